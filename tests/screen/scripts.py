"""Input that a generator makes up: what people do at a table that several of them share, in any order."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pygame
from screen.film import Film

from game.system.settings import Confirm, Speed
from game.ui.privacy import GONE, OPEN_SECONDS

Act = Callable[[Film], None]
"""One thing that a person does, the same in both games; it may take some frames."""
SIZES = ((1024, 640), (1180, 700))
_LETTERS = (
    pygame.K_p, pygame.K_p, pygame.K_p, pygame.K_i, pygame.K_l, pygame.K_g, pygame.K_t, pygame.K_n, pygame.K_r,
    pygame.K_d, pygame.K_z, pygame.K_s, pygame.K_TAB, pygame.K_HOME, pygame.K_PLUS, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_h,
)  # fmt: skip
_QUICK = (
    pygame.K_c, pygame.K_p, pygame.K_j, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_1, pygame.K_2, pygame.K_TAB,
    pygame.K_h, pygame.K_F1,
)  # fmt: skip
"""What is pressed together in haste."""
_MOVE_BOARD = (pygame.K_PLUS, pygame.K_HOME)
"""Over an open hand these begin where the keys have shown a place of a card that one game alone has."""
_WEIGHTS: Mapping[str, tuple[tuple[int, str], ...]] = {
    "curtain": (
        (6, "reveal"), (2, "hover"), (1, "menu"), (1, "gone"), (1, "half"), (1, "letter"), (1, "size"), (1, "burst"),
        (1, "contrast"),
    ),
    "pin": (
        (4, "digits"), (2, "letter"), (2, "hover"), (2, "burst"), (1, "forgotten"), (1, "menu"), (1, "curtain"),
        (1, "gone"), (1, "wait"), (1, "size"), (1, "click"), (1, "scribble"), (1, "contrast"),
    ),
    "pin-vote": ((4, "agree"), (2, "menu"), (1, "curtain"), (1, "gone"), (1, "hover"), (1, "burst"), (1, "contrast")),
    "letters": ((4, "scribble"), (3, "burst"), (2, "click"), (2, "menu"), (1, "curtain"), (1, "gone"), (1, "wait")),
    "pause": (
        (3, "menu"), (3, "curtain"), (2, "gone"), (2, "settings"), (2, "hover"), (1, "peek"), (1, "wait"),
        (2, "share"), (2, "report"),
    ),
    "share": (
        (3, "click"), (3, "letter"), (2, "menu"), (2, "curtain"), (2, "gone"), (1, "hover"), (1, "text"), (1, "size"),
        (1, "burst"), (1, "contrast"), (1, "wait"),
    ),
    "report": (
        (4, "part"), (3, "letter"), (2, "menu"), (2, "curtain"), (2, "gone"), (1, "click"), (1, "hover"), (1, "text"),
        (1, "size"), (1, "burst"), (1, "wait"),
    ),
    "notebook": (
        (4, "scribble"), (4, "letter"), (3, "hover"), (2, "click"), (2, "notebook"), (2, "menu"), (2, "peek"),
        (2, "curtain"), (2, "gone"), (1, "wait"), (1, "text"), (1, "size"), (3, "page"), (2, "burst"), (2, "board"),
        (1, "contrast"),
    ),
    "rulebook": (
        (3, "rules"), (3, "menu"), (3, "curtain"), (2, "gone"), (2, "wait"), (2, "click"), (2, "scribble"),
        (1, "hover"), (1, "text"), (1, "size"), (1, "burst"), (1, "peek"),
    ),
    "settings": ((4, "menu"), (3, "curtain"), (2, "gone"), (2, "text"), (1, "size"), (1, "wait")),
    "table": (
        (5, "peek"), (5, "letter"), (5, "hover"), (3, "hover-own"), (4, "pick"), (3, "click"), (2, "drag"), (2, "menu"),
        (2, "curtain"), (2, "gone"), (2, "commit"), (1, "wait"), (1, "moment"), (1, "text"), (1, "size"), (1, "wheel"),
        (1, "speed"), (1, "still"), (2, "recap"), (3, "notebook"), (3, "hint"), (3, "rules"),
        (2, "burst"), (1, "contrast"), (1, "policy"),
    ),
}  # fmt: skip
_OTHERS = ((3, "letter"), (2, "menu"), (3, "curtain"), (3, "gone"), (2, "peek"), (1, "wait"), (2, "hover"))


def next_act(rng: random.Random, film: Film) -> tuple[str, Act]:
    """Return the name of something that may be done now, and what does it."""
    choices = _WEIGHTS.get(film.top, _OTHERS)
    kind = rng.choices([name for _weight, name in choices], [weight for weight, _name in choices])[0]
    return kind, _ACTS[kind](rng, film)


def _key(code: int, mod: int = 0) -> Act:
    return lambda film: film.press(code, mod)


def _letter(rng: random.Random, _film: Film) -> Act:
    code = rng.choice(_LETTERS)

    def press(film: Film) -> None:
        if film.shut or code not in _MOVE_BOARD:
            film.press(code)

    return press


def _hover(rng: random.Random, film: Film) -> Act:
    """Rest the pointer somewhere for longer than a tooltip takes."""
    wide, high = film.driver.canvas.get_size()
    pos = (rng.randrange(wide), rng.randrange(high))

    def rest(film: Film) -> None:
        film.frame(_motion(pos))
        film.frame(dt=0.4)

    return rest


def _hover_own(rng: random.Random, film: Film) -> Act:
    """Rest the pointer on one's own role, or on a card of the hand."""
    layout = film.table.view.layout
    cards = [rect.center for name, rect in film.driver.scene.rects().items() if name.startswith("hand-")]
    pos = rng.choice([layout.role_card.center, layout.role_card.center, *cards])

    def rest(film: Film) -> None:
        film.frame(_motion(pos))
        film.frame(dt=0.4)

    return rest


def _pick(rng: random.Random, _film: Film) -> Act:
    """Show the hand, and take up a card that both games hold at the same place, or another one."""
    place = rng.randrange(6)

    def pick(film: Film) -> None:
        if film.shut:
            film.press(pygame.K_p)
        film.press(pygame.K_1 + place)

    return pick


def _click(rng: random.Random, film: Film) -> Act:
    wide, high = film.driver.canvas.get_size()
    pos, button = (rng.randrange(wide), rng.randrange(high)), rng.choice((1, 1, 2, 3))

    def click(film: Film) -> None:
        film.frame(_motion(pos))
        film.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        film.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    return click


def _drag(rng: random.Random, film: Film) -> Act:
    """Drag a card of the hand over the board and leave it hanging there."""
    start = film.driver.scene.rects().get("hand-3", film.table.view.layout.rack).center
    board = film.table.view.layout.board
    over = (rng.randrange(board.left, board.right), rng.randrange(board.top, board.bottom))

    def drag(film: Film) -> None:
        film.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        film.frame(_motion((start[0] + 20, start[1] - 20)))
        film.frame(_motion(over))

    return drag


def _commit(_rng: random.Random, _film: Film) -> Act:
    """Play the next card of the script by hand, if this is the turn of whoever looks, and watch it happen."""

    def commit(film: Film) -> None:
        table, seat = film.table, film.session.table.to_play
        move = table.move
        if len(film.ahead) < 2 or seat is None or film.viewer != seat or move.view is None or not move.plays_card:
            return
        if film.shut:
            film.press(pygame.K_p)
        move.take_back()
        if move.ready is None and table.turns.own_turn:
            table.turns.play(seat, film.ahead[0])
            move.end()
            film.frame(dt=0.05)

    return commit


def _wait(_rng: random.Random, _film: Film) -> Act:
    """Do nothing for as long as what is private may lie open."""

    def wait(film: Film) -> None:
        for _second in range(round(OPEN_SECONDS) + 1):
            film.frame(dt=1.0)

    return wait


def _size(rng: random.Random, _film: Film) -> Act:
    size = rng.choice(SIZES)
    return lambda film: film.resize(size)


def _wheel(rng: random.Random, _film: Film) -> Act:
    y = rng.choice((-1, 1))

    def turn(film: Film) -> None:
        if film.shut:  # over an open hand it turns the held card of one game and moves the board of the other
            film.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y)))

    return turn


def _speed(rng: random.Random, _film: Film) -> Act:
    speeds: tuple[Speed, ...] = ("1", "4", "instant")
    speed = rng.choice(speeds)

    def choose(film: Film) -> None:
        film.context.settings.speed_own = film.context.settings.speed_bots = speed
        film.frame()

    return choose


def _still(_rng: random.Random, _film: Film) -> Act:
    """Ask for less motion, or for all of it again."""

    def choose(film: Film) -> None:
        film.context.settings.reduced_motion = not film.context.settings.reduced_motion
        for _frame in range(3):
            film.frame(dt=0.03)

    return choose


def _gone(rng: random.Random, _film: Film) -> Act:
    event = pygame.Event(rng.choice(GONE))
    return lambda film: film.frame(event)


def _recap(rng: random.Random, _film: Film) -> Act:
    """Look back, for a while or to the end."""
    frames = rng.randint(1, 12)

    def look_back(film: Film) -> None:
        film.press(pygame.K_t)
        for _frame in range(frames):
            film.frame(dt=0.4)

    return look_back


def _hint(rng: random.Random, _film: Film) -> Act:
    """Ask for a hint, over an open hand or a shut one, and perhaps make its move ready."""
    opens, presses = rng.random() < 0.7, rng.choice((1, 1, 2))

    def ask(film: Film) -> None:
        if opens and film.shut:
            film.press(pygame.K_p)
        for _press in range(presses):
            film.press(pygame.K_h)

    return ask


def _rules(rng: random.Random, _film: Film) -> Act:
    """Open the rulebook at whatever is pointed at, over an open hand or a shut one, or close it."""
    opens = rng.random() < 0.5

    def ask(film: Film) -> None:
        if opens and film.shut and film.top == "table":
            film.press(pygame.K_p)
        film.press(pygame.K_F1)

    return ask


def _scribble(rng: random.Random, _film: Film) -> Act:
    """Type something, wherever that goes."""
    text = "".join(rng.choice("abpcjz ") for _letter in range(4))

    def scribble(film: Film) -> None:
        for letter in text:
            press = pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
            film.frame(press, pygame.Event(pygame.TEXTINPUT, text=letter))

    return scribble


def draw_curtain(film: Film) -> None:
    """Draw it over whatever is there."""
    film.press(pygame.K_c, pygame.KMOD_CTRL if film.driver.scene.typing else 0)


def _burst(rng: random.Random, _film: Film) -> Act:
    """Press several things within one frame, the pointer among them."""
    pos = (rng.randrange(SIZES[0][0]), rng.randrange(SIZES[0][1]))
    events = [pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="") for code in rng.choices(_QUICK, k=3)]
    events += [_motion(pos), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1), pygame.Event(rng.choice(GONE))]
    rng.shuffle(events)
    chosen = events[: rng.randint(2, 5)]

    def burst(film: Film) -> None:
        film.frame(*chosen)
        film.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    return burst


def _contrast(_rng: random.Random, _film: Film) -> Act:
    """Ask for high contrast, or for the usual colours again."""

    def choose(film: Film) -> None:
        film.context.settings.high_contrast = not film.context.settings.high_contrast
        film.context.relayout = True
        film.frame()

    return choose


def _policy(rng: random.Random, _film: Film) -> Act:
    """Choose what is asked about before a turn is ended."""
    policies: tuple[Confirm, ...] = ("always", "irreversible", "never")
    policy = rng.choice(policies)

    def choose(film: Film) -> None:
        film.context.settings.confirm = policy

    return choose


def _page(rng: random.Random, film: Film) -> Act:
    """Turn to another page of the notebook."""
    names = sorted(name for name in film.driver.scene.rects() if name.startswith(("crew-", "tab-")))
    name = rng.choice(names)
    return lambda film: film.driver.click(name) if name in film.driver.scene.rects() else None


def _board(_rng: random.Random, _film: Film) -> Act:
    """Go to the line of a seat, and ask for letters to press."""

    def ask(film: Film) -> None:
        if "note" in film.driver.scene.rects():
            film.driver.click("note")
            note = film.driver.scene.rects()["note"]
            film.driver.click_at((note.right - 4, note.centery))

    return ask


def _digits(_rng: random.Random, _film: Film) -> Act:
    return lambda film: film.type_pin()


def _forgotten(_rng: random.Random, _film: Film) -> Act:
    return lambda film: film.driver.click("forgotten") if "forgotten" in film.driver.scene.rects() else None


def _agree(rng: random.Random, film: Film) -> Act:
    name = rng.choice(sorted(film.driver.scene.rects()))
    return lambda film: film.driver.click(name)


def _settings(_rng: random.Random, _film: Film) -> Act:
    return lambda film: film.driver.click("settings")


def _pressed(name: str) -> Callable[[random.Random, Film], Act]:
    """Press a button that leads elsewhere, where it is in view, and wait for what it leads to."""

    def press(film: Film) -> None:
        if name in film.driver.scene.rects():
            film.driver.click(name)
            film.frame()

    return lambda _rng, _film: press


def _part(rng: random.Random, film: Film) -> Act:
    """Look at a part of a report, or leave the names out."""
    parts = sorted(name for name in film.driver.scene.rects() if name.startswith(("part-", "names")))
    name = rng.choice(parts or [""])
    return lambda film: film.driver.click(name) if name in film.driver.scene.rects() else None


_ACTS: Mapping[str, Callable[[random.Random, Film], Act]] = {
    "reveal": lambda _rng, _film: Film.reveal,
    "half": lambda _rng, _film: _key(pygame.K_RETURN),
    "menu": lambda _rng, _film: _key(pygame.K_ESCAPE),
    "curtain": lambda _rng, _film: draw_curtain,
    "peek": lambda _rng, _film: _key(pygame.K_p),
    "gone": _gone,
    "letter": _letter,
    "text": lambda rng, _film: _key(rng.choice((pygame.K_PLUS, pygame.K_MINUS)), pygame.KMOD_CTRL),
    "moment": lambda _rng, _film: lambda film: film.frame(dt=0.3),
    "hover": _hover,
    "hover-own": _hover_own,
    "pick": _pick,
    "click": _click,
    "drag": _drag,
    "commit": _commit,
    "wait": _wait,
    "size": _size,
    "wheel": _wheel,
    "speed": _speed,
    "still": _still,
    "settings": _settings,
    "share": _pressed("share"),
    "report": _pressed("report"),
    "part": _part,
    "recap": _recap,
    "notebook": lambda _rng, _film: _key(pygame.K_j),
    "rules": _rules,
    "hint": _hint,
    "scribble": _scribble,
    "burst": _burst,
    "contrast": _contrast,
    "policy": _policy,
    "page": _page,
    "board": _board,
    "digits": _digits,
    "forgotten": _forgotten,
    "agree": _agree,
}


def _motion(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(3, 3), buttons=(0, 0, 0))
