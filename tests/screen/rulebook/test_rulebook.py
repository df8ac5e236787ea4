"""The rulebook over other screens: opened by one key, left by the same, back where one was (UX M29)."""

from __future__ import annotations

import pygame
from screen.driving import Driver, make_context

from game.scenes.menus.title import Title
from game.scenes.rulebook.scene import RulebookScene
from game.ui.scene import Topic
from game.words.rulebook.entries import Entry


def test_the_key_opens_it_over_the_title_and_leads_back_to_the_same_focus() -> None:
    context = make_context()
    driver = Driver(context, title := Title(context, None))
    driver.press(pygame.K_DOWN)
    focus = title.ring.focus
    driver.press(pygame.K_F1)
    assert driver.scene.name == "rulebook"
    driver.press(pygame.K_F1)
    assert driver.at(title)
    assert title.ring.focus is not None
    assert focus is not None
    assert title.ring.focus.name == focus.name


def test_it_opens_at_the_entry_of_its_topic() -> None:
    context = make_context()
    driver = Driver(context, RulebookScene(context, Topic(Entry.MAP)))
    rows = driver.scene.rects()
    assert "entry-map" in rows
    assert "entry-bridges" not in rows, "another chapter is closed"
