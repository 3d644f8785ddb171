# Karten anlernen (web/calibration_deck.py, push-companion deck): Spiele, ihre Rückseiten, selbst gemachte Karten.
deck-title = Karten anlernen
deck-about = Gewöhnliche Kartenspiele werden auch so gelesen. Ein angelerntes Spiel liest der Tisch sicherer und kennt seine Rückseite und selbst gemachte Karten.
deck-known = { $n ->
    [52] Alle 52 Karten bekannt
   *[other] { $n } von 52 Karten bekannt
}
deck-missing = es fehlen noch:
deck-back_known = Rückseite bekannt
deck-back_unknown = Rückseite nicht bekannt
deck-worth = { $n ->
    [0] keine Zahl
   *[other] Zahl { $n }
}

## The page. $n counts cards.
deck-ui-cards = Karten
deck-ui-back = Rückseite
deck-ui-custom = Eigene Karte
deck-ui-what = Was ist im Bild
deck-ui-pack = Name des Kartenspiels
deck-ui-first = Unser Spiel
deck-ui-how_cards = Leg etwa 13 Karten offen nebeneinander, sodass jede Ecke zu sehen ist. Vier Bilder geben ein Spiel.
deck-ui-how_back = Leg eine Karte dieses Spiels verdeckt hin und sonst nichts.
deck-ui-how_custom = Leg die eigene Karte offen hin, allein auf einem glatten Grund von anderer Farbe.
deck-ui-camera = Bild mit der Kamera des Tischs
deck-ui-phone = Foto mit diesem Handy
deck-ui-album = Foto auswählen
deck-ui-reading = Das Bild wird gelesen …
deck-ui-look = Stimmen die Namen? Tipp eine Karte an, um sie zu ändern.
deck-ui-check = Bitte prüfen
deck-ui-left = Weggelassen
deck-ui-right = Der Name stimmt
deck-ui-change = Eine andere Karte
deck-ui-not_card = Keine Karte, weglassen
deck-ui-away = Bild weglegen
deck-ui-this_back = Das ist die Rückseite
deck-ui-this_card = Diese Karte anlernen
deck-ui-card_name = Name der Karte
deck-ui-number = Zahl (0 für keine, Bube 11 bis Ass 14)
deck-ui-known = Was der Tisch kennt
deck-ui-none = Noch ist nichts angelernt.
deck-ui-forget = Vergessen
deck-ui-forget_sure = Wirklich vergessen?
deck-ui-failed = Der Tisch ist nicht zu erreichen. Nichts ist verloren; versuch es noch einmal.
deck-ui-too_large = Das Foto ist zu groß: Mach ein gewöhnliches.
deck-ui-camera_alt = Was die Kamera des Tischs sieht
deck-act-teach = { $n ->
    [0] Diese Karten anlernen
    [one] Eine Karte anlernen
   *[other] { $n } Karten anlernen
}
deck-open = { $n ->
    [one] Eine Karte ist nicht sicher: Tipp sie an. Ungeprüft wird sie nicht angelernt.
   *[other] { $n } Karten sind nicht sicher: Tipp sie an. Ungeprüft werden sie nicht angelernt.
}

## What was done
deck-done-cards = { $name }: angelernt. Der Tisch richtet sich ab jetzt danach.
deck-done-back = { $name }: Die Rückseite ist bekannt.
deck-done-back_like = { $name }: Die Rückseite ist bekannt, aber sie sieht aus wie die von { $others }; diese Spiele sind nicht zu unterscheiden.
deck-done-custom = { $card } ist bekannt, mit der Zahl { $n }. Ein neues Duell schlägt sie vor.
deck-done-forgotten = { $name } ist vergessen.
deck-done-twice = { $card } war schon da: Prüf die andere, sie hat ihren Namen verloren.

## Refusals
deck-name = Das ist kein Name für ein Kartenspiel: Nimm bis zu { $most } Buchstaben, der erste kein !.
deck-card_name = Das ist kein Name für eine Karte: Nimm bis zu { $most } Buchstaben ohne ! ? # *.
deck-number = Die Zahl einer Karte ist { $least } bis { $most }.
deck-nothing = Es wurde keine Karte angelernt: Tipp die Namen an, die stimmen.
deck-same = Alles in diesem Bild ist schon bekannt: Zeig andere Karten, oder leg diese neu hin.
deck-look_alike = Diese Karte sieht aus wie { $cards }, die bekannt ist: Der Tisch könnte sie nicht unterscheiden.
deck-nothing_named = Unter dem Namen { $name } wurde nichts angelernt.
deck-no_card = In diesem Bild ist keine Karte zu lesen: Leg die Karten offen nebeneinander, sodass jede Ecke zu sehen ist.
deck-no_whole = Es ist keine ganze Karte zu sehen: Leg sie allein auf einen glatten Grund von anderer Farbe.
deck-gone = Ein anderes Handy hat dieses Bild schon angelernt oder weggelegt.
deck-changed = Ein anderes Handy hat in diesem Bild einen Namen geändert: Schau noch einmal hin und lern es dann an.
deck-same_photo = Dieses Foto wurde schon angelernt: Mach eines von anderen Karten.
deck-many = { $most } Bilder warten schon: Lern zuerst eines davon an, oder leg es weg.
