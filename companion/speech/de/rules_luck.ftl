# Die Regeln des Glücksspiels mit zwei Spalten, L1 bis L20, für die Regelseite.

rule-L1 = Nehmt aus zwei Kartenspielen alle 2 bis 10, alle Könige und vier Joker: 84 Karten, gemischt, verdeckt als Nachziehstapel.
rule-L2 = Zu zweit geht auch das kurze Spiel: ein Kartenspiel und zwei Joker, 42 Karten.
rule-L3 = Zwei bis vier Spieler. Bestimmt, wer anfängt, dann geht es im Uhrzeigersinn.
rule-L4 = In deinem Zug machst du eines davon: ziehen, sichern oder die Spalte nehmen, die noch auf dem Tisch liegt.
rule-L5 = Ziehen: Deck Karten einzeln auf und leg jede in eine von zwei Spalten. Nach jeder Karte machst du weiter oder hörst auf.
rule-L6 = Eine Spalte, die der Vorgänger übrig ließ, bleibt liegen und ist beim Ziehen eine deiner zwei Spalten.
rule-L7 = In einer Spalte liegt nie zweimal derselbe Wert oder dieselbe Farbe. Passt nur eine Spalte, kommt die Karte dorthin.
rule-L8 = Eine Spalte hat also höchstens vier Karten. Sind beide voll, geht die nächste Karte schief.
rule-L9 = Aufhören: Wähl eine der Spalten und leg ihre Karten offen vor dich, nach Farben sortiert. Die andere bleibt. Der Nächste ist dran.
rule-L10 = Nehmen: Statt zu ziehen, nimmst du die übrige Spalte. Dein Zug ist vorbei.
rule-L11 = Reinfall: Die Karte passt in keine Spalte. Alle in diesem Zug aufgedeckten Karten kommen auf den Ablagestapel. Der Nächste ist dran.
rule-L12 = Ein König ist ein Reinfall, und zwar sofort.
rule-L13 = Auch ein Joker ist ein Reinfall, und er kostet dich einen offenen Farbstapel seiner Farbe: rot heißt Herz oder Karo, schwarz heißt Pik oder Kreuz.
rule-L14 = Bei zwei Stapeln dieser Farbe wählst du. Hast du keinen, verlierst du nichts weiter.
rule-L15 = Sichern: Dreh einen deiner Farbstapel um. Vor Jokern ist er jetzt sicher. Dein Zug ist vorbei.
rule-L16 = Neue Karten einer gesicherten Farbe beginnen einen neuen offenen Stapel, der wieder in Gefahr ist.
rule-L17 = Ist der Nachziehstapel das erste Mal leer, mischt die Ablage: Sie ist der neue Stapel.
rule-L18 = Ist er das zweite Mal leer, endet das Spiel nach diesem Zug.
rule-L19 = Es zählen die Werte aller deiner Karten, 2 bis 10, offen und gesichert.
rule-L20 = Die höchste Summe gewinnt. Bei Gleichstand teilt man sich den Sieg.
