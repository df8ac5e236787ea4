"""The pages that count cards: of every kind how many nobody has shown yet (UX S5)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import hue
from game.engine.cards import Action, Card
from game.play.counts import Count
from game.scenes.shared.ink import PALE, PENCIL, TRUST, WORDS_SIZE, WRITTEN
from game.system.i18n import _, ngettext
from game.system.phrases import capital
from game.ui.context import Context
from game.ui.text import line_height, text_width
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget
from game.words.card_names import ribbon_name
from game.words.things import path_words

_CARD = 40
_NUMBER_SIZE = 24.0
_GONE_ALPHA = 110


class CountTile(Widget):
    """One kind of card: its picture, how many are unseen, of how many, and how many of those are in one's own hand."""

    clicks = False
    radius = 4.0

    def __init__(self, count: Count) -> None:
        super().__init__(f"count-{count.card}", tooltip=_sentence(count))
        self.count = count
        self._lines = [
            (str(count.left), "strong", _NUMBER_SIZE, WRITTEN if count.left else PALE),
            (_("of {total}").format(total=count.total), "body", WORDS_SIZE, WRITTEN),
        ]
        if count.mine:
            self._lines.append((_("{count} in hand").format(count=count.mine), "bold", WORDS_SIZE, TRUST))

    def natural_width(self, viewport: Viewport) -> int:
        """Return the width that it needs, with a card in one's own hand too."""
        of, mine = _("of {total}").format(total=9), _("{count} in hand").format(count=9)
        words = max(
            text_width(text, font(face, viewport.text(WORDS_SIZE))) for text, face in ((of, "body"), (mine, "bold"))
        )
        return self._left(viewport) + words + viewport.px(8)

    def height(self, _width: int, viewport: Viewport) -> int:
        lines = line_height(font("strong", viewport.text(_NUMBER_SIZE))) + 2 * line_height(
            font("body", viewport.text(WORDS_SIZE))
        )
        return max(viewport.target(), self._card(viewport) * 3 // 2, lines) + viewport.px(8)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        faces = [(words, font(face, viewport.text(size)), colour) for words, face, size, colour in self._lines]
        top = self.rect.centery - sum(line_height(face) for _words, face, _colour in faces) // 2
        placed, left = [], self.rect.x + self._left(viewport)
        for words, face, colour in faces:
            placed.append(PlacedText(words, face, colour, (left, top), self.rect))
            top += line_height(face)
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        card = self._card(viewport)
        picture = context.pictures.get(card_key(naming.card(self.count.card), card, "lit" if self._is_path else ""))
        where = picture.get_rect(midleft=(self.rect.x + viewport.px(4), self.rect.centery))
        if not self.count.left:
            picture = picture.copy()
            picture.set_alpha(_GONE_ALPHA)
        canvas.blit(picture, where)
        if self.hovered:
            pygame.draw.rect(canvas, hue(PENCIL), self.rect, max(1, viewport.px(1)), viewport.px(self.radius))
        for line in self.texts(viewport):
            line.draw(canvas)

    @property
    def _is_path(self) -> bool:
        return not isinstance(self.count.card, Action)

    def _left(self, viewport: Viewport) -> int:
        return viewport.px(4) + self._card(viewport) + viewport.px(8)

    @staticmethod
    def _card(viewport: Viewport) -> int:
        return viewport.icon(_CARD) // 2 * 2


def place_tiles(tiles: Sequence[CountTile], area: Rect, viewport: Viewport) -> int:
    """Place tiles in as many columns as there is room for, from the top of `area` down. Return the foot."""
    gap = viewport.px(4)
    width = max(tile.natural_width(viewport) for tile in tiles)
    columns = max(1, (area.w + gap) // (width + gap))
    pitch, height = area.w // columns, tiles[0].height(width, viewport)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        tile.place(Rect(area.x + column * pitch, area.y + row * (height + gap), pitch - gap, height), viewport)
    return area.y + -(-len(tiles) // columns) * (height + gap) - gap


def _sentence(count: Count) -> str:
    """Return the whole of it in words."""
    sentences = [
        _("{card}: {total} in the game.").format(card=_card_name(count.card), total=count.total),
        ngettext("{count} has been shown.", "{count} have been shown.", count.seen).format(count=count.seen),
        ngettext("{count} is unseen.", "{count} are unseen.", count.left).format(count=count.left),
    ]
    if count.mine:
        sentences.append(_("Of those {count} in my hand.").format(count=count.mine))
    return " ".join(sentences)


def _card_name(card: Card) -> str:
    return capital(ribbon_name(card) if isinstance(card, Action) else path_words(card))
