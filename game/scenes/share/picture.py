"""The board as a picture file: the maze with its goals as they lie, who plays, and how things stand."""

from __future__ import annotations

import io

import pygame

from game.engine.table import Table
from game.play.sharing.game import SharedGame
from game.scenes.share.making import Progress
from game.scenes.share.poster import Poster
from game.scenes.share.words import heading, line, note

SIZE = (1920, 1080)


def board_png(game: SharedGame, table: Table, progress: Progress) -> bytes:
    """Return a position as a PNG file. Raises `GivenUp`."""
    poster = Poster(SIZE, table, heading(table), note(game))
    progress.tell(0.1)
    picture = poster.draw(table, line(game, table))
    progress.tell(0.7)
    file = io.BytesIO()
    pygame.image.save(picture, file, "board.png")
    return file.getvalue()
