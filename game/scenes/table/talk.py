"""Table talk for people: every claim that can be made is one button, and pressing it says it (R12.1, UX S3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.surfaces.plates import PlateStyle
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.legal import claims, why_not
from game.play.session import Session
from game.system.i18n import N_, _
from game.tabletop.motions.timeline import Timeline
from game.tabletop.view.claim_marks import claim_icon
from game.tabletop.view.overlays import draw_target
from game.tabletop.view.panel import fitting_font
from game.tabletop.view.table import TableView
from game.ui.bindings import Control, control_of
from game.ui.context import Context, soonest
from game.ui.paint import TEXT_ON, draw_plate
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.text import ellipsis, line_height, text_width, wrap
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import PlacedText, Widget
from game.words.claims import claim_sense
from game.words.refusals import refusal_sentence
from game.words.rulebook.entries import Entry

_GROUND: PlateStyle = "parchment"
_LABELS = {
    ("goal", "gold"): N_("Gold"),
    ("goal", "stone"): N_("Stone"),
    ("seat", "saboteur"): N_("Suspect"),
    ("seat", "digger"): N_("Trust"),
}
_PICTURE = 28
_NAME_WIDTH = 68
_LEAST_ROWS = 3
_HIGHEST = 0.42
"""The part of the window's height that labelled buttons may fill; with more claims they show icons alone."""


def why_no_talk(session: Session, viewer: int | None) -> str:
    """Return one sentence about why the viewer cannot make a claim now, or nothing."""
    if viewer is None or session.table.to_play != viewer:
        return _("Make a claim in your own turn, before you play (R12.1).")
    other = (viewer + 1) % session.table.seats
    refusal = why_not(session.view(viewer), ClaimSeat(other, "digger"))
    return "" if refusal is None else refusal_sentence(refusal, session.names)


class _Subject(Widget):
    """What two claims are about: a goal, or a seat with its name."""

    focusable = False

    def __init__(self, claim: Claim, names: Sequence[str]) -> None:
        super().__init__("")
        self._claim = claim
        self._words = _("Goal {goal}").format(goal=claim.goal) if isinstance(claim, ClaimGoal) else names[claim.seat]

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.target()

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        left = self.rect.x + viewport.icon(_PICTURE) + viewport.px(8)
        room = self.rect.right - left
        face, lines = self._lines(room, viewport)
        high = line_height(face)
        top = self.rect.centery - high * len(lines) // 2
        places = [(left, top + high * number) for number in range(len(lines))]
        ink = TEXT_ON[_GROUND]
        return [PlacedText(line, face, ink, at, self.rect) for line, at in zip(lines, places, strict=True)]

    def _lines(self, room: int, viewport: Viewport) -> tuple[Font, list[str]]:
        """Set a long name on two lines, in letters as large as there is room for."""
        face = font("bold", viewport.text(17))
        if text_width(self._words, face) <= room:
            return face, [self._words]
        widest = max(self._words.split(), key=lambda word: text_width(word, face), default="")
        one = fitting_font(self._words, "bold", face.px, room)
        face = fitting_font(widest, "bold", min(viewport.text(15), self.rect.h * 3 // 8), room)
        if one.px >= face.px and text_width(self._words, one) <= room:
            return one, [self._words]
        first, *rest = wrap(self._words, face, room)
        return face, [first, ellipsis(" ".join(rest), face, room)] if rest else [first]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.icon(_PICTURE)
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        if isinstance(self._claim, ClaimGoal):
            picture = context.pictures.get(card_key(naming.GOAL_BACK, side * 3 // 4))
        else:
            picture = context.pictures.get(PictureKey(naming.token(self._claim.seat), side, side))
        canvas.blit(picture, picture.get_rect(center=box.center))
        for line in self.texts(context.viewport):
            line.draw(canvas)


class _ClaimButton(Button):
    """Makes its claim at once: public talk takes no second step."""

    def __init__(self, claim: Claim, names: Sequence[str], say: partial[Change]) -> None:
        kind, number = ("goal", claim.goal) if isinstance(claim, ClaimGoal) else ("seat", claim.seat + 1)
        tooltip = _("Say: {claim}").format(claim=claim_sense(claim, names))
        icon = claim_icon(claim)[0]
        super().__init__(
            f"claim-{kind}-{number}-{claim.what}", "", say, style="slate", icon=icon, tooltip=tooltip, size=16
        )
        self.claim = claim
        self.words = _(_LABELS[kind, claim.what])

    def _padding(self, viewport: Viewport) -> int:
        return viewport.px(8)


class TalkPanel(Screen):
    """Opens over the foot of the table in the turn of the viewer; what a claim is about is ringed above.

    Where it would hide a goal, the board moves up while it is open.
    """

    name = "talk"
    about = Entry.TABLE_TALK
    first = "say-nothing"
    opaque = False

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        view: TableView,
        timeline: Timeline,
        say: Callable[[int, Claim], None],
    ) -> None:
        super().__init__(context)
        names = session.names
        self._session = session
        self._seat = seat
        self._view = view
        self._timeline = timeline
        self._tell = say
        found = claims(session.view(seat))
        self._buttons = [_ClaimButton(claim, names, partial(self._say, claim)) for claim in found]
        self._subjects = [_Subject(claim, names) for claim in found[::2]]
        heading = _("{name} says …").format(name=names[seat])
        self._heading = RichText(heading, face="heading", size=22, colour=TEXT_ON[_GROUND], middle=True)
        hint = _("One claim a turn. Everybody hears it, and it may be a lie.")
        self._hint = RichText(hint, size=14, colour=TEXT_ON[_GROUND], middle=True)
        self._close = Button("say-nothing", _("Say nothing"), Pop, style="slate", icon="cross", size=16)
        self._board = Rect(0, 0, 0, 0)

    @property
    def seat(self) -> int | None:
        return self._session.table.to_play

    @property
    def owner(self) -> int | None:
        return self.context.privacy.owner

    def point_out(self, claim: Claim) -> None:
        """Let one claim stand out, and have the first focus."""
        for button in self._buttons:
            if button.claim == claim:
                button.style, self.first = "brass", button.name

    def _say(self, claim: Claim) -> Change:
        self._tell(self._seat, claim)
        return Pop()

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        outside = event.type == pygame.MOUSEBUTTONDOWN and not self._board.collidepoint(event.pos)
        if outside or control_of(event) is Control.TALK:
            return Pop()
        return super().handle(event)

    def update(self, dt: float) -> Change:
        self.ring.changed |= self._view.viewpoint.update(dt) | self._view.bake(self._timeline.hidden)
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return soonest(self._view.wake_in, super().wake_in)

    def close(self) -> None:
        self._view.viewpoint.take_back()

    # Layout: rows of a thing and its two claims, in as many columns as there is room for

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        table = self._view.layout
        pad, gap = viewport.px(14), viewport.px(4)
        left, right = viewport.px(8) if table.stacked_seats else table.board.x, viewport.rect.right - viewport.px(8)
        inside = Rect(left + pad, 0, right - left - 2 * pad, 0)
        rows = self._place_claims(inside, gap, viewport)
        head = self._place_head(inside, viewport)
        self._board = Rect(left, 0, right - left, head + gap + rows + 2 * pad)
        self._board.bottom = viewport.rect.bottom - viewport.px(6)
        for part in (self._heading, self._hint, self._close):
            part.moved(self._board.y + pad)
        pairs = [
            widget
            for subject, one, other in zip(self._subjects, self._buttons[::2], self._buttons[1::2], strict=True)
            for widget in (subject, one, other)
        ]
        for widget in pairs:
            widget.moved(self._board.y + pad + head + gap)
        self._view.viewpoint.make_room(self._board)
        self.ring.kept_clear = (self._heading, self._hint, *self._subjects)
        return [self._heading, self._hint, self._close, *pairs]

    def _place_head(self, inside: Rect, viewport: Viewport) -> int:
        """Place heading, hint and the way out on one line, from 0 down. Return its height."""
        gap = viewport.px(14)
        close = self._close.natural_width(viewport)
        room = inside.w - close - 2 * gap
        heading = min(room // 2, max(round(room * 0.36), self._heading.natural_width(viewport)))
        parts = ((self._heading, heading), (self._hint, room - heading), (self._close, close))
        height = max(part.height(width, viewport) for part, width in parts)
        close_height = self._close.height(close, viewport)
        x = inside.x
        for part, width in parts:
            own = close_height if part is self._close else height
            part.place(Rect(x, (height - own) // 2, width, own), viewport)
            x += width + gap
        return height

    def _place_claims(self, inside: Rect, gap: int, viewport: Viewport) -> int:
        """Place the claims from 0 down, with labels if there is room for them. Return their height."""
        highest = round(viewport.rect.h * _HIGHEST)
        for labelled in (True, False):
            for button in self._buttons:
                button.label = button.words if labelled else ""
            width = max(max(button.natural_width(viewport) for button in self._buttons), viewport.target())
            name = viewport.icon(_PICTURE) + viewport.px(8 + _NAME_WIDTH)
            cell = name + 2 * width + 2 * gap
            columns = max(1, (inside.w + 4 * gap) // (cell + 4 * gap))
            rows = max(_LEAST_ROWS, -(-len(self._subjects) // columns))
            height = max(button.height(width, viewport) for button in self._buttons)
            whole = rows * (height + gap) - gap
            if whole <= highest and cell <= inside.w:
                break
        used = -(-len(self._subjects) // rows)
        pitch = min((inside.w + 4 * gap) // used, cell + viewport.px(60))
        name += min(pitch - cell - 4 * gap, viewport.px(50))
        for place, subject in enumerate(self._subjects):
            x, y = inside.x + place // rows * pitch, place % rows * (height + gap)
            subject.place(Rect(x, y, name, height), viewport)
            for side in (0, 1):
                button = self._buttons[2 * place + side]
                button.place(Rect(x + name + gap + side * (width + gap), y, width, height), viewport)
        return whole

    # Drawing

    def draw_ground(self, canvas: pygame.Surface) -> None:
        pointed = next((b for b in self._buttons if b.hovered), None)
        focus = self.ring.focus if self.ring.visible else None
        about = pointed or (focus if isinstance(focus, _ClaimButton) else None)
        if about is not None:
            self._ring_subject(canvas, about.claim)
        draw_plate(canvas, self._board, _GROUND, self.viewport, radius=12, seed=5)

    def _ring_subject(self, canvas: pygame.Surface, claim: Claim) -> None:
        """Show on the table what the claim would be about."""
        view = self._view
        if isinstance(claim, ClaimGoal):
            canvas.set_clip(view.board.inner)
            draw_target(canvas, view.goal(claim.goal), view.unit, True)
            canvas.set_clip(None)
        else:
            draw_target(canvas, view.seat(claim.seat), view.unit, True)
