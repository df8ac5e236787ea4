"""After the third round: the nuggets of all are counted on a podium, then round by round in a table (R8.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.gold import winners
from game.play.session import Session
from game.scenes.round_end.podium import Count, Podium, places
from game.scenes.round_end.score_buttons import ScoreButtons
from game.scenes.round_end.score_table import ROW, TableHead, TableRow, suit_fonts
from game.scenes.round_end.story_page.decided import Decided
from game.scenes.routes import ToTitle
from game.scenes.shared.daily_result import DailyResult
from game.scenes.shared.earned import earned_with_game
from game.scenes.shared.ground import OakGround
from game.scenes.shared.saved_words import verdict_words
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, Rule, draw_sign, lantern_light
from game.scenes.shared.stage import Stage, centred, fitting
from game.sound.cues import Cue
from game.system.i18n import _
from game.system.settings import speed_factor
from game.tabletop.motions.easing import in_out_quad, mix, span
from game.ui.bindings import Control, control_of
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.layout import column
from game.ui.scene import Change, Open, Pop
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.awards import award_words
from game.words.daily import practice_sentence
from game.words.hints import hint_sentences
from game.words.rulebook.entries import Entry

_WIDTH = 1232
_PAD, _MARGIN, _BETWEEN = 34, 12, 14
_FEW = 6
"""With so many seats at most there is room below the table for what decided each round."""
_ROOMY = 8
"""With so many seats at most a row has room for two lines of what the seat is remembered for."""
_ALL_ROWS = 400
"""About the height of all rows of the table together, design units."""
_GUARD = 0.4
"""Seconds after a press has completed the count in which another one does nothing: it was meant for the same."""
_PAUSE, _ASIDE = 0.4, 0.4
"""Seconds at normal speed for which the winner stands alone, and that the podium takes to its place by the table."""
_LEAST_FACTOR = 0.95
_PODIUM, _LARGE_TEXT = 35, 1.3
"""Per cent of the width that the podium takes, up to that text scale; with larger text it stands alone at first."""
_ALONE = 560
"""Width that it has then, design units."""


def verdict(session: Session) -> str:
    """Return who won, in one line."""
    return verdict_words([session.names[seat] for seat in winners(session.table.gold or ())], session.rules)


class Scoreboard(Stage):
    """Counts the nuggets of the best, then says who won, what every seat was and gained, and what to do next.

    Until all are counted, neither the winner nor the table shows; a press completes that. Where it lies `over` what it
    was opened from, that is where Esc leads back to, else to the title.
    """

    name = "scoreboard"
    takes_files = True
    about = Entry.THREE_ROUNDS
    first = "again"

    def __init__(self, context: Context, session: Session, *, over: bool = False) -> None:
        super().__init__(context)
        self._over = over
        gold = session.table.gold
        if gold is None:
            raise ValueError("the game is not over")
        self._session = session
        self._oak = OakGround(context)
        self._speed = speed_factor(context.settings.speed_own)
        self._time = self._guard = 0.0
        self._count = Count(gold)
        self._podium = Podium(session.seats, gold, self._count)
        self._honours = [each.shortly for each in earned_with_game(session)]
        self._awards = session.awards() or (None,) * len(gold)
        place = places(gold)
        self._rows = [
            TableRow(seat, session.seats[seat], place[seat], session.results, gold[seat])
            for seat in sorted(range(len(gold)), key=lambda seat: (-gold[seat], seat))
        ]
        self._daily = DailyResult(context, session)
        self._rounds, self._known = Decided(context, session), False
        self._buttons = ScoreButtons(context, session, self._daily)
        self.first = self._buttons.first.name
        self._view = ScrollView("table")
        """Holds the table where its text is too large for all of it."""
        self._sign = pygame.Rect(0, 0, 0, 0)
        self._told_last: list[Widget] = []
        """What shows only when everything is counted."""
        self._aside = 0
        """Where the podium stands at last, in pixels from the left."""
        if self._speed is None:
            self._time = self._ends
            self._end()

    @property
    def _ends(self) -> float:
        """Seconds at normal speed after which the podium has given way to the table."""
        return self._count.seconds + _PAUSE + _ASIDE

    @property
    def _moving(self) -> bool:
        return self._time < self._ends

    @property
    def at_rest(self) -> bool:
        return not self._moving and self._guard == 0 and not self._waits

    @property
    def _waits(self) -> bool:
        """Whether a worker has still something to say."""
        return self._daily.waits or not self._known

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._moving

    @property
    def wake_in(self) -> float | None:
        if self._moving:
            return 0.0
        return soonest(self._guard or None, LOOK_AGAIN if self._waits else None, super().wake_in)

    def close(self) -> None:
        super().close()
        self._daily.close()
        self._rounds.close()

    def finish_telling(self) -> None:
        """Wait for what decided the rounds: for tests and still pictures."""
        self._rounds.finish()

    def cancel(self) -> Change:
        return Pop() if self._over else Open(ToTitle())

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if (self._moving or self._guard) and (pressed or control_of(event) in (Control.CONFIRM, Control.CANCEL)):
            if self._moving:
                self._finish()
                self._guard = _GUARD
            return None
        return super().handle(event)

    def update(self, dt: float) -> Change:
        self._guard = max(0.0, self._guard - dt)
        if not self._buttons.first.enabled and self._daily.line:
            self.rearrange()
            self.ring.set_focus(self._buttons.first)
        if not self._moving and not self._known and not self._rounds.waits:
            self._known = True
            self.rearrange()
        if self._moving and self._speed is not None:
            self._time += dt * self._speed
            counted = self._count.nuggets_at(self._time)
            if counted > self._podium.counted:
                self.context.sound.play(Cue.COIN)
            self._podium.counted = counted
            if self._time >= self._count.seconds and not self._podium.over:
                self._crown()
            self._stand()
            if not self._moving:
                self.rearrange()
        return super().update(dt)

    def _finish(self) -> None:
        """Complete everything at once (UX section 2)."""
        self._time = self._ends
        if self._podium.over:
            self.rearrange()
        else:
            self._crown()

    def _crown(self) -> None:
        """Show who has won."""
        self._end()
        self.context.sound.play(Cue.CEREMONY)
        self.rearrange()

    def _end(self) -> None:
        self._podium.counted = self._count.nuggets_at(self._count.seconds)
        self._podium.over = True

    def _stand(self) -> None:
        """Put the podium where it is now: in the middle of the sign, and at last beside the table; or only there."""
        gone = in_out_quad(span(self._time, self._count.seconds + _PAUSE, self._ends))
        gone = float(gone == 1) if self.context.settings.reduced_motion else gone
        place = self._podium.rect
        place.centerx = round(mix(self._sign.centerx, self._aside + place.w / 2, gone))

    # What shows

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._buttons.say(large=False)
        for seat_row in self._rows:
            award = self._awards[seat_row.seat]
            seat_row.award = "" if award is None else award_words(award)
        self._make_rows(large=False)
        if self._is_large(viewport):
            self._make_rows(large=True)
            return self._arrange_large(viewport)
        widgets, top = centred(viewport, _MARGIN, self._place)
        self._sign.y = top
        suit_fonts(self._rows, viewport)
        self._stand()
        return [widget for widget in widgets if not self._moving or widget not in self._told_last]

    def _is_large(self, viewport: Viewport) -> bool:
        """Return whether text is larger than what podium and table have room for side by side, nearly in full size."""
        if not 1 < viewport.text_scale <= _LARGE_TEXT:
            return viewport.text_scale > _LARGE_TEXT
        room = viewport.rect.h - 2 * viewport.px(_MARGIN)
        return self._place(viewport, _LEAST_FACTOR)[1] > room

    def _make_rows(self, *, large: bool) -> None:
        for seat_row in self._rows:
            seat_row.focusable, seat_row.scroll = large, None
            seat_row.most_lines = 2 if large or len(self._rows) <= _ROOMY else 1

    def _arrange_large(self, viewport: Viewport) -> Sequence[Widget]:
        """Place first the podium alone, then the table alone, over the whole width, in a view that scrolls."""
        pad, margin, gap = viewport.px(_PAD), viewport.px(_MARGIN), viewport.px(6)
        self._sign = viewport.rect.inflate(-pad, -2 * margin)
        area = pygame.Rect(self._sign.x + pad, self._sign.y + viewport.px(16), self._sign.w - 2 * pad, 0)
        head: list[Widget] = [Lettering(self._heading(), 36, centred=True), Rule()]
        top = column(head, area, gap, viewport) + gap
        self._buttons.say(large=True)
        buttons: list[Widget] = [*self._buttons.all]
        high = self._buttons.place(area, 0, viewport)
        for placed in buttons:
            placed.moved(self._sign.bottom - viewport.px(20) - high)
        middle = pygame.Rect(area.x, top, area.w, buttons[0].rect.top - viewport.px(12) - top)
        if self._moving:
            self._place_podium(middle, viewport)
            return [*head, self._podium, *buttons]
        self._fill_view(middle, viewport)
        return [*head, self._view, *buttons]

    def _place_podium(self, area: pygame.Rect, viewport: Viewport) -> None:
        """Place the podium in the middle of an area; there it stays."""

        def height(factor: float) -> int:
            self._podium.factor = factor
            return self._podium.height(width, viewport)

        width = min(area.w, viewport.px(_ALONE))
        self._podium.factor = fitting(height, area.h)
        self._aside = area.centerx - width // 2
        self._podium.place(pygame.Rect(self._aside, area.y, width, area.h), viewport)
        self._stand()

    def _fill_view(self, area: pygame.Rect, viewport: Viewport) -> None:
        inner = pygame.Rect(area.x, area.y, self._view.inner_width(area.w, viewport), 0)
        for seat_row in self._rows:
            seat_row.tall, seat_row.factor, seat_row.fonts = ROW, 1.0, None
        table: list[Widget] = [self._reason(1.0), TableHead(self._session.results, 1.0), *self._rows]
        table += self._decided(1.0)
        foot = column(table, inner, viewport.px(4), viewport)
        suit_fonts(self._rows, viewport)
        self._view.hold(table, area, foot)

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay everything out from 0 down with text sizes times `factor`; return it with the height of the sign."""
        pad, gap = viewport.px(_PAD), viewport.px(7 * factor)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.5)), viewport.rect.w - pad)
        self._sign = pygame.Rect(0, 0, width, 0)
        self._sign.centerx = viewport.rect.centerx
        area = pygame.Rect(self._sign.x + pad, viewport.px(20), width - 2 * pad, 0)
        title, reason = Lettering(self._heading(), 46 * factor, centred=True), self._reason(factor)
        head: list[Widget] = [title, reason, Rule()]
        area.y = column(head, area, gap, viewport) + viewport.px(10)
        table, foot = self._place_body(area, viewport, factor)
        foot = self._buttons.place(area, foot + viewport.px(14), viewport)
        self._sign.h = foot + viewport.px(24)
        self._told_last = [reason, *table]
        return [*head, self._podium, *table, *self._buttons.all], self._sign.h

    def _heading(self) -> str:
        return verdict(self._session) if self._podium.over else _("The gold is counted")

    def _reason(self, factor: float) -> RichText:
        two = self._session.rules.saboteur2
        counted = _("All gold is turned up and counted.") if two else _("All nuggets are turned up and counted.")
        told = [self._daily.line or _("{counted} The winners' cards glow.").format(counted=counted)]
        told += hint_sentences(self._session.desk.hints, self._session.names)
        told += [*self._honours, *([practice_sentence()] if self._daily.practice else [])]
        return RichText(
            " ".join(told),
            face="italic", size=16 * factor, colour=SAND, centred=True, shadow=ON_WOOD,
        )  # fmt: skip

    def _decided(self, factor: float) -> list[RichText]:
        """Return a line for each round: what decided it."""
        return [RichText(line, size=15 * factor, colour=CREAM, shadow=ON_WOOD) for line in self._rounds.lines]

    def _place_body(self, area: pygame.Rect, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Place the podium at the left and the table beside it. Return the table, and the foot of both."""
        left = pygame.Rect(area.x, area.y, area.w * _PODIUM // 100, 0)
        beside = pygame.Rect(left.right + viewport.px(18), area.y, 0, 0)
        beside.w = area.right - beside.x
        for seat_row in self._rows:
            seat_row.tall, seat_row.factor, seat_row.fonts = _ALL_ROWS / len(self._rows), factor, None
        told = self._decided(factor) if len(self._rows) <= _FEW else []
        spared = sum(line.height(beside.w, viewport) for line in told) / viewport.unit / len(self._rows)
        for seat_row in self._rows:
            seat_row.tall -= spared
        table: list[Widget] = [TableHead(self._session.results, factor), *self._rows, *told]
        self._podium.factor = factor
        foot = column(table, beside, viewport.px(4 * factor), viewport)
        high = max(foot - area.y, self._podium.height(left.w, viewport))
        self._aside = left.x
        self._podium.place(pygame.Rect(left.x, area.y, left.w, high), viewport)
        return table, area.y + high

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sign, self.viewport)
        draw_sign(canvas, self._sign, self.viewport)
