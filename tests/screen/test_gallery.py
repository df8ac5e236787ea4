"""The gallery: which files there are, what they are called, and what happens when they cannot be written."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import blank_picture

from game.art.catalogue import PictureKey
from game.art.naming import PictureName
from game.art.sharp import SharpPictures
from game.cli import gallery, gallery_scenes
from game.engine.cards import PATH_COUNTS, SABOTEUR2_PATH_COUNTS, Action, face
from game.system.i18n import _, use_language


class _Blank(SharpPictures):
    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder, blank_picture)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("NES", "NES"),
        ("N.E.S.W", "N.E.S.W"),
        ("NES*", "NES-crystal"),
        ("S#", "S-ladder"),
        ("NS+blue", "NS-blue"),
        ("repair:pick+lamp", "repair-pick-lamp"),
        ("goal-back", "goal-back"),
    ],
)
def test_cards_are_named_as_the_contract_says(name: str, expected: str) -> None:
    assert gallery.file_name(PictureKey(PictureName(name), 60, 90)) == expected


def test_every_scene_and_every_card_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "SharpPictures", _Blank)
    folder = tmp_path / "deep" / "pictures"
    assert gallery.run(folder, (1024, 640), "pseudo", 150) == 0
    assert _("Hide") == "Hide"
    files = {path.name: path for path in folder.iterdir()}
    for text in (*PATH_COUNTS, *SABOTEUR2_PATH_COUNTS):
        for way in (text, face(text).turned.text):
            assert f"card-{gallery.file_name(PictureKey(PictureName(way), 60, 90))}.png" in files
    for name in ("bonus-1", "bonus-3", "nugget-2", "role-boss-0", "role-geologist-1"):
        assert f"card-{name}.png" in files
    for action in Action:
        assert f"card-{action.replace(':', '-').replace('+', '-')}.png" in files
    for name in gallery_scenes.SCENES:
        picture = pygame.image.load(files[f"scene-{name}.png"])
        assert picture.get_size() == (1024, 640)
    scenes = {path.read_bytes() for name, path in files.items() if name.startswith("scene-")}
    assert len(scenes) >= len(gallery_scenes.SCENES) - 2


def test_an_unwritable_folder_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert gallery.run(tmp_path / "file" / "pictures", (1024, 640), "en", 100) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("fools-lode: ")
    assert said.err.count("\n") == 1
    use_language("en")
