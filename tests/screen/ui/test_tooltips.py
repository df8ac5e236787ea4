"""Every tooltip says what a thing is and what it does, stays small, and covers nothing to press (UX M21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest
from screen.driving import make_context

from game.cli.gallery_scenes import SCENES
from game.engine.cells import START_CELL
from game.scenes.sandbox.pad import MinePad
from game.scenes.table.scene import TableScene
from game.scenes.why.chart import SuspicionChart
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, _, languages, use_language
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat
from game.tabletop.tips.tell import tip_of
from game.tabletop.tips.things import OnBar, OnDeck, OnHand, OnRole, OnSign, Thing, bar_parts, seat_parts, thing_at
from game.tabletop.view.table import TableView
from game.ui.screen import Screen
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.widgets.widget import Widget
from game.words.things import card_words
from game.words.where import where_line

pytestmark = pytest.mark.usefixtures("plain_plates")

TABLES = ["table", "table-fair", "table-three-seats", "table-expansion", "table-twelve-seats"]
LANGUAGES = list(dict.fromkeys((SOURCE_LANGUAGE, *languages(), PSEUDO_LANGUAGE)))
LONG = (OnSeat, OnGoal, OnDeck, OnBar)
"""What tells of several things at once; all else is told in three lines and, on the board, one for each last act."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(SOURCE_LANGUAGE)


@cache
def table(name: str) -> TableScene:
    """A table of the gallery, made once: its tooltips are made anew whenever they are asked for."""
    context = make_context()
    scene = SCENES[name](context).scene
    assert isinstance(scene, TableScene)
    scene.resize(context.viewport)
    return scene


def things(view: TableView) -> list[Thing]:
    """All that the table shows and that is no button."""
    shown = view.seen.table
    found: list[Thing] = [OnRole(), OnDeck(), OnPile(), *map(OnBar, bar_parts(view))]
    found += map(OnSign, view.layout.signs)
    found += map(OnHand, range(len(view.seen.hand)))
    found += map(OnCell, shown.maze.cards)
    found += map(OnGoal, shown.maze.closed.values())
    for seat in range(shown.seats):
        found += [OnSeat(seat), *seat_parts(view, seat)]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_everything_on_a_table_says_what_it_does(name: str, language: str) -> None:
    view = table(name).view
    for thing in things(view):
        tip = tip_of(view, thing)
        assert tip is not None, thing
        lines = tip[0].split("\n")
        assert all(line.strip() for line in lines), (language, thing)
        assert len(lines) > 1, f"{thing} has only a name in {language}"
        assert len(lines) == len(set(lines)), thing
        acts = len(view.seen.acts) if isinstance(thing, OnCell) else 0
        assert len(lines) <= 3 + acts or isinstance(thing, LONG), thing


@pytest.mark.parametrize("name", TABLES)
def test_a_card_of_the_hand_says_where_it_may_go_and_nothing_while_it_is_covered(name: str, language: str) -> None:
    view = table(name).view
    seen = view.seen
    assert seen.viewer is not None
    for index, card in enumerate(seen.hand):
        tip = tip_of(view, OnHand(index))
        if card is None:
            assert tip is None
            continue
        assert tip is not None
        assert tip[0].split("\n")[0].lower() == card_words(card).lower()
        assert tip[0].split("\n")[-1] == where_line(seen.table, seen.viewer, card, seen.names), language


@pytest.mark.parametrize("name", TABLES)
def test_no_tooltip_covers_what_it_is_about_or_a_button(name: str) -> None:
    scene = table(name)
    view, buttons = scene.view, [button.rect for button in scene.buttons]
    canvas = pygame.Surface(view.layout.viewport.size)
    for thing in things(view):
        tip = tip_of(view, thing)
        assert tip is not None
        if not canvas.get_rect().colliderect(tip[1]):
            continue  # on a part of the board that is out of view
        where = draw_tooltip(canvas, *tip, view.layout.viewport, buttons)
        assert canvas.get_rect().contains(where), thing
        assert where.collidelist([*buttons, tip[1].clip(canvas.get_rect())]) < 0, thing


@pytest.mark.parametrize("name", TABLES)
def test_the_pointer_finds_every_sign(name: str) -> None:
    view = table(name).view
    for seat in range(view.seen.table.seats):
        for part, rect in seat_parts(view, seat).items():
            assert thing_at(view, rect.center, OnSeat(seat)) == part
    for fact, rect in bar_parts(view).items():
        assert thing_at(view, rect.center, None) == OnBar(fact)


@pytest.mark.parametrize("name", TABLES)
def test_buttons_say_what_they_do_and_not_just_their_name(name: str) -> None:
    for button in table(name).buttons:
        said = button.tooltip.partition("(")[0].split()
        assert len(said) > 1, button.name
        assert button.enabled or len(button.why_not.split()) > 1, button.name


def test_the_start_card_is_no_ladder() -> None:
    """R1.3: it bears a ladder, but what it is good for is to be where every way begins."""
    view = table("table").view
    tip = tip_of(view, OnCell(START_CELL))
    assert tip is not None
    assert tip[0].startswith("Start card\nEvery way")


# Screens


def _silent(widget: Widget, screen: Screen) -> bool:
    """Whether somebody cannot tell what a widget is, or why it cannot be pressed now.

    A field has words beside it, the chart says of itself what it shows at the pointer, the sandbox of its mine.
    """
    words = any(line.text.strip() for line in widget.texts(screen.viewport))
    tip = widget.tooltip if widget.enabled else widget.why_not
    if tip:
        return not all(line.strip() for line in tip.split("\n"))
    return not isinstance(widget, TextField | SuspicionChart | MinePad) and not (words and widget.enabled)


@pytest.mark.parametrize("name", [name for name in SCENES if not name.startswith("table")])
def test_every_icon_has_words_and_whatever_cannot_be_pressed_says_why(name: str) -> None:
    context = make_context()
    shot = SCENES[name](context)
    scene = shot.over or shot.scene
    scene.resize(context.viewport)
    if isinstance(scene, Screen):
        assert [widget.name for widget in scene.ring.widgets if _silent(widget, scene)] == []
        icons = [widget for widget in scene.ring.widgets if isinstance(widget, Button) and not widget.label]
        assert [icon.name for icon in icons if len(icon.tooltip.split()) < 2 and icon.tooltip != _("Close")] == []
    scene.close()
