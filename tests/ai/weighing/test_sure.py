"""What no level misses: the card that surely wins, and a saboteur's last one that surely keeps the gold off."""

from __future__ import annotations

import pytest
from engine.positions import CORRIDOR, IDLE, do, position
from seating import decide

from ai.level import LEVELS_BY_NAME
from ai.persona import PERSONAS
from game.engine.state import State

LEVELS = tuple(LEVELS_BY_NAME)
DRAWS = 60


def choices(level: str, state: State) -> set[str]:
    """All that the seat to play chooses with one generator or another."""
    return {str(decide(level, state, seed).command) for seed in range(DRAWS)}


def after_look(who: str, hand: str) -> State:
    """Seat 0 has looked at goal 2, which is the gold, two turns ago, and holds the rest of its hand."""
    deck, others = f"{IDLE} " * 30, "NS NS NS NS"
    state = position(CORRIDOR, seats=3, who=who, hand=f"map NS NS {hand}", others=others, deck=deck, goals="NE gold NW")
    return do(state, "map 2", "pass NS", "pass NS", *["pass NS"] * 6)


@pytest.mark.parametrize("level", [*LEVELS, *(f"rookie/{persona.name}" for persona in PERSONAS)])
def test_a_sure_win_is_played(level: str) -> None:
    """Even by a beginner who has forgotten where the gold is, and by every character."""
    assert choices(level, after_look("dds", "EW map break:lamp")) == {"lay EW 7,0"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_sure_once_two_goals_are_known_for_stones(level: str) -> None:
    picture = """
    . .  .  .  .  .  .  . !
    . .  .  .  .  .  .  . .
    @ EW EW EW EW EW EW . ?
    . .  .  .  .  .  .  . .
    . .  .  .  .  .  .  . !
    """
    state = position(picture, hand="EW map break:lamp", goals="NE gold NW")
    assert choices(level, state) == {"lay EW 7,0"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", ["E.W EW map", "rockfall EW map"])
def test_a_sure_last_defence_is_played(level: str, hand: str) -> None:
    found = choices(level, after_look("sdd", hand))
    assert found
    assert all(text == "lay E.W 7,0" or text.startswith("rockfall ") for text in found)
