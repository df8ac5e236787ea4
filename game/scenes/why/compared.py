"""The page that compares one's own move with the advice: the verdict across, the parts below it in columns."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ai.decision import Considered
from game.hindsight.advice_words import label_words
from game.hindsight.practice import Comparison, Grade, best_options, likeliest_roles, option_sentence, verdict
from game.scenes.why.page import in_columns, put
from game.scenes.why.parts import Bars, Chances, Note, NoteList, percent, signed
from game.system.i18n import _
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget
from game.words.roles import short_role_word

_GAP = 8
_LEAST_TERM = 0.05


class ComparedPage:
    """The widgets of a comparison. All of it comes from what the player knew when they moved."""

    def __init__(self, found: Comparison, names: Sequence[str]) -> None:
        self.head: list[Widget] = [RichText(verdict(found.grade), face="bold", size=21, colour=PARCHMENT_INK)]
        self.parts: list[Widget] = []
        lines = [_("Your move: {hint}").format(hint=option_sentence(found.played, found, names))]
        if found.grade is not Grade.SAME:
            lines.append(_("The advice: {hint}").format(hint=found.advice.sentence(names)))
        self.head += [RichText(line, size=18, colour=PARCHMENT_INK) for line in lines]
        self._weigh(found)
        best = [Note(words, signed(score)) for words, score in best_options(found, names)]
        self.parts.append(NoteList("best", _("The best options"), best))
        self._believe(found)

    def _weigh(self, found: Comparison) -> None:
        """Add what counted for their own move, and for the advised one where that is another."""
        mine = _("What counted for your move: {score} in all").format(score=signed(found.played.score))
        self._bars("mine", mine, found.played, found)
        if found.grade is not Grade.SAME:
            advised = found.advice.reasons.best[0]
            heading = _("What counted for the advice: {score} in all").format(score=signed(advised.score))
            self._bars("advised", heading, advised, found)

    def _bars(self, name: str, heading: str, option: Considered, found: Comparison) -> None:
        role = found.advice.role
        terms = [(label_words(name, value, role), value) for name, value in option.terms if abs(value) >= _LEAST_TERM]
        if terms:
            self.parts.append(Bars(name, heading, sorted(terms, key=lambda term: -abs(term[1]))))

    def _believe(self, found: Comparison) -> None:
        """Add what could be believed of every other seat, and of the goals."""
        beliefs, own = found.advice.reasons.after, found.advice.seat
        cells = [(seat, percent(chance)) for seat, chance in enumerate(beliefs.saboteur) if seat != own]
        self.parts.append(Chances("beliefs", _("How likely each is a saboteur, from what you knew"), cells))
        roles = likeliest_roles(found)
        if roles:
            words = _("{role}: {chance}")
            likely = [
                (seat, words.format(role=short_role_word(role), chance=percent(chance))) for seat, role, chance in roles
            ]
            self.parts.append(Chances("roles", _("The likeliest role of each, from what you knew"), likely))
        goal = _("goal {goal}: {chance}")
        places = [(None, goal.format(goal=k, chance=percent(chance))) for k, chance in enumerate(beliefs.gold, 1)]
        self.parts.append(Chances("gold", _("Where the gold is, from what you knew"), places))

    def place(self, area: pygame.Rect, viewport: Viewport) -> int:
        """Lay everything out from the top of `area` down over its width. Return the foot."""
        gap, top = viewport.px(_GAP), area.y
        for widget in self.head:
            top = put(widget, area.x, top, area.w, viewport) + gap
        below = pygame.Rect(area.x, top, area.w, 0)
        return in_columns(self.parts, below, viewport)

    @property
    def widgets(self) -> list[Widget]:
        """All of it as it was placed last, in the order of reading."""
        return [*self.head, *self.parts]
