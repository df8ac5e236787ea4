"""The end of a round of Saboteur 2 and with bonus nuggets: every line of the gold, the thieves, who won and why."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.engine.cards import Marker
from game.engine.commands import Command, Steal
from game.engine.events import BonusReturned, BonusTaken, CrystalsPaid, Shared, Stole
from game.engine.ruleset import EDITIONS
from game.engine.table import AskSteal
from game.play.session import Session
from game.scenes.round_end.gold_ledger import entries, ledger_sentence
from game.scenes.round_end.ledger import LedgerBoard
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.score_table import winners_words
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.round_end.theft_choice import TheftChoice
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.ui.scene import Change, Pop

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
BASE_WITH_BONUS = msgspec.structs.replace(EDITIONS["rebel"], bonus_nuggets=True)


def _words(scene: RoundEndScene | TheftChoice | Scoreboard) -> list[str]:
    return [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def _board(scene: RoundEndScene) -> LedgerBoard:
    assert isinstance(scene.board, LedgerBoard)
    return scene.board


def _open(session: Session, context: Context | None = None) -> tuple[Driver, RoundEndScene]:
    context = context or rounds.instant_context()
    scene = RoundEndScene(context, session)
    scene.finish_telling()
    driver = Driver(context, scene)
    scene.open(Page.GOLD)
    return driver, scene


def _over(session: Session) -> bool:
    return session.table.outcome is not None and session.table.to_play is None


def _with_crystals(session: Session) -> bool:
    return _over(session) and any(isinstance(event, CrystalsPaid) and event.amount for event in session.log(None))


def _expanded(wanted: rounds.Wanted, seats: int = 5) -> Session:
    return rounds.find(wanted, seats, rounds.EXPANDED, "random")


def _stealing(*humans: int) -> tuple[Session, int]:
    """A thief is asked; it and `humans`, counted from it, are people."""
    found = _expanded(rounds.stealing)
    thief = found.table.to_play
    assert thief is not None
    return rounds.with_people(found, [(thief + human) % 5 for human in humans]), thief


def _victims(session: Session) -> tuple[int, ...]:
    question = session.table.question
    assert isinstance(question, AskSteal)
    return question.seats


# The account


@pytest.mark.parametrize("seats", [2, 5, 12])
def test_every_gold_has_its_line(seats: int) -> None:
    """What the lines add up to is what the engine paid; nothing comes without a line (R10.18 to R10.20, R11.5)."""
    for seed in range(6):
        session = rounds.new_session(seats, seed=seed, rules=rounds.EXPANDED)
        for after in rounds.bot_moves(session):
            if not _over(after):
                continue
            lines = entries(after.log(None), after.table, after.names)
            sums = [sum(line.amount for line in lines if line.seat == seat) for seat in range(seats)]
            assert tuple(sums) == after.state.paid
            steps = [line.step for line in lines]
            assert steps == sorted(steps)
            assert set(steps) == set(range(max(steps) + 1))
            for seat in range(seats):
                trapped = Marker.TRAPPED in after.table.in_front[seat] and seat != after.table.retired
                assert trapped == any("trapped" in line.words for line in lines if line.seat == seat)


def test_a_line_tells_how_much_less_a_role_gets() -> None:
    """R10.18."""
    session = _expanded(_over)
    table = session.table
    lines = [
        line.words
        for line in entries(
            [Shared(0, 3, 2, 1), Shared(1, 0, 5, 2), CrystalsPaid(2, 2, 5, 2), BonusTaken(3, 2, 0, 2, ()),
             BonusReturned(3, 2), Stole(4, 0), Stole(3, None)],
            msgspec.structs.replace(table, in_front=((),) * 5, retired=None),
            NAMES,
        )
    ]  # fmt: skip
    assert [words for words in lines if "not among" not in words] == [
        "4 as a winner, 1 less as boss",
        "1 as a winner, 2 less as profiteer, never below 0",
        "2 for 5 crystals shared by 2",
        "2 bonus",
        "2 bonus given back",
        "1 stolen from Ada",
        "1 stolen by Ed",
        "stole from nobody",
    ]


def test_the_share_of_each_winner_is_told() -> None:
    seen = set()
    session = rounds.new_session(6, seed=3, rules=rounds.EXPANDED, bots="steady")
    for after in rounds.bot_moves(session):
        if _over(after) and after.table.outcome is not None:
            count = len(after.table.outcome.winners)
            sentence = ledger_sentence(after.table, after.names)
            assert ("Nobody counts" in sentence) == (count == 0)
            assert (f"{count} winners" in sentence) == (count > 1)
            seen.add(count)
    assert seen


def test_totals_of_earlier_rounds_are_never_told() -> None:
    """R7.7, R10.20: gold won earlier is face down."""
    session = _expanded(_with_crystals)
    session = rounds.with_people(session, [0])
    poor = [_words(_open(session)[1])]
    state = msgspec.structs.replace(session.state, earlier=(31, 32, 33, 34, 35))
    rich = Session(session.seats, session.rules, (state, 0), (1, 1), None, None)
    assert _words(_open(rich)[1]) == poor[0]


# The scene


def test_roles_turn_over_before_any_gold_and_coins_come_one_by_one() -> None:
    session = rounds.with_people(_expanded(_with_crystals), [0])
    context = make_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    driver, scene = _open(session, context)
    board = _board(scene)
    assert not any(name.startswith(("role:", "role-mark:", "stone:")) for name in pictures.asked)
    while not scene._revealed:
        assert not any(name.startswith("role-mark:") for name in pictures.asked)
        assert not any("=" in text or "winner" in text for text in _words(scene) if "wins" not in text)
        driver.frame(dt=0.05)
    seen = []
    while board.moving:
        seen.append(sum(cell.total for cell in board.cells))
        driver.frame(dt=0.05)
    assert seen == sorted(seen) or any(entry.amount < 0 for entry in board.entries)
    assert len(set(seen)) > 1
    assert [cell.total for cell in board.cells] == list(session.state.paid)
    assert any(name.startswith("token-gold:") for name in pictures.asked)
    while scene._moving:
        driver.frame(dt=0.05)
    driver.frame()
    assert not driver.frame(), "nothing is drawn once all gold has come"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_press_shows_the_final_table(key: int) -> None:
    session = rounds.with_people(_expanded(_with_crystals), [0])
    driver, scene = _open(session, make_context())
    driver.press(key)
    assert driver.at(scene)
    assert not scene._moving
    assert [cell.total for cell in _board(scene).cells] == list(session.state.paid)
    assert "next-round" in scene.rects()


@pytest.mark.parametrize("seats", [2, 12])
def test_every_role_card_is_shown_those_not_dealt_by_their_number(seats: int) -> None:
    """R7.8: all fifteen."""
    session = rounds.with_people(_expanded(_over, seats), [0])
    _driver, scene = _open(session)
    words = _words(scene)
    numbers = [int(text.removeprefix("×")) for text in words if text.startswith("×")]
    assert "Not dealt" in words
    assert sum(numbers) + seats == 15
    for name in session.names:
        assert name in words


# Thieves


def test_a_thief_chooses_by_mouse() -> None:
    """R10.20: in public, so without a curtain also where several humans sit."""
    session, thief = _stealing(0, 1)
    driver, scene = _open(session)
    assert "next-round" not in scene.rects()
    assert f"{session.names[thief]} steals 1 gold" in _words(scene)
    driver.click("pick")
    choice = driver.scene
    assert isinstance(choice, TheftChoice)
    assert choice.seat == thief
    assert f"{session.names[thief]} chooses, and everybody sees whom." in _words(choice)
    assert "steal" not in choice.rects()
    victim = _victims(session)[-1]
    driver.click(f"victim-{victim + 1}")
    assert session.table.to_play == thief, "a choice is tentative"
    driver.click("steal")
    assert driver.at(scene)
    assert any(event == Stole(thief, victim) for event in session.log(None))
    assert f"1 stolen from {session.names[victim]}" in " ".join(_words(scene))


def test_a_thief_chooses_by_keys_alone() -> None:
    session, thief = _stealing(0)
    driver, scene = _open(session)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, TheftChoice)
    first, last = _victims(session)[0], _victims(session)[-1]
    driver.press(pygame.K_1 + first, pygame.K_ESCAPE, pygame.K_e)
    assert session.table.to_play == thief, "taken back"
    driver.press(pygame.K_1 + last, pygame.K_e)
    assert driver.at(scene)
    assert any(event == Stole(thief, last) for event in session.log(None))


def test_a_thief_may_decline() -> None:
    session, thief = _stealing(0)
    driver, scene = _open(session)
    driver.click("pick")
    driver.click("nobody")
    assert driver.at(scene)
    assert any(event == Stole(thief, None) for event in session.log(None))
    assert "stole from nobody" in " ".join(_words(scene))


def test_bots_steal_by_themselves() -> None:
    session, _thief = _stealing()
    driver, scene = _open(session)
    for _frame in range(100):
        driver.frame()
        if session.table.question is None:
            break
        if scene.sharing.thinking is not None:
            scene.sharing.thinking.result()
    assert session.table.question is None
    driver.frame()
    assert "next-round" in scene.rects()
    assert [cell.total for cell in _board(scene).cells] == list(session.state.paid)


def test_a_theft_takes_longer_than_a_payment_and_shows_its_line_at_its_end() -> None:
    session, thief = _stealing(0)
    _driver, scene = _open(session)
    session.play(Steal(_victims(session)[0]))
    board = _board(scene)
    board.take_stock(arrived=False)
    theft = next(entry for entry in board.entries if entry.steals)
    board.let_arrive(2.7)
    assert theft not in board.cells[thief].entries[: board.cells[thief].told]
    board.let_arrive(0.2)
    assert theft in board.cells[thief].entries[: board.cells[thief].told]


def test_only_who_is_asked_gets_the_choice() -> None:
    with pytest.raises(ValueError, match="nobody is asked"):
        TheftChoice(rounds.instant_context(), _expanded(_over), 0, lambda _command: Pop())


# Words


def test_the_scoreboard_tells_who_won_each_round() -> None:
    session = rounds.whole_game(5, rules=rounds.EXPANDED)
    scene = Scoreboard(rounds.instant_context(), session)
    Driver(scene.context, scene)
    words = " ".join(_words(scene))
    for result in session.results:
        assert winners_words(result) in words
    assert "All gold is turned up and counted." in words


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        ends = [_expanded(_over, seats) for seats in (2, 5, 12)]
        thief = _expanded(rounds.stealing, 12)
        seat = thief.table.to_play
        assert seat is not None

        def ignore(_command: Command) -> Change:
            return None

        rounds_over = [RoundEndScene(context, rounds.with_people(session, [0])) for session in ends]
        for over in rounds_over:
            over.hindsight.finish()
        scenes = (
            *rounds_over,
            TheftChoice(context, rounds.with_people(thief, [seat]), seat, ignore),
            Scoreboard(context, rounds.whole_game(12, rules=rounds.EXPANDED)),
        )
        for scene in scenes:
            Driver(context, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)


def test_a_choice_is_a_command() -> None:
    said: list[Command] = []

    def note(command: Command) -> Change:
        said.append(command)
        return None

    session, thief = _stealing(0)
    context = rounds.instant_context()
    context.settings.commit_at_once = True
    driver = Driver(context, TheftChoice(context, session, thief, note))
    victim = _victims(session)[0]
    driver.click(f"victim-{victim + 1}")
    assert said == [Steal(victim)]
