"""What others won is seen nowhere once a round is over, though its roles lie open (R7.7).

Two games are alike but for the order of the nuggets, so that other values were picked in each.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pygame
from screen import rounds
from screen.driving import AtOnce, Driver, listened, make_context

from game.engine.legal import options
from game.engine.observe import observe
from game.play.session import Session
from game.records.replay import replay
from game.records.setup import HUMAN
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.watch.scene import Watch

PAGES = [page for page in Page if page is not Page.CLAIMS]


def test_games_that_differ_in_what_was_picked_look_and_sound_alike(tmp_path: Path) -> None:
    one, other = _twins()
    paid = [replay(record).state for record in (one, other)]
    assert paid[0] is not None
    assert paid[1] is not None
    assert paid[0].paid != paid[1].paid
    frames, others = _film(one, tmp_path), _film(other, tmp_path)
    assert len(frames) == len(others) > len(PAGES)
    for ours, theirs in zip(frames, others, strict=True):
        assert ours == theirs, f"{ours[0]} tells what was picked"


def _twins() -> tuple[bytes, bytes]:
    """Two records of a round that diggers have won, of equally many lines, and other values kept in each."""
    lines = rounds.recorded(rounds.picking).record.splitlines()
    found: dict[int, bytes] = {}
    for seed in range(200):
        record = _with_other_nuggets(lines, random.Random(seed))
        state, length = replay(record).state, record.count(b"\n")
        before = found.setdefault(length, record)
        past = replay(before).state
        assert state is not None
        assert past is not None
        if past.paid != state.paid and past.table == state.table:
            return before, record
    raise LookupError


def _with_other_nuggets(lines: list[bytes], rng: random.Random) -> bytes:
    """The same round with two people in it and its nuggets shuffled; everybody keeps the best card."""
    header, deal = json.loads(lines[0]), json.loads(lines[1])
    for seat in header["seats"][:2]:
        seat["mind"] = HUMAN
    rng.shuffle(deal["deal"]["nuggets"])
    written = [json.dumps(header), json.dumps(deal), *(line.decode() for line in lines[2:] if b'"keep' not in line)]
    while (state := replay("\n".join(written).encode()).state) is not None and state.table.to_play is not None:
        seat = state.table.to_play
        written.append(json.dumps({"seat": seat, "play": str(options(observe(state, seat))[-1])}))
    return ("\n".join(written) + "\n").encode()


def _film(record: bytes, folder: Path) -> list[tuple[str, object]]:
    """Every page of the end of the round, the round once more with all eyes, and the Gazette: seen, offered, read."""
    path = folder / "saves" / "autosave-0001.lode"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(record)
    os.utime(path, (1e9, 1e9))
    context = make_context(settings=rounds.instant_context().settings)
    context.worker, context.pictures = lambda _name: AtOnce(), rounds.CodedPictures()
    reader = listened(context)
    session = Session.load(path)
    assert len(session.humans) == 2
    driver = Driver(context, RoundEndScene(context, session))
    shown: list[tuple[str, object]] = []
    for name in _tour(driver):
        rects = sorted(f"{key} {tuple(rect)}" for key, rect in driver.scene.rects().items())
        shown.append((name, (driver.canvas.get_buffer().raw, rects, tuple(reader.take()))))
    return shown


def _tour(driver: Driver) -> Iterator[str]:
    for page in PAGES:
        driver.click(f"tab-{page}")
        driver.frame(dt=5.0)
        yield page
    driver.click("watch")
    driver.frame()
    assert isinstance(driver.scene, Watch)
    for _eyes in range(driver.scene._states[0].table.seats + 2):
        driver.press(pygame.K_END, pygame.K_DOWN)
        driver.frame(dt=1.0)
        yield "watch"
    driver.press(pygame.K_ESCAPE)
    driver.click("gazette")
    driver.frame()
    yield "gazette"
