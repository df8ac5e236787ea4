"""Every widget by mouse and by keyboard, and the focus ring (UX M22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
import pytest
from screen.art.test_palette import contrast, hexed
from screen.driving import Driver, make_context

from game.art.drawing.contrast import hue
from game.system.settings import TEXT_SCALES, Settings
from game.ui.bindings import DEFAULT_KEYS, Control, control_of, key_name
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import FOCUS
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.dialog import Choice, Dialog
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.slider import Slider
from game.ui.widgets.textfield import TextField
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.tooltip import TOOLTIP_DELAY
from game.ui.widgets.widget import Widget


class Bench(Screen):
    """One of each widget, and a note of what each one said."""

    name = "bench"
    first = "button"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.said: list[object] = []
        self.things: list[Widget] = [
            Button("button", "Press", lambda: self._say("pressed"), tooltip="Does it"),
            Toggle("toggle", "Switch", False, self._say),
            Cycler("cycler", [("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")], "a", self._say),
            Slider("slider", TEXT_SCALES, 100, str, self._say),
            TextField("field", "Ada", 6, self._say),
        ]

    def _say(self, what: object) -> Change:
        self.said.append(what)
        return None

    def draw_ground(self, canvas: pygame.Surface) -> None:
        canvas.fill((60, 40, 30))

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        column(self.things, pygame.Rect(100, 60, 500, 0), 20, viewport)
        return self.things


class LongList(Bench):
    """More buttons than fit, in a scroll view."""

    first = "item-0"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.view = ScrollView("view")
        self.things = [Button(f"item-{i}", f"Item {i}", partial(self._say, i)) for i in range(30)]

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        area = pygame.Rect(100, 60, 400, 0)
        self.view.hold(self.things, pygame.Rect(100, 60, 430, 300), column(self.things, area, 10, viewport))
        return [self.view]


@pytest.fixture
def bench() -> tuple[Driver, Bench]:
    context = make_context()
    scene = Bench(context)
    return Driver(context, scene), scene


@pytest.fixture
def long_list() -> tuple[Driver, LongList]:
    context = make_context()
    scene = LongList(context)
    return Driver(context, scene), scene


def _place(driver: Driver, name: str) -> pygame.Rect:
    return driver.scene.rects()[name]


def _focus(scene: Screen) -> str:
    assert scene.ring.focus is not None
    return scene.ring.focus.name


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_button_is_pressed_by_key(bench: tuple[Driver, Bench], key: int) -> None:
    driver, scene = bench
    driver.press(key)
    assert scene.said == ["pressed"]


def test_a_button_acts_when_the_mouse_is_let_go_inside(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    inside = _place(driver, "button").center
    driver.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1))
    assert scene.said == []
    driver.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=inside, button=1))
    assert scene.said == ["pressed"]


def test_letting_go_outside_presses_nothing(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.drag([_place(driver, "button").center, (900, 600)])
    assert scene.said == []


def test_the_right_button_presses_nothing(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    pos = _place(driver, "button").center
    driver.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
    driver.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=3))
    assert scene.said == []


def test_a_disabled_button_is_left_out(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    pos = _place(driver, "button").center
    scene.things[0].enabled = False
    scene.rearrange()
    driver.click_at(pos)
    driver.press(pygame.K_RETURN)
    assert "pressed" not in scene.said
    assert "button" not in scene.rects()


def test_a_toggle_by_mouse_and_by_key(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.click("toggle")
    driver.press(pygame.K_SPACE)
    assert scene.said == [True, False]


def test_a_cycler_steps_both_ways_and_around(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.click("cycler")
    driver.press(pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN)
    place = _place(driver, "cycler")
    driver.click_at((place.x + 12, place.centery))
    assert scene.said == ["b", "a", "c", "a", "b", "a"]


def test_a_slider_is_stepped_by_keys_and_stops_at_its_ends(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.press(*[pygame.K_TAB] * 3)
    driver.press(pygame.K_RIGHT, pygame.K_LEFT, *[pygame.K_LEFT] * 9)
    assert scene.said == [110, 100, 90, 80]


def test_a_slider_is_dragged_and_speaks_when_it_is_let_go(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    place = _place(driver, "slider")
    driver.drag([place.center, (place.x + 200, place.centery), (1200, 700)])
    assert scene.said == [TEXT_SCALES[-1]]


def test_tab_goes_round_and_shift_tab_goes_back(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    order = []
    for _ in range(6):
        order.append(_focus(scene))
        driver.press(pygame.K_TAB)
    assert order == ["button", "toggle", "cycler", "slider", "field", "button"]
    driver.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert _focus(scene) == "button"


def test_arrows_go_to_the_neighbour(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.press(pygame.K_DOWN)
    assert _focus(scene) == "toggle"
    driver.press(pygame.K_UP, pygame.K_UP)
    assert _focus(scene) == "button"


@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_focus_ring_is_three_pixels_light_between_dark_ones(high_contrast: bool) -> None:
    context = make_context(settings=Settings(high_contrast=high_contrast))
    scene = Bench(context)
    driver = Driver(context, scene)
    driver.press(pygame.K_DOWN)
    place = _place(driver, "toggle")
    row = [driver.canvas.get_at((x, place.centery)) for x in range(place.x - 12, place.x + 2)]
    light = pygame.Color(hue(FOCUS))
    assert row.count(light) >= 3
    first = row.index(light)
    assert row[first : first + row.count(light)] == [light] * row.count(light)
    for beside in (row[first - 1], row[first + row.count(light)]):
        assert contrast(hexed(light), hexed(beside)) >= 3
    driver.move((1000, 600))
    row = [driver.canvas.get_at((x, place.centery)) for x in range(place.x - 12, place.x)]
    assert light not in row, "moving the mouse hides the ring"
    assert scene.ring.focus is scene.things[1]


@pytest.mark.parametrize(("size", "least"), [((1024, 640), 3), ((1920, 1080), 3), ((3840, 2160), 6)])
def test_the_focus_ring_grows_with_very_large_windows(size: tuple[int, int], least: int) -> None:
    context = make_context(size)
    driver = Driver(context, Bench(context))
    driver.press(pygame.K_DOWN)
    place = _place(driver, "toggle")
    row = [driver.canvas.get_at((x, place.centery)) for x in range(place.x - 24, place.x)]
    assert row.count(pygame.Color(hue(FOCUS))) == least


def test_a_tooltip_shows_after_a_moment_of_rest(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.move(_place(driver, "button").center)
    before = driver.canvas.copy()
    wait = scene.wake_in
    assert wait is not None
    assert not driver.frame(dt=wait - 0.05)
    assert driver.frame(dt=0.06)
    assert pygame.image.tobytes(driver.canvas, "RGB") != pygame.image.tobytes(before, "RGB")
    assert scene.wake_in is None


def test_the_first_focus_says_nothing_of_itself_until_a_key_is_pressed(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.frame(dt=1.0)
    assert scene.ring.wake_in is None
    driver.press(*(pygame.K_TAB,) * len(scene.things))
    assert scene.ring.focus is scene.things[0]
    assert scene.ring.wake_in == pytest.approx(TOOLTIP_DELAY, abs=0.05)


def test_a_tooltip_goes_when_its_widget_moves_under_the_pointer(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    driver.move(_place(driver, "button").center)
    driver.frame(dt=0.5)
    shown = pygame.image.tobytes(driver.canvas, "RGB")
    scene.things[0].rect.y -= 4
    driver.frame(dt=0.05)
    assert pygame.image.tobytes(driver.canvas, "RGB") != shown
    assert scene.wake_in is None, "it stays away until the pointer moves"
    driver.move(_place(driver, "button").move(2, 0).center)
    assert scene.wake_in is not None


def test_a_button_that_cannot_be_pressed_says_why(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    place = _place(driver, "button").center
    scene.things[0].enabled = False
    driver.move(place)
    driver.frame()
    assert scene.wake_in is None, "nothing to say"
    driver.move((1000, 600))
    scene.things[0].why_not = "Not now."
    before = driver.canvas.copy()
    driver.move(place)
    wait = scene.wake_in
    assert wait is not None
    assert driver.frame(dt=wait + 0.01)
    assert pygame.image.tobytes(driver.canvas, "RGB") != pygame.image.tobytes(before, "RGB")
    driver.move((1000, 600))
    driver.frame()
    assert pygame.image.tobytes(driver.canvas, "RGB") == pygame.image.tobytes(before, "RGB")


def test_an_untouched_screen_draws_nothing(bench: tuple[Driver, Bench]) -> None:
    driver, _ = bench
    driver.move((1000, 600))
    driver.move((1001, 600))
    assert not driver.drawn
    assert not driver.frame()


def test_a_list_scrolls_as_far_in_fractions_as_in_notches_and_never_sideways(
    long_list: tuple[Driver, LongList],
) -> None:
    driver, scene = long_list
    driver.move((200, 200))
    driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=2, y=0, precise_x=2.0, precise_y=0.0))
    assert scene.view.offset == 0
    driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0))
    whole = scene.view.offset
    assert whole > 0
    for _ in range(250):
        driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_x=0.0, precise_y=-0.008))
    assert scene.view.offset == pytest.approx(2 * whole, abs=1)


def test_a_list_scrolls_by_wheel_bar_and_focus(long_list: tuple[Driver, LongList]) -> None:
    driver, scene = long_list
    driver.move((200, 200))
    driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert scene.view.offset > 0
    driver.drag([(scene.view.rect.right - 5, scene.view.rect.y + 10), (scene.view.rect.right - 5, 700)])
    assert scene.view.offset == scene.view.reach
    driver.press(pygame.K_HOME)
    for _ in range(20):
        driver.press(pygame.K_TAB)
    assert _focus(scene) == "item-20"
    assert scene.view.rect.contains(scene.things[20].rect)


def test_what_is_scrolled_away_cannot_be_clicked(long_list: tuple[Driver, LongList]) -> None:
    driver, scene = long_list
    hidden = next(thing for thing in scene.things if thing.rect.y > scene.view.rect.bottom + 10)
    driver.click_at(hidden.rect.center)
    assert scene.said == []
    assert hidden.name not in scene.rects()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_dialog_lies_over_the_screen_and_answers(bench: tuple[Driver, Bench], by_key: bool) -> None:
    driver, scene = bench
    said: list[str] = []

    def drop() -> Change:
        said.append("drop")
        return Pop()

    driver.app.stack.apply(
        Push(
            Dialog(
                driver.context, "Sure?", "It is gone then.", [Choice("keep", "Keep", Pop), Choice("drop", "Drop", drop)]
            )
        )
    )
    driver.frame()
    if by_key:
        driver.press(pygame.K_TAB, pygame.K_RETURN)
    else:
        driver.click("drop")
    assert said == ["drop"]
    assert driver.scene is scene


def test_esc_takes_the_harmless_answer(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    said: list[str] = []
    choices = [Choice("keep", "Keep", Pop), Choice("drop", "Drop", lambda: said.append("drop"))]
    driver.app.stack.apply(Push(Dialog(driver.context, "Sure?", "It is gone then.", choices)))
    driver.press(pygame.K_ESCAPE)
    assert said == []
    assert driver.scene is scene


def test_no_key_means_two_things() -> None:
    keys = [key for keys in DEFAULT_KEYS.values() for key in keys]
    assert len(keys) == len(set(keys))
    assert set(DEFAULT_KEYS) == set(Control)
    assert all(key_name(control) for control in Control)


def test_shift_counts_only_where_a_shifted_key_is_bound() -> None:
    def meaning(key: int, mod: int) -> Control | None:
        return control_of(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    assert meaning(pygame.K_n, 0) is Control.NEXT_TARGET
    assert meaning(pygame.K_n, pygame.KMOD_LSHIFT) is Control.PREVIOUS_TARGET
    assert meaning(pygame.K_EQUALS, pygame.KMOD_RSHIFT) is Control.ZOOM_IN
    assert meaning(pygame.K_EQUALS, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) is Control.TEXT_LARGER
    assert meaning(pygame.K_r, pygame.KMOD_LCTRL) is None
    assert meaning(pygame.K_TAB, pygame.KMOD_LALT) is None


def test_a_press_outlives_a_new_layout(bench: tuple[Driver, Bench]) -> None:
    driver, scene = bench
    inside = _place(driver, "button").center
    driver.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1))
    driver.context.relayout = True
    driver.frame()
    driver.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=inside, button=1))
    assert scene.said == ["pressed"]
    driver.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1))
    scene.things[0].enabled = False
    scene.rearrange()
    driver.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=inside, button=1))
    assert scene.said == ["pressed"]
