"""The maze without a picture: where a card may join on, as sentences, as rows of letters, or in box characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.engine.cards import GOLD, SIDES, E, Face, GoalName, N, S, W
from game.engine.cells import GOAL_CELLS, START_CELL, Cell, at, xy
from game.engine.table import Table
from game.system.i18n import _
from game.terminal.vocabulary import Part
from game.words.openings import bare, openings_words, sides_words
from game.words.things import comma_words, goal_words, path_words, place_words

Goals = Sequence[GoalName | None]
"""What the reader knows of each goal."""

_ARMS = {
    N | S: "│", E | W: "─", N | E: "└", N | W: "┘", E | S: "┌", S | W: "┐",
    N | E | S: "├", N | S | W: "┤", E | S | W: "┬", N | E | W: "┴", N | E | S | W: "┼",
    N: "│", S: "│", E: "─", W: "─",
}  # fmt: skip


def maze_lines(table: Table, goals: Goals, style: Part) -> Iterator[str]:
    """Yield the maze in the style that was asked for."""
    if style is Part.SENTENCES:
        yield from _sentences(table, goals)
    elif style is Part.ROWS:
        yield _("Each cell names the sides to which its tunnels lead: {letters}.").format(letters=_letters_words())
        yield _("x: the tunnels end inside. S: start. 1, 2, 3: goals. $: bonus. A dot: a card could be joined here.")
        yield from _grid(table, _letters_of, width=0)
    elif style is Part.BOXES:
        yield from _grid(table, _box_of, width=3)
    else:
        yield from _ends(table)


def _ends(table: Table) -> Iterator[str]:
    """Yield the free cells that a tunnel from the start leads to, those next to the goals first."""
    maze = table.maze
    ends = sorted((cell for cell in maze.spots if maze.linked(cell)), key=lambda cell: (_to_goal(table, cell), cell))
    if not ends:
        yield _("No tunnel from the start leads to a free cell.")
    else:
        yield _("Free cells that a tunnel from the start leads to:")
    for cell in ends:
        yield _("{place}: a tunnel comes from {sides}; {far}.").format(
            place=place_words(cell), sides=sides_words(maze.sides_reached(cell)), far=far_words(table, cell)
        )


def far_words(table: Table, cell: Cell) -> str:
    """Return how far a cell is from the goal next to it."""
    goal = min(table.maze.closed.items(), key=lambda item: _steps(cell, item[0]), default=None)
    if goal is None:
        return _("all goals are face up")
    return _("steps to goal {goal}: {steps}").format(goal=goal[1], steps=_steps(cell, goal[0]))


def _to_goal(table: Table, cell: Cell) -> int:
    return min((_steps(cell, goal) for goal in table.maze.closed), default=0)


def _steps(one: Cell, other: Cell) -> int:
    (a, b), (c, d) = xy(one), xy(other)
    return abs(a - c) + abs(b - d)


def _sentences(table: Table, goals: Goals) -> Iterator[str]:
    """Yield every card of the maze in one sentence, from the start on, then the goals and the bonus nugget."""
    maze = table.maze
    for cell in sorted(maze.cards, key=lambda cell: (xy(cell)[0], xy(cell)[1])):
        if cell not in GOAL_CELLS and cell != START_CELL:
            yield cell_sentence(table, cell)
    if len(maze.cards) == 1:
        yield _("Only the start card lies in the maze. It leads up, right, down and left.")
    for number in range(1, len(goals) + 1):
        yield goal_sentence(table, goals, number)
    if maze.bonus is not None:
        yield _("{place}: the bonus nugget.").format(place=place_words(maze.bonus))


def cell_sentence(table: Table, cell: Cell) -> str:
    """Return what lies in a cell of the maze, and whether it is joined to the start."""
    face = table.maze.cards[cell]
    reached = table.maze.reached.get(cell, 0)
    if not face.groups:
        text = _("{place}: {path}, {openings}.")
    elif not reached:
        text = _("{place}: {path}, {openings}; not joined to the start.")
    elif reached != face.living:
        text = _("{place}: {path}, {openings}; joined to the start: {joined}.")
    else:
        text = _("{place}: {path}, {openings}; joined to the start.")
    parts = {"path": path_words(face), "openings": openings_words(face), "joined": sides_words(reached)}
    return text.format(place=place_words(cell), **parts)


def goal_sentence(table: Table, goals: Goals, number: int) -> str:
    """Return where a goal is and what the reader knows of it."""
    cell, known, revealed = GOAL_CELLS[number - 1], goals[number - 1], table.goals[number - 1]
    if revealed is not None:
        text = _("Goal {goal}, {place}: face up, {what}.")
        if revealed != GOLD:
            return _("Goal {goal}, {place}: face up, a stone that leads {openings}.").format(
                goal=number, place=place_words(cell), openings=openings_words(table.maze.cards[cell])
            )
        return text.format(goal=number, place=place_words(cell), what=goal_words(revealed))
    if known is not None:
        text = _("Goal {goal}, {place}: face down. You have seen it: {what}.")
        return text.format(goal=number, place=place_words(cell), what=goal_words(known))
    return _("Goal {goal}, {place}: face down.").format(goal=number, place=place_words(cell))


def _grid(table: Table, drawn: Callable[[Face], str], width: int) -> Iterator[str]:
    """Yield the columns in one line, then a line for each row of the maze, each cell equally wide."""
    maze = table.maze
    linked = [cell for cell in maze.spots if maze.linked(cell)]
    known = [*maze.cards, *maze.closed, *linked, *([maze.bonus] if maze.bonus is not None else [])]
    columns, rows = sorted({xy(cell)[0] for cell in known}), sorted({xy(cell)[1] for cell in known})
    across, along = range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1)
    cells = {(x, y): _cell(table, at(x, y), drawn) for x in across for y in along}
    heads = {x: _step_words(x, W, E) for x in across}
    width = max(width, *(len(text) + 1 for text in (*cells.values(), *heads.values())))
    yield " " * 4 + "".join(f"{heads[x]:>{width}}" for x in across)
    for y in along:
        yield f"{_step_words(y, N, S):<4}" + "".join(f"{cells[x, y]:>{width}}" for x in across).rstrip()


def _step_words(steps: int, back: int, on: int) -> str:
    """Return how far a row or a column is from that of the start, after the letter of its side: "u2", "0"."""
    return f"{_letters()[on if steps > 0 else back]}{abs(steps)}" if steps else "0"


def _cell(table: Table, cell: Cell, drawn: Callable[[Face], str]) -> str:
    maze = table.maze
    if cell == START_CELL:
        return "S"
    if cell in maze.closed:
        return str(maze.closed[cell])
    if cell == maze.bonus:
        return "$"
    face = maze.cards.get(cell)
    if face is None:
        return "." if maze.linked(cell) else ""
    return drawn(face)


def _letters_of(face: Face) -> str:
    """Return the sides of a card as letters; groups of its own are parted by a plus, what ends inside follows an x."""
    letters = _letters()
    groups = "+".join("".join(letters[side] for side in SIDES if side & group) for group in face.groups)
    dead = "".join(letters[side] for side in SIDES if side & face.dead)
    return groups + ("x" + dead if dead else "")


def _letters() -> dict[int, str]:
    """Return a letter for each side: of the player's language where its four are different ones."""
    chosen = bare(_("the first letters of up, right, down and left: urdl"))
    return dict(zip(SIDES, chosen if len(set(chosen)) == len(SIDES) else "urdl", strict=False))


def _letters_words() -> str:
    return comma_words([f"{letter} {sides_words(side)}" for side, letter in _letters().items()])


def _box_of(face: Face) -> str:
    """Return a card in box characters, three wide: its arms, and an x in the middle where tunnels end inside."""
    sides = face.sides
    left, right = ("─" if sides & W else " "), ("─" if sides & E else " ")
    return left + ("x" if face.dead else _ARMS[sides]) + right
