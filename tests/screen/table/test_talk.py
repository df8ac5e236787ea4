"""Table talk by people: one press makes a claim, with mouse or keys, in solo and hot-seat games (R12.1)."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from screen import rounds, twins
from screen.crawl import faults
from screen.tables import Table, deal, dealt

from game.cli import playing
from game.cli.main import main
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.engine.legal import options
from game.engine.ruleset import EDITIONS
from game.play.session import Session
from game.scenes.private.curtain import BREATH
from game.scenes.routes import ToFreshGame
from game.scenes.table.scene import TableScene
from game.scenes.table.talk import TalkPanel
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.tabletop.move.targets import OnGoal, OnSeat
from game.tabletop.tips.tell import tip_of
from game.tabletop.view.claims import standing
from game.ui import focus
from game.ui.scene import Route
from game.ui.widgets.tooltip import draw_tooltip
from game.words.claims import claim_words

TALK = replace(EDITIONS["rebel"], table_talk=True)
EXPANSION = replace(TALK, saboteur2=True)
HAND = "NES EW map rockfall break:pick repair:pick"


def _solo() -> Table:
    table = Table(dealt(deal(HAND), rules=TALK))
    table.settle()
    return table


def _claims(session: Session) -> list[Claimed]:
    return [event for event in session.log(None) if isinstance(event, Claimed)]


def _reveal(table: Table) -> None:
    table.press(pygame.K_RETURN)
    table.wait(BREATH + 0.1)
    table.press(pygame.K_RETURN)
    table.frame()


def test_a_claim_takes_one_press_once_the_panel_is_open() -> None:
    table = _solo()
    table.click("talk")
    assert table.scene.name == "talk"
    table.click("claim-goal-2-gold")
    assert table.scene is table.table
    assert _claims(table.session) == [Claimed(0, ClaimGoal(2, "gold"))]
    assert table.session.table.to_play == 0
    assert table.session.table.claimed


def test_a_claim_is_made_with_keys_alone() -> None:
    table = _solo()
    table.press(pygame.K_s)
    panel = table.scene
    assert isinstance(panel, TalkPanel)
    assert panel.ring.focus is not None
    assert panel.ring.focus.name == "say-nothing"
    names = [widget.name for widget in panel.ring.widgets]
    table.press(*[pygame.K_TAB] * names.index("claim-seat-3-saboteur"), pygame.K_RETURN)
    assert _claims(table.session) == [Claimed(0, ClaimSeat(2, "saboteur"))]


def test_the_panel_offers_every_claim_that_the_rules_allow_and_no_other() -> None:
    table = _solo()
    legal = {claim for claim in options(table.session.view(0)) if isinstance(claim, Claim)}
    table.press(pygame.K_s)
    assert isinstance(table.scene, TalkPanel)
    offered = [button.claim for button in table.scene._buttons]
    assert len(offered) == len(legal) == 10
    assert set(offered) == legal


@pytest.mark.parametrize(
    "way", [pygame.K_s, pygame.K_ESCAPE, pygame.K_RETURN, None], ids=["S", "Esc", "Enter", "click"]
)
def test_the_panel_closes_without_a_word(way: int | None) -> None:
    table = _solo()
    table.press(pygame.K_s)
    if way is None:
        table.click_at((600, 200))
    else:
        table.press(way)
    assert table.scene is table.table
    assert not _claims(table.session)
    assert table.table.move.held is None


def test_a_second_claim_is_refused_with_the_reason() -> None:
    table = _solo()
    table.press(pygame.K_s)
    table.click("claim-goal-1-stone")
    table.settle()
    button = next(button for button in table.table.buttons if button.name == "talk")
    assert not button.enabled
    assert button.why_not == "You have already made a claim this turn (R12.1)."
    table.press(pygame.K_s)
    assert table.scene is table.table
    assert table.table.notes.refusal == button.why_not
    assert len(_claims(table.session)) == 1


def test_what_a_claim_would_say_covers_neither_the_head_of_the_panel_nor_a_claim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[pygame.Rect] = []

    def note(*args: Any) -> pygame.Rect:
        shown.append(draw_tooltip(*args))
        return shown[-1]

    monkeypatch.setattr(focus, "draw_tooltip", note)
    table = _solo()
    table.click("talk")
    panel = table.scene
    assert isinstance(panel, TalkPanel)
    for name, button in panel.rects().items():
        if name.startswith("claim-"):
            table.move(button.center)
            table.wait(1)
            assert shown
            assert shown[-1].collidelist([part.rect for part in panel.parts]) < 0
            shown.clear()


def test_out_of_turn_there_is_no_claim() -> None:
    table = Table(rounds.new_session(4, 3, rules=TALK), speed="0.5")
    for _ in range(20):
        table.frame()
    assert table.session.table.to_play != 3
    table.press(pygame.K_s)
    assert table.scene is table.table
    assert "own turn" in table.table.notes.refusal


def test_without_table_talk_there_is_no_button_and_no_key() -> None:
    table = Table(dealt(deal(HAND)))
    table.settle()
    assert "talk" not in {button.name for button in table.table.buttons}
    assert "log-talk" not in table.table.rects()
    table.press(pygame.K_s)
    assert table.scene is table.table


def test_a_card_that_lies_tentatively_stays_through_a_claim_and_is_then_played() -> None:
    table = _solo()
    table.press(pygame.K_1, pygame.K_RETURN)
    ready = table.table.move.ready
    assert ready is not None
    table.press(pygame.K_s)
    table.click("claim-seat-2-digger")
    assert table.table.move.ready == ready
    table.wait(0.35)
    table.press(pygame.K_e)
    told = [type(event).__name__ for event in table.session.log(None)]
    assert told[1:3] == ["Claimed", "Laid"]


def test_words_use_up_no_input() -> None:
    """A click right after a claim takes a card up: only a motion of your own card would swallow it (UX section 3a)."""
    table = Table(dealt(deal(HAND), rules=TALK), speed="1")
    table.settle()
    table.press(pygame.K_s)
    table.click("claim-goal-1-gold")
    assert table.table.turns.timeline.busy
    assert table.table.turns.speech.words
    table.click_at(table.slot(1))
    assert table.table.move.held == 1
    assert not table.table.turns.speech.words


def test_end_turn_right_after_a_claim_is_heard() -> None:
    table = Table(dealt(deal(HAND), rules=TALK), speed="1")
    table.settle()
    table.press(pygame.K_1, pygame.K_RETURN)
    table.press(pygame.K_s)
    table.click("claim-goal-1-gold")
    table.press(pygame.K_e)
    assert "Laid" in {type(event).__name__ for event in table.session.log(None)}


def test_in_a_hot_seat_game_claims_are_made_in_private_turns_and_shown_to_all() -> None:
    table = Table(dealt(deal(HAND), 0, 1, 2, rules=TALK))
    table.frame()
    _reveal(table)
    table.press(pygame.K_s)
    table.click("claim-seat-3-saboteur")
    table.settle()
    table.press(pygame.K_p, pygame.K_1, pygame.K_RETURN)
    table.wait(0.35)
    table.press(pygame.K_e)
    table.frame()
    assert table.scene.name == "curtain"
    _reveal(table)
    assert table.table.sight.viewer == 1
    words = claim_words(_claims(table.session)[0], table.session.names, 1, 1)
    assert any(words in line.words for line in table.table.view.seen.lines)
    tip = tip_of(table.table.view, OnSeat(2))
    assert tip is not None
    assert "Suspected by: Ada" in tip[0]


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.KEYDOWN])
def test_the_curtain_falls_over_the_panel_too(event: int) -> None:
    table = Table(dealt(deal(HAND), 0, 1, rules=TALK))
    table.frame()
    _reveal(table)
    table.press(pygame.K_s)
    table.frame(pygame.Event(event, key=pygame.K_c, mod=0, unicode=""))
    assert table.scene.name == "curtain"


def test_marks_and_tooltips_tell_what_stands_claimed() -> None:
    table = _solo()
    table.press(pygame.K_s)
    table.click("claim-goal-2-stone")
    table.settle()
    view = table.table.view
    assert view.seen.claims == (Claimed(0, ClaimGoal(2, "stone")),)
    goal, own = tip_of(view, OnGoal(2)), tip_of(view, OnSeat(0))
    assert goal is not None
    assert own is not None
    assert "Called stone by: Ada" in goal[0]
    assert "Says: goal 2 is stone" in own[0]


def test_only_the_newest_claim_of_a_seat_about_a_thing_stands() -> None:
    first = [Claimed(0, ClaimGoal(1, "gold")), Claimed(1, ClaimGoal(1, "gold")), Claimed(0, ClaimSeat(1, "digger"))]
    then = [Claimed(0, ClaimGoal(1, "stone")), Claimed(0, ClaimSeat(2, "digger"))]
    assert standing([*first, *then]) == (*first[1:], *then)


@pytest.mark.parametrize(("seats", "talks"), [("Ada,Bo:steady,Cy", True), ("Ada,Bo,Cy", False)])
def test_a_game_from_the_command_line_has_table_talk_when_bots_sit(
    seats: str, talks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Route] = []

    def play(first: Route, _language: str | None) -> int:
        opened.append(first)
        return 0

    monkeypatch.setattr(playing, "play", play)
    assert main(["play", "--seats", seats]) == 0
    (route,) = opened
    assert isinstance(route, ToFreshGame)
    assert route.setup.rules.table_talk is talks


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.parametrize("seats", [3, 6, 12])
@pytest.mark.usefixtures("plain_plates")
def test_the_panel_fits_every_window(seats: int, size: tuple[int, int], scale: float, language: str) -> None:
    rules = EXPANSION if seats > 10 else TALK
    session = rounds.new_session(seats, *range(seats), rules=rules)
    use_language(language)
    try:
        table = Table(session, size, scale)
        table.table.sight.hand_over(session.table.to_play)
        scene, seat = table.table, session.table.to_play
        assert seat is not None
        panel = TalkPanel(scene.context, session, seat, scene.view, scene.turns.timeline, lambda _seat, _claim: None)
        panel.resize(table.context.viewport)
        assert not faults(panel)
        assert table.context.viewport.rect.contains(panel._board)
    finally:
        use_language(SOURCE_LANGUAGE)


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.parametrize("seats", [3, 12])
def test_no_goal_lies_under_the_panel(seats: int, size: tuple[int, int], scale: float) -> None:
    rules = EXPANSION if seats > 10 else TALK
    table = Table(rounds.new_session(seats, *range(seats), rules=rules), size, scale)
    _reveal(table)
    before = table.table.view.viewpoint.camera
    table.press(pygame.K_s)
    table.wait(0.3)
    panel = table.scene
    assert isinstance(panel, TalkPanel)
    assert max(table.table.view.goal(goal).bottom for goal in (1, 2, 3)) <= panel._board.y
    table.press(pygame.K_ESCAPE)
    table.wait(0.3)
    assert table.table.view.viewpoint.camera == before


@pytest.mark.parametrize("seed", [1, 2])
def test_claims_look_alike_whatever_the_seats_know(seed: int) -> None:
    """The panel offers nothing that depends on a secret, and no more do marks and tooltips (UX section 3)."""
    pair, looks = twins.make_twins(seed, played=14, rules=TALK), []
    for session in (pair.one, pair.other):
        assert _claims(session), "somebody has spoken"
        context = rounds.instant_context()
        context.pictures = rounds.CodedPictures()
        scene = TableScene(context, session)
        scene.resize(context.viewport)
        canvas = pygame.Surface(context.viewport.size)
        scene.draw(canvas)
        tips = [tip_of(scene.view, OnSeat(seat)) for seat in range(twins.SEATS)]
        offered = [str(option) for option in options(session.view(scene.seat or 0)) if isinstance(option, Claim)]
        looks.append((pygame.image.tobytes(canvas, "RGB"), tips, scene.view.seen.claims, offered))
        scene.close()
    assert looks[0] == looks[1]
