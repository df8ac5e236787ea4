"""What all tests share."""

from __future__ import annotations

import atexit
import os
import signal
import zlib
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["LANGUAGE"] = "en"  # whatever this machine speaks
_home = TemporaryDirectory(prefix="fools-lode-home-")
atexit.register(_home.cleanup)
os.environ["FOOLS_LODE_HOME"] = _home.name  # and whatever its people have set

settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files; read the diff")
    parser.addoption("--every-layout", action="store_true", help="look for clipped text in every scene at every size")
    parser.addoption("--every-scene", action="store_true", help="look for texts that are hard to read everywhere")
    parser.addoption("--twin-seed", type=int, default=0, help="other scripts for them")
    parser.addoption("--twin-scripts", type=int, default=500, help="scripts for games that differ in secrets alone")
    parser.addoption("--kills", type=int, default=0, help="kills at moments of chance while games are saved")
    parser.addoption("--advice-pairs", type=int, default=100, help="positions that differ in secrets alone, for hints")
    parser.addoption("--every-what-if", action="store_true", help="play on from every step of the golden games")


@pytest.fixture(autouse=True)
def _heard_interrupts() -> Iterator[None]:
    """Let every test hear Ctrl+C: a call that was interrupted no longer does, nor what a shell starts behind itself."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def plain_plates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plates of one tone for each look, for tests of layouts: to draw wood and parchment takes longer than the rest."""
    import pygame

    from game.ui import paint

    def plain(size: tuple[int, int], *look: object) -> pygame.Surface:
        plate = pygame.Surface((max(8, size[0]), max(8, size[1])), pygame.SRCALPHA)
        plate.fill((*zlib.crc32(repr(look).encode()).to_bytes(4)[:3], 255))
        return plate

    monkeypatch.setattr(paint, "_plate", plain)
