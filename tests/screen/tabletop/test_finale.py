"""A goal opens at the table: the same for gold and stone until its face shows, and over at a press (UX section 7)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace
from screen import rounds
from screen.driving import AtOnce, Driver, heard
from screen.staging import DECK, HAND, MAZE, Pictures, Table5, open_to_all, play

from game.art.drawing.fade import FADE
from game.engine import deal, turn
from game.engine.cards import GOLD, GoalName, Role, card, face
from game.engine.cells import GOAL_CELLS, at
from game.engine.commands import Lay
from game.engine.events import GoalRevealed, RoundEnded
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.state import State
from game.engine.table import Cause, Outcome
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup
from game.scenes.table.scene import TableScene
from game.sound.cues import Cue
from game.sound.music import table_tune
from game.system.settings import Speed
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.reveal import GLIDE, HELD, LENGTH
from game.tabletop.motions.timeline import Motion
from game.tabletop.motions.tunnel import run_time

LAST = Lay(face("EW"), at(7, 0))
GOLD_AT_2: tuple[GoalName, ...] = ("NE", GOLD, "NW")
STONE_AT_2: tuple[GoalName, ...] = (GOLD, "NE", "NW")
FRAME = 1 / 60
OWN_LAY = 200.0
TALK = replace(EDITIONS["rebel"], table_talk=True)
RUN = run_time(tuple(range(9)))


def state(
    goals: tuple[GoalName, ...],
    maze: dict[tuple[int, int], str] = MAZE,
    rules: Ruleset = EDITIONS["rebel"],
    deck: Sequence[str] = DECK,
) -> State:
    made = deal.Deal(
        starter=0,
        roles=(Role.DIGGER, Role.SABOTEUR, Role.DIGGER, Role.DIGGER, Role.DIGGER),
        spare=(Role.SABOTEUR,),
        goals=goals,
        hands=(tuple(map(card, HAND)),) * 5,
        deck=tuple(map(card, deck)),
        maze={at(*where): face(text) for where, text in maze.items()},
    )
    return turn.start(rules, made).state


class Play:
    """Seat 1 joins goal 2, frame by frame."""

    def __init__(
        self,
        goals: tuple[GoalName, ...],
        humans: Sequence[int] = (0,),
        speed: Speed = "1",
        rules: Ruleset = EDITIONS["rebel"],
        deck: Sequence[str] = DECK,
        *,
        still: bool = False,
    ) -> None:
        seats = tuple(
            SeatSetup(name, HUMAN if seat in humans else "random") for seat, name in enumerate(DEFAULT_NAMES[:5])
        )
        session = Session(seats, rules, (state(goals, rules=rules, deck=deck), 0), (1, 1), None, None)
        context = rounds.instant_context()
        context.settings.speed_bots = context.settings.speed_own = speed
        context.settings.reduced_motion = still
        context.pictures = rounds.CodedPictures()
        context.worker = lambda _name: AtOnce()
        self.scene = TableScene(context, session)
        self.driver = Driver(context, self.scene)
        self.viewpoint = self.scene.view.viewpoint
        while self.scene.turns.timeline.busy:
            self.driver.frame()
        self.before = self.viewpoint.camera
        self.scene.turns.play(0, LAST)

    @property
    def moves(self) -> bool:
        return self.scene.turns.timeline.busy

    def run(self, ms: float) -> list[bytes]:
        """The frames of so many milliseconds."""
        seen = []
        for _frame in range(round(ms / 1000 / FRAME)):
            self.driver.frame(dt=FRAME)
            seen.append(hashlib.blake2b(pygame.image.tobytes(self.driver.canvas, "RGB")).digest())
        return seen

    def reveals_at(self) -> float:
        """When the card begins to turn, in milliseconds."""
        return next(motion.start for motion in self.scene.turns.timeline._motions if motion.name == "reveal")

    def to_the_goal(self) -> None:
        """Until the card begins to turn."""
        self.run(self.reveals_at())


@pytest.mark.parametrize("humans", [(0,), (), (1, 2)], ids=["the player's own", "public", "several people"])
def test_until_the_face_shows_nobody_can_tell_gold_from_stone(humans: tuple[int, ...]) -> None:
    gold, stone = Play(GOLD_AT_2, humans), Play(STONE_AT_2, humans)
    both = [play.run(play.reveals_at() + HELD - 2 * FRAME * 1000) for play in (gold, stone)]
    assert len(set(both[0])) > 20, "nothing moves"
    for place, (ours, theirs) in enumerate(zip(*both, strict=True)):
        assert ours == theirs, f"frame {place} tells gold from stone"
    assert gold.run(700) != stone.run(700), "the face never shows"


def test_with_less_motion_nobody_can_tell_gold_from_stone_until_the_face_shows() -> None:
    """UX M26: the same pictures in the same order, with time to see each."""
    gold, stone = Play(GOLD_AT_2, (1, 2), still=True), Play(STONE_AT_2, (1, 2), still=True)
    both = [play.run(play.reveals_at() + HELD - FADE * 1000) for play in (gold, stone)]
    assert both[0] == both[1]
    assert len(set(both[0])) > 10, "nothing shows"
    faces = [play.run(FADE * 2000 + 300) for play in (gold, stone)]
    assert faces[0] != faces[1]
    assert all(play.moves for play in (gold, stone))


@pytest.mark.parametrize("key", [None, pygame.K_e, pygame.K_s, pygame.K_1])
@pytest.mark.parametrize("humans", [(1,), (2,), (1, 2)], ids=["who is next", "who is not", "several people"])
def test_what_can_be_pressed_while_a_goal_opens_tells_nothing(humans: tuple[int, ...], key: int | None) -> None:
    seen = []
    for goals in (GOLD_AT_2, STONE_AT_2):
        play = Play(goals, humans, rules=TALK)
        play.to_the_goal()
        if key is not None:
            play.driver.press(key)
        still_shut = play.moves  # else the press has completed it, and the face may tell
        seen.append((still_shut, still_shut and (play.run(2 * FRAME * 1000), play.scene.notes.refusal)))
    assert seen[0] == seen[1]


def test_the_music_thins_out_only_when_the_face_shows() -> None:
    deck = [DECK[0]] * 40
    while table_tune((turned := state(STONE_AT_2, deck=deck)).table) == table_tune(
        replace(turned.table, deck=turned.table.deck - 1)
    ):
        deck.pop()
    gold, stone = Play(GOLD_AT_2, deck=deck), Play(STONE_AT_2, deck=deck)
    for one in (gold, stone):
        one.driver.context.game = one.scene.session
        one.to_the_goal()
    assert heard(gold.driver.context).tunes == heard(stone.driver.context).tunes
    stone.driver.press(pygame.K_ESCAPE)
    stone.run(100)
    assert heard(stone.driver.context).tunes[-1] == table_tune(stone.scene.session.table)
    assert heard(gold.driver.context).tunes != heard(stone.driver.context).tunes


def test_the_curtain_completes_it_for_its_facts_would_tell() -> None:
    play = Play(GOLD_AT_2, (1, 2))
    play.to_the_goal()
    play.driver.press(pygame.K_c)
    assert play.driver.scene.name == "curtain"
    assert not play.moves
    assert play.scene.sight.held is None


def test_the_view_is_not_fitted_to_what_a_goal_opens_before_it_shows() -> None:
    behind = at(9, 0)
    play = Play(STONE_AT_2, ())
    assert behind in play.scene.session.table.maze.spots
    assert behind not in play.viewpoint._spots
    while play.moves and play.scene.sight.held is not None:
        play.run(50)
    play.run(3000)
    assert behind in play.viewpoint._spots


def reveal_of(name: GoalName) -> tuple[list[Motion], Pictures]:
    table, pictures = state(GOLD_AT_2, MAZE | {(7, 0): "EW"}).table, Pictures()
    shown = face("NESW" if name == GOLD else name)
    found = motions(
        [GoalRevealed(0, 2, name, shown)], table, table, Table5(), pictures, None, shows=open_to_all
    )  # fmt: skip
    return found, pictures


def test_gold_and_stone_sound_alike_at_the_same_times() -> None:
    def heard(name: GoalName) -> list[tuple[float, Cue]]:
        moving, _ = reveal_of(name)
        return [(motion.start + motion.cue_at, motion.cue) for motion in moving if motion.cue]

    assert heard(GOLD) == heard("NE") == heard("NW")
    assert heard(GOLD) == [(GLIDE + RUN, Cue.DRUM), (GLIDE + RUN + HELD + 120, Cue.REVEALED)]
    assert reveal_of(GOLD)[0][-1].duration == LENGTH


def test_the_card_waits_for_the_light_which_waits_for_the_view() -> None:
    moving, _ = reveal_of(GOLD)
    starts = {motion.name: motion.start for motion in moving}
    assert (starts["glide"], starts["light-run"], starts["reveal"]) == (0, GLIDE, GLIDE + RUN)
    assert GLIDE <= 700
    assert 500 <= RUN <= 900
    reveal = next(motion for motion in moving if motion.name == "reveal")
    assert reveal.captures == {"cell:8,0", "goal:2"}
    assert reveal.waits, "the back lies there until then"


def test_the_view_draws_near_and_returns_after_a_stone() -> None:
    play = Play(STONE_AT_2)
    play.to_the_goal()
    near, mat = play.viewpoint.camera, play.scene.view.mat()
    assert near.width > play.before.width
    assert mat.contains(near.goal_rect(2))
    while play.moves:
        play.run(50)
    play.run(GLIDE + 400)
    assert play.viewpoint.camera.width == play.before.width


def test_the_view_stays_where_the_player_takes_it() -> None:
    play = Play(STONE_AT_2)
    play.to_the_goal()
    play.viewpoint.pan(-40, 0)
    mine = play.viewpoint.camera
    while play.moves:
        play.run(50)
    play.run(GLIDE + 400)
    assert play.viewpoint.camera == mine


def test_a_press_completes_it_in_one_frame_and_the_view_is_back() -> None:
    play = Play(STONE_AT_2)
    play.run(OWN_LAY + GLIDE + 300)
    play.driver.press(pygame.K_SPACE)
    assert not any(capture.startswith("goal") for capture in play.scene.turns.timeline.hidden)
    assert play.scene.sight.held is None
    assert play.viewpoint.camera.width == play.before.width
    play.driver.press(pygame.K_SPACE)
    assert not play.moves


def test_instant_shows_the_goal_at_once_and_leaves_marks() -> None:
    play = Play(STONE_AT_2, speed="instant")
    play.driver.frame()
    play.driver.frame()
    assert not [capture for capture in play.scene.turns.timeline.hidden if "goal" in capture or "8,0" in capture]
    assert play.scene.sight.held is None
    assert play.scene.view.seen.table.goals[1] == "NE"
    assert 0 in play.scene.view.seen.acts
    assert play.viewpoint.camera.width == play.before.width


def test_the_winners_are_told_only_after_the_face_and_only_at_the_end_of_the_round() -> None:
    ends, _, _ = play(state(GOLD_AT_2), LAST)
    goes_on, _, _ = play(state(STONE_AT_2), LAST)
    order = [motion.name for motion in ends]
    opened = next(motion for motion in ends if motion.name == "reveal")
    banner = ends[order.index("round-end")]
    assert banner.start >= opened.end
    assert banner.cue is Cue.ROUND_OVER
    assert banner.focus == ends[order.index("glide")].focus, "the view stays at the gold"
    assert "round-end" not in [motion.name for motion in goes_on]


def test_goals_that_one_card_joins_open_one_after_another() -> None:
    table = state(GOLD_AT_2).table
    events = [GoalRevealed(0, 1, "NE", face("NE")), GoalRevealed(0, 2, GOLD, face("NESW"))]
    moving = motions(events, table, table, Table5(), Pictures(), None, shows=open_to_all)
    glides = [motion for motion in moving if motion.name == "glide"]
    reveals = [motion for motion in moving if motion.name == "reveal"]
    assert [motion.beat for motion in reveals] == [0, 1]
    assert glides[1].start >= reveals[0].end
    assert [motion.focus.near for motion in glides if motion.focus is not None] == list(GOAL_CELLS[:2])


def test_a_round_that_ends_without_gold_moves_the_view_nowhere() -> None:
    outcome = Outcome("saboteurs", Cause.HANDS_EMPTY, (Role.DIGGER,) * 5, (), GOLD_AT_2, None, ())
    table = state(GOLD_AT_2).table
    moving = motions([RoundEnded(outcome)], table, table, Table5(), Pictures(), None, shows=open_to_all)
    assert [motion.focus for motion in moving] == [None]
