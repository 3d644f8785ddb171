# Il tabellone del tavolo di prova: che cosa fa un tocco sull'immagine.

web-pretend-sink = In una buca
web-pretend-lie = Resta libera
web-pretend-lean = Appoggiata al bordo
web-pretend-take = Togliere
web-pretend-clear_board = Sgombera il tabellone
web-pretend-tap_hole = Tocca una buca nell'immagine.
web-pretend-tap_place = Tocca il punto in cui la pedina si ferma.
web-pretend-tap_stone = Tocca una pedina per toglierla.
web-pretend-colours = Colore della pedina
web-pretend-faces = Come giace la pedina
web-pretend-tools = Che cosa fa il tocco
