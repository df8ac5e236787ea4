"""The end of a round in a lesson: the gold is shared as in any round, then it is said what comes next."""

from __future__ import annotations

from game.play.session import Session
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.routes import ToLearn, ToLesson, ToNewGame, ToRulebook
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Open, Push
from game.ui.widgets.dialog import Choice, Dialog
from game.words.lessons.titles import Lesson, lesson_after, lesson_title


def keep_finished(context: Context, lesson: Lesson) -> None:
    """Note that a lesson was played to its end."""
    settings = context.settings
    if lesson not in settings.lessons:
        settings.lessons = (*settings.lessons, str(lesson))
        context.keep_settings()


class LessonEnd(RoundEndScene):
    """The round's end, with a last card in the place of the next round."""

    def __init__(self, context: Context, session: Session, lesson: Lesson) -> None:
        self._lesson = lesson
        keep_finished(context, lesson)
        super().__init__(context, session)

    def _set_buttons(self) -> None:
        super()._set_buttons()
        self._buttons.next.label = _("Go on")

    def _go_on(self) -> Change:
        return Push(self._last_card())

    def _pause(self) -> Change:
        return Push(self._last_card())

    def _last_card(self) -> Dialog:
        following = lesson_after(self._lesson)
        learn = Choice("learn", _("Back to the lessons"), lambda: Open(ToLearn()))
        if following is None:
            sentence = _(
                "That was a whole round. A game has three of them, and whoever has the most gold then has won. "
                "The chapters and the rules are there whenever you want to look something up."
            )
            solo = Choice("play-solo", _("Play solo"), lambda: Open(ToNewGame(several_humans=False)))
            book = Choice("rulebook", _("Rulebook"), lambda: Open(ToRulebook()))
            return Dialog(self.context, _("You know how to play"), sentence, [solo, book, learn])
        sentence = _("Whoever reached the gold picks first. After three rounds the player with the most gold wins.")
        onward = Choice(
            "next-lesson", _("Next: {title}").format(title=lesson_title(following)), lambda: Open(ToLesson(following))
        )
        return Dialog(self.context, lesson_title(self._lesson), sentence, [onward, learn])
