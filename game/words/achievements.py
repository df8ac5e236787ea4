"""What can be achieved: a name for each, and in one sentence exactly what is measured."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from game.engine.total import total
from game.system.i18n import N_, _, ngettext


class Achievement(StrEnum):
    """Something that a person can achieve in a round, over a game, or with its end; the order is that of the page."""

    STRIKE = "strike"
    LAST_CARD = "last-card"
    BRIGHT_LIGHT = "bright-light"
    NOTHING_WASTED = "nothing-wasted"
    STUBBORN = "stubborn"
    BOTH_STONES = "both-stones"
    HONEST_WORD = "honest-word"
    SHARP_EYES = "sharp-eyes"
    LIE_EXPOSED = "lie-exposed"
    TOOLSMITH = "toolsmith"
    LONE_WOLF = "lone-wolf"
    ABOVE_SUSPICION = "above-suspicion"
    NEVER_FOUND_OUT = "never-found-out"
    STRAIGHT_FACE = "straight-face"
    TRUSTED = "trusted"
    ALL_THREE_TOOLS = "all-three-tools"
    CAVE_IN = "cave-in"
    TWO_FACES = "two-faces"
    CLEAN_SWEEP = "clean-sweep"
    RICHEST = "richest"
    COMEBACK = "comeback"
    AMONG_SHARKS = "among-sharks"
    AROUND_THE_TABLE = "around-the-table"
    JAILBREAK = "jailbreak"
    THIEF_STOPPED = "thief-stopped"
    TRUE_HAT = "true-hat"
    CRYSTALS = "crystals"


class _Words(NamedTuple):
    name: str
    criterion: str


_WORDS: Mapping[Achievement, _Words] = total(
    tuple(Achievement),
    {
        Achievement.STRIKE: _Words(
            N_("Gold strike"), N_("Lay the card that reaches the gold, in a round that you win.")
        ),
        Achievement.LAST_CARD: _Words(
            N_("The very last card"),
            N_("Reach the gold with the last card of your hand, in a round that you win."),
        ),
        Achievement.BRIGHT_LIGHT: _Words(
            N_("Let there be light"), N_("Lay a card that joins five cards or more to the start, itself included.")
        ),
        Achievement.NOTHING_WASTED: _Words(
            N_("Nothing wasted"), N_("Win a round in which you take five turns or more and never give up a card.")
        ),
        Achievement.STUBBORN: _Words(
            N_("Stubborn"), N_("Win a round in which the others break your tools three times or more.")
        ),
        Achievement.BOTH_STONES: _Words(
            N_("Third time lucky"), N_("Reach both goals of stone yourself, in a round that you win.")
        ),
        Achievement.HONEST_WORD: _Words(
            N_("A true word"),
            N_("Look at the goal with the gold, say that it is gold, and win the round without being a saboteur."),
        ),
        Achievement.SHARP_EYES: _Words(
            N_("Sharp eyes"),
            N_(
                "Without being a saboteur, end a round having called every saboteur a saboteur, "
                "and nobody else; your last word about each counts."
            ),
        ),
        Achievement.LIE_EXPOSED: _Words(
            N_("Lie exposed"), N_("Reach a goal about which another player lied before, having looked at it.")
        ),
        Achievement.TOOLSMITH: _Words(
            N_("Toolsmith"), N_("Mend broken tools of other players five times in one game.")
        ),
        Achievement.LONE_WOLF: _Words(N_("Lone wolf"), N_("Win a round as its only saboteur.")),
        Achievement.ABOVE_SUSPICION: _Words(
            N_("Above suspicion"),
            N_("Win a round as its only saboteur; in the chart of suspicion you are never above 50 per cent."),
        ),
        Achievement.NEVER_FOUND_OUT: _Words(
            N_("Never found out"),
            N_("Win a round as a saboteur; in the chart of suspicion you never reach 75 per cent."),
        ),
        Achievement.STRAIGHT_FACE: _Words(
            N_("Straight face"),
            N_("Win a round as a saboteur in which you lie about a goal or a role that you have looked at."),
        ),
        Achievement.TRUSTED: _Words(
            N_("Everybody's friend"),
            N_(
                "Win a round as a saboteur whom two players or more call a gold-digger and nobody a saboteur; "
                "the last word of each counts."
            ),
        ),
        Achievement.ALL_THREE_TOOLS: _Words(
            N_("Whole tool box"), N_("Break a pick, a lamp and a cart of other players in one round.")
        ),
        Achievement.CAVE_IN: _Words(
            N_("Cave-in"), N_("Win a round as a saboteur in which you bring down two rockfalls or more.")
        ),
        Achievement.TWO_FACES: _Words(
            N_("Two faces"), N_("In one game win a round as a saboteur and another one as anything else.")
        ),
        Achievement.CLEAN_SWEEP: _Words(
            N_("Clean sweep"), N_("Be among the winners of all three rounds of a game.")
        ),
        Achievement.RICHEST: _Words(
            N_("Richest of all"), N_("End a game with more gold than anybody else.")
        ),
        Achievement.COMEBACK: _Words(
            N_("Comeback"),
            N_("Win a game, alone or shared, in which everybody else had more gold than you after two rounds."),
        ),
        Achievement.AMONG_SHARKS: _Words(
            N_("Among sharks"), N_("Win a game, alone or shared, against at least three sharp bots.")
        ),
        Achievement.AROUND_THE_TABLE: _Words(
            N_("Around one screen"), N_("Win a game, alone or shared, against at least two other people.")
        ),
        Achievement.JAILBREAK: _Words(
            N_("Jailbreak"), N_("With Saboteur 2, set another player free who is trapped.")
        ),
        Achievement.THIEF_STOPPED: _Words(
            N_("Thief stopped"), N_("With Saboteur 2, take away another player's theft card.")
        ),
        Achievement.TRUE_HAT: _Words(
            N_("Under the hat"),
            N_(
                "With Saboteur 2, look at somebody's role, then say truly whether it is a saboteur; "
                "the role must be the same at the end."
            ),
        ),
        Achievement.CRYSTALS: _Words(
            N_("Crystal hunter"), N_("With Saboteur 2, be paid 3 gold or more for crystals in one round.")
        ),
    },
)  # fmt: skip


def achievement_name(achievement: Achievement) -> str:
    """Return what an achievement is called."""
    return _(_WORDS[achievement].name)


def criterion_sentence(achievement: Achievement) -> str:
    """Return exactly what has to be done for it."""
    return _(_WORDS[achievement].criterion)


def earned_sentence(name: str, achievement: Achievement) -> str:
    """Return who has just achieved what."""
    return _("{name} has earned “{achievement}”.").format(name=name, achievement=achievement_name(achievement))


def earned_sentences(name: str, achievement: Achievement) -> str:
    """Return who has just achieved what, and what had to be done."""
    text = _("{name} has earned “{achievement}”. {criterion}")
    return text.format(name=name, achievement=achievement_name(achievement), criterion=criterion_sentence(achievement))


def earned_words(name: str, day: str, games: int) -> str:
    """Return who has achieved it first, when, and in how many games of anybody's."""
    text = ngettext("Earned by {name} on {date}", "Earned in {count} games, first by {name} on {date}", games)
    return text.format(name=name, date=day, count=games)
