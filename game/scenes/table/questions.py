"""What the game asks at the table: a stone to turn, a bonus nugget to place, cards to give up (R5.3, R10.4, R11.1)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import card_key
from game.engine.cards import BONUS_NUGGETS, goal_face
from game.engine.commands import MOST_PASSED, Answer, Command, DiscardTwo, Retire, Stay, TurnStone
from game.engine.table import AskBonus, AskTurn, Question
from game.play.session import Session
from game.scenes.table.notes import PROMPT_MARGIN, draw_prompt
from game.system.i18n import _, ngettext
from game.tabletop.move.move import Move
from game.tabletop.view.overlays import draw_target
from game.tabletop.view.table import TableView
from game.words.log import question_sentence
from game.words.things import in_front_words

_WIDTH = 50


def value_rects(view: TableView, values: Sequence[int]) -> list[Rect]:
    """Return where the bonus cards to choose from are: at the board's upper left, where no nugget may be placed."""
    layout = view.layout
    width = layout.viewport.target(_WIDTH) // 2 * 2
    left, top, gap = layout.deck.x, layout.board.y + layout.px(18), layout.px(8)
    return [Rect(left + place * (width + gap), top, width, width * 3 // 2) for place in range(len(values))]


def value_at(view: TableView, values: Sequence[int], pos: tuple[int, int]) -> int | None:
    """Return the bonus card under a point."""
    rects = value_rects(view, values)
    return next((value for value, rect in zip(values, rects, strict=True) if rect.collidepoint(pos)), None)


def _draw_values(canvas: pygame.Surface, view: TableView, values: Sequence[int], chosen: int) -> None:
    """Draw the bonus cards that are left, the chosen one ringed."""
    for value, rect in zip(values, value_rects(view, values), strict=True):
        canvas.blit(view.pictures.get(card_key(naming.bonus(value), rect.w)), rect)
        if value == chosen:
            draw_target(canvas, rect, view.layout.unit, True)


def _draw_question(canvas: pygame.Surface, view: TableView, question: Question, bonus: int, sentence: str) -> None:
    """Draw what is asked; any bonus nuggets left to choose from too, and the sentence below them, off the cells."""
    within = view.layout.board
    if isinstance(question, AskBonus):
        within = value_rects(view, BONUS_NUGGETS)[0].unionall(value_rects(view, BONUS_NUGGETS))
        within = within.move(0, within.h).inflate(view.layout.px(PROMPT_MARGIN), 0)
        if len(question.values) > 1:
            _draw_values(canvas, view, question.values, bonus)
    draw_prompt(canvas, view, sentence, within)


def draw_asked(canvas: pygame.Surface, view: TableView, move: Move, session: Session) -> None:
    """Draw what the player is asked, or what the cards are for that are being given up."""
    if move.question is not None:
        asked = question_sentence(session.table, session.names) or ""
        _draw_question(canvas, view, move.question, move.bonus, chosen_words(move.answer, session) or asked)
    elif move.gives_up:
        draw_prompt(canvas, view, _giving_words(len(move.gone), move.laid), view.layout.board)


def draw_stone(canvas: pygame.Surface, view: TableView, question: AskTurn, answer: TurnStone) -> None:
    """Draw the stone that is asked about, as it would be turned."""
    face = goal_face(question.name)
    face = face if answer.upright else face.turned
    rect = view.goal(question.goal)
    canvas.blit(view.pictures.get(card_key(naming.goal(face.text), rect.w, "lit")), rect)
    draw_target(canvas, rect, view.unit, True)


def chosen_words(answer: Answer | None, session: Session) -> str:
    """Return what an answer that nothing on the board shows would do once the turn is ended (R11.4)."""
    seat, bonus = session.table.to_play, session.table.bonus
    if seat is None or bonus is None or not isinstance(answer, Retire | Stay):
        return ""
    if isinstance(answer, Stay):
        return _("{name} will play on. End the turn to confirm.").format(name=session.names[seat])
    text = _("{name} will retire with {amount} gold. End the turn to confirm.")
    return text.format(name=session.names[seat], amount=bonus.amount)


def _giving_words(count: int, laid: Command | None) -> str:
    """Return what the cards are for that are being given up, and what more can be done (R10.4)."""
    if isinstance(laid, DiscardTwo):
        return _("Two cards are discarded to remove {what}.").format(what=in_front_words(laid.what))
    if count == MOST_PASSED:
        return _("Pass with three cards.")
    text = ngettext("Pass with {count} card. More may go with it.", "Pass with {count} cards. One more may go.", count)
    return text.format(count=count)
