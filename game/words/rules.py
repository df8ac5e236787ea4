"""Editions and house rules as the set-up screen words them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.cards import SABOTEUR2_ROLES, Role
from game.engine.ruleset import HOUSE_NUMBER_CLAUSES, REPLACED, SWITCHES, Edition, HouseNumber, Ruleset, role_cards
from game.engine.total import total
from game.system.i18n import N_, _, ngettext
from game.words.effects import Effect
from game.words.things import comma_words, list_words

_EDITIONS: Mapping[Edition, tuple[str, str]] = {
    "rebel": (
        N_("Rebel"),
        N_("Every new tunnel must join the start, and there is a nugget card for each gold-digger."),
    ),
    "g3": (
        N_("German"),
        N_("Tunnels may begin anywhere next to a card, and there is a nugget card for each player."),
    ),
    "ukrainian": (
        N_("Ukrainian"),
        N_("The finisher chooses among goals, the round ends when everybody has passed."),
    ),
    "italian": (
        N_("Italian"),
        N_("Play runs counter-clockwise, and a round without gold lasts until all hands are empty."),
    ),
}

_EDITIONS_SABOTEUR2: Mapping[Edition, str] = {
    "rebel": N_("Every new tunnel must join the start."),
    "g3": N_("Tunnels may begin anywhere next to a card."),
    "ukrainian": N_("Tunnels may begin anywhere next to a card, and the finisher chooses among goals."),
    "italian": N_("Play runs counter-clockwise, and tunnels may begin anywhere next to a card."),
}
"""What an edition still decides with Saboteur 2 (R10.3a)."""

_SWITCHES: Mapping[str, str] = total(
    SWITCHES,
    {
        "direction": N_("Direction of play"),
        "link_to_start": N_("Must a new tunnel join the start?"),
        "gold_by": N_("Nugget cards drawn"),
        "goals_at_once": N_("Several goals reached at once"),
        "goal_turn": N_("A stone that fits neither way round"),
        "round_end": N_("A round without gold ends"),
        "saboteur_pay": N_("The saboteurs are paid"),
        "next_starter": N_("The next round starts left of"),
        "broken_tools_cost_gold": N_("Does a broken tool cost the share?"),
    },
)

_SWITCH_EFFECTS: Mapping[str, Effect] = total(
    SWITCHES,
    {
        "direction": Effect(N_("Which way the turn goes round the table"), "R1.6"),
        "link_to_start": Effect(N_("Whether each new tunnel must be joined to the start card"), "R3.4"),
        "gold_by": Effect(N_("How much gold the gold-diggers share out when they win"), "R7.2"),
        "goals_at_once": Effect(N_("What happens when one card reaches more than one goal"), "R5.5"),
        "goal_turn": Effect(N_("Who says how a stone lies that fits neither way round"), "R5.4"),
        "round_end": Effect(N_("When a round is over in which nobody reached the gold"), "R6.1"),
        "saboteur_pay": Effect(N_("How the winning saboteurs get their nugget cards"), "R7.4"),
        "next_starter": Effect(N_("Whose left neighbour begins the next round"), "R8.2"),
        "broken_tools_cost_gold": Effect(N_("Whether gold-diggers with a broken tool get no gold"), "R7.6"),
    },
)

_VALUES: Mapping[tuple[str, str | bool], str] = total(
    ((name, value) for name, values in SWITCHES.items() for value in values),
    {
        ("direction", "clockwise"): N_("Clockwise"),
        ("direction", "counter-clockwise"): N_("Counter-clockwise"),
        ("link_to_start", True): N_("Yes, always"),
        ("link_to_start", False): N_("No, a side is enough"),
        ("gold_by", "players"): N_("One for each player"),
        ("gold_by", "diggers"): N_("One for each gold-digger"),
        ("goals_at_once", "all"): N_("All are revealed"),
        ("goals_at_once", "one"): N_("The finisher picks one"),
        ("goal_turn", "auto"): N_("Turns to the tunnel"),
        ("goal_turn", "finisher"): N_("The finisher turns it"),
        ("round_end", "none_playable"): N_("When nobody can play"),
        ("round_end", "all_passed"): N_("When all have passed"),
        ("round_end", "hands_empty"): N_("When hands are empty"),
        ("saboteur_pay", "exact"): N_("The exact sum"),
        ("saboteur_pay", "drawn"): N_("By drawing cards"),
        ("next_starter", "last_card"): N_("The last card"),
        ("next_starter", "last_path"): N_("The last path card"),
        ("next_starter", "last_turn"): N_("The last turn"),
        ("broken_tools_cost_gold", True): N_("Yes, no gold"),
        ("broken_tools_cost_gold", False): N_("No"),
    },
)

_WITHOUT_EFFECT: Mapping[str, str] = total(
    REPLACED,
    {
        "gold_by": N_("No effect with Saboteur 2: it pays by the number of winners."),
        "round_end": N_("No effect with Saboteur 2: a round without gold ends when nobody can play."),
        "saboteur_pay": N_("No effect with Saboteur 2: all winners are paid alike, in tokens."),
        "broken_tools_cost_gold": N_("No effect with Saboteur 2: only Trapped costs the share."),
    },
)

_NUMBERS: Mapping[HouseNumber, str] = total(
    HOUSE_NUMBER_CLAUSES,
    {"saboteurs": N_("Number of saboteurs"), "aside": N_("Cards put aside")},
)

_NUMBER_EFFECTS: Mapping[HouseNumber, Effect] = total(
    HOUSE_NUMBER_CLAUSES,
    {
        "saboteurs": Effect(N_("Exactly so many saboteurs are dealt, and everybody knows it"), "R1.7"),
        "aside": Effect(N_("So many cards of the deck stay out of the round, unseen"), "R1.8"),
    },
)

_FAIR_FIGHT = Effect(N_("Saboteurs and cards aside so that either side may well win"), "R1.9")


def edition_words(edition: Edition) -> str:
    """Return the name of an edition: "Edition: Rebel"."""
    return _("Edition: {name}").format(name=_(_EDITIONS[edition][0]))


def edition_names(editions: Sequence[Edition]) -> str:
    """Return the names of editions, in a list: "German, Italian"."""
    return comma_words([_(_EDITIONS[edition][0]) for edition in editions])


def edition_sentence(edition: Edition, *, saboteur2: bool = False) -> str:
    """Return what is special about an edition, in one sentence; with Saboteur 2 only what it still decides."""
    return _(_EDITIONS_SABOTEUR2[edition] if saboteur2 else _EDITIONS[edition][1])


def without_effect_sentence(name: str) -> str:
    """Return why a house rule has no effect with Saboteur 2 (R10.3a)."""
    return _(_WITHOUT_EFFECT[name])


def switch_words(name: str) -> str:
    """Return what a house rule is about."""
    return _(_SWITCHES[name])


def switch_effect(name: str) -> Effect:
    """Return what a house rule decides."""
    return _SWITCH_EFFECTS[name]


def value_words(name: str, value: str | bool) -> str:
    """Return one value of a house rule."""
    return _(_VALUES[name, value])


def number_words(name: HouseNumber) -> str:
    """Return what a house rule that is a number counts: "Cards put aside"."""
    return _(_NUMBERS[name])


def number_effect(name: HouseNumber) -> Effect:
    """Return what a house rule that is a number does."""
    return _NUMBER_EFFECTS[name]


def number_value_words(name: HouseNumber, value: int | None) -> str:
    """Return one value of a house rule that is a number: "As printed", "Exactly 2", "No cards", "12 cards"."""
    if value is None:
        return _("As printed")
    if name == "saboteurs":
        return _("Exactly {count}").format(count=value)
    return ngettext("{count} card", "{count} cards", value).format(count=value) if value else _("No cards")


def number_printed_words(name: HouseNumber, seats: int) -> str:
    """Return what every edition prints for so many seats: "1 or 2 saboteurs", "No cards"."""
    printed = Ruleset().as_printed()
    return _number_dealt(printed, seats) if name == "saboteurs" else number_value_words(name, printed.aside)


def fair_fight_words() -> str:
    """Return the name of the preset that sets both numbers (R1.9)."""
    return _("Fair fight")


def fair_fight_effect() -> Effect:
    """Return what the preset is good for (R1.9)."""
    return _FAIR_FIGHT


def numbers_words(rules: Ruleset, seats: int) -> list[str]:
    """Return in a few words which numbers of saboteurs and cards aside no edition prints: "Fair fight", or each."""
    if rules.fair_at(seats):
        return [fair_fight_words()]
    return [
        _number_dealt(rules, seats) if name == "saboteurs" else _cards_aside(rules) for name in rules.house_numbers()
    ]


def numbers_sentence(rules: Ruleset, seats: int) -> str:
    """Return how many saboteurs and cards aside there are: "Fair fight: exactly 2 saboteurs, nothing put aside."."""
    if rules.fair_at(seats):
        text = _("Fair fight: {saboteurs}, {aside}.")
    elif rules == rules.as_printed():
        text = _("As printed: {saboteurs}, {aside}.")
    else:
        text = _("House rule: {saboteurs}, {aside}.")
    return text.format(saboteurs=_number_dealt(rules, seats), aside=_cards_aside(rules))


def _cards_aside(rules: Ruleset) -> str:
    cards = rules.put_aside
    words = ngettext("{count} card put aside", "{count} cards put aside", cards).format(count=cards)
    return words if cards else _("nothing put aside")


def _number_dealt(rules: Ruleset, seats: int) -> str:
    """Return how many saboteurs there can be at a table of the base game: the card left over may be one (R1.1)."""
    most = role_cards(rules, seats)[Role.SABOTEUR]
    if rules.saboteurs is not None:
        return ngettext("exactly {count} saboteur", "exactly {count} saboteurs", most).format(count=most)
    text = ngettext("{least} or {count} saboteur", "{least} or {count} saboteurs", most)
    return text.format(least=most - 1, count=most)


def known_saboteurs_sentence(count: int) -> str:
    """Return that the number of saboteurs is known (R1.7)."""
    return ngettext(
        "There is exactly {count} saboteur, and everybody knows it.",
        "There are exactly {count} saboteurs, and everybody knows it.",
        count,
    ).format(count=count)


def put_aside_sentence(count: int) -> str:
    """Return how many cards nobody sees in this round (R1.8, R10.2)."""
    return ngettext(
        "{count} card was put aside unseen before the hands were dealt.",
        "{count} cards were put aside unseen before the hands were dealt.",
        count,
    ).format(count=count)


def role_counts_sentence(rules: Ruleset, seats: int) -> str:
    """Return which role cards there are for this number of seats (R1.1, R1.7, R10.1)."""
    if rules.saboteur2:
        return _saboteur2_counts_sentence(seats)
    cards = role_cards(rules, seats)
    if rules.saboteurs is None:
        text = _("{seats} seats: {saboteurs} and {diggers}; one role card stays aside.")
    else:
        text = _("{seats} seats: {saboteurs} and {diggers}, everybody knows it.")
    saboteurs, diggers = cards[Role.SABOTEUR], cards[Role.DIGGER]
    return text.format(
        seats=seats,
        saboteurs=ngettext("{count} saboteur", "{count} saboteurs", saboteurs).format(count=saboteurs),
        diggers=ngettext("{count} gold-digger", "{count} gold-diggers", diggers).format(count=diggers),
    )


def _saboteur2_counts_sentence(seats: int) -> str:
    cards = sum(SABOTEUR2_ROLES.values())
    text = _(
        "{seats} seats, {cards} role cards: 4 blue and 4 green gold-diggers, 1 boss, 1 profiteer, 2 geologists, "
        "3 saboteurs. {left} stay face down."
    )
    return text.format(seats=seats, cards=cards, left=cards - seats)


def benched_sentence(names: Sequence[str], most: int) -> str:
    """Return who sits out now that Saboteur 2 is off."""
    return ngettext(
        "{names} sits out and comes back with Saboteur 2: without it {most} can play.",
        "{names} sit out and come back with Saboteur 2: without it {most} can play.",
        len(names),
    ).format(names=list_words(names, _("{rest} and {last}")), most=most)


def joined_sentence(name: str, fewest: int) -> str:
    """Return who fills the table up now that Saboteur 2 is off."""
    return _("{name} joins: without Saboteur 2 at least {fewest} must play.").format(name=name, fewest=fewest)
