"""The entries of the rulebook, their chapters, and which entry a clause, a card or a role leads to (UX M29)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from game.engine.cards import BREAKS, REPAIRS, Action, Card, Face
from game.engine.ruleset import SWITCHES
from game.engine.total import total
from game.system.i18n import N_, _


class Entry(StrEnum):
    """A page of the rulebook, by what it is about."""

    CONTENTS = "contents"
    IN_THIS_GAME = "in-this-game"
    THE_GAME = "the-game"
    ROLES = "roles"
    SET_UP = "set-up"
    TURN = "turn"
    PATH_CARDS = "path-cards"
    MATCHING = "matching"
    LINK_TO_START = "link-to-start"
    DEAD_ENDS = "dead-ends"
    BROKEN_TOOLS = "broken-tools"
    REPAIR = "repair"
    ROCKFALL = "rockfall"
    MAP = "map"
    GOALS = "goals"
    STONES = "stones"
    ROUND_END = "round-end"
    SHARE = "share"
    SABOTEURS_PAY = "saboteurs-pay"
    THREE_ROUNDS = "three-rounds"
    EDITIONS = "editions"
    HOUSE_RULES = "house-rules"
    FAIR_FIGHT = "fair-fight"
    SABOTEUR2 = "saboteur2"
    SABOTEUR2_ROLES = "saboteur2-roles"
    SABOTEUR2_TURN = "saboteur2-turn"
    BRIDGES = "bridges"
    LADDERS = "ladders"
    DOORS = "doors"
    CRYSTALS = "crystals"
    THEFT = "theft"
    SWAP_HANDS = "swap-hands"
    INSPECTION = "inspection"
    TRAPPED = "trapped"
    SABOTEUR2_WINNERS = "saboteur2-winners"
    SABOTEUR2_PAY = "saboteur2-pay"
    BONUS = "bonus"
    RETIRING = "retiring"
    TABLE_TALK = "table-talk"
    LAYING_HERE = "laying-here"
    LOOKING_HERE = "looking-here"
    SHARING_HERE = "sharing-here"
    WORDS = "words"


class Chapter(StrEnum):
    """What entries stand together."""

    BASICS = "basics"
    PATHS = "paths"
    ACTIONS = "actions"
    GOALS = "goals"
    GOLD = "gold"
    EDITIONS = "editions"
    SABOTEUR2 = "saboteur2"
    EXTRAS = "extras"
    HERE = "here"
    WORDS = "words"


CHAPTERS: Mapping[Chapter, tuple[Entry, ...]] = total(
    Chapter,
    {
        Chapter.BASICS: (Entry.THE_GAME, Entry.ROLES, Entry.SET_UP, Entry.TURN),
        Chapter.PATHS: (Entry.PATH_CARDS, Entry.MATCHING, Entry.LINK_TO_START, Entry.DEAD_ENDS),
        Chapter.ACTIONS: (Entry.BROKEN_TOOLS, Entry.REPAIR, Entry.ROCKFALL, Entry.MAP),
        Chapter.GOALS: (Entry.GOALS, Entry.STONES, Entry.ROUND_END),
        Chapter.GOLD: (Entry.SHARE, Entry.SABOTEURS_PAY, Entry.THREE_ROUNDS),
        Chapter.EDITIONS: (Entry.EDITIONS, Entry.HOUSE_RULES, Entry.FAIR_FIGHT),
        Chapter.SABOTEUR2: (
            Entry.SABOTEUR2,
            Entry.SABOTEUR2_ROLES,
            Entry.SABOTEUR2_TURN,
            Entry.BRIDGES,
            Entry.LADDERS,
            Entry.DOORS,
            Entry.CRYSTALS,
            Entry.THEFT,
            Entry.SWAP_HANDS,
            Entry.INSPECTION,
            Entry.TRAPPED,
            Entry.SABOTEUR2_WINNERS,
            Entry.SABOTEUR2_PAY,
        ),
        Chapter.EXTRAS: (Entry.BONUS, Entry.RETIRING, Entry.TABLE_TALK),
        Chapter.HERE: (Entry.LAYING_HERE, Entry.LOOKING_HERE, Entry.SHARING_HERE),
        Chapter.WORDS: (Entry.WORDS,),
    },
)
"""The tree of the rulebook; before the chapters stand the contents and what is on in this game."""
AHEAD: tuple[Entry, ...] = (Entry.CONTENTS, Entry.IN_THIS_GAME)
IN_ORDER: tuple[Entry, ...] = (*AHEAD, *(entry for entries in CHAPTERS.values() for entry in entries))
"""All entries as they follow each other."""

_CHAPTER_WORDS: Mapping[Chapter, str] = total(
    Chapter,
    {
        Chapter.BASICS: N_("First things first"),
        Chapter.PATHS: N_("Laying path cards"),
        Chapter.ACTIONS: N_("Playing action cards"),
        Chapter.GOALS: N_("Goals and the end of a round"),
        Chapter.GOLD: N_("Gold and the winner"),
        Chapter.EDITIONS: N_("Editions and their switches"),
        Chapter.SABOTEUR2: N_("The expansion Saboteur 2"),
        Chapter.EXTRAS: N_("Bonus nuggets and table talk"),
        Chapter.HERE: N_("How to do it here"),
        Chapter.WORDS: N_("Words explained"),
    },
)

_BY_CLAUSES: Mapping[Entry, str] = {
    Entry.ROLES: "R1.1",
    Entry.SET_UP: "R1.2 R1.3 R1.4 R1.5",
    Entry.TURN: "R1.6 R2.1 R2.2 R2.3 R2.4",
    Entry.MATCHING: "R3.1 R3.2 R3.3 R3.7",
    Entry.LINK_TO_START: "R3.4",
    Entry.DEAD_ENDS: "R3.6",
    Entry.BROKEN_TOOLS: "R3.5 R4.1",
    Entry.REPAIR: "R4.2",
    Entry.ROCKFALL: "R4.3",
    Entry.MAP: "R4.4",
    Entry.GOALS: "R5.1 R5.2 R5.5 R5.6 R5.7",
    Entry.STONES: "R5.3 R5.4",
    Entry.ROUND_END: "R6.1 R6.2 R6.3 R6.4 R7.1 R7.8",
    Entry.SHARE: "R7.2 R7.3 R7.6 R7.7",
    Entry.SABOTEURS_PAY: "R7.4 R7.5",
    Entry.THREE_ROUNDS: "R8.1 R8.2 R8.3",
    Entry.FAIR_FIGHT: "R1.7 R1.8 R1.9",
    Entry.SABOTEUR2: "R10.2 R10.3a R10.15",
    Entry.SABOTEUR2_ROLES: "R10.1",
    Entry.SABOTEUR2_TURN: "R10.4 R10.5",
    Entry.BRIDGES: "R10.6",
    Entry.LADDERS: "R10.7",
    Entry.DOORS: "R10.8",
    Entry.CRYSTALS: "R10.9 R10.19",
    Entry.THEFT: "R10.10 R10.11 R10.20",
    Entry.SWAP_HANDS: "R10.12",
    Entry.INSPECTION: "R10.13",
    Entry.TRAPPED: "R10.14",
    Entry.SABOTEUR2_WINNERS: "R10.16 R10.17",
    Entry.SABOTEUR2_PAY: "R10.3 R10.18 R10.21",
    Entry.BONUS: "R11.1 R11.2 R11.3",
    Entry.RETIRING: "R11.4 R11.5",
    Entry.TABLE_TALK: "R12.1",
}
_BY_CLAUSE: Mapping[str, Entry] = {
    clause: entry for entry, clauses in _BY_CLAUSES.items() for clause in clauses.split()
}
_NAMED = re.compile(r"\((R\d+\.\d+[a-z]?)\)")

_BY_SWITCH: Mapping[str, Entry] = total(
    SWITCHES,
    {
        "direction": Entry.TURN,
        "link_to_start": Entry.LINK_TO_START,
        "gold_by": Entry.SHARE,
        "goals_at_once": Entry.GOALS,
        "goal_turn": Entry.STONES,
        "round_end": Entry.ROUND_END,
        "saboteur_pay": Entry.SABOTEURS_PAY,
        "next_starter": Entry.THREE_ROUNDS,
        "broken_tools_cost_gold": Entry.SHARE,
    },
)

_BY_ACTION: Mapping[Action, Entry] = total(
    Action,
    {
        **dict.fromkeys(BREAKS, Entry.BROKEN_TOOLS),
        **dict.fromkeys(REPAIRS, Entry.REPAIR),
        Action.ROCKFALL: Entry.ROCKFALL,
        Action.MAP: Entry.MAP,
        Action.THEFT: Entry.THEFT,
        Action.HANDS_OFF: Entry.THEFT,
        Action.SWAP_HANDS: Entry.SWAP_HANDS,
        Action.INSPECTION: Entry.INSPECTION,
        Action.SWAP_HATS: Entry.INSPECTION,
        Action.TRAPPED: Entry.TRAPPED,
        Action.FREE: Entry.TRAPPED,
    },
)


def chapter_words(chapter: Chapter) -> str:
    """Return what stands over the entries of a chapter."""
    return _(_CHAPTER_WORDS[chapter])


def chapter_of(entry: Entry) -> Chapter | None:
    """Return the chapter that an entry stands in, None for those ahead of all chapters."""
    return next((chapter for chapter, entries in CHAPTERS.items() if entry in entries), None)


def entry_of_clause(clause: str) -> Entry:
    """Return the entry that explains a clause such as "R3.2". Raises LookupError for one that there is not."""
    return _BY_CLAUSE[clause]


def clause_in(text: str) -> str:
    """Return the first clause of the rulebook that a sentence names in brackets; "" where it names none."""
    return next((clause for clause in _NAMED.findall(text) if clause in _BY_CLAUSE), "")


def entry_of_switch(name: str) -> Entry:
    """Return the entry that explains a switch of an edition."""
    return _BY_SWITCH[name]


def entry_of_card(card: Card) -> Entry:
    """Return the entry that explains a card of a hand or of the maze."""
    return _entry_of_face(card) if isinstance(card, Face) else _BY_ACTION[card]


def _entry_of_face(face: Face) -> Entry:
    if face.ladder:
        return Entry.LADDERS
    if face.door is not None:
        return Entry.DOORS
    if face.crystal:
        return Entry.CRYSTALS
    if len(face.groups) > 1:
        return Entry.BRIDGES
    return Entry.DEAD_ENDS if face.dead else Entry.PATH_CARDS
