# Plansza stołu ćwiczebnego: co robi stuknięcie obrazu.

web-pretend-sink = Do dołka
web-pretend-lie = Zostaje luźno
web-pretend-lean = Opiera się o brzeg
web-pretend-take = Zabierz
web-pretend-clear_board = Zbierz z planszy
web-pretend-tap_hole = Stuknij dołek na obrazie.
web-pretend-tap_place = Stuknij miejsce, w którym krążek się zatrzyma.
web-pretend-tap_stone = Stuknij krążek, żeby go zabrać.
web-pretend-colours = Kolor krążka
web-pretend-faces = Jak leży krążek
web-pretend-tools = Co robi stuknięcie
