"""Says what is being shown, whose turn it is, and on request what happened since one's last turn (UX M19)."""

from __future__ import annotations

from game.art.pictograms.candle import LAST
from game.engine.events import Event, TurnEvent, actor_of
from game.play.session import Session
from game.scenes.table.recap import recap_motions, recap_speed, since_last_turn
from game.scenes.table.sight import Sight
from game.system.i18n import _
from game.system.phrases import capital
from game.system.settings import speed_factor
from game.tabletop.motions.timeline import Timeline
from game.tabletop.view.banner import Banner
from game.tabletop.view.table import TableView
from game.ui.bindings import Control, key_name
from game.ui.context import Context
from game.words.acts import ToldNow, act_now
from game.words.log import sentence
from game.words.things import deck_words


class Teller:
    """Keeps light and banner with the seat whose act the timeline shows. All of it is public."""

    def __init__(self, context: Context, session: Session, view: TableView, sight: Sight, timeline: Timeline) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._sight = sight
        self._timeline = timeline
        self.banner = Banner(context.pictures)
        self.recap_speed: float | None = None
        """How fast the past is shown again; None while it is not."""
        self.rings = False
        """Whether somebody is called to their turn; who lets the bell be heard sets it back."""
        self._deck = session.table.deck
        self._told: Event | None = None
        self._called: tuple[int, int] | None = None
        """The turn that a person was called to last: its round, and how many acts came before."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.banner.update(dt)
        if self.recap_speed is not None and not self._timeline.busy:
            self.recap_speed = None
        self.follow()

    def follow(self) -> None:
        """Give the light to the seat whose act is shown now, and say what it does if it is not the viewer's own."""
        telling, sight = self._timeline.telling, self._sight
        past = self.recap_speed is not None
        if (sight.actor, sight.looks_back) != (actor_of(telling), past):
            sight.actor, sight.looks_back = actor_of(telling), past
            sight.look()
        if telling is self._told:
            return
        self._told = telling
        if telling is not None and past:
            self.banner.say(self._words(telling), actor_of(telling))
        elif isinstance(telling, ToldNow) and telling.seat != sight.viewer:
            self.banner.say(self._words(telling), telling.seat, self._speed(telling.seat))

    def _words(self, event: Event) -> str:
        """Return what an event is told with while it is shown."""
        names, log = self._session.names, self._session.log(None)
        if isinstance(event, ToldNow):
            return act_now(event, names)
        place = next((place for place, other in enumerate(log) if other == event), 0)
        told = sentence(event, names, round_number=self._session.table.round, place=place, log=log) or ""
        return told.rstrip(".")

    def _speed(self, seat: int) -> float | None:
        settings = self._context.settings
        return speed_factor(settings.speed_own if self._session.is_human(seat) else settings.speed_bots)

    def watch_deck(self) -> None:
        """Say once that the deck runs low, and once that it is empty; called when nothing moves."""
        was, self._deck = self._deck, self._session.table.deck
        if self._deck <= LAST < was or self._deck == 0 < was:
            self.banner.say(deck_words(self._deck), None, notice=True)

    def call(self, seat: int) -> None:
        """Say once that it is the turn of the person at `seat`, if others have acted since their last one."""
        acts = [event.seat for event in self._session.log(None) if isinstance(event, TurnEvent)]
        turn = self._session.table.round, len(acts)
        if turn == self._called or not acts or acts[-1] == seat:
            return
        self._called = turn
        words = _("Your turn")
        if self._sight.several:  # whoever comes may want to see what they missed (UX section 3)
            text = _("{name}'s turn. {key} shows what happened.")
            key = key_name(Control.RECAP) or _("the clock")  # that is what its button on the screen looks like
            words = text.format(name=self._session.names[seat], key=capital(key))
        else:  # with several the bell has rung at the curtain
            self.rings = True
        self.banner.say(words, seat)

    def recap(self) -> bool:
        """Show again what happened since the last turn of who looks, else of who is to move; False when nothing did."""
        session, seat = self._session, self._sight.viewer
        seat = session.table.to_play if seat is None else seat
        if seat is None or session.table.outcome is not None:
            return False
        since = since_last_turn(session.log(None), seat)
        shown = recap_motions(since, session.table, self._view, self._context.pictures)
        if not shown:
            return False
        self.recap_speed = recap_speed(shown, speed_factor(self._context.settings.speed_bots))
        self._timeline.add(shown)
        return True
