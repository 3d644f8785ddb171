# Was an einem Bild des Bretts nicht stimmt. $n, $rows, $columns und die Größen in px sind Zahlen, $mark ist die Nummer
# auf einer Marke, $marks sind mehrere davon, $holes sind Namen von Löchern.

board-eye-none = Auf dem Bild ist kein Brett: Richte die Kamera auf das ganze Brett, so dass alle Löcher zu sehen sind.
board-eye-half = Auf dem Bild ist nur ein Teil des Bretts: Rück die Kamera, bis alle Löcher zu sehen sind.
board-eye-dark = Das Bild ist schwarz: Mach Licht oder nimm die Abdeckung von der Kamera.
board-eye-broken = Dieses Bild ist beschädigt und lässt sich nicht lesen: Nimm es noch einmal auf.
board-eye-mirrored = Das Bild ist gespiegelt, oder W und O sind vertauscht: Schalt das Spiegeln der Kamera aus, dann geh die Ecken der Reihe nach N-W, N-O, S-O, S-W ab.
board-eye-swapped = Zwei Ecken sind vertauscht: Geh das Brett der Reihe nach N-W, N-O, S-O, S-W ab.
board-eye-corners = Ein Brett hat vier Ecken, hier sind es { $n }.
board-eye-few-marks = { $n ->
    [0] Keine der vier Marken ist zu sehen: Zeig mindestens drei.
    [one] Nur eine der vier Marken ist zu sehen: Zeig mindestens drei.
   *[other] Nur { $n } der vier Marken sind zu sehen: Zeig mindestens drei.
}
board-eye-exchanged = Die Marken { $marks } liegen nicht in der richtigen Reihenfolge ums Brett: Eine ist in der falschen Ecke. Von S aus liegt 0 hinten links, 1 hinten rechts, 2 vorne rechts und 3 vorne links.
board-eye-turned = Marke { $mark } liegt verdreht: Leg sie so, dass ihre Nummer von S aus aufrecht steht.
board-eye-crooked = Marke { $mark } liegt nicht da, wo sie nach den anderen liegen müsste: Leg sie in ihre Ecke zurück.
board-eye-grid = Dieses Brett hat { $rows } mal { $columns } Löcher, das Spiel hat 5 mal 5.
board-eye-size = Das Bild hat { $wide } mal { $high } px, eingerichtet wurde der Tisch mit { $was_wide } mal { $was_high }: Richte den Tisch mit dieser Kamera neu ein.
board-eye-covered = Etwas verdeckt { $holes }: Diese Löcher wurden nicht gelesen.
board-eye-no-marks = Es sind keine Marken zu sehen, also ist nicht bekannt, wo S sitzt: Der untere Bildrand gilt als S.
board-eye-alike = { $one } und { $other } sehen bei diesem Licht gleich aus: Ändere das Licht oder spielt mit anderen Farben.
