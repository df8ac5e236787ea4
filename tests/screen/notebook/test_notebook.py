"""The notebook: opened and closed, written in by mouse and by keys, and read (UX S2, S5)."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace
from screen.crawl import faults
from screen.driving import make_context
from screen.rounds import new_session
from screen.tables import Table, deal, dealt

from game.engine.cards import DECK
from game.engine.cells import GOAL_CELLS
from game.engine.ruleset import Ruleset
from game.play.notebook import Mark
from game.records.spelling import parse
from game.scenes.menus.leaving import LeaveQuestion
from game.scenes.notebook.scene import NotebookScene
from game.scenes.notebook.sketch import SketchMap
from game.scenes.table.intents import OpenNotebook
from game.system.i18n import use_language
from game.system.settings import Settings
from game.tabletop.move.cursor import Zone
from game.tabletop.move.targets import OnSeat
from game.tabletop.rail.seats import badges
from game.tabletop.tips.tell import tip_of
from game.ui.privacy import OPEN_SECONDS
from game.ui.scene import Push, Quit
from game.ui.screen import Screen

HAND = "NES EW map break:pick rockfall repair:pick"
TALK = Ruleset(table_talk=True)


def opened(*people: int, size: tuple[int, int] = (1280, 720)) -> Table:
    """A table whose first person has opened the notebook."""
    table = Table(dealt(deal(HAND), *(people or (0,)), rules=TALK), size)
    table.settle()
    if table.scene.name == "curtain":
        table.press(pygame.K_RETURN)
        table.wait(0.7)
        table.press(pygame.K_RETURN)
        table.settle()
    table.press(pygame.K_j)
    assert table.scene.name == "notebook"
    return table


def book(table: Table) -> NotebookScene:
    assert isinstance(table.scene, NotebookScene)
    return table.scene


def mark(table: Table, about: int) -> Mark:
    return table.session.desk.notebook(0).mark(table.session.table.round, about)


def said(screen: Screen) -> str:
    """Every line on the screen."""
    return "\n".join(line.text for part in screen.parts for line in part.texts(screen.viewport))


def focus(table: Table) -> str:
    found = book(table).ring.focus
    return "" if found is None else found.name


@pytest.mark.parametrize("key", [pygame.K_j, pygame.K_ESCAPE])
def test_it_closes_where_it_was_opened_from_and_the_focus_is_where_it_was(key: int) -> None:
    table = Table(dealt(deal(HAND), 0))
    table.settle()
    table.press(pygame.K_2, pygame.K_RIGHT)
    before = table.table.move.held, table.table.move.cursor.target, table.table.move.cursor.zone
    table.press(pygame.K_j)
    assert table.scene.name == "notebook"
    table.press(key)
    assert table.scene is table.table
    assert (table.table.move.held, table.table.move.cursor.target, table.table.move.cursor.zone) == before
    assert before[0] == 1


def test_a_button_of_the_bar_opens_it_and_one_of_its_own_closes_it() -> None:
    table = Table(dealt(deal(HAND), 0))
    table.settle()
    table.click("notebook")
    assert table.scene.name == "notebook"
    table.click("close")
    assert table.scene is table.table
    assert table.table.move.cursor.zone is not Zone.BUTTONS or table.table.ring.focus is not None


def test_one_person_alone_opens_it_while_a_bot_is_to_move() -> None:
    session = new_session(3, 1)
    table = Table(session, speed="1")
    table.frame()
    while table.scene.name != "table" or session.table.to_play == 1:
        table.press(pygame.K_RETURN)
    table.press(pygame.K_j)
    assert table.scene.name == "notebook"
    assert session.table.to_play != 1
    table.wait(OPEN_SECONDS + 1)
    assert table.scene.name == "notebook", "nobody looks on"


def test_suspicion_is_stepped_with_keys_and_set_with_the_mouse() -> None:
    table = opened()
    assert focus(table) == "crew-2"
    table.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert mark(table, 1) == Mark(2)
    table.press(*[pygame.K_RIGHT] * 4)
    assert mark(table, 1) == Mark(3), "that is the end of it"
    assert "+3: surely sabotages" in said(book(table))
    table.press(pygame.K_DOWN)
    assert focus(table) == "crew-3"
    table.press(*[pygame.K_LEFT] * 9)
    assert (mark(table, 2), mark(table, 1)) == (Mark(-3), Mark(3))
    row = table.scene.rects()["crew-2"]
    knob = next(
        line.rect
        for part in book(table).parts
        if part.name == "crew-2"
        for line in part.texts(book(table).viewport)
        if line.text == "+3"
    )
    step = knob.w * 2
    table.click_at((knob.centerx - 3 * step, row.centery))
    moved = mark(table, 1).suspicion
    assert moved < 3
    table.drag([(knob.centerx - 3 * step, row.centery), (knob.centerx - step, row.centery), knob.center])
    assert mark(table, 1) == Mark(3)


def test_a_click_on_a_name_tells_of_that_seat_and_suspects_nobody() -> None:
    table = opened()
    row = table.scene.rects()["crew-3"]
    table.click_at((row.x + 60, row.centery))
    assert "Write a line here …" in said(book(table))
    assert table.session.names[2] in said(book(table)).splitlines()
    assert table.session.desk.notebook(0).pages == {}


def test_a_note_is_typed_with_every_letter_and_kept() -> None:
    table = opened()
    table.press(pygame.K_RETURN)
    assert focus(table) == "note"
    table.type("jumps, can't pick")
    assert table.scene.name == "notebook", "letters are text there"
    assert mark(table, 1) == Mark(0, "jumps, can't pick")
    table.press(pygame.K_RETURN)
    assert focus(table) == "crew-2"
    table.press(pygame.K_j)
    assert table.scene is table.table
    table.press(pygame.K_j)
    assert "jumps, can't pick" in said(book(table))


def test_a_note_longer_than_its_line_is_read_in_whole_below_it() -> None:
    table = opened(size=(1024, 640))
    table.press(pygame.K_RETURN)
    table.type("every second card of theirs was a dead end, and then the rockfall on our tunnel")
    table.press(pygame.K_TAB)
    words = " ".join(said(book(table)).split())
    assert "dead end, and then the rockfall on our tunnel" in words
    assert len(mark(table, 1).note) == 79


def test_tab_goes_through_everything_and_round_again() -> None:
    table = opened()
    seen = []
    for _each in range(12):
        seen.append(focus(table))
        table.press(pygame.K_TAB)
    order = ["crew-2", "crew-3", "crew-1", "note", "facts-1", "tab-crew", "tab-cards", "close"]
    assert seen[: len(order)] == order
    assert seen[len(order)] == "crew-2"


def test_what_is_known_stands_on_the_page_of_its_seat() -> None:
    session = dealt(deal(HAND), 0, rules=TALK)
    for play in ("claim goal 1 gold", "map 1"):
        session.play(parse(play))
    session.play(parse("claim goal 1 gold"))
    table = Table(session, speed="1")
    table.frame()
    table.press(pygame.K_j)
    words = said(book(table))
    assert "goal 1 is gold" in words
    assert "By what I saw it is a stone." in words
    table.press(pygame.K_UP, pygame.K_UP, pygame.K_DOWN)
    table.click_at((table.scene.rects()["crew-1"].x + 60, table.scene.rects()["crew-1"].centery))
    assert "I saw a stone at goal 1" in said(book(table))


def test_a_line_that_speaks_of_a_place_rings_it_in_the_sketch() -> None:
    session = dealt(deal(HAND), 0, rules=TALK)
    for play in ("claim goal 3 gold", "map 1"):
        session.play(parse(play))
    table = Table(session, speed="1")
    table.frame()
    table.press(pygame.K_j)
    sketch = next(part for part in book(table).parts if isinstance(part, SketchMap))
    row = table.scene.rects()["crew-1"]
    table.click_at((row.x + 60, row.centery))
    lines = [line for part in book(table).parts for line in part.texts(book(table).viewport)]
    for words, goal in (("I saw a stone at goal 1", 1), ("goal 3 is gold", 3)):
        table.move(next(line.rect.center for line in lines if line.text == words))
        assert book(table)._sketch.marked == (GOAL_CELLS[goal - 1],)
    table.move((5, 5))
    assert book(table)._sketch.marked == ()
    assert [line.text for line in sketch.texts(book(table).viewport)] == ["2", "3"], "goal 1 shows what was seen"


def test_cards_are_counted_and_those_in_the_hand_are_told_apart() -> None:
    table = opened()
    table.click("tab-cards")
    words = said(book(table)).splitlines()
    assert "Path cards unseen: 40" in words
    assert "Action cards unseen: 27" in words
    assert words.count("1 in hand") == 6
    tips = [widget.tooltip for widget in book(table).ring.widgets]
    assert "Map: 6 in the game. 0 have been shown. 6 are unseen. Of those 1 in my hand." in tips


@pytest.mark.parametrize(
    ("rules", "aside"), [(TALK, False), (Ruleset(aside=2), True), (Ruleset(saboteurs=1), False)], ids=["", "2", "fixed"]
)
def test_cards_that_nobody_sees_may_lie_aside(rules: Ruleset, aside: bool) -> None:
    whole = deal(HAND)
    spare = whole.spare if rules.saboteurs is None else ()
    table = Table(dealt(replace(whole, aside=(DECK[0],) * rules.aside, spare=spare), rules=rules))
    table.settle()
    table.press(pygame.K_j)
    table.click("tab-cards")
    assert ("put aside" in said(book(table))) == aside


def test_the_suspicion_of_another_round_is_read_and_begins_anew() -> None:
    table = opened()
    table.session.desk.note(0, 0, 1, Mark(3, "was it"))
    book(table).rearrange()
    assert "round 0: +3, was it" in said(book(table))
    assert "0: no opinion" in said(book(table))


def test_where_things_lie_does_not_tell_what_is_noted_or_read() -> None:
    table = opened(size=(1024, 640))
    table.press(*[pygame.K_PLUS] * 10, mod=pygame.KMOD_CTRL)
    rects = []
    for keys in ((), (pygame.K_RIGHT, pygame.K_RIGHT), (pygame.K_LEFT,) * 5, (pygame.K_DOWN,), (pygame.K_UP,) * 3):
        table.press(*keys)
        rects.append({name: tuple(rect) for name, rect in table.scene.rects().items() if not name.startswith("crew-")})
    assert all(each == rects[0] for each in rects)


def test_the_keys_for_the_next_card_turn_the_page() -> None:
    table = opened()
    table.press(pygame.K_PAGEDOWN)
    assert "Path cards unseen: 40" in said(book(table))
    table.press(pygame.K_PAGEUP)
    assert "Round 1: who sabotages?" in said(book(table))


# With several people


def test_it_goes_with_the_hand_and_leaves_that_as_it_was() -> None:
    table = opened(0, 1)
    assert table.context.privacy.hand_open
    table.press(pygame.K_j)
    assert table.scene is table.table
    assert not table.context.privacy.hand_open, "it was face down before"
    table.press(pygame.K_p, pygame.K_j, pygame.K_ESCAPE)
    assert table.context.privacy.hand_open


def test_four_quiet_seconds_close_it_and_typing_is_no_quiet() -> None:
    table = opened(0, 1)
    table.press(pygame.K_RETURN)
    for _second in range(6):
        table.wait(OPEN_SECONDS / 2)
        table.frame(pygame.Event(pygame.TEXTINPUT, text="p"))
        assert table.scene.name == "notebook"
    table.wait(OPEN_SECONDS + 0.1)
    assert table.scene is table.table
    assert not table.context.privacy.hand_open
    assert mark(table, 1).note == "pppppp", "what was written stays written"


def test_p_closes_it_but_where_letters_are_text() -> None:
    table = opened(0, 1)
    table.press(pygame.K_RETURN)
    table.type("pc")
    assert table.scene.name == "notebook"
    table.press(pygame.K_RETURN, pygame.K_p)
    assert table.scene is table.table
    assert not table.context.privacy.hand_open


def test_it_opens_in_ones_own_turn_alone() -> None:
    table = opened(0, 1)
    table.press(pygame.K_j, pygame.K_c)
    assert table.scene.name == "curtain"
    table.press(pygame.K_j)
    assert table.scene.name == "curtain"
    table.press(pygame.K_RETURN)
    table.wait(0.7)
    table.press(pygame.K_RETURN)
    assert table.scene is table.table
    table.table.sight.hand_over(None)
    assert table.table.player.do(OpenNotebook()) is None
    assert table.table.notes.refusal, "it says when it can be opened"


def test_what_is_noted_stands_beside_its_seat_while_the_hand_is_open() -> None:
    table = opened(0, 1)
    table.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    table.type("dug away")
    table.press(pygame.K_ESCAPE)
    assert not table.context.privacy.hand_open
    assert table.table.view.seen.marks == ()
    tip = _seat_tip(table)
    assert "notebook" not in tip
    assert "dug away" not in tip
    table.press(pygame.K_p)
    assert badges(table.table.view.seen, 1).suspicion == 2
    tip = _seat_tip(table)
    assert "My notebook: +2, probably sabotages" in tip
    assert "My note: dug away" in tip


def _seat_tip(table: Table) -> str:
    """The tooltip of seat 1."""
    told = tip_of(table.table.view, OnSeat(1))
    assert told is not None
    return told[0]


def test_a_question_about_leaving_takes_it_away() -> None:
    table = opened(0, 1)
    table.app.stack.apply(Push(LeaveQuestion(table.context, Quit())))
    table.frame()
    assert [scene.name for scene in table.app.stack.visible()] == ["table", "dialog"]


# Layout

LAYOUTS = (((1024, 640), (80, 100, 150, 200)), ((1280, 720), (100, 200)), ((2560, 1080), (200,)))


@pytest.mark.parametrize(("seats", "by"), [(3, TALK), (7, TALK), (12, Ruleset(saboteur2=True))])
@pytest.mark.usefixtures("plain_plates")
def test_nothing_is_clipped_at_any_size_of_window_and_text(seats: int, by: Ruleset) -> None:
    session = new_session(seats, 0, 1, rules=by)
    session.desk.note(0, 1, 1, Mark(3, "a note that is longer than its line, " * 2))
    for language in ("en", "pseudo"):
        use_language(language)
        try:
            for size, scales in LAYOUTS:
                for scale in scales:
                    context = make_context(size, settings=Settings(text_scale=scale, large_targets=scale == 150))
                    scene = NotebookScene(context, session, 0, lambda: None)
                    for part in ("crew", "cards"):
                        scene._part = part
                        scene.resize(context.viewport)
                        assert faults(scene) == [], (language, size, scale, part)
        finally:
            use_language("en")
