"""Sentences for people: every event, refusal, question and cause, by names only (UX sections 3 and 4, M5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import msgspec
import pytest

from game.engine.cards import GOLD, Action, Role, Tool, card, face
from game.engine.cells import START_CELL, at
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    Drew,
    Event,
    GameEnded,
    GoalRevealed,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    RoundBegan,
    RoundEnded,
    as_seen_by,
)
from game.engine.maze import maze_of
from game.engine.refusal import CLAUSES, Reason, Refusal, refuse
from game.engine.ruleset import EDITIONS, RoundEnd, Ruleset
from game.engine.table import AskKeep, AskReveal, AskTurn, Cause, Outcome, Question, Table
from game.system.i18n import use_language
from game.words.log import cause_sentence, question_sentence, sentence
from game.words.refusals import refusal_sentence
from game.words.things import card_words, place_words

NAMES = ("Ada", "Bo", "Cy")
OUTCOME = Outcome("diggers", Cause.GOLD, (Role.DIGGER,) * 3, (Role.SABOTEUR,), ("NE", GOLD, "NW"), 1, (0, 1, 2))
LOG: list[tuple[Event, str | None]] = [
    (RoundBegan(2, 1, maze_of({}, {})), "Round 2 began. Bo starts."),
    (Laid(0, 3, face("NES"), at(3, -1)), "Ada laid a fork at 3 right, 1 up."),
    (Laid(0, 3, face("N.E"), at(-1, 2)), "Ada laid a dead end at 1 left, 2 down."),
    (Broke(0, 3, Tool.LAMP, 1), "Ada broke Bo's lamp."),
    (Broke(0, 3, Tool.LAMP, 0), "Ada broke their own lamp."),
    (Repaired(0, 3, Action.REPAIR_CART, Tool.CART, 2), "Ada repaired Cy's cart."),
    (
        Repaired(0, 3, Action.REPAIR_PICK_LAMP, Tool.PICK, 0),
        "Ada repaired their own pick with a card for a pick or lamp.",
    ),
    (Collapsed(2, 3, at(2, 0), face("EW")), "Cy played a rockfall on a straight at 2 right."),
    (Looked(1, 3, 2, None), "Bo looked at goal 2."),
    (Looked(1, 3, 2, "NE"), "Bo looked at goal 2: a stone."),
    (Passed(1, (), ()), "Bo passed with an empty hand."),
    (Passed(1, (3,), None), "Bo passed and gave up a card face down."),
    (Passed(1, (3, 4), None), "Bo passed and gave up 2 cards face down."),
    (Passed(1, (3,), (Action.MAP,)), "Bo passed and gave up a map face down."),
    (
        Passed(1, (3, 4), (Action.MAP, face("NES*"))),
        "Bo passed and gave up a map and a fork with a crystal face down.",
    ),
    (Drew(1, 3, None), None),
    (Drew(1, 3, face("NE")), "Bo drew a bend."),
    (Claimed(1, ClaimGoal(3, "stone")), "Bo: “Goal 3 is stone.”"),
    (Claimed(1, ClaimSeat(2, "saboteur")), "Bo: “I suspect Cy.”"),
    (Claimed(1, ClaimSeat(2, "digger")), "Bo: “I trust Cy.”"),
    (GoalRevealed(1, 2, GOLD, face("NESW")), "Bo's tunnel reached goal 2: gold."),
    (RoundEnded(OUTCOME), "The gold-diggers win the round."),
    (NuggetsDrawn(0, 1), "1 nugget card is laid out. Ada picks first."),
    (NuggetsDrawn(0, 4), "4 nugget cards are laid out. Ada picks first."),
    (Kept(2, None), "Cy kept a nugget card."),
    (Kept(2, 3), "Cy kept a nugget card worth 3."),
    (Paid(1, 3, 1, None), "Bo is paid 3 gold with 1 nugget card."),
    (Paid(1, 4, 2, (3, 1)), "Bo is paid 4 gold with 2 nugget cards. (3 + 1)"),
    (Paid(1, 0, 0, None), "Bo is paid nothing: no nugget card fits."),
    (GameEnded((3, 7, 2)), "The game is over. Bo wins with 7 gold."),
    (GameEnded((7, 7, 2)), "The game is over. Ada and Bo share the win with 7 gold each."),
    (GameEnded((4, 4, 4)), "The game is over. Ada, Bo and Cy share the win with 4 gold each."),
]
CELL, SIDE, SEAT, TOOL, GOAL = at(3, -1), 2, 1, Tool.LAMP, 2


@pytest.mark.parametrize(("event", "words"), LOG, ids=lambda value: type(value).__name__)
def test_log_lines(event: Event, words: str | None) -> None:
    assert sentence(event, NAMES) == words


def test_a_strangers_log_tells_no_secret() -> None:
    secret: list[Event] = [
        Looked(1, 3, 2, GOLD),
        Passed(1, (3,), (Action.MAP,)),
        Drew(1, 3, face("NE")),
        Kept(1, 3),
        Paid(1, 4, 2, (3, 1)),
    ]
    told = " ".join(sentence(as_seen_by(event, 0), NAMES) or "" for event in secret)
    assert not re.search(r"gold\b(?! with)|map|bend|worth|\+", told)


def test_cells_are_told_from_the_start() -> None:
    cells = {at(1, 0): "1 right", at(-2, 0): "2 left", at(0, 3): "3 down", at(0, -1): "1 up"}
    assert {cell: place_words(cell) for cell in cells} == cells
    assert place_words(START_CELL) == "the start"
    assert place_words(at(-4, 5)) == "4 left, 5 down"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("NESW", "a crossing"),
        ("NS.E", "a straight"),
        ("SW", "a bend"),
        ("N.E.S.W", "a dead end"),
        ("NS.EW", "a bridge"),
        ("NE.SW", "a double bend"),
        ("S#", "a ladder"),
        ("rockfall", "a rockfall"),
        ("break:cart", "a broken cart"),
        ("repair:pick", "a repair card for a pick"),
        ("repair:lamp+cart", "a repair card for a lamp or cart"),
    ],
)
def test_cards_in_words(name: str, words: str) -> None:
    assert card_words(card(name)) == words


def refusals() -> Iterator[Refusal]:
    """Every reason, with every choice of places."""
    for reason in Reason:
        for bits in product((False, True), repeat=5):
            whole = Refusal(reason, CLAUSES[reason], CELL, SIDE, SEAT, TOOL, GOAL)
            places = zip(bits, ("cell", "side", "seat", "tool", "goal"), strict=True)
            yield msgspec.structs.replace(whole, **{place: None for known, place in places if not known})


def test_every_refusal_is_one_whole_sentence_with_its_clause() -> None:
    for refusal in refusals():
        words = refusal_sentence(refusal, NAMES)
        assert words.endswith(f"({refusal.clause})."), words
        assert words[0].isupper()
        assert not re.search(r"[{}]|None", words), words


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (
            refuse(Reason.TUNNEL_MEETS_ROCK, cell=CELL, side=SIDE),
            "The right side meets rock at 3 right, 1 up (R3.2).",
        ),
        (refuse(Reason.NOT_LINKED, cell=CELL), "No tunnel joins 3 right, 1 up to the start (R3.4)."),
        (refuse(Reason.CELL_TAKEN, cell=START_CELL), "A card already lies at the start (R3.1)."),
        (
            refuse(Reason.BROKEN_TOOL, seat=1, tool=Tool.LAMP),
            "Bo has a broken lamp and cannot lay path cards (R3.5).",
        ),
        (refuse(Reason.WRONG_SEAT, seat=2), "It is Cy's turn (R1.6)."),
        (refuse(Reason.NO_SUCH_SEAT, seat=9), "There is no seat 9 (R4.1)."),
        (refuse(Reason.GOAL_REVEALED, clause="R12.1", goal=2), "Goal 2 is already face up (R12.1)."),
    ],
    ids=lambda value: value.reason if isinstance(value, Refusal) else "",
)
def test_refusals_name_rule_and_place(refusal: Refusal, words: str) -> None:
    assert refusal_sentence(refusal, NAMES) == words


def test_reasons_never_share_a_sentence() -> None:
    told = {refusal_sentence(Refusal(reason, "R"), NAMES) for reason in Reason}
    assert len(told) == len(Reason)


def table(question: Question | None) -> Table:
    return Table(
        rules=Ruleset(),
        round=1,
        starter=0,
        to_play=1,
        maze=maze_of({}, {}),
        in_front=((), (), ()),
        hands=((), (), ()),
        deck=0,
        goals=(None, None, None),
        took=(0, 0, 0),
        nuggets=0,
        question=question,
    )


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (None, None),
        (AskKeep(1), "Bo takes the last nugget card."),
        (AskKeep(3), "Bo keeps one of 3 nugget cards."),
        (AskTurn(1, "NE"), "Bo chooses which way round the stone at goal 1 goes."),
        (AskReveal((1, 2)), "Bo chooses which goal is turned face up: 1 or 2."),
        (AskReveal((1, 2, 3)), "Bo chooses which goal is turned face up: 1, 2 or 3."),
    ],
)
def test_questions(question: Question | None, words: str | None) -> None:
    assert question_sentence(table(question), NAMES) == words


def causes() -> Iterator[tuple[Cause, Ruleset]]:
    yield from product(Cause, EDITIONS.values())


def outcome(cause: Cause) -> Outcome:
    return Outcome("saboteurs", cause, OUTCOME.roles, OUTCOME.spare, OUTCOME.goals, None, ())


def test_every_cause_has_words_in_every_edition() -> None:
    for rules in EDITIONS.values():
        assert len({cause_sentence(outcome(cause), rules) for cause in Cause}) == len(Cause)


@pytest.mark.parametrize("round_end", get_args(RoundEnd))
def test_a_house_rule_is_named_as_one(round_end: RoundEnd) -> None:
    rules = Ruleset(edition="italian", round_end=round_end)
    words = cause_sentence(outcome(Cause(round_end)), rules)
    assert ("House rule" in words) == (round_end != "hands_empty")


def test_nobody_is_ever_addressed() -> None:
    """Names only: a shared screen has no "you" (UX section 3). What a seat says in quotes is its own.

    Refusals answer the seat that tries something, and may say "you".
    """
    told = [sentence(event, NAMES) or "" for event, _ in LOG]
    told += [cause_sentence(outcome(cause), rules) for cause, rules in causes()]
    told += [
        question_sentence(table(asked), NAMES) or "" for asked in (AskKeep(2), AskTurn(1, "NE"), AskReveal((1, 2)))
    ]
    told = [re.sub("“.*?”", "", words) for words in told]
    assert not [words for words in told if re.search(r"\b(you|your|yours|I|my)\b", words, re.IGNORECASE)]


def test_every_sentence_goes_through_the_language() -> None:
    try:
        use_language("pseudo")
        told = [sentence(event, ()) if isinstance(event, RoundEnded) else sentence(event, NAMES) for event, _ in LOG]
        told += [refusal_sentence(Refusal(reason, "R"), NAMES) for reason in Reason]
        told += [cause_sentence(outcome(cause), rules) for cause, rules in causes()]
    finally:
        use_language("en")
    assert all("~" in words for words in told if words is not None)
