"""The bar of a replay: it leads to every step, and marks what the eyes that look may know (UX S7)."""

from __future__ import annotations

import pygame
import pytest
import scenarios
from screen import rounds
from screen.driving import AtOnce, Driver, listened

from game.hindsight.telling import Telling
from game.records.replay import Replay, replay
from game.scenes.watch.marks import Marks
from game.scenes.watch.scene import Watch
from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed

pytestmark = pytest.mark.usefixtures("plain_plates")

EXPANSION = (scenarios.GOLDEN / "rebel-8-seats-saboteur2-bonus.lode").read_bytes()
SECRET = {Telling.LIE, Telling.FOUND_OUT, Telling.TURNING_POINT, Telling.SLIP, Telling.FALSELY_ACCUSED}


def _open(recorded: Replay, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, Watch]:
    context = rounds.instant_context(size)
    context.worker = lambda _name: AtOnce()
    scene = Watch(context, recorded)
    scene.why.open = False
    return Driver(context, scene), scene


def test_the_bar_leads_to_every_step_by_mouse() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    bar = scene.scrubbing.bar
    y = bar.rect.centery
    xs = [bar.x_of(step) for step in range(len(scene._states))]
    assert xs == sorted(xs)
    assert [bar.step_at(x) for x in xs] == list(range(len(xs)))
    driver.drag([(xs[3], y), (xs[40], y - 200), (xs[-1] + 300, y)])
    assert scene.position == len(xs) - 1
    driver.click_at((bar.rect.x, y + 5))
    assert scene.position == 0
    assert not bar.dragged


def test_the_wheel_steps_over_the_bar_and_zooms_elsewhere() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    driver.move(scene.scrubbing.bar.rect.center)
    for y, step in ((-1, 1), (-2, 3), (1, 2)):
        driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False))
        assert scene.position == step


def test_keys_lead_from_mark_to_mark_and_to_the_rounds() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    steps = [mark.step for mark in scene.scrubbing.bar.pinned]
    assert len(steps) > 3
    for step in steps:
        driver.press(pygame.K_PAGEDOWN)
        assert scene.position == step
        assert scene.scrubbing.said != ""
    driver.press(pygame.K_PAGEUP)
    assert scene.position == steps[-2]
    driver.press(pygame.K_2)
    assert scene.position == scene.scrubbing.marks.rounds[1].first
    assert scene.scrubbing.said == ""
    driver.press(pygame.K_9)
    assert scene.position == scene.scrubbing.marks.rounds[1].first


def test_where_a_jump_leads_is_read_aloud() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    reader = listened(scene.context)
    driver.frame()
    driver.press(pygame.K_PAGEDOWN)
    driver.frame()
    assert scene.scrubbing.said in reader.take()
    driver.press(pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.scrubbing.bar.pinned[0].words(scene._names) not in reader.take()


def test_buttons_lead_from_mark_to_mark_and_say_when_there_is_none() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    assert "previous-mark" not in scene.rects()
    driver.click("next-mark")
    assert scene.position == scene.scrubbing.bar.pinned[0].step
    driver.press(pygame.K_END)
    assert "next-mark" not in scene.rects()


def test_a_gamepad_goes_on_from_thing_to_thing() -> None:
    driver, scene = _open(replay(scenarios.whole_game()))
    before = scene.ring.focus
    driver.frame(pressed(PadInput.RIGHT_SHOULDER))
    assert (scene.position, scene.ring.focus is before) == (0, False)
    driver.frame(pressed(PadInput.DPAD_RIGHT))
    assert scene.position == 1


def test_a_mark_that_is_pointed_at_says_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("game.scenes.watch.scrubbing.draw_tooltip", lambda _canvas, words, *_rest: said.append(words))
    driver, scene = _open(replay(EXPANSION))
    bar = scene.scrubbing.bar
    mark, where = bar._pins[0]
    driver.move(where.center)
    assert said[-1] == mark.words(scene._names)
    assert said[-1].endswith((".", "!"))
    driver.move(scene.table_view.board.inner.center)
    said.clear()
    driver.frame(dt=1)
    assert said == []


def test_marks_of_one_step_are_one_mark_at_the_step_that_shows_what_came_of_it() -> None:
    recorded = replay(EXPANSION)
    marks = Marks(recorded).shown(0, "all")
    assert len({mark.step for mark in marks}) == len(marks)
    for mark in marks:
        before, after = (recorded.played[step].step.state for step in (mark.step - 1, mark.step))
        assert all(before.logged <= moment.place < after.logged for moment in mark.moments)


def test_lies_and_roles_are_marked_only_where_they_may_be_known() -> None:
    recorded = replay(scenarios.GOLDEN.joinpath("rebel-8-seats-saboteur2-bonus.lode").read_bytes())
    driver, scene = _open(recorded)
    for _round in range(4):
        driver.frame(dt=1)
    marks = scene.scrubbing.marks
    kinds = {moment.kind for mark in marks.shown(0, "all") for moment in mark.moments}
    assert kinds & SECRET
    rounds_ = marks.rounds
    for step, played in enumerate(recorded.played):
        table = played.step.state.table
        for eyes in ("public", 1):
            told = {
                next(one.number for one in reversed(rounds_) if one.first <= mark.step)
                for mark in marks.shown(step, eyes)
                if any(moment.kind in SECRET for moment in mark.moments)
            }
            assert told <= set(range(1, table.round + (table.outcome is not None)))


def test_while_the_bar_is_moved_no_worker_is_asked() -> None:
    context = rounds.instant_context()
    asked: list[str] = []

    def worker(name: str) -> AtOnce:
        asked.append(name)
        return AtOnce()

    context.worker = worker
    scene = Watch(context, replay(scenarios.whole_game()))
    assert scene.why.open
    driver = Driver(context, scene)
    bar = scene.scrubbing.bar
    driver.drag([(bar.x_of(step), bar.rect.centery) for step in range(30)])
    assert (scene.position, asked) == (29, [])
    driver.frame(dt=0.3)
    assert asked
    assert scene.why._explained
