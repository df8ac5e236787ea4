"""What stands beside the mine: buttons, the rules to try, every kind of card, and the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.art.naming import IconName
from game.engine.cards import Card, Face
from game.play.sandbox import NAMES
from game.scenes.sandbox.box import BoxCard, Take, kinds, place_buttons, place_cards
from game.scenes.sandbox.deeds import Deeds
from game.system.i18n import _
from game.system.phrases import capital
from game.tabletop.move.targets import OnSeat
from game.tabletop.view.viewpoint import FIT_WORDS
from game.ui.bindings import Control, with_key
from game.ui.layout import column
from game.ui.scene import Change, Open
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.words.card_names import ribbon_name
from game.words.effects import card_effect
from game.words.things import card_words, comma_words, in_front_words

_NAMES, _GAP = 17, 8


class Side:
    """Makes these parts and keeps those that change with what is held."""

    def __init__(self, deeds: Deeds, *, take: Take, fit: Callable[[], None], leave: Callable[[], Change]) -> None:
        self._deeds = deeds
        self._take = take
        self._fit = fit
        self._leave = leave
        self._scroll = ScrollView("box")
        self._seats: list[Button] = []
        self._buttons: list[Button] = []

    def arrange(self, inside: Rect, viewport: Viewport) -> list[Widget]:
        """Make and place everything anew."""
        self._buttons = self._make_buttons()
        foot = place_buttons(self._buttons, inside, viewport) + viewport.px(10)
        view = Rect(inside.x, foot, inside.w, inside.bottom - foot)
        area = Rect(view.x, view.y, self._scroll.inner_width(view.w, viewport), 0)
        parts, end = self._place_box(area, viewport)
        self._scroll.hold(parts, view, end + viewport.px(4))
        self.suit()
        return [self._scroll, *self._buttons]

    def seat_at(self, pos: tuple[int, int]) -> int | None:
        """Return the player whose plate is under a point."""
        return next((seat for seat, plate in enumerate(self._seats) if plate.on_screen().collidepoint(pos)), None)

    def reveal_seats(self) -> None:
        """Bring the players into view."""
        self._scroll.reveal(self._seats[0])

    def _make_buttons(self) -> list[Button]:
        """Make the small buttons at the head of the box."""
        deeds, turns, puts = self._deeds, _("Turn the card round"), _("Put the card back into the box")
        faces: list[tuple[str, IconName, str, Callable[[], object], str]] = [
            ("back", "back", _("Back to the lessons"), self._leave, ""),
            ("rotate", "rotate", with_key(turns, Control.ROTATE), deeds.turn, _("Pick a path card first.")),
            ("put-away", "cards", with_key(puts, Control.PASS), deeds.put_away, _("Pick a card first.")),
            ("undo", "undo", with_key(_("Take back"), Control.UNDO), deeds.undo, _("There is nothing to take back.")),
            ("clear", "pass", _("Clear the mine"), deeds.clear, ""),
            ("fit", "fit", with_key(_(FIT_WORDS), Control.FIT), self._fit, ""),
        ]
        made = []
        for name, icon, tip, does, why in faces:
            button = Button(name, "", partial(_done, does), style="slate", icon=icon, tooltip=tip)
            button.why_not = why
            made.append(button)
        return made

    def suit(self) -> None:
        """Let those be pressed that mean something now; the players on whom the held card may be played shine."""
        deeds = self._deeds
        able = {
            "rotate": isinstance(deeds.sandbox.held, Face),
            "put-away": deeds.holding,
            "undo": deeds.sandbox.can_undo,
        }
        for button in self._buttons:
            button.enabled = able.get(button.name, True)
        places = deeds.places
        for seat, plate in enumerate(self._seats):
            plate.style = "brass" if OnSeat(seat) in places else "slate"

    def _place_box(self, area: Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place switches, all cards and the players below each other; return them and their foot."""
        gap, rules = viewport.px(_GAP), self._deeds.position.rules
        link = Toggle("link", _("New tunnels must join the start"), rules.link_to_start, self._set_link)
        two = Toggle("saboteur2", _("Saboteur 2"), rules.saboteur2, self._set_saboteur2)
        self._seats = [self._seat(seat) for seat in range(len(NAMES))]
        paths, actions = kinds(saboteur2=rules.saboteur2)
        foot = column([link, two], area, gap, viewport) + 2 * gap
        path_cards, foot = self._place_kind(_("Path cards"), paths, Rect(area.x, foot, area.w, 0), viewport)
        title = _title(_("Players"))
        foot = column([title, *self._seats], Rect(area.x, foot, area.w, 0), gap, viewport) + 2 * gap
        action_cards, foot = self._place_kind(_("Action cards"), actions, Rect(area.x, foot, area.w, 0), viewport)
        return [link, two, *path_cards, title, *self._seats, *action_cards], foot

    def _place_kind(
        self, heading: str, cards: Sequence[Card], area: Rect, viewport: Viewport
    ) -> tuple[list[Widget], int]:
        """Place cards below a heading; return them and where what follows begins."""
        gap, title = viewport.px(_GAP), _title(heading)
        made = [BoxCard(card, self._deeds, self._take, _tip(card)) for card in cards]
        foot = column([title], area, 0, viewport) + gap
        return [title, *made], place_cards(made, Rect(area.x, foot, area.w, 0), viewport) + 2 * gap

    def _seat(self, seat: int) -> Button:
        """Make the plate of a player: its name, and what is in front of it."""
        things = self._deeds.position.in_front[seat]
        note = comma_words([in_front_words(thing) for thing in things]) if things else _("nothing in front")
        tip = _("Play a card on this player here. Without a card in hand, a press takes the last one away.")
        press = partial(self._deeds.press, OnSeat(seat))
        return Button(
            f"seat-{seat + 1}", NAMES[seat], press, style="slate", note=note, tooltip=tip, size=_NAMES, centred=False
        )

    def _set_link(self, on: bool) -> Change:
        self._deeds.set_rules(link_to_start=on)
        return None

    def _set_saboteur2(self, on: bool) -> Change:
        self._deeds.set_rules(saboteur2=on)
        return None


def _done(does: Callable[[], object]) -> Change:
    """Do it; only what leads elsewhere returns where."""
    change = does()
    return change if isinstance(change, Open) else None


def _title(words: str) -> RichText:
    return RichText(words, face="heading", size=19, colour=GOLD)


def _tip(card: Card) -> str:
    """Return what a card of the box is and does."""
    name = capital(card_words(card) if isinstance(card, Face) else ribbon_name(card))
    return f"{name}\n{card_effect(card).cited()}"
