"""Screens are drawn without a window, unless a test opens one by itself."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from screen.window.program import screen, write_settings

from game.art.drawing.contrast import use_contrast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of real windows need a screen to show them on and a hand to move the mouse."""
    missing = [program for program in ("Xvfb", "xdotool", "setxkbmap") if shutil.which(program) is None]
    if missing:
        reason = pytest.mark.skip(reason=f"{', '.join(missing)} not found")
        for item in items:
            if item.get_closest_marker("window"):
                item.add_marker(reason)


@pytest.fixture(autouse=True)
def _usual_colours() -> Iterator[None]:
    """No test leaves high contrast on for the next one."""
    yield
    use_contrast(False)


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A virtual screen of 1280×720 for games in real windows."""
    with screen() as name:
        yield name


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures that one game has drawn and the next one need not draw again."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def home(tmp_path: Path, pictures: Path) -> Path:
    """A data folder for a game in a real window."""
    (tmp_path / "pictures").symlink_to(pictures)
    write_settings(tmp_path)
    return tmp_path
