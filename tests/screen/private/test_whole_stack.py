"""What hides a secret hides it on every scene of the stack, and whatever keeps one is made anew (UX section 3)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import heard
from screen.rounds import CodedPictures
from screen.tables import Table, deal, dealt

from game.art import naming
from game.engine.ruleset import Ruleset
from game.scenes.private.curtain import BREATH, Curtain
from game.scenes.settings.scene import SettingsScene
from game.sound.cues import Cue
from game.system.settings import Speed
from game.ui.privacy import OPEN_SECONDS
from game.ui.widgets.tooltip import TOOLTIP_DELAY

GONE_AWAY = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.APP_WILLENTERBACKGROUND,
    pygame.APP_DIDENTERBACKGROUND,
)
OVER = ("table", "dialog", "talk", "notebook", "pause", "settings")
HAND = "NES EW break:pick rockfall map repair:pick"


def seated(*people: int, speed: Speed = "instant") -> Table:
    """A table where the person at seat 0 is to move and has made both presses, if there are several people."""
    table = Table(dealt(deal(HAND), *(people or (0, 1, 2)), rules=Ruleset(table_talk=True)), speed=speed)
    table.settle()
    if table.scene.name == "curtain":
        reveal(table)
        table.settle()
    return table


def reveal(table: Table) -> None:
    """Both presses at the curtain."""
    table.press(pygame.K_RETURN)
    table.wait(BREATH + 0.1)
    table.press(pygame.K_RETURN)
    table.frame()


def open_hand(table: Table) -> None:
    table.press(pygame.K_p)
    assert None not in table.table.view.seen.hand


def shut(table: Table) -> bool:
    """Whether nothing private can be seen on the table."""
    seen = table.table.view.seen
    return set(seen.hand) <= {None} and seen.role[0] == naming.ROLE_BACK


def ask(table: Table) -> None:
    """Ask whether one's own pick is to be broken."""
    table.press(pygame.K_3)
    seat = table.table.rects()["seat-1"]
    table.click_at(seat.center)
    assert table.scene.name == "dialog"


def put_over(table: Table, over: str) -> None:
    """Bring a scene of this name over the table."""
    match over:
        case "dialog":
            ask(table)
        case "talk":
            table.press(pygame.K_s)
        case "notebook":
            table.press(pygame.K_j)
        case "pause":
            table.press(pygame.K_ESCAPE)
        case "settings":
            table.press(pygame.K_ESCAPE)
            table.click("settings")
    assert table.scene.name == over


def test_the_menu_covers_what_lies_open_and_gives_it_back_closed() -> None:
    table = seated()
    open_hand(table)
    table.press(pygame.K_p)
    table.press(pygame.K_ESCAPE)
    assert table.scene.name == "pause"
    assert shut(table)
    table.press(pygame.K_ESCAPE)
    assert table.scene is table.table
    assert shut(table)


def test_letters_typed_into_the_search_of_the_settings_are_text() -> None:
    table = seated()
    open_hand(table)
    put_over(table, "settings")
    assert shut(table)
    table.click("search")
    table.type("compare")
    assert isinstance(table.scene, SettingsScene)
    assert "compare" in [line.text for part in table.scene.parts for line in part.texts(table.scene.viewport)]


@pytest.mark.parametrize("event", GONE_AWAY)
@pytest.mark.parametrize("over", OVER)
def test_a_window_that_goes_draws_the_curtain_over_any_scene(over: str, event: int) -> None:
    table = seated()
    open_hand(table)
    put_over(table, over)
    table.frame(pygame.Event(event))
    assert isinstance(table.scene, Curtain)
    assert table.drawn
    assert shut(table)
    reveal(table)
    assert table.scene.name == {"dialog": "table", "talk": "table", "notebook": "table"}.get(over, over)
    while table.scene.name != "table":
        table.press(pygame.K_ESCAPE)
    assert shut(table)


@pytest.mark.parametrize("over", OVER)
def test_c_draws_the_curtain_over_any_scene(over: str) -> None:
    table = seated()
    open_hand(table)
    put_over(table, over)
    table.press(pygame.K_c)
    assert isinstance(table.scene, Curtain)
    assert shut(table)


def test_a_card_that_goes_back_because_the_hand_is_covered_is_not_heard() -> None:
    table = seated()
    open_hand(table)
    table.press(pygame.K_1)
    assert Cue.PICK_UP in heard(table.context).take()
    table.wait(OPEN_SECONDS + 0.1)
    assert shut(table)
    assert Cue.PUT_DOWN not in heard(table.context).take()
    table.press(pygame.K_p, pygame.K_1, pygame.K_z)
    assert Cue.PUT_DOWN in heard(table.context).take(), "who puts it down is heard"


@pytest.mark.parametrize("over", ["note", "letters"])
def test_while_letters_are_text_the_curtain_is_drawn_with_ctrl(over: str) -> None:
    """Nobody has to leave the line first when somebody looks over their shoulder."""
    table = seated()
    open_hand(table)
    put_over(table, "notebook")
    table.click("note")
    if over == "letters":
        note = table.scene.rects()["note"]
        table.click_at((note.right - 4, note.centery))
        assert table.scene.name == "letters"
    table.press(pygame.K_c)
    assert not isinstance(table.scene, Curtain), "that is a letter"
    table.press(pygame.K_c, mod=pygame.KMOD_LCTRL)
    assert isinstance(table.scene, Curtain)
    assert shut(table)


def test_four_quiet_seconds_take_a_private_question_away_with_the_hand() -> None:
    table = seated()
    open_hand(table)
    ask(table)
    table.wait(OPEN_SECONDS - 0.5)
    assert table.scene.name == "dialog"
    table.wait(1)
    assert table.scene is table.table
    assert shut(table)
    assert table.table.move.held is None


def test_p_covers_the_hand_below_a_private_question() -> None:
    table = seated()
    open_hand(table)
    ask(table)
    table.press(pygame.K_p)
    assert table.scene is table.table
    assert shut(table)


def test_one_person_alone_keeps_hand_and_question() -> None:
    table = seated(0)
    ask(table)
    table.wait(OPEN_SECONDS + 1)
    table.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert table.scene.name == "dialog"
    assert not shut(table)


@pytest.mark.parametrize("how", ["again", "quiet", "curtain"])
def test_covering_puts_the_held_card_down(how: str) -> None:
    table = seated()
    open_hand(table)
    table.press(pygame.K_1)
    assert table.table.move.aim.as_held
    if how == "again":
        table.press(pygame.K_p, pygame.K_p)
    elif how == "quiet":
        table.wait(OPEN_SECONDS + 0.5)
    else:
        table.press(pygame.K_c)
        reveal(table)
    assert shut(table)
    assert table.table.move.held is None
    assert not any(name.startswith("cell-") for name in table.table.rects())


def test_a_tooltip_says_what_may_be_seen_when_it_shows() -> None:
    table = seated()
    open_hand(table)
    table.press(pygame.K_p)
    table.move(table.table.view.layout.role_card.center)
    table.wait(TOOLTIP_DELAY + 0.1)
    role = table.table.notes.tip
    table.move(table.slot(0))
    table.wait(TOOLTIP_DELAY + 0.1)
    card = table.table.notes.tip
    assert role is not None
    assert card is not None
    assert "Gold-digger" in role[0] or "gold-digger" in role[0].lower()
    table.press(pygame.K_p)
    assert table.table.notes.tip is None
    table.move(table.table.view.layout.role_card.center)
    hidden = table.table.notes.tip
    assert hidden is not None
    assert hidden != role


def test_no_tooltip_of_one_seat_outlives_its_turn() -> None:
    table = seated(speed="1")
    open_hand(table)
    table.press(pygame.K_p, pygame.K_1, pygame.K_d)
    table.move(table.table.view.layout.role_card.center)
    table.wait(TOOLTIP_DELAY + 0.1)
    own = table.table.notes.tip
    table.press(pygame.K_e)
    while table.scene.name != "curtain":
        table.wait(0.1)
    reveal(table)
    assert table.table.sight.viewer == 1
    assert own is not None
    assert table.table.notes.tip != own


def test_a_refusal_goes_with_the_hand_that_it_speaks_of() -> None:
    table = seated()
    open_hand(table)
    table.press(pygame.K_1)
    table.click("discards")
    board = table.table.view.board.inner
    table.click_at((board.left + 4, board.top + 4))
    table.press(pygame.K_1)
    table.click_at((board.left + 4, board.top + 4))
    assert table.table.notes.refusal
    table.press(pygame.K_p, pygame.K_p)
    assert shut(table)
    assert not table.table.notes.refusal


def test_whatever_is_refused_over_an_open_hand_goes_with_it_unheard() -> None:
    """That nothing was held when D was pressed hangs on the hand: with another one a card would have been."""
    table = seated()
    table.press(pygame.K_d)
    assert table.table.notes.refusal, "over a closed hand everybody may know"
    assert Cue.REFUSED in heard(table.context).take()
    table.wait(5)
    open_hand(table)
    table.press(pygame.K_d)
    assert table.table.notes.refusal
    assert Cue.REFUSED not in heard(table.context).take()
    table.press(pygame.K_p, pygame.K_p)
    assert shut(table)
    assert not table.table.notes.refusal


def test_no_refusal_stays_from_before_the_hand_was_opened() -> None:
    """What is done with the hand takes it away, or does not: that is for nobody else to see."""
    table = seated()
    table.press(pygame.K_d)
    assert table.table.notes.refusal
    open_hand(table)
    table.press(pygame.K_p, pygame.K_p)
    assert shut(table)
    assert not table.table.notes.refusal


@pytest.mark.parametrize("cover", ["quiet", "p", "curtain"])
def test_cards_on_their_way_turn_their_backs_when_the_hand_is_covered(cover: str) -> None:
    table = seated(speed="1")
    open_hand(table)
    table.press(pygame.K_1, pygame.K_d)
    if cover == "quiet":
        table.wait(OPEN_SECONDS + 0.5)
        assert shut(table)
    asked = CodedPictures()
    table.context.pictures = asked
    table.press(pygame.K_e)
    faces = {naming.card(card) for card in table.session.state.cards}
    if cover == "p":
        table.press(pygame.K_p, pygame.K_p)
    if cover == "curtain":
        table.press(pygame.K_c)
        reveal(table)
    assert table.table.turns.timeline.busy
    asked.asked.clear()
    while table.table.turns.timeline.busy and table.scene is table.table:
        table.frame()
    laid = {naming.path(card) for card in table.session.table.maze.cards.values()}
    assert not (asked.asked & faces) - laid


def test_a_drag_ends_when_the_window_goes() -> None:
    table = seated(0)
    start = table.slot(0)
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    table.move((start[0] + 30, start[1] - 60))
    assert table.table.move.cursor.dragging
    table.frame(pygame.Event(pygame.WINDOWMINIMIZED))
    assert not table.table.move.cursor.dragging
    table.move((600, 300))
    assert table.table.move.aim.drag is None
