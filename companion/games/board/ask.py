"""What the rules want next, and every act that is allowed now, likeliest first."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import Choice, Field, Prompt
from companion.games.announce import house_rules
from companion.games.board import words
from companion.games.board.facts import COLOURS, Began, Chose, Coloured, Corrected, Declined, Disc, Shot, Stopped
from companion.games.board.holes import CENTRE, HOLES
from companion.games.board.options import OPTIONS
from companion.games.board.state import EACH, LOCKED, PENDING, State, outcome
from companion.signals import Want


def legal(state: State) -> tuple[Choice, ...]:
    """Every act allowed now; none when the game is over."""
    match state.phase:
        case "over":
            return ()
        case "begin":
            return (*_beginners(state, "V1"), *_colours(state))
        case "choose":
            return tuple(
                Choice(Prompt(key, {"n": state.house.limited_to}, None, "V2"), Chose(limited))
                for key, limited in (("b.act.limited", True), ("b.act.unlimited", False))
            )
    first = () if state.begun or state.returns else _beginners(state, "B2")
    colours = _colours(state) if state.untouched else ()
    return (*_shots(state), *_ends(state), _correction(state), *first, *colours)


def by_hand(state: State) -> Choice:
    """The shot as somebody enters it who has seen it: everything that may have moved."""
    free = len(HOLES) - len(state.lodged)
    fields = [
        Field("sunk", "stones", "b.field.sunk", 0, free, state.colours),
        Field("zone", "discs", "b.field.zone", 0, EACH, state.colours),
        Field("off", "discs", "b.field.off", 0, EACH, state.colours),
    ]
    if state.lodged:
        fields.append(Field("dislodged", "holes", "b.field.dislodged", 0, len(state.lodged), tuple(state.holes)))
    return Choice(Prompt("b.act.by_hand", {}, None, "B7"), Shot(), tuple(fields))


def _shots(state: State) -> list[Choice]:
    own = state.colours[state.shooter]
    free = tuple(hole for hole in HOLES if hole not in state.holes)
    choices = []
    if free:
        one = Field("sunk", "stones", "b.field.sunk", 1, 1, (own,))
        choices.append(Choice(Prompt("b.act.sunk", {"colour": words.colour(own)}, None, "B6"), Shot(), (one,)))
    choices.append(Choice(Prompt("b.act.loose", {}, None, "B7"), Shot()))
    choices.append(Choice(Prompt("b.act.zone", {}, None, "B9"), Shot(zone=(Disc(own),))))
    choices.append(Choice(Prompt("b.act.off_own", {}, None, "B14"), Shot(off=(Disc(own),))))
    for player, colour in enumerate(state.colours):
        if player != state.shooter and state.lying[colour]:
            asked = Prompt("b.act.off_opponent", {"Q": state.names[player]}, None, "B12")
            choices.append(Choice(asked, Shot(off=(Disc(colour),))))
    choices.append(by_hand(state))
    if state.house.short_shot == "repeat":
        choices.append(Choice(Prompt("b.act.short", {}, None, "B9"), Shot(zone=(Disc(own),), short=True)))
    choices.append(Choice(Prompt("b.act.foul", {}, None, "B4"), Shot(foul=True)))
    return choices


def _ends(state: State) -> list[Choice]:
    if state.returns:
        return [Choice(Prompt("b.act.decline", {"Q": state.names[state.shooter]}, None, "B12"), Declined())]
    if state.house.must_shoot_three == "yes":
        return []
    return [Choice(Prompt("b.act.stop", {"P": state.names[state.turn]}, None, "B3"), Stopped())]


def _correction(state: State) -> Choice:
    return Choice(Prompt("b.act.correct", {}), correction(state), (
        Field("holes", "stones", "b.field.holes", 0, len(HOLES), state.colours),
        Field("loose", "discs", "b.field.loose", 0, EACH * len(state.colours), state.colours),
    ))


def correction(state: State) -> Corrected:
    """The board as the screen knows it, to be changed by hand."""
    return Corrected(state.stones, state.loose)


def _beginners(state: State, rule: str) -> list[Choice]:
    """Who may be said to begin; in the base game the first one of the setup does unless somebody says otherwise."""
    players = [player for player in range(len(state.names)) if state.house.vienna or player != state.turn]
    return [
        Choice(Prompt("b.act.begins", {"P": state.names[player]}, None, rule), Began(state.seats[player]))
        for player in players
    ]


def _colours(state: State) -> list[Choice]:
    return [
        Choice(Prompt("b.act.colour", {"P": name}, None, "B2"), Coloured(seat, colour),
               (Field("colour", "select", "b.field.colour", options=COLOURS, seat=seat),))
        for name, seat, colour in zip(state.names, state.seats, state.colours, strict=True)
    ]


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the rules want now, most important first."""
    match state.phase:
        case "over":
            return _final(state)
        case "begin":
            return (Prompt("b.setup.rps", {}, None, "V1"), *_setup(state))
        case "choose":
            values = {"P": state.names[state.turn], "n": state.house.limited_to}
            return (Prompt("b.setup.choose", values, state.seats[state.turn], "V1"), *_setup(state))
    player = state.shooter
    seat = state.seats[player]
    asked = [words.off_opponent(state) if state.returns else _turn(state)]
    face = words.face(not state.house.vienna)
    rule = "V3" if state.house.vienna else "B4"
    asked.append(Prompt("b.shot.place", {"side": words.place(seat), "face": face}, seat, rule))
    if state.centre[player] == PENDING:
        asked.append(Prompt("b.centre.open", {}, seat, "V8"))
    elif state.centre[player] == LOCKED and CENTRE not in state.holes:
        asked.append(Prompt("b.centre.locked", {}, seat, "V9"))
    return (*asked, *(_setup(state) if state.untouched else ()))


def _setup(state: State) -> Iterator[Prompt]:
    """What is to be made ready before the first shot, and the house rules."""
    yield Prompt("b.setup.board", {}, None, "B1")
    for name, seat, colour in zip(state.names, state.seats, state.colours, strict=True):
        values = {"P": name, "side": words.place(seat), "colour": words.colour(colour)}
        yield Prompt("b.setup.seat", values, seat, "B2")
    yield Prompt("b.shot.settled", {}, None, "B6")
    # The measures are the board's, not the house's.
    rules = [option for option in OPTIONS if option.rule != "BA8"]
    yield from house_rules(rules, {option.name: getattr(state.house, option.name) for option in rules}, "b")


def _turn(state: State) -> Prompt:
    values = {"P": state.names[state.turn], "n": state.shots_left}
    seat = state.seats[state.turn]
    if state.shots_left is None:
        return Prompt("b.turn.unlimited", {"P": state.names[state.turn]}, seat, "V2")
    rule = "V2" if state.house.vienna else "B3"
    if state.house.vienna and state.house.limited == "hits":
        return Prompt("b.turn.hits", values, seat, rule)
    return Prompt("b.turn.start" if state.shots == 0 else "b.turn.left", values, seat, rule)


def _final(state: State) -> tuple[Prompt, ...]:
    end = outcome(state)
    assert end is not None
    totals = {player: state.points(player) for player in range(len(state.names))}
    order = sorted(totals, key=lambda player: (-totals[player], player))
    table = tuple(Prompt("b.score.total", {"P": state.names[player], "n": totals[player]}) for player in order)
    winners = tuple(state.names[player] for player in end.winners)
    return (Prompt("b.score.final", {"totals": table, "P": winners}, None, "B26"), end.why)


def wants(state: State) -> tuple[Want, ...]:
    """The board is looked at after every shot, for stones of the colours in play."""
    return (Want("board", state.colours),) if state.phase in ("turn", "return") else ()
