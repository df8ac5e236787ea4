"""A mine of one's own (UX S14): any card anywhere, judged by the rules, and everything can be taken back."""

from __future__ import annotations

import pytest
from engine.positions import drawn, position, view

from game.engine import legal
from game.engine.cards import Action, Card, Face, card, face
from game.engine.cells import at
from game.engine.refusal import Reason, refuse
from game.engine.ruleset import Ruleset
from game.play.sandbox import GOAL_FACES, Position, Sandbox
from game.records.spelling import parse

PICTURE = "@ EW NESW\n. . NS"


@pytest.mark.parametrize("name", ["NES", "EW", "N.S", "S#", "NS.EW"])
@pytest.mark.parametrize("link", [True, False])
def test_a_mine_is_judged_as_the_same_mine_in_a_game(name: str, link: bool) -> None:
    rules = Ruleset(saboteur2=True, link_to_start=link)
    laid, _revealed = drawn(PICTURE)
    state, mine = position(PICTURE, by=rules, hand=name), Position(rules, laid)
    assert mine.maze == state.table.maze
    held = face(name)
    for way in (held, held.turned):
        assert set(legal.placements(mine.view(held), way)) == set(legal.placements(view(state), way))


def played(box: Sandbox, name: str, command: str) -> Sandbox:
    """The same after a card has been played that the rules allow there."""
    held: Card = card(name)
    said = parse(command)
    assert legal.why_not(box.position.view(held), said) is None, command
    box.become(box.position.after(said))
    return box


def in_front(box: Sandbox) -> list[str]:
    return [" ".join(things) for things in box.position.in_front]


def test_cards_leave_what_they_leave_in_a_game() -> None:
    box = Sandbox()
    box.set_rules(saboteur2=True)
    played(box, "NESW", "lay NESW 1,0")
    assert box.position.maze.reached[at(1, 0)]
    played(box, "rockfall", "rockfall 1,0")
    assert not box.position.cards
    played(box, "break:lamp", "break lamp 0")
    played(box, "trapped", "trapped 1")
    played(box, "theft", "theft")
    assert in_front(box) == ["lamp theft", "trapped", ""]
    played(box, "repair:pick+lamp", "repair lamp 0 with pick+lamp")
    played(box, "free", "free 1")
    assert in_front(box) == ["theft", "", ""]
    box.set_rules(saboteur2=False)
    assert in_front(box) == ["", "", ""]


def test_a_broken_tool_of_ones_own_lets_no_path_card_be_laid() -> None:
    """R3.5."""
    box = played(Sandbox(), "break:pick", "break pick 0")
    refusal = legal.why_not(box.position.view(face("NESW")), parse("lay NESW 1,0"))
    assert refusal is not None
    assert refusal.reason is Reason.BROKEN_TOOL
    assert box.take_off(0)
    assert legal.why_not(box.position.view(face("NESW")), parse("lay NESW 1,0")) is None


def test_what_lies_against_the_rules_is_remembered_with_the_reason() -> None:
    why = refuse(Reason.NO_NEIGHBOUR, cell=at(5, 5))
    box = Sandbox()
    box.become(box.position.with_card(at(5, 5), face("NS"), why))
    assert box.position.odd == {at(5, 5): why}
    assert box.lift(at(5, 5))
    assert box.held is face("NS")
    assert box.position.odd == {}


def test_everything_can_be_taken_back() -> None:
    box = played(Sandbox(), "NESW", "lay NESW 1,0")
    full = box.position
    box.turn_goal(2)
    box.clear()
    assert box.position == Position()
    assert box.undo()
    assert box.undo()
    assert box.position == full
    assert box.lift(at(1, 0))
    assert box.put_away()
    assert box.undo()
    assert box.position == full
    assert box.undo()
    assert not box.undo()


def test_a_card_put_back_where_it_lay_is_no_change() -> None:
    box = played(Sandbox(), "NESW", "lay NESW 1,0")
    box.lift(at(1, 0))
    assert isinstance(box.held, Face)
    box.become(box.position.with_card(at(1, 0), box.held))
    assert box.undo()
    assert box.position == Position()


def test_a_goal_shows_all_that_it_can_be_and_then_nothing_again() -> None:
    box, shown = Sandbox(), set()
    for _press in GOAL_FACES:
        box.turn_goal(1)
        shown.add((box.position.goals[0], box.position.table.goals[0]))
    assert box.position.goals[0] is None
    assert len(shown) == len(GOAL_FACES)
    assert {name for _face, name in shown} == {None, "gold", "NE", "NW"}


def test_there_are_as_many_of_a_card_as_one_likes() -> None:
    box = Sandbox()
    for x in range(1, 9):
        box.take(Action.MAP)
        box.take(face("EW"))
        assert box.turn()
        box.become(box.position.with_card(at(x, 0) if x < 8 else at(9, 0), face("EW")))
    assert len(box.position.cards) == 8
