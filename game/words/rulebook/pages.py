"""All pages of the rulebook, made anew in the player's language whenever they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.total import total
from game.words.rulebook import (
    acting,
    basics,
    editions,
    ending,
    expansion,
    expansion_cards,
    extras,
    fairness,
    gold,
    here,
    laying,
    terms,
)
from game.words.rulebook.blocks import Page
from game.words.rulebook.editions import InPlay
from game.words.rulebook.entries import Entry
from game.words.rulebook.here import KeyName

_HERE: Mapping[Entry, Callable[[KeyName], Page]] = {
    Entry.LAYING_HERE: here.laying_here,
    Entry.LOOKING_HERE: here.looking_here,
    Entry.SHARING_HERE: here.sharing_here,
}
_PAGES: Mapping[Entry, Callable[[], Page]] = total(
    set(Entry) - _HERE.keys() - {Entry.IN_THIS_GAME},
    {
        Entry.CONTENTS: terms.contents,
        Entry.THE_GAME: basics.the_game,
        Entry.ROLES: basics.roles,
        Entry.SET_UP: basics.set_up,
        Entry.TURN: basics.turn,
        Entry.PATH_CARDS: laying.path_cards,
        Entry.MATCHING: laying.matching,
        Entry.LINK_TO_START: laying.link_to_start,
        Entry.DEAD_ENDS: laying.dead_ends,
        Entry.BROKEN_TOOLS: acting.broken_tools,
        Entry.REPAIR: acting.repair,
        Entry.ROCKFALL: acting.rockfall,
        Entry.MAP: acting.treasure_map,
        Entry.GOALS: ending.goals,
        Entry.STONES: ending.stones,
        Entry.ROUND_END: ending.round_end,
        Entry.SHARE: gold.share,
        Entry.SABOTEURS_PAY: gold.saboteurs_pay,
        Entry.THREE_ROUNDS: gold.three_rounds,
        Entry.EDITIONS: editions.editions,
        Entry.HOUSE_RULES: editions.house_rules,
        Entry.FAIR_FIGHT: fairness.fair_fight,
        Entry.SABOTEUR2: expansion.saboteur2,
        Entry.SABOTEUR2_ROLES: expansion.roles,
        Entry.SABOTEUR2_TURN: expansion.turn,
        Entry.BRIDGES: expansion_cards.bridges,
        Entry.LADDERS: expansion_cards.ladders,
        Entry.DOORS: expansion_cards.doors,
        Entry.CRYSTALS: expansion_cards.crystals,
        Entry.THEFT: expansion_cards.theft,
        Entry.SWAP_HANDS: expansion_cards.swap_hands,
        Entry.INSPECTION: expansion_cards.inspection,
        Entry.TRAPPED: expansion_cards.trapped,
        Entry.SABOTEUR2_WINNERS: expansion.winners,
        Entry.SABOTEUR2_PAY: expansion.pay,
        Entry.BONUS: extras.bonus,
        Entry.RETIRING: extras.retiring,
        Entry.TABLE_TALK: extras.table_talk,
        Entry.WORDS: terms.words,
    },
)


def all_pages(game: InPlay | None, key: KeyName) -> dict[Entry, Page]:
    """Return every entry in the language of now; one is about the game that is being played, some name keys."""
    pages = {entry: make() for entry, make in _PAGES.items()}
    pages |= {entry: make(key) for entry, make in _HERE.items()}
    return pages | {Entry.IN_THIS_GAME: editions.in_this_game(game)}
