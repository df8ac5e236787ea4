"""When remarks of bots are shown: once what they are about has been seen, and where nobody else is being read."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event, TurnEvent, as_seen_by
from game.engine.table import Table
from game.play.session import Session
from game.scenes.shared.table_talk import table_talk
from game.tabletop.view.bubble import Spoken
from game.tabletop.view.speech import Speech
from game.ui.context import Context
from game.words.voices.remarks import Remark

_MOST_AT_A_TIME = 2
"""Bubbles, claims among them."""


class Remarks:
    """The remarks of a round, where the rules let people talk (R12.1). What was said in it before is known."""

    def __init__(self, context: Context, session: Session) -> None:
        self._talk = table_talk(context, session, context.pace.random())
        self._on = session.rules.table_talk
        self._next: Remark | None = None
        for event in session.log(None):
            self._talk.hear([event], session.table)

    def hear(self, events: Sequence[Event], table: Table) -> None:
        """Take in what one command has brought about; what was not said before the next act is said no more."""
        if not self._on:
            return
        if any(isinstance(event, TurnEvent) for event in events):
            self._next = None
        remark = self._talk.hear([as_seen_by(event, None) for event in events], table)
        self._next = remark or self._next

    def speak(self, speech: Speech, speed: float | None) -> None:
        """Say what is to be said, now that nothing moves."""
        remark = self._next
        if remark is not None and len(speech.words) < _MOST_AT_A_TIME and remark.seat not in speech.speakers:
            self._next = None
            speech.say(Spoken(*remark), speed)
