"""The words that can be typed: each in English and in the player's language, whole or by its first letters.

In the catalogue they stand behind "type: ", so that a translator knows what they are for. Only one word follows; behind
that, other forms of it may stand that are understood as well, such as those that sentences have: "lampa lampę".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

from game.engine.total import total
from game.system.i18n import N_, _
from game.words.openings import bare
from game.words.rulebook.search import folded


class Verb(StrEnum):
    """What a line can begin with."""

    HELP = "help"
    OPTIONS = "options"
    HAND = "hand"
    WHERE = "where"
    TURN = "turn"
    MAZE = "maze"
    SEATS = "seats"
    GOALS = "goals"
    LOG = "log"
    ROLE = "role"
    GAME = "game"
    HINT = "hint"
    RULES = "rules"
    NOTES = "notes"
    NOTE = "note"
    REPEAT = "repeat"
    UNDO = "undo"
    WHY = "why"
    SAVE = "save"
    QUIT = "quit"
    PLAY = "play"
    LAY = "lay"
    BREAK = "break"
    REPAIR = "repair"
    MAP = "map"
    ROCKFALL = "rockfall"
    PASS = "pass"
    DISCARD = "discard"
    THEFT = "theft"
    HANDS_OFF = "hands-off"
    SWAP_HANDS = "swap-hands"
    SWAP_HATS = "swap-hats"
    INSPECTION = "inspection"
    TRAPPED = "trapped"
    FREE = "free"
    CLAIM = "claim"
    BONUS = "bonus"


class Part(StrEnum):
    """What can follow in a line."""

    AT = "at"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    TURNED = "turned"
    PICK = "pick"
    LAMP = "lamp"
    CART = "cart"
    GOAL = "goal"
    SEAT = "seat"
    GOLD = "gold"
    STONE = "stone"
    SABOTEUR = "saboteur"
    DIGGER = "digger"
    TRAPPED = "trapped"
    THEFT = "theft"
    ROWS = "rows"
    SENTENCES = "sentences"
    JOINED = "joined"
    BOXES = "boxes"
    ALL = "all"
    ME = "me"
    YES = "yes"
    NO = "no"


Typed = TypeVar("Typed", Verb, Part)

_VERBS: Mapping[Verb, str] = total(
    Verb,
    {
        Verb.HELP: N_("type: help"),
        Verb.OPTIONS: N_("type: options"),
        Verb.HAND: N_("type: hand"),
        Verb.WHERE: N_("type: where"),
        Verb.TURN: N_("type: turn"),
        Verb.MAZE: N_("type: maze"),
        Verb.SEATS: N_("type: seats"),
        Verb.GOALS: N_("type: goals"),
        Verb.LOG: N_("type: log"),
        Verb.ROLE: N_("type: role"),
        Verb.GAME: N_("type: game"),
        Verb.HINT: N_("type: hint"),
        Verb.RULES: N_("type: rules"),
        Verb.NOTES: N_("type: notes"),
        Verb.NOTE: N_("type: note"),
        Verb.REPEAT: N_("type: repeat"),
        Verb.UNDO: N_("type: undo"),
        Verb.WHY: N_("type: why"),
        Verb.SAVE: N_("type: save"),
        Verb.QUIT: N_("type: quit"),
        Verb.PLAY: N_("type: play"),
        Verb.LAY: N_("type: lay"),
        Verb.BREAK: N_("type: break"),
        Verb.REPAIR: N_("type: repair"),
        Verb.MAP: N_("type: map"),
        Verb.ROCKFALL: N_("type: rockfall"),
        Verb.PASS: N_("type: pass"),
        Verb.DISCARD: N_("type: discard"),
        Verb.THEFT: N_("type: theft"),
        Verb.HANDS_OFF: N_("type: hands-off"),
        Verb.SWAP_HANDS: N_("type: swap-hands"),
        Verb.SWAP_HATS: N_("type: swap-hats"),
        Verb.INSPECTION: N_("type: inspection"),
        Verb.TRAPPED: N_("type: trapped"),
        Verb.FREE: N_("type: free"),
        Verb.CLAIM: N_("type: claim"),
        Verb.BONUS: N_("type: bonus"),
    },
)
_PARTS: Mapping[Part, str] = total(
    Part,
    {
        Part.AT: N_("type: at"),
        Part.UP: N_("type: up"),
        Part.DOWN: N_("type: down"),
        Part.LEFT: N_("type: left"),
        Part.RIGHT: N_("type: right"),
        Part.TURNED: N_("type: turned"),
        Part.PICK: N_("type: pick"),
        Part.LAMP: N_("type: lamp"),
        Part.CART: N_("type: cart"),
        Part.GOAL: N_("type: goal"),
        Part.SEAT: N_("type: seat"),
        Part.GOLD: N_("type: gold"),
        Part.STONE: N_("type: stone"),
        Part.SABOTEUR: N_("type: saboteur"),
        Part.DIGGER: N_("type: digger"),
        Part.TRAPPED: N_("type: trapped"),
        Part.THEFT: N_("type: theft"),
        Part.ROWS: N_("type: rows"),
        Part.SENTENCES: N_("type: sentences"),
        Part.JOINED: N_("type: joined"),
        Part.BOXES: N_("type: boxes"),
        Part.ALL: N_("type: all"),
        Part.ME: N_("type: me"),
        Part.YES: N_("type: yes"),
        Part.NO: N_("type: no"),
    },
)

_WORDS: Mapping[str, Verb | Part] = {**{verb.value: verb for verb in Verb}, **{part.value: part for part in Part}}
"""All words by the English one; what can begin a line and follow in it as well is here what follows."""


def typed(word: Verb | Part) -> str:
    """Return the word as it is typed in the player's language."""
    return spellings(word)[0]


def spellings(word: Verb | Part) -> tuple[str, ...]:
    """Return all that the word can be typed as in the player's language, what is shown first."""
    text = _(_VERBS[word]) if isinstance(word, Verb) else _(_PARTS[word])
    return tuple(each for each in bare(text).split() if each.strip("~")) or (word.value,)


def as_typed(line: str) -> str:
    """Return a line in English words as it is typed in the player's language; names and numbers stay as they are."""
    verb, _space, rest = line.partition(" ")
    words = [typed(_WORDS[word]) if word in _WORDS else word for word in rest.split(" ")]
    return " ".join([typed(Verb(verb)), *words]).strip()


def words_meant(text: str, among: Iterable[Typed]) -> tuple[Typed, ...]:
    """Return the words that a text can stand for: one if it is one or begins only one, several where that is open.

    Case and accents do not count. What is an English word means that word.
    """
    wanted, words = folded(text)[0], tuple(among)
    if not wanted:
        return ()
    english = tuple(each for each in words if each.value == wanted)
    if english:
        return english
    whole = tuple(each for each in words if wanted in _plain(each))
    if whole:
        return whole[:1]
    return tuple(each for each in words if _begins(each, wanted))


def _begins(word: Verb | Part, text: str) -> bool:
    return any(spelled.startswith(text) for spelled in (word.value, *_plain(word)))


def _plain(word: Verb | Part) -> list[str]:
    """Return all that a word can be typed as, in small letters without accents."""
    return [folded(each)[0] for each in spellings(word)]


def part_meant(text: str, *among: Part) -> Part | None:
    """Return the one of these words that a text stands for, if it stands for one."""
    found = words_meant(text, among)
    return found[0] if len(found) == 1 else None
