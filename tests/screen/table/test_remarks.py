"""Remarks of bots at the table: after what they are about, the same to all, in no record (UX sections 2 and 3)."""

from __future__ import annotations

import random

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from screen import rounds
from screen.driving import AtOnce, Driver, make_context
from screen.film import films
from screen.rounds import new_session
from screen.tables import Table
from screen.twins import make_twins

from game.engine.events import Claimed, Looked
from game.engine.ruleset import EDITIONS
from game.scenes.table.remarks import Remarks
from game.scenes.table.scene import TableScene
from game.system.settings import Settings, Speed
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.bubble import Spoken, bubble_rect, make_bubble
from game.tabletop.view.speech import Speech
from game.ui.viewport import Viewport
from game.words.voices.occasions import Occasion
from game.words.voices.remarks import VOICES

TALK = replace(EDITIONS["rebel"], table_talk=True)
QUIET = replace(EDITIONS["rebel"], table_talk=False)
LINES = {line for voice in VOICES.values() for lines in voice.values() for line in lines if "{" not in line}


class Evening(Driver):
    """Five bots at a table whose waits and remarks follow from a number."""

    def __init__(self, *, talk: bool = True, speed: Speed = "1", seed: int = 1) -> None:
        self.session = new_session(5, rules=TALK if talk else QUIET)
        settings = Settings(speed_bots=speed, speed_own="instant", window=(1280, 720))
        context = make_context(settings=settings)
        context.pace = random.Random(seed)
        context.worker = lambda _name: AtOnce()
        self.table = TableScene(context, self.session)
        super().__init__(context, self.table)

    def hear(self, seconds: float) -> list[str]:
        """Return what is said that is no claim, in the order in which it appears."""
        heard: list[str] = []
        for _frame in range(round(seconds / 0.1)):
            self.frame(dt=0.1)
            heard += [words for words in self.table.turns.speech.words if words in LINES and words not in heard]
        return heard


def test_bots_greet_in_the_first_lap_and_nobody_is_held_up() -> None:
    table = Evening()
    heard = table.hear(20)
    assert not set(heard).isdisjoint({line for voice in VOICES.values() for line in voice[Occasion.GREETING]})
    assert len(table.session.log(None)) > 12, "the game goes on"


def test_without_table_talk_nothing_is_said() -> None:
    assert Evening(talk=False).hear(20) == []


def test_at_instant_speed_nothing_is_said() -> None:
    assert Evening(speed="instant").hear(3) == []


def test_no_remark_is_an_event() -> None:
    table, alone = Evening(), new_session(5, rules=TALK)
    assert table.hear(15)
    log = list(table.session.log(None))
    while len(alone.log(None)) < len(log):
        assert alone.table.to_play is not None
        for command in alone.decide(alone.table.to_play).commands:
            alone.play(command)
    assert list(alone.log(None))[: len(log)] == log
    assert not any(isinstance(event, Claimed) for event in log)


def test_a_remark_waits_for_its_moment_and_is_dropped_at_the_next_act() -> None:
    session = new_session(4, rules=TALK)
    context = make_context()
    context.pace = random.Random(2)
    remarks, speech = Remarks(context, session), Speech(context.pictures)
    look = [Looked(0, 1, 1, None)]

    def until_somebody_would_speak() -> None:
        before = len(context.said)
        while len(context.said) == before:
            remarks.hear(look, session.table)

    until_somebody_would_speak()
    assert not speech.words, "nothing is said while it is still shown"
    speech.say(Spoken(0, "a"), 1.0)
    speech.say(Spoken(1, "b"), 1.0)
    remarks.speak(speech, 1.0)
    assert speech.words == ("a", "b"), "two at a time"
    speech.hush()
    remarks.speak(speech, 1.0)
    assert len(speech.words) == 1
    speech.hush()
    until_somebody_would_speak()
    remarks.hear(look, session.table)
    remarks.speak(speech, 1.0)
    assert not speech.words, "the moment is over"


@pytest.mark.parametrize("seed", [1, 2])
def test_twins_hear_and_show_the_same(seed: int) -> None:
    twins = make_twins(seed, played=4, ahead=8, rules=TALK, humans=())
    one, other = films(twins, speed="4")
    spoken: list[list[tuple[str, ...]]] = [[], []]
    for film, words in zip((one, other), spoken, strict=True):
        while len(film.ahead) > 1:
            film.frame(dt=0.05)
            words.append(film.table.turns.speech.words)
    assert spoken[0] == spoken[1]
    assert any(spoken[0])
    assert [frame.pixels for frame in one.frames] == [frame.pixels for frame in other.frames]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_longest_remark_fits_even_when_a_language_is_longer(size: tuple[int, int], scale: float) -> None:
    longest = max(LINES, key=len)
    words = longest + " " + longest[: len(longest) * 2 // 5]
    table = Table(new_session(5, 0, rules=TALK), size, scale)
    view, placed = table.table.view, list[Rect]()
    for seat in (1, 2):
        rect = bubble_rect(Spoken(seat, words), view.layout, placed)
        assert table.context.viewport.rect.contains(rect)
        assert rect.collidelist(placed) < 0
        placed.append(rect)
        assert make_bubble(Spoken(seat, words), view.layout, rect, rounds.CodedPictures()).picture.get_width() >= rect.w


def test_a_tail_that_passes_another_seat_leaves_its_name_readable() -> None:
    layout = TableLayout(Viewport((1280, 720), 2.0), 12, 6)
    left, right = layout.seat(2), layout.seat(8)
    assert (left.y, left.right < right.x) == (right.y, True)
    spoken = Spoken(2, "I trust Ana.")
    bubble = make_bubble(spoken, layout, bubble_rect(spoken, layout, ()), rounds.CodedPictures())
    name = right.move(-bubble.pos[0], -bubble.pos[1])
    name.h //= 2
    whole = pygame.mask.Mask(name.size, fill=True)
    assert pygame.mask.from_surface(bubble.picture).overlap_area(whole, name.topleft) == 0
