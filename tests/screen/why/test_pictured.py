"""The maze beside an explanation: what is framed, ringed and lettered in it."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
import scenarios
from screen import rounds

from game.engine.cells import GOAL_CELLS
from game.engine.commands import Break, ClaimGoal, Lay, Map, Rockfall
from game.hindsight.explain import past_of
from game.hindsight.taken import taken
from game.records.moves import Past, RecordedMove
from game.records.replay import replay
from game.scenes.why.act_board import ActBoard
from game.scenes.why.page import WhyPage
from game.scenes.why.parts import NoteList
from game.scenes.why.pictured import Pictured, cell_of, letters_of, options_of, pictured


@cache
def _past() -> Past:
    recorded = replay((scenarios.GOLDEN / "g3-3-seats-saboteur2-bonus.lode").read_bytes())
    return past_of(recorded, 0)


@cache
def _move(kind: type, seed: int = 0) -> RecordedMove:
    return [move for move in _past().moves if isinstance(move.said[-1], kind)][seed]


def _shown(move: RecordedMove) -> Pictured:
    return pictured(move, options_of(taken(move), _past().names))


def _board(shown: Pictured) -> ActBoard:
    context = rounds.instant_context()
    context.pictures = rounds.CodedPictures()
    board = ActBoard(context, _past().names)
    board.show(shown)
    board.place(pygame.Rect(700, 60, 420, 380), context.viewport)
    return board


def test_the_act_is_in_the_maze_that_is_shown_and_what_it_took_away_too() -> None:
    laid, fallen = _move(Lay), _move(Rockfall)
    for move in (laid, fallen):
        shown = _shown(move)
        assert shown.cell == cell_of(move.said[-1])
        assert shown.cell in shown.table.maze.cards
        assert shown.taken_away is (move is fallen)
    assert _shown(_move(Map)).cell in GOAL_CELLS


def test_whom_an_act_was_aimed_at_is_named_beside_who_did_it() -> None:
    move = _move(Break)
    command = move.said[-1]
    assert isinstance(command, Break)
    shown = _shown(move)
    assert (shown.seat, shown.target) == (move.seat, command.seat)
    board = _board(shown)
    said = [line.text for line in board.texts(rounds.instant_context().viewport)]
    names = _past().names
    assert said[-2:] == [names[move.seat], names[command.seat]]


def test_options_bear_in_the_maze_the_letters_of_the_list() -> None:
    move = _move(Lay, 4)
    page = WhyPage(_past(), move, taken(move), letters=True)
    listed = next(part for part in page.parts if part.name == "turned-down")
    assert isinstance(listed, NoteList)
    listed.place(pygame.Rect(0, 0, 400, 300), rounds.instant_context().viewport)
    texts = [line.text for line in listed.texts(rounds.instant_context().viewport)]
    shown = pictured(move, page.options)
    assert shown.options
    for option, letter in zip(page.options, letters_of(page.options), strict=True):
        placed = [each.cell for each in shown.options if each.letter == letter]
        assert placed == ([] if not letter else [cell_of(option.command)])
        assert not letter or texts.index(letter) == texts.index(option.words) + 1
    board, viewport = _board(shown), rounds.instant_context().viewport
    assert {each.letter for each in shown.options} <= {line.text for line in board.texts(viewport)}
    discs = [disc for _each, disc in board.letter_rects(viewport)]
    assert all(board.rect.contains(disc) for disc in discs)
    assert not any(disc.colliderect(other) for disc in discs for other in discs if disc is not other)


def test_a_lie_about_a_goal_stands_at_that_goal() -> None:
    told = [move for move in _past().moves if isinstance(move.claim, ClaimGoal)]
    found = {(pictured(move, ()).said or pytest.fail("a claim")).lie for move in told}
    assert found == {True, False}
    for move in told:
        said = pictured(move, ()).said
        assert said is not None
        assert isinstance(move.claim, ClaimGoal)
        assert said.cell == GOAL_CELLS[move.claim.goal - 1]


def test_the_frame_and_the_letters_are_drawn_where_the_cells_are() -> None:
    context = rounds.instant_context()
    context.pictures = rounds.CodedPictures()
    shown = _shown(_move(Lay, 4))
    board = _board(shown)
    canvas, bare = (pygame.Surface((1280, 720)) for _ in range(2))
    board.draw(canvas, context)
    board.show(shown._replace(cell=None, options=(), gold=None, said=None))
    board.draw(bare, context)
    changed = pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1, 255), bare)
    changed.invert()
    framed = [rect for rect in changed.get_bounding_rects() if rect.w > 8]
    assert framed
    assert all(board.rect.contains(rect) for rect in framed)
