"""The text form of commands (RECORDS section 1) and the filter that keeps secrets out of events."""

from __future__ import annotations

import pytest
from engine.positions import open_to, position

from game.engine.cards import Action, Tool, card, face
from game.engine.cells import at
from game.engine.commands import (
    Break,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    Lay,
    Map,
    Pass,
    Repair,
    Reveal,
    Rockfall,
    TurnStone,
)
from game.engine.events import Drew, Event, Kept, Laid, Looked, Paid, Passed, as_seen_by
from game.records.spelling import parse


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("lay NES 1,0", Lay(face("NES"), at(1, 0))),
        ("lay NE.S -3,-12", Lay(face("NE.S"), at(-3, -12))),
        ("lay NESW 9999,-9999", Lay(face("NESW"), at(9999, -9999))),
        ("break pick 2", Break(Tool.PICK, 2)),
        ("repair lamp 0", Repair(Tool.LAMP, 0, Action.REPAIR_LAMP)),
        ("repair lamp 0 with pick+lamp", Repair(Tool.LAMP, 0, Action.REPAIR_PICK_LAMP)),
        ("rockfall 3,-1", Rockfall(at(3, -1))),
        ("map 3", Map(3)),
        ("pass NES", Pass((face("NES"),))),
        ("pass repair:pick+cart", Pass((card("repair:pick+cart"),))),
        ("keep 3", Keep(3)),
        ("turn 1 upright", TurnStone(1, True)),
        ("turn 3 turned", TurnStone(3, False)),
        ("reveal 2", Reveal(2)),
        ("claim goal 2 gold", ClaimGoal(2, "gold")),
        ("claim goal 2 stone", ClaimGoal(2, "stone")),
        ("claim seat 4 saboteur", ClaimSeat(4, "saboteur")),
        ("claim seat 4 digger", ClaimSeat(4, "digger")),
    ],
)
def test_a_command_is_read_as_it_is_written(text: str, command: Command) -> None:
    assert parse(text) == command
    assert str(command) == text


def test_a_command_shows_its_cell_as_records_write_it() -> None:
    assert repr(Lay(face("NES"), at(3, -1))) == "Lay(face=face('NES'), cell=3,-1)"


def test_an_event_shows_its_cell_as_records_write_it() -> None:
    assert repr(Laid(0, 17, face("NES"), at(3, -1))) == "Laid(seat=0, card=17, face=face('NES'), cell=3,-1)"


@pytest.mark.parametrize(
    "text",
    ["", "lay", "lay NES", "lay NES 1", "lay NES 1,0,0", "lay NES 01,0", "lay NES 1, 0", "lay EN 1,0",
     "lay NES 10000,0", "lay map 1,0", "lay NES +1,0", "lay NES 1.0,0", "lay NES ١,0", "lay  NES 1,0", " lay NES 1,0",
     "LAY NES 1,0",
     "break hammer 0", "break pick", "break pick x", "break pick 1 2", "repair pick 0 with lamp", "repair pick 0 with",
     "repair pick 0 with pick", "repair pick 0 with lamp+pick", "repair pick 0 with pick+hammer", "map 0", "map 4",
     "map 01", "map", "rockfall", "rockfall 1", "pass", "pass pass", "pass NES map NE NW", "keep", "keep x", "keep 1.5",
     "turn 1", "turn 1 left", "turn 4 upright", "reveal 0", "reveal all", "claim", "claim goal 4 gold",
     "claim goal 1 coal", "claim seat 1 gold", "claim seat x digger", "keep " + "9" * 1000, "dance", "pass NES\n",
     "keep 1\n", "rockfall 1,0\n", "map 1\n"],
)  # fmt: skip
def test_anything_else_is_no_command(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        parse(text)


def test_a_command_for_one_cell_is_one_object() -> None:
    assert parse("lay NES 1,0") is parse("lay NES 1,0")
    assert parse("rockfall 1,0") is parse("rockfall 1,0")


def test_options_name_each_command_once_also_with_both_ways_of_a_card_in_hand() -> None:
    state = position(hand="NE SW NS NS NE")
    assert len(open_to(state)) == len(set(open_to(state)))
    assert open_to(state, "pass") == ["pass NE", "pass NS", "pass SW"]


@pytest.mark.parametrize(
    ("event", "public"),
    [
        (Looked(1, 5, 2, "gold"), Looked(1, 5, 2, None)),
        (Passed(1, (5,), (face("NE"),)), Passed(1, (5,), None)),
        (Drew(1, 5, face("NE")), Drew(1, 5, None)),
        (Kept(1, 3), Kept(1, None)),
        (Paid(1, 4, 2, (3, 1)), Paid(1, 4, 2, None)),
    ],
)
def test_only_the_seat_concerned_reads_the_secret_of_an_event(event: Event, public: Event) -> None:
    assert as_seen_by(event, 1) == event
    for other in (0, 2, None):
        assert as_seen_by(event, other) == public
