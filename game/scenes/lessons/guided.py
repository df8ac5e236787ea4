"""A guided first round: a real one against beginners, with a foreman who whispers advice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.ruleset import EDITIONS
from game.hindsight.advice import Advice
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup
from game.scenes.lessons.ending import LessonEnd
from game.scenes.lessons.foreman import Foreman
from game.scenes.lessons.guidance import Guide, guide
from game.scenes.lessons.panel import Said
from game.scenes.lessons.taught import TaughtTable
from game.scenes.routes import ToLesson
from game.system.i18n import _
from game.ui.bindings import Control, with_key
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.scene import Change, Open, Reset
from game.ui.widgets.button import Button
from game.words.lessons.foreman import silent_words, thinking_words, turn_words, waiting_words
from game.words.lessons.titles import Lesson

_MINDS = (HUMAN, "rookie/peacemaker", "rookie/chatterbox")
_SEED = 513
"""Deals a round in which the person digs, one of the others does not, and a good deal happens in a few minutes."""


def guided_session() -> Session:
    """Deal the round; it is saved nowhere."""
    seats = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, _MINDS, strict=False))
    setup = Setup(seats, replace(EDITIONS["rebel"], table_talk=True), starter=0)
    return Session.new(setup, None, seed=_SEED, bot_seed=_SEED)


class GuidedScene(TaughtTable):
    """Nothing is forbidden here: the foreman advises and explains, and holds the others up until he has been heard."""

    name = "guided"

    def __init__(self, context: Context, session: Session) -> None:
        seat = session.humans[0]
        self.foreman = Foreman(context.worker("foreman"), seat, session.names[seat])
        super().__init__(context, session)

    @property
    def advice(self) -> Advice | None:
        """What the foreman advises now, if it is the person's turn and he is not to be silent."""
        view, viewer = self.move.view, self.sight.viewer
        if view is None or viewer is None or self.foreman.silent or self.foreman.saying is not None:
            return None
        return self.foreman.advise(view, self.session.log(viewer))

    # What is said

    def told(self) -> Said:
        return Said(_("The foreman whispers"), self._words(), self.how())

    def _words(self) -> str:
        saying, advice = self.foreman.saying, self.advice
        if saying is not None:
            return saying.text
        if self.foreman.silent:
            return silent_words()
        if not self.turns.own_turn:
            return waiting_words()
        return thinking_words() if advice is None else turn_words(advice.sentence(self.session.names))

    def main_buttons(self) -> Sequence[Button]:
        if self.foreman.saying is not None:
            tip = with_key(_("Read on"), Control.CONFIRM)
            return [Button("read-on", _("Read on"), self.read_on, style="brass", icon="end", size=19, tooltip=tip)]
        if self.foreman.silent:
            tip = with_key(_("Ask the foreman"), Control.HINT)
            return [
                Button("ask", _("Ask the foreman"), self._let_speak, style="wood", icon="talk", size=18, tooltip=tip)
            ]
        return [Button("hush", _("Be silent"), self._hush, style="slate", icon="cross", size=18)]

    def small_buttons(self) -> Sequence[Button]:
        return [
            Button("learn", "", self.leave, style="slate", icon="back", tooltip=_("Back to the lessons")),
            Button("again", "", self.again, style="slate", icon="undo", tooltip=_("Again from the start")),
        ]

    def pointed(self) -> Sequence[str]:
        saying = self.foreman.saying
        return () if saying is None else saying.points

    def guide(self) -> Guide | None:
        advice = self.advice if self.turns.own_turn else None
        return None if advice is None else guide(self.move, advice.command)

    # What happens

    @property
    def reading(self) -> bool:
        return self.foreman.saying is not None

    def read_on(self) -> Change:
        self.foreman.read()
        return None

    def hint(self) -> None:
        self._let_speak()

    def _hush(self) -> None:
        self.foreman.silent = True

    def _let_speak(self) -> None:
        self.foreman.silent = False

    @property
    def others_go(self) -> bool:
        return self.foreman.saying is None

    def update(self, dt: float) -> Change:
        change = super().update(dt)
        viewer, idle = self.sight.viewer, not self.turns.timeline.busy and not self.sight.to_show
        if change is None and idle and viewer is not None and self.session.table.outcome is None:
            self.foreman.hear(self.session.view(viewer), self.session.log(viewer), self.session.names)
            self.tell_anew()
        return change

    @property
    def wake_in(self) -> float | None:
        thinks = self.turns.own_turn and self.foreman.saying is None and not self.foreman.silent and self.advice is None
        return soonest(super().wake_in, LOOK_AGAIN if thinks else None)

    def close(self) -> None:
        super().close()
        self.foreman.close()

    def round_over(self) -> Change:
        return Reset(LessonEnd(self.context, self.session, Lesson.GUIDED))

    def again(self) -> Change:
        return Open(ToLesson(Lesson.GUIDED))

    def skip(self) -> Change:
        return self.leave()
