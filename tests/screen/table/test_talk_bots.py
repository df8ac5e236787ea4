"""What bots say: in bubbles that hold nobody up, in the log, and as marks (UX S1, S3, section 2)."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from screen import rounds
from screen.rounds import new_session
from screen.tables import Table

from ai.decision import Decision
from game.engine.cells import at
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.engine.ruleset import EDITIONS, Ruleset
from game.play.session import Session
from game.scenes.watch.eyes import just_said, seen_by
from game.system.settings import Settings, Speed
from game.tabletop.view.bubble import Spoken, bubble_rect, make_bubble
from game.tabletop.view.speech import reading_seconds
from game.ui.text import wrap
from game.ui.theme import font

TALK = replace(EDITIONS["rebel"], table_talk=True)
EXPANSION = replace(TALK, saboteur2=True)
ANSWER = "Bartholomew Long is wrong about Grimhildegard. I trust Grimhildegard. My tool is whole again, thanks to it."
LONG = "Somebody wrecks this mine, and I say Bartholomew Long."


class Talkative(Session):
    """Its bots say in each of their turns that the next seat can be trusted."""

    def decide(self, seat: int) -> Decision:
        decision = super().decide(seat)
        return replace(decision, claim=ClaimSeat((seat + 1) % self.table.seats, "digger"))


def talkative(seats: int, *humans: int, rules: Ruleset = TALK) -> Talkative:
    sat = new_session(seats, *humans, rules=rules)
    return Talkative(sat.seats, sat.rules, (sat.state, 0), (1, 1), None, None)


def _until_somebody_speaks(table: Table) -> Claimed:
    for _ in range(3000):
        table.frame(dt=0.05)
        said = [event for event in table.session.log(None) if isinstance(event, Claimed)]
        if said:
            return said[-1]
    raise AssertionError("nobody speaks")


def _table(speed: Speed, seats: int = 5) -> Table:
    """A table at which a bot is to move first, and the human long after."""
    session = talkative(seats)
    first = session.table.to_play
    assert first is not None
    human = (first - 1) % seats
    sat = new_session(seats, human, rules=TALK)
    session = Talkative(sat.seats, sat.rules, (session.state, 0), (1, 1), None, None)
    return Table(session, settings=Settings(speed_bots=speed, speed_own="instant"))


def test_a_bot_says_its_claim_and_plays_at_once() -> None:
    table = _table("1")
    claim = _until_somebody_speaks(table)
    acts = [event for event in table.session.log(None) if getattr(event, "seat", None) == claim.seat]
    assert len(acts) > 1, "the card is played in the same frame as the words"
    assert table.table.turns.speech.words


def test_the_log_says_the_same_words_as_the_bubble() -> None:
    table = _table("1")
    claim = _until_somebody_speaks(table)
    (words,) = table.table.turns.speech.words
    table.table.turns.stop_motions()
    table.frame()
    lines = [line for line in table.table.view.seen.lines if line.seat == claim.seat]
    assert lines[0].words == f"“{words}”"
    assert lines[0].name == table.session.names[claim.seat]


def test_instant_leaves_the_marks_and_the_log() -> None:
    table = _table("instant")
    claim = _until_somebody_speaks(table)
    assert not table.table.turns.speech.words
    table.settle()
    assert claim in table.table.view.seen.claims
    assert any("“" in line.words for line in table.table.view.seen.lines)


def test_a_bubble_stays_as_long_as_it_takes_to_read_and_goes() -> None:
    table = _table("1")
    table.table.turns.stop_motions()
    speech = table.table.turns.speech
    speech.say(Spoken.of(Claimed(1, ClaimGoal(1, "gold")), LONG), 1.0)
    seconds = reading_seconds(LONG)
    assert 2.5 < seconds < 4.5
    assert reading_seconds("Goal 1 is gold.") < seconds
    speech.update(seconds - 0.05)
    assert speech.words == (LONG,)
    assert speech.wake_in == 0
    speech.update(0.1)
    assert not speech.words
    assert speech.wake_in is None


def test_between_coming_and_going_a_bubble_wants_no_frame() -> None:
    speech = _table("1").table.turns.speech
    speech.say(Spoken.of(Claimed(1, ClaimGoal(1, "gold")), LONG), 1.0)
    speech.update(0.3)
    speech.changed = False
    speech.update(0.5)
    assert not speech.changed
    assert speech.wake_in is not None
    assert speech.wake_in > 1


def test_words_are_read_no_faster_than_twice() -> None:
    lasting = {}
    for speed in (0.5, 1.0, 2.0, 4.0):
        speech = _table("1").table.turns.speech
        speech.say(Spoken.of(Claimed(1, ClaimGoal(1, "gold")), LONG), speed)
        ticks = 0
        while speech.words:
            speech.update(0.01)
            ticks += 1
        lasting[speed] = ticks
    assert lasting[0.5] > lasting[1.0] > lasting[2.0] == lasting[4.0]


@pytest.mark.parametrize("event", ["space", "escape", "click"])
def test_a_bubble_can_be_skipped(event: str) -> None:
    table = _table("1")
    _until_somebody_speaks(table)
    if event == "click":
        table.click_at((640, 300))
    else:
        table.press(pygame.K_SPACE if event == "space" else pygame.K_ESCAPE)
    assert not table.table.turns.speech.words


def test_a_seat_says_one_thing_at_a_time_and_three_speak_at_most() -> None:
    speech = _table("1").table.turns.speech
    for seat, words in ((0, "a"), (1, "b"), (0, "c"), (2, "d"), (3, "e")):
        speech.say(Spoken.of(Claimed(seat, ClaimGoal(1, "gold")), words), 1.0)
    assert speech.words == ("c", "d", "e")


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.parametrize("seats", [3, 6, 12])
def test_bubbles_lie_in_the_window_off_the_card_just_played_and_off_each_other(
    seats: int, size: tuple[int, int], scale: float
) -> None:
    table = Table(new_session(seats, 0, rules=EXPANSION if seats > 10 else TALK), size, scale)
    view, window = table.table.view, table.context.viewport.rect
    for seat in range(seats):
        spoken = Spoken.of(Claimed(seat, ClaimSeat((seat + 1) % seats, "saboteur")), LONG)
        natural = bubble_rect(spoken, view.layout, [])
        for cell in (at(0, 0), at(-1, 1), at(1, -1), at(-2, 0)):
            played = view.cell(cell)
            played.x = natural.x
            avoid = [played, Rect(natural.x, natural.y, natural.w, natural.h // 2)]
            rect = bubble_rect(spoken, view.layout, avoid)
            assert window.contains(rect)
            assert rect.collidelist(avoid) < 0
            assert not rect.colliderect(view.layout.seat(seat))


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
def test_bubbles_have_two_lines_at_most_and_are_large_enough_to_read(size: tuple[int, int], scale: float) -> None:
    layout = Table(new_session(5, 0, rules=TALK), size, scale).table.view.layout
    face = font("bold", layout.type(16))
    if size == (1920, 1080) and scale == 1.0:
        assert face.get_height() >= 18
    spoken = Spoken.of(Claimed(1, ClaimSeat(2, "saboteur")), LONG)
    rect = bubble_rect(spoken, layout, [])
    assert rect.h <= 2 * face.get_linesize() * 1.2 + 2 * layout.px(10)
    assert make_bubble(spoken, layout, rect, rounds.CodedPictures()).picture.get_width() >= rect.w
    assert len(wrap(LONG, face, rect.w)) <= 2


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
def test_an_answer_with_its_reason_takes_more_lines_where_the_window_is_narrow(
    size: tuple[int, int], scale: float
) -> None:
    table = Table(new_session(5, 0, rules=TALK), size, scale)
    layout, window = table.table.view.layout, table.context.viewport.rect
    for claim in (ClaimSeat(2, "digger"), None):
        assert window.contains(bubble_rect(Spoken(1, ANSWER, claim), layout, []))


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.parametrize("seats", [3, 6, 8, 12])
def test_marks_on_plates_cover_no_slot_and_no_neighbour(seats: int, size: tuple[int, int], scale: float) -> None:
    rules = EXPANSION if seats > 10 else TALK
    layout = Table(new_session(seats, 0, rules=rules), size, scale).table.view.layout
    for seat in range(seats):
        slots = [layout.slot(seat, thing) for thing in layout.things]
        for mark in layout.claims(seat):
            assert mark.h >= 15
            assert layout.seat(seat).contains(mark)
            assert mark.collidelist([slot for slot in slots if slot != layout.portrait(seat)]) < 0


def test_claims_are_forgotten_when_the_round_ends() -> None:
    session = talkative(3)
    while session.table.to_play is not None:
        for command in session.decide(session.table.to_play).commands:
            if not isinstance(command, Claim) or session.table.question is None:
                session.play(command)
    assert seen_by(session.state, session.names, session.minds, "public").claims == ()
    session.deal_next()
    assert seen_by(session.state, session.names, session.minds, "public").claims == ()


def test_a_replay_says_the_same_words() -> None:
    session = talkative(3)
    seat = session.table.to_play
    assert seat is not None
    claim, play = session.decide(seat).commands
    session.play(claim)
    said = just_said(session.state, session.names)
    assert said is not None
    assert isinstance(claim, Claim)
    assert (said.seat, said.claim) == (seat, claim)
    seen = seen_by(session.state, session.names, session.minds, "public")
    assert seen.lines[-1].words == f"“{said.words}”"
    session.play(play)
    assert just_said(session.state, session.names) is None


def test_a_bubble_spares_cards_near_its_speaker_but_goes_not_far_for_them() -> None:
    layout = Table(new_session(5, 0, rules=TALK)).table.view.layout
    spoken = Spoken(2, "Nothing to report.")
    natural = bubble_rect(spoken, layout, [])
    card = Rect(natural.right - 10, natural.y - 20, 60, 60)
    assert bubble_rect(spoken, layout, [], [card]).colliderect(card) == 0
    assert bubble_rect(spoken, layout, [], [layout.viewport.rect]) == natural
    assert bubble_rect(spoken, layout, [natural], [layout.viewport.rect]).colliderect(natural) == 0


def test_a_bubble_that_is_read_stays_where_it_is_unless_it_is_in_the_way() -> None:
    table = Table(new_session(5, 0, rules=TALK))
    speech, layout, canvas = table.table.turns.speech, table.table.view.layout, pygame.Surface((1280, 720))
    spoken = Spoken(2, "Nothing to report.")
    natural = bubble_rect(spoken, layout, [])
    beside = natural.move(0, layout.seat_height)

    def shown(spot: Rect) -> bool:
        return canvas.get_at(spot.center) != pygame.Color(0, 0, 0)

    speech.say(spoken, 1.0)
    speech.update(0.3)
    for avoid, spare, there in (([], [], True), ([], [natural], True), ([natural], [], False)):
        canvas.fill((0, 0, 0))
        speech.draw(canvas, layout, avoid, spare)
        assert shown(natural) == there
        assert not shown(beside.move(0, natural.h * 3))
