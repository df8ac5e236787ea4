"""Chapters are played to their end by who does what they say, and nothing else is played in them (UX M28)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver
from screen.lessons.follow import Follower, MouseFollower, PadFollower, chapter_of, lesson_context

from game.play.lesson import FOLDER, LessonSession, lesson_file
from game.records.lines import decode_header
from game.scenes.lessons.chapter import ChapterScene
from game.scenes.lessons.ending import keep_finished
from game.scenes.lessons.learn import Learn
from game.scenes.table.talk import TalkPanel
from game.system.i18n import use_language
from game.system.resources import assets
from game.ui.widgets.dialog import Dialog
from game.words.lessons.chapters import STEPS
from game.words.lessons.step import Await
from game.words.lessons.titles import CHAPTERS, Lesson

_SECONDS, _GUIDED_SECONDS = 90, 240


def file_of(lesson: Lesson) -> Path:
    """The set-up record of a chapter."""
    return lesson_file(f"chapter-{CHAPTERS.index(lesson) + 1}")


def test_who_follows_a_lesson_finishes_it_in_time_and_nothing_is_kept_but_that(
    followed: tuple[Lesson, str], tmp_path: Path
) -> None:
    lesson, language = followed
    use_language(language)
    context = lesson_context(tmp_path)
    follower = Follower(context, lesson)
    follower.play()
    assert context.settings.lessons == (lesson,)
    assert follower.seconds <= (_SECONDS if lesson in CHAPTERS else _GUIDED_SECONDS)
    assert {path.name for path in tmp_path.iterdir()} <= {"settings.json", "lock"}, "no game, no statistics"


def test_a_chapter_can_be_dragged_through_by_mouse() -> None:
    context = lesson_context()
    follower = MouseFollower(context, Lesson.TOOLS)
    follower.play()
    assert context.settings.lessons == (Lesson.TOOLS,)


def test_a_chapter_can_be_played_by_gamepad_and_says_so() -> None:
    context = lesson_context()
    follower = PadFollower(context, Lesson.TOOLS)
    while "button" not in follower.table.panel.said.how:
        follower.act()
    follower.play()
    assert context.settings.lessons == (Lesson.TOOLS,)


def test_every_record_is_a_scenario_that_holds_to_its_end() -> None:
    files = sorted((assets() / FOLDER).glob("*.lode"))
    assert files == [file_of(lesson) for lesson in CHAPTERS]
    for lesson, file in zip(CHAPTERS, files, strict=True):
        header = decode_header(file.read_bytes().splitlines()[0])
        session = LessonSession.open(file)
        asked = sum(step.awaits is Await.MOVE for step in STEPS[lesson])
        assert header.scenario is True
        assert session.humans == (0,)
        mine = 0
        for command in session.script:
            mine += session.table.to_play == 0
            session.play(command)
        assert mine == asked, "each move of the person is asked for by a step"


def at_first_move(lesson: Lesson = Lesson.LAY) -> Follower:
    """Somebody who has read what stands before the first move."""
    follower = Follower(lesson_context(), lesson)
    while chapter_of(follower).step.awaits is not Await.MOVE or chapter_of(follower).guide() is None:
        follower.act()
    return follower


def test_a_legal_move_that_is_not_asked_for_is_taken_back_with_a_sentence() -> None:
    follower = at_first_move()
    scene = chapter_of(follower)
    follower.driver.press(pygame.K_2, pygame.K_RETURN)
    assert scene.move.ready is not None
    follower.driver.press(pygame.K_e)
    assert scene.session.plays == 0
    assert scene.move.ready is None
    assert "something else" in scene.notes.refusal
    follower.play()
    assert follower.seconds <= _SECONDS


def test_another_refusal_than_the_one_that_is_shown_does_not_count() -> None:
    follower = Follower(lesson_context(), Lesson.TURN)
    while chapter_of(follower).step.awaits is not Await.REFUSAL or chapter_of(follower).guide() is None:
        follower.act()
    scene = chapter_of(follower)
    follower.driver.press(pygame.K_e)
    assert scene.notes.refusal
    follower.driver.frame()
    assert scene.step.awaits is Await.REFUSAL
    follower.play()


def test_while_there_is_something_to_read_the_others_wait_for_as_long_as_it_takes() -> None:
    follower = Follower(lesson_context(), Lesson.TOOLS)
    while follower.session.plays < 3:
        follower.act()
    while not chapter_of(follower).reading:
        follower.act()
    scene = chapter_of(follower)
    plays, number = scene.session.plays, scene.number
    for _each in range(60):
        follower.driver.frame(dt=1.0)
    assert (scene.session.plays, scene.number) == (plays, number)


def test_a_lie_that_is_not_asked_for_is_not_told() -> None:
    follower = Follower(lesson_context(), Lesson.BLUFF)
    while follower.session.plays < 3 or chapter_of(follower).guide() is None:
        follower.act()
    scene = chapter_of(follower)
    follower.driver.press(pygame.K_s)
    assert isinstance(follower.driver.scene, TalkPanel)
    follower.driver.click("claim-goal-1-gold")
    assert scene.session.plays == 3
    assert scene.notes.refusal
    follower.play()


@pytest.mark.parametrize(("button", "lesson"), [("again", Lesson.LAY), ("skip", Lesson.TURN), ("learn", None)])
def test_a_chapter_can_be_begun_anew_skipped_and_left_at_any_time(button: str, lesson: Lesson | None) -> None:
    follower = at_first_move()
    follower.driver.click(button)
    scene = follower.driver.scene
    if lesson is None:
        assert isinstance(scene, Learn)
    else:
        assert isinstance(scene, ChapterScene)
        assert (scene.lesson, scene.number, scene.session.plays) == (lesson, 0, 0)
    assert follower.driver.context.settings.lessons == (), "neither is playing it"


def test_the_menu_of_a_lesson_leads_back_and_to_no_game() -> None:
    follower = at_first_move()
    follower.driver.press(pygame.K_F10)
    dialog = follower.driver.scene
    assert isinstance(dialog, Dialog)
    assert set(dialog.rects()) == {"resume", "again", "settings", "learn"}
    follower.driver.click("resume")
    assert isinstance(follower.driver.scene, ChapterScene)
    follower.driver.press(pygame.K_F10)
    follower.driver.click("learn")
    assert isinstance(follower.driver.scene, Learn)


def test_a_finished_chapter_has_its_tick_leads_on_and_can_be_played_again() -> None:
    context = lesson_context()
    follower = Follower(context, Lesson.LAY)
    follower.play()
    follower.driver.click("next-lesson")
    assert chapter_of(follower).lesson is Lesson.TURN
    follower.driver.click("learn")
    learn = follower.driver.scene
    assert isinstance(learn, Learn)
    assert learn.ring.focus is not None
    assert learn.ring.focus.name == "lesson-turn"
    assert [tile.done for tile in learn.tiles[: len(Lesson)]] == [lesson is Lesson.LAY for lesson in Lesson]
    follower.driver.click("lesson-lay")
    assert chapter_of(follower).number == 0
    keep_finished(context, Lesson.LAY)
    assert context.settings.lessons == (Lesson.LAY,), "noted once"


def test_enter_leads_on_from_the_end_of_a_chapter_as_it_led_to_it() -> None:
    follower = Follower(lesson_context(), Lesson.LAY)
    follower.play()
    follower.driver.press(pygame.K_RETURN)
    assert chapter_of(follower).lesson is Lesson.TURN


def test_opening_a_chapter_opens_no_game() -> None:
    context = lesson_context()
    driver = Driver(context, Learn(context))
    driver.click("lesson-gold")
    assert context.game is None
    assert isinstance(driver.scene, ChapterScene)


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_w])
def test_what_no_lesson_has_does_nothing_by_its_key(key: int) -> None:
    follower = at_first_move()
    follower.driver.press(key)
    follower.driver.frame()
    assert not chapter_of(follower).notes.refusal
    assert isinstance(follower.driver.scene, ChapterScene)
