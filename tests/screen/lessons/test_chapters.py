"""Chapters are played to their end by who does what they say, and nothing else is played in them (UX M28)."""

from __future__ import annotations

import pytest
from screen.lessons.follow import Follower, lesson_context

from game.words.lessons.titles import CHAPTERS, Lesson


@pytest.mark.parametrize("lesson", CHAPTERS)
def test_who_follows_a_chapter_finishes_it_in_ninety_seconds(lesson: Lesson) -> None:
    context = lesson_context()
    follower = Follower(context, lesson)
    follower.play()
    assert context.settings.lessons == (lesson,)
    assert follower.seconds <= 90


def test_who_follows_the_foreman_ends_the_round_in_about_three_minutes() -> None:
    context = lesson_context()
    follower = Follower(context, Lesson.GUIDED)
    follower.play()
    print(follower.seconds)
    assert context.settings.lessons == (Lesson.GUIDED,)
    assert follower.seconds <= 240
