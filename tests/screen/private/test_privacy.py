"""Nothing secret reaches a screen that others see (UX section 3, M12 to M14): twins must look alike."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from screen import rounds
from screen.driving import Driver
from screen.twins import HUMANS, Twins, acts, follow, make_twins

from game.engine.commands import Command
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.role_round import role_round
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.table.scene import TableScene
from game.ui.context import Context
from game.ui.scene import Pop, Scene

SEEDS = (1, 2, 3)


def _context(size: tuple[int, int] = (1280, 720)) -> Context:
    context = rounds.instant_context(size)
    context.pictures = rounds.CodedPictures()
    return context


def _pixels(scene: Scene, context: Context, under: tuple[int, int, int] = (0, 0, 0)) -> bytes:
    canvas = pygame.Surface(context.viewport.size)
    canvas.fill(under)
    scene.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


class _Film:
    """A table driven frame by frame; `frames` are what the window showed, with the scene on top."""

    def __init__(self, session: Session, script: tuple[Command, ...]) -> None:
        self.session, self.script = session, script
        self._before = acts(session)
        follow(session, script)
        self.context = _context()
        self.table = TableScene(self.context, session)
        self.frames: list[tuple[str, bytes, tuple[str, ...]]] = []
        self.viewers: list[tuple[str, int | None]] = []
        self.driver = Driver(self.context, self.table)
        self._note()

    @property
    def top(self) -> str:
        return self.driver.scene.name

    def _note(self) -> None:
        rects = tuple(f"{name} {tuple(rect)}" for name, rect in self.driver.scene.rects().items())
        shown = pygame.image.tobytes(self.driver.canvas, "RGB")
        self.frames.append((self.top, shown, rects))
        self.viewers.append((self.top, self.table.sight.viewer))

    def frame(self, *events: pygame.Event, dt: float = 1 / 60) -> None:
        self.driver.frame(*events, dt=dt)
        self._note()

    def press(self, key: int) -> None:
        self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def reveal(self) -> None:
        """Both presses at the curtain."""
        self.press(pygame.K_RETURN)
        self.frame(dt=0.7)
        self.press(pygame.K_RETURN)

    def play(self) -> None:
        """Commit the next move of the script as the viewer."""
        seat = self.session.table.to_play
        assert seat is not None
        assert seat == self.table.sight.viewer
        command = self.script[acts(self.session) - self._before]
        self.table.turns.play(seat, command)
        self.frame()

    def let_bots_play(self) -> None:
        """Frames until the next curtain; a bot's decision is waited for on its worker."""
        for _frame in range(400):
            if self.top == "curtain":
                return
            self.frame(dt=0.1)
        raise AssertionError("no curtain falls")


def _films(twins: Twins) -> tuple[_Film, _Film]:
    return _Film(twins.one, twins.script), _Film(twins.other, twins.script)


def _assert_alike(one: _Film, other: _Film, first: int = 0) -> None:
    ours, theirs = one.frames[first:], other.frames[first:]
    assert [name for name, _pixels, _rects in ours] == [name for name, _pixels, _rects in theirs]
    for place, (a, b) in enumerate(zip(ours, theirs, strict=True)):
        assert a[2] == b[2], f"frame {first + place} of {a[0]} offers other things"
        assert a[1] == b[1], f"frame {first + place} of {a[0]} looks different"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", HUMANS)
def test_curtains_of_twins_are_the_same_picture(seed: int, seat: int) -> None:
    twins = make_twins(seed)
    looks = []
    for session in (twins.one, twins.other):
        context = _context()
        scene = Curtain(context, session, seat, Pop)
        scene.resize(context.viewport)
        words = [line.text for part in scene.parts for line in part.texts(scene.viewport)]
        looks.append((_pixels(scene, context), words, scene.rects(), scene.seat))
    assert looks[0] == looks[1]


@pytest.mark.parametrize("size", rounds.SIZES)
def test_the_curtain_hides_whatever_lies_under_it(size: tuple[int, int]) -> None:
    context = _context(size)
    scene = Curtain(context, make_twins(1).one, 1, Pop)
    scene.resize(context.viewport)
    assert _pixels(scene, context, (255, 0, 0)) == _pixels(scene, context, (0, 0, 255))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_public_table_of_twins_is_the_same_picture(seed: int) -> None:
    twins = make_twins(seed)
    looks = []
    for session in (twins.one, twins.other):
        context = _context()
        scene = TableScene(context, session)
        scene.resize(context.viewport)
        pixels = _pixels(scene, context)
        tips = []
        for y in range(8, 720, 16):
            for x in range(8, 1280, 16):
                scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
                tips.append(scene.notes.tip)
        lines = [(line.name, line.words) for line in scene.view.seen.lines]
        looks.append((pixels, scene.rects(), lines, tips, scene.seat))
        scene.close()
    for ours, theirs in zip(looks[0], looks[1], strict=True):
        assert ours == theirs


@pytest.mark.parametrize("seed", SEEDS)
def test_twins_look_alike_through_whole_turns_with_closed_hands(seed: int) -> None:
    one, other = _films(make_twins(seed))
    for _turn in range(3):
        for film in (one, other):
            film.let_bots_play()
            film.reveal()
            film.play()
    for film in (one, other):
        film.let_bots_play()
    _assert_alike(one, other)


def test_an_open_hand_differs_and_the_curtain_closes_over_it_at_once() -> None:
    one, other = _films(make_twins(4))
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
    assert one.frames[-1][1] != other.frames[-1][1]
    first = len(one.frames)
    for film in (one, other):
        film.press(pygame.K_c)
        assert film.top == "curtain"
        film.reveal()
        film.frame()
    _assert_alike(one, other, first)


def test_a_lost_focus_draws_the_curtain_in_the_same_frame() -> None:
    one, other = _films(make_twins(5))
    first = 0
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
        first = len(film.frames)
        film.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
        assert film.top == "curtain"
    _assert_alike(one, other, first)


def test_the_view_changes_only_under_the_curtain() -> None:
    film, _other = _films(make_twins(6))
    for _turn in range(3):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
        film.play()
    film.let_bots_play()
    changes = 0
    for (top, before), (_name, after) in zip(film.viewers, film.viewers[1:], strict=False):
        if after is not None and after != before:
            changes += 1
            assert top == "curtain"
    assert changes == 3


def test_after_a_turn_with_an_open_hand_the_next_frames_are_public_again() -> None:
    one, other = _films(make_twins(7))
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
        film.play()
        while film.top != "curtain":
            film.frame(dt=0.1)
    _assert_alike(one, other, len(one.frames) - 1)


def test_the_role_round_of_twins_differs_only_behind_the_curtain() -> None:
    looks = []
    twins = make_twins(1, played=0)
    for session in (twins.one, twins.other):
        context = _context()
        first = role_round(context, session, Pop)
        assert first is not None
        driver, seen = Driver(context, first), []
        while driver.app.running:
            if driver.scene.name == "curtain":
                seen.append((pygame.image.tobytes(driver.canvas, "RGB"), driver.scene.rects()))
                driver.press(pygame.K_RETURN)
                driver.frame(dt=0.7)
            driver.frame(dt=2.1)
            driver.press(pygame.K_RETURN)
        looks.append(seen)
    assert len(looks[0]) == len(HUMANS)
    assert looks[0] == looks[1]


def test_the_picks_of_gold_look_alike_whatever_the_nuggets_are() -> None:
    found = rounds.find(rounds.picking)
    state = found.state
    films = []
    for values in ((3, 3, 3, 1, 1), (2, 2, 2, 1, 1)):
        nuggets = msgspec.structs.replace(state, pool=values, nuggets=tuple(reversed(state.nuggets)))
        session = Session(found.seats, found.rules, (nuggets, 0), (1, 1), None, None)
        films.append(_picks(rounds.with_people(session, range(5))))
    assert [one == other for one, other in zip(*films, strict=True)] == [True] * len(films[0])
    assert len(films[0]) > 3


def _picks(session: Session) -> list[bytes]:
    """Every frame of the shared screen while all picks are made, the private ones left out."""
    context = _context()
    scene = RoundEndScene(context, session)
    # the chart shows as soon as its worker is done, which two films need not reach in the same frame
    scene.hindsight.finish()
    driver = Driver(context, scene)
    frames = []
    while session.table.question is not None:
        frames.append(pygame.image.tobytes(driver.canvas, "RGB"))
        driver.click("pick")
        frames.append(pygame.image.tobytes(driver.canvas, "RGB"))
        driver.press(pygame.K_RETURN)
        driver.frame(dt=0.7)
        driver.press(pygame.K_RETURN)
        assert driver.scene.name == "nugget-pick"
        driver.press(pygame.K_1, pygame.K_1)
        driver.frame()
    frames.append(pygame.image.tobytes(driver.canvas, "RGB"))
    return frames
