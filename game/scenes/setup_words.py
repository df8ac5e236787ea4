"""Editions, house rules and minds as the set-up screen words them."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import ROLE_COUNTS
from game.engine.ruleset import Edition
from game.i18n import N_, _, ngettext
from game.setup import HUMAN

_EDITIONS: Mapping[Edition, tuple[str, str]] = {
    "rebel": (
        N_("Rebel"),
        N_("Every new tunnel must join the start, and there is a nugget card for each gold-digger."),
    ),
    "g3": (
        N_("German"),
        N_("Tunnels may begin anywhere beside a card, and there is a nugget card for each player."),
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

_SWITCHES: Mapping[str, str] = {
    "direction": N_("Direction of play"),
    "link_to_start": N_("Must a new tunnel join the start?"),
    "gold_by": N_("Nugget cards drawn"),
    "goals_at_once": N_("Several goals reached at once"),
    "goal_turn": N_("A stone that fits neither way round"),
    "round_end": N_("A round without gold ends"),
    "saboteur_pay": N_("The saboteurs are paid"),
    "next_starter": N_("The next round starts left of"),
    "broken_tools_cost_gold": N_("Does a broken tool cost the share?"),
}

_VALUES: Mapping[tuple[str, str | bool], str] = {
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
}

_MINDS: Mapping[str, str] = {
    HUMAN: N_("Human"),
    "steady": N_("Bot: Steady"),
    "random": N_("Bot: Rookie drifter"),
}


def edition_words(edition: Edition) -> str:
    """The name of an edition: "Edition: Rebel"."""
    return _("Edition: {name}").format(name=_(_EDITIONS[edition][0]))


def edition_sentence(edition: Edition) -> str:
    """What is special about an edition, in one sentence."""
    return _(_EDITIONS[edition][1])


def switch_words(name: str) -> str:
    """What a house rule is about."""
    return _(_SWITCHES[name])


def value_words(name: str, value: str | bool) -> str:
    """One value of a house rule."""
    return _(_VALUES[name, value])


def mind_words(mind: str) -> str:
    """Who plays a seat."""
    return _(_MINDS[mind]) if mind in _MINDS else _("Bot: {name}").format(name=mind.capitalize())


def role_counts_sentence(seats: int) -> str:
    """How many role cards there are for this number of seats (R1.1)."""
    saboteurs, diggers = ROLE_COUNTS[seats]
    return _("{seats} seats: {saboteurs} and {diggers}; one role card stays aside.").format(
        seats=seats,
        saboteurs=ngettext("{count} saboteur", "{count} saboteurs", saboteurs).format(count=saboteurs),
        diggers=ngettext("{count} gold-digger", "{count} gold-diggers", diggers).format(count=diggers),
    )
