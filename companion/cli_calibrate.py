"""`push-companion calibrate`: the wizard's steps at the machine itself, on its camera or on a folder of pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.cli_profiles import profile
from companion.engine import Prompt, Refused
from companion.errors import Unreadable
from companion.settings import CameraSettings
from companion.speech import LANGUAGES, plain, say

if TYPE_CHECKING:
    from calibration.check import Figure
    from calibration.exposure import Exposure
    from calibration.measured import TableMeasured
    from calibration.plane import Picture
    from calibration.sheets import Layout
    from calibration.steps import Walk
    from hardware.steady import SteadyCamera

MATS = ("mat-A3", "mat-A4")
WITHOUT = {"hw.camera.none": "cal.cli.none", "hw.camera.gone": "cal.cli.gone", "hw.camera.busy": "cal.cli.busy",
           "hw.camera.fault": "cal.cli.fault", "hw.camera.folder": "cal.cli.folder"}
"""What is wrong with a camera, said to somebody who calibrates: during play the sentence ends with cards by hand."""
PHOTO = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)

_language = click.option("--language", type=click.Choice(LANGUAGES), help="Of the sentences; else the table's.")
_pictures = click.option("--pictures", type=FOLDER, help="Take the pictures of this folder, not the camera's.")


@click.group(invoke_without_command=True)
@_pictures
@click.option("--where", type=click.Choice(["board", "table", *MATS]),
              help="Where the four marks lie: on the board, beside it, or printed on a mat.  [default: as saved, else "
              "board]")
@click.option("--side", type=float, help="Side of the board (mm).  [default: as saved, else 500]")
@click.option("--mark", type=float, help="Side of a black mark (mm).  [default: as saved, else 30]")
@click.option("--corners", metavar="X,Y X,Y X,Y X,Y", help="The board's corners in the picture (px) instead of marks: "
              "north-west first, then clockwise.")
@click.option("--turned", is_flag=True, help="The camera really looks from another side than south.")
@click.option("--lens", type=FOLDER, help="Folder with four or more pictures of the printed chessboard.")
@click.option("--stones", metavar="red,blue", help="Teach these colours: a1 and a2 hold a stone of the first one, mark "
              "up and mark down, b1 and b2 of the second one ...")
@click.option("--draw", type=click.Path(dir_okay=False, path_type=Path), help="Write the picture with what was found.")
@click.option("--yes", is_flag=True, help="Take every proposal without asking.")
@_language
@settings_file
@data_folder
@click.pass_context
def calibrate(ctx: click.Context, pictures: Path | None, where: str | None, side: float | None, mark: float | None,
              corners: str | None, turned: bool, lens: Path | None, stones: str | None, draw: Path | None, yes: bool,
              language: str | None, file: Path | None, data: Path | None) -> None:
    """Measure table and camera, step by step, and save the profile; every refusal says what to do."""
    if ctx.invoked_subcommand is not None:
        return
    from calibration import steps
    from calibration.drawing import drawn
    from calibration.lens import lens_from_boards
    from calibration.measured import save, table_measured

    settings, _ = settings_of(file)
    tongue, folder = language or settings.web.language, folder_of(settings, data)
    before = table_measured(folder)
    walk = steps.Walk.again(before) if before is not None else steps.Walk()
    layout = _layout(where, side, mark, before.layout if before is not None else None)
    with _speaking(tongue), _source(pictures, settings.camera) as source:
        picture = source.picture()
        walk = _told(steps.take_picture(walk, picture), "picture", tongue)
        if corners is None:
            walk = steps.take_marks(walk, picture, layout, turned=turned)
        else:
            walk = steps.take_corners(walk.by_hand(), picture, _points(corners), layout.width_mm, turned=turned)
        walk = _told(walk, "marks" if corners is None else "corners", tongue)
        if lens is not None:
            walk = steps.take_lens(walk.to("lens"), lens_from_boards(_photos(_in(lens))))
        if walk.step == "zones":
            walk = walk.skip()  # they are drawn by hand, which a browser can and a terminal cannot
        if walk.step == "holes":
            walk = _holes(walk, picture, yes, tongue)
            walk = _stones(walk, source, stones, yes, tongue)
        walk = _told(steps.take_exposure(walk, source.hold()), "exposure", tongue)
        if not walk.measured.exposure.fixed:
            click.echo(_text(Prompt("cal.ui.not_held"), tongue))
        picture = source.picture()
    figures = steps.quality(walk, picture)
    _table(figures, tongue)
    if draw is not None:
        _write(draw, drawn(picture, walk.measured, walk.marks))
    if yes or click.confirm(_text(Prompt("cal.act.save"), tongue), default=True):
        saved = save(folder, steps.finished(walk, figures))
        click.echo(f"{_text(Prompt('cal.ui.saved'), tongue)} {saved}")


@calibrate.command()
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="Folder to write into.")
def sheets(into: Path) -> None:
    """Write the sheets to print (marks, chessboard, mat; A4 and A3) as PDF and SVG."""
    from calibration.sheets import every_sheet

    into.mkdir(parents=True, exist_ok=True)
    for sheet in every_sheet():
        (into / f"push-{sheet.name}.pdf").write_bytes(sheet.pdf())
        (into / f"push-{sheet.name}.svg").write_text(sheet.svg(), encoding="utf-8")
        click.echo(into / f"push-{sheet.name}.pdf")
    click.echo("Print at 100 % (actual size): the line on each sheet must measure exactly 100 mm.")


@calibrate.command()
@click.argument("photos", nargs=-1, type=PHOTO)
@_language
@settings_file
@data_folder
def check(photos: tuple[Path, ...], language: str | None, file: Path | None, data: Path | None) -> None:
    """Print how good the picture and the saved calibration are together: of PHOTOS, or of the camera's picture now.

    Ends with exit code 1 where a figure is out of its limit or the camera has moved.
    """
    from calibration.measured import table_measured, unfit_for

    settings, _ = settings_of(file)
    tongue = language or settings.web.language
    measured = table_measured(folder_of(settings, data))
    bad = False
    with _speaking(tongue):
        for picture in _photos(photos) if photos else _live(settings.camera):
            why = unfit_for(measured, picture) if measured is not None else Prompt("cal.eye.unmeasured")
            figures = _figures(picture, measured if why is None else None)
            _table(figures, tongue)
            if why is not None:
                click.echo(_text(why, tongue))
            bad = bad or why is not None or not all(one.passed for one in figures)
    if bad:
        raise click.exceptions.Exit(1)


@calibrate.command()
@click.argument("photos", nargs=-1, required=True, type=PHOTO)
@click.option("--where", type=click.Choice(["board", "table", *MATS]), default="board", show_default=True)
@click.option("--side", type=float, default=500.0, show_default=True, help="Side of the board (mm).")
@click.option("--mark", type=float, default=30.0, show_default=True, help="Side of a black mark (mm).")
@click.option("--draw", type=click.Path(file_okay=False, path_type=Path), help="Folder for copies with what was found.")
@_language
@settings_file
def board(photos: tuple[Path, ...], where: str, side: float, mark: float, draw: Path | None, language: str | None,
          file: Path | None) -> None:
    """Try PHOTOS of a board out, without saving: the marks that are found, the errors, the holes."""
    from calibration import steps
    from calibration.drawing import drawn
    from calibration.errors import Unfit
    from calibration.marks import find_marks

    settings, _ = settings_of(file)
    tongue = language or settings.web.language
    for photo, picture in zip(photos, _photos(photos), strict=True):
        marks = tuple(find_marks(picture))
        walk = steps.Walk()
        try:
            walk = steps.take_marks(steps.take_picture(walk, picture), picture, _layout(where, side, mark), turned=True)
            told = f"{walk.error_px:.2f} px, {walk.error_mm:.2f} mm"
            if walk.measured.side_mm is not None:
                grid, ruled = steps.proposed_holes(walk, steps.seen_holes(walk, picture))
                walk = steps.take_holes(walk, grid, ruled)
                told += f"; holes {grid.hole_mm:g} mm, {grid.pitch_mm:g} mm apart"
        except Unfit as why:
            told = _text(why.prompt, tongue)
        click.echo(f"{photo}: marks {', '.join(str(one.number) for one in marks) or '-'}; {told}")
        if draw is not None:
            draw.mkdir(parents=True, exist_ok=True)
            _write(draw / f"{photo.stem}.jpg", drawn(picture, walk.measured, marks))


calibrate.add_command(profile)


class _Pictures:
    """Pictures of a folder, one after the other; the last one stays."""

    def __init__(self, folder: Path) -> None:
        self._left = _in(folder)
        if not self._left:
            raise Unreadable(f"there are no pictures (jpg, png) in {folder}: name a folder that has some")

    def picture(self) -> Picture:
        """The next picture."""
        path = self._left.pop(0) if len(self._left) > 1 else self._left[0]
        return next(iter(_photos([path])))

    def hold(self) -> Exposure:
        """Nothing: pictures are as they are."""
        from calibration.exposure import Exposure

        return Exposure({})


class _Camera:
    """The camera of this machine."""

    def __init__(self, camera: SteadyCamera) -> None:
        self._camera = camera

    def picture(self) -> Picture:
        """The newest picture; raises Unfit where none comes."""
        from calibration.errors import Unfit

        frame = self._camera.grab()
        if frame is None:
            key = WITHOUT.get(self._camera.gone, self._camera.gone or "cal.picture.none")
            raise Unfit(key, **{**self._camera.gone_values, "option": "--pictures"})
        return frame.picture

    def hold(self) -> Exposure:
        """Exposure, gain and white balance as they are now, read back."""
        return self._camera.hold()


@contextmanager
def _source(pictures: Path | None, settings: CameraSettings) -> Iterator[_Pictures | _Camera]:
    if pictures is not None:
        yield _Pictures(pictures)
        return
    from hardware.quiet import quiet_opencv
    from hardware.steady import SteadyCamera, opener

    def notice(*_: object, **__: object) -> None:
        """The camera's troubles are told by the step that wanted a picture."""

    camera = SteadyCamera(opener(settings, notice), notice, settings.timeout_s)
    try:
        with quiet_opencv():
            yield _Camera(camera)
    finally:
        camera.close()


@contextmanager
def _speaking(tongue: str) -> Iterator[None]:
    """A refusal is told in the language of the other sentences, not in the table's."""
    try:
        yield
    except Refused as refused:
        raise Unreadable(_text(refused.prompt, tongue)) from refused


def _live(settings: CameraSettings) -> Iterator[Picture]:
    with _source(None, settings) as source:
        yield source.picture()


def _in(folder: Path) -> list[Path]:
    from hardware.camera import ENDINGS

    return sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS)


def _photos(paths: Iterable[Path]) -> Iterator[Picture]:
    from hardware.camera import read_picture

    for path in paths:
        picture = read_picture(path.read_bytes())
        if picture is None:
            raise Unreadable(f"{path} is no whole JPEG or PNG picture")
        yield picture


def _layout(where: str | None, side: float | None, mark: float | None, saved: Layout | None = None) -> Layout:
    """What was named, the rest as it was saved, else as it is printed."""
    from calibration.sheets import MARGIN_MM, MARK_MM, Layout, mat_layout

    if where in MATS:
        return mat_layout(where[-2:])
    if where is None and side is None and mark is None and saved is not None:
        return saved
    board = saved if saved is not None and saved.where != "mat" else Layout(500.0, 500.0)
    side, mark = side or board.width_mm, mark or board.mark_mm
    return Layout(side, side, mark, MARGIN_MM * mark / MARK_MM, where or board.where)


def _points(text: str) -> list[tuple[float, float]]:
    try:
        points = [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]
    except ValueError:
        points = []
    if len(points) != 4:
        raise Unreadable(f"{text!r} are not four corners: write X,Y X,Y X,Y X,Y")
    return points


def _holes(walk: Walk, picture: Picture, yes: bool, tongue: str) -> Walk:
    from dataclasses import replace

    from calibration import steps

    seen = walk.measured.grid or steps.seen_holes(walk, picture)
    grid, ruled = steps.proposed_holes(walk, seen)
    if seen is None:
        click.echo(f"! {_text(Prompt('cal.ui.holes_unseen'), tongue)}")
    if not yes:
        def asked(name: str, value: float) -> float:
            return float(click.prompt(_text(Prompt(f"cal.ui.{name}"), tongue), default=value, type=float))

        grid = replace(grid, pitch_mm=asked("pitch_mm", grid.pitch_mm), hole_mm=asked("hole_mm", grid.hole_mm))
        ruled = replace(ruled, stone_mm=asked("stone_mm", ruled.stone_mm))
        ruled = replace(ruled, thick_mm=asked("thick_mm", ruled.thickness_mm),
                        line_inset_mm=asked("line_inset_mm", ruled.line_inset_mm),
                        line_length_mm=asked("line_length_mm", ruled.line_length_mm))
    return _told(steps.take_holes(walk, grid, ruled), "holes", tongue)


def _stones(walk: Walk, source: _Pictures | _Camera, stones: str | None, yes: bool, tongue: str) -> Walk:
    from calibration import steps

    if stones is None:
        return walk.skip()
    if not yes:
        click.confirm(_text(Prompt("cal.act.stones"), tongue), default=True, abort=True)
    colours = [name.strip() for name in stones.split(",")]
    return _told(steps.take_stones(walk, source.picture(), colours), "stones", tongue)


def _told(walk: Walk, done: str, tongue: str) -> Walk:
    errors = f" ({walk.error_px:.2f} px, {walk.error_mm:.2f} mm)" if done == "marks" else ""
    click.echo(f"✓ {_text(Prompt(f'cal.step.{done}'), tongue)}{errors}")
    return walk


def _figures(picture: Picture, known: TableMeasured | None) -> tuple[Figure, ...]:
    from calibration.check import of_picture

    if known is None:
        return of_picture(picture)
    return of_picture(picture, known.plane, known.places or None, known.side_mm)


def _table(figures: Iterable[Figure], tongue: str) -> None:
    for one in figures:
        limit = f"{'>=' if one.at_least else '<='} {one.limit:g}"
        mark, unit = ("✓" if one.passed else "!"), f" {one.unit}" if one.unit else ""
        click.echo(f"{mark} {_text(Prompt(f'cal.figure.{one.name}'), tongue)}: {one.value:.2f}{unit} ({limit})")
        if one.advice is not None:
            click.echo(f"    {_text(one.advice, tongue)}")


def _write(target: Path, picture: Picture) -> None:
    from hardware.evidence import jpeg

    target.write_bytes(jpeg(picture))


def _text(prompt: Prompt, tongue: str) -> str:
    return plain(say(prompt, tongue))
