"""New game: who sits where, by which rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from ai.minds import LEVELS
from game.art.surfaces.plates import PlateStyle
from game.engine.ruleset import HOUSE_NUMBER_CLAUSES, SWITCHES
from game.scenes.new_game.draft import SOLO_SEATS, Draft
from game.scenes.new_game.rows import SeatRow
from game.scenes.new_game.rules import RulesPanel
from game.scenes.new_game.seat_choice import SeatChoice
from game.scenes.private.role_cards import RoleCards
from game.scenes.routes import ToFreshGame
from game.scenes.shared.ground import OakGround
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Pop, Push, Topic
from game.ui.screen import Screen
from game.ui.theme import CHALK, EMBER, GOLD, PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.words.characters import level_words
from game.words.practice import practice_note, practice_words
from game.words.rulebook.entries import Entry, entry_of_clause, entry_of_switch
from game.words.rules import role_counts_sentence

_TWO_COLUMNS_UP_TO = 1.3
"""Text scale above which seats and rules stand below each other."""


_ENTRIES: Mapping[str, Entry] = {
    "saboteur2": Entry.SABOTEUR2,
    "bonus-nuggets": Entry.BONUS,
    "table-talk": Entry.TABLE_TALK,
    "starter": Entry.SET_UP,
    "fair-fight": Entry.FAIR_FIGHT,
    **{name: entry_of_clause(clause) for name, clause in HOUSE_NUMBER_CLAUSES.items()},
}
"""What rows of the rules are about, beside the switches; all else leads to the editions."""


class SetupScene(Screen):
    """Seats at the left, rules at the right, Start always in view. Remembers itself in the settings."""

    name = "setup"
    first = "start"

    def __init__(self, context: Context, draft: Draft) -> None:
        super().__init__(context)
        self.draft = draft
        self._ground = OakGround(context)
        self._boards: list[tuple[pygame.Rect, PlateStyle, float]] = []
        self._rows: list[SeatRow] = []
        self._heading = RichText(_("New game"), face="title", size=34, colour=GOLD, shadow=(16, 10, 5))
        self._seat_scroll, self._rule_scroll = ScrollView("seats"), ScrollView("rules")
        self._presets = self._make_presets()
        self._rules = RulesPanel(draft, self._edited, self._reseated, self._practice)
        self._make_rows()

    def topic(self) -> Topic | None:
        focus = next((widget for widget in self.ring.widgets if widget.hovered), self.ring.focus)
        name = "" if focus is None else focus.name.removeprefix("rule-")
        if name in SWITCHES:
            return Topic(entry_of_switch(name))
        return Topic(_ENTRIES.get(name, Entry.EDITIONS))

    def cancel(self) -> Change:
        self._remember()
        return Pop()

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        for board, style, radius in self._boards:
            draw_plate(canvas, board, style, self.viewport, radius=radius, seed=3)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin = viewport.px(28)
        inside = viewport.rect.inflate(-2 * margin, -2 * viewport.px(18))
        two_boards = viewport.text_scale <= _TWO_COLUMNS_UP_TO
        heading, foot = self._place_heading(inside, viewport) if two_boards else self._place_name(inside, viewport)
        footer, top = self._place_footer(inside, viewport)
        body = pygame.Rect(inside.x, foot + viewport.px(8), inside.w, 0)
        body.h = top - viewport.px(14) - body.y
        boards = self._two_boards(body, viewport) if two_boards else [self._one_board(body, viewport)]
        return [*heading, *boards, *footer]

    def _place_name(self, inside: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        return [self._heading], column([self._heading], inside, 0, viewport)

    def _place_heading(self, inside: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the name of the screen with the presets at its right; return them and their foot."""
        gap = viewport.px(10)
        widths = [button.natural_width(viewport) for button in self._presets]
        left = inside.right - sum(widths) - gap * (len(widths) - 1)
        name = pygame.Rect(inside.x, inside.y, left - gap - inside.x, 0)
        foot = column([self._heading], name, 0, viewport)
        area = pygame.Rect(left, inside.y, inside.right - left, 0)
        return [self._heading, *self._presets], max(foot, row(self._presets, widths, area, gap, viewport))

    def _two_boards(self, body: pygame.Rect, viewport: Viewport) -> list[Widget]:
        gap = viewport.px(16)
        left = pygame.Rect(body.topleft, (round((body.w - gap) * 0.52), body.h))
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.h)
        self._boards = [(left, "slate", 14), (right, "parchment", 4)]
        for scroll, board in ((self._seat_scroll, left), (self._rule_scroll, right)):
            view = _inside(board, viewport)
            area = pygame.Rect(view.topleft, (scroll.inner_width(view.w, viewport), 0))
            if scroll is self._seat_scroll:
                parts, foot = self._place_seats(area, viewport)
            else:
                parts, foot = self._rules.place(area, viewport)
            scroll.hold(parts, view, foot)
        return [self._seat_scroll, self._rule_scroll]

    def _one_board(self, body: pygame.Rect, viewport: Viewport) -> Widget:
        self._boards = [(body, "parchment", 4)]
        view = _inside(body, viewport)
        area = pygame.Rect(view.topleft, (self._seat_scroll.inner_width(view.w, viewport), 0))
        area.y = column(self._presets, area, viewport.px(8), viewport) + viewport.px(24)
        seats, foot = self._place_seats(area, viewport)
        area.y = foot + viewport.px(24)
        rules, foot = self._rules.place(area, viewport)
        self._seat_scroll.hold([*self._presets, *seats, *rules], view, foot)
        return self._seat_scroll

    def _place_seats(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        parts: list[Widget] = []
        removable = len(self._rows) > self.draft.fewest_seats
        gap = viewport.px(6 if viewport.text_scale <= _TWO_COLUMNS_UP_TO else 14)
        for seat_row in self._rows:
            area = pygame.Rect(area.x, seat_row.place(area, removable, viewport) + gap, area.w, 0)
            parts += seat_row.parts(removable)
        more, foot = self._place_more(area, viewport)
        parts += more
        area.y = foot + gap
        area.y += viewport.px(10)
        on_slate = viewport.text_scale <= _TWO_COLUMNS_UP_TO
        seats, rules = len(self._rows), self.draft.rules
        sentence = role_counts_sentence(rules, seats)
        counts = RichText(sentence, colour=CHALK if on_slate else PARCHMENT_INK)
        cards = RoleCards(seats, rules)
        return [*parts, counts, cards], column([counts, cards], area, viewport.px(8), viewport)

    def _practice(self) -> list[Widget]:
        """Make the switch of the practice mode, for one person alone."""
        if not self.draft.solo_game:
            return []
        note = RichText(practice_note(), colour=PARCHMENT_INK)
        return [Toggle("practice", practice_words(), self.context.settings.practice, self._set_practice), note]

    def _set_practice(self, on: bool) -> Change:
        self.context.settings.practice = on
        self.context.keep_settings()
        return None

    def _place_more(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place one more seat, and one level for all bots; return them and their foot."""
        parts: list[Widget] = []
        widths = []
        if len(self._rows) < self.draft.most_seats:
            add = Button("add-seat", _("Add a seat"), self._add, style="slate", icon="plus", size=18)
            parts.append(add)
            widths.append(min(area.w, add.natural_width(viewport)))
        if self.draft.has_levels:
            levels = self._levels()
            parts.append(levels)
            widths.append(min(area.w, levels.natural_width(viewport)))
        gap = viewport.px(8)
        if sum(widths) + gap <= area.w:
            return parts, row(parts, widths, area, gap, viewport) if parts else area.y
        return parts, column(parts, area, gap, viewport)

    def _levels(self) -> Cycler[str | None]:
        words = _("All bots: {level}")
        choices: list[tuple[str | None, str]] = [
            (level, words.format(level=level_words(level))) for level in LEVELS[::-1]
        ]
        if self.draft.level is None:
            choices.append((None, _("Bots: levels differ")))
        tip = _("How well all bots play; each can also be set alone.")
        return Cycler("bots-level", choices, self.draft.level, self._set_level, tooltip=tip)

    def _set_level(self, level: str | None) -> Change:
        if level is not None:
            self.draft.set_level(level)
        return self._edited()

    def _place_footer(self, inside: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place Back, what is wrong if something is, and Start; return them and their top."""
        gap = viewport.px(18)
        back = Button("back", _("Back"), self.cancel, style="slate", icon="back")
        start = Button("start", _("Start"), self._start, style="brass", icon="pick", size=23)
        back_width = back.natural_width(viewport)
        start_width = max(viewport.px(220), start.natural_width(viewport))
        complaint = self.draft.complaint()
        sentence = RichText(complaint or "", size=16, colour=EMBER if complaint else CHALK, centred=True, middle=True)
        middle = inside.w - back_width - start_width - 2 * gap
        height = max(
            back.height(back_width, viewport),
            start.height(start_width, viewport),
            sentence.height(middle, viewport),
        )
        top = inside.bottom - height
        back.place(pygame.Rect(inside.x, top, back_width, height), viewport)
        sentence.place(pygame.Rect(back.rect.right + gap, top, middle, height), viewport)
        start.place(pygame.Rect(inside.right - start_width, top, start_width, height), viewport)
        return [start, back, sentence], top

    def _make_presets(self) -> list[Button]:
        presets = (
            (
                "solo",
                _("Solo quick {seats}").format(seats=SOLO_SEATS),
                Draft.solo,
                _("One person among bots."),
            ),
            ("hot-seat", _("Family hot seat"), Draft.hot_seat, _("Several people share this screen.")),
            ("full", _("Full + expansion"), Draft.full, _("With Saboteur 2 and the bonus nuggets.")),
        )
        return [
            Button(f"preset-{name}", label, partial(self._become, preset), style="slate", size=17, tooltip=tip)
            for name, label, preset, tip in presets
        ]

    def _become(self, preset: Callable[[], Draft]) -> Change:
        self.draft.become(preset())
        return self._reseated()

    def _make_rows(self) -> None:
        self._rows = [
            SeatRow(self.draft, seat, self._edited, self._choose, self._remove) for seat in range(len(self.draft.seats))
        ]

    def _edited(self) -> Change:
        self.rearrange()
        return None

    def _reseated(self) -> Change:
        self._make_rows()
        return self._edited()

    def _add(self) -> Change:
        self.draft.add_seat()
        return self._reseated()

    def _choose(self, seat: int) -> Change:
        return Push(SeatChoice(self.context, self.draft, seat))

    def _remove(self, seat: int) -> Change:
        self.draft.remove_seat(seat)
        return self._reseated()

    def _remember(self) -> None:
        self.context.settings.last_setup = self.draft.to_remember()
        self.context.keep_settings()

    def _start(self) -> Change:
        if self.draft.complaint() is not None:
            return None
        self._remember()
        return Open(ToFreshGame(self.draft.setup(), self.draft.pins_asked))


def _inside(board: pygame.Rect, viewport: Viewport) -> pygame.Rect:
    return board.inflate(-2 * viewport.px(18), -2 * viewport.px(16))
