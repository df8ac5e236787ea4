"""The explanation of one move, laid out in one column or two."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.state import State
from game.hindsight.explain import Clue, NoWhy, Why
from game.hindsight.sentences import (
    claim_verdict,
    clue_words,
    clues_heading,
    clues_of,
    move_words,
    no_why_sentence,
    why_sentence,
)
from game.hindsight.taken import Taken
from game.hindsight.taken_words import change_words, judged_sentence, taken_sentence
from game.hindsight.term_words import term_words
from game.records.moves import Past, RecordedMove
from game.scenes.why.parts import AGAINST, Bars, Chances, Note, NoteList, RolePortrait, percent, signed
from game.scenes.why.pictured import letters_of, options_of
from game.system.i18n import _
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_LEAST_TERM = 0.05
_LEAST_LEAN = 0.05
"""By so much the chances of the goals differ before it is worth telling."""
_COLUMN = 330
"""Least width of one of two columns at normal text, design units."""
_GAP = 8
_FACE, _WITH_FACE = 66, 400
"""Side of the portrait, and from which width on the page has one, design units."""


class WhyPage:
    """The widgets of an explanation: the sentence across, the parts below it.

    `telling` is what made the move a telling one. With `letters` the options that have a place in the maze bear those
    by which they are found there.
    """

    def __init__(
        self,
        past: Past,
        move: RecordedMove,
        why: Why | Taken | NoWhy | None,
        *,
        telling: Sequence[str] = (),
        letters: bool = False,
    ) -> None:
        self.head: list[Widget] = []
        self._face = RolePortrait(move.seat, past.seats[move.seat].mind, move.before.roles[move.seat])
        self.parts: list[Widget] = []
        self._shows_face = False
        names = past.names
        self.options = options_of(why, names)
        self._letters = letters_of(self.options) if letters else [""] * len(self.options)
        if isinstance(why, Why):
            self._say(why_sentence(why, names))
            self._judge(past, move, why)
            self._explain(why, names)
        elif isinstance(why, Taken):
            self._say(move_words(move, names))
            self._judge(past, move, None)
            self._say_quietly(taken_sentence(why, names))
            self._say_quietly(judged_sentence(why))
            self._weigh(why, names)
        elif why is not None:
            self._say(move_words(move, names))
            self._judge(past, move, None)
            self._say(no_why_sentence(why, names[move.seat], past.seats[move.seat].mind))
        self.head[1:1] = [RichText(said, face="italic", size=17, colour=AGAINST) for said in telling]

    def _say(self, text: str) -> None:
        self.head.append(RichText(text, face="bold", size=19, colour=PARCHMENT_INK))

    def _say_quietly(self, text: str) -> None:
        self.head.append(RichText(text, size=17, colour=PARCHMENT_INK))

    def _weigh(self, taken: Taken, names: Sequence[str]) -> None:
        """Add what the others made of the act of a person, and what a mind would have weighed."""
        name = names[taken.move.seat]
        cells: list[tuple[int | None, str]] = [
            (seat, change_words(change)) for seat, change in enumerate(taken.believed) if change is not None
        ]
        heading = _("How likely {name} was a saboteur to the others, before and after").format(name=name)
        self.parts.append(Chances("beliefs", heading, cells))
        self._add_options(_("What else could be done, as a sharp bot weighs it"))
        self._add_clues(clues_of(name), taken.move.after, taken.clues, names)

    def _judge(self, past: Past, move: RecordedMove, why: Why | None) -> None:
        """Add what a claim that came with the move was worth."""
        verdict = claim_verdict(move, why, past.names)
        if verdict is not None:
            colour = AGAINST if verdict.lie else PARCHMENT_INK
            self.head.append(RichText(verdict.words, face="italic", size=17, colour=colour))

    def _explain(self, why: Why, names: Sequence[str]) -> None:
        best = why.reasons.best[0]
        terms = [(term_words(name, value, why.role), value) for name, value in best.terms if abs(value) >= _LEAST_TERM]
        if terms:
            heading = _("What counted: {score} in all").format(score=signed(best.score))
            self.parts.append(Bars("terms", heading, sorted(terms, key=lambda term: -abs(term[1]))))
        self._add_options(_("Turned down"))
        self._believe(why, names)
        self._add_clues(clues_heading(why, names), why.move.before, why.clues, names)

    def _add_options(self, heading: str) -> None:
        """Add what was not done, each with its letter where it has a place in the maze."""
        notes = [
            Note(each.words, signed(each.score), letter=letter)
            for each, letter in zip(self.options, self._letters, strict=True)
        ]
        if notes:
            self.parts.append(NoteList("turned-down", heading, notes))

    def _add_clues(self, heading: str, state: State, clues: Sequence[Clue], names: Sequence[str]) -> None:
        """Add what counted most, as the log of this position told it."""
        notes = [Note(clue_words(state, each.place, names), icon="up" if each.weight > 0 else "down") for each in clues]
        if notes:
            self.parts.append(NoteList("clues", heading, notes))

    def _believe(self, why: Why, names: Sequence[str]) -> None:
        """Add what the others believed of the one who moved, and where that one thought the gold was."""
        name = names[why.move.seat]
        cells: list[tuple[int | None, str]] = [
            (None, _("the table: {chance}").format(chance=percent(why.public[why.move.seat])))
        ]
        cells += [(seat, percent(chance)) for seat, chance in enumerate(why.believed) if chance is not None]
        self.parts.append(
            Chances("beliefs", _("How likely {name} was a saboteur to the others").format(name=name), cells)
        )
        gold = why.reasons.after.gold
        if max(gold) - min(gold) >= _LEAST_LEAN:
            goal = _("goal {goal}: {chance}")
            places = [(None, goal.format(goal=k, chance=percent(chance))) for k, chance in enumerate(gold, 1)]
            self.parts.append(Chances("gold", _("Where the gold was, to {name}").format(name=name), places))

    def place(self, area: pygame.Rect, viewport: Viewport) -> int:
        """Lay everything out from the top of `area` down over its width. Return the foot."""
        gap, top, left = viewport.px(_GAP), area.y, area.x
        side = viewport.px(_FACE) if area.w >= viewport.px(_WITH_FACE) else 0
        if side:
            self._face.place(pygame.Rect(area.x, area.y, side, side), viewport)
            left += side + viewport.px(14)
        for widget in self.head:
            top = put(widget, left, top, area.right - left, viewport) + gap
        self._shows_face = bool(side)
        top = max(top, area.y + side + gap) if side else top
        return in_columns(self.parts, pygame.Rect(area.x, top, area.w, 0), viewport)

    @property
    def widgets(self) -> list[Widget]:
        """All of it as it was placed last, in the order of reading."""
        return [*([self._face] if self._shows_face else []), *self.head, *self.parts]


def in_columns(parts: Sequence[Widget], area: pygame.Rect, viewport: Viewport) -> int:
    """Place parts from the top of `area` down, in two columns where there is room. Return the foot."""
    gap, top = viewport.px(_GAP), area.y
    if area.w < 2 * viewport.px(_COLUMN * viewport.text_scale):
        for part in parts:
            top = put(part, area.x, top, area.w, viewport) + gap
        return top
    between = viewport.px(28)
    width = (area.w - between) // 2
    feet = [top, top]
    for part in parts:
        column = 0 if feet[0] <= feet[1] else 1
        left = area.x + column * (width + between)
        feet[column] = put(part, left, feet[column], width, viewport) + gap
    return max(feet)


def put(widget: Widget, left: int, top: int, width: int, viewport: Viewport) -> int:
    """Place a widget as high as it needs. Return its foot."""
    height = widget.height(width, viewport)
    widget.place(pygame.Rect(left, top, width, height), viewport)
    return top + height
