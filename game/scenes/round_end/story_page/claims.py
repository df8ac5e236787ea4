"""Everything that was claimed in a round, stamped: true, false or a guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.cells import GOAL_CELLS, Cell
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.hindsight.judged import Judged, judged_claims
from game.play.session import Session
from game.scenes.round_end.story_page.claim_slip import ClaimSlip
from game.system.i18n import _
from game.ui.layout import column
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.log import sentence
from game.words.roles import role_phrase

_ONE_COLUMN = 6
"""Up to so many claims stand below each other."""
_LARGE_TEXT = 1.3
_ASIDE = 14


class Claims:
    """The slips of all claims in a view that scrolls where they have no room."""

    def __init__(self, session: Session, on_press: Callable[[int | None], Change]) -> None:
        self._session = session
        self._on_press = on_press
        self._judged = judged_claims(session.state)
        self.view = ScrollView("claims")
        self.slips: list[ClaimSlip] = []
        self.speak()

    @property
    def any(self) -> bool:
        """Whether anything was claimed at all."""
        return bool(self._judged)

    def speak(self) -> None:
        """Say everything in the language of now."""
        self.slips = [
            ClaimSlip(number, judged, self._said(judged), self._truth(judged), self._on_press)
            for number, judged in enumerate(self._judged)
        ]

    def _said(self, judged: Judged) -> str:
        event, session = Claimed(judged.seat, judged.claim), self._session
        number, log = session.table.round, session.log(None)
        return sentence(event, session.names, round_number=number, place=judged.place, log=log) or ""

    def _truth(self, judged: Judged) -> str:
        """Return how it was in truth."""
        table, names = self._session.table, self._session.names
        assert table.outcome is not None, "only a round that is over is judged"
        match judged.claim:
            case ClaimGoal(goal, what):
                gold = (what == "gold") == judged.right
                text = _("The gold was under goal {goal}.") if gold else _("Goal {goal} was a stone.")
                return text.format(goal=goal)
            case ClaimSeat(seat):
                if judged.right is None:
                    return _("{name} got another role later.").format(name=names[seat])
                return _("{name} was {role}.").format(name=names[seat], role=role_phrase(table.outcome.roles[seat]))

    def ringed(self) -> list[Cell]:
        """Return the goal that the claim is about that is pointed at."""
        slip = next((slip for slip in self.slips if slip.hovered), None)
        slip = slip or next((slip for slip in self.slips if slip.focused), None)
        if slip is None or not isinstance(slip.judged.claim, ClaimGoal):
            return []
        return [GOAL_CELLS[slip.judged.claim.goal - 1]]

    def place(self, area: pygame.Rect, viewport: Viewport, before: Sequence[Widget]) -> list[Widget]:
        """Lay the slips out within an area, below what stands before them."""
        inner = pygame.Rect(area.topleft, (self.view.inner_width(area.w, viewport), area.h))
        top = column(before, inner.inflate(-2 * viewport.px(_ASIDE), 0), 0, viewport)
        few = len(self.slips) <= _ONE_COLUMN or viewport.text_scale > _LARGE_TEXT
        columns, between = (1 if few else 2), viewport.px(12)
        width = (inner.w - between * (columns - 1)) // columns
        for first in range(0, len(self.slips), columns):
            line = self.slips[first : first + columns]
            height = max(slip.height(width, viewport) for slip in line)
            for place, slip in enumerate(line):
                slip.place(pygame.Rect(inner.x + place * (width + between), top, width, height), viewport)
            top += height
        self.view.hold([*before, *self.slips], area, top)
        return [self.view]
