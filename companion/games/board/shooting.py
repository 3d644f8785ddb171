"""What a shot leads to, in the order of RULES B.RESOLVE: stones home, centre, clearing, end, return shots, turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from companion.engine import Prompt, Refused
from companion.games.board import words
from companion.games.board.facts import Disc, Shot, Stone
from companion.games.board.geometry import zone_at
from companion.games.board.holes import CENTRE, HOLES
from companion.games.board.options import House
from companion.games.board.scoring import completes
from companion.games.board.state import EACH, LOCKED, OPEN, PENDING, Lodged, State, game_over
from companion.seats import Seat


def shot(state: State, act: Shot) -> State:
    """The state after a shot. Raises Refused where the counts or holes cannot be, whoever lets it stand."""
    shooter = state.shooter if act.seat is None else seated(state, act.seat)
    due = shooter == state.shooter
    # A shot out of turn that the referee lets stand is nobody's of the three, like a return shot.
    returning = bool(state.returns) or not due
    landed, home = _landed(state, act, shooter)
    landed, illegal = _centre(state, landed, act)
    news: list[Prompt] = [*words.fates(state, act, home, illegal)]
    news += words.formations(state, landed)
    landed = _first_shot(landed, shooter, act, news)
    settled = settle(replace(landed, news=tuple(news)), shooter)
    counted = replace(settled, returns=settled.returns[1:]) if due else settled
    own = state.colours[shooter]
    own_off = own in home.off
    if not returning:
        counted = _counted(counted, act, _hit(counted, act, own, illegal), own_off)
    if counted.over is not None:
        return counted
    if not returning or state.house.nested_returns == "yes":
        counted = _returns(counted, shooter, home.off)
    return go_on(counted, state)


class _Home:
    """Colours of the stones that go back to their owners, by the reason."""

    def __init__(self, off: Iterable[str], zone: Iterable[str]) -> None:
        self.off, self.zone = tuple(off), tuple(zone)


def _landed(state: State, act: Shot, shooter: int) -> tuple[State, _Home]:
    """Every stone where it came to rest, nothing taken off yet but what left the field."""
    holes = dict(state.holes)
    field = state.lying
    if not act.foul:
        if state.stock(shooter) < 1:
            raise Refused("b.refuse.no_stone", "B1", state.seats[shooter], P=state.names[shooter])
        field[state.colours[shooter]] += 1
    for hole in act.dislodged if state.house.dislodged == "play_on" else ():
        if hole not in holes:
            raise Refused("b.refuse.empty_hole", "B5", hole=hole)
        field[holes.pop(hole).stone.colour] += 1
    for stone in act.sunk:
        if stone.hole not in HOLES:
            raise Refused("b.refuse.no_hole", "B1", hole=stone.hole)
        if stone.hole in holes:
            raise Refused("b.refuse.hole_taken", "B6", hole=stone.hole)
        holes[stone.hole] = Lodged(stone, shooter)
        field[stone.colour] -= 1
    zone, spared = _zones(state, act)
    for colour in (*(disc.colour for disc in zone), *(disc.colour for disc in act.off)):
        field[colour] -= 1
    for colour, count in field.items():
        if colour not in state.colours:
            raise Refused("b.refuse.no_colour", "B1", colour=words.colour(colour))
        if count < 0:
            raise Refused("b.refuse.too_many", "B1", colour=words.colour(colour), n=-count)
    loose = _loose(field, act, spared)
    off = [disc.colour for disc in act.off]
    if state.house.zone_is_off == "yes":
        # The stone of a short shot was never out on the field, so it was not pushed off either.
        short = [state.colours[shooter]] if act.short else []
        off += list((Counter(disc.colour for disc in zone) - Counter(short)).elements())
    lodged = tuple(holes[hole] for hole in HOLES if hole in holes)
    put_back = act.dislodged if state.house.dislodged == "restore" else ()
    out = tuple(Disc(holes[hole].stone.colour) for hole in put_back if hole in holes)
    after = replace(state, lodged=lodged, loose=loose, litter=(*zone, *out), put_back=put_back,
                    take_out=())
    return after, _Home(off, (disc.colour for disc in zone))


def _zones(state: State, act: Shot) -> tuple[list[Disc], list[Disc]]:
    """The stones in launch zones, and those in zones that do not count because nobody sits there (BA40)."""
    spared = [disc for disc in act.zone if not _counts(state, disc)]
    return [disc for disc in act.zone if disc not in spared], spared


def _counts(state: State, disc: Disc) -> bool:
    if state.house.empty_side_zones == "yes" or disc.x_mm is None or disc.y_mm is None:
        return True
    side = zone_at(state.house, disc.x_mm, disc.y_mm)
    return side is None or side in state.seats


def _loose(field: Counter[str], act: Shot, spared: list[Disc]) -> tuple[Disc, ...]:
    if act.loose is None:
        known = Counter(disc.colour for disc in spared)
        rest = [Disc(colour) for colour in sorted(field) for _ in range(field[colour] - known[colour])]
        return (*spared, *rest)
    loose = (*act.loose, *spared)
    seen = Counter(disc.colour for disc in loose)
    for colour in sorted(seen | field):
        if seen[colour] != field[colour]:
            raise Refused("b.refuse.loose_count", "B7", colour=words.colour(colour), n=field[colour], seen=seen[colour])
    return loose


def _centre(state: State, landed: State, act: Shot) -> tuple[State, bool]:
    """The state without a stone that may not lie in the middle (V9), and whether there was one."""
    stone = next((stone for stone in act.sunk if stone.hole == CENTRE), None)
    if stone is None:
        return landed, False
    own = frozenset(other.hole for other in landed.stones if other.colour == stone.colour)
    locked = state.centre[state.colours.index(stone.colour)] == LOCKED
    if may_fill_centre(locked, EACH - len(own) + 1, own, state.house):
        return landed, False
    kept = tuple(lodged for lodged in landed.lodged if lodged.stone != stone)
    return replace(landed, lodged=kept, take_out=(stone,)), True


def may_fill_centre(locked: bool, left: int, own: frozenset[str], house: House) -> bool:
    """Whether a stone may stay in the middle (V9).

    `left` is the number of the owner's stones not sunk before it, `own` are the owner's holes with it.
    """
    return not locked or (left == 1 and completes(CENTRE, own, house))


def _first_shot(state: State, shooter: int, act: Shot, news: list[Prompt]) -> State:
    """The lock of the middle after a first shot (V8, BA34)."""
    if state.centre[shooter] != PENDING or _repeated(state.house, act):
        return state
    verdict = OPEN if CENTRE in state.holes else LOCKED
    if verdict == LOCKED:
        news.append(Prompt("b.centre.missed", {"P": state.names[shooter]}, None, "V8"))
    if state.house.centre_shot == "first_of_game":
        return replace(state, centre=(verdict,) * len(state.names))
    locks = (verdict if player == shooter else lock for player, lock in enumerate(state.centre))
    return replace(state, centre=tuple(locks))


def settle(state: State, shooter: int) -> State:
    """The state after clearing loose stones (B10, B11, V4) and the end test (B25)."""
    news = list(state.news)
    for player in _clockwise(state, shooter):
        colour = state.colours[player]
        count, limit = state.lying[colour], state.limit(player)
        if count and count >= limit:
            cleared = tuple(disc for disc in state.loose if disc.colour == colour)
            state = replace(state, loose=tuple(disc for disc in state.loose if disc.colour != colour),
                            litter=state.litter + cleared)
            news.append(words.cleared(state, player, count))
    ended = _ended(state, shooter)
    at_once = state.house.end == "at_once" or (ended is not None and ended.key != "b.end.all12")
    if ended is not None and at_once:
        state = replace(state, over=ended, returns=())
        news.append(ended)
    elif ended is not None and state.last_round is None:
        state = replace(state, last_round=ended)
        news.append(Prompt("b.end.last_round", ended.values, None, "B25"))
    return replace(state, news=tuple(news))


def _ended(state: State, shooter: int) -> Prompt | None:
    sunk = tuple(state.sunk[colour] for colour in state.colours)
    why = game_over(sunk, len(state.names))
    if why == "all12":
        done = tuple(state.names[player] for player in _clockwise(state, shooter) if sunk[player] >= EACH)
        return Prompt("b.end.all12", {"P": done}, None, "B25")
    if why:
        return Prompt("b.end.full", {}, None, "B25")
    if state.house.centre_stall_end == "yes" and _stalled(state):
        return Prompt("b.end.stall", {}, None, "V9")
    return None


def _stalled(state: State) -> bool:
    """Only the middle is free and nobody may fill it (BA36)."""
    if len(state.lodged) != len(HOLES) - 1 or CENTRE in state.holes or len(state.names) < 3:
        return False
    for player, colour in enumerate(state.colours):
        own = frozenset(stone.hole for stone in state.stones if stone.colour == colour)
        if may_fill_centre(state.centre[player] == LOCKED, EACH - len(own), own | {CENTRE}, state.house):
            return False
    return True


def _repeated(house: House, act: Shot) -> bool:
    """The shot is repeated and so counts as none (BA19, BA21)."""
    return (act.foul and house.foul == "repeat") or (act.short and house.short_shot == "repeat")


def _hit(state: State, act: Shot, own: str, illegal: bool) -> bool:
    """The shot sank a stone of the shooter's colour, or any (V2, BA32); one taken out of the middle is a miss (V9)."""
    return not illegal and not act.foul and any(state.house.hit == "any" or stone.colour == own for stone in act.sunk)


def _counted(state: State, act: Shot, hit: bool, own_off: bool) -> State:
    """The turn's count after one of its own shots, and whether the turn is over (B3, B14, V2)."""
    if _repeated(state.house, act):
        return replace(state, ending=own_off)
    made = tuple(count + (player == state.turn) for player, count in enumerate(state.made))
    state = replace(state, shots=state.shots + 1, hits=state.hits + hit, made=made, begun=True)
    while_hitting = state.house.vienna and (not state.limited or state.house.limited == "hits")
    left = state.shots_left
    over = own_off or (while_hitting and not hit) or (left is not None and left <= 0)
    return replace(state, ending=over)


def _returns(state: State, shooter: int, off: tuple[str, ...]) -> State:
    """One return shot for each foreign stone pushed off, clockwise from the shooter, before older ones (B12, BA15)."""
    gone = Counter(off)
    owed = [player for player in _clockwise(state, shooter)[1:] for _ in range(gone[state.colours[player]])]
    return replace(state, returns=(*owed, *state.returns))


def go_on(state: State, before: State) -> State:
    """Back to the interrupted turn, or on to the next one (B12, B.TURN_END)."""
    if state.returns:
        asked = words.off_opponent(state)
        return replace(state, news=(*state.news, asked))
    if state.ending or state.stock(state.turn) < 1:
        return next_turn(state)
    if before.returns:
        return replace(state, news=(*state.news, words.return_done(state)))
    return state


def next_turn(state: State) -> State:
    """The next player clockwise who has a stone to shoot; the end of the last round ends the game (BA24)."""
    count = len(state.names)
    for step in range(1, count + 1):
        player = (state.turn + step) % count
        if state.last_round is not None and player == state.first:
            return replace(state, over=state.last_round, news=(*state.news, state.last_round))
        if state.stock(player) > 0:
            turned = replace(state, turn=player, shots=0, hits=0, ending=False, returns=())
            return replace(turned, news=(*state.news, Prompt("b.turn.end", {"Q": state.names[player]}, None, "B2")))
    raise AssertionError("somebody who has not sunk twelve always has a stone to shoot (B11)")


def _clockwise(state: State, shooter: int) -> list[int]:
    count = len(state.names)
    return [(shooter + step) % count for step in range(count)]


def seated(state: State, seat: Seat) -> int:
    """The player who sits there; raises Refused where nobody does."""
    if seat not in state.seats:
        raise Refused("b.refuse.no_seat", "B2", side=words.place(seat))
    return state.seats.index(seat)


def corrected(state: State, holes: tuple[Stone, ...], loose: tuple[Disc, ...]) -> State:
    """The board as a person says it lies; who sank a stone stays known where it did not change."""
    known = {lodged.stone: lodged for lodged in state.lodged}
    taken = Counter(stone.hole for stone in holes)
    for hole, count in sorted(taken.items()):
        if hole not in HOLES:
            raise Refused("b.refuse.no_hole", "B1", hole=hole)
        if count > 1:
            raise Refused("b.refuse.hole_taken", "B6", hole=hole)
    counts = Counter(stone.colour for stone in holes) + Counter(disc.colour for disc in loose)
    for colour, count in sorted(counts.items()):
        if colour not in state.colours:
            raise Refused("b.refuse.no_colour", "B1", colour=words.colour(colour))
        if count > EACH:
            raise Refused("b.refuse.too_many", "B1", colour=words.colour(colour), n=count - EACH)
    lodged = sorted((known.get(stone, Lodged(stone)) for stone in holes), key=lambda each: HOLES.index(each.stone.hole))
    laid = replace(state, lodged=tuple(lodged), loose=loose, litter=(), put_back=(), take_out=(),
                   over=None, last_round=None,
                   news=(Prompt("b.corrected", {}),))
    settled = settle(laid, state.shooter)
    if settled.over is not None or settled.returns:
        return settled
    return go_on(settled, settled) if settled.phase == "turn" else settled
