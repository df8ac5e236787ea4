"""Find words in the rulebook, whatever their case and accents; titles come first (UX M29)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.words.rulebook.blocks import Page, texts
from game.words.rulebook.entries import Entry

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "’": "'"})
"""Letters that are written with a stroke, which Unicode does not take apart."""


class Hit(NamedTuple):
    """An entry in which everything typed occurs, with the block and the sentence that say most of it."""

    entry: Entry
    title: str
    block: int
    sentence: str


def folded(text: str) -> tuple[str, list[int]]:
    """Return the text in plain small letters, and for each of them where it comes from."""
    plain: list[str] = []
    origins: list[int] = []
    for place, character in enumerate(text):
        for part in unicodedata.normalize("NFD", character.casefold().translate(_PLAIN)):
            if not unicodedata.combining(part):
                plain.append(part)
                origins.append(place)
    return "".join(plain), origins


def words_of(typed: str) -> tuple[str, ...]:
    """Return the words that somebody looks for, plain."""
    return tuple(folded(typed)[0].split())


def spans(text: str, words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return from where to where the words occur in a text, first to last; overlapping ones are one."""
    plain, origins = folded(text)
    found = sorted(
        (origins[start], origins[start + len(word) - 1] + 1) for word in words for start in _starts(plain, word)
    )
    joined: list[tuple[int, int]] = []
    for start, end in found:
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _starts(plain: str, word: str) -> Iterator[int]:
    start = plain.find(word)
    while start >= 0:
        yield start
        start = plain.find(word, start + len(word))


def search(pages: Mapping[Entry, Page], typed: str) -> list[Hit]:
    """Return the entries in which every word typed occurs: those with it in the title, then in one sentence."""
    words = words_of(typed)
    ranked = [] if not words else [found for entry, page in pages.items() if (found := _rank(entry, page, words))]
    return [hit for _rank_of, hit in sorted(ranked, key=lambda found: found[0])]


def _rank(entry: Entry, page: Page, words: tuple[str, ...]) -> tuple[int, Hit] | None:
    """Return how good an entry answers, the lower the better, and its hit; None where a word is missing."""
    sentences = [(place, text) for place, block in enumerate(page.blocks) for text in texts(block)]
    whole = folded(" ".join((page.title, page.also, *(text for _place, text in sentences))))[0]
    if not all(word in whole for word in words):
        return None
    counted = [(_count(text, words), place, text) for place, text in sentences]
    most, block, sentence = max(counted, key=lambda each: each[0], default=(0, 0, ""))
    named = _count(f"{page.title} {page.also}", words)
    in_title = _count(page.title, words) == len(words)
    rank = 0 if in_title else 1 if named == len(words) else 2 if most == len(words) else 3
    return rank, Hit(entry, page.title, block if most else 0, sentence if most else "")


def _count(text: str, words: tuple[str, ...]) -> int:
    plain = folded(text)[0]
    return sum(word in plain for word in words)
