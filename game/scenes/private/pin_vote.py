"""A forgotten PIN is taken away by the others at the table, so that nobody is locked out of a game (UX S15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.naming import IconName
from game.play.pin import votes_needed
from game.play.session import Session
from game.scenes.private.pin_check import PinCheck
from game.scenes.shared.sign import ON_WOOD, SAND, draw_sign
from game.scenes.shared.stage import Stage, fitting
from game.system.i18n import _, ngettext
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop, Push
from game.ui.theme import CHALK, GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_WIDTH, _PAD, _GAP = 760, 34, 10
_MOST_COLUMNS = 3


class PinVote(Stage):
    """Every other person presses their own name, those with a PIN type it; more than half of them suffice.

    Where too many have forgotten theirs as well, everybody has to say so; then all that are forgotten are taken away.
    When it is covered all votes are forgotten, and it leaves by itself.
    """

    name = "pin-vote"
    about = Entry.SHARING_HERE
    hides = True

    def __init__(self, context: Context, session: Session, seat: int) -> None:
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._others = [human for human in session.humans if human != seat]
        self._agreed: set[int] = set()
        self._forgotten: set[int] = set()
        """Those of the others who do not know their own PIN."""
        self._gone = False
        self._scroll = ScrollView("voters")
        self._sign = pygame.Rect(0, 0, 0, 0)
        self.first = _button_name(self._others[0])

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def at_rest(self) -> bool:
        return not self._gone

    @property
    def wake_in(self) -> float | None:
        return 0.0 if self._gone else super().wake_in

    def cover(self) -> None:
        self._agreed.clear()
        self._forgotten.clear()
        self._gone = True
        self.rearrange()

    def handle(self, event: pygame.Event) -> Change:
        if control_of(event) is Control.CURTAIN:
            self.cover()
            return None
        return super().handle(event)

    def update(self, dt: float) -> Change:
        return Pop() if self._gone else super().update(dt)

    @property
    def _left(self) -> int:
        return votes_needed(len(self._others)) - len(self._agreed)

    def _vote(self, voter: int) -> Change:
        if self._session.pins.asked_of(voter):
            agree, forget = partial(self._agree, voter), partial(self._forget, voter)
            return Push(PinCheck(self.context, self._session, voter, agree, forget))
        self._agree(voter)
        return None

    def _agree(self, voter: int) -> None:
        if not self._gone:
            self._agreed.add(voter)
            self._count()

    def _forget(self, voter: int) -> Change:
        if not self._gone:
            self._forgotten.add(voter)
            self._count()
        return Pop()

    def _count(self) -> None:
        """Take PINs away once there are votes enough, or everybody has been asked."""
        if self._left <= 0:
            self._take_away(self._seat)
        elif len(self._agreed) + len(self._forgotten) == len(self._others):
            self._take_away(self._seat, *sorted(self._forgotten))
        self.rearrange()

    def _take_away(self, *seats: int) -> None:
        for seat in seats:
            self._session.pins.take_away(seat)
            sentence = _("{name} has no PIN any more. Hand, role and notes are as they were.")
            self.context.notices.append(sentence.format(name=self._session.names[seat]))
        self._gone = True

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, pad, gap = viewport.px(20), viewport.px(_PAD), viewport.px(_GAP)
        wide = viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.6))
        width = min(wide, viewport.rect.w - 2 * viewport.px(24))
        area = pygame.Rect((viewport.rect.w - width) // 2 + pad, margin + pad, width - 2 * pad, 0)
        back = Button("leave", _("Back"), self.cancel, style="slate", icon="back", size=20)
        high = back.height(area.w, viewport)
        voters = [self._voter(seat) for seat in self._others]
        needed = _grid(voters, area, viewport) - area.y
        room = viewport.rect.h - 2 * margin - 2 * pad - high - 2 * gap
        factor = fitting(lambda trial: self._head(area, viewport, trial)[1] - area.y, room - min(needed, room // 2))
        head, foot = self._head(area, viewport, factor)
        scrolls = needed > room - (foot - area.y)
        if scrolls:
            inner = pygame.Rect(area.topleft, (self._scroll.inner_width(area.w, viewport), 0))
            needed = _grid(voters, inner, viewport) - area.y
        shown = min(needed, room - (foot - area.y))
        height = foot - area.y + shown + high + 2 * gap + 2 * pad
        top = (viewport.rect.h - height) // 2
        self._sign = pygame.Rect(area.x - pad, top, width, height)
        down = top + pad - area.y
        for widget in head:
            widget.moved(down)
        view = pygame.Rect(area.x, foot + gap + down, area.w, shown)
        for voter in voters:
            voter.moved(view.y - area.y)
        if scrolls:
            self._scroll.hold(voters, view, view.y + needed)
        back.place(pygame.Rect(area.x, view.bottom + gap, min(area.w, back.natural_width(viewport)), high), viewport)
        return [*head, *([self._scroll] if scrolls else voters), back]

    def _voter(self, seat: int) -> Button:
        name, agreed = self._session.names[seat], seat in self._agreed
        icon: IconName | None = "tick" if agreed else "cross" if seat in self._forgotten else None
        voter = Button(_button_name(seat), name, partial(self._vote, seat), style="slate", icon=icon, size=20)
        voter.enabled = icon is None
        voter.why_not = _("Has agreed") if agreed else _("Has forgotten their own PIN, too")
        return voter

    def _head(self, area: pygame.Rect, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        name, needed = self._session.names[self._seat], votes_needed(len(self._others))
        asked = ngettext(
            "Whoever agrees presses their own name; the PIN of {name} is taken away when {count} of the others has.",
            "Whoever agrees presses their own name; the PIN of {name} is taken away when {count} of the others have.",
            needed,
        ).format(name=name, count=needed)
        left = ngettext("{count} vote is missing.", "{count} votes are missing.", self._left).format(count=self._left)
        head: list[Widget] = [
            RichText(name, face="bold", size=22 * factor, colour=SAND, shadow=ON_WOOD),
            RichText(_("A forgotten PIN"), face="title", size=42 * factor, colour=GOLD, shadow=ON_WOOD),
            RichText(asked, size=19 * factor, colour=CHALK, shadow=ON_WOOD),
            RichText(left, face="bold", size=19 * factor, colour=SAND, shadow=ON_WOOD),
        ]
        if any(map(self._session.pins.asked_of, self._others)):
            too = _("Whoever has forgotten their own, too, says so; once everybody was asked, those PINs go as well.")
            head.insert(3, RichText(too, size=17 * factor, colour=SAND, shadow=ON_WOOD))
        return head, column(head, area, viewport.px(8), viewport)

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self.context.pictures.cover(canvas, PictureKey(naming.backdrop("curtain"), *canvas.get_size()))
        draw_sign(canvas, self._sign, self.viewport)


def _button_name(seat: int) -> str:
    return f"agree-{seat + 1}"


def _grid(voters: Sequence[Button], area: pygame.Rect, viewport: Viewport) -> int:
    """Place the names in as many columns as they allow. Return the foot."""
    gap = viewport.px(_GAP)
    widest = max(voter.natural_width(viewport) for voter in voters) + viewport.icon(22) + viewport.px(14)
    columns = min(len(voters), _MOST_COLUMNS, max(1, (area.w + gap) // (widest + gap)))
    width = (area.w - gap * (columns - 1)) // columns
    height = max(voter.height(width, viewport) for voter in voters)
    for place, voter in enumerate(voters):
        at = (area.x + place % columns * (width + gap), area.y + place // columns * (height + gap))
        voter.place(pygame.Rect(at, (width, height)), viewport)
    return voters[-1].rect.bottom
