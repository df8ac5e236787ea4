"""Putting a new game together."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from ai.minds import PLAYABLE
from game import flow
from game.engine.ruleset import EDITIONS, REPLACED, SWITCHES, Edition
from game.records.setup import HUMAN, SeatSetup, Setup
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.routes import ToFreshGame
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import LastSeat, LastSetup, load_settings
from game.ui.context import Context
from game.ui.scene import Change, Route
from game.words.characters import company
from game.words.rules import edition_sentence, switch_words, value_words


class Table:
    """Notes the set-ups that the table is asked to open."""

    def __init__(self) -> None:
        self.opened: list[Setup] = []

    def open(self, _context: Context, route: Route) -> Change:
        assert isinstance(route, ToFreshGame)
        self.opened.append(route.setup)
        return None


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    table = Table()
    monkeypatch.setattr(flow, "follow", table.open)
    return table


def _open(draft: Draft, folder: Path | None = None) -> tuple[Driver, SetupScene]:
    context = make_context(folder=folder)
    scene = SetupScene(context, draft)
    return Driver(context, scene), scene


def _words(scene: SetupScene) -> list[str]:
    return [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def test_start_has_the_focus_and_opens_the_preset(table: Table) -> None:
    driver, _ = _open(Draft.solo())
    driver.press(pygame.K_RETURN)
    seats = table.opened[0].seats
    assert [seat.mind for seat in seats] == [HUMAN, *company(4)]
    assert len({seat.name for seat in seats}) == 5
    assert table.opened[0].rules == replace(EDITIONS["rebel"], table_talk=True).fair(5)
    assert table.opened[0].starter is None


def test_seats_from_three_to_ten(table: Table) -> None:
    driver, scene = _open(Draft.hot_seat())
    assert "remove-1" not in scene.rects(), "fewer than three seats are no game (R1.1)"
    for _ in range(7):
        driver.click("add-seat")
    assert len(scene.draft.seats) == 10
    assert "add-seat" not in scene.rects()
    assert any(text.startswith("10 seats: 4 saboteurs and 7 gold-diggers") for text in _words(scene))
    driver.click("remove-2")
    driver.press(pygame.K_ESCAPE)
    assert len(scene.draft.seats) == 9
    assert len({seat.name for seat in scene.draft.seats}) == 9
    assert table.opened == []


def test_a_name_is_typed_and_a_mind_is_chosen(table: Table) -> None:
    driver, scene = _open(Draft.solo())
    driver.click("name-2")
    driver.press(pygame.K_END, *[pygame.K_BACKSPACE] * 16)
    assert "Every player needs a name." in _words(scene)
    driver.click("start")
    assert table.opened == []
    driver.click("name-2")
    driver.type("Zoe")
    driver.click("mind-2")
    driver.click("who-cynic")
    driver.click("level-sharp")
    driver.click("done")
    driver.click("start")
    assert table.opened[0].seats[1] == SeatSetup("Zoe", "sharp/cynic")


def test_two_players_of_one_name_are_told_apart_by_a_sentence(table: Table) -> None:
    draft = Draft.solo()
    draft.rename(1, draft.seats[0].name)
    driver, scene = _open(draft)
    driver.click("start")
    assert table.opened == []
    assert any("cannot both be called" in text for text in _words(scene))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_reached_and_says_what_is_special(table: Table, edition: str) -> None:
    driver, scene = _open(Draft.solo())
    for _ in EDITIONS:
        if scene.draft.edition == edition:
            break
        driver.click("edition")
    assert edition_sentence(scene.draft.edition)[:20] in " ".join(_words(scene))
    driver.click("start")
    assert table.opened[0].rules == replace(EDITIONS[scene.draft.edition], table_talk=True).fair(5)
    assert table.opened[0].rules.edition == edition


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_house_rule_can_be_set_and_is_marked(table: Table, switch: str) -> None:
    driver, scene = _open(Draft.solo())
    control = next(widget for widget in scene.ring.widgets if widget.name == f"rule-{switch}")
    scene.ring.set_focus(control)
    assert not any("House rule." in text for text in _words(scene))
    driver.press(pygame.K_RIGHT)
    assert any("House rule." in text for text in _words(scene))
    driver.click("start")
    rules = table.opened[0].rules
    assert rules.house_rules() == (switch,)
    for _ in range(len(SWITCHES[switch]) - 1):
        scene.ring.set_focus(next(w for w in scene.ring.widgets if w.name == f"rule-{switch}"))
        driver.press(pygame.K_RIGHT)
    assert scene.draft.switches == {}


def test_every_value_has_its_words() -> None:
    for switch, values in SWITCHES.items():
        assert switch_words(switch)
        assert len({value_words(switch, value) for value in values}) == len(values)


def test_the_starter_is_named_or_drawn(table: Table) -> None:
    driver, scene = _open(Draft.solo())
    driver.click("starter")
    driver.click("starter")
    driver.click("start")
    assert table.opened[0].starter == 1
    driver.click("remove-1")
    assert scene.draft.starter == 0
    driver.click("remove-1")
    assert scene.draft.starter is None


def test_the_last_set_up_is_remembered(table: Table, tmp_path: Path) -> None:
    driver, scene = _open(Draft.solo(), tmp_path)
    driver.click("add-seat")
    scene.draft.set_switch("link_to_start", False)
    driver.click("start")
    kept = load_settings(tmp_path)[0].last_setup
    again = Draft.remembered(kept, several_humans=False)
    assert again == scene.draft
    assert again.setup() == table.opened[0]
    assert Draft.remembered(kept, several_humans=True) == Draft.hot_seat()


def test_table_talk_is_on_when_bots_sit_and_a_choice_is_remembered(table: Table, tmp_path: Path) -> None:
    assert Draft.solo().rules.table_talk
    assert not Draft.hot_seat().rules.table_talk
    driver, scene = _open(Draft.solo(), tmp_path)
    scene.ring.set_focus(next(part for part in scene.parts if part.name == "rule-table-talk"))
    driver.press(pygame.K_RETURN)
    assert not scene.draft.rules.table_talk
    driver.click("start")
    assert not table.opened[0].rules.table_talk
    kept = load_settings(tmp_path)[0].last_setup
    assert not Draft.remembered(kept, several_humans=False).rules.table_talk


def test_without_a_choice_table_talk_follows_the_seats() -> None:
    draft = Draft.hot_seat()
    draft.add_seat()
    assert draft.rules.table_talk
    draft.set_table_talk(False)
    draft.set_table_talk(True)
    draft.remove_seat(3)
    assert not draft.rules.table_talk


@pytest.mark.parametrize(
    "last",
    [
        LastSetup(()),
        LastSetup((LastSeat("A", HUMAN),) * 11),
        LastSetup((LastSeat("A", HUMAN),) * 13, saboteur2=True),
        LastSetup((LastSeat("A", HUMAN), LastSeat("B", PLAYABLE[0]))),
        LastSetup((LastSeat("A", HUMAN), LastSeat("B", "genius"), LastSeat("C", PLAYABLE[0]))),
        LastSetup((LastSeat("A", HUMAN), LastSeat("B", PLAYABLE[0]), LastSeat("C", PLAYABLE[0])), "klingon"),
    ],
)
def test_a_last_set_up_that_makes_no_sense_gives_way_to_the_preset(last: LastSetup) -> None:
    assert Draft.remembered(last, several_humans=False) == Draft.solo()


def test_bad_house_rules_and_starters_are_dropped() -> None:
    seats = tuple(LastSeat(name, mind) for name, mind in zip("ABC", (HUMAN, *PLAYABLE[:1] * 2), strict=True))
    last = LastSetup(seats, "g3", {"gold_by": "nobody", "moon": True, "goal_turn": "finisher"}, 7)
    draft = Draft.remembered(last, several_humans=False)
    assert draft.switches == {"goal_turn": "finisher"}
    assert draft.starter is None


def test_names_lose_their_outer_blanks() -> None:
    draft = Draft.solo()
    draft.rename(0, "  Ada   Lovelace ")
    assert draft.setup().seats[0] == SeatSetup("Ada Lovelace", HUMAN)


def test_back_returns_nothing_to_the_table(table: Table) -> None:
    driver, _ = _open(Draft.solo())
    driver.click("back")
    assert not driver.app.running
    assert table.opened == []


# Saboteur 2, the bonus nuggets and the presets


def _names(scene: SetupScene) -> list[str]:
    return [seat.name for seat in scene.draft.seats]


def test_the_expansions_are_switched_on_and_say_what_they_change(table: Table) -> None:
    driver, scene = _open(Draft.solo())
    words = " ".join(_words(scene))
    assert "2 to 12 seats" in words
    assert "There is a nugget in the mine" in words
    driver.click("rule-saboteur2")
    driver.click("rule-bonus-nuggets")
    driver.click("start")
    rules = table.opened[0].rules
    assert (rules.saboteur2, rules.bonus_nuggets) == (True, True)
    assert rules.house_rules() == ()


def test_two_to_twelve_seats_with_saboteur_2(table: Table) -> None:
    driver, scene = _open(Draft.full())
    while "add-seat" in scene.rects():
        driver.click("add-seat")
    assert len(scene.draft.seats) == 12
    assert "12 seats, 15 role cards: 4 blue and 4 green gold-diggers" in " ".join(_words(scene))
    assert "3 stay face down." in " ".join(_words(scene))
    while "remove-2" in scene.rects():
        driver.click("remove-2")
    assert len(scene.draft.seats) == 2
    driver.click("start")
    assert len(table.opened[0].seats) == 2


def test_who_sits_out_without_saboteur_2_comes_back_with_it() -> None:
    driver, scene = _open(Draft.full())
    while "add-seat" in scene.rects():
        driver.click("add-seat")
    before = list(scene.draft.seats)
    driver.click("rule-saboteur2")
    assert len(scene.draft.seats) == 10
    assert "Kit and Lou sit out" in " ".join(_words(scene))
    assert scene.draft.complaint() is None
    driver.click("rule-saboteur2")
    assert scene.draft.seats == before
    assert not any("sit out" in text for text in _words(scene))


def test_bots_sit_out_before_people_and_the_starter_moves_along() -> None:
    draft = Draft.full()
    for _ in range(4):
        draft.add_seat()
    for seat in (10, 11):
        draft.set_mind(seat, HUMAN)
    draft.starter = 11
    before = list(draft.seats)
    draft.set_saboteur2(False)
    assert [seat.name for seat in draft.seats if seat.mind == HUMAN] == ["Ada", "Kit", "Lou"]
    assert draft.starter is not None
    assert draft.seats[draft.starter].name == "Lou"
    draft.set_saboteur2(True)
    assert draft.seats == before
    assert draft.starter == 11


def test_two_are_joined_by_a_third_without_saboteur_2() -> None:
    draft = Draft.full()
    draft.seats = draft.seats[:2]
    driver, scene = _open(draft)
    driver.click("rule-saboteur2")
    assert _names(scene) == ["Ada", "Bo", "Cy"]
    assert any("Cy joins" in text for text in _words(scene))
    driver.click("rule-saboteur2")
    assert _names(scene) == ["Ada", "Bo"]


def test_house_rules_without_effect_give_their_reason_and_are_kept(table: Table) -> None:
    draft = Draft.solo()
    draft.set_switch("gold_by", "players")
    driver, scene = _open(draft)
    driver.click("rule-saboteur2")
    controls = {widget.name for widget in scene.ring.widgets}
    assert not controls & {f"rule-{name}" for name in REPLACED}
    assert {f"rule-{name}" for name in SWITCHES if name not in REPLACED} <= controls
    assert " ".join(_words(scene)).count("No effect with Saboteur 2") == len(REPLACED)
    driver.click("rule-saboteur2")
    assert draft.switches == {"gold_by": "players"}
    driver.click("start")
    assert table.opened[0].rules.gold_by == "players"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_says_only_what_it_still_decides(edition: Edition) -> None:
    words = edition_sentence(edition, saboteur2=True)
    assert "nugget" not in words
    assert "ends" not in words


@pytest.mark.parametrize(
    ("name", "seats", "humans", "expanded"), [("solo", 5, 1, False), ("hot-seat", 3, 3, False), ("full", 8, 1, True)]
)
def test_a_preset_keeps_the_names(table: Table, name: str, seats: int, humans: int, expanded: bool) -> None:
    draft = Draft.solo()
    draft.rename(0, "Zoe")
    driver, _scene = _open(draft)
    driver.click(f"preset-{name}")
    driver.click("start")
    setup = table.opened[0]
    assert len(setup.seats) == seats
    assert sum(seat.mind == HUMAN for seat in setup.seats) == humans
    assert setup.seats[0].name == "Zoe"
    assert (setup.rules.saboteur2, setup.rules.bonus_nuggets) == (expanded, expanded)


def test_the_expansions_are_remembered(table: Table, tmp_path: Path) -> None:
    driver, scene = _open(Draft.full(), tmp_path)
    while len(scene.draft.seats) > 2:
        driver.click("remove-2")
    driver.click("start")
    kept = load_settings(tmp_path)[0].last_setup
    assert Draft.remembered(kept, several_humans=False).setup() == table.opened[0]


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_with_the_expansions(size: tuple[int, int], scale: float, language: str) -> None:
    full = Draft.full()
    while len(full.seats) < 12:
        full.add_seat()
    benched = Draft.full()
    benched.become(full)
    benched.set_saboteur2(False)
    use_language(language)
    try:
        for draft in (full, benched):
            scene = SetupScene(make_context(size, scale), draft)
            Driver(scene.context, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
