"""Nothing secret reaches a screen that others see (UX section 3, M12 to M14): twins must look alike."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from screen import rounds
from screen.driving import Driver
from screen.film import assert_alike, films
from screen.twins import HUMANS, make_twins

from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.role_round import role_round
from game.scenes.round_end.pages import Page
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
    one, other = films(make_twins(seed))
    for _turn in range(3):
        for film in (one, other):
            film.let_bots_play()
            film.reveal()
            film.play()
    for film in (one, other):
        film.let_bots_play()
    assert_alike(one.frames, other.frames)


def test_an_open_hand_differs_and_the_curtain_closes_over_it_at_once() -> None:
    one, other = films(make_twins(4))
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
    assert one.frames[-1].pixels != other.frames[-1].pixels
    first = len(one.frames)
    for film in (one, other):
        film.press(pygame.K_c)
        assert film.top == "curtain"
        film.reveal()
        film.frame()
    assert_alike(one.frames[first:], other.frames[first:], first)


def test_a_lost_focus_draws_the_curtain_in_the_same_frame() -> None:
    one, other = films(make_twins(5))
    first = 0
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
        first = len(film.frames)
        film.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
        assert film.top == "curtain"
    assert_alike(one.frames[first:], other.frames[first:], first)


def test_the_view_changes_only_under_the_curtain() -> None:
    film, _other = films(make_twins(6))
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
    one, other = films(make_twins(7))
    for film in (one, other):
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_p)
        film.play()
        while film.top != "curtain":
            film.frame(dt=0.1)
    assert_alike(one.frames[-1:], other.frames[-1:])


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
    # chart and medals show as soon as their workers are done, which two films need not reach in the same frame
    scene.finish_telling()
    driver = Driver(context, scene)
    driver.frame()
    frames = [pygame.image.tobytes(driver.canvas, "RGB")]
    scene.open(Page.GOLD)
    driver.frame()
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
    for page in scene._pages():
        scene.open(page)
        driver.frame()
        frames.append(pygame.image.tobytes(driver.canvas, "RGB"))
    return frames
