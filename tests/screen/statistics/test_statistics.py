"""The page of statistics: what it says of how many games, what can be chosen, saved and forgotten (UX S11)."""

from __future__ import annotations

import csv
from pathlib import Path

import pygame
from finished_games import any_games, game, put, record
from screen.driving import AtOnce, Driver, listened, make_context

from game.scenes.statistics.plot import Plot
from game.scenes.statistics.scene import StatisticsScene
from game.statistics.export import COLUMNS
from game.statistics.figures import Aspect
from game.statistics.store import CountedGame, Store
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.dialog import Dialog


def opened(folder: Path | None, *games: CountedGame) -> tuple[Driver, StatisticsScene]:
    if folder is not None and games:
        Store(folder).add_again(games)
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    scene = StatisticsScene(context)
    return Driver(context, scene), scene


def words(scene: StatisticsScene) -> list[str]:
    return [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def part(scene: StatisticsScene, name: str) -> tuple[str, ...]:
    """What is read aloud of a part."""
    return next(part for part in scene.parts if part.name == name).spoken(scene.viewport)


def test_s11_a_figure_says_of_how_many_and_how_sure(tmp_path: Path) -> None:
    games = [game(number, won=number % 4 == 0, gold=4 + number % 2) for number in range(1, 41)]
    _driver, scene = opened(tmp_path, *games)
    won = " ".join(part(scene, "games-won"))
    assert "25%" in won
    assert "10 of 40 games; 95% sure: 14% to 40%" in won
    assert "In 95 of 100 such cases the true share lies between 14% and 40%." in won
    assert "4.5" in " ".join(part(scene, "gold"))


def test_s11_too_few_are_called_too_few(tmp_path: Path) -> None:
    _driver, scene = opened(tmp_path, game(1), game(2, won=False), game(3))
    assert "3 games: too few to tell" in " ".join(part(scene, "games-won"))
    assert not any("95% sure" in text for text in words(scene))


def test_s11_nothing_counted_is_said_and_nothing_can_be_saved(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    assert "No finished game has been counted yet" in " ".join(words(scene))
    assert {"back", "achievements", "count-again"} == set(driver.scene.rects())
    assert not list(tmp_path.iterdir()), "looking makes no file"


def test_s11_without_a_folder_nothing_can_be_counted_or_saved() -> None:
    driver, scene = opened(None)
    assert "There is no folder" in " ".join(words(scene))
    assert set(driver.scene.rects()) == {"back", "achievements"}


def test_s11_games_are_chosen_by_person_seats_opponents_edition_and_expansion(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path, *any_games(60))
    everybody = part(scene, "rounds-won")
    for name in ("by-person", "by-seats", "by-opponents", "by-edition", "by-expansion"):
        driver.click(name)
        assert part(scene, "rounds-won") != everybody, name
        chooser = next(part for part in scene.parts if part.name == name)
        assert isinstance(chooser, Cycler)
        while chooser.value is not None:
            driver.click(name)
            chooser = next(part for part in scene.parts if part.name == name)
            assert isinstance(chooser, Cycler)
        assert part(scene, "rounds-won") == everybody


def test_s11_what_is_pointed_at_in_a_plot_is_told_by_pointer_and_by_keys(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path, *any_games(60))
    reader = listened(scene.context)
    plots = [part for part in scene.parts if isinstance(part, Plot)]
    assert len(plots) == 2
    for plot in plots:
        scene.ring.set_focus(plot)
        driver.press(pygame.K_RIGHT)
        driver.press(pygame.K_RIGHT)
        assert plot.pointed == 1
        assert plot.items[1].words in " ".join(reader.take())
        driver.move(plot.items[0].rect.center)
        assert plot.pointed == 0


def test_s11_the_table_is_csv_with_a_line_for_each_seat_in_each_round(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path, game(1, name='Ann "the Ax", Ökotöpfer'), game(2, found_out=3))
    driver.click("export")
    driver.frame()
    path = tmp_path / "shared" / "fools-lode-statistics.csv"
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert tuple(lines[0]) == COLUMNS
    assert len(lines) == 2 * 3 * 3
    assert lines[0]["name"] == 'Ann "the Ax", Ökotöpfer'
    assert lines[0]["ended"] == "1970-01-01T00:00:01Z"
    assert [line["found_out_lap"] for line in lines if line["person"] == "1"] == ["", "", "", "", "", "3"]
    assert "fools-lode-statistics.csv" in scene.toast.sentence


def test_s11_plots_are_saved_as_pictures(tmp_path: Path) -> None:
    driver, _scene = opened(tmp_path, *any_games(30))
    driver.click("pictures")
    saved = sorted((tmp_path / "shared").iterdir())
    assert [path.name for path in saved] == ["fools-lode-gold.png", "fools-lode-won-by-role.png"]
    for path in saved:
        picture = pygame.image.load(path)
        assert picture.get_size() == (1280, 720)
        assert len({tuple(picture.get_at((x, 400))) for x in range(0, 1280, 7)}) > 3, "something is drawn"


def test_s11_forgetting_lies_beside_no_other_button(tmp_path: Path) -> None:
    driver, _scene = opened(tmp_path, game(1))
    rects = driver.scene.rects()
    reset = pygame.Rect(rects.pop("reset")).inflate(2000, 0)
    assert [name for name, rect in rects.items() if reset.colliderect(rect)] == []


def test_s11_while_games_are_counted_the_buttons_are_made_anew_only_when_more_are_counted(tmp_path: Path) -> None:
    _driver, scene = opened(tmp_path, game(1))
    assert scene._keeper is not None
    scene._keeper.progress = (3, 9)
    scene.update(0)
    buttons = scene._buttons
    assert "Stop counting (3 of 9)" in [button.label for button in buttons]
    scene.update(0)
    assert scene._buttons is buttons


def test_s11_forgetting_asks_and_kept_games_can_be_counted_again(tmp_path: Path) -> None:
    put(tmp_path, "saves/autosave-0001.lode", record())
    driver, scene = opened(tmp_path, game(1))
    driver.click("reset")
    assert isinstance(driver.scene, Dialog)
    driver.click("keep")
    assert "1 game: too few to tell" in " ".join(words(scene))
    driver.click("reset")
    driver.click("forget")
    driver.frame()
    assert "No finished game has been counted yet" in " ".join(words(scene))
    assert scene.toast.sentence == "The statistics are empty."
    driver.click("count-again")
    driver.frame()
    assert "1 game: too few to tell" in " ".join(words(scene))
    assert scene.toast.sentence == "1 finished game is counted."


def test_s11_with_large_text_the_keys_bring_what_they_point_at_into_view(tmp_path: Path) -> None:
    Store(tmp_path).add_again([game(number, name=f"Number {number}") for number in range(12)])
    context = make_context((1024, 640), 2.0, folder=tmp_path)
    context.worker = lambda _name: AtOnce()
    scene = StatisticsScene(context, Aspect.PERSON)
    driver = Driver(context, scene)
    plot = next(part for part in scene.parts if isinstance(part, Plot))
    scene.ring.set_focus(plot)
    for place in range(12):
        driver.press(pygame.K_RIGHT)
        assert plot.pointed == place
        assert plot.on_screen().contains(plot.items[place].rect)
