"""The end of a round: what is shown, in which order, who picks, and what follows; and the scoreboard."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game import flow
from game.engine.cards import Role
from game.engine.cells import GOAL_CELLS
from game.engine.events import NuggetsDrawn, Paid
from game.engine.gold import winners
from game.engine.ruleset import EDITIONS, Edition
from game.engine.table import Table
from game.play.session import Session
from game.scenes.round_end.board import NuggetBoard
from game.scenes.round_end.gold_share import share_sentence, shares, sum_line
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard, verdict
from game.scenes.routes import ToFreshGame, ToRoles
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.ui.scene import Change, Quit, Route
from game.ui.viewport import Viewport


def _words(scene: RoundEndScene | Scoreboard) -> list[str]:
    return [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def _open(session: Session, context: Context | None = None, page: Page = Page.GOLD) -> tuple[Driver, RoundEndScene]:
    """Return the end of a round at a page, once that can be opened."""
    context = context or rounds.instant_context()
    scene = RoundEndScene(context, session)
    scene.finish_telling()
    driver = Driver(context, scene)
    scene.open(page)
    return driver, scene


def _nuggets(scene: RoundEndScene) -> NuggetBoard:
    assert isinstance(scene.board, NuggetBoard)
    return scene.board


def _let_bots_pick(driver: Driver, scene: RoundEndScene) -> None:
    """Frames until no bot is asked any more; each decision is waited for."""
    for _frame in range(100):
        driver.frame()
        if scene._session.table.question is None:
            return
        if scene.sharing.thinking is not None:
            scene.sharing.thinking.result()
    raise AssertionError("the bots never finish")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_every_share_adds_up_and_hides_its_cards(edition: Edition, seats: int) -> None:
    session = rounds.new_session(seats, seed=seats, edition=edition)
    seen = 0
    for after in rounds.bot_moves(session):
        table = after.table
        if table.outcome is None or table.to_play is not None:
            continue
        seen += 1
        log = after.log(None)
        paid = shares(log, table)
        assert all(not share.values for share in paid)
        assert [share.cards for share in paid] == [table.took[share.seat] for share in paid]
        assert share_sentence(table, log, after.names)
        drawn = [event.count for event in log if isinstance(event, NuggetsDrawn)]
        if table.outcome.winner == "diggers":
            assert sum(share.cards for share in paid) == sum(drawn)
        else:
            amounts = [event.amount for event in log if isinstance(event, Paid)]
            assert [share.amount or 0 for share in paid] == [a for a in amounts if paid] or not amounts
            assert sum_line(table, paid)[1] in ("", f"{sum(amounts)} gold")
    assert seen == 3


def test_a_seat_reads_its_own_values_and_no_others() -> None:
    session = rounds.find(rounds.won_by("diggers"))
    assert session.table.outcome is not None
    for seat, role in enumerate(session.table.outcome.roles):
        for share in shares(session.log(seat), session.table):
            own = share.seat == seat and role is Role.DIGGER
            assert len(share.values) == (share.cards if own else 0)


def test_winner_cause_and_gold_are_told() -> None:
    session = rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0])
    _driver, scene = _open(session)
    words = " ".join(_words(scene))
    assert "The deck is empty" in words
    assert "The gold was under goal" in words
    assert "saboteur" in words
    assert "gold" in words
    assert "Gold won earlier stays face down until the game ends." in words
    for name in session.names:
        assert name in words


def test_large_text_scrolls_by_keys_from_why_it_ended_down_to_the_sum() -> None:
    context = rounds.instant_context()
    context.settings = replace(context.settings, text_scale=200)
    context.viewport = Viewport.of((1024, 640), context.settings)
    driver, scene = _open(rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0]), context)
    view = scene.ring.scrolls[0]
    first, last = view.children[0], view.children[-1]

    def lead_to(name: str) -> None:
        for _step in range(40):
            if scene.ring.focus is not None and scene.ring.focus.name == name:
                return
            driver.press(pygame.K_TAB)
        raise AssertionError(f"the focus never comes to {name}")

    assert view.rect.contains(first.rect)
    assert not view.rect.contains(last.rect)
    lead_to(_nuggets(scene).rows[-1].name)
    assert view.rect.contains(last.rect)
    lead_to("role-1")
    assert view.rect.contains(first.rect)


def test_roles_and_goals_turn_over_before_any_gold_is_shared() -> None:
    session = rounds.with_people(rounds.find(rounds.picking), [])
    driver, scene = _open(session, make_context())
    assert scene.goal_turned() == 0
    assert all(face.turned == 0 for face in _nuggets(scene).faces)
    asked = session.table.to_play
    while not scene._revealed:
        assert session.table.to_play == asked
        assert "Gold share" in _words(scene)
        assert not any("nugget" in text or "card" in text for text in _words(scene))
        driver.frame(dt=0.1)
    assert scene.goal_turned() == 1
    assert all(face.turned == 1 for face in _nuggets(scene).faces)


def test_the_card_of_a_role_shows_its_back_until_it_is_edge_on() -> None:
    context = make_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    session = rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0])
    driver, scene = _open(session, context)
    lying = (session.table.maze.cards.get(cell) for cell in GOAL_CELLS)
    reached = {f"stone:{face.text}" for face in lying if face is not None}
    assert not any(name.startswith(("role:", "stone:")) for name in pictures.asked - reached)
    assert {"role-back", "goal-back"} <= pictures.asked
    while not scene._revealed:
        driver.frame(dt=0.1)
    driver.frame()
    assert {"role:digger", "role:saboteur"} <= pictures.asked


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_press_completes_the_reveal_and_does_no_more(key: int) -> None:
    session = rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0])
    driver, scene = _open(session, make_context())
    driver.press(key)
    assert driver.scene is scene
    assert scene._revealed
    assert not scene._moving
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "next-round"


def test_bots_pick_by_themselves() -> None:
    session = rounds.with_people(rounds.find(rounds.picking), [])
    driver, scene = _open(session)
    _let_bots_pick(driver, scene)
    assert session.table.question is None
    assert "next-round" in scene.rects()
    assert scene.at_rest


def _asked(session: Session) -> int:
    seat = session.table.to_play
    assert seat is not None
    return seat


def test_a_single_human_picks_without_a_curtain() -> None:
    found = rounds.find(rounds.picking)
    session = rounds.with_people(found, [_asked(found)])
    driver, scene = _open(session)
    assert "next-round" not in scene.rects()
    driver.click("pick")
    assert driver.scene.name == "nugget-pick"
    driver.click("nugget-1")
    driver.click("keep")
    assert driver.scene is scene
    # a bot that picks after them may leave them the last card as well
    assert session.table.took[_asked(found)] >= 1


def test_several_humans_pick_behind_the_curtain() -> None:
    found = rounds.find(rounds.picking)
    seat = _asked(found)
    session = rounds.with_people(found, [seat, (seat + 1) % 5])
    driver, scene = _open(session)
    driver.click("pick")
    assert (driver.scene.name, driver.scene.seat) == ("curtain", seat)
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "nugget-pick"
    driver.press(pygame.K_1, pygame.K_1)
    assert driver.scene is scene
    assert not any(row.share.values for row in _nuggets(scene).rows)


def test_only_a_single_human_sees_the_own_nuggets() -> None:
    found = rounds.find(rounds.won_by("diggers"))
    outcome = found.table.outcome
    assert outcome is not None
    paid = next(seat for seat, role in enumerate(outcome.roles) if role is Role.DIGGER and found.table.took[seat])
    _driver, alone = _open(rounds.with_people(found, [paid]))
    assert [row.share.seat for row in _nuggets(alone).rows if row.share.values] == [paid]
    _driver, several = _open(rounds.with_people(found, [paid, (paid + 1) % 5]))
    assert not any(row.share.values for row in _nuggets(several).rows)


def test_next_round_deals_and_sits_down(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds_seen: list[int] = []

    def follow(_context: Context, route: Route) -> Change:
        assert isinstance(route, ToRoles)
        rounds_seen.append(route.session.table.round)
        return Quit()

    monkeypatch.setattr(flow, "follow", follow)
    driver, _scene = _open(rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0]))
    driver.press(pygame.K_RETURN)
    assert rounds_seen == [2]


def test_after_the_last_round_comes_the_scoreboard() -> None:
    session = rounds.whole_game()
    driver, scene = _open(session)
    assert "Final score" in _words(scene)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, Scoreboard)
    assert len(session.results) == 3
    sums = [sum(result.paid[seat] for result in session.results) for seat in range(5)]
    assert tuple(sums) == session.table.gold


def test_the_results_of_rounds_stay_hidden_until_the_game_is_over() -> None:
    session = rounds.new_session(4, seed=2)
    for after in rounds.bot_moves(session):
        assert bool(after.results) == after.finished


class _Counted(Session):
    """A finished game with sums of our own."""

    sums: tuple[int, ...] = ()

    @property
    def table(self) -> Table:
        return replace(super().table, gold=self.sums)


def _verdict(edition: Edition, *sums: int) -> str:
    session = rounds.new_session(len(sums), edition=edition)
    session.__class__ = _Counted
    assert isinstance(session, _Counted)
    session.sums = sums
    return verdict(session)


def test_most_nuggets_win_and_ties_are_shared() -> None:
    assert winners((3, 5, 5, 1)) == (1, 2)
    assert _verdict("rebel", 3, 6, 5) == "Bo wins the game"
    assert _verdict("rebel", 6, 6, 5) == "Ada and Bo share the win"
    assert _verdict("g3", 6, 6, 6) == "A draw: Ada, Bo and Cy"


def test_again_deals_a_new_game_with_the_same_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, ...]] = []

    def follow(_context: Context, route: Route) -> Change:
        assert isinstance(route, ToFreshGame)
        opened.append(tuple(seat.name for seat in route.setup.seats))
        return Quit()

    monkeypatch.setattr(flow, "follow", follow)
    context, session = rounds.instant_context(), rounds.whole_game()
    driver = Driver(context, Scoreboard(context, session))
    driver.press(pygame.K_RETURN)
    assert opened == [session.names]


@pytest.mark.parametrize(("side", "seats"), [("saboteurs", 3), ("saboteurs", 5), ("diggers", 5), ("diggers", 10)])
def test_the_parchment_is_as_high_as_its_text_and_the_chart_has_the_room(side: str, seats: int) -> None:
    _driver, scene = _open(rounds.find(rounds.won_by(side), seats))
    parchment = scene._layout.ground.page
    foot = max(part.rect.bottom for part in _nuggets(scene).told)
    assert 0 <= parchment.bottom - foot <= scene.viewport.px(20)
    scene.open(Page.CHART)
    assert scene.chart.rect.h >= scene.viewport.px(440)
    assert scene.chart.rect.w >= scene.viewport.px(1200)


def test_the_names_of_those_who_share_have_one_size() -> None:
    _driver, scene = _open(rounds.find(rounds.won_by("diggers"), 10))
    rows = _nuggets(scene).rows
    assert len(rows) > 4
    assert len({row.texts(scene.viewport)[0].font for row in rows}) == 1


def test_an_idle_round_end_draws_nothing() -> None:
    driver, scene = _open(rounds.with_people(rounds.find(rounds.won_by("saboteurs")), [0]))
    driver.frame(dt=1)
    driver.frame(dt=1)
    assert not driver.frame()
    assert scene.wake_in is None


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        ends = [rounds.find(rounds.won_by(side), seats) for side, seats in (("saboteurs", 5), ("diggers", 10))]
        scenes = [RoundEndScene(context, rounds.with_people(session, [0])) for session in ends]
        for end in scenes:
            end.finish_telling()
        for scene in (*scenes, Scoreboard(context, rounds.whole_game(10))):
            Driver(context, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
