"""The window's loop: when it draws, what it hands on, how it ends, what it tells."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from screen.driving import AtOnce, Driver, make_context
from screen.rounds import new_session

from game.app import TIDY_EVERY, App
from game.cli import playing
from game.flow import get_ready
from game.scenes.menus.title import Title
from game.scenes.routes import ToTitle
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.scene import TableScene
from game.sound.player import SoundPlayer
from game.system.crash_report import write_crash
from game.system.settings import Settings, load_settings
from game.ui.context import Context, one_thread
from game.ui.scene import Change, Pop, Push, Replace, Reset, Scene, SceneStack
from game.ui.viewport import Viewport
from game.ui.window import GameWindow


class Probe(Scene):
    """Notes everything that happens to it."""

    def __init__(self, name: str = "probe", *, opaque: bool = True) -> None:
        self.name = name
        self.opaque = opaque
        self.seen: list[str] = []
        self.dirty = False
        self.answer: Change = None
        self.resting = True

    def handle(self, event: pygame.Event) -> Change:
        self.seen.append(pygame.event.event_name(event.type))
        return self.answer

    def update(self, _dt: float) -> Change:
        return None

    def draw(self, _canvas: pygame.Surface) -> None:
        self.seen.append("draw")
        self.dirty = False

    def resize(self, viewport: Viewport) -> None:
        self.seen.append(f"resize {viewport.size[0]}")

    @property
    def needs_draw(self) -> bool:
        return self.dirty

    @property
    def at_rest(self) -> bool:
        return self.resting

    def rects(self) -> dict[str, pygame.Rect]:
        return {"thing": pygame.Rect(1, 2, 3, 4)}

    def set_aside(self) -> None:
        self.seen.append("aside")

    def close(self) -> None:
        self.seen.append("close")


@pytest.fixture
def context() -> Context:
    return make_context()


def test_nothing_is_drawn_while_nothing_changes(context: Context) -> None:
    probe = Probe()
    driver = Driver(context, probe)
    assert driver.drawn
    assert not driver.frame()
    probe.dirty = True
    assert driver.frame()
    assert probe.seen.count("draw") == 2


def test_what_an_event_begins_does_not_count_the_sleep_that_it_ended(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window sleeps for two seconds, a key opens what is private, and that lies open for its full time."""
    window = GameWindow((1280, 720), full_screen=False)
    app = App(context, Probe())
    pygame.event.clear()
    frames: list[tuple[int, float]] = []
    original = app.frame

    def frame(events: Sequence[pygame.Event], dt: float, canvas: pygame.Surface) -> bool:
        drawn = original(events, dt, canvas)
        frames.append((len([event for event in events if event.type == pygame.KEYDOWN]), dt))
        return drawn

    class Clock:
        def tick(self, _rate: float) -> float:
            if frames:
                pygame.event.post(pygame.Event(pygame.QUIT))
            return 2000.0

    monkeypatch.setattr(app, "frame", frame)
    monkeypatch.setattr(pygame.time, "Clock", Clock)
    monkeypatch.setattr(app, "_wait", lambda: 1.95)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    app.run(window)
    window.close()
    assert frames[:2] == [(0, 2.0), (1, 0.0)]


def test_an_exposed_window_is_drawn_again(context: Context) -> None:
    driver = Driver(context, Probe())
    assert driver.frame(pygame.Event(pygame.WINDOWEXPOSED))


def test_full_screen_is_kept_and_the_size_of_the_window_with_it(tmp_path: Path) -> None:
    window = GameWindow((1024, 650), full_screen=False)
    for full_screen in (True, False):
        context = make_context(settings=Settings(window=(1024, 650), full_screen=not full_screen), folder=tmp_path)
        app = App(context, Title(context, None))
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
        pygame.event.post(pygame.Event(pygame.QUIT))
        app.run(window)
        assert window.full_screen is full_screen
        settings, damage = load_settings(tmp_path)
        assert (settings.window, settings.full_screen, damage) == ((1024, 650), full_screen, None)
    assert window.surface.get_size() == (1024, 650)
    window.close()


LOSING = {
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.RENDER_TARGETS_RESET,
    pygame.RENDER_DEVICE_RESET,
}
"""Events after which what was drawn may be gone."""


@pytest.mark.parametrize(
    "kind",
    [
        getattr(pygame, name)
        for name in dir(pygame)
        if name.startswith(("WINDOW", "APP_", "RENDER_", "VIDEO")) and not name.startswith("WINDOWPOS")
    ],
    ids=pygame.event.event_name,
)
def test_whatever_happens_to_the_window_the_game_goes_on(context: Context, kind: int) -> None:
    title = Title(context, None)
    driver = Driver(context, title)
    driver.frame()
    told = pygame.Event(kind, x=1280, y=720, size=(1280, 720), w=1280, h=720, display_index=7)
    assert driver.frame(told) or kind not in LOSING
    assert driver.at(title)
    window = GameWindow((1024, 640), full_screen=False)
    window.hear(told)
    assert window.surface.get_size() == (1024, 640)
    assert window.show()
    window.close()


def test_mouse_motions_of_one_frame_become_one(context: Context) -> None:
    probe = Probe()
    driver = Driver(context, probe)
    motions = [pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0)) for x in range(9)]
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(8, 0), button=1)
    driver.frame(*motions, down, *motions)
    assert [name for name in probe.seen if name.startswith("Mouse")] == [
        "MouseMotion",
        "MouseButtonDown",
        "MouseMotion",
    ]


def test_scenes_below_a_see_through_one_are_drawn(context: Context) -> None:
    below, above = Probe("below"), Probe("above", opaque=False)
    driver = Driver(context, below)
    driver.app.stack.apply(Push(above))
    below.dirty = True
    driver.frame()
    assert below.seen[-1] == above.seen[-1] == "draw"
    driver.app.stack.apply(Replace(Probe("opaque")))
    below.dirty = True
    driver.frame()
    assert "close" in above.seen
    assert below.dirty


def test_every_scene_is_closed_when_the_window_is(context: Context) -> None:
    below, above = Probe(), Probe()
    driver = Driver(context, below)
    below.answer = Push(above)
    driver.frame(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q"))
    driver.frame(pygame.Event(pygame.QUIT))
    assert not driver.app.running
    assert below.seen[-1] == above.seen[-1] == "close"
    assert not driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))


def test_reset_closes_what_was_there(context: Context) -> None:
    below, above, fresh = Probe(), Probe(), Probe("fresh")
    driver = Driver(context, below)
    driver.app.stack.apply(Push(above))
    driver.app.stack.apply(Reset(fresh))
    assert below.seen[-1] == above.seen[-1] == "close"
    driver.app.stack.apply(Pop())
    assert not driver.app.running


def test_a_new_size_is_laid_out(context: Context) -> None:
    probe = Probe()
    driver = Driver(context, probe)
    driver.canvas = pygame.Surface((1600, 900))
    assert driver.frame()
    assert probe.seen[-2:] == ["resize 1600", "draw"]
    assert context.viewport.size == (1600, 900)


def test_the_trace_tells_scenes_and_moments_of_rest(tmp_path: Path) -> None:
    context = make_context(trace=tmp_path / "trace")
    probe = Probe()
    driver = Driver(context, probe)
    driver.frame()
    probe.resting = False
    driver.frame()
    driver.frame()
    probe.resting = True
    driver.frame()
    driver.move((5, 5))
    driver.press(pygame.K_x)
    context.trace.close()
    lines = [json.loads(line) for line in (tmp_path / "trace").read_text().splitlines()]
    assert [line["event"] for line in lines] == ["scene", "rest", "rest", "rest"]
    assert lines[0] == {"event": "scene", "scene": "probe", "seat": None, "rects": {"thing": [1, 2, 3, 4]}}


def test_a_fault_in_a_test_goes_on_to_the_test(context: Context) -> None:
    class Faulty(Probe):
        def update(self, _dt: float) -> Change:
            raise RuntimeError("a fault")

    with pytest.raises(RuntimeError):
        Driver(context, Faulty())


def test_a_fault_in_a_game_leads_back_to_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty(Probe):
        def handle(self, event: pygame.Event) -> Change:
            if event.type == pygame.KEYDOWN:
                raise RuntimeError("the secret role of Ada")
            return None

    window = GameWindow((1280, 720), full_screen=False)
    context = make_context(folder=tmp_path)
    shown: list[str] = []

    app = App(context, Faulty(), home=ToTitle())
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    original = app.frame

    def frame(events: Sequence[pygame.Event], dt: float, canvas: pygame.Surface) -> bool:
        drawn = original(events, dt, canvas)
        top = app.stack.top
        shown.append(top.name if top is not None else "")
        if top is not None and top.name == "dialog":
            shown.extend(scene.name for scene in app.stack.visible())
            pygame.event.post(pygame.Event(pygame.QUIT))
        return drawn

    monkeypatch.setattr(app, "frame", frame)
    app.run(window)
    window.close()
    assert {"title", "dialog"} <= set(shown)
    note = (tmp_path / "crash.txt").read_text()
    assert "RuntimeError" in note
    assert "secret" not in note


def test_a_crash_note_that_cannot_be_written_is_let_be(tmp_path: Path) -> None:
    assert write_crash(ValueError("x"), None) is None
    assert write_crash(ValueError("x"), tmp_path / "missing") is None


def test_without_a_display_one_sentence_and_exit_code_two(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment["FOOLS_LODE_HOME"] = str(tmp_path)
    code = (
        "from game.cli.playing import play; from game.scenes.routes import ToTitle; raise SystemExit(play(ToTitle()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "display" in done.stderr


def test_settings_reach_the_screen_below(context: Context) -> None:
    title = Title(context, None)
    driver = Driver(context, title)
    driver.app.stack.apply(Push(SettingsScene(context)))
    driver.press(pygame.K_EQUALS, mod=pygame.KMOD_CTRL)
    driver.press(pygame.K_ESCAPE)
    assert title.viewport.text_scale == pytest.approx(1.1)


def test_what_another_scene_hides_is_laid_out_when_it_shows_again(context: Context) -> None:
    """Also below what lets it show, and not for the sizes that the window has meanwhile."""
    stack = SceneStack(context.viewport)
    ground, over, page = Probe("ground"), Probe("over", opaque=False), Probe("page")
    for scene in (ground, over, page):
        stack.apply(Push(scene))
    stack.resize(Viewport((1024, 640)))
    stack.resize(Viewport((1600, 900)))
    assert [scene.seen for scene in (ground, over)] == [["resize 1280", "aside"], ["resize 1280", "aside"]]
    stack.apply(Pop())
    assert ground.seen[-1] == over.seen[-1] == "resize 1600"
    stack.apply(Pop())
    assert ground.seen.count("resize 1600") == 2


class Leaving(Probe):
    """Knows itself through one of its parts, and gives way when it is told to."""

    def __init__(self, following: Scene) -> None:
        super().__init__("leaving")
        self.part = [self]
        self.answer = Reset(following)


def test_a_scene_that_gave_way_is_gone_once_everything_rests(context: Context) -> None:
    """The next one opens without waiting for that."""
    following = Probe("following")
    following.resting = False
    driver = Driver(context, Leaving(following))
    gone = weakref.ref(driver.scene)
    driver.press(pygame.K_F3)
    assert driver.scene is following
    driver.frame(dt=TIDY_EVERY)
    assert gone() is not None, "something moves: no frame waits for it"
    following.resting = True
    driver.frame()
    assert gone() is None


def test_a_table_lets_go_of_its_large_pictures_before_the_next_scene_makes_its_own(context: Context) -> None:
    table = TableScene(context, new_session(3))
    driver = Driver(context, table)
    driver.frame()
    large = weakref.ref(table.view.board.surface)
    assert large() is not None
    table.close()
    assert large() is None


def test_a_scene_that_lay_over_another_is_gone_once_everything_rests(context: Context) -> None:
    below = Probe()
    driver = Driver(context, below)
    above = Leaving(Probe())
    above.answer, below.answer, below.resting = Pop(), Push(above), False
    driver.press(pygame.K_F3)
    gone = weakref.ref(driver.scene)
    driver.press(pygame.K_F3)
    assert driver.scene is below
    del above
    below.answer = None
    driver.frame(dt=TIDY_EVERY)
    assert gone() is not None, "something moves: no frame waits for it"
    below.resting = True
    driver.frame()
    assert gone() is None


def test_the_window_goes_before_the_sound_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Sound(SoundPlayer):
        def __init__(self, *_given: object) -> None: ...

        def close(self) -> None:
            order.append("sound")

    def gone(_window: GameWindow) -> None:
        order.append("window")

    monkeypatch.setenv("FOOLS_LODE_HOME", str(tmp_path))
    monkeypatch.setattr(playing, "MixerPlayer", Sound)
    monkeypatch.setattr(App, "run", lambda *_given: None)
    monkeypatch.setattr(GameWindow, "close", gone)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert playing.play(ToTitle()) == 0
    assert order == ["window", "sound"]


def test_what_comes_next_is_imported_once_when_the_first_scene_is_sharp(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("game.app.get_ready", lambda: asked.append("ready"))
    context.worker = lambda _name: AtOnce()
    app = App(context, Probe())
    monkeypatch.setattr(type(context.pictures), "pending", 1)
    app._get_ready()
    assert not asked
    monkeypatch.setattr(type(context.pictures), "pending", 0)
    app._get_ready()
    app._get_ready()
    assert asked == ["ready"]


def test_all_that_a_game_leads_to_can_be_imported() -> None:
    get_ready()


def test_workers_begin_when_a_scene_was_drawn_for_the_first_time(context: Context) -> None:
    worker = one_thread("test")
    probe = Probe()
    driver = Driver(context, probe)
    driver.app._apply(Push(Probe()))
    asked = worker.submit(lambda: "done")
    with pytest.raises(TimeoutError):
        asked.result(0.05)
    driver.frame()
    assert asked.result(10) == "done"
    worker.shutdown()


def test_workers_begin_though_a_scene_fails(context: Context) -> None:
    class Broken(Probe):
        def draw(self, _canvas: pygame.Surface) -> None:
            raise ValueError("broken")

    driver = Driver(context, Probe())
    driver.app._apply(Push(Broken()))
    with pytest.raises(ValueError, match="broken"):
        driver.frame()
    worker = one_thread("test")
    assert worker.submit(lambda: "done").result(0.4) == "done"
    worker.shutdown()
