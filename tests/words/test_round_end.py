"""What the round end of Saboteur 2 says: who won, whose way was open, what became of the bonus."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pygame
import pytest
from screen import rounds
from screen.driving import Driver, make_context

from game.engine.cards import Door, Role
from game.engine.ruleset import EDITIONS
from game.engine.table import Cause, Outcome
from game.play.session import Session
from game.scenes.round_end import ground
from game.scenes.round_end.gold_ledger import bonus_sentence
from game.scenes.round_end.gold_share import share_sentence, shares
from game.scenes.round_end.scene import RoundEndScene
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.text import draw_text
from game.words.round_end import cause_words, title_words

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
BASE_WITH_BONUS = msgspec.structs.replace(EDITIONS["rebel"], bonus_nuggets=True)


def _over(session: Session) -> bool:
    return session.table.outcome is not None and session.table.to_play is None


def _outcome(winners: dict[int, Role], finisher: int | None, passes: tuple[Door, ...] = ()) -> Outcome:
    roles = tuple(winners.get(seat, Role.GEOLOGIST) for seat in range(5))
    cause = Cause.NONE_PLAYABLE if finisher is None else Cause.GOLD
    return Outcome(
        winner="saboteurs" if finisher is None else "diggers",
        cause=cause,
        roles=roles,
        spare=(),
        goals=("NE", "gold", "NW"),
        finisher=finisher,
        winners=tuple(winners),
        passes=passes,
        saboteur2=True,
    )


@pytest.mark.parametrize(
    ("winners", "finisher", "title"),
    [
        ({0: Role.BLUE, 1: Role.BOSS}, 0, "The blue team wins round 2"),
        ({0: Role.GREEN}, 0, "The green team wins round 2"),
        ({0: Role.BLUE, 1: Role.GREEN, 2: Role.PROFITEER}, 4, "Both teams win round 2"),
        ({0: Role.BOSS, 1: Role.PROFITEER}, 4, "Boss and profiteer win round 2"),
        ({0: Role.BOSS}, 4, "The boss wins round 2"),
        ({0: Role.PROFITEER}, None, "The profiteer wins round 2"),
        ({0: Role.SABOTEUR, 1: Role.PROFITEER}, None, "The saboteurs win round 2"),
        ({}, None, "Nobody wins round 2"),
    ],
)
def test_the_title_says_who_won(winners: dict[int, Role], finisher: int | None, title: str) -> None:
    """R10.16, R10.17."""
    assert title_words(_outcome(winners, finisher), 2) == title


@pytest.mark.parametrize(
    ("finisher", "passes", "said"),
    [
        (Role.BLUE, ("blue", "green"), "No door closes either team's way. Ada, blue gold-digger, finished the"
         " tunnel, so that team alone wins."),
        (Role.GREEN, ("blue",), "A blue door closes the green team's way. Ada, green gold-digger, finished the"
         " tunnel for the other team."),
        (Role.BOSS, ("green",), "A green door closes the blue team's way. Ada, boss, finished the tunnel: every"
         " team with an open way wins."),
        (Role.BLUE, (), "Doors close both teams' ways. Ada, blue gold-digger, finished the tunnel for neither"
         " team."),
    ],
)  # fmt: skip
def test_whose_way_was_open_is_told(finisher: Role, passes: tuple[Door, ...], said: str) -> None:
    """R10.16."""
    outcome = _outcome({0: finisher}, 0, passes)
    assert said in cause_words(rounds.find(_over, 5, rounds.EXPANDED, "random").table, outcome, NAMES)


# The bonus nugget


def test_what_became_of_the_bonus_is_told() -> None:
    """R11.4, R11.5; in the base game the share of a winner does not hold it."""
    fates = set()
    for seed in (*range(40), 115):  # the last for who keeps it, which is rare
        session = rounds.new_session(4, seed=seed, rules=BASE_WITH_BONUS)
        for after in rounds.bot_moves(session):
            table = after.table
            if not _over(after) or table.outcome is None or table.bonus is None:
                continue
            sentence = bonus_sentence(table, after.names)
            assert sentence in share_sentence(table, after.log(None), after.names)
            owner, paid = table.bonus.owner, shares(after.log(None), table)
            if owner is None:
                fate = "Nobody reached"
            elif owner == table.retired:
                fate = "retired"
                assert owner not in [share.seat for share in paid]
            else:
                fate = "keeps" if owner in table.outcome.winners else "gives back"
            assert fate in sentence
            fates.add(fate)
            own = [table.took[share.seat] - share.cards for share in paid]
            kept = len(table.bonus.values) if owner in table.outcome.winners else 0
            assert sum(own) == kept
    assert fates == {"Nobody reached", "retired", "keeps", "gives back"}


# Layout


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
def test_the_names_of_the_goals_stand_apart(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    drawn: list[pygame.Rect] = []

    def note(*said: Any) -> pygame.Rect:
        drawn.append(draw_text(*said))
        return drawn[-1]

    monkeypatch.setattr(ground, "draw_text", note)
    use_language(PSEUDO_LANGUAGE)
    try:
        context = make_context(size, scale)
        Driver(context, RoundEndScene(context, rounds.find(_over, 5, rounds.EXPANDED, "random")))
    finally:
        use_language(SOURCE_LANGUAGE)
    assert len(drawn) >= 3
    assert all(left.right < right.left for left, right in pairwise(drawn[:3]))
