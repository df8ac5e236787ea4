"""The part of the set-up screen that is about rules: edition, expansions, starter, house rules."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.ruleset import (
    ASIDE_ALLOWED,
    EDITIONS,
    HOUSE_NUMBER_CLAUSES,
    SWITCHES,
    Edition,
    HouseNumber,
    saboteurs_allowed,
)
from game.engine.total import total
from game.records.names import tidy_name
from game.records.setup import number_sentence
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.fight import Deal
from game.scenes.new_game.fight_words import (
    base_game_only_sentence,
    deal_by_hand_words,
    fair_deal_sentence,
    fair_deal_words,
    number_note,
    printed_deal_sentence,
    printed_deal_words,
)
from game.system.i18n import _
from game.ui.layout import column, form_row
from game.ui.scene import Change
from game.ui.theme import HOUSE_RULE, PARCHMENT_INK, PARCHMENT_MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.words.rules import (
    benched_sentence,
    edition_sentence,
    edition_words,
    fair_fight_effect,
    fair_fight_words,
    joined_sentence,
    number_effect,
    number_value_words,
    number_words,
    numbers_sentence,
    switch_effect,
    switch_words,
    value_words,
    without_effect_sentence,
)

_ORDER: tuple[Edition, ...] = tuple(total(EDITIONS, dict.fromkeys(("rebel", "g3", "ukrainian", "italian"))))


class RulesPanel:
    """Made anew whenever the draft changed: `place` puts its widgets into a column."""

    def __init__(
        self,
        draft: Draft,
        edited: Callable[[], Change],
        reseated: Callable[[], Change],
        beside: Callable[[], list[Widget]],
    ) -> None:
        """`beside` makes what stands below the expansions and is no rule."""
        self._draft = draft
        self._edited = edited
        self._reseated = reseated
        self._beside = beside

    def place(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the widgets from the top of `area`; return them in Tab order, and their foot."""
        draft, gap = self._draft, viewport.px(8)
        editions = [(edition, edition_words(edition)) for edition in _ORDER]
        tip = _("Each edition is the rules of one printed box.")
        parts: list[Widget] = [
            Cycler("edition", editions, draft.edition, self._set_edition, style="brass", tooltip=tip),
            RichText(edition_sentence(draft.edition, saboteur2=draft.saboteur2), colour=PARCHMENT_INK),
        ]
        foot = column(parts, area, gap, viewport) + gap
        placed, foot = self._place_deal(_from(area, foot), viewport)
        others = [*self._expansions(), *self._beside()]
        foot = column(others, _from(area, foot + gap), gap, viewport) + gap
        parts += [*placed, *others]
        label, starter = RichText(_("Who starts"), colour=PARCHMENT_INK), self._starter()
        foot = form_row(label, starter, _from(area, foot), viewport) + viewport.px(14)
        heading = RichText(_("House rules"), face="heading", size=20, colour=PARCHMENT_INK)
        foot = column([heading], _from(area, foot), gap, viewport) + gap
        parts += [label, starter, heading]
        for number in HOUSE_NUMBER_CLAUSES:
            placed, foot = self._place_number(number, _from(area, foot), viewport)
            parts += placed
            foot += gap
        for name in SWITCHES:
            placed, foot = self._place_switch(name, _from(area, foot), viewport)
            parts += placed
            foot += gap
        return parts, foot

    def _place_deal(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the choice between Fair fight and the printed deal, and what the chosen one does (R1.9)."""
        draft = self._draft
        if draft.saboteur2:
            return _place_idle(fair_fight_words(), base_game_only_sentence(), area, viewport)
        deals: list[tuple[Deal, str]] = [("fair", fair_deal_words()), ("printed", printed_deal_words())]
        seats, deal = len(draft.seats), draft.fight.deal
        if deal == "by-hand":
            deals.append((deal, deal_by_hand_words()))
            sentence = numbers_sentence(draft.rules, seats)
        else:
            sentence = fair_deal_sentence(seats) if deal == "fair" else printed_deal_sentence()
        tip = f"{fair_fight_words()}\n{fair_fight_effect().cited()}"
        parts: list[Widget] = [
            Cycler("fair-fight", deals, deal, self._set_deal, style="brass", tooltip=tip),
            RichText(sentence, colour=PARCHMENT_INK),
        ]
        return parts, column(parts, area, viewport.px(8), viewport)

    def _place_number(self, name: HouseNumber, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place a house rule that is a number; if it is not as printed, a mark and a sentence say so."""
        draft, seats = self._draft, len(self._draft.seats)
        words, value = number_words(name), getattr(draft.rules, name)
        if draft.saboteur2:
            return _place_idle(words, number_sentence(name, draft.rules, seats), area, viewport)
        notes = [number_note(name, fair=draft.fight.fair)] if value else []
        if name == "saboteurs" and draft.fight.out_of_bounds(seats):
            notes.append(number_sentence(name, draft.rules, seats))
        label = RichText(f"• {words}" if notes else words, colour=HOUSE_RULE if notes else PARCHMENT_INK)
        control = self._saboteurs(value) if name == "saboteurs" else self._aside(value)
        control.tooltip = f"{words}\n{number_effect(name).cited()}"
        foot = form_row(label, control, area, viewport)
        below = [RichText(note, size=14, colour=HOUSE_RULE) for note in notes]
        if below:
            foot = column(below, _from(area, foot + viewport.px(4)), 0, viewport)
        return [label, control, *below], foot

    def _saboteurs(self, value: int | None) -> Widget:
        choices = [(count, number_value_words("saboteurs", count)) for count in self._numbers_of_saboteurs()]
        return Cycler("rule-saboteurs", choices, value, lambda count: self._set_number("saboteurs", count))

    def _numbers_of_saboteurs(self) -> list[int | None]:
        return [None, *saboteurs_allowed(len(self._draft.seats))]

    def _aside(self, value: int) -> Widget:
        def words(count: int) -> str:
            return number_value_words("aside", count)

        return Slider("rule-aside", ASIDE_ALLOWED, value, words, lambda count: self._set_number("aside", count))

    def _expansions(self) -> list[Widget]:
        """Make three switches, each with a line that says what it changes, and who comes or goes for it."""
        draft = self._draft
        notes = []
        if draft.bench:
            names = [benched.seat.name for benched in reversed(draft.bench)]
            notes.append(benched_sentence(names, draft.most_seats))
        if draft.joined is not None:
            notes.append(joined_sentence(draft.joined.name, draft.fewest_seats))
        changes = _("Two teams and their doors, new roles, thefts and traps; 2 to 12 seats.")
        bonus = _("There is a nugget in the mine: the first path to reach it takes it.")
        talk = _("Once a turn a seat may say in public what a goal is, or whom it suspects or trusts.")
        return [
            Toggle("rule-saboteur2", _("Saboteur 2"), draft.saboteur2, self._set_saboteur2),
            RichText(changes, colour=PARCHMENT_INK),
            *(RichText(note, size=14, colour=HOUSE_RULE) for note in notes),
            Toggle("rule-bonus-nuggets", _("Bonus nuggets"), draft.bonus_nuggets, self._set_bonus_nuggets),
            RichText(bonus, colour=PARCHMENT_INK),
            Toggle("rule-table-talk", _("Table talk"), draft.table_talk, self._set_table_talk),
            RichText(talk, colour=PARCHMENT_INK),
        ]

    def _place_switch(self, name: str, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place one house rule; if it differs from the edition, a mark and a sentence say so (RULES section 9)."""
        if name in self._draft.rules.without_effect():
            return _place_idle(switch_words(name), without_effect_sentence(name), area, viewport)
        values = [(value, value_words(name, value)) for value in SWITCHES[name]]
        differs = name in self._draft.switches
        words = f"• {switch_words(name)}" if differs else switch_words(name)
        label = RichText(words, colour=HOUSE_RULE if differs else PARCHMENT_INK)
        control = Cycler(
            f"rule-{name}",
            values,
            getattr(self._draft.rules, name),
            lambda value: self._set(name, value),
            tooltip=f"{switch_words(name)}\n{switch_effect(name).cited()}",
        )
        foot = form_row(label, control, area, viewport)
        if not differs:
            return [label, control], foot
        printed = value_words(name, self._draft.printed[name])
        sentence = _("• House rule. This edition prints: {value}.").format(value=printed)
        note = RichText(sentence, size=14, colour=HOUSE_RULE)
        foot = column([note], _from(area, foot + viewport.px(4)), 0, viewport)
        return [label, control, note], foot

    def _starter(self) -> Cycler[int | None]:
        choices: list[tuple[int | None, str]] = [(None, _("Drawn by lot"))]
        for seat, player in enumerate(self._draft.seats):
            number = seat + 1
            choices.append((seat, tidy_name(player.name) or _("Seat {number}").format(number=number)))
        tip = _("At a table the youngest begins; here you may choose (R1.5).")
        return Cycler("starter", choices, self._draft.starter, self._set_starter, tooltip=tip)

    def _set_edition(self, edition: Edition) -> Change:
        self._draft.set_edition(edition)
        return self._edited()

    def _set_deal(self, deal: Deal) -> Change:
        self._draft.set_fair(deal == "fair")
        return self._edited()

    def _set_number(self, name: HouseNumber, value: int | None) -> Change:
        self._draft.set_number(name, value)
        return self._edited()

    def _set_saboteur2(self, on: bool) -> Change:
        self._draft.set_saboteur2(on)
        return self._reseated()

    def _set_bonus_nuggets(self, on: bool) -> Change:
        self._draft.bonus_nuggets = on
        return self._edited()

    def _set_table_talk(self, on: bool) -> Change:
        self._draft.set_table_talk(on)
        return self._edited()

    def _set_starter(self, seat: int | None) -> Change:
        self._draft.starter = seat
        return self._edited()

    def _set(self, name: str, value: str | bool) -> Change:
        self._draft.set_switch(name, value)
        return self._edited()


def _place_idle(words: str, reason: str, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
    """Place what cannot be set now, with its reason."""
    idle = RichText(words, colour=PARCHMENT_MUTED)
    because = RichText(reason, size=14, colour=PARCHMENT_MUTED, middle=True)
    return [idle, because], form_row(idle, because, area, viewport)


def _from(area: pygame.Rect, top: int) -> pygame.Rect:
    return pygame.Rect(area.x, top, area.w, 0)
