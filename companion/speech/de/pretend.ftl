# Das Brett des Übungstischs: was ein Tippen auf sein Bild tut.

web-pretend-sink = In ein Loch
web-pretend-lie = Bleibt lose liegen
web-pretend-lean = Lehnt am Rand
web-pretend-take = Wegnehmen
web-pretend-clear_board = Brett abräumen
web-pretend-tap_hole = Tipp im Bild auf ein Loch.
web-pretend-tap_place = Tipp auf die Stelle, wo der Stein liegen bleibt.
web-pretend-tap_stone = Tipp auf einen Stein, um ihn wegzunehmen.
web-pretend-colours = Farbe des Steins
web-pretend-faces = Wie der Stein liegt
web-pretend-tools = Was das Tippen tut
