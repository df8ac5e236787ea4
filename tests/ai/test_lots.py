"""The generator of a decision: what RECORDS section 1 publishes of it, and that it draws fairly."""

from __future__ import annotations

import statistics
from hashlib import blake2b

import pytest

from ai.lots import Lots

PUBLISHED = {
    "1:1:0:0": (0.1063, 0.616561, 0.0156),
    "2996262768908984858:2:17:4": (0.505546, 0.45028, 0.406128),
}


def by_the_book(text: str, count: int) -> list[float]:
    """Work the lots of a text out as RECORDS section 1 says."""
    digest, found = text.encode(), list[float]()
    while len(found) < count:
        digest = blake2b(digest).digest()
        words = [int.from_bytes(digest[place : place + 8], "little") for place in range(0, 64, 8)]
        found += [(word >> 11) / 2**53 for word in words]
    return found[:count]


@pytest.mark.parametrize("text", PUBLISHED)
def test_the_lots_of_a_text_are_those_that_are_published(text: str) -> None:
    lots = Lots(text)
    drawn = [lots.random() for _ in range(20)]
    assert drawn == by_the_book(text, 20)
    assert tuple(round(lot, 6) for lot in drawn[:3]) == PUBLISHED[text]


def test_equal_texts_draw_alike_and_others_do_not() -> None:
    one, same, other = Lots("1:1:0:0"), Lots("1:1:0:0"), Lots("1:1:0:1")
    items = range(10**9)
    drawn = one.choice(items)
    assert (drawn, one.gauss(0, 1)) == (same.choice(items), same.gauss(0, 1))
    assert len({drawn, other.choice(items), Lots("1:1:1:0").choice(items)}) == 3


def test_lots_are_even() -> None:
    """Over many texts, whose first lot alone is drawn as by a mind."""
    firsts = [Lots(f"7:1:{place}:{seat}").random() for place in range(1000) for seat in range(5)]
    tenths = [sum(tenth <= 10 * lot < tenth + 1 for lot in firsts) for tenth in range(10)]
    assert min(tenths) > 400
    assert max(tenths) < 600
    assert statistics.correlation(firsts[:-1], firsts[1:]) == pytest.approx(0, abs=0.05)


def test_noise_follows_from_the_lots_alone() -> None:
    noise = Lots("noise")
    drawn = [noise.gauss(3, 2) for _ in range(4000)]
    assert drawn[:5] == [Lots("noise").gauss(3, 2), *drawn[1:5]]
    assert statistics.mean(drawn) == pytest.approx(3, abs=0.12)
    assert statistics.stdev(drawn) == pytest.approx(2, abs=0.1)
