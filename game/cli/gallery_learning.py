"""The scenes of the gallery that teach: lessons, the guided round, hints, practice, the rulebook and the sandbox."""

from __future__ import annotations

import pygame

from game.cli import gallery_games as games
from game.cli.gallery_shot import Shot
from game.engine.cards import (
    Card,
    face,
)
from game.engine.cells import Cell, at
from game.engine.commands import Lay
from game.engine.legal import options
from game.engine.refusal import Reason, refuse
from game.engine.ruleset import Ruleset
from game.hindsight.practice import OwnMove
from game.scenes.lessons.guided import GuidedScene, guided_session
from game.scenes.lessons.opening import open_lesson
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.sandbox.scene import SandboxScene
from game.scenes.table.scene import TableScene
from game.scenes.why.practice import PracticeScene
from game.tabletop.move.targets import OnCell
from game.ui.context import Context
from game.ui.scene import Topic
from game.words.lessons.titles import Lesson
from game.words.rulebook.entries import Entry


def hint_shot(context: Context, moves: int, seats: int, rules: Ruleset = games.RULES) -> Shot:
    """Return the table of a single human who has asked for a hint."""
    session = games.find(games.ready_to_lay(moves), seats, rules)
    table = TableScene(context, games.with_humans(session, games.to_play(session)))
    table.resize(context.viewport)
    while not table.at_rest:
        table.update(1.0)
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))
    table.player.hints.finish()
    return Shot(table)


def practice_shot(context: Context, moves: int, seats: int, rules: Ruleset = games.RULES) -> Shot:
    """Return how a move of a single human compares with the advice, over their table."""
    session = games.find(games.ready_to_lay(moves), seats, rules)
    view, log = session.view(games.to_play(session)), session.log(games.to_play(session))
    command = next(option for option in options(view) if isinstance(option, Lay))
    scene = PracticeScene(context, session, OwnMove(view, log, command))
    scene.finish()
    return Shot(TableScene(context, games.with_humans(session, games.to_play(session))), over=scene)


def lesson_shot(context: Context, lesson: Lesson, keys: tuple[int, ...] = ()) -> Shot:
    """Return a chapter; keys lead into it."""
    return Shot(open_lesson(context, lesson), keys=keys, seconds=0.7)


def guided_shot(context: Context, read: int) -> Shot:
    """Return the guided round after so many sentences of the foreman; after the last of them he advises."""
    scene = GuidedScene(context, guided_session())
    scene.resize(context.viewport)
    for _each in range(read):
        scene.update(0.0)
        scene.read_on()
    scene.update(0.0)
    if scene.advice is None:
        scene.foreman.finish()
    return Shot(scene, seconds=0.7)


def rulebook_shot(context: Context, entry: Entry, typed: str = "", rules: Ruleset | None = None) -> Shot:
    """Return the rulebook at an entry, with what a search has found, or over a game with these rules."""
    if rules is not None:
        context.game = games.find(games.after(21), 5, rules)
    book = RulebookScene(context, Topic(entry))
    book.resize(context.viewport)
    if typed:
        book.search_for(typed)
    return Shot(book)


def sandbox_shot(context: Context, card: Card, at_cell: Cell, *, saboteur2: bool = False) -> Shot:
    """Return the sandbox with a few cards in the mine, one of them against the rules, and a card held over a cell."""
    scene = SandboxScene(context)
    deeds = scene.deeds
    for text, x, y in (("NESW", 1, 0), ("EW", 2, 0), ("NES", 3, 0), ("NE", 1, 1), ("N.S", 3, 1)):
        deeds.sandbox.become(deeds.position.with_card(at(x, y), face(text)))
    odd = refuse(Reason.NO_NEIGHBOUR, cell=at(5, -1))
    deeds.sandbox.become(deeds.position.with_card(at(5, -1), face("EW"), odd).with_goal(2, face("NE")))
    if saboteur2:
        deeds.set_rules(saboteur2=True)
    deeds.take(card)
    deeds.target = OnCell(at_cell)
    return Shot(scene)
