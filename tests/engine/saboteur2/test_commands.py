"""The text form of the commands of the expansions (RECORDS section 1), and the secrets of their events."""

from __future__ import annotations

import pytest

from game.engine.cards import Action, Marker, Role, Tool, card, face
from game.engine.cells import at
from game.engine.commands import (
    Command,
    DiscardTwo,
    Pass,
    PlaceBonus,
    Retire,
    SeatAction,
    Stay,
    Steal,
    Theft,
    discard_two,
    give_up,
)
from game.engine.events import DiscardedTwo, Event, HandsSwapped, HatSwapped, Inspected, Passed, as_seen_by
from game.records.spelling import parse

NES, MAP, BRIDGE = face("NES"), card("map"), face("NS.EW")


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("pass NES map", Pass((NES, MAP))),
        ("pass NES map map", Pass((NES, MAP, MAP))),
        ("pass NES* NS.EW theft", Pass((face("NES*"), BRIDGE, Action.THEFT))),
        ("discard NES map to remove lamp", DiscardTwo((NES, MAP), Tool.LAMP)),
        ("discard map map to remove trapped", DiscardTwo((MAP, MAP), Marker.TRAPPED)),
        ("discard NS.EW map to remove theft", DiscardTwo((BRIDGE, MAP), Marker.THEFT)),
        ("theft", Theft()),
        ("hands-off 0", SeatAction(Action.HANDS_OFF, 0)),
        ("swap-hands 11", SeatAction(Action.SWAP_HANDS, 11)),
        ("inspection 4", SeatAction(Action.INSPECTION, 4)),
        ("swap-hats 1", SeatAction(Action.SWAP_HATS, 1)),
        ("trapped 2", SeatAction(Action.TRAPPED, 2)),
        ("free 3", SeatAction(Action.FREE, 3)),
        ("steal 7", Steal(7)),
        ("steal nobody", Steal(None)),
        ("bonus 3 1,-2", PlaceBonus(3, at(1, -2))),
        ("retire", Retire()),
        ("stay", Stay()),
    ],
)
def test_a_command_is_read_as_it_is_written(text: str, command: Command) -> None:
    assert parse(text) == command
    assert str(command) == text


@pytest.mark.parametrize(
    "text",
    ["pass NES map NE NW", "pass NES  map", "pass NES ", "discard NES map", "discard NES to remove lamp",
     "discard NES map NE to remove lamp", "discard NES map to remove hammer", "discard NES map to remove NES",
     "discard NES map to remove break:lamp", "discard NES map remove lamp", "theft 1", "theft nobody", "hands-off",
     "hands-off x", "hands-off 1 2", "swap-hands nobody", "inspection", "swap-hats 01", "trapped +1", "free",
     "free one", "steal", "steal all", "steal 1 2", "bonus", "bonus 1", "bonus 1 1", "bonus x 1,0", "bonus 1 1,0,0",
     "retire 1", "stay here", "Theft", "swap_hats 1", "rockfall 1,0 2", "retire\n"],
)  # fmt: skip
def test_anything_else_is_no_command(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        parse(text)


def test_cards_are_named_in_any_order_and_stand_sorted() -> None:
    assert parse("pass theft NES map") == parse("pass map theft NES") == give_up(MAP, NES, Action.THEFT)
    assert str(parse("pass theft map NES")) == "pass NES map theft"
    assert (
        parse("discard map NES to remove pick") == discard_two(NES, MAP, Tool.PICK) == discard_two(MAP, NES, Tool.PICK)
    )
    assert str(parse("discard map NES to remove pick")) == "discard NES map to remove pick"


@pytest.mark.parametrize(
    ("event", "knowing", "public"),
    [
        (Passed(1, (5, 6), (NES, MAP)), {1}, Passed(1, (5, 6), None)),
        (DiscardedTwo(1, (5, 6), (NES, MAP), Tool.PICK), {1}, DiscardedTwo(1, (5, 6), None, Tool.PICK)),
        (Inspected(1, 5, 2, Role.BOSS), {1}, Inspected(1, 5, 2, None)),
        (HatSwapped(1, 5, 2, Role.BOSS, Role.BLUE), {2}, HatSwapped(1, 5, 2, None)),
        (HatSwapped(1, 5, 1, Role.BOSS, Role.BLUE), {1}, HatSwapped(1, 5, 1, None)),
        (HandsSwapped(1, 5, 2, (6,), (7,), (NES,), (MAP,)), {1, 2}, HandsSwapped(1, 5, 2, (6,), (7,), None, None)),
    ],
)
def test_only_the_seats_concerned_read_the_secret_of_an_event(event: Event, knowing: set[int], public: Event) -> None:
    for seat in (0, 1, 2, 3, None):
        assert as_seen_by(event, seat) == (event if seat in knowing else public)
