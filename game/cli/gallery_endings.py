"""The scenes of the gallery that end a round or a game, and why it went so."""

from __future__ import annotations

from game.cli import gallery_games as games
from game.cli.gallery_shot import Shot
from game.engine.ruleset import Ruleset
from game.engine.table import AskSteal
from game.hindsight.suspicion import course_of
from game.play.endings.reach import out_of_reach
from game.play.session import Session
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.round_end.theft_choice import TheftChoice
from game.scenes.table.scene import TableScene
from game.scenes.why.scene import WhyScene
from game.ui.context import Context
from game.ui.scene import Pop


def quick_shot(context: Context, seats: int) -> Shot:
    """Return the table of a single human to play, with the offer to play the rest quickly."""
    session = games.find(lambda session: out_of_reach(session.table, session.log(None)), seats)
    table = TableScene(context, games.with_humans(session, games.to_play(session)))
    table.resize(context.viewport)
    table.update(0.0)
    table.quick.finish()
    return Shot(table, seconds=0.3)


def nuggets_shot(context: Context) -> Shot:
    session = games.find(games.picking)
    seat = games.to_play(session)
    return Shot(NuggetPick(context, games.with_humans(session, seat), seat, lambda _value: Pop()))


def round_end_shot(
    context: Context, side: str, seats: int, page: Page = Page.STORY, rules: Ruleset = games.RULES
) -> Shot:
    session = games.find(games.won_by(side), seats, rules)
    return _at_page(RoundEndScene(context, games.with_humans(session, 0)), page)


def telling_shot(context: Context, seconds: float) -> Shot:
    """Return the story so many seconds into it."""
    speed, context.settings.speed_own = context.settings.speed_own, "1"
    scene = RoundEndScene(context, games.with_humans(games.find(games.won_by("saboteurs")), 0))
    context.settings.speed_own = speed
    return Shot(_with_chart(scene), seconds=seconds)


def _at_page(scene: RoundEndScene, page: Page) -> Shot:
    _with_chart(scene).resize(scene.context.viewport)
    scene.open(page)
    return Shot(scene, seconds=1)


def _with_chart(scene: RoundEndScene) -> RoundEndScene:
    scene.finish_telling()
    return scene


def why_shot(context: Context, session: Session, turn: int | None = None) -> Shot:
    """Return the panel over the end of a round, at its most telling moment or at a turn."""
    below = _with_chart(RoundEndScene(context, session))
    scene = WhyScene(context, below.hindsight, turn)
    below.hindsight.finish()
    return Shot(below, over=scene)


def why_person_shot(context: Context) -> Shot:
    """Return the panel at the act of a person."""
    session = games.with_humans(games.find(games.won_by("saboteurs")), 3)
    turns = course_of(session.state).turns
    return why_shot(context, session, 1 + max(place for place, turn in enumerate(turns[:30]) if turn.seat == 3))


def settled_shot(context: Context, seats: int, page: Page = Page.STORY) -> Shot:
    session = games.find(games.settled, seats, games.EXPANDED)
    return _at_page(RoundEndScene(context, games.with_humans(session, 0)), page)


def theft_shot(context: Context) -> Shot:
    session = games.find(games.asked(AskSteal), 8, games.EXPANDED)
    seat = games.to_play(session)
    return Shot(TheftChoice(context, games.with_humans(session, seat), seat, lambda _command: Pop()))


def scoreboard_shot(context: Context, seats: int, rules: Ruleset = games.RULES) -> Shot:
    scene = Scoreboard(context, games.whole_game(seats, rules))
    scene.finish_telling()
    return Shot(scene)
