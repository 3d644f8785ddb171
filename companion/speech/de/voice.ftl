# Stimme und Ton: was ein Handy ausruft, und die Schalter dafür.

web-voice-title = Ton
web-voice-what = Was gesprochen wird
web-voice-off = Nichts
web-voice-points = Punkte
web-voice-calls = Punkte und was geschieht
web-voice-blind = Alles – für Spieler, die nicht sehen
web-voice-blind_about = Jede Karte, jede Aufforderung und jeder Punktestand wird gesprochen; niemand braucht den Bildschirm.
web-voice-voice = Stimme
web-voice-auto = wie das Handy sie hat
web-voice-reader = mein Bildschirmleser
web-voice-no_voice = Dieses Handy hat keine Stimme für Deutsch. Füge eine in seinen Einstellungen hinzu, oder lege ein Tonpaket auf den Computer am Tisch.
web-voice-speed = Tempo
web-voice-tone = LOS-Ton auf diesem Handy
web-voice-tone_about = Nur auf einem Handy, und nur wo der Tisch keinen Summer hat.
web-voice-again = Noch einmal sagen
web-voice-resume = Tippen, um den Ton wieder einzuschalten
web-voice-correction = Berichtigung.
web-voice-on = Der Ton ist an.
web-voice-close = Schließen
web-voice-pack = Töne aus dem Paket am Tisch:
web-voice-awake_on = Der Bildschirm bleibt an.
web-voice-awake_trick = Ein stiller Film hält den Bildschirm an. Wird er trotzdem dunkel, stelle in den Einstellungen eine längere Zeit ein.
web-voice-awake_off = Der Bildschirm kann dunkel werden.
web-voice-awake_ask = Bildschirm anlassen
web-voice-of = { $P }: { $n }
web-voice-score = { ROW($points) }.
