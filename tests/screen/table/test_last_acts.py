"""The last act of every player is marked until that player acts again (UX M18)."""

from __future__ import annotations

import pygame
import pytest
from screen.rounds import new_session
from screen.tables import Table

from game.art.store import PictureStore
from game.engine.events import Looked, Passed, TurnEvent
from game.engine.ruleset import Ruleset
from game.tabletop.move.targets import OnCell, OnSeat
from game.tabletop.view import marks
from game.tabletop.view.last_acts import act_place

Badge = tuple[int, tuple[int, int]]
TURNS = 24


@pytest.fixture
def badges(monkeypatch: pytest.MonkeyPatch) -> list[Badge]:
    """Seat and place of every token that the frame at hand has drawn over the board."""
    drawn: list[Badge] = []

    def draw_badge(_canvas: pygame.Surface, seat: int, at: tuple[int, int], size: int, _store: PictureStore) -> None:
        assert size >= 20
        drawn.append((seat, at))

    monkeypatch.setattr(marks, "draw_badge", draw_badge)
    return drawn


def newest(table: Table) -> dict[int, TurnEvent]:
    """What each seat did last, read backwards from the public log."""
    found: dict[int, TurnEvent] = {}
    for event in reversed(table.session.log(None)):
        if isinstance(event, TurnEvent):
            found.setdefault(event.seat, event)
    return found


def own_turn(table: Table) -> None:
    """Go on until the person can act, past whatever is shown to them, or until the round is over."""
    table.settle()
    while table.session.table.outcome is None and not (table.at(table.table) and table.table.at_rest):
        table.dismiss()
        table.settle()


@pytest.mark.parametrize("rules", [Ruleset(), Ruleset(saboteur2=True)], ids=["base", "saboteur 2"])
def test_each_seat_has_one_mark_where_it_acted_last(badges: list[Badge], rules: Ruleset) -> None:
    table = Table(new_session(5, 0, rules=rules, seed=3))
    kinds = set()
    for _turn in range(TURNS):
        own_turn(table)
        if table.app.stack.top is not table.table or table.session.table.outcome is not None:
            break
        badges.clear()
        table.table.view.viewpoint.fit()
        table.context.relayout = True
        table.frame()
        acts = newest(table)
        marked = {seat for seat, act in acts.items() if not isinstance(act, Passed | Looked)}
        assert {seat for seat, _ in badges} == marked
        for seat, at in badges:
            place = act_place(acts[seat])
            assert place is not None
            kinds.add(type(place))
            near = table.table.view.target_rect(place).inflate(60, 60)
            assert near.collidepoint(at), (seat, acts[seat], at)
        index, command = table.plan()
        view = table.table.move.view
        assert view is not None
        if command is None:
            table.press(pygame.K_1 + index)
            table.press(pygame.K_d)
        else:
            table.table.turns.play(0, command)
            table.table.move.end()
        table.press(pygame.K_e)
    assert kinds >= {OnCell, OnSeat}
