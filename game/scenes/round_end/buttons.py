"""The buttons and tabs of the end of a round: what they say, and which of them can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine.turn import ROUNDS
from game.play.session import Session
from game.scenes.round_end.pages import Page, page_words
from game.scenes.round_end.sharing import Sharing
from game.system.i18n import _
from game.ui.bindings import Control, with_key
from game.ui.scene import Change
from game.ui.widgets.button import Button
from game.ui.widgets.tabs import TabButton

Press = Callable[[], Change]


class Presses:
    """What the buttons do."""

    __slots__ = ("go_on", "look_back", "open_page", "pause", "step")

    def __init__(
        self,
        *,
        pause: Press,
        look_back: Press,
        go_on: Press,
        open_page: Callable[[Page], Change],
        step: Callable[[int], Change],
    ) -> None:
        self.pause, self.look_back, self.go_on = pause, look_back, go_on
        self.open_page, self.step = open_page, step


class EndButtons:
    """The menu, the reasons, the tabs, and the brass button: to the gold, to who is asked, to the next round."""

    def __init__(self, session: Session, sharing: Sharing, presses: Presses) -> None:
        self._session = session
        self._sharing = sharing
        self._presses = presses
        self.menu = Button("menu", "", presses.pause, style="slate", icon="menu")
        self.why = Button("why", "", presses.look_back, style="slate", size=20, icon="help")
        self._gold = Button(
            "to-shares", "", partial(presses.open_page, Page.GOLD), style="brass", size=23, icon="gold-token"
        )
        self._pick = Button("pick", "", sharing.hand_on, style="brass", size=22, icon="eye")
        self.next = Button("next-round", "", presses.go_on, style="brass", size=23, icon="end")
        self._keys: Mapping[Control, Press] = {
            Control.LEFT: partial(presses.step, -1),
            Control.RIGHT: partial(presses.step, 1),
        }

    def brass(self, *, shares: bool) -> Button:
        """Return the button that goes on."""
        if not shares:
            return self._gold
        return self._pick if self._sharing.asks_a_person else self.next

    def set(self, *, revealed: bool, shares: bool, moves: bool) -> None:
        """Say everything anew; `shares` is whether the gold is being shared, `moves` whether any was made."""
        last = self._session.table.round == ROUNDS
        shown = _("Roles and goals are still being turned up.")
        self.menu.tooltip, self.why.label = _("Open the menu"), _("Why?")
        self.why.tooltip = with_key(_("Why did they do that?"), Control.WHY)
        self._gold.label, self.next.label = _("Share the gold"), _("Final score") if last else _("Next round")
        self._gold.why_not = shown
        self.next.why_not = _("The gold is still being shared out.") if revealed else shown
        self.why.why_not = _("Nobody has made a move in this round.") if revealed else shown
        self._gold.enabled = revealed
        self.next.enabled = revealed and shares and self._sharing.asked is None
        self.why.enabled = revealed and moves
        self._pick.enabled = revealed and shares and self._sharing.asks_a_person
        self._sharing.label(self._pick)

    def tabs(self, pages: Sequence[Page], chosen: Page, *, revealed: bool) -> list[TabButton]:
        """Return a tab for each page; none of them opens before everything is revealed."""
        tabs = []
        for page in pages:
            press = partial(self._presses.open_page, page)
            tab = TabButton(page, page_words(page), press, chosen=page is chosen, keys=self._keys)
            tab.enabled, tab.why_not = revealed, _("Roles and goals are still being turned up.")
            tabs.append(tab)
        return tabs
