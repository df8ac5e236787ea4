"""The table read aloud: what the keys are on, why something is refused, and the new lines of the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.cards import Card, Face
from game.engine.commands import Claim
from game.engine.events import RoundBegan
from game.play.session import Session
from game.scenes.table.notes import Notes
from game.scenes.table.sight import Sight
from game.speech.narrator import Spoken
from game.system.i18n import _
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, Target
from game.tabletop.tips.tell import tip_of
from game.tabletop.tips.things import OnHand, Thing
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.focus import FocusRing
from game.words.log import sentence
from game.words.moves import option_words
from game.words.openings import card_in_full
from game.words.rules import put_aside_sentence
from game.words.things import card_words, place_words


class Narration:
    """Finds the words; whether they are read is the narrator's business.

    While a hand lies open and others sit by, all that the keys are on may tell of it, so it is for its owner alone.
    Once it is covered, nothing is read of a move in the making: what is to be given up lies face down.
    The log is read as everybody sees it, to one person alone as they do.
    """

    def __init__(self, context: Context, session: Session, view: TableView, move: Move, sight: Sight) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._sight = sight
        self._told = (session.table.round, sight.heard)
        self._taken_up: tuple[Card | None, Target | None] = (None, None)
        """The card that was taken up or turned last, and where it was pointed then: there it is named."""

    def spoken(self, ring: FocusRing, notes: Notes) -> Spoken | None:
        """Return what has the focus, or the refusal that shows."""
        phrases = (notes.refusal,) if notes.refusal else tuple(self._focus(ring))
        return Spoken(phrases, self._context.privacy.reader) if phrases else None

    def _focus(self, ring: FocusRing) -> Iterator[str]:
        cursor, log = self._move.cursor, self._view.log
        if cursor.zone is Zone.BUTTONS and ring.focus is not None:
            yield from ring.focus.spoken(self._context.viewport)
        elif cursor.zone is Zone.LOG:
            if log.hovered is not None:
                yield log.hovered.words
        elif not self._context.privacy.shows(self._sight.viewer):
            yield from self._thing(cursor.target)
        elif self._move.held is not None:
            yield from self._held()
        elif self._move.laid is not None and cursor.target is None and self._move.view is not None:
            assert not isinstance(self._move.laid, Claim), "a claim is said at once"
            yield option_words(self._move.laid, self._move.view.seat, self._session.names)
        else:
            yield from self._thing(cursor.target)

    def _thing(self, target: Target | None) -> Iterator[str]:
        """Yield what a tooltip says of a target, or of the card of the hand that the keys are on."""
        cursor, hand = self._move.cursor, self._view.seen.hand
        thing: Thing | None = target
        named = 0
        if target is None and cursor.zone is Zone.HAND and cursor.focus < len(hand):
            thing = OnHand(cursor.focus)
            card = hand[cursor.focus]
            if isinstance(card, Face):
                yield card_in_full(card)
                named = 1  # in place of the tooltip's first line
        tip = None if thing is None else tip_of(self._view, thing)
        if tip is not None:
            yield from tip[0].split("\n")[named:]
        elif isinstance(thing, OnCell):
            yield place_words(thing.cell)

    def _held(self) -> Iterator[str]:
        """Yield the card when it is taken up or turned, where it is pointed, and whether it may go there."""
        aim = self._move.aim
        if aim.card != self._taken_up[0]:
            self._taken_up = (aim.card, aim.hover)
        if aim.hover == self._taken_up[1]:
            yield _("Held: {card}").format(card=_in_full(aim.card))
        if aim.hover is None:
            return
        yield from self._thing(aim.hover)
        if not isinstance(aim.hover, OnCell) or not isinstance(aim.card, Face):
            yield _("It may go here.") if aim.legal else _("It may not go here.")
        elif aim.hover.cell in aim.as_held:
            yield _("It fits here as it is held.")
        elif aim.hover.cell in aim.after_turning:
            yield _("It fits here turned round.")
        else:
            yield _("It does not fit here.")

    def take_lines(self) -> Sequence[Spoken]:
        """Return the lines of the log that have come since the last call; of a deal, also how much is put aside."""
        session, sight = self._session, self._sight
        number, told = self._told
        self._told = (session.table.round, sight.heard)
        log = session.log(None if sight.several else sight.viewer)
        first = told if number == session.table.round else 0
        lines: list[str | None] = []
        for place in range(first, min(sight.heard, len(log))):
            line = sentence(log[place], session.names, round_number=session.table.round, place=place, log=log)
            lines.append(line)
            if isinstance(log[place], RoundBegan) and session.rules.put_aside:
                lines.append(put_aside_sentence(session.rules.put_aside))
        return [Spoken((each,)) for each in lines if each is not None]


def _in_full(card: Card | None) -> str:
    if isinstance(card, Face):
        return card_in_full(card)
    return "" if card is None else card_words(card)
