"""Which scene plays a lesson."""

from __future__ import annotations

from game.play.lesson import LessonSession, lesson_file
from game.scenes.lessons.chapter import ChapterScene
from game.scenes.lessons.guided import GuidedScene, guided_session
from game.ui.context import Context
from game.ui.scene import Scene
from game.words.lessons.titles import CHAPTERS, Lesson


def open_lesson(context: Context, lesson: Lesson) -> Scene:
    """Return the scene of a lesson, at its beginning."""
    if lesson is Lesson.GUIDED:
        return GuidedScene(context, guided_session())
    file = lesson_file(f"chapter-{CHAPTERS.index(lesson) + 1}")
    return ChapterScene(context, lesson, LessonSession.open(file))
