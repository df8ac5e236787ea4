"""The curtain: hides the table while the screen goes from hand to hand (UX section 3).

It is opaque, looks the same for everybody and tells public facts only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.surfaces.curtain_cloth import BOARD, BOARD_TOP
from game.engine.events import Event, RoundBegan
from game.engine.table import Table
from game.play.session import Session
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.pin_vote import PinVote
from game.scenes.routes import ToPause
from game.scenes.shared.headphones import headphones_question
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, Medallion, Rule, draw_sign
from game.scenes.shared.stage import Stage, fitting
from game.sound.cues import Cue
from game.system.i18n import N_, _
from game.ui.bindings import HAND_CONTROLS, Control, control_of, key_in_sentence, key_name
from game.ui.context import Context, soonest
from game.ui.layout import column, row
from game.ui.paint import TEXT_ON
from game.ui.scene import Change, Open, Push, Replace
from game.ui.text import draw_text
from game.ui.theme import CHALK, MUTED, font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget
from game.words.log import sentence
from game.words.rulebook.entries import Entry

BREATH = 0.6
"""Least time in seconds between the two presses."""
PATIENCE = 20.0
"""Seconds after a PIN for the second press; then it is asked for again, since whoever typed it may have gone."""
ROUNDS = 3
SHOW_CARDS = N_("Show my cards")
SHOW_AGAIN = N_("Show it again")
_LARGE_TEXT, _GIVES_WAY = 1.3, 4
"""From that text scale on what is no text shrinks so much faster than text where the sign is full."""
_MARGIN = 40
_HIGHEST = 84
"""How far up the sign may grow, design units: over the chains and a little over the valance."""
_TALLER = 12
"""How much taller the two buttons are than others, design units."""


def last_act(log: Sequence[Event], names: Sequence[str], round_number: int = 1) -> str | None:
    """Return the newest line of a round's log that tells of a seat's act, without its full stop, or None."""
    for place, event in reversed(list(enumerate(log))):
        said = sentence(event, names, round_number=round_number, place=place, log=log)
        if said and not isinstance(event, RoundBegan):
            return said.rstrip(".")
    return None


def facts(table: Table, log: Sequence[Event], names: Sequence[str]) -> str:
    """Return one line about the round, the deck, the discards and the last act: what everybody at the table knows."""
    parts = (
        _("Round {round} of {rounds}").format(round=table.round, rounds=ROUNDS),
        _("Deck {count}").format(count=table.deck),
        _("Discards {count}").format(count=len(table.discards)),
    )
    act = last_act(log, names, table.round)
    lines = [" · ".join(parts), *([] if act is None else [_("Last: {act}").format(act=act)])]
    return "\n".join(lines)


class Curtain(Stage):
    """Waits for two presses by `seat`, at least `BREATH` apart, then does what `then` says; a PIN goes between them.

    `shows` is what the second button promises, marked for translation. Nothing is read from the session but the
    table, the public log and the names.
    """

    name = "curtain"
    about = Entry.SHARING_HERE
    first = "i-am"
    hides = True

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        then: Callable[[], Change],
        shows: str = SHOW_CARDS,
    ) -> None:
        context.remember(session)
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._then = then
        self._waited: float | None = None
        self._heard = False
        self._shows = shows
        self._identify = Button("i-am", "", self._confirm, style="brass", size=24)
        self._reveal = Button("show", "", self._open, style="slate", size=22)
        self._sign = pygame.Rect(0, 0, 0, 0)
        self._set_buttons()

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def wake_in(self) -> float | None:
        waits = [super().wake_in, None if self._ready else self._left(BREATH)]
        if self._waited is not None and self._session.pins.asked_of(self._seat):
            waits.append(self._left(PATIENCE))
        return soonest(*waits)

    @property
    def _ready(self) -> bool:
        return self._waited is None or self._waited >= BREATH

    def _left(self, until: float) -> float:
        return max(0.0, until - (self._waited or 0.0))

    def handle(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control in HAND_CONTROLS and HAND_CONTROLS.index(control) == self._seat:
            return self._confirm() if self._waited is None else self._open()
        return super().handle(event)

    def update(self, dt: float) -> Change:
        if not self._heard:
            self._heard = True
            self.context.sound.play(Cue.CURTAIN_CLOSE)
        self._wait(dt)
        change = super().update(dt)
        question = headphones_question(self.context, self._seat) if change is None else None
        return change if question is None else Push(question)

    def _wait(self, dt: float) -> None:
        if self._waited is None:
            return
        before = self._ready
        self._waited += dt
        if self._session.pins.asked_of(self._seat) and self._waited >= PATIENCE:
            self._forget()
        elif self._ready and not before:
            self._set_buttons()
            self.ring.set_focus(self._reveal)

    def cancel(self) -> Change:
        if self._waited is None:
            return self._pause()
        self._forget()
        return None

    def menu(self) -> Change:
        return self._pause()

    def _confirm(self) -> Change:
        """Ask for the PIN of whoever has one; then the breath begins."""
        if not self._session.pins.asked_of(self._seat):
            self._begin_breath()
            return None
        return Push(PinCheck(self.context, self._session, self._seat, self._begin_breath, self._forgotten))

    def _forgotten(self) -> Change:
        return Replace(PinVote(self.context, self._session, self._seat))

    def _begin_breath(self) -> None:
        self._waited = 0.0
        self._set_buttons()
        self.ring.set_focus(self._reveal)

    def cover(self) -> None:
        if self._waited is not None:
            self._forget()

    def _forget(self) -> None:
        """Ask again who sits there."""
        self._waited = None
        self._set_buttons()
        self.ring.set_focus(self._identify)

    def _open(self) -> Change:
        if self._waited is None or not self._ready:
            return None
        self.context.sound.play(Cue.CURTAIN_OPEN)
        return self._then()

    def _pause(self) -> Change:
        self.cover()
        return Open(ToPause(self._session))

    def _set_buttons(self) -> None:
        asked = self._waited is None
        self._identify.label = _("I am {name}").format(name=self._session.names[self._seat])
        self._reveal.label = _(self._shows)
        self._identify.enabled = asked
        self._identify.style = "brass" if asked else "slate"
        self._reveal.enabled = not asked and self._ready
        self._reveal.why_not = _("First press the button with your name.")
        self._reveal.style = "brass" if self._reveal.enabled else "slate"
        self.ring.changed = True

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._set_buttons()
        margin = viewport.px(_MARGIN)
        how = _("Draw the curtain at any time with {key}").format(key=key_in_sentence(Control.CURTAIN))
        always = RichText(
            how if key_name(Control.CURTAIN) else "",
            size=16, colour=SAND, centred=True, shadow=ON_WOOD,
        )  # fmt: skip
        width = viewport.rect.w - 2 * margin
        foot = viewport.rect.h - margin // 2 - always.height(width, viewport)
        always.place(pygame.Rect(margin, foot, width, viewport.rect.h - margin // 2 - foot), viewport)
        room = foot - margin // 2 - viewport.px(_HIGHEST)
        factor = fitting(lambda trial: self._place(viewport, trial)[1], room)
        widgets, height = self._place(viewport, factor)
        top = min(viewport.px(BOARD_TOP), foot - margin // 2 - height)
        for widget in widgets:
            widget.moved(top)
        self._sign = pygame.Rect(0, top, self._sign_width(viewport), height)
        self._sign.centerx = viewport.rect.centerx
        return [*widgets, always]

    def _sign_width(self, viewport: Viewport) -> int:
        wide = viewport.px(BOARD[0] * max(1.0, viewport.text_scale**0.5))
        return min(wide, viewport.rect.w - 2 * viewport.px(_MARGIN))

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay the widgets of the sign out from 0 down, text sizes times `factor`; return them and the sign's height."""
        less = _give_way(viewport, factor)
        pad, gap = viewport.px(40 * less), viewport.px(22 * less)
        area = pygame.Rect(0, pad, self._sign_width(viewport) - 2 * pad, 0)
        area.centerx = viewport.rect.centerx
        header, foot = self._header(area, viewport, factor)
        rule = Rule()
        area.y = column([rule], area.move(0, foot + gap - area.y), 0, viewport) + gap
        area.y = self._buttons(area, viewport) + gap
        hint = RichText(
            _("Two presses, a breath apart. Nothing is shown before the second."),
            face="italic", size=18 * factor, colour=SAND, centred=True, shadow=ON_WOOD,
        )  # fmt: skip
        known = RichText(self._facts(), face="bold", size=19 * factor, colour=CREAM, centred=True, shadow=ON_WOOD)
        foot = column([hint, known], area, gap, viewport)
        return [*header, rule, self._identify, self._reveal, hint, known], foot + pad

    def _header(self, area: pygame.Rect, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay out the portrait, "Pass to", the name, and what the others do; return these widgets and their foot."""
        less = _give_way(viewport, factor)
        side, gap = viewport.px(132 * less), viewport.px(28)
        who = self._session.names[self._seat]
        medallion = Medallion(self._seat, self._session.minds[self._seat])
        lines: list[Widget] = [
            RichText(_("Pass to"), face="bold", size=26 * factor, colour=SAND, shadow=ON_WOOD),
            Lettering(who, 84 * less),
            RichText(_("Everybody else looks away."), size=19 * factor, colour=CHALK, shadow=ON_WOOD),
        ]
        beside = pygame.Rect(area.x + side + gap, area.y, area.w - side - gap, 0)
        foot = column(lines, beside, viewport.px(2), viewport)
        middle = (area.y + max(foot, area.y + side)) // 2
        medallion.place(pygame.Rect(area.x, middle - side // 2, side, side), viewport)
        return [medallion, *lines], max(foot, area.y + side)

    def _buttons(self, area: pygame.Rect, viewport: Viewport) -> int:
        """Place the two buttons side by side, or below each other where their labels are long. Return their foot."""
        gap = viewport.px(32)
        half = (area.w - gap) // 2
        pair = [self._identify, self._reveal]
        if max(button.natural_width(viewport) for button in pair) + 2 * gap <= half:
            foot = row(pair, [half, half], area, gap, viewport)
        else:
            foot = column(pair, area, viewport.px(12), viewport)
        for button in pair:
            button.rect.h += viewport.px(_TALLER)
        return foot + viewport.px(_TALLER)

    def _facts(self) -> str:
        return facts(self._session.table, self._session.log(None), self._session.names)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        for number, button in enumerate((self._identify, self._reveal), 1):
            colour = TEXT_ON[button.style] if button.enabled else MUTED
            at = (button.rect.x + self.viewport.px(24), button.rect.centery)
            draw_text(canvas, str(number), at, font("strong", self.viewport.text(20)), colour, "center")

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self.context.pictures.cover(canvas, PictureKey(naming.backdrop("curtain"), *canvas.get_size()))
        draw_sign(canvas, self._sign, self.viewport)


def _give_way(viewport: Viewport, factor: float) -> float:
    """Return the factor for portrait, name and gaps: they give way before large text does."""
    return factor if viewport.text_scale <= _LARGE_TEXT else factor**_GIVES_WAY
