"""The Seam Gazette on the screen: pages to turn, to scroll, to save as a picture and to copy (UX D3)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
import scenarios
from screen import rounds
from screen.crawl import faults
from screen.driving import AtOnce, BlankPictures, Driver, make_context

from game.flow import settle
from game.hindsight.gazette.pages import Paper, paper_of_record, printed_pages
from game.records.replay import replay_file
from game.scenes.gazette.scene import GazetteScene
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.routes import ToGazette
from game.scenes.watch.scene import Watch
from game.system.i18n import SOURCE_LANGUAGE, languages, use_language
from game.ui.context import Context
from game.ui.scene import Open, Push
from game.ui.widgets import clipboard
from game.words.gazette.page import page_text

PAPER: Paper = paper_of_record(replay_file(scenarios.GOLDEN / "rebel-8-seats-saboteur2-bonus.lode"))


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are blank, and what is printed is small: layouts do not depend on what is drawn."""
    monkeypatch.setattr("game.scenes.gazette.printing.WINDOW", (640, 360))
    monkeypatch.setattr("game.scenes.gazette.printing.SharpPictures", lambda _folder: BlankPictures())


class Later(Executor):
    """A worker that does nothing until it is told to."""

    def __init__(self) -> None:
        self._asked: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self._asked.append((done, partial(fn, *args, **kwargs)))
        return done

    def work(self) -> None:
        for done, do in self._asked:
            done.set_result(do())


def opened(context: Context | None = None, number: int | None = None) -> tuple[Driver, GazetteScene]:
    context = context or make_context()
    context.worker = lambda _name: AtOnce()
    scene = GazetteScene(context, PAPER, number)
    driver = Driver(context, scene)
    driver.frame()
    return driver, scene


def shown(scene: GazetteScene) -> str:
    return " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def test_the_route_opens_the_page_of_the_round_over_whatever_is_there() -> None:
    context = make_context()
    change = settle(context, Open(ToGazette(PAPER, 2)))
    assert isinstance(change, Push)
    driver = Driver(context, change.scene)
    driver.frame()
    assert isinstance(change.scene, GazetteScene)
    assert printed_pages(PAPER)[1].date in shown(change.scene)


def test_everything_that_is_printed_is_on_the_page() -> None:
    for number, words in enumerate(printed_pages(PAPER), 1):
        _driver, scene = opened(number=number)
        seen = shown(scene)
        for line in (words.title, words.headline, words.deck, words.caption, words.motto, *words.gold, *words.adverts):
            assert line in seen
        for text in (words.article, words.weather, *(part for column in words.columns for part in column)):
            assert text in seen


def test_pages_are_turned_by_buttons_and_by_keys_and_end_at_both_ends() -> None:
    driver, scene = opened()
    first, second, third = (words.headline for words in printed_pages(PAPER))
    assert third in shown(scene)
    assert "page-after" not in scene.rects()
    driver.click("page-before")
    assert second in shown(scene)
    driver.press(pygame.K_PAGEUP)
    driver.press(pygame.K_PAGEUP)
    assert first in shown(scene)
    assert "page-before" not in scene.rects()
    driver.press(pygame.K_PAGEDOWN)
    assert second in shown(scene)


@pytest.mark.parametrize("language", [*languages(), "pseudo"])
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_and_every_story_can_be_reached_by_keys(language: str) -> None:
    use_language(language)
    try:
        for size, scale in (((1024, 640), 2.0), ((1280, 720), 1.0)):
            driver, scene = opened(make_context(size, scale))
            assert not faults(scene)
            reached = set()
            for _press in range(30):
                driver.press(pygame.K_TAB)
                assert scene.ring.focus is not None
                reached.add(scene.ring.focus.name)
            assert {"story-1", "small-ads", "weather", "headline", "back", "copy-text"} <= reached
    finally:
        use_language(SOURCE_LANGUAGE)


def test_with_large_text_in_a_small_window_it_is_one_column() -> None:
    _driver, scene = opened(make_context((1024, 640), 2.0))
    blocks = [part for part in scene.parts if part.name.startswith("story") or part.name in ("lead", "small-ads")]
    assert len(blocks) > 4
    assert len({(block.rect.x, block.rect.w) for block in blocks}) == 1
    _driver, scene = opened()
    assert len({part.rect.x for part in scene.parts if part.name.startswith("story")}) > 1


def test_it_is_saved_as_a_picture_of_the_whole_page_whatever_the_window_is(tmp_path: Path) -> None:
    sizes = []
    for place, (size, scale) in enumerate((((1024, 640), 2.0), ((1280, 720), 1.0))):
        context = make_context(size, scale)
        context.data_folder = tmp_path / str(place)
        driver, scene = opened(context)
        driver.click("save-picture")
        driver.frame()
        assert scene.at_rest
        (file,) = (context.data_folder / "shared").iterdir()
        assert file.suffix == ".png"
        assert file.name in scene.toast.sentence
        sizes.append(pygame.image.load(file).get_size())
    assert sizes[0] == sizes[1]
    assert sizes[0][0] == 540


def test_without_a_folder_it_says_that_nothing_can_be_saved() -> None:
    driver, scene = opened()
    driver.click("save-picture")
    driver.frame()
    assert "cannot be saved" in scene.toast.sentence


def test_the_page_that_is_open_is_copied_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def remember(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", remember)
    driver, _scene = opened(number=2)
    driver.click("copy-text")
    assert copied == [page_text(printed_pages(PAPER)[1])]


def test_it_is_read_aloud_and_closes() -> None:
    driver, scene = opened()
    story = scene.ring.named("story-1")
    assert story is not None
    headline, text = printed_pages(PAPER)[2].columns[0]
    assert " ".join(story.spoken(scene.viewport)) == f"{headline} {text}"
    driver.press(pygame.K_ESCAPE)
    assert driver.app.stack.top is None


def test_the_scoreboard_leads_to_the_last_page_and_back() -> None:
    session = rounds.whole_game()
    context = rounds.instant_context()
    driver = Driver(context, Scoreboard(context, session))
    driver.frame()
    driver.click("gazette")
    assert isinstance(driver.scene, GazetteScene)
    assert "page-after" not in driver.scene.rects()
    driver.click("back")
    assert driver.scene.name == "scoreboard"


def test_the_end_of_a_round_leads_to_its_page_and_tells_no_gold_there() -> None:
    context = rounds.instant_context()
    driver = Driver(context, RoundEndScene(context, rounds.find(rounds.picking)))
    driver.frame()
    driver.click("gazette")
    scene = driver.scene
    assert isinstance(scene, GazetteScene)
    assert "gold" not in [part.name for part in scene.parts]
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "round-end"


def test_a_replay_leads_to_the_page_of_the_round_that_shows() -> None:
    played = replay_file(scenarios.GOLDEN / "rebel-5-seats.lode")
    context = rounds.instant_context()
    driver = Driver(context, Watch(context, played))
    driver.frame()
    driver.click("gazette")
    scene = driver.scene
    assert isinstance(scene, GazetteScene)
    assert printed_pages(paper_of_record(played))[0].headline in shown(scene)


def test_a_replay_of_a_round_that_goes_on_has_no_page() -> None:
    context = rounds.instant_context()
    driver = Driver(context, Watch(context, replay_file(scenarios.GOLDEN / "rebel-5-seats-midgame.lode")))
    driver.frame()
    assert "gazette" not in driver.scene.rects()


def test_the_engraving_comes_from_a_worker_and_then_the_page_is_drawn_anew() -> None:
    context, later = make_context(), Later()
    context.worker = lambda _name: later
    scene = GazetteScene(context, PAPER, 1)
    driver = Driver(context, scene)
    driver.frame()
    assert not scene.at_rest
    assert scene.wake_in is not None
    later.work()
    assert driver.frame()
    assert scene.at_rest
    assert not driver.frame()
