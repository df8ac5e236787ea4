"""Names in the letters of many scripts, for pictures of the gallery."""

from __future__ import annotations

from game.play.session import Session
from game.records.setup import SeatSetup

_NAMES = (
    "مريم",
    "小明",
    "प्रिया",
    "דוד כהן",
    "Олена",
    "สมชาย ที่นี่",
    "김철수",
    "👩\N{ZERO WIDTH JOINER}🚀 Ana",
    "Ελένη",
    "გიორგი",
    "はなこ",
    "မြန်မာ",
)


def renamed(session: Session) -> Session:
    """Return the same position with names of many scripts at its seats, saved nowhere."""
    return session.seated(tuple(SeatSetup(name, seat.mind) for name, seat in zip(_NAMES, session.seats, strict=False)))
