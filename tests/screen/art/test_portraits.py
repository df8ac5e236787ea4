"""Faces of bots: told apart small and without colour, and the same on every screen that all may see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest
import scenarios
from screen import rounds

from game.art.people.cast import FIGURES as PEOPLE
from game.art.people.cast import SEATS, portrait, portrait_name
from game.art.people.roles import ROLES
from game.engine.cards import Role
from game.play.session import Session
from game.records.replay import replay
from game.records.setup import HUMAN, SeatSetup
from game.scenes.private.curtain import Curtain
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.round_end.theft_choice import TheftChoice
from game.scenes.table.scene import TableScene
from game.scenes.watch.scene import Watch
from game.ui.context import Context
from game.ui.scene import Pop, Scene
from game.words.characters import CHARACTERS

SMALL = 40
MINDS = (HUMAN, "steady/schemer", "rookie", "random", "sharp/cynic", "schemer", "dreamer", "sharp/sleeper")
"""The mind of seat 6 is of another build."""


def _pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def _distance(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart without their colours: mean difference of lightness, 0 to 255."""
    grey, other_grey = (_pixels(pygame.transform.grayscale(picture))[::4] for picture in (one, other))
    return sum(abs(a - b) for a, b in zip(grey, other_grey, strict=True)) / len(grey)


def test_characters_are_told_apart_small_and_without_colour() -> None:
    for seat in range(12):
        faces = {character: portrait(seat, SMALL, character) for character in CHARACTERS}
        faces["human"] = portrait(seat, SMALL)
        for (one, a), (other, b) in combinations(faces.items(), 2):
            assert _distance(a, b) > 8, f"{one} looks like {other} at seat {seat + 1}"


def test_two_of_a_kind_are_told_apart() -> None:
    for character in CHARACTERS:
        pictures = {_pixels(portrait(seat, SMALL, character)) for seat in range(12)}
        assert len(pictures) == 12, character


def test_no_character_wears_what_a_seat_or_a_role_wears() -> None:
    hats = {person.hat for person in PEOPLE.values()}
    assert len(hats) == len(PEOPLE) == len(CHARACTERS) - 1, "the level-headed look like their seat"
    assert hats.isdisjoint(person.hat for person in SEATS)
    assert hats.isdisjoint(person.hat for role in Role if role in ROLES for person in ROLES[role])


def _seated(session: Session) -> Session:
    """The same position with other players."""
    seats = tuple(SeatSetup(seat.name, mind) for seat, mind in zip(session.seats, MINDS, strict=False))
    return Session(seats, session.rules, (session.state, 0), (1, 1), None, None)


def _round_end(context: Context) -> tuple[Scene, Session]:
    session = _seated(rounds.find(rounds.won_by("diggers")))
    return RoundEndScene(context, session), session


def _table(context: Context) -> tuple[Scene, Session]:
    session = _seated(rounds.new_session(8))
    return TableScene(context, session), session


def _curtain(context: Context) -> tuple[Scene, Session]:
    session = _seated(rounds.new_session(8))
    return Curtain(context, session, 1, Pop), session


def _scoreboard(context: Context) -> tuple[Scene, Session]:
    session = rounds.whole_game()
    session.seats = tuple(SeatSetup(seat.name, mind) for seat, mind in zip(session.seats, MINDS, strict=False))
    return Scoreboard(context, session), session


def _theft(context: Context) -> tuple[Scene, Session]:
    session = _seated(rounds.find(rounds.stealing, 8, rounds.EXPANDED))
    assert session.table.to_play is not None
    return TheftChoice(context, session, session.table.to_play, lambda _command: Pop()), session


@pytest.mark.parametrize("make", [_table, _curtain, _round_end, _scoreboard, _theft])
def test_every_screen_shows_the_same_faces(make: Callable[[Context], tuple[Scene, Session]]) -> None:
    pictures = rounds.CodedPictures()
    context = rounds.instant_context()
    context.pictures = pictures
    scene, session = make(context)
    scene.resize(context.viewport)
    for _second in range(30):
        scene.update(1.0)
    scene.draw(pygame.Surface(context.viewport.size))
    scene.close()
    shown = {name for name in pictures.asked if name.startswith("portrait:")}
    faces = {portrait_name(seat, mind) for seat, mind in enumerate(session.minds)}
    assert shown
    assert shown <= faces


def test_a_record_is_watched_with_the_faces_of_its_minds() -> None:
    pictures = rounds.CodedPictures()
    context = rounds.instant_context()
    context.pictures = pictures
    recorded = replay(scenarios.whole_game(seats=5).replace(b'"random"', b'"steady/cynic"', 4))
    scene = Watch(context, recorded)
    scene.resize(context.viewport)
    scene.draw(pygame.Surface(context.viewport.size))
    shown = {name for name in pictures.asked if name.startswith("portrait:")}
    assert shown == {*(f"portrait:{seat}/cynic" for seat in range(4)), "portrait:4/random"}
