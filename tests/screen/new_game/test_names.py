"""Names on the set-up screen: what is refused and with which sentence, and what a game gets."""

from __future__ import annotations

import pytest
from screen.driving import Driver, make_context

from game.records.setup import HUMAN
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.system.settings import LastSeat, LastSetup


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Ꭰ", "The game has no font for the letter U+13A0 in a name."),
        ("\u3164", "Every player needs a name that can be seen."),
        ("АDA", "The names Ada and АDA look too much alike."),
    ],
)
def test_a_name_that_cannot_be_told_is_refused_by_a_sentence(name: str, sentence: str) -> None:
    draft = Draft.solo()
    draft.rename(1, name)
    scene = SetupScene(make_context(), draft)
    driver = Driver(scene.context, scene)
    assert sentence in [line.text for part in scene.parts for line in part.texts(scene.viewport)]
    driver.click("start")
    assert driver.at(scene)


def test_names_of_other_scripts_start_a_game_on_one_line() -> None:
    draft = Draft.solo()
    for seat, name in enumerate(("مريم", "小明", " Ana\u00a0M\u200b ")):
        draft.rename(seat, name)
    assert draft.complaint() is None
    assert [seat.name for seat in draft.setup().seats][:3] == ["مريم", "小明", "Ana M"]


def test_odd_names_of_the_last_set_up_are_cleaned() -> None:
    seats = tuple(LastSeat(name, HUMAN) for name in ("A\x00da", "W" * 5000, "\u200b"))
    names = [seat.name for seat in Draft.remembered(LastSetup(seats, "rebel", {}, None), several_humans=True).seats]
    assert names == ["Ada", "W" * 16, ""]


def test_a_seat_that_is_added_gets_a_name_that_looks_like_no_other() -> None:
    draft = Draft.hot_seat()
    draft.rename(0, "dI")
    draft.add_seat()
    assert draft.seats[-1].name == "Ada"
    assert draft.complaint() is None
