"""A chapter: steps to be played one after another at the real table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Face
from game.engine.cells import at
from game.engine.commands import Claim, Command, lay
from game.engine.legal import why_not
from game.play.lesson import LessonSession
from game.scenes.lessons.ending import LessonEnd, keep_finished
from game.scenes.lessons.guidance import Guide, card_named, guide
from game.scenes.lessons.panel import Said
from game.scenes.lessons.taught import TaughtTable
from game.scenes.routes import ToLesson
from game.scenes.table.talk import TalkPanel
from game.system.i18n import _
from game.tabletop.move.targets import OnCell
from game.ui.bindings import Control, with_key
from game.ui.context import Context
from game.ui.scene import Change, Open, Push, Reset
from game.ui.widgets.button import Button
from game.words.lessons.chapters import STEPS
from game.words.lessons.prompts import Ask
from game.words.lessons.step import Await, Step
from game.words.lessons.titles import Lesson, lesson_after, lesson_title
from game.words.refusals import refusal_sentence


class ChapterScene(TaughtTable):
    """Plays the steps of a lesson. What the step does not ask for is taken back, with a sentence."""

    name = "lesson"
    session: LessonSession

    def __init__(self, context: Context, lesson: Lesson, session: LessonSession) -> None:
        self.lesson = lesson
        self.steps = STEPS[lesson]
        self.number = 0
        self._plays = 0
        """How many commands had been played when the step began."""
        super().__init__(context, session)

    @property
    def step(self) -> Step:
        """The step that is played now."""
        return self.steps[self.number]

    @property
    def at_end(self) -> bool:
        """Whether nothing is left to do but to go elsewhere."""
        return self.number == len(self.steps) - 1 and self.step.awaits is Await.READ

    # What is said

    def told(self) -> Said:
        return Said(lesson_title(self.lesson), self.step.words, self.how())

    def main_buttons(self) -> Sequence[Button]:
        if self.at_end:
            label = self._next_label()
            tip = with_key(label, Control.CONFIRM)
            return [Button("next-lesson", label, self.skip, style="brass", icon="end", size=19, tooltip=tip)]
        if self.step.awaits is Await.READ:
            tip = with_key(_("Read on"), Control.CONFIRM)
            return [Button("read-on", _("Read on"), self.read_on, style="brass", icon="end", size=19, tooltip=tip)]
        return []

    def _next_label(self) -> str:
        following = lesson_after(self.lesson)
        return _("To the lessons") if following is None else _("Next: {title}").format(title=lesson_title(following))

    def small_buttons(self) -> Sequence[Button]:
        return [
            Button("learn", "", self.leave, style="slate", icon="back", tooltip=_("Back to the lessons")),
            Button("again", "", self.again, style="slate", icon="undo", tooltip=_("Again from the start")),
            Button("skip", "", self.skip, style="slate", icon="last", tooltip=_("Skip this lesson")),
        ]

    def pointed(self) -> Sequence[str]:
        return self.step.points

    def guide(self) -> Guide | None:
        step, move = self.step, self.move
        if not self.turns.own_turn or move.view is None:
            return None
        match step.awaits:
            case Await.MOVE:
                awaited = self.session.awaited
                return None if awaited is None else guide(move, awaited)
            case Await.REFUSAL:
                card = card_named(move, step.card)
                return Guide(Ask.PLACE if move.held == card else Ask.TAKE, card, OnCell(at(*step.cell)))
            case Await.TURN:
                return Guide(Ask.TURN, card_named(move, step.card))
            case _:
                return None

    # What happens

    @property
    def reading(self) -> bool:
        return self.step.awaits is Await.READ

    def read_on(self) -> Change:
        if self.at_end:
            return self.skip()
        self._go_to(self.number + 1)
        return None

    def _go_to(self, number: int) -> None:
        self.number, self._plays = number, self.session.plays
        self._changed = True
        if self.at_end:
            keep_finished(self.context, self.lesson)

    def update(self, dt: float) -> Change:
        change = super().update(dt)
        if change is None and self._done() and self.number + 1 < len(self.steps):
            self._go_to(self.number + 1)
            self.tell_anew()
        return change

    def _done(self) -> bool:
        """Return whether what the step waits for has happened and been seen."""
        session, step = self.session, self.step
        idle = not self.turns.timeline.busy and not self.turns.thinking and not self.sight.to_show
        match step.awaits:
            case Await.MOVE:
                return idle and session.plays > self._plays
            case Await.OTHERS:
                seat = session.table.to_play
                return idle and (session.expected is None or (seat is not None and session.is_human(seat)))
            case Await.REFUSAL:
                return idle and self.notes.refusal == self._refusal(step) != ""
            case Await.TURN:
                card = card_named(self.move, step.card)
                return card is not None and str(self.move.card(card)) != step.card
            case _:
                return False

    def _refusal(self, step: Step) -> str:
        """Return the sentence that refuses the card of a step in its cell."""
        view, index = self.move.view, card_named(self.move, step.card)
        card = None if index is None else self.move.card(index)
        if view is None or not isinstance(card, Face):
            return ""
        refusal = why_not(view, lay(card, at(*step.cell)))
        return "" if refusal is None else refusal_sentence(refusal, self.session.names)

    @property
    def others_go(self) -> bool:
        return self.step.awaits is Await.OTHERS and self.session.expected is not None

    def permits(self, command: Command) -> bool:
        if self.step.awaits is Await.MOVE and command == self.session.awaited:
            return True
        self.move.take_back()
        sentence = _("The rules allow that, but this lesson asks for something else. The card is back in your hand.")
        if isinstance(command, Claim):
            sentence = _("You may say that, but this lesson asks for something else.")
        self.notes.refuse(sentence, self.view.layout.buttons["end-turn"])
        return False

    def _led(self, change: Change) -> Change:
        awaited = self.session.awaited
        if isinstance(change, Push) and isinstance(change.scene, TalkPanel) and isinstance(awaited, Claim):
            change.scene.point_out(awaited)
        return super()._led(change)

    def round_over(self) -> Change:
        return Reset(LessonEnd(self.context, self.session, self.lesson))

    def again(self) -> Change:
        return Open(ToLesson(self.lesson))

    def skip(self) -> Change:
        following = lesson_after(self.lesson)
        return self.leave() if following is None else Open(ToLesson(following))
