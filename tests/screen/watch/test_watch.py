"""The replay viewer: steps, views, the end of a broken record."""

from __future__ import annotations

import json

import pygame
import pytest
import scenarios
from screen import rounds
from screen.crawl import faults
from screen.driving import AtOnce, Driver

from game.engine.cards import Tool
from game.records.lines import PlayLine
from game.records.replay import Played, Replay, replay
from game.scenes.watch.eyes import Perspective, Secrets, seen_by
from game.scenes.watch.scene import Watch
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.tabletop.view.log import Filter
from game.tabletop.view.topbar import turn_plate
from game.ui.widgets.richtext import RichText
from game.words.log import winner_sentence

EXPANSION = (scenarios.GOLDEN / "rebel-8-seats-saboteur2-bonus.lode").read_bytes()


def _replay(seats: int = 4) -> Replay:
    return replay(scenarios.whole_game(seats=seats))


def _open(seats: int = 4, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[Driver, Watch, Replay]:
    recorded = _replay(seats)
    context = rounds.instant_context(size, scale)
    scene = Watch(context, recorded)
    return Driver(context, scene), scene, recorded


def _lays(played: Played) -> bool:
    return isinstance(played.line, PlayLine) and played.line.play.startswith("lay")


def _shown(scene: Watch) -> object:
    return scene.table_view.seen.table


def test_steps_lead_through_every_position_and_back() -> None:
    driver, scene, recorded = _open()
    states = [played.step.state for played in recorded.played]
    for place, state in enumerate(states[:20]):
        assert scene.position == place
        assert _shown(scene) == state.table
        driver.press(pygame.K_RIGHT)
    for place in range(19, -1, -1):
        driver.press(pygame.K_LEFT)
        assert scene.position == place
    driver.press(pygame.K_END)
    assert _shown(scene) == states[-1].table
    driver.press(pygame.K_RIGHT)
    assert scene.position == len(states) - 1
    driver.press(pygame.K_HOME, pygame.K_LEFT)
    assert scene.position == 0


def test_what_lies_on_the_table_of_a_replay_says_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """UX M21: cards, seats and counters have tooltips here too; buttons have their own."""
    said: list[str] = []
    monkeypatch.setattr("game.tabletop.tips.pointed.draw_tooltip", lambda _canvas, words, *_rest: said.append(words))
    driver, scene, _recorded = _open()
    layout, seen = scene.table_view.layout, scene.table_view.seen
    for place in (layout.slot(1, Tool.LAMP).center, layout.hand_slot(0, len(seen.hand)).center):
        driver.move(place)
        driver.frame(dt=0.4)
    assert said[0].startswith("Lamp of ")
    assert said[-1].endswith("now.") or said[-1].endswith(").")
    driver.move(scene.rects()["play"].center)
    said.clear()
    driver.frame(dt=0.4)
    assert said == []


_ODD_NAMES = {
    "nothing": "",
    "invisible": "\u200b" * 5000,
    "with a NUL": "A\x00da\n\x1b[31m",
    "very long": "W" * 5000,
    "all marks": "a" + "\u0301" * 5000,
    "turned round": "\u202eadA\u2066",
}


@pytest.mark.parametrize("name", _ODD_NAMES.values(), ids=_ODD_NAMES)
def test_any_text_may_be_a_name_in_a_record(name: str) -> None:
    header, _, rest = scenarios.whole_game(seats=4).partition(b"\n")
    told = json.loads(header)
    told["seats"][0]["name"] = name
    recorded = replay(json.dumps(told).encode() + b"\n" + rest)
    assert recorded.fault is None
    scene = Watch(rounds.instant_context(), recorded)
    driver = Driver(scene.context, scene)
    driver.press(*[pygame.K_RIGHT] * 12)
    assert scene.position == 12
    shown = scene.table_view.seen.names[0]
    assert 1 <= len(shown) <= 40
    assert shown.isprintable()


def test_the_buttons_do_the_same() -> None:
    driver, scene, recorded = _open()
    assert {"forward", "last", "play", "view", "close"} <= scene.rects().keys()
    assert "back" not in scene.rects()
    driver.click("forward")
    driver.click("forward")
    driver.click("back")
    assert scene.position == 1
    driver.click("last")
    assert scene.position == len(recorded.played) - 1
    assert "forward" not in scene.rects()
    driver.click("first")
    assert scene.position == 0


def test_playing_steps_by_the_clock_and_stops_at_the_end() -> None:
    driver, scene, recorded = _open()
    last = len(recorded.played) - 1
    driver.press(pygame.K_SPACE)
    assert not scene.at_rest
    for _frame in range(last):
        driver.frame(dt=0.06)
    assert scene.position == last
    driver.frame(dt=1)
    assert scene.at_rest
    driver.press(pygame.K_SPACE)
    assert scene.position == 0


def test_pausing_stops_the_steps() -> None:
    driver, scene, _recorded = _open()
    driver.press(pygame.K_SPACE)
    driver.frame(dt=0.06)
    driver.press(pygame.K_SPACE)
    at = scene.position
    driver.frame(dt=5)
    assert scene.position == at


@pytest.mark.parametrize("eyes", ["public", 0, 2])
def test_a_view_shows_what_that_seat_could_see(eyes: Perspective) -> None:
    recorded = _replay()
    for played in recorded.played:
        state = played.step.state
        table = state.table
        seen, secrets = seen_by(state, recorded.names, recorded.minds, eyes), Secrets(state, eyes)
        own = eyes if isinstance(eyes, int) else None
        assert seen.viewer == own
        assert seen.hand == (() if own is None else tuple(state.cards[card] for card in table.hands[own]))
        if table.outcome is None:
            assert [seat for seat, role in enumerate(secrets.roles) if role is not None] == (
                [] if own is None else [own]
            )
            looked = 0 if own is None else state.looked[own]
            for goal, name in enumerate(secrets.goals):
                assert (name is not None) == (table.goals[goal] is not None or bool(looked >> goal & 1))


def test_a_seat_that_inspected_another_goes_on_seeing_its_role_until_it_is_stale() -> None:
    """R10.13: the roles are those of the moment; a new hat takes away what others knew."""
    states = [played.step.state for played in replay(EXPANSION).played]
    inspected = False
    for state in states:
        if state.table.outcome is not None:
            continue
        for seat in range(state.table.seats):
            shown = Secrets(state, seat).roles
            known = {other for other in range(state.table.seats) if state.inspected[seat] >> other & 1} | {seat}
            assert {other for other, role in enumerate(shown) if role is not None} == known
            assert all(shown[other] == state.roles[other] for other in known)
            inspected |= known != {seat}
        assert Secrets(state, "public").roles == (None,) * state.table.seats
    assert inspected


def test_the_bar_names_the_teams_that_won() -> None:
    recorded = replay(EXPANSION)
    over = [played.step.state for played in recorded.played if played.step.state.table.outcome is not None]
    for state in over:
        assert state.table.outcome is not None
        if state.table.question is None:
            assert seen_by(state, recorded.names, recorded.minds, "all").turn == winner_sentence(state.table.outcome)


def test_everything_shows_goals_roles_and_the_hand_of_the_seat_to_move() -> None:
    recorded = _replay()
    state = recorded.played[5].step.state
    seat = state.table.to_play
    assert seat is not None
    seen, secrets = seen_by(state, recorded.names, recorded.minds, "all"), Secrets(state, "all")
    assert (seen.viewer, secrets.roles, secrets.goals) == (seat, state.roles, state.goals)


def test_the_public_view_asks_for_no_secret_picture() -> None:
    recorded = _replay()
    context = rounds.instant_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    scene = Watch(context, recorded)
    driver = Driver(context, scene)
    driver.press(pygame.K_DOWN)
    pictures.asked.clear()
    for _step in range(15):
        driver.press(pygame.K_RIGHT)
    assert not {name for name in pictures.asked if name.startswith(("role:", "stone:")) or name == "gold"}


def test_the_view_is_chosen_by_keys_and_by_mouse() -> None:
    driver, scene, recorded = _open()
    sights: list[object] = []
    driver.press(pygame.K_DOWN, pygame.K_DOWN)
    sights.append(scene._eyes)
    driver.press(pygame.K_UP, pygame.K_UP)
    sights.append(scene._eyes)
    for _seat in range(2 + len(recorded.names)):
        driver.click("view")
    assert [*sights, scene._eyes] == [0, "all", "all"]


def test_of_a_broken_record_the_longest_valid_part_is_shown_and_the_fault_told() -> None:
    lines = scenarios.whole_game().splitlines(keepends=True)
    lines[9] = b'{"seat": 0, "play": "lay NESW 90,90"}\n'
    recorded = replay(b"".join(lines))
    context = rounds.instant_context()
    scene = Watch(context, recorded)
    driver = Driver(context, scene)
    driver.press(pygame.K_END)
    assert scene.position == 7
    assert scene.toast.sentence.startswith("The record breaks off before line 10: ")


def test_without_a_deal_there_is_nothing_to_watch() -> None:
    with pytest.raises(ValueError, match="no round"):
        Watch(rounds.instant_context(), replay(b""))


def test_the_reasons_stand_beside_the_whole_truth_unless_somebody_chose_otherwise() -> None:
    driver, scene, _recorded = _open()
    opened = [scene.why.open]
    for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_w, pygame.K_DOWN, pygame.K_UP):
        driver.press(key)
        opened.append(scene.why.open)
    assert opened == [True, False, True, False, False, False]
    _driver, small, _recorded = _open(size=(1024, 640))
    assert not small.why.open


def test_reasons_and_log_stand_side_by_side_only_where_the_maze_keeps_its_room() -> None:
    driver, scene, _recorded = _open()
    assert (scene.why.open, scene.table_view.layout.log_shown) == (True, False)
    wide = scene.table_view.viewpoint.camera.width
    driver.click("log")
    assert (scene.why.open, scene.table_view.layout.log_shown) == (False, True)
    driver.press(pygame.K_w)
    assert scene.table_view.viewpoint.camera.width == wide
    _driver, large, _recorded = _open(size=(1720, 720))
    assert (large.why.open, large.table_view.layout.log_shown) == (True, True)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1720, 720)])
def test_no_card_of_the_maze_lies_below_the_candle_or_the_piles(size: tuple[int, int]) -> None:
    _driver, scene, recorded = _open(size=size)
    for step in (0, len(recorded.played) // 3):
        scene.go(step)
        view, maze = scene.table_view, recorded.played[step].step.state.table.maze
        for cell in (*maze.cards, *maze.closed):
            assert view.cell(cell).collidelist(view.layout.over_maze) == -1
            assert not view.cell(cell).colliderect(view.layout.candle)


def test_before_anybody_has_acted_the_reasons_say_so() -> None:
    _driver, scene, _recorded = _open()
    assert isinstance(scene.why._page, RichText)
    assert scene.why._page.text == "Nobody had to decide anything here."


def test_the_rack_shows_the_hand_of_who_acted_with_the_card_played() -> None:
    driver, scene, recorded = _open()
    laid = next(step for step, played in enumerate(recorded.played) if _lays(played))
    scene.go(laid)
    before, after = (recorded.played[step].step.state for step in (laid - 1, laid))
    seat = before.table.to_play
    assert seat is not None
    seen, gone = scene.table_view.seen, set(before.table.hands[seat]) - set(after.table.hands[seat])
    assert (seen.viewer, seen.hand_ids) == (seat, before.table.hands[seat])
    assert len(gone) == 1
    assert set(scene.table_view.left) == gone
    scene.look("public")
    assert (scene.table_view.seen.hand_ids, scene.table_view.left) == ((), frozenset())
    scene.look(1)
    assert scene.table_view.seen.hand_ids == after.table.hands[1]
    driver.frame()


def test_closing_ends_the_viewer() -> None:
    driver, _scene, _recorded = _open()
    driver.click("close")
    assert not driver.app.running


def test_at_rest_nothing_is_drawn() -> None:
    context = rounds.instant_context()
    context.worker = lambda _name: AtOnce()
    scene = Watch(context, _replay())
    driver = Driver(context, scene)
    for _round in range(4):
        driver.frame(dt=1)
    assert scene.scrubbing.marks.lacks(scene.position, scene._eyes) is None
    assert not driver.frame()
    assert scene.wake_in is None


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        for seats in (4, 10):
            _driver, scene, _recorded = _open(seats, size, scale)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.usefixtures("plain_plates")
def test_no_text_of_an_expansion_is_clipped_or_overlaps(scale: float) -> None:
    for size in rounds.SIZES:
        context = rounds.instant_context(size, scale)
        scene = Watch(context, replay(EXPANSION))
        driver = Driver(context, scene)
        for key in (pygame.K_RIGHT, pygame.K_END):
            driver.press(key)
            assert faults(scene) == []


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.3), ((1280, 720), 2.0)]
)
def test_no_button_lies_over_what_the_bar_says(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        _driver, scene, _recorded = _open(8, size, scale)
        plate = turn_plate(scene.table_view.layout)
        assert plate.collidelist([widget.rect for widget in scene.ring.widgets]) < 0
    finally:
        use_language(SOURCE_LANGUAGE)


def test_board_and_log_are_pulled_by_the_main_button_and_a_button_draws_nearer() -> None:
    driver, scene, _ = _open(8, (1024, 640), 2.0)
    driver.press(pygame.K_END)
    driver.frame(dt=1.0)
    view = scene.table_view
    whole = view.viewpoint.aim
    inner = view.board.inner
    x, y = inner.right - 30, inner.y + 30
    driver.move((x, y))
    driver.drag([(x, y), (x - 20, y), (x - 50, y + 10)])
    assert view.viewpoint.aim == whole.panned(-50, 10)
    driver.move((x - 90, y))
    assert view.viewpoint.aim == whole.panned(-50, 10)
    for nearer in (False, True):
        driver.click("fit")
        driver.frame(dt=0.5)
        assert (view.viewpoint.aim.width > whole.width) is nearer
    driver.click("log")
    camera, (x, y) = view.viewpoint.aim, view.log.body.center
    driver.move((x, y))
    driver.drag([(x, y), (x, y + 30), (x, y + 50)])
    assert (view.log.scrolled, view.viewpoint.aim) == (50, camera)


@pytest.mark.parametrize("docked", [True, False])
def test_the_log_is_filtered_by_keys_alone(docked: bool) -> None:
    driver, scene, _ = _open(4, (1720, 720) if docked else (1024, 640))
    driver.press(pygame.K_END)
    if not docked:
        driver.press(pygame.K_l)
    log = scene.table_view.log
    for name in (f"log-{Filter.TOOLS}", "log-seat-2"):
        for _step in range(40):
            driver.press(pygame.K_TAB)
            assert scene.ring.focus is not None
            if scene.ring.focus.name == name:
                break
        driver.press(pygame.K_RETURN)
        assert driver.drawn
    assert (log.filter, log.seat) == (Filter.TOOLS, 1)
    driver.press(pygame.K_RETURN)
    assert log.seat is None
    driver.click(f"log-{Filter.ALL}")
    assert log.filter is Filter.ALL
    driver.click("log-seat-1")
    assert log.seat == 0
