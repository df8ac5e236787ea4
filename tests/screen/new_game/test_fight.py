"""Fair fight, the printed deal, and the two numbers by hand on the set-up screen (R1.7 to R1.9)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game import flow
from game.engine.ruleset import EDITIONS, FAIR_FIGHT
from game.records.setup import HUMAN, Setup
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.fight import Fight
from game.scenes.new_game.scene import SetupScene
from game.scenes.routes import ToFreshGame
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import LastSeat, LastSetup, load_settings
from game.ui.context import Context
from game.ui.scene import Change, Route
from game.words.rulebook.entries import Entry


def _open(draft: Draft, folder: Path | None = None) -> tuple[Driver, SetupScene]:
    context = make_context(folder=folder)
    scene = SetupScene(context, draft)
    return Driver(context, scene), scene


def _words(scene: SetupScene) -> str:
    return " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def _numbers(draft: Draft) -> tuple[int | None, int]:
    return draft.rules.saboteurs, draft.rules.aside


def _step(driver: Driver, scene: SetupScene, name: str, key: int = pygame.K_RIGHT) -> None:
    scene.ring.set_focus(next(widget for widget in scene.ring.widgets if widget.name == name))
    driver.press(key)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Setup]:
    opened: list[Setup] = []

    def follow(_context: Context, route: Route) -> Change:
        assert isinstance(route, ToFreshGame)
        opened.append(route.setup)
        return None

    monkeypatch.setattr(flow, "follow", follow)
    return opened


def test_fair_fight_is_the_default_of_who_plays_alone_and_of_nothing_else() -> None:
    assert _numbers(Draft.solo()) == FAIR_FIGHT[5]
    assert _numbers(Draft.remembered(None, several_humans=False)) == FAIR_FIGHT[5]
    assert _numbers(Draft.hot_seat()) == (None, 0)
    assert _numbers(Draft.full()) == (None, 0)


def test_the_printed_deal_is_one_press_away_and_back(opened: list[Setup]) -> None:
    driver, scene = _open(Draft.solo())
    assert "either side wins about as often." in _words(scene)
    driver.click("fair-fight")
    assert _numbers(scene.draft) == (None, 0)
    assert "One role card is left over" in _words(scene)
    driver.click("start")
    driver.click("fair-fight")
    driver.click("start")
    printed, fair = (setup.rules for setup in opened)
    assert printed.saboteurs is None
    assert fair == printed.fair(5)


@pytest.mark.parametrize("seats", FAIR_FIGHT)
def test_the_numbers_follow_the_seats_while_it_is_on(seats: int) -> None:
    draft = Draft.solo()
    while len(draft.seats) != seats:
        draft.add_seat() if len(draft.seats) < seats else draft.remove_seat(1)
    _driver, scene = _open(draft)
    saboteurs, aside = FAIR_FIGHT[seats]
    assert _numbers(draft) == (saboteurs, aside)
    assert f"Exactly {saboteurs} saboteur" in _words(scene)
    assert (f"{aside} cards are put aside" if aside else "no card is put aside") in _words(scene)


def test_an_edition_keeps_the_fight_and_lets_go_of_numbers_by_hand() -> None:
    draft = Draft.solo()
    for edition in EDITIONS:
        draft.set_edition(edition)
        assert _numbers(draft) == FAIR_FIGHT[5]
    draft.set_number("aside", 7)
    draft.set_edition("g3")
    assert draft.rules.as_printed() == draft.rules


def test_presets_bring_their_own_deal() -> None:
    driver, scene = _open(Draft.hot_seat())
    driver.click("preset-solo")
    assert scene.draft.fight.fair
    driver.click("preset-hot-seat")
    assert scene.draft.fight.deal == "printed"


def test_numbers_by_hand_are_marked_as_house_rules(opened: list[Setup]) -> None:
    driver, scene = _open(Draft.hot_seat())
    assert "House rule." not in _words(scene)
    _step(driver, scene, "rule-saboteurs")
    assert _words(scene).count("House rule.") == 1
    for _ in range(3):
        _step(driver, scene, "rule-aside")
    assert _words(scene).count("House rule.") == 2
    assert "House rule: exactly 1 saboteur, 3 cards put aside." in _words(scene)
    driver.click("start")
    assert (opened[0].rules.saboteurs, opened[0].rules.aside) == (1, 3)
    driver.click("fair-fight")
    assert scene.draft.fight.deal == "fair", "from numbers by hand one press leads to Fair fight"


def test_fair_fight_marks_what_it_sets() -> None:
    driver, scene = _open(Draft.solo())
    for seats in (5, 4):
        assert len(scene.draft.seats) == seats
        assert _words(scene).count("Set by Fair fight.") == (2 if FAIR_FIGHT[seats][1] else 1)
        driver.click("remove-2")


def test_the_numbers_of_fair_fight_by_hand_are_fair_fight() -> None:
    draft = Draft.solo()
    saboteurs, aside = FAIR_FIGHT[5]
    draft.set_number("aside", aside + 1)
    assert draft.fight.deal == "by-hand"
    assert _numbers(draft) == (saboteurs, aside + 1)
    draft.set_number("aside", aside)
    assert draft.fight.fair


def test_numbers_by_hand_out_of_bounds_are_brought_back_with_a_sentence_and_remembered() -> None:
    draft = Draft.solo()
    draft.fight = Fight(saboteurs=3)
    driver, scene = _open(draft)
    driver.click("remove-2")
    assert _numbers(draft) == (2, 0)
    assert "With 4 seats there can be 1 to 2 saboteurs." in _words(scene)
    assert draft.complaint() is None
    driver.click("add-seat")
    assert _numbers(draft) == (3, 0)
    assert "there can be" not in _words(scene)


def test_ten_seats_leave_no_fewer_than_three_saboteurs() -> None:
    draft = Draft.hot_seat()
    draft.set_number("saboteurs", 1)
    while len(draft.seats) < 10:
        draft.add_seat()
    assert _numbers(draft) == (3, 0)


@pytest.mark.parametrize("fight", [Fight(fair=True), Fight(saboteurs=3, aside=12), Fight()])
def test_saboteur_2_turns_both_off_says_why_and_gives_them_back(fight: Fight) -> None:
    draft = Draft.solo()
    draft.fight = fight
    before = draft.rules
    driver, scene = _open(draft)
    driver.click("rule-saboteur2")
    assert _numbers(draft) == (None, 0)
    controls = {widget.name for widget in scene.ring.widgets}
    assert not controls & {"fair-fight", "rule-saboteurs", "rule-aside"}
    assert "Only in the base game" in _words(scene)
    assert "is a house rule of the base game, not of Saboteur 2" in _words(scene)
    assert "Saboteur 2 puts ten cards aside, and no other number" in _words(scene)
    driver.click("rule-saboteur2")
    assert draft.rules == before


def test_saboteur_2_with_seats_that_the_base_game_has_not() -> None:
    draft = Draft.solo()
    draft.set_saboteur2(True)
    while len(draft.seats) < 12:
        draft.add_seat()
    assert draft.complaint() is None
    draft.set_saboteur2(False)
    assert _numbers(draft) == FAIR_FIGHT[10]
    draft.set_saboteur2(True)
    while len(draft.seats) > 2:
        draft.remove_seat(1)
    draft.set_saboteur2(False)
    assert _numbers(draft) == FAIR_FIGHT[3]


@pytest.mark.parametrize("fight", [Fight(fair=True), Fight(), Fight(saboteurs=3, aside=12)])
def test_the_fight_is_remembered(opened: list[Setup], tmp_path: Path, fight: Fight) -> None:
    draft = Draft.solo()
    draft.fight = fight
    driver, _scene = _open(draft, tmp_path)
    driver.click("start")
    again = Draft.remembered(load_settings(tmp_path)[0].last_setup, several_humans=False)
    assert again == draft
    assert again.setup() == opened[0]


def test_a_last_set_up_from_before_keeps_the_printed_deal() -> None:
    seats = tuple(LastSeat(name, mind) for name, mind in zip("ABC", (HUMAN, "steady", "steady"), strict=True))
    assert Draft.remembered(LastSetup(seats), several_humans=False).fight == Fight()


def test_remembered_numbers_that_make_no_sense_are_dropped() -> None:
    assert Fight.remembered(fair=False, saboteurs=9, aside=99) == Fight()
    assert Fight.remembered(fair=False, saboteurs=0, aside=-1) == Fight()


def test_what_shows_only_in_part_is_pressed_by_one_click() -> None:
    driver, scene = _open(Draft.solo())
    before = scene.rects()["starter"]
    assert before.h < 30, "only its upper edge shows"
    driver.click("starter")
    assert scene.draft.starter == 0
    assert scene.rects()["starter"].h > before.h, "then it comes into view"


@pytest.mark.parametrize("name", ["fair-fight", "rule-saboteurs", "rule-aside"])
def test_f1_explains_the_numbers(name: str) -> None:
    _driver, scene = _open(Draft.solo())
    scene.ring.set_focus(next(widget for widget in scene.ring.widgets if widget.name == name))
    topic = scene.topic()
    assert topic is not None
    assert topic.entry == Entry.FAIR_FIGHT


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped(size: tuple[int, int], scale: float, language: str) -> None:
    by_hand = Draft.solo()
    by_hand.fight = Fight(saboteurs=4, aside=24)
    use_language(language)
    try:
        for draft in (Draft.solo(), by_hand):
            scene = SetupScene(make_context(size, scale), draft)
            Driver(scene.context, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
