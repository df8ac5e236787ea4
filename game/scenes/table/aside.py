"""What a person does beside the move: secrets, talk, notebook, the past, hints, the menu (UX section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from game.engine.commands import Claim
from game.play.session import Session
from game.scenes.hints.hints import Hints
from game.scenes.routes import ToPause
from game.scenes.table.endings.quick import Quick
from game.scenes.table.intents import (
    AsideIntent,
    AskHint,
    Compare,
    DrawCurtain,
    NextSpeed,
    OpenMenu,
    OpenNotebook,
    Peek,
    PlayQuickly,
    Recap,
    Talk,
)
from game.scenes.table.notes import Notes
from game.scenes.table.sight import Sight
from game.scenes.table.talk import TalkPanel, why_no_talk
from game.scenes.table.turns import Turns
from game.scenes.why.practice import Practice
from game.system.i18n import _
from game.system.settings import SPEEDS
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.scene import Change, Conceal, Open, Push


class Aside:
    """Carries intents out that leave the move alone.

    `claim` makes a claim, `hurry` completes what another seat's move still shows, `let_go` forgets what was pressed.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        *,
        view: TableView,
        sight: Sight,
        turns: Turns,
        notes: Notes,
        hints: Hints,
        practice: Practice,
        quick: Quick,
        claim: Callable[[int, Claim], None],
        hurry: Callable[[], None],
        let_go: Callable[[], None],
    ) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._sight = sight
        self._turns = turns
        self._notes = notes
        self._hints = hints
        self._practice = practice
        self._quick = quick
        self._claim = claim
        self._hurry = hurry
        self._let_go = let_go

    def do(self, intent: AsideIntent) -> Change:
        """Carry the intent out."""
        match intent:
            case Peek():
                self._sight.peek()
            case DrawCurtain():
                return Conceal()
            case Talk():
                return self._talk()
            case OpenNotebook():
                return self._open_notebook()
            case Recap():
                self._recap()
            case AskHint():
                self._hint()
            case Compare():
                return self._compare()
            case NextSpeed():
                settings = self._context.settings
                settings.speed_bots = SPEEDS[(SPEEDS.index(settings.speed_bots) + 1) % len(SPEEDS)]
                self._context.keep_settings()
            case PlayQuickly():
                self._play_quickly()
            case OpenMenu():
                return self.open_menu()
            case _:
                assert_never(intent)
        return None

    def open_menu(self) -> Change:
        """Open the menu over the table."""
        self._let_go()
        return Open(ToPause(self._session, curtain=self._sight.several))

    def _talk(self) -> Change:
        """Show the claims that can be made, or say why none can."""
        button, viewer = self._view.layout.buttons.get("talk"), self._sight.viewer
        if button is None:
            return None
        self._hurry()
        sentence = why_no_talk(self._session, viewer)
        if sentence or viewer is None:
            self._notes.refuse(sentence, button)
            return None
        self._notes.clear()
        return Push(TalkPanel(self._context, self._session, viewer, self._view, self._turns.timeline, say=self._claim))

    def _open_notebook(self) -> Change:
        """Open the viewer's notebook, or say why not; what was looked at is shown first."""
        sentence = self._sight.why_no_notebook()
        if sentence:
            self._notes.refuse(sentence, self._view.layout.buttons["notebook"])
            return None
        self._turns.stop_motions()
        self._notes.clear()
        if self._sight.to_show or self._sight.why_no_notebook():
            return None  # now that all is shown
        return Push(self._sight.notebook())

    def _recap(self) -> None:
        """Show again what happened, or say that nothing did."""
        if not self._turns.recap():
            sentence = _("Nothing has happened since the last turn.")
            self._notes.refuse(sentence, self._view.layout.buttons["recap"])

    def _hint(self) -> None:
        """Ask for a hint, or say why there is none now; a second press makes its move ready."""
        self._hurry()
        sentence = self._hints.why_not()
        if sentence:
            self._notes.refuse(sentence, self._view.layout.buttons["hint"])
            return
        self._notes.clear()
        self._hints.ask()

    def _play_quickly(self) -> None:
        """Play the rest of the round quickly, or no longer; or say why that is not offered."""
        if not self._quick.offered:
            sentence = _("The rest can be played quickly once the gold seems out of reach.")
            self._notes.refuse(sentence, self._view.layout.buttons["speed"])
            return
        self._let_go()
        self._notes.clear()
        self._quick.press()

    def _compare(self) -> Change:
        """Show how the last move compares with the advice, or say why that cannot be shown."""
        sentence = self._practice.why_not()
        if sentence:
            buttons = self._view.layout.buttons
            self._notes.refuse(sentence, buttons.get("why", buttons["hint"]))
            return None
        self._turns.stop_motions()
        self._notes.clear()
        return None if self._sight.to_show else Push(self._practice.scene())
