"""From a still picture of the board to the shot that made it, by difference to what is known to lie there.

The picture says where stones are; who shot is known. Whatever the difference cannot explain is a doubt that
names the holes. A board on which nothing changed, a stone laid ready on the own line, or stones that hands are
still to take off are no event: clearing up never costs a turn.

Every doubt can be answered with "the screen is right" where that may be so; what was answered is kept as a fact
(`Looked`), so that a picture which stays wrong is asked about once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product

from companion.engine import Choice, Doubt, Prompt
from companion.games.board import words
from companion.games.board.ask import by_hand
from companion.games.board.facts import Claim, Corrected, Disc, Looked, Shot, Stone
from companion.games.board.holes import HOLES
from companion.games.board.reading import (
    Reading,
    apart,
    as_said,
    claimed,
    idle,
    looked_at,
    moved,
    on_the_field,
    placed,
    places,
    sort,
    without_litter,
)
from companion.games.board.state import EACH, State
from companion.signals import BoardSeen, LooseStone

MOST_CHOICES = 8
"""With more readings than this that all make sense, the shot is entered by hand."""

MOST_OVER = 3
"""So many holes are named on whose stone another one may lie."""

_Answer = tuple[str | Disc, Stone | str]
"""A hole or a stone the picture leaves open, and one thing it may be."""
_Act = Shot | Corrected | Looked


def look(state: State, seen: BoardSeen) -> Shot | Doubt | None:
    """The shot that the picture shows, a doubt, or None when it shows no shot."""
    if state.phase not in ("turn", "return"):
        return None
    reading = without_litter(state, sort(state, seen))
    calm = as_said(state, reading)
    meant = _meant(state, calm)
    if meant is not None and _missing(state, calm):
        again = as_said(state, reading, missing=True)
        return meant if again == calm else _meant(state, again)
    return meant


def _missing(state: State, reading: Reading) -> bool:
    """A stone that was on the field is seen nowhere, so it may be where somebody has looked before."""
    return bool(on_the_field(state) - _seen(reading))


def _meant(state: State, reading: Reading) -> Shot | Doubt | None:
    """What the reading means where everything in it is believed."""
    if idle(state, reading):
        return None
    if reading.foreign or reading.strange:
        return _strange(state, reading)
    over = _thirteenth(state, reading)
    if over is not None:
        return over
    if reading.gone or reading.changed:
        return _differs(state, reading)
    if reading.is_open:
        return _open_questions(state, reading)
    meant = _shot(state, reading)
    if meant is None:
        return _surplus(state, reading)
    return _vanished(state, reading, meant) or meant


def _shot(state: State, reading: Reading, dislodged: tuple[str, ...] = ()) -> Shot | None:
    """The shot that leads to this reading, or None when more stones lie there than can be."""
    field = on_the_field(state)
    if state.house.dislodged == "play_on":
        field.update(state.holes[hole].stone.colour for hole in dislodged)
    seen = _seen(reading)
    if seen - field:
        return None
    off = tuple(Disc(colour) for colour in sorted((field - seen).elements()))
    return Shot(reading.new, reading.loose, reading.zone, off, dislodged)


def _seen(reading: Reading) -> Counter[str]:
    """Stones of each colour that were on the field during the shot."""
    sunk = Counter(stone.colour for stone in reading.new)
    return sunk + Counter(disc.colour for disc in (*reading.loose, *reading.zone))


def _settled(state: State, reading: Reading, key: str, acts: Iterable[tuple[Prompt, _Act | None]], rule: str = "", *,
             holes: Sequence[str] = (), discs: Sequence[Disc | LooseStone] = (), **values: object) -> Doubt:
    """A doubt about these holes and stones: these readings are its choices, the entry by hand is the last one."""
    choices = [Choice(prompt, act) for prompt, act in acts if act is not None]
    asked = Prompt(key, {**values, "holes": tuple(holes)}, None, rule)
    return Doubt(asked, (*choices, by_hand(state)), places=places(reading.seen, holes, discs))


def _but_for(state: State, rest: Reading, looked: Looked) -> _Act | None:
    """What happened when the picture is wrong in what somebody looked at, and right in the rest."""
    if idle(state, rest):
        return looked
    if rest.is_open or rest.gone or rest.changed or rest.strange or rest.foreign:
        return None
    meant = _shot(state, rest)
    return None if meant is None else replace(meant, looked=looked)


def _strange(state: State, reading: Reading) -> Doubt:
    """Stones of a colour that nobody plays or that could not be told."""
    acts: list[tuple[Prompt, _Act | None]] = []
    rest = replace(reading, strange=(), unsure=())
    if len(reading.strange) == 1 and len(reading.unsure) <= 1 and not (
            rest.foreign or rest.gone or rest.changed or rest.is_open):
        (stone,) = reading.strange
        # A stone that lies over a hole makes that hole unsure: it lies loose or it is in there.
        empty = tuple(Claim(hole, "unsure") for hole in reading.unsure)
        for colour in state.colours:
            read = placed(state, rest, Disc(colour, stone.x_mm, stone.y_mm))
            meant = None if read.close or idle(state, read) else _shot(state, read)
            if meant is not None and empty:
                meant = replace(meant, looked=Looked(empty))
            acts.append((Prompt("b.doubt.has_colour", {"colour": words.colour(colour)}), meant))
        for sunk in (Stone(hole, colour, up) for hole in reading.unsure for colour in state.colours
                     for up in (True, False)):
            acts.append((_said(sunk.hole, sunk), _shot(state, replace(rest, new=(*rest.new, sunk)))))
        nothing = Looked(empty, nothing=(Disc(stone.colour, stone.x_mm, stone.y_mm),))
        acts.append((Prompt("b.doubt.no_stone"), _but_for(state, rest, nothing)))
    return _settled(state, reading, "b.doubt.colour", acts, "B1", holes=(*reading.foreign, *reading.unsure),
                    discs=reading.strange, n=len(reading.strange))


def _thirteenth(state: State, reading: Reading) -> Doubt | None:
    """More than twelve stones of a colour: one of them is misread."""
    holes: dict[str, list[str]] = {}
    known = {stone.hole: stone.colour for stone in state.stones}
    known |= {stone.hole: stone.colour for stone in (*reading.new, *reading.changed)}
    known |= {hole.hole: hole.state for hole in reading.faceless}
    for hole in HOLES:
        if hole in known and hole not in reading.gone:
            holes.setdefault(known[hole], []).append(hole)
    loose = Counter(disc.colour for disc in reading.discs)
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
            return _settled(state, reading, "b.doubt.thirteenth", shots, "B1", colour=words.colour(colour), n=count,
                            holes=fresh or tuple(holes.get(colour, ())))
    return None


def _surplus(state: State, reading: Reading) -> Doubt:
    """A stone lies there that nobody has shot, or the eye takes something for one."""
    colour = min((_seen(reading) - on_the_field(state)).elements())
    sunk = [stone for stone in reading.new if stone.colour == colour]
    elsewhere, _ = moved(state, (*reading.loose, *reading.zone))
    lying = [disc for disc in elsewhere if disc.colour == colour]
    acts: list[tuple[Prompt, _Act | None]] = []
    if (_seen(reading) - on_the_field(state)).total() == 1:
        # After two quick shots one of the two is told; what is left then is the other one.
        for first in (*(_without(reading, stone) for stone in sunk), *(_without(reading, disc) for disc in lying)):
            holes = tuple(stone.hole for stone in first.new)
            acts.append((Prompt("b.doubt.two_shots", {"holes": holes}), _shot(state, first) if holes else None))
    acts.append((Prompt("b.doubt.as_seen"), _as_seen(state, reading)))
    if len(sunk) + len(lying) == 1:
        looked = Looked(tuple(claimed(stone) for stone in sunk), nothing=tuple(lying))
        acts.append((Prompt("b.doubt.no_stone"), _but_for(state, _without(reading, *sunk, *lying), looked)))
    return _settled(state, reading, "b.doubt.surplus", acts, "B3", colour=words.colour(colour),
                    holes=tuple(stone.hole for stone in sunk), discs=lying)


def _without(reading: Reading, *stones: Stone | Disc) -> Reading:
    """The reading without these stones."""
    return replace(reading, new=tuple(stone for stone in reading.new if stone not in stones),
                   loose=tuple(disc for disc in reading.loose if disc not in stones),
                   zone=tuple(disc for disc in reading.zone if disc not in stones))


def _as_seen(state: State, reading: Reading) -> Corrected:
    """The board as the picture has it."""
    other = {stone.hole: stone for stone in (*reading.new, *reading.changed)}
    kept = [stone for stone in state.stones if stone.hole not in other and stone.hole not in reading.gone]
    holes = sorted((*kept, *other.values()), key=lambda stone: HOLES.index(stone.hole))
    return Corrected(tuple(holes), reading.loose)


def _differs(state: State, reading: Reading) -> Doubt:
    """A stone left its hole or became another one: which is right, the screen or the picture?"""
    acts: list[tuple[Prompt, _Act | None]] = []
    calm = replace(reading, gone=(), changed=())
    holes = (*reading.gone, *(stone.hole for stone in reading.changed))
    still = Prompt("b.doubt.still_there", {"holes": holes})
    looked = looked_at(replace(Reading(), gone=reading.gone, changed=reading.changed))
    if not reading.is_open:
        if not reading.gone and len(reading.changed) == 1:
            (over,) = reading.changed
            acts.append(_on_top(state, calm, over.hole, over.colour, claimed(over)))
        if reading.gone:
            # Put back, the stone is in its hole again; played on with, it is one of those lying about.
            out = _shot(state, _less(state, calm, reading.gone), reading.gone)
            acts.append((Prompt("b.doubt.knocked_out", {"holes": reading.gone}, None, "B5"), out))
        acts.append((still, _but_for(state, calm, looked)))
        acts.append((Prompt("b.doubt.as_seen"), _as_seen(state, reading)))
    return _settled(state, reading, "b.doubt.hole", acts, "B5", holes=holes)


def _on_top(state: State, calm: Reading, hole: str, colour: str, *claims: Claim) -> tuple[Prompt, _Act | None]:
    """That a stone lies flat on the one in that hole (BA9): loose, and seen nowhere else. None where no stone of that
    colour is missing."""
    lies = Disc(colour)
    meant = _shot(state, replace(calm, loose=(*calm.loose, lies)))
    looked = Looked(claims, unseen=(lies,))
    return (Prompt("b.doubt.on_top", {"hole": hole, "colour": words.colour(colour)}, None, "B6"),
            None if meant is None else replace(meant, looked=looked))


def _less(state: State, reading: Reading, gone: tuple[str, ...]) -> Reading:
    """Without the stones that go back into their holes: each one is lying loose, or nowhere on the board."""
    if state.house.dislodged == "play_on":
        return reading
    loose = list(reading.loose)
    expected = on_the_field(state)
    for hole in gone:
        colour = state.holes[hole].stone.colour
        own = [disc for disc in loose if disc.colour == colour]
        if len(own) > expected[colour] - sum(stone.colour == colour for stone in reading.new):
            elsewhere, _ = moved(state, own)
            loose.remove((elsewhere or own)[0])
    return replace(reading, loose=tuple(loose))


def _open_questions(state: State, reading: Reading) -> Doubt:
    """Holes that may be taken, faces that were not seen and close calls at the line, each with its answers."""
    answers: list[list[_Answer]] = []
    for hole in reading.unsure:
        taken = [Stone(hole, colour, up) for colour in state.colours for up in (True, False)]
        answers.append([(hole, "empty"), *((hole, stone) for stone in taken)])
    answers += [[(seen.hole, Stone(seen.hole, seen.state, up)) for up in (True, False)] for seen in reading.faceless]
    answers += [[(disc, "zone"), (disc, "loose")] for disc in reading.close]
    acts: list[tuple[Prompt, _Act]] = []
    # Two open holes are 81 readings at four colours; beyond that nobody would choose from a list.
    for told in product(*answers) if len(answers) <= 2 else ():
        act = _told(state, reading, told)
        if act is not None:
            said = [_said(thing, answer) for thing, answer in told]
            acts.append((said[0] if len(said) == 1 else Prompt("term.list", {"items": tuple(said)}), act))
    if len(acts) > MOST_CHOICES:
        acts = []
    if len(reading.unsure) == len(answers) and not acts:
        # However many holes there are: that all of them are empty is said with one tap.
        empty = _told(state, reading, [(hole, "empty") for hole in reading.unsure])
        acts = [(Prompt("b.doubt.all_empty", {"n": len(answers)}), empty)] if empty is not None else []
    holes = (*reading.unsure, *(seen.hole for seen in reading.faceless))
    if holes:
        return _settled(state, reading, "b.doubt.unsure", acts, "B6", holes=holes)
    return _settled(state, reading, "b.doubt.line", acts, "B9", discs=reading.close,
                    colour=words.colour(reading.close[0].colour), error=state.house.close_call_mm)


def _told(state: State, reading: Reading, told: Sequence[_Answer]) -> _Act | None:
    """What happened when these are the answers to all that is open; None where that cannot be."""
    read = replace(reading, unsure=(), faceless=(), close=())
    for thing, answer in told:
        if isinstance(answer, Stone):
            read = replace(read, new=(*read.new, answer))
        elif isinstance(thing, Disc) and answer == "zone":
            read = replace(read, zone=(*read.zone, thing))
        elif isinstance(thing, Disc):
            read = replace(read, loose=(*read.loose, thing))
    empty = tuple(Claim(thing, "unsure") for thing, answer in told if isinstance(thing, str) and answer == "empty")
    if idle(state, read):
        return Looked(empty) if empty else None
    meant = _shot(state, read)
    return replace(meant, looked=Looked(empty)) if meant is not None and empty else meant


def _said(thing: str | Disc, answer: Stone | str) -> Prompt:
    """One answer in words."""
    if isinstance(answer, Stone):
        values = {"hole": answer.hole, "colour": words.colour(answer.colour), "face": words.face(answer.marked_up)}
        return Prompt("b.doubt.is_stone", values)
    if isinstance(thing, Disc):
        return Prompt(f"b.doubt.is_{answer}", {"colour": words.colour(thing.colour)})
    return Prompt("b.doubt.is_empty", {"hole": thing})


def _vanished(state: State, reading: Reading, meant: Shot) -> Doubt | None:
    """A doubt where stones are missing and the picture does not say why: shot off, taken by a hand, or not seen?"""
    elsewhere, missing = moved(state, (*reading.loose, *reading.zone))
    off = Counter(disc.colour for disc in meant.off)
    own = state.colours[state.shooter]
    gone = [disc for disc in missing if off[disc.colour]]
    # Entered by hand and never seen: the picture cannot say that it is gone.
    hidden = [disc for disc in gone if disc.x_mm is None]
    # The stone that was shot is nowhere, and others lie hardly elsewhere: so it looks where a hand has tidied up, too.
    nudged = not reading.new and bool(elsewhere) and own in off and all(
        any(old.colour == disc.colour and apart(old, disc) < state.house.disc_mm for old in missing)
        for disc in elsewhere)
    shot_off = (Prompt("b.doubt.shot_off", {"colours": tuple(words.colour(disc.colour) for disc in meant.off)}), meant)
    as_seen = _as_seen(state, reading)
    untouched = not reading.new and not elsewhere and own in off
    over = [_on_top(state, reading, hole, own) for hole in reading.dim[:MOST_OVER]] if own in off else []
    if nudged and not over:
        return _settled(state, reading, "b.doubt.nudged", [shot_off, (Prompt("b.doubt.by_a_hand"), as_seen)], "B12",
                        discs=elsewhere)
    if untouched or hidden or over:
        lost = gone if untouched or over else hidden
        lies = replace(reading, loose=(*reading.loose, *lost))
        unseen = _but_for(state, lies, Looked(unseen=tuple(lost))) if lost else None
        still = (Prompt("b.doubt.still_lies", {"n": len(lost)}), unseen)
        taken = (Prompt("b.doubt.as_seen"), as_seen if untouched else None)
        return _settled(state, reading, "b.doubt.vanished", [*over, shot_off, still, taken], "B12",
                        holes=reading.dim[:MOST_OVER] if over else (), n=max(len(lost), 1))
    return None
