"""Every character has its own lines for everything, none is said twice, and none tells what is not open to all."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest
from screen.rounds import EXPANDED, bot_moves, find, new_session, won_by
from screen.twins import make_twins

from game.engine.cards import Tool
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import Broke, Claimed, Event, Looked, TurnEvent, as_seen_by
from game.engine.table import Side
from game.play.session import Session
from game.words.characters import CHARACTERS
from game.words.voices.occasions import AFTER_THE_ROUND, Occasion
from game.words.voices.remarks import LIVELY_LAPS, VOICES, Remark, TableTalk, proven_liars

LONGEST = 60
NAMED = {
    Occasion.BROKEN,
    Occasion.MENDED,
    Occasion.MAP,
    Occasion.DEAD_END,
    Occasion.ACCUSED,
    Occasion.CONTRADICTED,
    Occasion.LIE,
}
"""Occasions that have somebody to name."""
CAST = (*CHARACTERS[1:], CHARACTERS[0])


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_voice_has_short_lines_for_everything(character: str) -> None:
    for occasion, lines in VOICES[character].items():
        assert len(lines) >= (2 if occasion in AFTER_THE_ROUND else 3), occasion
        for line in lines:
            assert len(line.replace("{name}", "Barnaby")) <= LONGEST, line
            fields = {field for _text, field, *_rest in string.Formatter().parse(line) if field is not None}
            assert fields <= ({"name"} if occasion in NAMED else set()), line


def test_no_two_characters_say_the_same() -> None:
    said = Counter(line.casefold() for voice in VOICES.values() for lines in voice.values() for line in lines)
    assert said.most_common(1)[0][1] == 1, said.most_common(3)


def _remarks(session: Session, seed: int) -> Iterator[tuple[int, int, Remark | None]]:
    """Round, act of the round and what is said to it, for every command of a whole game."""
    said: set[str] = set()
    talks = {}
    heard = 0
    for now in bot_moves(session):
        table = now.table
        if table.round not in talks:
            talks[table.round] = TableTalk(now.names, CAST[: table.seats], said, seed)
            heard = 0
        log = list(now.log(None))
        acts = sum(isinstance(event, TurnEvent) for event in log)
        yield table.round, acts, talks[table.round].hear(log[heard:], table)
        heard = len(log)


@pytest.mark.parametrize(("bots", "games"), [("random", 18), ("steady", 2)])
def test_nothing_is_said_twice_and_the_first_laps_are_the_liveliest(bots: str, games: int) -> None:
    lively, later = [0, 0], [0, 0]
    for seed in range(games):
        seats = 3 + seed % 7
        told = list(_remarks(new_session(seats, seed=seed, bots=bots, rules=EXPANDED if seed % 2 else None), seed))
        said = [remark.words for _round, _acts, remark in told if remark is not None]
        assert said
        assert len(set(said)) == len(said)
        for _number, acts, remark in told:
            counted = lively if acts <= LIVELY_LAPS * seats else later
            counted[0] += 1
            counted[1] += remark is not None
    assert 1.8 < lively[0] / lively[1] < 4
    assert 4 < later[0] / later[1] < 9


def test_different_evenings_differ() -> None:
    evenings = {tuple(remark for *_rest, remark in _remarks(new_session(5, seed=1), seed)) for seed in range(4)}
    assert len(evenings) == 4


@pytest.mark.parametrize("seed", range(4))
def test_twins_hear_the_same(seed: int) -> None:
    twins = make_twins(seed, played=0, ahead=14)
    heard = []
    for session in (twins.one, twins.other):
        talk, said = TableTalk(session.names, CAST[:4], set(), 1), []
        for command in twins.script:
            events = [as_seen_by(event, None) for event in session.play(command).events]
            said.append(talk.hear(events, session.table))
        heard.append(said)
    assert twins.one.state.roles != twins.other.state.roles
    assert heard[0] == heard[1]
    assert sum(remark is not None for remark in heard[0]) >= 4


def _answers(event: Event, asked: int = 12) -> set[int]:
    """Who answers an event, over many evenings; seat 1 is a person."""
    session = new_session(4, 1)
    seats = set()
    for seed in range(asked):
        talk = TableTalk(session.names, ("cynic", None, "sleeper", "schemer"), set(), seed)
        for _act in range(4):
            talk.hear([Looked(1, 9, 1, None)], session.table)
        remark = talk.hear([event], session.table)
        if remark is not None:
            seats.add(remark.seat)
    return seats


def test_who_is_accused_answers_unless_it_is_a_person() -> None:
    assert _answers(Claimed(0, ClaimSeat(2, "saboteur"))) == {2}
    assert _answers(Claimed(0, ClaimSeat(1, "saboteur"))) == set()
    assert _answers(Claimed(0, ClaimGoal(2, "gold"))) == set()


def test_who_is_contradicted_answers() -> None:
    session = new_session(4, 1)
    seats = set()
    for seed in range(12):
        talk = TableTalk(session.names, ("cynic", None, "sleeper", "schemer"), set(), seed)
        events: list[Event] = [Claimed(3, ClaimGoal(2, "gold")), *[Looked(1, 9, 1, None)] * 4]
        for event in events:
            talk.hear([event], session.table)
        remark = talk.hear([Claimed(0, ClaimGoal(2, "stone"))], session.table)
        if remark is not None:
            seats.add(remark.seat)
    assert seats == {3}


def test_a_bot_whose_tool_is_broken_is_the_one_to_complain() -> None:
    assert 3 in _answers(Broke(0, 1, Tool.LAMP, 3), 30)


def _ended(seed: int) -> Session:
    session = new_session(4, seed=seed)
    return next(now for now in bot_moves(session) if now.table.outcome is not None)


@pytest.mark.parametrize("winner", get_args(Side))
def test_the_last_word_is_of_the_gold_and_by_who_has_reason(winner: Side) -> None:
    session = find(won_by(winner))
    outcome = session.table.outcome
    assert outcome is not None
    occasion = Occasion.GOLD if winner == "diggers" else Occasion.LOST
    log = [event for event in session.log(None) if not isinstance(event, Claimed)]
    remark = TableTalk(session.names, CAST[: session.table.seats], set(), 1).conclude(log, outcome)
    assert remark is not None
    assert remark.words in VOICES[CAST[remark.seat]][occasion]
    assert (remark.seat in outcome.winners) == (winner == "diggers")


def test_a_lie_is_one_only_if_its_speaker_had_looked() -> None:
    outcome = _ended(1).table.outcome
    assert outcome is not None
    stone, gold = next(k for k, name in enumerate(outcome.goals, 1) if name != "gold"), outcome.goals.index("gold") + 1
    lie, truth = Claimed(2, ClaimGoal(stone, "gold")), Claimed(1, ClaimGoal(gold, "gold"))
    guess = Claimed(3, ClaimGoal(stone, "gold"))
    log: list[Event] = [Looked(2, 9, stone, None), Looked(1, 9, gold, None), lie, truth, guess]
    assert proven_liars(log, outcome.goals) == (2,)
    assert proven_liars([lie, Looked(2, 9, stone, None)], outcome.goals) == ()
    remark = TableTalk(("Ada", "Bo", "Cy", "Di"), CAST[:4], set(), 1).conclude(log, outcome)
    assert remark is not None
    assert remark.seat != 2
    assert "Cy" in remark.words
