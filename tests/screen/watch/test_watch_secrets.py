"""What everybody may see of a replay tells nothing of what is hidden: twins draw equal frames, bar and marks too."""

from __future__ import annotations

import msgspec
import pygame
import pytest
import scenarios
from screen import rounds
from screen.driving import AtOnce, Driver
from screen.twins import EXPANDED, RULES, make_twins

from game.engine.ruleset import Ruleset
from game.engine.state import Step
from game.play.session import Session
from game.records.lines import DealLine, DealText, Header, PlayLine, SeatLine, rules_line
from game.records.replay import Played, Replay
from game.scenes.watch.scene import Watch


def _recorded(session: Session, script: tuple[object, ...]) -> Replay:
    """A record that begins where the session stands and goes on with the script."""
    deal = DealLine(deal=msgspec.convert(scenarios.deal(4), DealText))
    played = [Played(2, deal, Step(session.state, ()))]
    for command in script:
        seat = session.table.to_play
        assert seat is not None
        step = session.play(command)  # type: ignore[arg-type]
        played.append(Played(len(played) + 2, PlayLine(seat=seat, play=str(command)), step))
    seats = tuple(SeatLine(name=seat.name, mind=seat.mind) for seat in session.seats)
    return Replay(Header(record=1, rules=rules_line(session.rules), seats=seats), tuple(played), 0, None)


def _film(recorded: Replay) -> list[bytes]:
    """Every step as everybody saw it, and the sentence of every mark."""
    context = rounds.instant_context((1024, 640))
    context.pictures = rounds.CodedPictures()
    context.worker = lambda _name: AtOnce()
    scene = Watch(context, recorded)
    driver = Driver(context, scene)
    driver.press(pygame.K_DOWN)
    frames: list[bytes] = []
    for _step in recorded.played:
        driver.frame(dt=0.5)
        frames.append(driver.canvas.get_buffer().raw)
        driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_HOME)
    for _mark in scene.scrubbing.bar.pinned:
        driver.press(pygame.K_PAGEDOWN)
        frames.append(driver.canvas.get_buffer().raw)
    return frames


@pytest.mark.parametrize(("seed", "rules"), [(3, RULES), (5, EXPANDED)])
def test_twins_draw_equal_frames_for_everybody(seed: int, rules: Ruleset) -> None:
    twins = make_twins(seed, 3, 9, rules=rules)
    one, other = _recorded(twins.one, twins.script), _recorded(twins.other, twins.script)
    assert one.played[-1].step.state.roles != other.played[-1].step.state.roles
    ours, theirs = _film(one), _film(other)
    assert len(ours) == len(theirs)
    assert ours == theirs
