"""What the table says of a thing that is pointed at (UX M21, S1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from screen.rounds import new_session
from screen.tables import Table

from game.engine.cards import InFront, Marker, Role, Tool
from game.engine.cells import at
from game.engine.ruleset import Ruleset
from game.engine.table import Bonus
from game.scenes.table import notes
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat
from game.tabletop.tips import pointed
from game.tabletop.tips.tell import tip_of
from game.tabletop.tips.things import OnDeck, Thing
from game.tabletop.view.seen import Seen
from game.ui import focus
from game.ui.viewport import Viewport
from game.ui.widgets.tooltip import draw_tooltip
from game.words.characters import mind_lines
from game.words.effects import Place, Sign, goal_effect, place_effect, sign_effect

BASE, BOTH = Ruleset(), Ruleset(saboteur2=True, bonus_nuggets=True)
PLACE = at(4, 2)


@pytest.fixture(scope="module")
def table() -> Table:
    table = Table(new_session(5, 0, rules=BOTH))
    table.settle()
    return table


def words(table: Table, target: Thing, before: tuple[InFront, ...] = (), **seen: Any) -> list[str]:
    """The lines of the tooltip when `before` is in front of seat 1 and the rest of what is seen is `seen`."""
    view = table.table.view
    bonus, retired = seen.pop("bonus", None), seen.pop("retired", None)
    position = replace(view.seen.table, in_front=((), before, (), (), ()), bonus=bonus, retired=retired, question=None)
    shown: dict[str, Any] = {name: getattr(view.seen, name) for name in Seen.__slots__}
    kept, view.seen = view.seen, Seen(**{**shown, "table": position, **seen})
    try:
        tip = tip_of(view, target)
    finally:
        view.seen = kept
    return [] if tip is None else tip[0].splitlines()


def _deck(table: Table) -> str:
    tip = tip_of(table.table.view, OnDeck())
    assert tip is not None
    return tip[0]


def test_the_deck_tells_with_saboteur_2_what_lies_beside_it(table: Table) -> None:
    base = Table(new_session(5, 0, rules=BASE))
    assert _deck(base).startswith("Deck: ")
    assert _deck(base).splitlines()[1:] == [sign_effect(Sign.DECK).cited()]
    hats = table.session.table.hats
    lines = _deck(table).splitlines()
    assert lines[2:] == ["Put aside unseen: 10", f"Role cards not dealt: {hats}"]


def _after_the_bot(lines: list[str]) -> list[str]:
    """What the tooltip says of a seat behind who sits there."""
    who = ["Bo, a bot", *mind_lines("random")]
    assert lines[: len(who)] == who
    return lines[len(who) :]


def test_a_seat_tells_what_lies_before_it(table: Table) -> None:
    assert _after_the_bot(words(table, OnSeat(1))) == ["Cards in hand: 6"]
    lines = _after_the_bot(words(table, OnSeat(1), (Tool.PICK, Marker.TRAPPED, Tool.CART, Marker.THEFT)))
    assert [line.split(":")[0] for line in lines[1:]] == ["Broken", "Trapped", "Theft"]
    assert "pick" in lines[1]
    assert "cart" in lines[1]


def test_a_bonus_is_open_until_its_owner_retires(table: Table) -> None:
    """R11.3, R11.4."""
    bonus = Bonus(2, PLACE, 1, 2, (), 1)
    assert any(line.startswith("Bonus: 2 gold") for line in words(table, OnSeat(1), bonus=bonus))
    retired = words(table, OnSeat(1), bonus=bonus, retired=1)
    assert any(line.startswith("Retired") for line in retired)
    assert not any("Bonus" in line for line in retired)
    assert not any("Bonus" in line for line in words(table, OnSeat(2), bonus=bonus))


def test_a_known_role_and_a_new_hat_are_told(table: Table) -> None:
    """R10.13: what the viewer knows, and nothing more of their own seat."""
    roles = (Role.BLUE, Role.BOSS, None, None, None)
    assert "Known role: boss" in words(table, OnSeat(1), roles=roles)
    assert not any(line.startswith("Known role") for line in words(table, OnSeat(0), roles=roles))
    assert any(line.startswith("New role") for line in words(table, OnSeat(1), new_hats=frozenset({1})))


def test_the_bonus_nugget_tells_who_may_take_it_or_who_did(table: Table) -> None:
    free = words(table, OnCell(PLACE), bonus=Bonus(2, PLACE, None, 0, (), 0))
    assert free[0] == "Bonus nugget worth 2"
    assert free[1] == place_effect(Place.BONUS).cited()
    assert "nothing can be laid on it" in free[2]
    assert words(table, OnCell(PLACE), bonus=Bonus(2, PLACE, 3, 2, (), 1))[1] == "Taken by Di"
    assert words(table, OnCell(at(9, 9)), bonus=Bonus(2, PLACE, None, 0, (), 0)) == []


def _tips(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """Every tooltip that is drawn from now on, and where it lies."""
    drawn: list[tuple[str, pygame.Rect]] = []

    def draw(
        canvas: pygame.Surface, text: str, beside: pygame.Rect, viewport: Viewport, clear: Sequence[pygame.Rect] = ()
    ) -> pygame.Rect:
        where = draw_tooltip(canvas, text, beside, viewport, clear)
        drawn.append((text, where))
        return where

    for module in (focus, notes, pointed):
        monkeypatch.setattr(module, "draw_tooltip", draw)
    table.frame()
    drawn.clear()
    return drawn


def test_no_tooltip_comes_up_under_a_pointer_that_has_pressed_before_it_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(new_session(4, 0, rules=BASE), speed="4")
    table.settle()
    table.press(pygame.K_1, pygame.K_d)
    drawn = _tips(table, monkeypatch)
    table.click("end-turn")
    for _frame in range(60):
        table.frame(dt=0.1)
    assert not drawn
    table.settle()
    x, y = table.table.view.layout.buttons["end-turn"].center
    table.move((x + 3, y))
    table.wait(0.5)
    assert drawn


def test_a_tooltip_does_not_change_under_a_resting_pointer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn is ended by a key while the pointer rests on a button, which means something else then."""
    table = Table(new_session(4, 0, rules=BASE), speed="4")
    table.settle()
    table.press(pygame.K_1, pygame.K_d)
    drawn = _tips(table, monkeypatch)
    table.move(table.table.view.layout.buttons["end-turn"].center)
    table.wait(0.5)
    assert {text for text, _where in drawn} == {drawn[0][0]}
    drawn.clear()
    table.press(pygame.K_e)
    table.wait(2)
    assert not drawn


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_tooltip_lies_beside_the_buttons(
    size: tuple[int, int], text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(new_session(4, 0, rules=BOTH), size, text_scale)
    table.settle()
    buttons = table.table.view.layout.buttons
    drawn = _tips(table, monkeypatch)
    for rect in buttons.values():
        table.move(rect.center)
        table.wait(0.5)
    assert len(drawn) >= len(buttons)
    for text, where in drawn:
        assert table.context.viewport.rect.contains(where)
        assert not where.collidelistall(list(buttons.values())), f"{text!r} lies over a button"


def _zoomed(table: Table) -> None:
    table.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_x=0.0, precise_y=3.0, flipped=False))


def _panned(table: Table) -> None:
    table.press(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)


def _resized(table: Table) -> None:
    table.canvas = pygame.Surface((1440, 900))
    table.frame()


def _text_resized(table: Table) -> None:
    table.press(pygame.K_PLUS, mod=pygame.KMOD_CTRL)


@pytest.mark.parametrize("change", [_zoomed, _panned, _resized, _text_resized])
def test_a_tooltip_goes_when_what_it_is_about_moves_under_the_pointer(
    change: Callable[[Table], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(new_session(4, 0, rules=BASE))
    table.settle()
    drawn = _tips(table, monkeypatch)
    table.move(table.middle(OnGoal(2)))
    table.wait(0.5)
    assert drawn
    drawn.clear()
    change(table)
    table.wait(1)
    assert not drawn, "it would speak of what the pointer is not on"
    x, y = table.middle(OnGoal(2))
    table.move((x + 2, y))
    table.wait(0.5)
    assert drawn


@pytest.mark.parametrize(("change", "where"), [(_resized, "seat"), (_resized, "menu"), (_text_resized, "seat")])
def test_a_tooltip_of_a_seat_or_a_button_goes_when_it_has_moved(
    change: Callable[[Table], None], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(new_session(4, 0, rules=BASE))
    table.settle()
    layout = table.table.view.layout
    drawn = _tips(table, monkeypatch)
    table.move((layout.seat(3) if where == "seat" else layout.buttons["menu"]).center)
    table.wait(0.5)
    assert drawn
    drawn.clear()
    change(table)
    table.wait(1)
    assert not drawn


def test_a_tooltip_follows_the_key_cursor_once_the_board_is_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(new_session(4, 0, rules=BASE))
    table.settle()
    table.press(pygame.K_TAB, pygame.K_LEFT)
    drawn = _tips(table, monkeypatch)
    table.wait(0.5)
    assert drawn
    drawn.clear()
    _panned(table)
    table.wait(0.2)
    assert not drawn
    table.wait(1)
    assert drawn


def test_a_goal_says_who_looked_at_it_and_what_the_viewer_saw(table: Table) -> None:
    names = table.table.view.seen.names
    goal = words(table, OnGoal(2), looks={2: (1, 3)}, known=(None, "NE", None))
    what = goal_effect(None).cited()
    assert goal == ["Goal 2, face down", what, f"Looked at by: {names[1]} and {names[3]}", "You have seen: stone"]
    assert "You have seen: gold" in words(table, OnGoal(2), known=(None, "gold", None))
    assert words(table, OnGoal(1), looks={2: (1,)}, known=(None, "NE", None)) == ["Goal 1, face down", what]
