"""What a still picture says of the board, sorted by what it means for the board as it is known."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from companion.games.board.facts import Claim, Disc, Looked, Stone
from companion.games.board.geometry import close_call, on_board, zone_at
from companion.games.board.state import State
from companion.signals import SURE, BoardSeen, LooseStone, Quad, SeenHole

MOVED_MM = 6.0
"""A loose stone that lies farther than this from where it lay has been moved. One that nobody touched is told at most
4.0 mm from where it was told before, 1.6 mm in 99 of 100 pairs of readings; another stone that comes to lie against it
moves it by 0.4 mm in the median (tests/bench/board_wander.py, hardware/eye/board/README.md). A stone wrongly taken for
moved is a shot that nobody shot, one that is nudged by less is none: so there is room above what was measured."""
TAKEN_OFF_MM = 20.0
"""A stone that the rules took off is known again within this distance, since a hand may have brushed it."""

Lying = TypeVar("Lying", Disc, LooseStone)


@dataclass(frozen=True, slots=True)
class Reading:
    """What the picture says. Holes: `new` stones, `faceless` ones whose face was not seen, `unsure`, `gone` and
    `not_back` (a stone is missing), `changed` (another stone), `foreign` (a colour that nobody plays). Beside the
    holes: `loose`, in a `zone`, too `close` to its line to be told, `strange` (of no colour that is sure)."""

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
    dim: tuple[str, ...] = ()
    """Holes of known stones that cannot be read: shadow, or a stone that lies on the one in there (BA9)."""
    seen: BoardSeen = field(default_factory=BoardSeen)
    """The picture itself."""

    @property
    def discs(self) -> tuple[Disc, ...]:
        """Every stone beside the holes whose colour is known."""
        return (*self.loose, *self.zone, *self.close)

    @property
    def is_open(self) -> bool:
        """True while something is left for a person to say."""
        return bool(self.unsure or self.faceless or self.close)


def sort(state: State, seen: BoardSeen) -> Reading:
    """The picture against the board as it is known."""
    return _beside(state, replace(_in_holes(state, seen.holes), seen=seen), seen.loose)


def _in_holes(state: State, seen: Iterable[SeenHole]) -> Reading:
    known = {hole: lodged.stone for hole, lodged in state.holes.items()}
    new: list[Stone] = []
    faceless: list[SeenHole] = []
    unsure: list[str] = []
    gone: list[str] = []
    not_back: list[str] = []
    foreign: list[str] = []
    changed: list[Stone] = []
    dim: list[str] = []
    for hole in seen:
        there = known.get(hole.hole)
        if hole.state == "unsure" or hole.confidence < SURE:
            # A sunk stone stays (B5): a shadow over it is no news. An empty hole that may be taken is.
            (unsure if there is None else dim).append(hole.hole)
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
    return Reading(tuple(new), tuple(faceless), tuple(unsure), tuple(gone), tuple(not_back), tuple(changed),
                   foreign=tuple(foreign), dim=tuple(dim))


def _beside(state: State, reading: Reading, seen: Iterable[LooseStone]) -> Reading:
    strange: list[LooseStone] = []
    for stone in seen:
        if not on_board(state.house, stone.x_mm, stone.y_mm):
            continue
        if stone.confidence < SURE or stone.colour not in state.colours:
            strange.append(stone)
        else:
            reading = placed(state, reading, Disc(stone.colour, stone.x_mm, stone.y_mm))
    # A stone that lies where a known one lies and is not seen otherwise is that one, however its colour looks.
    _, missing = moved(state, reading.discs)
    for stone in strange:
        near = [old for old in missing if old.x_mm is not None and apart(old, stone) <= MOVED_MM]
        if near:
            missing.remove(near[0])
            reading = replace(reading, loose=(*reading.loose, near[0]))
        else:
            reading = replace(reading, strange=(*reading.strange, stone))
    return reading


def placed(state: State, reading: Reading, disc: Disc) -> Reading:
    """The reading with one more stone beside the holes, where its place puts it (B9).

    One that was too close to the line to be told, and that somebody has said lies short of it, still does.
    """
    assert disc.x_mm is not None
    assert disc.y_mm is not None
    side = zone_at(state.house, disc.x_mm, disc.y_mm)
    counts = side is None or state.house.empty_side_zones == "yes" or side in state.seats
    close = close_call(state.house, disc.x_mm, disc.y_mm)
    told = any(old.x_mm is not None and old.y_mm is not None and old.colour == disc.colour
               and close_call(state.house, old.x_mm, old.y_mm) and apart(old, disc) <= MOVED_MM for old in state.loose)
    if told or not counts or (side is None and not close):
        return replace(reading, loose=(*reading.loose, disc))
    return replace(reading, close=(*reading.close, disc)) if close else replace(reading, zone=(*reading.zone, disc))


def without_litter(state: State, reading: Reading) -> Reading:
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
        same = next((old for old in known if apart(old, disc) <= TAKEN_OFF_MM), None)
        if same is not None:
            left.remove(same)
        return same is None

    zone, close = (tuple(disc for disc in discs if stays(disc, True)) for discs in (reading.zone, reading.close))
    loose = tuple(disc for disc in reading.loose if stays(disc, several[disc.colour] > 1))
    strange = tuple(stone for stone in reading.strange
                    if not any(old.x_mm is not None and apart(old, stone) <= TAKEN_OFF_MM for old in left))
    return replace(reading, zone=zone, close=close, loose=loose, strange=strange)


def as_said(state: State, reading: Reading, missing: bool = False) -> Reading:
    """The reading without what somebody has looked at and found to be as the screen has it.

    While a stone is `missing`, what may hold it is open again: a hole that was said to be empty, a place where nothing
    was said to lie.
    """
    said = state.said
    not_so = {claim for claim in said.holes if not (missing and claim.hole not in state.holes)}
    nothing = () if missing else said.nothing

    def lies(stones: tuple[Lying, ...]) -> tuple[Lying, ...]:
        return tuple(stone for stone in stones if not any(apart(old, stone) <= MOVED_MM for old in nothing))

    calm = replace(
        reading,
        new=tuple(stone for stone in reading.new if claimed(stone) not in not_so),
        faceless=tuple(hole for hole in reading.faceless if Claim(hole.hole, hole.state) not in not_so),
        unsure=tuple(hole for hole in reading.unsure if Claim(hole, "unsure") not in not_so),
        gone=tuple(hole for hole in reading.gone if Claim(hole, "empty") not in not_so),
        changed=tuple(stone for stone in reading.changed if claimed(stone) not in not_so),
        loose=lies(reading.loose), zone=lies(reading.zone), close=lies(reading.close), strange=lies(reading.strange),
    )
    return replace(calm, loose=(*calm.loose, *_hidden(state, calm)))


def claimed(stone: Stone) -> Claim:
    """What the picture says of the hole of that stone."""
    return Claim(stone.hole, stone.colour, stone.marked_up)


def _hidden(state: State, reading: Reading) -> list[Disc]:
    """The stones that somebody has said lie there unseen: as many as the colours that are seen leave room for."""
    room = on_the_field(state)
    room.subtract(disc.colour for disc in reading.discs)
    room.subtract(stone.colour for stone in reading.new)
    _, missing = moved(state, reading.discs)
    hidden = []
    for disc in state.said.unseen:
        if disc in missing and room[disc.colour] > 0:
            missing.remove(disc)
            room[disc.colour] -= 1
            hidden.append(disc)
    return hidden


def on_the_field(state: State) -> Counter[str]:
    """So many stones of each colour lie outside the holes during a shot: the loose ones and the one that is shot."""
    field = state.lying
    field[state.colours[state.shooter]] += 1
    return field


def moved(state: State, discs: Iterable[Disc]) -> tuple[list[Disc], list[Disc]]:
    """The discs that lie where none lay before, and the known ones that are not seen in their places."""
    missing = list(state.loose)
    elsewhere = []
    for disc in discs:
        near = [old for old in missing if old.colour == disc.colour and apart(old, disc) <= MOVED_MM]
        if near:
            missing.remove(min(near, key=lambda old: apart(old, disc)))
        else:
            elsewhere.append(disc)
    return elsewhere, missing


def apart(one: Disc, other: Disc | LooseStone) -> float:
    """Distance in mm; 0 where one of them was never measured."""
    if one.x_mm is None or one.y_mm is None or other.x_mm is None or other.y_mm is None:
        return 0.0
    return float(((one.x_mm - other.x_mm) ** 2 + (one.y_mm - other.y_mm) ** 2) ** 0.5)


def places(seen: BoardSeen, holes: Iterable[str], discs: Iterable[Disc | LooseStone]) -> tuple[Quad, ...]:
    """Squares around these holes and stones in the kept picture (px), as large as the holes are apart."""
    spots = seen.spots
    if len(spots) < 2:
        return ()
    first = spots[min(spots)]
    half = 0.4 * min(math.dist(first, at) for at in spots.values() if at != first)
    stones = (min(seen.loose, key=lambda stone: apart(disc, stone), default=None) for disc in discs
              if isinstance(disc, Disc))
    at = [spots[hole] for hole in holes if hole in spots]
    at += [stone.px for stone in (*stones, *(disc for disc in discs if isinstance(disc, LooseStone)))
           if stone is not None and stone.px is not None]
    return tuple(((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
                 for x, y in at)


def idle(state: State, reading: Reading) -> bool:
    """Nothing happened yet: all as known, but for a stone laid ready on the shooter's own line."""
    if reading.new or reading.faceless or reading.unsure or reading.gone or reading.changed or reading.foreign:
        return False
    elsewhere, missing = moved(state, reading.discs)
    if missing or len(elsewhere) + len(reading.strange) > 1:
        return False
    own = state.colours[state.shooter]
    return all(disc.colour == own and _laid_ready(state, disc) for disc in elsewhere) and all(
        _laid_ready(state, stone) for stone in reading.strange)


def _laid_ready(state: State, stone: Disc | LooseStone) -> bool:
    wide = replace(state.house, disc_mm=state.house.disc_mm + 2 * state.house.close_call_mm)
    return (stone.x_mm is not None and stone.y_mm is not None
            and zone_at(wide, stone.x_mm, stone.y_mm) == state.seats[state.shooter])


def looked_at(reading: Reading) -> Looked:
    """What somebody finds who says that the holes are as the screen has them."""
    return Looked((*(claimed(stone) for stone in (*reading.new, *reading.changed)),
                   *(Claim(hole.hole, hole.state) for hole in reading.faceless),
                   *(Claim(hole, "unsure") for hole in reading.unsure),
                   *(Claim(hole, "empty") for hole in reading.gone)))
