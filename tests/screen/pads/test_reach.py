"""Everything that can be pressed is reached by the D-pad alone (UX S10)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.pads.tapping import tap
from screen.rounds import new_session
from screen.tables import Table

from game.cli import gallery_scenes
from game.engine.ruleset import Ruleset
from game.flow import settle
from game.scenes.table.buttons import FACES
from game.scenes.table.keys import KEY_INTENTS
from game.scenes.watch.scene import Watch
from game.tabletop.move.cursor import Zone
from game.ui.bindings import DEFAULT_PADS, HAND_CONTROLS, Control
from game.ui.focus import FocusRing
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed
from game.ui.scene import Push, SceneStack
from game.ui.screen import Screen
from game.ui.widgets.widget import Widget

pytestmark = pytest.mark.usefixtures("plain_plates")

_UP_AND_DOWN = (PadInput.DPAD_UP, PadInput.DPAD_DOWN)
_ASIDE = (PadInput.DPAD_LEFT, PadInput.DPAD_RIGHT)
_NO_SCREENS = (
    "lesson",
    "guided",
    "table",
    "watch",
    "bonus-question",
    "retire-question",
    "scoreboard-names",
    "scoreboard-exp",
    "why-twelve",
    "round-end-ten",
)
"""Tables and replays have tests of their own below; of the others these have no other widgets than their like."""


def unreached(screen: Screen) -> set[str]:
    """The names of widgets that the D-pad does not lead to from the first focus on."""
    return unreached_of(screen.ring)


def unreached_of(ring: FocusRing) -> set[str]:
    """Likewise, of a ring by itself."""
    able = {widget.name: widget for widget in ring.widgets if widget.enabled}
    start = ring.focus
    if start is None:
        return set(able)
    reached, open_ends = {start.name}, [start]
    while open_ends:
        widget = open_ends.pop()
        steps = type(widget).key is not Widget.key  # a slider takes left and right for itself
        for what in _UP_AND_DOWN if steps else (*_UP_AND_DOWN, *_ASIDE):
            ring.set_focus(widget)
            ring.handle(pressed(what))
            assert ring.focus is not None
            if ring.focus.name not in reached:
                reached.add(ring.focus.name)
                open_ends.append(ring.focus)
    return set(able) - reached


@pytest.mark.parametrize("name", [name for name in gallery_scenes.SCENES if not name.startswith(_NO_SCREENS)])
def test_every_widget_of_every_screen_is_reached(name: str) -> None:
    context = make_context((1024, 640))
    shot = gallery_scenes.SCENES[name](context)
    stack = SceneStack(context.viewport)
    for scene in (shot.scene, shot.over):
        stack.apply(None if scene is None else Push(scene))
        assert stack.top is not None
        stack.top.update(0.0)
    for key in shot.keys:
        assert stack.top is not None
        stack.apply(settle(context, stack.top.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))))
    assert isinstance(stack.top, Screen)
    stack.top.update(shot.seconds)
    stack.top.rearrange()
    # left and right lead from one tab to the next and open it
    assert {widget for widget in unreached(stack.top) if not widget.startswith("tab-")} == set()
    stack.close()


def test_the_buttons_of_a_replay_are_reached_by_the_shoulders() -> None:
    """The D-pad goes from step to step there, and from one's eyes to another's."""
    context = make_context()
    shot = gallery_scenes.SCENES["watch"](context)
    driver = Driver(context, shot.scene)
    assert isinstance(driver.scene, Watch)
    driver.scene.finish()
    reached = set()
    for _ in driver.scene.ring.widgets:
        tap(driver, PadInput.RIGHT_SHOULDER)
        assert driver.scene.ring.focus is not None
        reached.add(driver.scene.ring.focus.name)
    assert reached == {widget.name for widget in driver.scene.ring.widgets if widget.enabled}
    driver.app.close()


def test_every_button_of_the_table_is_reached() -> None:
    table = Table(new_session(4, 0, seed=3), (1024, 640))
    table.settle()
    tap(table, PadInput.RIGHT_SHOULDER, PadInput.RIGHT_STICK)
    assert table.table.move.cursor.zone is Zone.BUTTONS
    able = {button.name for button in table.table.buttons if button.enabled}
    assert able >= {"rotate", "pass", "peek", "undo", "log", "recap", "menu", "speed", "fit"}
    assert unreached_of(table.table.ring) == set()


def test_every_control_of_the_table_has_a_way_by_gamepad() -> None:
    """An input, a button on the screen, or what is named here."""
    round_about = {
        *HAND_CONTROLS,  # one card after another by the shoulders
        Control.ZONE_NEXT,  # round the other way
        Control.PREVIOUS_TARGET,  # likewise
        Control.GRID,  # a setting
        Control.QUICK,  # a button over the board for as long as it is offered
        Control.WHY,  # a button of the practice mode, for one person alone
    }
    table = Table(new_session(4, 0, 1, rules=Ruleset(table_talk=True)), (1024, 640))
    pressed_there = {face.control for name, face in FACES.items() if name in table.table.view.layout.buttons}
    controls = {control for control, intent in KEY_INTENTS.items() if intent is not None}
    assert {control for control in controls if not DEFAULT_PADS[control]} - pressed_there == round_about
