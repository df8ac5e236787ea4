"""The sentence of a move, what stands behind it, and what its claims were worth, in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from scenarios import play_on

from ai.decision import Beliefs, Considered, Reasons
from ai.terms import Term
from game.engine.cards import GOLD, Action, Marker, Role, Tool, face
from game.engine.cells import at
from game.engine.commands import (
    Answer,
    Break,
    Claim,
    ClaimGoal,
    ClaimSeat,
    Keep,
    Lay,
    Map,
    PlaceBonus,
    Play,
    Repair,
    Retire,
    Reveal,
    Rockfall,
    SeatAction,
    Stay,
    Steal,
    Theft,
    TurnStone,
    discard_two,
    give_up,
)
from game.engine.ruleset import EDITIONS
from game.hindsight.explain import Clue, NoWhy, Why, explain
from game.hindsight.sentences import (
    claim_verdict,
    clue_words,
    clues_heading,
    move_words,
    no_why_sentence,
    public_words,
    turn_words,
    turned_down,
    why_sentence,
)
from game.hindsight.suspicion import course_of
from game.hindsight.term_words import term_words
from game.play.session import Session
from game.records.moves import RecordedMove
from game.records.setup import DEFAULT_NAMES, SeatSetup, Setup
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.words.moves import deed_words, option_words
from game.words.roles import role_phrase

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
EXPANDED = replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)
FORK, CELL = face("NES"), at(3, -1)


@cache
def _round() -> Session:
    sitting = tuple(SeatSetup(name, "steady") for name in NAMES)
    session = Session.new(Setup(sitting, EDITIONS["rebel"]), None, seed=1, bot_seed=1)
    play_on(session, 30)
    return session


def _why(command: Play | Answer, role: Role = Role.SABOTEUR, **changes: Any) -> Why:
    """Ada's move in a real position, with reasons made up for it."""
    move = _round().past.moves[12]
    even = Beliefs((0.3,) * 5, (1 / 3,) * 3)
    best = changes.pop("best", (Considered(command, 1.0, (("stop a digger", 2.0), ("given away", -1.0))),))
    about = command.seat if isinstance(command, Break | Repair | SeatAction) else 0
    why = Why(move._replace(seat=0), role, Reasons(best, even, even, ()), (0.3,) * 5, (None,) * 5, about, ())
    return why._replace(**changes)


def test_the_sentence_tells_deed_role_reason_and_public_belief() -> None:
    why = _why(Break(Tool.LAMP, 1), public=(0.2, 0.3, 0.6, 0.2, 0.2))
    assert why_sentence(why, NAMES).startswith("Ada, a saboteur, broke Bo's lamp")
    assert why_sentence(why, NAMES).endswith(": it stopped Bo, a likely gold-digger, and the table suspected Cy more.")


def test_the_sentence_says_how_near_the_gold_is_when_it_is_near() -> None:
    move = _round().past.moves[0]
    why = _why(Map(1))._replace(move=move)
    assert "away" not in why_sentence(why, NAMES)
    maze = move.before.table.maze
    for x in range(1, 6):
        maze = maze.lay(at(x, 0), face("EW"))
    near = replace(move.before, table=replace(move.before.table, maze=maze))
    known = replace(why.reasons, after=Beliefs((0.3,) * 5, (0.0, 1.0, 0.0)))
    why = why._replace(move=move._replace(before=near), reasons=known)
    assert " looked at goal 1 with the gold 2 cards away: " in why_sentence(why, NAMES)


@pytest.mark.parametrize(
    ("public", "said"),
    [
        ((0.3, 0.3, 0.3, 0.31, 0.3), "the table suspected nobody yet"),
        ((0.9, 0.95, 0.3, 0.3, 0.3), "the table took Ada for a saboteur"),
        ((0.6, 0.4, 0.3, 0.3, 0.3), "the table suspected nobody more"),
        ((0.5, 0.5, 0.3, 0.3, 0.3), "the table suspected Bo just as much"),
        ((0.3, 0.2, 0.3, 0.5, 0.3), "the table suspected Di more"),
        ((0.3, 0.35, 0.3, 0.36, 0.3), "the table suspected nobody in particular"),
        ((0.05, 0.2, 0.3, 0.5, 0.3), "the table trusted Ada"),
    ],
)
def test_what_the_table_thought(public: tuple[float, ...], said: str) -> None:
    assert public_words(_why(give_up(Action.MAP), public=public), NAMES) == said


def test_when_the_one_aimed_at_is_the_suspect_the_table_agrees() -> None:
    why = _why(Break(Tool.LAMP, 2), public=(0.2, 0.3, 0.6, 0.2, 0.2))
    assert public_words(why, NAMES) == "the table suspected Cy most"


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ((("progress", 2.0), ("keeps open", 1.0)), "it brought the likely gold nearer"),
        ((("harm", -2.0), ("given away", 0.5)), "it looked like honest work"),
        ((("progress", -2.0), ("peace", -0.5)), "everything else looked worse"),
        ((), "everything else looked worse"),
    ],
)
def test_the_term_that_spoke_most_is_the_reason(terms: tuple[tuple[Term, float], ...], said: str) -> None:
    command = Lay(FORK, CELL)
    assert f": {said}, and" in why_sentence(_why(command, best=(Considered(command, 1.0, terms),)), NAMES)


def test_a_term_is_called_by_what_it_speaks_for_or_against() -> None:
    assert term_words("progress", 2, Role.DIGGER) == "Gold nearer"
    assert term_words("progress", -2, Role.DIGGER) == "Gold farther away"


def test_progress_is_the_other_way_round_for_those_who_do_better_without_the_gold() -> None:
    assert term_words("progress", 2, Role.PROFITEER) == "Gold farther away"
    assert term_words("progress", -2, Role.PROFITEER) == "Gold nearer"
    option = Considered(Lay(FORK, CELL), 2.0, (("progress", 2.0),))
    text = why_sentence(_why(Lay(FORK, CELL), Role.PROFITEER, best=(option,)), NAMES)
    assert text.startswith("Ada, the profiteer, laid a fork at 3 right, 1 up")
    assert ": it kept the others from the gold, and" in text


@pytest.mark.parametrize("mind", ["sharp", "steady/firebrand", "rookie/prospector", "sharp/schemer"])
def test_every_reason_of_the_minds_is_put_into_words(mind: str) -> None:
    for rules, seats in ((EDITIONS["rebel"], 5), (EXPANDED, 7)):
        sitting = tuple(SeatSetup(name, mind) for name in DEFAULT_NAMES[:seats])
        session = Session.new(Setup(sitting, rules), None, seed=4, bot_seed=4)
        while session.table.outcome is None:
            play_on(session, 1)
        for move in session.past.moves:
            why = explain(session.past, move)
            assert isinstance(why, Why)
            names = {name for option in why.reasons.best for name, _value in option.terms}
            assert not {name for name in names if term_words(name, 1, Role.BLUE) == name}


def test_a_choice_among_equals_is_called_one() -> None:
    one, other = Considered(Map(1), -0.4, (("value", -0.4),)), Considered(Map(2), -0.2, (("value", -0.2),))
    assert ": one choice seemed as good as another, and" in why_sentence(_why(Map(1), best=(one, other)), NAMES)


def test_a_slip_is_no_merit_for_the_little_that_spoke_for_it() -> None:
    poor = Considered(Map(1), -1.7, (("card", -2.3), ("keeps open", 0.6)))
    good = Considered(Break(Tool.CART, 1), 2.3, (("suspect", 2.3),))
    assert ": a slip, as there was something better to do, and" in why_sentence(_why(Map(1), best=(poor, good)), NAMES)


def test_a_mind_that_misjudged_is_said_to_have_slipped() -> None:
    poor, good = Considered(Map(1), -1.0, (("known", -1.0),)), Considered(Map(2), 2.0, (("look", 2.0),))
    assert ": a slip, as there was something better to do, and" in why_sentence(_why(Map(1), best=(poor, good)), NAMES)


@pytest.mark.parametrize(
    ("command", "deed", "option"),
    [
        (Lay(FORK, CELL), "Ada laid a fork at 3 right, 1 up", "Lay a fork at 3 right, 1 up"),
        (Rockfall(CELL), "Ada played a rockfall at 3 right, 1 up", "Play a rockfall at 3 right, 1 up"),
        (Map(2), "Ada looked at goal 2", "Look at goal 2"),
        (Break(Tool.CART, 1), "Ada broke Bo's cart", "Break Bo's cart"),
        (Break(Tool.CART, 0), "Ada broke their own cart", "Break their own cart"),
        (Repair(Tool.PICK, 1, Action.REPAIR_PICK), "Ada repaired Bo's pick", "Repair Bo's pick"),
        (Repair(Tool.PICK, 0, Action.REPAIR_PICK), "Ada repaired their own pick", "Repair their own pick"),
        (give_up(Action.MAP), "Ada passed and gave up a map", "Pass and give up a map"),
        (give_up(Action.MAP, FORK), "Ada passed and gave up a fork and a map", "Pass and give up a fork and a map"),
        (
            discard_two(Action.MAP, FORK, Marker.TRAPPED),
            "Ada discarded a fork and a map to remove a Trapped card",
            "Discard a fork and a map to remove a Trapped card",
        ),
        (Theft(), "Ada laid a theft card", "Lay a theft card"),
        (SeatAction(Action.HANDS_OFF, 1), "Ada stopped Bo's theft", "Stop Bo's theft"),
        (SeatAction(Action.SWAP_HANDS, 1), "Ada swapped hands with Bo", "Swap hands with Bo"),
        (SeatAction(Action.INSPECTION, 1), "Ada looked at Bo's role", "Look at Bo's role"),
        (SeatAction(Action.SWAP_HATS, 1), "Ada gave Bo a new role", "Give Bo a new role"),
        (SeatAction(Action.SWAP_HATS, 0), "Ada took a new role", "Take a new role"),
        (SeatAction(Action.TRAPPED, 1), "Ada trapped Bo", "Trap Bo"),
        (SeatAction(Action.FREE, 1), "Ada set Bo free", "Set Bo free"),
        (SeatAction(Action.FREE, 0), "Ada broke free", "Break free"),
        (Reveal(3), "Ada revealed goal 3", "Reveal goal 3"),
        (
            TurnStone(1, True),
            "Ada left the stone at goal 1 as it was dealt",
            "Leave the stone at goal 1 as it was dealt",
        ),
        (TurnStone(1, False), "Ada turned the stone at goal 1", "Turn the stone at goal 1"),
        (
            PlaceBonus(2, CELL),
            "Ada placed the bonus nugget worth 2 at 3 right, 1 up",
            "Place the bonus nugget worth 2 at 3 right, 1 up",
        ),
        (Retire(), "Ada retired with the bonus", "Retire with the bonus"),
        (Stay(), "Ada played on with the bonus at stake", "Play on with the bonus at stake"),
        (Keep(3), "Ada kept a nugget card worth 3", "Keep a nugget card worth 3"),
        (Steal(1), "Ada stole 1 gold from Bo", "Steal 1 gold from Bo"),
        (Steal(None), "Ada stole from nobody", "Steal from nobody"),
    ],
)  # fmt: skip
def test_every_command_is_told_as_a_deed_and_as_an_option(command: Play | Answer, deed: str, option: str) -> None:
    assert deed_words(command, "Ada", 0, NAMES) == deed
    assert option_words(command, 0, NAMES) == option


def test_names_with_braces_do_no_harm() -> None:
    names = ("{Ada}", "{0}")
    assert deed_words(Break(Tool.LAMP, 1), names[0], 0, names) == "{Ada} broke {0}'s lamp"


def test_roles_have_their_article() -> None:
    assert [role_phrase(role) for role in (Role.SABOTEUR, Role.BOSS, Role.BLUE)] == [
        "a saboteur",
        "the boss",
        "a blue gold-digger",
    ]


def test_options_turned_down_are_named_once_and_never_the_one_taken() -> None:
    best = tuple(
        Considered(command, score, ())
        for command, score in (
            (Lay(FORK, CELL), 3.0),
            (Lay(face("NEW"), CELL), 2.9),
            (Map(1), 2.0),
            (Break(Tool.LAMP, 1), 1.5),
            (Break(Tool.LAMP, 1), 1.2),
        )
    )
    found = turned_down(_why(Lay(FORK, CELL), best=best), NAMES)
    assert found == [("Look at goal 1", Map(1), 2.0), ("Break Bo's lamp", Break(Tool.LAMP, 1), 1.5)]


def test_clues_are_told_as_everybody_saw_them() -> None:
    why = _why(Break(Tool.LAMP, 1))
    log = why.move.before.events
    for place in range(why.move.before.logged):
        words = clue_words(why.move.before, place, NAMES)
        assert "drew" not in words
        assert ": gold" not in words or "reached" in words
    assert clues_heading(why, NAMES) == "What Ada knew of Bo: 30% likely a saboteur"
    assert clues_heading(why._replace(about=0), NAMES) == "What spoke for and against Ada"
    assert len(log) >= why.move.before.logged


# Claims


def _claiming(claim: Claim, looked: int = 0) -> RecordedMove:
    move = _round().past.moves[0]
    seat = move.seat
    state = replace(move.before, looked=tuple(looked if each == seat else 0 for each in range(5)))
    return move._replace(said=(claim, *move.said), before=state)


def test_lies_truths_and_guesses_about_goals() -> None:
    move = _round().past.moves[0]
    gold, name = move.before.goals.index(GOLD) + 1, NAMES[move.seat]
    stone = gold % 3 + 1
    saw = 1 << gold - 1
    told = {
        (ClaimGoal(gold, "stone"), saw): f"A lie: {name} said goal {gold} is stone, having seen the gold there.",
        (ClaimGoal(stone, "gold"), saw): f"A lie: {name} said goal {stone} is gold, knowing that it is stone.",
        (ClaimGoal(gold, "gold"), saw): f"The truth: {name} said goal {gold} is gold, having seen it.",
        (ClaimGoal(stone, "stone"), saw): f"The truth: {name} said goal {stone} is stone, and knew it.",
        (ClaimGoal(gold, "gold"), 0): f"A guess: {name} said goal {gold} is gold without having seen it.",
        (ClaimGoal(gold, "stone"), 0): f"A guess: {name} said goal {gold} is stone without having seen it.",
    }
    for (claim, looked), sentence in told.items():
        assert claim_verdict(_claiming(claim, looked), None, NAMES) == (sentence, sentence.startswith("A lie:"))
    assert claim_verdict(move, None, NAMES) is None


@pytest.mark.parametrize(
    ("what", "after", "said"),
    [
        ("saboteur", 0.6, "{name} said {other} is suspect, and meant it: 60% likely."),
        ("saboteur", 0.1, "A lie: {name} called {other} suspect, believing it 10% likely."),
        ("saboteur", 0.4, "{name} called {other} suspect, believing it 40% likely."),
        ("digger", 0.2, "{name} vouched for {other}, believing it 20% likely a saboteur."),
        ("digger", 0.1, "{name} said {other} can be trusted, and meant it: 10% likely a saboteur."),
        ("digger", 0.8, "A lie: {name} vouched for {other}, believing it 80% likely a saboteur."),
    ],
)
def test_what_is_said_of_a_seat_is_set_against_what_was_believed(what: Any, after: float, said: str) -> None:
    seat = _round().past.moves[0].seat
    other = (seat + 1) % 5
    move = _claiming(ClaimSeat(other, what))
    believed = Beliefs(tuple(after if each == other else 0.3 for each in range(5)), (1 / 3,) * 3)
    why = _why(Map(1))
    why = why._replace(reasons=replace(why.reasons, after=believed), move=move)
    told = said.format(name=NAMES[seat], other=NAMES[other])
    assert claim_verdict(move, why, NAMES) == (told, told.startswith("A lie:"))
    assert claim_verdict(move, None, NAMES) is None


# Without reasons


@pytest.mark.parametrize("reason", NoWhy)
def test_a_missing_explanation_is_one_sentence(reason: NoWhy) -> None:
    sentence = no_why_sentence(reason, "Ada", "sharp/schemer")
    assert sentence.endswith(".")
    assert "{" not in sentence


# Whole rounds


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
def test_every_move_and_turn_of_a_round_of_everything_has_its_words(language: str) -> None:
    sitting = tuple(SeatSetup(name, "steady") for name in DEFAULT_NAMES[:6])
    session = Session.new(Setup(sitting, EXPANDED), None, seed=2, bot_seed=2)
    while session.table.outcome is None:
        play_on(session, 1)
    past = session.past
    use_language(language)
    try:
        for move in past.moves:
            why = explain(past, move)
            assert isinstance(why, Why)
            words = [why_sentence(why, past.names), move_words(move, past.names), clues_heading(why, past.names)]
            words += [clue_words(move.before, clue.place, past.names) for clue in why.clues]
            words += [option.words for option in turned_down(why, past.names)]
            assert all(words)
            assert not any("{" in text or "}" in text for text in words)
        course = course_of(session.state)
        told = turn_words(session.state, course, past.names)
        assert len(told) == len(course.turns)
        assert all(told)
    finally:
        use_language(SOURCE_LANGUAGE)


def test_a_turn_of_the_chart_tells_how_its_seat_looked_before_and_after() -> None:
    state = _round().state
    course = course_of(state)
    told = turn_words(state, course, NAMES)
    for number, (turn, words) in enumerate(zip(course.turns, told, strict=True), 1):
        after = round(100 * course.suspicion[number][turn.seat])
        assert f"Suspicion of {NAMES[turn.seat]}" in words
        assert words.endswith(f"{after}%.")


def test_clues_have_a_weight_that_counts() -> None:
    past = _round().past
    found: list[Clue] = []
    for move in past.moves:
        why = explain(past, move)
        assert isinstance(why, Why)
        assert list(why.clues) == sorted(why.clues, key=lambda clue: -abs(clue.weight))
        found += why.clues
    assert found
