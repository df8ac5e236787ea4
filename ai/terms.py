"""The terms that speak for an option or against it: each name once.

They are plain strings of a closed type, not an enum: a decision makes hundreds of small dictionaries of them, and those
of an enum take more than twice as long. The type checker refuses any other name, and `game/hindsight/term_words.py` has
to have words for each.
"""

from __future__ import annotations

from typing import Literal, get_args

Term = Literal[
    # the maze
    "progress",
    "keeps open",
    "on the way",
    "card",
    "harm",
    "seems to work",
    "wasted",
    "dead end",
    "finish",
    "who is next",
    "doors",
    "crystal",
    "gold",
    # exposure
    "looks",
    "given away",
    "cover",
    "frame",
    # tools and seats
    "suspect",
    "stop a digger",
    "too soon",
    "already broken",
    "peace",
    "own tool",
    "double card",
    "trusted",
    "a mate",
    "character",
    # cards and goals
    "look",
    "likely",
    "known",
    "give up",
    "new cards",
    # Saboteur 2
    "theft",
    "gold seen",
    "a foe",
    "decline",
    "own theft",
    "own hindrance",
    "stop a thief",
    "own seat",
    "help a friend",
    "hold a foe",
    "already held",
    "unknown role",
    "better hand",
    "one card less",
    "to a foe",
    "better role",
    "change a foe",
    # nuggets
    "nuggets",
    "bonus",
    "shows the bonus",
    "fair way",
    "value",
    "safe",
    "at stake",
    "share",
]
TERMS: tuple[Term, ...] = get_args(Term)
Terms = dict[Term, float]
"""What speaks for an option (above 0) and against it (below), by name."""
