# Einrichten von Kamera und Brett: der Assistent, seine Ablehnungen, die Güte, und was beim Spielen gesagt wird.

## Pages
cal-ui-title = Kamera und Brett einrichten
cal-ui-steps = Schritte
cal-ui-picture_alt = Was die Kamera sieht
cal-ui-back = Zurück
cal-ui-skip = Überspringen
cal-ui-saved = Gespeichert. Der Tisch richtet sich ab jetzt danach.
cal-ui-start_again = Neu beginnen
cal-ui-retry = Kein Kontakt – versuch es noch einmal.
cal-ui-no_picture = Die Kamera liefert kein Bild.
cal-ui-sheets = Blätter zum Drucken
cal-ui-sheets_note = Druck mit 100 % (tatsächliche Größe). Die Linie auf dem Blatt muss genau 100 mm lang sein.
cal-ui-moving = Profil und Weiteres
cal-ui-moving_note = Ein Profil bewahrt alles, was hier gemessen wird. Es lässt sich auf einen anderen Rechner mitnehmen; die letzten zehn bleiben.
cal-ui-export = Als Datei sichern
cal-ui-import = Datei übernehmen
cal-ui-foreign = Das ist keine Datei mit Profilen.
cal-ui-eye = Was das Auge sieht
cal-ui-wizard = Neu einrichten
cal-ui-corner = Ecke
cal-ui-zone = Zone
cal-ui-seats = Wer hier spielt
cal-ui-by_hand = Keine Marken: Ecken von Hand setzen
cal-ui-side_mm = Seite des Bretts (mm)
cal-ui-mark_mm = Seite einer schwarzen Marke (mm)
cal-ui-where = Wo die Marken liegen
cal-ui-where_board = Auf dem Brett, in seinen Ecken
cal-ui-where_table = Auf dem Tisch, außen an den Ecken
cal-ui-where_mat_A4 = Auf der gedruckten Matte, A4
cal-ui-where_mat_A3 = Auf der gedruckten Matte, A3
cal-ui-turned = Die Kamera schaut wirklich von einer anderen Seite als Süd
cal-ui-marks_seen = Marken gesehen
cal-ui-no_marks = Noch ist keine Marke zu sehen.
cal-ui-taken = Bilder gemacht
cal-ui-lens_done = Linse jetzt ausmessen
cal-ui-lens_known = Die Linse ist schon ausgemessen.
cal-ui-held = Festgehalten
cal-ui-not_held = Diese Kamera lässt sich nicht festhalten. Sie passt sich weiter selbst an: Lasst das Licht, wie es ist.
cal-ui-pitch_mm = Loch zu Loch (mm)
cal-ui-hole_mm = Weite eines Lochs (mm)
cal-ui-stone_mm = Breite eines Steins (mm)
cal-ui-thick_mm = Dicke eines Steins (mm)
cal-ui-line_inset_mm = Rand bis Abschusslinie (mm)
cal-ui-line_length_mm = Länge der Abschusslinie (mm)
cal-ui-colours = Farben im Spiel
cal-ui-figure = Güte
cal-ui-value = Gemessen
cal-ui-limit = Grenze
cal-ui-passes = gut
cal-ui-advice = siehe Rat
cal-ui-optional = nur wer mag
cal-ui-enough = Alles Übrige bleibt, wie es war
cal-ui-done = Zurück zum Spiel
cal-ui-print = Marken drucken
cal-ui-holes_unseen = Dort sind keine Löcher zu sehen, gezeigt sind die üblichen: Schau, ob der Umriss auf dem Rand des Bretts liegt.
cal-ui-sizes = Maße ändern
cal-ui-stone_known = Einen Stein musst du nur messen, wenn eure nicht die üblichen sind.
# $paper is A4 or A3.
cal-sheet-marks = Vier Marken, { $paper }
cal-sheet-lens = Schachbrett für die Linse, { $paper }
cal-sheet-mat = Matte für Karten, { $paper }

## Steps
cal-step-picture = Bild
cal-step-marks = Marken
cal-step-corners = Ecken
cal-step-lens = Linse
cal-step-zones = Zonen
cal-step-holes = Löcher
cal-step-stones = Steine
cal-step-deck = Karten
cal-step-exposure = Belichtung
cal-step-save = Speichern
cal-about-picture = Häng die Kamera so auf, dass der ganze Tisch im Bild ist, Süd am unteren Rand, und mach sie gut fest.
cal-about-marks = Leg die vier gedruckten Marken mit ihrer kleinen schwarzen Ecke auf die Ecken des Bretts: 0 zwischen Nord und West, dann 1, 2, 3 im Uhrzeigersinn. Sie werden von selbst gefunden.
cal-about-corners = Zieh jeden Ring auf seine Ecke des Bretts. Mit Tastatur: Tab bis zum Ring, dann die Pfeiltasten.
cal-about-lens = Für genauere Orte: Halt das gedruckte Schachbrett vor die Kamera, jedes Mal anders gekippt und einmal nah an jedem Rand, und mach vier oder mehr Bilder.
cal-about-zones = Wo jeder Platz seine Karten legt: Wähl die Plätze und zieh die Ecken. Bretter brauchen keine Zonen.
cal-about-holes = Die Ringe sollen auf den Löchern liegen und die gestrichelten Linien auf den Abschusslinien. Sonst ändere die Maße.
cal-about-stones = Leg von jeder Farbe zwei Steine in die Löcher, die im Bild einen Namen haben: den ersten mit der Marke nach oben, den zweiten nach unten. Keine zur Hand? Überspring es: Die üblichen Farben sind bekannt.
cal-about-deck = Gewöhnliche Kartenspiele werden auch so gelesen. Ein anderes Spiel, seine Rückseite oder eigene Karten werden mit ein paar Bildern angelernt; das geht auch später.
cal-about-exposure = Stell das Licht ein, wie es beim Spielen ist, und halt dann Belichtung, Verstärkung und Weißabgleich fest, damit die Farben gleich bleiben.
cal-about-save = So gut ist der Tisch vermessen. Wo etwas fehlt, steht ein Rat dabei.
cal-act-picture = Das Bild stimmt
cal-act-marks = Mit diesen Marken messen
cal-act-corners = Die Ecken stimmen
cal-act-lens = Bild machen
cal-act-zones = Die Zonen stimmen
cal-act-holes = Die Ringe liegen auf den Löchern
cal-act-stones = Die Steine liegen so
cal-act-deck = Weiter
cal-act-exposure = Festhalten
cal-act-save = Speichern

## Quality. $amount is a figure with its unit.
cal-at_least = mindestens { $amount }
cal-at_most = höchstens { $amount }
cal-verdict-good = Alle Werte sind gut.
cal-verdict-off = { $n ->
    [one] Ein Wert liegt
   *[other] { $n } Werte liegen
} außerhalb der Grenzen: siehe Rat.
cal-unit-px = { $whole },{ $tenth } px
cal-unit-mm = { $whole },{ $tenth } mm
cal-unit-px_mm = { $whole },{ $tenth } px/mm
cal-unit-percent = { $n } %
cal-unit-delta = { $n }
cal-figure-error_px = Orte, Fehler im Bild
cal-figure-error_mm = Orte, Fehler auf dem Tisch
cal-figure-fineness = Feinheit des Bilds
cal-figure-evenness = Gleichmäßiges Licht
cal-figure-sharpness = Breite der Kanten
cal-figure-burnt = Überstrahlt
cal-figure-brightness = Helligkeit
cal-figure-separation = Abstand der Farben
cal-advice-error_px = Leg die Marken flach hin, prüf die Maße und miss die Linse aus.
cal-advice-error_mm = Miss Brett und Marke noch einmal und prüf die gedruckte 100-mm-Linie.
cal-advice-fineness = Häng die Kamera näher oder stell größere Bilder ein.
cal-advice-evenness = Eine Seite ist viel dunkler: Rück die Lampe in die Mitte oder nimm eine zweite.
cal-advice-sharpness = Das Bild ist unscharf: Stell die Linse scharf, wisch sie ab und lass nichts wackeln.
cal-advice-burnt = Teile des Bilds sind überstrahlt: Dimm die Lampe oder dreh sie weg von dem, was glänzt.
cal-advice-brightness = Es ist zu dunkel: mehr Licht auf den Tisch.
cal-advice-separation = Zwei Farben sehen in diesem Licht gleich aus: Nimm eine weißere Lampe oder andere Steine.

## Refusals
cal-step = Dieser Schritt ist noch nicht offen: Mach hier weiter.
cal-skip = Ohne diesen Schritt geht nichts.
cal-elsewhere = Ein anderes Telefon ist schon weiter: Schau den Schritt an, der jetzt da steht.
cal-points = Das sind keine Punkte des Bilds.
cal-sizes = Diese Maße können nicht sein: Miss noch einmal und gib Millimeter ein.
cal-picture-none = Die Kamera liefert kein Bild: Prüf ihr Kabel.
cal-picture-small = Das Bild ist mit { $wide } × { $high } zu klein: Stell größere Bilder ein.
cal-picture-black = Das Bild ist schwarz: Nimm den Deckel von der Linse oder mach Licht.
# $turns quarter turns clockwise.
cal-turned = Der Tisch liegt im Bild um { $turns ->
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
} verdreht: Dreh die Kamera, bis Nord oben ist, oder sag, dass sie wirklich von einer anderen Seite schaut.
cal-stretched = Nach diesen Maßen wäre eine Marke { $wide } × { $high } mm groß, gedruckt ist sie mit { $printed } mm: Ein Maß ist falsch eingegeben, oder Breite und Höhe sind vertauscht.
cal-sized = Brett und Marken passen nicht zusammen: Auf einem Brett von { $side } mm wäre das schwarze Quadrat einer Marke { $mark } mm breit, nicht { $printed } mm. Miss eins von beiden mit dem Lineal oder tipp an, was stimmt.
cal-mat = Die Marken liegen wie auf der gedruckten Matte { $paper }: Tipp sie an oder leg die Marken aufs Brett.
cal-corners-waiting = Noch nicht jeder Ring ist bewegt: Zieh jeden auf seine Ecke des Bretts.
cal-pretend = Der Übungstisch zeigt sein Brett nur in einem Spiel auf dem Brett: Fang zuerst eins an.
cal-offer-mark = Eine Marke misst { $n } mm
cal-offer-board = Das Brett misst { $n } mm
cal-lens-few = Erst { $have } von mindestens { $want } Bildern zeigen das Schachbrett: Mach mehr.
cal-lens-no_board = Das Schachbrett ist nicht zu sehen: Halt es flacher, näher und ins Licht.
cal-lens-other_board = Das ist nicht das Schachbrett von unseren Blättern: Druck jenes, ohne es zu drehen oder zu skalieren.
cal-lens-sizes = Die Bilder sind verschieden groß: Mach alle mit derselben Einstellung.
cal-lens-middle = Das Schachbrett war nur in einem Teil des Bilds: Halt es auch an jeden Rand.
cal-lens-tilt = Das Schachbrett war immer gleich gehalten: Kipp es mehr, jedes Mal anders.
cal-lens-bad = Die Bilder passen nicht zu einer Linse ({ $tenths } Zehntel Pixel daneben): Kleb das Blatt auf etwas Flaches und halt es still.
# $zone is S, W, N, E.
cal-zones-seat = { $zone } ist kein Platz: Es gibt S, W, N und E.
cal-zones-folded = Die Zone von { $zone } ist verdreht: Ihre Ecken müssen der Reihe nach herumgehen.
cal-zones-tiny = Die Zone von { $zone } ist zu klein für eine Karte.
cal-zones-overlap = Die Zonen von { $one } und { $other } liegen übereinander: Eine Karte dort gehörte beiden.
cal-zones-no_plane = Dafür muss der Tisch zuerst vermessen sein: mit Marken oder Ecken.
cal-grid-count = Ein Raster von { $rows } mal { $columns } Löchern: Die Regeln kennen nur fünf mal fünf.
cal-grid-stone = Ein Stein von { $stone } mm passt nicht in ein Loch von { $hole } mm.
cal-grid-thick = Ein Stein von { $stone } mm Breite kann nicht { $thick } mm dick sein.
cal-grid-touch = Löcher von { $hole } mm können nicht { $pitch } mm auseinander sein: Sie würden sich berühren.
cal-grid-line = Die Abschusslinie { $inset } mm vom Rand liefe über die Löcher: Dort sind nur { $free } mm frei.
cal-stones-count = Wähl zwei bis fünf Farben.
cal-stones-empty = In { $holes } ist kein Stein zu sehen: Leg die Steine, wie die Liste sagt.
# $controls are names of the camera's controls.
cal-exposure-differs = Die Kamera tut nicht, was ihr gesagt wurde ({ $controls }): Versuch es noch einmal oder nimm eine andere.
cal-exposure-silent = Die Kamera sagt nicht, was sie tut; so lässt sich nichts festhalten.
cal-exposure-drift = Die Kamera hat ihre Belichtung geändert ({ $controls }): Halt sie auf der Einrichtungsseite wieder fest.
cal-profile-size = Das Profil ist für Bilder von { $was_wide } × { $was_high }, die Kamera liefert { $wide } × { $high }: Stell die Kamera zurück oder richte neu ein.
cal-profile-upside_down = Profil und Bild stehen gegeneinander auf dem Kopf: Dreh die Kamera um eine halbe Drehung oder richte neu ein.
cal-profile-no_marks = Keine der Marken des Profils ist zu sehen: Leg sie wieder hin oder richte neu ein.
cal-profile-torn = Das gespeicherte Profil lässt sich nicht lesen: Richte neu ein.
cal-profile-foreign = Das ist keine Profildatei dieses Programms: Sichere sie auf dem anderen Rechner neu.

## During play
cal-follow-moved = Die Kamera wurde verschoben: Stell sie zurück oder richte sie neu ein. Bis dahin wird nichts gelesen.
cal-follow-lost = Marke { $marks } ist nicht zu sehen: Deck sie auf oder leg sie zurück. Bis dahin wird nichts gelesen.
cal-follow-realigned = Die Kamera wurde um { $whole },{ $tenth } mm angestoßen; es wurde von selbst ausgeglichen.
cal-light-darker = Das Licht ist { $percent } % dunkler als beim Einrichten: Stell die Lampe wieder hin.
cal-light-brighter = Das Licht ist { $percent } % heller als beim Einrichten: Dimm es.
cal-light-burnt = Das Licht ist so hell, dass Weiß überstrahlt: Dimm es.
cal-light-tinted = Das Licht hat eine andere Farbe als beim Einrichten: Farben können falsch gelesen werden.

## Which camera it is. $wide and $high are the size of its pictures, $n is the camera's number or how many pictures there are
cal-camera-drawn = Kamera des Übungstischs, { $wide } × { $high } Bildpunkte
cal-camera-usb = USB-Kamera { $n }, { $wide } × { $high } Bildpunkte
cal-camera-pi = Kamera des Pi, { $wide } × { $high } Bildpunkte
cal-camera-folder = { $n ->
    [one] Ein Bild aus dem Ordner { $folder }
   *[other] { $n } Bilder aus dem Ordner { $folder }
}
cal-camera-none = Keine Kamera

## At the command line, where no camera gives a picture. $option is what is typed to name a folder, $folder a name
cal-cli-none = Es ist keine Kamera da: Steck eine an, oder nenn mit { $option } einen Ordner mit Bildern.
cal-cli-gone = Die Kamera liefert keine Bilder: Prüf ihr Kabel und fang dann neu an.
cal-cli-busy = Ein anderes Programm benutzt Kamera { $device }: Schließ es und fang dann neu an. Vielleicht ist es der Tisch selbst; seine Seite kann dasselbe.
cal-cli-fault = Die Kamera startet nicht: Prüf ihr Kabel, starte den Rechner neu und fang dann neu an.
cal-cli-folder = Im eingestellten Ordner { $folder } sind keine Bilder: Leg welche hinein, oder nenn mit { $option } einen anderen.

## What the eye sees
cal-eye-title = Was das Auge sieht
cal-eye-measured = Der Tisch ist vermessen; die Linien zeigen, wonach sich das Auge richtet.
cal-eye-unmeasured = Der Tisch ist nicht vermessen: Das Bild wird in Hälften geteilt.
cal-eye-readings = Zuletzt gelesen
cal-eye-none = Noch ist nichts gelesen.
cal-eye-stone = { $colour } { $sign }
