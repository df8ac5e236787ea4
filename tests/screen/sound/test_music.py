"""Music: one loop for title and menus, one for the table that thins out as the deck burns down, the same for all."""

from __future__ import annotations

import random
import wave
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from screen.driving import AtOnce, Driver, heard, make_context
from screen.rounds import new_session

from game.engine.deal import shuffle
from game.engine.ruleset import Ruleset
from game.engine.turn import start
from game.scenes.menus.title import Title
from game.sound.files import files_in, sound_folder
from game.sound.music import ENDED, STAGES, TITLE, Music, Tune, table_tune


class Stream:
    """Stands in for `pygame.mixer.music`."""

    def __init__(self) -> None:
        self.did: list[str] = []

    def load(self, path: Path) -> None:
        self.did.append(f"load {path.stem}")

    def queue(self, path: Path) -> None:
        self.did.append(f"queue {path.stem}")

    def play(self, *, fade_ms: int) -> None:
        assert fade_ms > 0
        self.did.append("play")

    def fadeout(self, ms: int) -> None:
        assert ms > 0
        self.did.append("fade")

    def set_volume(self, volume: float) -> None:
        self.did.append(f"volume {volume}")

    def set_endevent(self, kind: int) -> None:
        assert kind == ENDED

    def stop(self) -> None:
        self.did.append("stop")

    def unload(self) -> None:
        self.did.append("unload")

    def take(self) -> list[str]:
        did, self.did = self.did, []
        return did


@pytest.fixture
def stream(monkeypatch: pytest.MonkeyPatch) -> Stream:
    made = Stream()
    monkeypatch.setattr(pygame.mixer, "music", made)
    return made


@pytest.fixture
def music(stream: Stream, tmp_path: Path) -> Music:
    for name in ("title", *(f"table-{stage}" for stage in range(STAGES))):
        with wave.open(str(tmp_path / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44_100)
    made = Music(AtOnce(), tmp_path)
    made.set_volume(0.5)
    made.play(TITLE)
    assert stream.take() == []
    made.opened()
    return made


def test_what_is_wanted_begins_when_there_is_a_mixer_and_goes_on_in_a_loop(music: Music, stream: Stream) -> None:
    assert stream.take() == ["load title", "volume 0.5", "play", "queue title"]
    music.go_on()
    music.play(TITLE)
    assert stream.take() == ["queue title"]


def test_another_tune_follows_after_a_fade_and_the_next_stage_at_the_loop_point(music: Music, stream: Stream) -> None:
    stream.take()
    music.play(Tune("table", 0))
    assert stream.take() == ["fade", "load table-0", "volume 0.5", "play", "queue table-0"]
    music.play(Tune("table", 1))
    assert stream.take() == ["queue table-1"]
    music.go_on()
    assert stream.take() == ["queue table-1"]


@pytest.mark.parametrize("fault", ["no file", "damaged"])
def test_after_a_tune_that_cannot_be_played_the_one_before_is_begun_again(
    music: Music, stream: Stream, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_path: Path) -> None:
        raise pygame.error("not a sound")

    stream.take()
    with monkeypatch.context() as patch:
        if fault == "damaged":
            patch.setattr(stream, "load", damaged)
        music.play(Tune("table", 0) if fault == "damaged" else Tune("no such tune"))
    stream.take()
    music.play(TITLE)
    assert "load title" in stream.take()


def test_volume_applies_at_once(music: Music, stream: Stream) -> None:
    stream.take()
    music.set_volume(0.25)
    music.set_volume(0.25)
    assert stream.take() == ["volume 0.25"]


def test_a_mixer_that_goes_takes_the_music_along_and_brings_it_back(music: Music, stream: Stream) -> None:
    music.closed()
    stream.take()
    music.set_volume(1)
    music.go_on()
    assert stream.take() == []
    music.opened()
    assert stream.take() == ["load title", "volume 1", "play", "queue title"]


def test_every_tune_has_its_file() -> None:
    assert {TITLE.file, *(Tune("table", stage).file for stage in range(STAGES))} <= files_in(
        sound_folder() / "music"
    ).keys()


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_the_tune_of_the_table_thins_out_with_the_deck(seats: int) -> None:
    table = new_session(seats, 0).table
    stages = [table_tune(replace(table, deck=left)).stage for left in range(table.deck, -1, -1)]
    assert all(stage is not None for stage in stages)
    assert stages == sorted(stages, key=lambda stage: stage or 0)
    assert set(stages) == set(range(STAGES))


@pytest.mark.parametrize("rules", [Ruleset(aside=24), Ruleset().fair(4), Ruleset(saboteur2=True)])
def test_a_round_begins_with_the_fullest_tune_whatever_was_put_aside(rules: Ruleset) -> None:
    table = start(rules, shuffle(4, random.Random(1), rules=rules)).state.table
    stages = [table_tune(replace(table, deck=left)).stage for left in range(table.deck, -1, -1)]
    assert (stages[0], stages[-1]) == (0, STAGES - 1)
    assert set(stages) == set(range(STAGES))


def test_title_and_table_have_their_tunes_and_roles_have_none() -> None:
    context = make_context()
    driver = Driver(context, Title(context, None, saves=False))
    session = new_session(4, 0)
    context.game = session
    driver.frame()
    assert heard(context).tunes == [TITLE, Tune("table", 0)]
    assert table_tune(session.table) == Tune("table", 0)
