# Co jest nie tak z obrazem planszy. $n, $rows, $columns i wymiary w px to liczby, $mark to numer na znaczniku,
# $marks to kilka takich numerów, $holes to nazwy otworów.

board-eye-none = Na obrazie nie ma planszy: skieruj kamerę na całą planszę, tak by było widać wszystkie otwory.
board-eye-half = Na obrazie jest tylko część planszy: przesuń kamerę, aż będzie widać wszystkie otwory.
board-eye-dark = Obraz jest czarny: włącz lampę albo zdejmij osłonę z kamery.
board-eye-broken = Ten obraz jest uszkodzony i nie da się go odczytać: zrób go jeszcze raz.
board-eye-mirrored = Obraz jest odbity albo W i E są zamienione: wyłącz odbicie w kamerze, potem zaznacz rogi po kolei N-W, N-E, S-E, S-W.
board-eye-swapped = Dwa rogi są zamienione: obejdź planszę po kolei N-W, N-E, S-E, S-W.
board-eye-corners = Plansza ma cztery rogi, tu jest ich { $n }.
board-eye-few-marks = { $n ->
    [0] Nie widać żadnego z czterech znaczników: pokaż co najmniej trzy.
    [one] Widać tylko jeden z czterech znaczników: pokaż co najmniej trzy.
   *[other] Widać tylko { $n } z czterech znaczników: pokaż co najmniej trzy.
}
board-eye-exchanged = Znaczniki { $marks } nie leżą wokół planszy we właściwej kolejności: jeden jest w złym rogu. Patrząc od S, 0 leży daleko po lewej, 1 daleko po prawej, 2 blisko po prawej, a 3 blisko po lewej.
board-eye-turned = Znacznik { $mark } jest obrócony: połóż go tak, by numer stał prosto, patrząc od S.
board-eye-crooked = Znacznik { $mark } nie leży tam, gdzie wynika z pozostałych: odłóż go do jego rogu.
board-eye-grid = Ta plansza ma { $rows } na { $columns } otworów, gra ma 5 na 5.
board-eye-size = Obraz ma { $wide } na { $high } px, a stół ustawiono przy { $was_wide } na { $was_high }: ustaw stół od nowa z tą kamerą.
board-eye-covered = Coś zasłania { $holes }: tych otworów nie odczytano.
board-eye-no-marks = Nie widać znaczników, więc nie wiadomo, gdzie siedzi S: za S przyjęto dolny brzeg obrazu.
board-eye-alike = { $one } i { $other } wyglądają w tym świetle tak samo: zmień lampę albo grajcie innymi kolorami.
