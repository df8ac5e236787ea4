"""What is heard at the table: the cues of what moves, of the hand that is played with, and the bell."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.commands import Command
from game.scenes.table.notes import Notes
from game.scenes.table.turns import Turns
from game.sound.cues import Cue
from game.sound.track import Sounded
from game.tabletop.move.move import Move
from game.tabletop.view.caption import Caption
from game.ui.context import Context


class _Handled(NamedTuple):
    """How the hand and the card that lies tentatively were in a frame."""

    playing: bool
    held: int | None
    laid: Command | None
    gone: tuple[int, ...]
    turned: frozenset[int]


class TableSounds:
    """Plays in each frame what has happened in it.

    Where several people share the screen, a card that is turned or does not fit is not heard: that would tell what
    sort of card is held; nor is one that goes back because the hand is covered, as others need not know that one was
    held. One that is taken up or put down by its owner sounds like any other.
    """

    def __init__(self, context: Context, move: Move, turns: Turns, notes: Notes) -> None:
        self._context = context
        self._move = move
        self._turns = turns
        self._notes = notes
        self.caption = Caption()
        self._before = self._now()

    def update(self, dt: float, *, clicked: bool) -> None:
        """Play the cues of this frame, after `dt` seconds; `clicked` says whether a button was pressed."""
        self.caption.update(dt)
        sound = self._context.sound
        if clicked:
            sound.play(Cue.BUTTON)
        before, now = self._before, self._now()
        self._before = now
        handled = Cue.REFUSED if self._notes.take_knock() else _cue_of(before, now)
        if handled is not None and not self._is_private(handled, before, now):
            sound.play(handled)
        bell = [Sounded(Cue.YOUR_TURN)] if self._turns.take_bell() else []
        for cue, step in [*self._turns.timeline.take_cues(), *bell]:
            sound.play(cue, step)
            if self._context.settings.captions:
                self.caption.tell(cue)

    def _is_private(self, cue: Cue, before: _Handled, now: _Handled) -> bool:
        """Return whether others would learn something of a hand from a cue."""
        privacy = self._context.privacy
        covered = cue is Cue.PUT_DOWN and not privacy.hand_open and now.laid == before.laid
        return privacy.several and (cue is Cue.ROTATE or covered)

    def _now(self) -> _Handled:
        move = self._move
        return _Handled(move.view is not None, move.held, move.laid, move.gone, frozenset(move.turned))


def _cue_of(before: _Handled, now: _Handled) -> Cue | None:
    """Return what is heard of a hand between two frames; a turn that begins or ends is heard otherwise."""
    if not before.playing or not now.playing:
        return None
    if now.held is not None and now.held != before.held:
        return Cue.PICK_UP
    if now.held != before.held or now.gone != before.gone or now.laid != before.laid:
        return Cue.PUT_DOWN
    return Cue.ROTATE if now.turned != before.turned else None
