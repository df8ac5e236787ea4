"""The rulebook over other screens: opened by one key, left by the same, read, searched (UX M29)."""

from __future__ import annotations

import pygame
import pytest
from screen.crawl import faults
from screen.driving import Driver, make_context
from screen.rounds import new_session

from game.art.catalogue import PictureKey, draw
from game.engine.ruleset import Ruleset
from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.scenes.rulebook.diagram import picture_of
from game.scenes.rulebook.page import Part, measure
from game.scenes.rulebook.rows import HitRow
from game.scenes.rulebook.scene import RulebookScene
from game.ui.scene import Push, Topic
from game.ui.widgets.letter_board import LetterBoard
from game.ui.widgets.richtext import RichText
from game.words.rulebook.blocks import Drawing
from game.words.rulebook.entries import AHEAD, CHAPTERS, IN_ORDER, Chapter, Entry
from game.words.rulebook.pages import all_pages


def at(entry: Entry, clause: str = "", *, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Driver:
    context = make_context(size, text_scale)
    return Driver(context, RulebookScene(context, Topic(entry, clause)))


def book(driver: Driver) -> RulebookScene:
    assert isinstance(driver.scene, RulebookScene)
    return driver.scene


def opened(driver: Driver) -> Entry:
    return book(driver).entry


def focus_name(driver: Driver) -> str:
    focus = book(driver).ring.focus
    return "" if focus is None else focus.name


def hits(driver: Driver) -> list[str]:
    return [widget.name for widget in book(driver).ring.widgets if isinstance(widget, HitRow)]


# Opening and closing


def test_the_key_opens_it_over_the_title_and_leads_back_to_the_same_focus() -> None:
    context = make_context()
    driver = Driver(context, title := Title(context, None))
    driver.press(pygame.K_DOWN)
    focus = title.ring.focus
    assert focus is not None
    driver.press(pygame.K_F1)
    assert driver.scene.name == "rulebook"
    driver.press(pygame.K_F1)
    assert driver.at(title)
    assert title.ring.focus is not None
    assert title.ring.focus.name == focus.name


def test_the_menu_over_a_game_leads_there_and_back() -> None:
    context = make_context()
    driver = Driver(context, Title(context, None))
    driver.app.stack.apply(Push(Pause(context)))
    driver.frame()
    driver.click("rules")
    assert driver.scene.name == "rulebook"
    driver.click("back")
    assert driver.scene.name == "pause"


def test_it_is_opaque_so_that_nothing_below_shows() -> None:
    driver = at(Entry.MAP)
    assert driver.app.stack.visible() == [driver.scene]


def test_it_opens_at_the_entry_of_its_topic_and_at_the_clause() -> None:
    driver = at(Entry.MAP)
    assert focus_name(driver) == "entry-map"
    assert "entry-bridges" not in driver.scene.rects(), "another chapter is closed"
    driver = at(Entry.MATCHING, "R3.7")
    focus = book(driver).ring.focus
    assert isinstance(focus, Part)
    assert "R3.7" in focus.clauses
    assert focus.on_screen().h == focus.rect.h, "all of it is in view"


# Getting about


def test_every_entry_is_reached_from_the_tree() -> None:
    driver = at(Entry.CONTENTS)
    scene = book(driver)
    reached = set()
    for chapter in Chapter:
        names = [f"chapter-{chapter}"] if len(CHAPTERS[chapter]) > 1 else []
        for name in [*names, *(f"entry-{entry}" for entry in CHAPTERS[chapter])]:
            row = next(widget for widget in scene.ring.widgets if widget.name == name)
            row.press(None)
            reached.add(scene.entry)
    assert reached == set(Entry) - set(AHEAD)


def test_arrows_and_enter_open_another_entry() -> None:
    driver = at(Entry.BROKEN_TOOLS)
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    assert book(driver).entry is Entry.REPAIR
    assert focus_name(driver) == "entry-repair"


def test_pages_are_turned_in_the_order_of_the_tree() -> None:
    driver = at(Entry.CONTENTS)
    for entry in IN_ORDER[1:]:
        driver.press(pygame.K_PAGEDOWN)
        assert book(driver).entry is entry
    driver.press(pygame.K_PAGEDOWN)
    assert book(driver).entry is IN_ORDER[0]
    driver.press(pygame.K_PAGEUP)
    assert book(driver).entry is IN_ORDER[-1]


def test_links_lead_on_and_the_way_back_leads_back() -> None:
    driver = at(Entry.STONES)
    scene = book(driver)
    assert "previous" not in driver.scene.rects()
    next(widget for widget in scene.ring.widgets if widget.name == "see-goals").press(None)
    driver.frame()
    assert opened(driver) is Entry.GOALS
    driver.click("previous")
    assert opened(driver) is Entry.STONES
    assert "previous" not in driver.scene.rects()


def test_keys_walk_through_the_page_and_it_follows() -> None:
    driver = at(Entry.SET_UP)
    driver.press(pygame.K_RIGHT)
    assert focus_name(driver).startswith(("block-", "search", "back"))
    scene = book(driver)
    blocks = [widget for widget in scene.ring.widgets if isinstance(widget, Part)]
    scene.ring.set_focus(blocks[0])
    for _block in blocks[1:]:
        driver.press(pygame.K_DOWN)
    assert scene.ring.focus is not None
    assert scene.ring.focus.on_screen().h > 0


def test_lines_have_66_letters_at_most() -> None:
    driver = at(Entry.MATCHING, size=(1920, 1080))
    scene = book(driver)
    parts = [part for part in scene.parts if isinstance(part, Part)]
    assert max(part.rect.w for part in parts) <= measure(scene.viewport)
    lines = [line.text for part in parts for line in part.texts(scene.viewport)]
    assert max(map(len, lines)) <= 76, "about 66: letters differ in width"


# Searching


def test_a_search_marks_the_words_and_opens_where_they_stand() -> None:
    driver = at(Entry.CONTENTS)
    driver.click("search")
    driver.type("ROCKFALL")
    found = hits(driver)
    assert found[0] == "hit-rockfall", "what has it in its title comes first"
    assert len(found) > 2
    driver.press(pygame.K_TAB)
    while not focus_name(driver).startswith("hit-"):
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    assert f"hit-{book(driver).entry}" == found[1]
    assert focus_name(driver).startswith("block-")
    driver.press(pygame.K_ESCAPE)
    assert not hits(driver), "Esc clears the search first"
    driver.press(pygame.K_ESCAPE)
    assert not driver.app.running


def test_enter_in_the_field_opens_what_was_found_first() -> None:
    driver = at(Entry.CONTENTS)
    driver.click("search")
    driver.type("crystal")
    driver.press(pygame.K_RETURN)
    assert opened(driver) is Entry.CRYSTALS
    assert focus_name(driver).startswith("block-")
    driver.click("search")
    driver.type("xyzzy")
    driver.press(pygame.K_RETURN)
    assert opened(driver) is Entry.CRYSTALS


def test_what_is_not_there_is_said_in_a_sentence() -> None:
    driver = at(Entry.CONTENTS)
    driver.click("search")
    driver.type("xyzzy")
    texts = [part.text for part in book(driver).parts if isinstance(part, RichText)]
    assert "No page of the rulebook has these words." in texts
    driver.click("clear")
    assert "entry-contents" in driver.scene.rects()


def test_letters_are_pressed_by_mouse_and_gamepad() -> None:
    driver = at(Entry.CONTENTS)
    driver.click("search")
    sign = driver.scene.rects()["search"]
    driver.click_at((sign.right - 14, sign.centery))
    assert isinstance(driver.scene, LetterBoard)
    for letter in "map":
        driver.click(f"key-{letter}")
    driver.click("done")
    assert "hit-map" in hits(driver)


# Layout


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.usefixtures("plain_plates")
def test_no_page_has_clipped_text_in_the_smallest_window(text_scale: float) -> None:
    driver = at(Entry.CONTENTS, size=(1024, 640), text_scale=text_scale)
    driver.context.game = new_session(5, 0, seed=1, rules=Ruleset(gold_by="players", bonus_nuggets=True))
    scene = book(driver)
    found = {}
    for entry in IN_ORDER:
        scene.open(entry)
        if wrong := faults(scene):
            found[entry] = wrong[:3]
    assert not found


def test_every_page_is_drawn_from_head_to_foot() -> None:
    driver = at(Entry.CONTENTS)
    scene = book(driver)
    for entry in IN_ORDER:
        scene.open(entry)
        for part in scene.parts:  # those out of view, too
            part.draw(driver.canvas, driver.context)
            assert part.rect.w > 0, (entry, part.name)
            assert part.rect.h > 0, (entry, part.name)


def test_every_drawing_names_pictures_that_there_are() -> None:
    blocks = [block for page in all_pages(None, lambda _key, button: button).values() for block in page.blocks]
    names = {name for block in blocks if isinstance(block, Drawing) for _x, _y, name in block.diagram.cells}
    assert len(names) > 40
    for name in names:
        assert draw(PictureKey(picture_of(name), 30, 30 if name.startswith("icon:") else 45)).get_width() == 30


def test_marks_stand_on_cells_that_are_there() -> None:
    blocks = [block for page in all_pages(None, lambda _key, button: button).values() for block in page.blocks]
    for block in blocks:
        if isinstance(block, Drawing):
            cells = {(x, y) for x, y, _name in block.diagram.cells}
            assert all((mark.x, mark.y) in cells for mark in block.diagram.marks), block.sentences
