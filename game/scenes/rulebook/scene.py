"""The rulebook (UX M29): a tree or what a search has found at the left, one entry at the right, over any screen.

What is open to one seat alone, because it tells of its hand, is as private as the hand: it goes when that is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game.scenes.rulebook.page import place_page
from game.scenes.rulebook.rows import HitRow, TreeRow
from game.scenes.shared.ink import WRITTEN
from game.scenes.shared.open_book import GAP, TITLE, OpenBook
from game.scenes.shared.sign import Lettering
from game.system.i18n import _
from game.ui.bindings import Control, control_of, key_in_sentence, with_key
from game.ui.context import Context
from game.ui.layout import column
from game.ui.pads.prompts import LAST_USED
from game.ui.scene import Change, Pop, Topic
from game.ui.theme import CHALK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from game.words.rulebook.blocks import Drawing, Numbers, Page, Said
from game.words.rulebook.entries import AHEAD, CHAPTERS, IN_ORDER, Chapter, Entry, chapter_of, chapter_words
from game.words.rulebook.pages import all_pages
from game.words.rulebook.search import search, words_of

_MOST_LETTERS = 40
_SHADOW = (16, 10, 5)
_PUBLIC = ("back", "search", "clear")
"""What can be pressed whatever is open."""


class RulebookScene(OpenBook):
    """Shows one entry; `topic` says which, and at which clause."""

    name = "rulebook"
    goes_when_covered = True

    def __init__(self, context: Context, topic: Topic) -> None:
        super().__init__(context)
        self._owner = topic.owner
        self.entry = topic.entry
        self._before: list[Entry] = []
        self._pages: dict[Entry, Page] = {}
        self._made_for: tuple[str, bool] | None = None
        """The language and the device that the pages speak of."""
        self._tree, self._page = ScrollView("tree"), ScrollView("page")
        self._search = TextField("search", "", _MOST_LETTERS, self.search_for)
        self._search.private = topic.owner is not None
        self._wanted: str | None = f"entry-{topic.entry}"
        """What is to get the focus with the next layout, and so to be brought into view."""
        if topic.clause:
            self._wanted = self._block_of(topic.clause)

    @property
    def owner(self) -> int | None:
        return self._owner

    def topic(self) -> Topic | None:
        return None

    # What is open

    def _page_of(self, entry: Entry) -> Page:
        made_for = self.context.settings.language, LAST_USED.pad
        if made_for != self._made_for:
            game, self._made_for = self.context.game, made_for
            self._pages = all_pages(None if game is None else (game.rules, game.table.seats), _key_name)
        return self._pages[entry]

    def _block_of(self, clause: str) -> str:
        """Return the name of the first block that stands for a clause, the entry's own where none does."""
        for place, block in enumerate(self._page_of(self.entry).blocks):
            if isinstance(block, Said | Numbers | Drawing) and clause in block.clauses:
                return f"block-{place}"
        return f"entry-{self.entry}"

    def open(self, entry: Entry, block: int | None = None) -> Change:
        """Open an entry at its head, or at one of its blocks; where one was is kept for the way back."""
        if entry is not self.entry:
            self._before.append(self.entry)
        return self._turn_to(entry, block)

    def _turn_to(self, entry: Entry, block: int | None = None) -> Change:
        self.entry = entry
        self._page.move_to(0)
        if block is not None:
            self._wanted = f"block-{block}"
        elif not self._search.value:
            self._wanted = f"entry-{entry}"
        self.rearrange()
        return None

    def _go_back(self) -> Change:
        return self._turn_to(self._before.pop()) if self._before else None

    def _step(self, by: int) -> Change:
        return self.open(IN_ORDER[(IN_ORDER.index(self.entry) + by) % len(IN_ORDER)])

    def search_for(self, typed: str) -> Change:
        """Show where these words stand, the tree again when there are none."""
        if typed != self._search.value:
            self._search.fill(typed)
        self._tree.move_to(0)
        self.rearrange()
        return None

    # Keys

    def handle(self, event: pygame.Event) -> Change:
        match control_of(event, typing=self.typing):
            case Control.RULES:
                return Pop()
            case Control.CONFIRM if self._types_word and not LAST_USED.pad:
                return self._open_first()
            case Control.NEXT_CARD:
                return self._step(1)
            case Control.PREVIOUS_CARD:
                return self._step(-1)
        return super().handle(event)

    @property
    def _types_word(self) -> bool:
        return self.ring.focus is self._search and bool(self._typed)

    def _open_first(self) -> Change:
        """Open what a search has found first, at the sentence that says most; nothing where nothing is found."""
        hits = search(self._pages, self._typed)
        return self.open(hits[0].entry, hits[0].block) if hits else None

    def cancel(self) -> Change:
        return self.search_for("") if self._search.value else Pop()

    # Layout

    def fill(self, left: Rect, right: Rect, viewport: Viewport) -> Sequence[Widget]:
        rows = self._hits() if self._typed else self._rows()
        inner = Rect(left.x, left.y, self._tree.inner_width(left.w, viewport), 0)
        self._tree.hold(rows, left, column(rows, inner, viewport.px(2), viewport))
        inner = Rect(right.x, right.y, self._page.inner_width(right.w, viewport), 0)
        parts, foot = place_page(
            self._page_of(self.entry),
            inner,
            viewport,
            words=words_of(self._typed),
            open_entry=self.open,
            titles=lambda entry: self._page_of(entry).title,
        )
        self._page.hold(parts, right, foot)
        return [self._tree, self._page]

    def rearrange(self) -> None:
        super().rearrange()
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            found = self.ring.named(wanted)
            if found is not None:
                self.ring.set_focus(found)

    def head(self, area: Rect, viewport: Viewport) -> list[Widget]:
        """Place title and search above the left page, where the hits come, and the other buttons above the right."""
        gap = viewport.px(GAP)
        back = Button("back", with_key(_("Close"), Control.RULES), Pop, style="brass", icon="tick", size=18)
        high = back.height(back.natural_width(viewport), viewport)
        right = [back]
        if self._before:
            leads_back = _("Back to the page before")
            right.append(Button("previous", "", self._go_back, icon="back", size=18, tooltip=leads_back))
        end = area.right
        for button in right:
            wide = max(viewport.target(), button.natural_width(viewport))
            button.place(Rect(end - wide, area.y, wide, high), viewport)
            end -= wide + gap
        middle = area.centerx - gap
        return [*self._search_row(Rect(area.x, area.y, middle - area.x, high), viewport), *reversed(right)]

    def _search_row(self, area: Rect, viewport: Viewport) -> list[Widget]:
        gap, label = viewport.px(GAP), RichText(_("Search"), size=17, colour=CHALK, shadow=_SHADOW)
        clear: list[Widget] = []
        end = area.right
        if self._typed:
            act = partial(self.search_for, "")
            clear.append(Button("clear", "", act, icon="cross", size=18, tooltip=_("Clear the search")))
            side = viewport.target()
            clear[0].place(Rect(end - side, area.y, side, area.h), viewport)
            end -= side + gap
        words = label.natural_width(viewport)
        field = max(viewport.target(), min(viewport.px(250), (area.w - words - 2 * gap) // 2))
        self._search.place(Rect(end - field, area.y, field, area.h), viewport)
        left, words_high = end - field - gap - words, label.height(words, viewport)
        label.place(Rect(left, area.y + (area.h - words_high) // 2, words, words_high), viewport)
        title = Lettering(_("Rulebook"), min(TITLE * max(1.0, viewport.text_scale), area.h / viewport.unit))
        title.place(Rect(area.x, area.y, max(1, left - gap - area.x), area.h), viewport)
        return [title, label, self._search, *clear]

    @property
    def _typed(self) -> str:
        return self._search.value.strip()

    def _rows(self) -> list[Widget]:
        """Make the tree: what stands ahead, every chapter, and the entries of the one that is open."""
        rows: list[Widget] = [self._row(entry) for entry in AHEAD]
        opened = chapter_of(self.entry)
        for chapter, entries in CHAPTERS.items():
            if len(entries) == 1:
                rows.append(self._row(entries[0]))
                continue
            rows.append(TreeRow(f"chapter-{chapter}", chapter_words(chapter), self._opens(chapter)))
            rows += [self._row(entry, depth=1) for entry in entries if chapter is opened]
        return rows

    def _opens(self, chapter: Chapter) -> Callable[[], Change]:
        return partial(self.open, CHAPTERS[chapter][0])

    def _row(self, entry: Entry, depth: int = 0) -> TreeRow:
        chosen = entry is self.entry
        return TreeRow(
            f"entry-{entry}", self._page_of(entry).title, partial(self.open, entry), depth=depth, chosen=chosen
        )

    def _hits(self) -> list[Widget]:
        """Make what was found, or one sentence where nothing was."""
        self._page_of(self.entry)
        words, hits = words_of(self._typed), search(self._pages, self._typed)
        if not hits:
            return [RichText(_("No page of the rulebook has these words."), size=17, colour=WRITTEN)]
        return [
            HitRow(hit, words, partial(self.open, hit.entry, hit.block), chosen=hit.entry is self.entry) for hit in hits
        ]

    def rects(self) -> dict[str, Rect]:
        """Return where what can be pressed is; what is open to one seat alone is nobody else's business."""
        found = super().rects()
        return found if self._owner is None else {name: rect for name, rect in found.items() if name in _PUBLIC}


def _key_name(control: str, button: str) -> str:
    return key_in_sentence(Control(control), button)
