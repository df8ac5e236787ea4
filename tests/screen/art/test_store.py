"""The picture store: at once in some form, exact soon after, kept on disk where there is one."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.art import picture_worker
from game.art import store as store_module
from game.art.catalogue import PictureKey, card_key
from game.art.catalogue import draw as draw_really
from game.art.drawing.raster import blank, opaque
from game.art.naming import PictureName
from game.art.picture_files import PictureFiles, png
from game.art.sharp import SharpPictures
from game.art.store import PictureStore
from game.system import i18n

KEY = card_key(PictureName("NES"), 96)
OTHER = card_key(PictureName("NS"), 96)
COLOUR = pygame.Color(200, 40, 10)
BLACK = pygame.Color(0, 0, 0)


class Painter:
    """Draws plain colour and remembers what it was asked for; large pictures wait for `allowed`."""

    def __init__(self) -> None:
        self.drawn: list[PictureKey] = []
        self.allowed = threading.Event()
        self.allowed.set()

    def __call__(self, key: PictureKey) -> pygame.Surface:
        if key.width > 64:
            self.allowed.wait(10)
        self.drawn.append(key)
        picture = blank((key.width, key.height))
        picture.fill(COLOUR if key.width > 64 else BLACK)
        return picture

    def large(self) -> list[PictureKey]:
        return [key for key in self.drawn if key.width > 64]


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def make_store(painter: Painter) -> Iterator[Callable[[Path | None], PictureStore]]:
    stores: list[PictureStore] = []

    def make(folder: Path | None) -> PictureStore:
        stores.append(PictureStore(folder, painter))
        return stores[-1]

    yield make
    painter.allowed.set()
    for store in stores:
        store.close()


def until(condition: Callable[[], bool]) -> None:
    """Wait until `condition` holds; fail after ten seconds."""
    pause = threading.Event()
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        pause.wait(0.002)


def until_saved(store: PictureStore, folder: Path) -> None:
    """Frames until the first picture is on the disk."""
    until(lambda: store.poll() or bool(list(folder.glob("pictures/*/*.png"))))


MakeStore = Callable[[Path | None], PictureStore]


def test_a_picture_is_there_at_once_and_exact_later(painter: Painter, make_store: MakeStore) -> None:
    painter.allowed.clear()
    store = make_store(None)
    assert store.get(KEY).get_size() == (96, 144)
    assert store.get(KEY).get_at((48, 72)) != COLOUR
    assert store.pending == 1
    assert not store.poll()
    painter.allowed.set()
    until(store.poll)
    assert store.pending == 0
    assert store.get(KEY).get_at((48, 72)) == COLOUR
    assert painter.large() == [KEY]


def test_another_size_of_the_same_picture_stands_in(painter: Painter, make_store: MakeStore) -> None:
    store = make_store(None)
    store.now(card_key(PictureName("NES"), 144))
    painter.allowed.clear()
    assert store.get(KEY).get_at((48, 72)).r > 150  # scaling rounds
    assert all(key.width > 64 for key in painter.drawn)


def test_now_waits_for_the_exact_picture(make_store: MakeStore) -> None:
    store = make_store(None)
    assert store.now(KEY).get_at((0, 0)) == COLOUR
    assert store.pending == 0
    assert store.now(KEY) is store.get(KEY)


def test_a_picture_of_ones_own_is_drawn_on_alone(tmp_path: Path, make_store: MakeStore) -> None:
    """Whether it is in memory, on its way to the disk, or comes from there."""
    for _ in range(2):
        store = make_store(tmp_path)
        for _ in range(3):
            store.own(KEY).fill(BLACK)
            assert store.now(KEY).get_at((0, 0)) == COLOUR
        until_saved(store, tmp_path)
        store.close()


def test_what_no_frame_uses_any_more_is_let_go_of(
    monkeypatch: pytest.MonkeyPatch, painter: Painter, make_store: MakeStore
) -> None:
    monkeypatch.setattr(store_module, "_MOST_BYTES", 0)
    store = make_store(None)
    store.now(KEY)
    for _ in range(3):
        store.now(OTHER)
        store.poll()
    painter.drawn.clear()
    store.now(KEY)
    assert painter.drawn == [KEY]


def test_a_picture_that_is_still_shown_is_not_drawn_twice(
    monkeypatch: pytest.MonkeyPatch, painter: Painter, make_store: MakeStore
) -> None:
    """Frames that draw nothing new pass between those of a title, and what they show may be larger than the bound."""
    monkeypatch.setattr(store_module, "_MOST_BYTES", 0)
    store = make_store(None)
    for _ in range(3):
        store.get(KEY)
        for _ in range(5):
            until(lambda: store.poll() or not store.pending)
    assert painter.large() == [KEY]


def test_what_is_on_its_way_is_waited_for_and_not_drawn_twice(painter: Painter, make_store: MakeStore) -> None:
    painter.allowed.clear()
    store = make_store(None)
    store.get(KEY)
    store.get(OTHER)
    until(lambda: store._work._making is not None)
    threading.Timer(0.05, painter.allowed.set).start()
    for key in (KEY, OTHER):
        assert store.now(key).get_at((48, 72)) == COLOUR
    assert store.pending == 0
    assert sorted(painter.large(), key=str) == [KEY, OTHER]


def test_what_the_last_frame_shows_is_drawn_first_and_of_that_the_largest(
    painter: Painter, make_store: MakeStore
) -> None:
    painter.allowed.clear()
    store = make_store(None)
    ahead, first, *late = (card_key(PictureName(f"card {number}"), 96 + number) for number in range(6))
    store.warm([ahead])
    store.get(first)
    until(lambda: store._work._making is not None)
    store.get(OTHER)
    store.poll()
    for key in late:
        store.get(key)
    painter.allowed.set()

    def all_made() -> bool:
        store.poll()
        return len(painter.large()) == 7

    until(all_made)
    assert painter.large() == [first, *reversed(late), OTHER, ahead]


def test_nothing_is_made_ahead_before_the_frame_that_wished_for_it_is_over(
    painter: Painter, make_store: MakeStore
) -> None:
    """A scene opens while nothing else wants the interpreter."""
    store = make_store(None)
    store.now(KEY)
    store.warm([OTHER])
    threading.Event().wait(0.05)
    assert painter.large() == [KEY]
    store.poll()
    store.poll()
    until(lambda: OTHER in painter.large())


def test_pictures_made_ahead_are_neither_drawn_nor_read_in_vain(
    monkeypatch: pytest.MonkeyPatch, painter: Painter, make_store: MakeStore, tmp_path: Path
) -> None:
    """Where memory is full they are put on the disk, once."""
    monkeypatch.setattr(store_module, "_MOST_BYTES", 0)
    read: list[str] = []
    original = PictureFiles.load

    def load(files: PictureFiles, name: str) -> pygame.Surface | None:
        read.append(name)
        return original(files, name)

    monkeypatch.setattr(PictureFiles, "load", load)

    def warm(store: PictureStore) -> None:
        work = store._work
        store.warm([OTHER])
        store.poll()
        store.poll()
        until(lambda: not (work._idle or work._making or work._unsaved))

    for folder in (None, tmp_path, tmp_path):
        store = make_store(folder)
        warm(store)
        warm(store)
        store.close()
    assert painter.large() == [OTHER]
    assert len(read) == 1


def test_small_pictures_are_exact_at_once(make_store: MakeStore) -> None:
    store = make_store(None)
    assert store.get(PictureKey(PictureName("icon:undo"), 24, 24)).get_size() == (24, 24)
    assert store.pending == 0


def test_pictures_come_from_disk_the_second_time(tmp_path: Path, painter: Painter, make_store: MakeStore) -> None:
    first = make_store(tmp_path)
    first.get(KEY)
    until(first.poll)
    until_saved(first, tmp_path)
    first.close()
    painter.drawn.clear()
    second = make_store(tmp_path)
    assert second.get(KEY).get_at((48, 72)) == COLOUR  # at once: nothing could stand in for it
    assert not second.pending
    assert make_store(tmp_path).now(KEY).get_at((48, 72)) == COLOUR
    assert painter.large() == []


def test_a_damaged_file_is_drawn_anew(tmp_path: Path, painter: Painter, make_store: MakeStore) -> None:
    first = make_store(tmp_path)
    first.now(KEY)
    until_saved(first, tmp_path)
    first.close()
    (file,) = tmp_path.glob("pictures/*/*.png")
    for damage in (b"", b"no picture", file.read_bytes()[:60], png(blank((3, 3)))):
        file.write_bytes(damage)
        painter.drawn.clear()
        store = make_store(tmp_path)
        assert store.now(KEY).get_at((48, 72)) == COLOUR
        assert painter.large() == [KEY]
        store.close()


def test_a_folder_that_cannot_be_written_is_survived(tmp_path: Path, make_store: MakeStore) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    store = make_store(file)
    store.get(KEY)
    until(store.poll)
    assert store.now(KEY).get_at((48, 72)) == COLOUR
    files = PictureFiles(file)
    files.save("x", blank((2, 2)))
    files.tidy()
    assert files.load("x") is None


def test_pictures_of_older_drawings_are_removed(tmp_path: Path) -> None:
    old = tmp_path / "pictures" / "0123"
    old.mkdir(parents=True)
    (old / "a.png").write_bytes(b"old")
    files = PictureFiles(tmp_path)
    files.save("kept", opaque((2, 2), (1, 2, 3)))
    files.tidy()
    assert not old.exists()
    kept = files.load("kept")
    assert kept is not None
    assert kept.get_at((1, 1)) == pygame.Color(1, 2, 3)


def test_a_file_gives_back_every_pixel(tmp_path: Path) -> None:
    files = PictureFiles(tmp_path)
    picture = draw_really(card_key(PictureName("NES"), 44))
    files.save("card", picture)
    loaded = files.load("card")
    assert loaded is not None
    assert pygame.image.tobytes(loaded, "RGBA") == pygame.image.tobytes(picture, "RGBA")


def test_memory_is_bounded_but_what_is_in_use_stays(
    monkeypatch: pytest.MonkeyPatch, painter: Painter, make_store: MakeStore
) -> None:
    monkeypatch.setattr(store_module, "_MOST_BYTES", 3 * 96 * 144 * 4)
    store = make_store(None)
    names = ["NES", "NS", "EW", "NE", "NW"]
    for name in names:
        store.now(card_key(PictureName(name), 96))
    store.now(card_key(PictureName("NES"), 96))
    assert len(painter.drawn) == 5  # all in use in one frame
    for _ in range(3):
        store.poll()
        store.now(card_key(PictureName("NES"), 96))
    store.now(card_key(PictureName("NESW"), 96))
    painter.drawn.clear()
    store.now(card_key(PictureName("NES"), 96))
    store.now(card_key(PictureName("NS"), 96))
    assert painter.drawn == [card_key(PictureName("NS"), 96)]


def test_only_the_last_size_of_a_backdrop_is_wanted(painter: Painter, make_store: MakeStore) -> None:
    painter.allowed.clear()
    store = make_store(None)
    for width in (900, 1000, 1100):
        store.get(PictureKey(PictureName("backdrop:oak"), width, 640))
    assert store.pending == 1


def test_a_backdrop_covers_the_canvas_at_once_and_is_exact_later(painter: Painter, make_store: MakeStore) -> None:
    painter.allowed.clear()
    store, canvas, key = make_store(None), blank((200, 100)), PictureKey(PictureName("backdrop:oak"), 200, 100)
    store.cover(canvas, key)
    assert canvas.get_at((199, 99))[:3] not in (BLACK[:3], COLOUR[:3])
    assert store.pending == 1
    assert store.get(key).get_size() == (200, 100)
    painter.allowed.set()
    until(store.poll)
    store.cover(canvas, key)
    assert canvas.get_at((199, 99)) == COLOUR
    store.drop_backdrops()
    painter.allowed.clear()
    store.cover(canvas, key)
    assert store.pending == 1


def test_warming_makes_pictures_without_counting_as_pending(painter: Painter, make_store: MakeStore) -> None:
    store = make_store(None)
    store.warm([KEY, card_key(PictureName("NS"), 96)])
    assert store.pending == 0

    def warmed() -> bool:
        store.poll()
        return len(painter.large()) == 2

    until(warmed)
    store.poll()
    assert store.now(KEY).get_at((48, 72)) == COLOUR


def test_a_change_of_language_asks_for_another_picture(painter: Painter, make_store: MakeStore) -> None:
    store = make_store(None)
    store.now(card_key(PictureName("map"), 96))
    i18n.use_language(i18n.PSEUDO_LANGUAGE)
    try:
        store.now(card_key(PictureName("map"), 96))
        store.now(card_key(PictureName("NS"), 96))
    finally:
        i18n.use_language(i18n.SOURCE_LANGUAGE)
    store.now(card_key(PictureName("NS"), 96))
    assert [key.name for key in painter.drawn] == ["map", "map", "NS"]


def test_a_drawing_that_fails_says_so_once() -> None:
    def fail(key: PictureKey) -> pygame.Surface:
        if key.width > 64:
            raise RuntimeError("broken drawing")
        return blank((key.width, key.height))

    store = PictureStore(None, fail)
    store.get(KEY)
    with pytest.raises(RuntimeError, match="broken drawing"):
        until(store.poll)
    assert store.get(KEY).get_size() == (96, 144)
    assert store.pending == 0
    store.close()


def test_pictures_that_wait_for_the_disk_are_bounded_and_drawn_only_once(
    painter: Painter, make_store: MakeStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that changes its size again and again wants pictures faster than a disk takes them."""
    monkeypatch.setattr(picture_worker, "_MOST_UNSAVED", 10 * 96 * 144 * 4)
    taken = threading.Event()
    original = PictureFiles.save

    def slow(files: PictureFiles, name: str, picture: pygame.Surface) -> None:
        taken.wait(10)
        original(files, name, picture)

    monkeypatch.setattr(PictureFiles, "save", slow)
    store = make_store(tmp_path)
    for number in range(40):
        store.now(card_key(PictureName(f"card {number}"), 96))
    waiting = store._work._unsaved
    assert 0 < len(waiting) <= 10
    newest = next(reversed(waiting)).key
    drawn = len(painter.drawn)
    store._kept.clear()
    store._bytes = 0
    assert store.now(newest).get_size() == (newest.width, newest.height)
    assert len(painter.drawn) == drawn
    taken.set()


def test_warming_displaces_nothing(
    painter: Painter, make_store: MakeStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(store_module, "_MOST_BYTES", 5 * 96 * 144 * 4)
    store = make_store(tmp_path)
    shown = [card_key(PictureName(f"shown {number}"), 96) for number in range(4)]
    for key in shown:
        store.now(key)
    store.warm([card_key(PictureName(f"warm {number}"), 96) for number in range(20)])

    def made() -> bool:
        store.poll()
        return len(painter.large()) == 24

    until(made)
    store.poll()
    drawn = len(painter.drawn)
    for key in shown:
        store.now(key)
    assert len(painter.drawn) == drawn


def test_who_waits_for_pictures_is_given_the_exact_backdrop_too(painter: Painter) -> None:
    store, canvas = SharpPictures(None, painter), blank((320, 180))
    key = PictureKey(PictureName("backdrop:oak"), 320, 180)
    store.cover(canvas, key)
    assert store.pending == 0
    assert canvas.get_at((0, 0)) == COLOUR
    store.close()


def test_a_maze_of_small_cards_does_not_hold_a_frame_up(painter: Painter, make_store: MakeStore) -> None:
    store = make_store(None)
    names = [PictureName(f"card-{number}") for number in range(20)]
    for name in names:
        store.now(card_key(name, 60))
    store.poll()
    painter.drawn.clear()
    small = [card_key(name, 40) for name in names]
    shown = [store.get(key) for key in small]
    assert store.pending == len(names) - 6
    assert {picture.get_size() for picture in shown} == {(40, 60)}
    until(lambda: not (store.poll() or store.pending))
    assert sorted(painter.drawn, key=str) == sorted(small, key=str)
