"""All games that are kept: to play on, in slots of one's own, and finished ones (UX M15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.play.library import Kept, Shelf, library
from game.play.mend import mend
from game.play.moving import remove
from game.play.save_names import SLOTS
from game.play.saved_games import Save, Unusable, look
from game.scenes.routes import ToReplay, ToSavedGame, ToShare
from game.scenes.saves.asking import ask_to_delete, ask_to_mend
from game.scenes.saves.lazy_rows import LazyRows
from game.scenes.saves.rows import Deed, GameButton, GameRow, about_words, label_words, row_name, save_of
from game.scenes.saves.shelves import Section, Shelves
from game.scenes.shared.ground import OakGround
from game.scenes.shared.search_head import SearchHead
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.bindings import Control, control_of
from game.ui.context import LOOK_AGAIN, Context
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Pop, Push, Route
from game.ui.screen import Screen
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import message
from game.ui.widgets.richtext import RichText
from game.ui.widgets.tabs import TabButton, place_tabs
from game.ui.widgets.widget import Widget

_SETTLES = 6
"""Headers that come into view may show that a game belongs to another section, and then others are in view."""


class Games(Screen):
    """Lists every record in the player's folder. Shows public facts only; a worker finds out what takes long."""

    name = "saves"
    takes_files = True

    def __init__(self, context: Context, shelves: Shelves | None = None) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._board = pygame.Rect(0, 0, 0, 0)
        self._pool = context.worker("library")
        self.shelves = shelves or Shelves(library(context.data_folder), self._pool)
        self._chosen = self.name in context.places
        self._untouched = True
        self._section = Section(context.places.get(self.name, Section.TO_PLAY))
        self._rows = LazyRows("saves")
        self._offset = 0
        self._listed: dict[str, Kept] = {}
        self._search = SearchHead(self.search_for)
        self._tab_keys: Mapping[Control, Callable[[], Change]] = {
            Control.LEFT: partial(self._step, -1),
            Control.RIGHT: partial(self._step, 1),
            Control.DOWN: self._enter_list,
        }
        self._choose_section()
        self.first = next(iter(self._keys()), f"tab-{self._section}")

    def _choose_section(self) -> None:
        """Until somebody has chosen, show the finished games where there are no others."""
        if not self._chosen and not self.shelves.listed(Section.TO_PLAY, ""):
            finished = self.shelves.listed(Section.FINISHED, "")
            self._section = Section.FINISHED if finished else Section.TO_PLAY

    # What happens

    def update(self, dt: float) -> Change:
        self.shelves.look_at([self._listed[key] for key in self._rows.in_view() if key in self._listed])
        news = self.shelves.take_news()
        if news:
            self._choose_section()
        if news or self._rows.runs_out:
            self.rearrange()
        if news and self._untouched:
            self.first = next(iter(self._rows.keys), f"tab-{self._section}")
            self.ring.set_focus(self.ring.named(self.first))
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return LOOK_AGAIN if self.shelves.busy else super().wake_in

    @property
    def at_rest(self) -> bool:
        return not self.shelves.busy

    def close(self) -> None:
        super().close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def resize(self, viewport: Viewport) -> None:
        self._rows.forget()
        super().resize(viewport)

    def handle(self, event: pygame.Event) -> Change:
        self._untouched &= event.type in (pygame.MOUSEMOTION, pygame.WINDOWFOCUSLOST)
        match control_of(event, typing=self.typing):
            case Control.NEXT_CARD:
                return self._step(1)
            case Control.PREVIOUS_CARD:
                return self._step(-1)
            case _:
                return super().handle(event)

    def cancel(self) -> Change:
        return self.search_for("") if self._search.written else Pop()

    def search_for(self, typed: str) -> Change:
        """Show the games of players whose names have these letters, all of them where there are none."""
        self._search.fill(typed)
        self._rows.scroll.offset = 0
        self.rearrange()
        return None

    def _open(self, section: Section) -> Change:
        """Show a section in place of another one."""
        self._section, self._chosen = section, True
        self.context.places[self.name] = section
        self._rows.scroll.offset = 0
        self.first = f"tab-{section}"
        self.rearrange()
        self.ring.set_focus(self.ring.named(self.first))
        return None

    def _step(self, by: int) -> Change:
        sections = list(Section)
        return self._open(sections[(sections.index(self._section) + by) % len(sections)])

    def _enter_list(self) -> Change:
        """Go to the first game, else to the way out."""
        self.ring.enter(self._rows.scroll)
        return None

    # What shows

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=4, seed=4)

    def rearrange(self) -> None:
        """Place the widgets anew. The view stays where it is, also where the focus is not in it."""
        super().rearrange()
        self._rows.scroll.move_to(self._offset)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        width = min(viewport.px(900 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(14))
        inside.center = viewport.rect.center
        head, top = self._search.place(_("Your games"), inside, viewport)
        back = Button("back", _("Back"), Pop, style="brass", icon="back", size=21)
        back_width = min(inside.w, max(viewport.px(200), back.natural_width(viewport)))
        place = pygame.Rect(0, 0, back_width, back.height(back_width, viewport))
        place.bottomright = inside.bottomright
        back.place(place, viewport)
        tabs = [self._tab(section) for section in Section]
        top = place_tabs(tabs, pygame.Rect(inside.x, top, inside.w, 0), viewport)
        self._board = pygame.Rect(inside.x, top, inside.w, place.top - viewport.px(12) - top)
        self._place_list(self._board.inflate(-2 * viewport.px(20), -2 * viewport.px(16)), viewport)
        return [*head, *tabs, self._rows.scroll, back]

    def _tab(self, section: Section) -> TabButton:
        label = {
            Section.TO_PLAY: _("To play on"),
            Section.SLOTS: _("Your slots"),
            Section.FINISHED: _("Finished games"),
        }[section]
        chosen = section is self._section
        return TabButton(section, label, partial(self._open, section), chosen=chosen, keys=self._tab_keys)

    def _place_list(self, view: pygame.Rect, viewport: Viewport) -> None:
        """Place the rows in view; what comes into view is read first, and then played again by the worker."""
        focus = "" if self.ring.focus is None else self.ring.focus.name
        for _try in range(_SETTLES):
            keys = self._keys()
            kept = next((key for key in keys if focus == key or focus.endswith(f"-{key}")), "")
            self._rows.place(keys, self._row, view, viewport, kept)
            shown = [self._listed[key] for key in self._rows.in_view() if key in self._listed]
            if not self.shelves.read(shown):
                break
        if not keys:
            empty = RichText(self._nothing(), size=17, colour=PARCHMENT_INK)
            empty.place(pygame.Rect(view.topleft, (view.w, empty.height(view.w, viewport))), viewport)
            self._rows.scroll.hold([empty], view, empty.rect.bottom)
        self._offset = self._rows.scroll.offset

    def _keys(self) -> Sequence[str]:
        """Return the names of the rows of the section, from the top on, and note what each is."""
        if self._section is Section.SLOTS and not self._search.typed:
            in_slots = {f"save-slot-{slot}": self.shelves.slot(slot) for slot in SLOTS}
            self._listed = {name: kept for name, kept in in_slots.items() if kept is not None}
            return list(in_slots)
        self._listed = {row_name(kept.path): kept for kept in self.shelves.listed(self._section, self._search.typed)}
        return list(self._listed)

    def _nothing(self) -> str:
        """Return what is said where nothing is listed."""
        if self._search.typed:
            return _("No game here has a player of that name.")
        if self._section is Section.FINISHED:
            return _("No game has been finished yet. Whatever is played to its end stays here.")
        return _("No game waits to be played on. A new one begins on the title.")

    # One row

    def _row(self, key: str) -> GameRow:
        kept = self._listed.get(key)
        if kept is None:
            return GameRow(_empty_slot(key), ())
        self.shelves.read([kept])
        seen, found = self.shelves.glance(kept), self.shelves.found(kept)
        save = save_of(kept, seen, found)
        delete = Deed(
            "delete", "pass", _("Delete this game"), lambda: ask_to_delete(self.context, kept, save, self._delete(kept))
        )
        if isinstance(save, Unusable):
            heading = _("This game cannot be continued")
            tell = partial(message, self.context, heading, save.sentence)
            name = shown_path(kept.path.name)
            return GameRow(GameButton(key, name, heading, "warning", lambda: Push(tell())), [delete])
        button = GameButton(
            key,
            label_words(kept, save),
            about_words(kept, save, seen),
            "trophy" if save.over else "save" if kept.shelf is Shelf.SLOT else "lantern",
            lambda: Open(ToSavedGame(save)),
        )
        button.tooltip = _("See the final score") if save.over else _("Go on with this game")
        return GameRow(button, [*self._deeds(kept, save), delete])

    def _deeds(self, kept: Kept, save: Save) -> Sequence[Deed]:
        """Return what else can be done with a game: one that is over has no secrets any more."""
        deeds: list[Deed] = []
        if save.damaged_from is not None:
            mends = _("Keep what is good of this record")
            deeds.append(Deed("mend", "mend", mends, lambda: ask_to_mend(self.context, save, lambda: self._mend(kept))))
        if save.over:
            watch, share = ToReplay(kept.path, over=True, public=True), ToShare(kept.path)
            deeds.append(Deed("watch", "play", _("Watch this game"), lambda: self._once_over(kept, watch)))
            deeds.append(Deed("share", "share", _("Share this game"), lambda: self._once_over(kept, share)))
        return deeds

    def _once_over(self, kept: Kept, route: Route) -> Change:
        """Lead to what shows secrets, if the game is over indeed: until now that may only have been likely."""
        found = look(kept.path)
        if isinstance(found, Save) and found.over:
            return Open(route)
        self.shelves.look_anew(kept)
        self.rearrange()
        return None

    def _mend(self, kept: Kept) -> None:
        refusal = mend(kept.path)
        if refusal is not None:
            self.context.tell_now(refusal)
        self.shelves.look_anew(kept)
        self.rearrange()

    def _delete(self, kept: Kept) -> Callable[[], None]:
        def act() -> None:
            refusal = remove(kept.path)
            if refusal is not None:
                self.context.tell_now(refusal)
                return
            keys, gone = list(self._keys()), row_name(kept.path)
            at = keys.index(gone) if gone in keys else 0
            self.shelves.forget(kept)
            after = list(self._keys())
            self.first = after[min(at, len(after) - 1)] if after else f"tab-{self._section}"
            self.rearrange()
            self.ring.set_focus(self.ring.named(self.first) or self.ring.named("back"))

        return act


def _empty_slot(key: str) -> Button:
    """Return the button of a slot with nothing in it."""
    label = _("Slot {slot}").format(slot=key[-1])
    button = GameButton(key, label, _("Empty"), "save", lambda: None)
    button.enabled = False
    button.why_not = _("Nothing is kept here. The menu over a running game puts it into a slot.")
    return button
