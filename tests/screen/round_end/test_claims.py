"""Claims at the end of a round: stamped true, false or a guess, by what their speakers knew (R12.1)."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace
from screen import rounds
from screen.driving import Driver, make_context

from game.engine.cards import GOLD
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import Claimed, GoalRevealed, Looked
from game.engine.ruleset import EDITIONS
from game.hindsight.explain import Honesty
from game.hindsight.judged import Judged, judged_claims
from game.play.session import Session
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.story_page.stamps import stamp, stamp_size, stamp_word, turned_size
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language

TALKING = replace(EDITIONS["rebel"], table_talk=True)


@cache
def _over(seed: int = 1) -> Session:
    """A round of talking bots that has come to its end."""
    session = rounds.new_session(5, seed=seed, rules=TALKING, bots="steady")
    for after in rounds.bot_moves(session):
        if after.table.outcome is not None and after.table.to_play is None:
            return rounds.with_people(after, [0])
    raise AssertionError


def _liars() -> list[tuple[Session, Judged]]:
    """Every claim in a few rounds, with its round."""
    return [(session, judged) for session in map(_over, range(1, 9)) for judged in judged_claims(session.state)]


def test_whoever_has_seen_a_goal_is_honest_or_lies_about_it_and_others_guess() -> None:
    seen = set[Honesty]()
    for session, judged in _liars():
        if not isinstance(judged.claim, ClaimGoal):
            continue
        log = session.log(None)[: judged.place]
        known = {event.goal for event in log if isinstance(event, Looked) and event.seat == judged.seat}
        known |= {event.goal for event in log if isinstance(event, GoalRevealed)}
        true = (session.state.goals[judged.claim.goal - 1] == GOLD) == (judged.claim.what == "gold")
        assert judged.right is true
        if judged.claim.goal in known:
            assert judged.honesty is (Honesty.TRUE if true else Honesty.LIE)
        elif not known:
            assert judged.honesty is Honesty.GUESS
        seen.add(judged.honesty)
    assert len(seen) >= 2


def test_of_roles_nobody_knows_in_the_base_game_with_two_saboteurs_everything_is_a_guess() -> None:
    said = [judged for _session, judged in _liars() if isinstance(judged.claim, ClaimSeat)]
    assert said
    assert {judged.honesty for judged in said if judged.seat != getattr(judged.claim, "seat", None)} == {Honesty.GUESS}


def test_every_claim_of_the_round_has_a_slip_that_says_how_it_was() -> None:
    session = _over()
    scene = RoundEndScene(rounds.instant_context(), session)
    scene.finish_telling()
    driver = Driver(scene.context, scene)
    scene.open(Page.CLAIMS)
    driver.frame()
    claimed = [event for event in session.log(None) if isinstance(event, Claimed)]
    assert [slip.judged.claim for slip in scene.claims.slips] == [event.claim for event in claimed]
    for slip in scene.claims.slips:
        said = " ".join(line.text for line in slip.texts(scene.viewport))
        assert session.names[slip.judged.seat] in said
        assert slip.state_words() == stamp_word(slip.judged.honesty)
        assert slip.state_words() in slip.spoken(scene.viewport)


def test_before_the_reveal_there_is_no_stamp_to_be_seen() -> None:
    scene = RoundEndScene(make_context(), _over())
    driver = Driver(scene.context, scene)
    while not scene._revealed:
        assert "tab-claims" not in scene.rects()
        assert not any(slip in scene.parts for slip in scene.claims.slips)
        driver.frame(dt=0.5)
    driver.frame()
    assert "tab-claims" in scene.rects()


def test_where_nothing_was_claimed_there_is_no_page_for_it() -> None:
    scene = RoundEndScene(rounds.instant_context(), rounds.find(rounds.won_by("saboteurs")))
    Driver(scene.context, scene)
    assert Page.CLAIMS not in scene._pages()


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize("honesty", Honesty)
def test_a_stamp_keeps_to_its_room_whatever_its_word(honesty: Honesty, language: str) -> None:
    use_language(language)
    try:
        free = turned_size(stamp_size(honesty, 19))
        for number in range(6):
            assert stamp(honesty, number, free, 19).get_width() <= free[0] + 2
            assert stamp(honesty, number, (90, 60), 19).get_width() <= 92
    finally:
        use_language(SOURCE_LANGUAGE)
