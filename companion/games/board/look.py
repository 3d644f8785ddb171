"""From a still picture of the board to the shot that made it, by difference to what is known to lie there.

The picture says where stones are; who shot is known. Whatever the difference cannot explain is a doubt that
names the holes. A board on which nothing changed, a stone laid ready on the own line, or stones that hands are
still to take off are no event: clearing up never costs a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product

from companion.engine import Choice, Doubt, Prompt
from companion.games.board import words
from companion.games.board.ask import by_hand
from companion.games.board.facts import Corrected, Disc, Shot, Stone
from companion.games.board.geometry import close_call, on_board, zone_at
from companion.games.board.holes import HOLES
from companion.games.board.state import EACH, State
from companion.signals import SURE, BoardSeen, LooseStone, SeenHole

MOVED_MM = 6.0
"""A loose stone that lies farther than this from where it lay has been moved. One that nobody touched is told at most
3.4 mm from where it was told before, 2.2 mm in 99 of 100 pairs of readings; another stone that comes to lie against it
moves it by 0.5 mm in the median (tests/bench/board_wander.py, hardware/eye/board/README.md). A stone wrongly taken for
moved is a shot that nobody shot, one that is nudged by less is none: so there is room above what was measured."""
TAKEN_OFF_MM = 20.0
"""A stone that the rules took off is known again within this distance, since a hand may have brushed it."""
MOST_CHOICES = 8
"""With more readings than this that all make sense, the shot is entered by hand."""


_Answer = tuple[str | Disc, Stone | str]
"""A hole or a stone the picture leaves open, and one thing it may be."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the picture says, sorted by what it means for the board as it is known."""

    new: tuple[Stone, ...] = ()
    faceless: tuple[SeenHole, ...] = ()
    unsure: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    not_back: tuple[str, ...] = ()
    changed: tuple[Stone, ...] = ()
    loose: tuple[Disc, ...] = ()
    zone: tuple[Disc, ...] = ()
    close: tuple[Disc, ...] = ()
    strange: tuple[LooseStone, ...] = ()
    foreign: tuple[str, ...] = ()


def look(state: State, seen: BoardSeen) -> Shot | Doubt | None:
    """The shot that the picture shows, a doubt, or None when it shows no shot."""
    if state.phase not in ("turn", "return"):
        return None
    reading = _without_litter(state, _sorted(state, seen))
    if reading.foreign or reading.strange:
        return _strange(state, reading)
    over = _thirteenth(state, reading)
    if over is not None:
        return over
    if _idle(state, reading):
        return None
    if reading.gone or reading.changed:
        return _differs(state, reading)
    if reading.unsure or reading.faceless or reading.close:
        return _open_questions(state, reading)
    meant = _shot(state, reading)
    if meant is None:
        return _surplus(state, reading)
    return _vanished(state, reading, meant) if _untouched(state, reading, meant) else meant


def _sorted(state: State, seen: BoardSeen) -> _Reading:
    known = {hole: lodged.stone for hole, lodged in state.holes.items()}
    new: list[Stone] = []
    faceless: list[SeenHole] = []
    unsure: list[str] = []
    gone: list[str] = []
    not_back: list[str] = []
    foreign: list[str] = []
    changed: list[Stone] = []
    for hole in seen.holes:
        there = known.get(hole.hole)
        if hole.state == "unsure" or hole.confidence < SURE:
            # A sunk stone stays (B5): a shadow over it is no news. An empty hole that may be taken is.
            if there is None:
                unsure.append(hole.hole)
        elif hole.state == "empty":
            if there is not None:
                (not_back if hole.hole in state.put_back else gone).append(hole.hole)
        elif hole.state not in state.colours:
            foreign.append(hole.hole)
        elif there is None and any((out.hole, out.colour) == (hole.hole, hole.state) for out in state.take_out):
            continue
        elif there is None and hole.marked_up is None:
            faceless.append(hole)
        elif there is None:
            new.append(Stone(hole.hole, hole.state, bool(hole.marked_up)))
        elif there.colour != hole.state or hole.marked_up is (not there.marked_up):
            face = there.marked_up if hole.marked_up is None else hole.marked_up
            changed.append(Stone(hole.hole, hole.state, face))
    loose: list[Disc] = []
    zone: list[Disc] = []
    close: list[Disc] = []
    strange: list[LooseStone] = []
    for stone in seen.loose:
        if not on_board(state.house, stone.x_mm, stone.y_mm):
            continue
        if stone.confidence < SURE or stone.colour not in state.colours:
            strange.append(stone)
            continue
        disc = Disc(stone.colour, stone.x_mm, stone.y_mm)
        side = zone_at(state.house, stone.x_mm, stone.y_mm)
        counts = side is None or state.house.empty_side_zones == "yes" or side in state.seats
        if close_call(state.house, stone.x_mm, stone.y_mm) and counts:
            close.append(disc)
        else:
            (zone if side is not None and counts else loose).append(disc)
    return _Reading(tuple(new), tuple(faceless), tuple(unsure), tuple(gone), tuple(not_back), tuple(changed),
                    tuple(loose), tuple(zone), tuple(close), tuple(strange), tuple(foreign))


def _without_litter(state: State, reading: _Reading) -> _Reading:
    """The reading without the stones that the rules took off and hands have not.

    Where such a stone lay is not known when the shot was entered by hand. Then any stone of its colour in a zone
    is taken for it, and loose ones while there are several (a single one may be the next shot) or while a stone
    of that colour is not back in its hole.
    """
    left = list(state.litter)
    several = Counter(disc.colour for disc in reading.loose)
    several.update(state.holes[hole].stone.colour for hole in reading.not_back)

    def stays(disc: Disc, vague: bool) -> bool:
        known = (old for old in left if old.colour == disc.colour and (vague or old.x_mm is not None))
        same = next((old for old in known if _apart(old, disc) <= TAKEN_OFF_MM), None)
        if same is not None:
            left.remove(same)
        return same is None

    zone, close = (tuple(disc for disc in discs if stays(disc, True)) for discs in (reading.zone, reading.close))
    loose = tuple(disc for disc in reading.loose if stays(disc, several[disc.colour] > 1))
    return replace(reading, zone=zone, close=close, loose=loose)


def _apart(one: Disc, other: Disc) -> float:
    """Distance in mm; 0 where one of them was never measured."""
    if one.x_mm is None or one.y_mm is None or other.x_mm is None or other.y_mm is None:
        return 0.0
    return float(((one.x_mm - other.x_mm) ** 2 + (one.y_mm - other.y_mm) ** 2) ** 0.5)


def _moved(state: State, discs: Iterable[Disc]) -> tuple[list[Disc], list[Disc]]:
    """The discs that lie where none lay before, and the known ones that are not seen in their places."""
    missing = list(state.loose)
    elsewhere = []
    for disc in discs:
        near = [old for old in missing if old.colour == disc.colour and _apart(old, disc) <= MOVED_MM]
        if near:
            missing.remove(min(near, key=lambda old: _apart(old, disc)))
        else:
            elsewhere.append(disc)
    return elsewhere, missing


def _idle(state: State, reading: _Reading) -> bool:
    """Nothing happened yet: all as known, but for a stone laid ready on the shooter's own line."""
    if reading.new or reading.faceless or reading.unsure or reading.gone or reading.changed:
        return False
    elsewhere, missing = _moved(state, (*reading.loose, *reading.zone, *reading.close))
    if missing or len(elsewhere) > 1:
        return False
    own, seat = state.colours[state.shooter], state.seats[state.shooter]
    return all(
        disc.colour == own and disc.x_mm is not None and disc.y_mm is not None
        and zone_at(replace(state.house, disc_mm=state.house.disc_mm + 2 * state.house.close_call_mm),
                    disc.x_mm, disc.y_mm) == seat
        for disc in elsewhere
    )


def _shot(state: State, reading: _Reading, dislodged: tuple[str, ...] = ()) -> Shot | None:
    """The shot that leads to this reading, or None when more stones lie there than can be."""
    field = state.lying
    field[state.colours[state.shooter]] += 1
    if state.house.dislodged == "play_on":
        field.update(state.holes[hole].stone.colour for hole in dislodged)
    seen = _seen(reading)
    if seen - field:
        return None
    off = tuple(Disc(colour) for colour in sorted((field - seen).elements()))
    return Shot(reading.new, reading.loose, reading.zone, off, dislodged)


def _seen(reading: _Reading) -> Counter[str]:
    """Stones of each colour that were on the field during the shot."""
    sunk = Counter(stone.colour for stone in reading.new)
    return sunk + Counter(disc.colour for disc in (*reading.loose, *reading.zone))


def _untouched(state: State, reading: _Reading, meant: Shot) -> bool:
    """Stones are missing, but no trace of a shot is seen: a hand may have taken them."""
    own = state.colours[state.shooter]
    elsewhere, _ = _moved(state, (*reading.loose, *reading.zone))
    return not reading.new and not elsewhere and own in [disc.colour for disc in meant.off]


def _settled(state: State, key: str, shots: Iterable[tuple[Prompt, Shot | Corrected | None]], rule: str = "",
             **values: object) -> Doubt:
    """A doubt with these readings as its choices and the entry by hand as the last one."""
    choices = [Choice(prompt, act) for prompt, act in shots if act is not None]
    return Doubt(Prompt(key, values, None, rule), (*choices, by_hand(state)))


def _strange(state: State, reading: _Reading) -> Doubt:
    """Stones of a colour that nobody plays or that could not be told."""
    return _settled(state, "b.doubt.colour", (), "B1", holes=reading.foreign, n=len(reading.strange))


def _thirteenth(state: State, reading: _Reading) -> Doubt | None:
    """More than twelve stones of a colour: one of them is misread."""
    holes: dict[str, list[str]] = {}
    known = {stone.hole: stone.colour for stone in state.stones}
    known |= {stone.hole: stone.colour for stone in (*reading.new, *reading.changed)}
    known |= {hole.hole: hole.state for hole in reading.faceless}
    for hole in HOLES:
        if hole in known and hole not in reading.gone:
            holes.setdefault(known[hole], []).append(hole)
    loose = Counter(disc.colour for disc in (*reading.loose, *reading.zone, *reading.close))
    for player, colour in enumerate(state.colours):
        count = len(holes.get(colour, ())) + loose[colour]
        if count > EACH:
            fresh = tuple(stone.hole for stone in reading.new if stone.colour == colour)
            others = [other for other in state.colours if other != state.colours[player]]
            shots = []
            if len(fresh) == 1:
                for other in others:
                    read = replace(reading, new=tuple(
                        replace(stone, colour=other) if stone.hole == fresh[0] else stone for stone in reading.new))
                    asked = Prompt("b.doubt.is_colour", {"hole": fresh[0], "colour": words.colour(other)})
                    shots.append((asked, _shot(state, read)))
            return _settled(state, "b.doubt.thirteenth", shots, "B1", colour=words.colour(colour), n=count,
                            holes=fresh or tuple(holes.get(colour, ())))
    return None


def _surplus(state: State, reading: _Reading) -> Doubt:
    """A stone lies there that nobody has shot."""
    field = state.lying
    field[state.colours[state.shooter]] += 1
    seen = _seen(reading)
    colour = min((seen - field).elements())
    holes = tuple(stone.hole for stone in reading.new if stone.colour == colour)
    return _settled(state, "b.doubt.surplus", [(Prompt("b.doubt.as_seen"), _as_seen(state, reading))], "B3",
                    colour=words.colour(colour), holes=holes)


def _as_seen(state: State, reading: _Reading) -> Corrected:
    """The board as the picture has it."""
    other = {stone.hole: stone for stone in (*reading.new, *reading.changed)}
    kept = [stone for stone in state.stones if stone.hole not in other and stone.hole not in reading.gone]
    holes = sorted((*kept, *other.values()), key=lambda stone: HOLES.index(stone.hole))
    return Corrected(tuple(holes), reading.loose)


def _differs(state: State, reading: _Reading) -> Doubt:
    """A stone left its hole or became another one: which is right, the screen or the picture?"""
    shots: list[tuple[Prompt, Shot | Corrected | None]] = []
    calm = replace(reading, gone=(), changed=())
    answered = not (reading.unsure or reading.faceless or reading.close)
    if answered:
        if reading.gone:
            # Put back, the stone is in its hole again; played on with, it is one of those lying about.
            out = _shot(state, _less(state, calm, reading.gone), reading.gone)
            shots.append((Prompt("b.doubt.knocked_out", {"holes": reading.gone}, None, "B5"), out))
        if not _idle(state, calm):
            shots.append((Prompt("b.doubt.still_there", {"holes": _places(reading)}), _shot(state, calm)))
        shots.append((Prompt("b.doubt.as_seen"), _as_seen(state, reading)))
    return _settled(state, "b.doubt.hole", shots, "B5", holes=_places(reading))


def _less(state: State, reading: _Reading, gone: tuple[str, ...]) -> _Reading:
    """Without the stones that go back into their holes: each one is lying loose, or nowhere on the board."""
    if state.house.dislodged == "play_on":
        return reading
    loose = list(reading.loose)
    expected = state.lying
    expected[state.colours[state.shooter]] += 1
    for hole in gone:
        colour = state.holes[hole].stone.colour
        own = [disc for disc in loose if disc.colour == colour]
        if len(own) > expected[colour] - sum(stone.colour == colour for stone in reading.new):
            elsewhere, _ = _moved(state, own)
            loose.remove((elsewhere or own)[0])
    return replace(reading, loose=tuple(loose))


def _places(reading: _Reading) -> tuple[str, ...]:
    return (*reading.gone, *(stone.hole for stone in reading.changed))


def _open_questions(state: State, reading: _Reading) -> Doubt:
    """Holes that may be taken, faces that were not seen and close calls at the line, each with its answers."""
    faces = (True, False)
    answers: list[list[_Answer]] = []
    for hole in reading.unsure:
        taken = [Stone(hole, colour, up) for colour in state.colours for up in faces]
        answers.append([(hole, "empty"), *((hole, stone) for stone in taken)])
    answers += [[(seen.hole, Stone(seen.hole, seen.state, up)) for up in faces] for seen in reading.faceless]
    answers += [[(disc, "zone"), (disc, "loose")] for disc in reading.close]
    shots: list[tuple[Prompt, Shot | Corrected | None]] = []
    # Two open holes are 81 readings at four colours; beyond that nobody would choose from a list.
    for told in product(*answers) if len(answers) <= 2 else ():
        read = replace(reading, unsure=(), faceless=(), close=())
        said: list[Prompt] = []
        for thing, answer in told:
            if isinstance(answer, Stone):
                read = replace(read, new=(*read.new, answer))
                colour, face = words.colour(answer.colour), words.face(answer.marked_up)
                said.append(Prompt("b.doubt.is_stone", {"hole": answer.hole, "colour": colour, "face": face}))
            elif isinstance(thing, Disc):
                read = replace(read, **{answer: (*getattr(read, answer), thing)})
                said.append(Prompt(f"b.doubt.is_{answer}", {"colour": words.colour(thing.colour)}))
            else:
                said.append(Prompt("b.doubt.is_empty", {"hole": thing}))
        meant = None if _idle(state, read) else _shot(state, read)
        if meant is not None:
            shots.append((said[0] if len(said) == 1 else Prompt("term.list", {"items": tuple(said)}), meant))
    holes = (*reading.unsure, *(seen.hole for seen in reading.faceless))
    if len(shots) > MOST_CHOICES:
        shots = []
    if holes:
        return _settled(state, "b.doubt.unsure", shots, "B6", holes=holes)
    return _settled(state, "b.doubt.line", shots, "B9", colour=words.colour(reading.close[0].colour))


def _vanished(state: State, reading: _Reading, meant: Shot) -> Doubt:
    """Loose stones are gone and no shot is seen: shot off, or taken by a hand?"""
    return _settled(state, "b.doubt.vanished", [
        (Prompt("b.doubt.shot_off", {"colours": tuple(words.colour(disc.colour) for disc in meant.off)}), meant),
        (Prompt("b.doubt.as_seen"), _as_seen(state, reading)),
    ], "B12", n=len(meant.off) - 1)
