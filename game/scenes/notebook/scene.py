"""The notebook of one person: whom they suspect and why, and which cards are still unseen (UX S2, S5).

All of it comes from that seat's own view and log and from what it has noted. With several people at the screen it is
as private as the hand: it goes when the hand is covered, and it takes the curtain's two presses to come back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.engine.cards import Face
from game.engine.cells import Cell
from game.play.counts import counts
from game.play.facts import dossiers
from game.play.notebook import SUSPICIONS, Mark
from game.play.session import Session
from game.scenes.notebook.cards import CountTile, place_tiles
from game.scenes.notebook.crew import CrewRow, SuspectRow
from game.scenes.notebook.dossier import FactSection, NoteField, fact_widgets
from game.scenes.notebook.lines import sections
from game.scenes.notebook.sketch import SketchMap
from game.scenes.shared.ink import HEADING, NAME_SIZE, PALE, WORDS_SIZE, WRITTEN, ink_of
from game.scenes.shared.open_book import GAP, TITLE, OpenBook
from game.scenes.shared.sign import Lettering
from game.system.i18n import _
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry
from game.words.suspicion import suspicion_sign, suspicion_words

_Part = Literal["crew", "cards"]
"""From the edge of a page to what is written on it, in design units; a little more beside the fold."""


class NotebookScene(OpenBook):
    """Lies over the table, opened and closed by one key. `closed` is told when it goes, however that came about."""

    name = "notebook"
    about = Entry.LOOKING_HERE
    goes_when_covered = True

    def __init__(self, context: Context, session: Session, seat: int, closed: Callable[[], None]) -> None:
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._closed = closed
        self._several = len(session.humans) > 1
        self._part: _Part = "crew"
        self._about = (seat + 1) % session.table.seats
        self.first = f"crew-{self._about + 1}"
        self._field = self._new_field()
        self._pointer = (-1, -1)
        view = session.view(seat)
        self._sketch = SketchMap(view.table.maze, view.goals)
        self._views = {name: ScrollView(name) for name in ("crew", "facts", "path-cards", "action-cards")}

    @property
    def seat(self) -> int | None:
        return self._session.table.to_play

    @property
    def owner(self) -> int | None:
        return self._seat if self._several else None

    def close(self) -> None:
        super().close()
        self._closed()

    # What is noted

    @property
    def _number(self) -> int:
        return self._session.table.round

    def _mark(self, about: int) -> Mark:
        return self._session.desk.notebook(self._seat).mark(self._number, about)

    def _suspect(self, about: int, suspicion: int) -> Change:
        self._note(about, replace(self._mark(about), suspicion=suspicion))
        self.rearrange()
        return None

    def _write(self, text: str) -> Change:
        self._note(self._about, replace(self._mark(self._about), note=text))
        self.rearrange()
        return None

    def _note(self, about: int, mark: Mark) -> None:
        self._session.desk.note(self._seat, self._number, about, mark)

    def _words(self, suspicion: int) -> str:
        return suspicion_words(suspicion, saboteur2=self._session.rules.saboteur2)

    # Turning pages

    def handle(self, event: pygame.Event) -> Change:
        match control_of(event, typing=self.typing):
            case Control.NOTEBOOK:
                return Pop()
            case Control.NEXT_CARD | Control.PREVIOUS_CARD:
                return self._turn_to("cards" if self._part == "crew" else "crew")
        change = super().handle(event)
        self._follow_focus()
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        self._mark_places()
        return change

    def update(self, dt: float) -> Change:
        self.context.take_warning(self._session.desk)
        return super().update(dt)

    def _follow_focus(self) -> None:
        """Let the right page tell of the row that has the focus, once nothing is held down."""
        focus = self.ring.focus
        if isinstance(focus, CrewRow) and focus.seat != self._about and not any(w.held for w in self.ring.widgets):
            self._about = focus.seat
            self._field = self._new_field()
            self._views["facts"].move_to(0)
            self.rearrange()

    def _mark_places(self) -> None:
        """Ring in the sketch what the line under the pointer speaks of, else what those of the focus do."""
        under = next((widget for widget in self.ring.widgets if widget.hovered), None)
        focus = self.ring.focus if self.ring.visible else None
        marked: tuple[Cell, ...] = ()
        if isinstance(under, FactSection):
            marked = under.cells_at(self._pointer, self.viewport)
        elif isinstance(focus, FactSection):
            marked = focus.cells
        if marked != self._sketch.marked:
            self._sketch.marked = marked
            self.ring.changed = True

    def _turn_to(self, part: _Part) -> Change:
        self._part = part
        self.rearrange()
        return None

    def _focus_on(self, name: str) -> Change:
        self.ring.set_focus(self.ring.named(name))
        return None

    # Layout

    def fill(self, left: Rect, right: Rect, viewport: Viewport) -> Sequence[Widget]:
        return self._crew(left, right, viewport) if self._part == "crew" else self._cards(left, right, viewport)

    def head(self, area: Rect, viewport: Viewport) -> list[Widget]:
        """Place the buttons above the book, and the title as large as there is room for beside them."""
        gap, names = viewport.px(GAP), self._session.names
        close = with_key(_("Close"), Control.NOTEBOOK)
        buttons = [
            self._tab("crew", _("The crew")),
            self._tab("cards", _("The cards")),
            Button("close", close, Pop, style="slate", icon="cross", size=18),
        ]
        widths = [button.natural_width(viewport) for button in buttons]
        height = max(button.height(width, viewport) for button, width in zip(buttons, widths, strict=True))
        left = area.right - sum(widths) - gap * (len(buttons) - 1)
        room = left - area.x - gap
        for button, width in zip(buttons, widths, strict=True):
            button.place(Rect(left, area.y, width, height), viewport)
            left += width + gap
        size = min(TITLE * max(1.0, viewport.text_scale), height / viewport.unit)
        title = Lettering(_("Notebook of {name}").format(name=names[self._seat]), size)
        title.place(Rect(area.x, area.y, max(1, room), height), viewport)
        return [title, *buttons]

    def _tab(self, part: _Part, label: str) -> Button:
        chosen = part == self._part
        return Button(f"tab-{part}", label, partial(self._turn_to, part), style="brass" if chosen else "slate", size=18)

    def _crew(self, left: Rect, right: Rect, viewport: Viewport) -> list[Widget]:
        """Place the rows of all seats on the left page, and what is known of one on the right."""
        heading = RichText(
            _("Round {round}: who sabotages?").format(round=self._number), face="heading", size=22, colour=HEADING
        )
        top = column([heading], left, 0, viewport) + viewport.px(8)
        scroll, area = self._views["crew"], Rect(left.x, top, left.w, left.bottom - top)
        inner = Rect(area.x, area.y, scroll.inner_width(area.w, viewport), 0)
        rows = self._rows()
        foot = column(rows, inner, viewport.px(4), viewport)
        scroll.hold(rows, area, foot)
        view = self._session.view(self._seat)
        self._sketch = SketchMap(view.table.maze, view.goals)
        below = foot + viewport.px(GAP)
        room = Rect(left.x, below, left.w, left.bottom - below)
        if not self._sketch.fits(room, viewport):
            return [heading, scroll, *self._dossier(right, viewport)]
        area.h = foot - area.y
        scroll.hold(rows, area, foot)
        self._sketch.place(room, viewport)
        return [heading, scroll, self._sketch, *self._dossier(right, viewport)]

    def _page_head(self, about: int, suspicion: int) -> list[Widget]:
        """Return the name of a seat, and what it is suspected of; nothing of that for the reader."""
        name = RichText(self._session.names[about], face="heading", size=24, colour=HEADING)
        return [name] if about == self._seat else [name, self._suspected(suspicion)]

    def _suspected(self, suspicion: int) -> RichText:
        words = _("{sign}: {words}").format(sign=suspicion_sign(suspicion), words=self._words(suspicion))
        return RichText(words, face="bold", size=NAME_SIZE, colour=ink_of(suspicion))

    def _highest_head(self, width: int, viewport: Viewport) -> int:
        """Return the room for the highest of them: where the line to write on is must tell nothing (UX section 3)."""
        names = (self._page_head(about, 0)[0] for about in range(self._session.table.seats))
        parts = names, map(self._suspected, SUSPICIONS)
        return sum(max(part.height(width, viewport) for part in each) for each in parts)

    def _new_field(self) -> NoteField:
        """Return the line to write on about the seat that the right page tells of."""
        about = self._about
        done = partial(self._focus_on, f"crew-{about + 1}")
        return NoteField(self._mark(about).note, self._session.names[about], self._write, done)

    def _rows(self) -> list[CrewRow]:
        names, write = self._session.names, partial(self._focus_on, "note")
        rows: list[CrewRow] = []
        for step in range(1, self._session.table.seats):
            seat = (self._seat + step) % self._session.table.seats
            value = self._mark(seat).suspicion
            rows.append(SuspectRow(seat, names[seat], value, self._words, write, self._suspect))
        rows.append(CrewRow(self._seat, names[self._seat], _("what I have seen and heard of me"), write))
        for row in rows:
            row.chosen = row.seat == self._about
        return rows

    def _dossier(self, page: Rect, viewport: Viewport) -> list[Widget]:
        session, about, gap = self._session, self._about, viewport.px(6)
        mark, head = self._mark(about), self._page_head(self._about, self._mark(about).suspicion)
        column(head, page, gap, viewport)
        field_top = page.y + self._highest_head(page.w, viewport) + 2 * gap
        top = column([self._field], Rect(page.x, field_top, page.w, 0), gap, viewport) + 2 * gap
        head.append(self._field)
        if self._field.cuts_short(viewport):
            whole = RichText(mark.note, face="italic", size=WORDS_SIZE, colour=WRITTEN)
            top = column([whole], Rect(page.x, top - gap, page.w, 0), gap, viewport) + gap
            head.append(whole)
        view = session.view(self._seat)
        known = dossiers(view, session.log(self._seat))[about]
        facts = fact_widgets(sections(known, view, session.names, session.desk.notebook(self._seat)))
        scroll, area = self._views["facts"], Rect(page.x, top, page.w, page.bottom - top)
        inner = Rect(area.x, area.y, scroll.inner_width(area.w, viewport), 0)
        scroll.hold(facts, area, column(facts, inner, gap, viewport))
        return [*head, scroll]

    def _cards(self, left: Rect, right: Rect, viewport: Viewport) -> list[Widget]:
        """Place path cards on the left page and action cards on the right."""
        view = self._session.view(self._seat)
        found = [CountTile(count) for count in counts(view.table, view.hand)]
        path = [tile for tile in found if isinstance(tile.count.card, Face)]
        action = [tile for tile in found if not isinstance(tile.count.card, Face)]
        hidden = _("In the deck, in hands, or given up face down.")
        if view.table.rules.put_aside:
            hidden = _("In the deck, in hands, given up face down, or put aside.")
        return [
            *self._card_page("path-cards", _("Path cards unseen"), hidden, path, left, viewport),
            *self._card_page("action-cards", _("Action cards unseen"), hidden, action, right, viewport),
        ]

    def _card_page(
        self, name: str, heading: str, hint: str, tiles: Sequence[CountTile], page: Rect, viewport: Viewport
    ) -> list[Widget]:
        left = sum(tile.count.left for tile in tiles)
        head = RichText(_("{what}: {count}").format(what=heading, count=left), face="heading", size=22, colour=HEADING)
        note = RichText(hint, face="italic", size=WORDS_SIZE, colour=PALE)
        top = column([head, note], page, 0, viewport) + viewport.px(8)
        scroll, area = self._views[name], Rect(page.x, top, page.w, page.bottom - top)
        inner = Rect(area.x, area.y, scroll.inner_width(area.w, viewport), 0)
        scroll.hold(tiles, area, place_tiles(tiles, inner, viewport))
        return [head, note, scroll]

    def rects(self) -> dict[str, Rect]:
        """Return where what can be pressed is; how many facts there are is nobody else's business."""
        return {name: rect for name, rect in super().rects().items() if not name.startswith("facts-")}
