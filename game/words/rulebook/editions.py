"""The chapter on editions and house rules, and the page on what is on in the game that is being played."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.ruleset import EDITIONS, HOUSE_NUMBER_CLAUSES, REPLACED, SWITCHES, Edition, HouseNumber, Ruleset
from game.engine.total import total
from game.system.i18n import _
from game.words.rulebook.blocks import (
    BASE,
    BONUS,
    HOUSE,
    SABOTEUR2,
    TALK,
    Block,
    Heading,
    Numbers,
    Page,
    Said,
    numbers,
    printed,
    said,
)
from game.words.rulebook.entries import Entry, entry_of_switch
from game.words.rules import (
    edition_names,
    edition_sentence,
    edition_words,
    number_effect,
    number_printed_words,
    number_value_words,
    number_words,
    numbers_sentence,
    role_counts_sentence,
    switch_words,
    value_words,
    without_effect_sentence,
)

InPlay = tuple[Ruleset, int]
"""The rules of the game that is being played, and how many seats it has."""

_CLAUSES: Mapping[str, str] = total(
    SWITCHES,
    {
        "direction": "R1.6",
        "link_to_start": "R3.4",
        "gold_by": "R7.2",
        "goals_at_once": "R5.5",
        "goal_turn": "R5.4",
        "round_end": "R6.1",
        "saboteur_pay": "R7.4",
        "next_starter": "R8.2",
        "broken_tools_cost_gold": "R7.6",
    },
)


def editions() -> Page:
    """Return what each edition prints."""
    blocks: list[Block] = [
        said(
            BASE,
            "R8.1",
            _("The rules of this game have been printed several times, and the books differ in a few things."),
            _("Choose one of these editions for a new game, or set every switch by hand."),
        ),
        said(
            HOUSE,
            "R1.9",
            _("None of them prints a fixed number of saboteurs, cards put aside, or a fair fight."),
            _("You can have these in every edition."),
        ),
    ]
    for edition in EDITIONS:
        blocks += [Heading(edition_words(edition)), _printed_by(edition)]
    return Page(
        _("The editions"),
        tuple(blocks),
        (Entry.HOUSE_RULES, Entry.FAIR_FIGHT, Entry.IN_THIS_GAME, Entry.SABOTEUR2),
        also=_("edition, version, variant, language, rulebook, printed"),
    )


def _printed_by(edition: Edition) -> Numbers:
    rules = EDITIONS[edition]
    lines: list[tuple[str, ...]] = [(switch_words(name), value_words(name, getattr(rules, name))) for name in SWITCHES]
    return numbers(printed(edition), _all_clauses(), (_("Switch"), _("Printed")), lines)


def _all_clauses() -> str:
    return " ".join(_CLAUSES.values())


def house_rules() -> Page:
    """Return what can be switched, and which edition prints what."""
    blocks: list[Block] = [
        said(
            HOUSE,
            "",
            _("Every switch can be set by hand when you make a new game."),
            _("What then differs from the chosen edition is a house rule, and the screen marks it."),
        )
    ]
    for name, values in SWITCHES.items():
        lines: list[tuple[str, ...]] = [(value_words(name, value), _editions_with(name, value)) for value in values]
        blocks += [
            Heading(switch_words(name)),
            numbers(HOUSE, _CLAUSES[name], (_("Choice"), _("Printed by")), lines),
        ]
    for number, clause in HOUSE_NUMBER_CLAUSES.items():
        blocks += [Heading(number_words(number)), said(HOUSE, clause, number_effect(number).sentence())]
    return Page(
        _("House rules"),
        tuple(blocks),
        (Entry.FAIR_FIGHT, Entry.EDITIONS, Entry.IN_THIS_GAME, *dict.fromkeys(map(entry_of_switch, SWITCHES))),
        also=_("switch, option, variant, optional, custom, change the rules"),
    )


def _editions_with(name: str, value: str | bool) -> str:
    names = edition_names([edition for edition, rules in EDITIONS.items() if getattr(rules, name) == value])
    return names or _("no edition")


def in_this_game(game: InPlay | None) -> Page:
    """Return what is on in a game, and how that differs from its edition; without a game, what there can be."""
    return Page(
        _("In this game"),
        _without_game() if game is None else _with_game(*game),
        (Entry.EDITIONS, Entry.HOUSE_RULES, Entry.FAIR_FIGHT),
        also=_("active, on, off, current rules, which rules"),
    )


def _without_game() -> tuple[Block, ...]:
    blocks: list[Block] = [
        said(
            HOUSE,
            "",
            _("No game is being played just now."),
            _("While one is, this page says which rules are on in it, and what differs from its edition."),
        )
    ]
    for edition in EDITIONS:
        blocks += [Heading(edition_words(edition)), said(printed(edition), "", edition_sentence(edition))]
    return tuple(blocks)


def _with_game(rules: Ruleset, seats: int) -> tuple[Block, ...]:
    edition = rules.edition
    return (
        Heading(edition_words(edition)),
        said(printed(edition), "", edition_sentence(edition, saboteur2=rules.saboteur2)),
        Heading(_("Roles at this table")),
        _roles(rules, seats),
        *_numbers(rules, seats),
        Heading(_("Switches in this game")),
        *_switches(rules, seats),
        Heading(_("What else is on")),
        said(SABOTEUR2, "", _("Saboteur 2 is on.") if rules.saboteur2 else _("Saboteur 2 is off.")),
        said(BONUS, "", _("Bonus nuggets are on.") if rules.bonus_nuggets else _("Bonus nuggets are off.")),
        said(TALK, "", _("Table talk is on.") if rules.table_talk else _("Table talk is off.")),
    )


def _roles(rules: Ruleset, seats: int) -> Said:
    """Return which role cards were dealt."""
    sentence = role_counts_sentence(rules, seats)
    if rules.saboteur2:
        return said(SABOTEUR2, "R10.1", sentence)
    return said(BASE, "R1.1", sentence) if rules.saboteurs is None else said(HOUSE, "R1.7", sentence)


def _numbers(rules: Ruleset, seats: int) -> list[Block]:
    """Return how many saboteurs and cards aside there are, where no edition prints it so, and whether that is fair."""
    found = rules.house_numbers()
    if not found:
        return []
    clauses = "R1.9" if rules.fair_at(seats) else " ".join(HOUSE_NUMBER_CLAUSES[name] for name in found)
    return [Heading(_("Saboteurs and cards aside")), said(HOUSE, clauses, numbers_sentence(rules, seats))]


def _switches(rules: Ruleset, seats: int) -> list[Block]:
    """Return every switch as it is here, first those and the numbers that differ from the edition."""
    idle, edition = rules.without_effect(), rules.edition
    differing = [name for name in rules.house_rules() if name not in idle]
    blocks: list[Block] = []
    lines: list[tuple[str, ...]] = [
        (switch_words(name), value_words(name, getattr(rules, name)), value_words(name, _printed(edition, name)))
        for name in differing
    ]
    counted = rules.house_numbers()
    lines += [(number_words(name), _number(rules, name), number_printed_words(name, seats)) for name in counted]
    if lines:
        clauses = " ".join([*(_CLAUSES[name] for name in differing), *(HOUSE_NUMBER_CLAUSES[name] for name in counted)])
        blocks.append(numbers(HOUSE, clauses, (_("House rule"), _("Here"), _("Printed")), lines))
    else:
        blocks.append(said(HOUSE, "", _("Nothing differs from the edition: there are no house rules.")))
    same = [name for name in SWITCHES if name not in differing and name not in idle]
    lines = [(switch_words(name), value_words(name, getattr(rules, name))) for name in same]
    if lines:
        clauses = " ".join(_CLAUSES[name] for name in same)
        blocks.append(numbers(printed(edition), clauses, (_("Switch"), _("As printed")), lines))
    if rules.saboteur2:
        blocks.append(without_effect())
    return blocks


def _number(rules: Ruleset, name: HouseNumber) -> str:
    return number_value_words(name, rules.saboteurs if name == "saboteurs" else rules.aside)


def without_effect() -> Numbers:
    """Return the switches that have no effect with Saboteur 2, and why."""
    lines: list[tuple[str, ...]] = [(switch_words(name), without_effect_sentence(name)) for name in REPLACED]
    return numbers(SABOTEUR2, "R10.3a", (_("Switch"), _("With Saboteur 2")), lines)


def _printed(edition: Edition, name: str) -> str | bool:
    value: str | bool = getattr(EDITIONS[edition], name)
    return value
