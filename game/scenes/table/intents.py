"""What a person means at the table, whatever device says so: values that keys, pointer and buttons make (UX section 5).

`Player.do` alone acts on them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take card `index` of the hand up, or let it go; while cards are given up, add it to them or keep it."""

    index: int


@dataclass(frozen=True, slots=True)
class NextCard:
    """Take the next card of the hand up in place of the held one, or with -1 the previous one."""

    by: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn what is held or tentative, else the card under the pointer, else the next of what is asked about."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give the selected card up, tentatively."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the tentative card back, or let the held one go."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Commit what is laid tentatively."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """Pick up, then lay, then end the turn."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Let go, then take back, then close the log, then open the menu."""


@dataclass(frozen=True, slots=True)
class StepTowards:
    """Go to the neighbour in a direction."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class NextTarget:
    """Go to the next legal target, or with -1 to the previous one."""

    by: int


@dataclass(frozen=True, slots=True)
class NextZone:
    """Go to the next zone, or with -1 to the previous one."""

    by: int


@dataclass(frozen=True, slots=True)
class Peek:
    """Show the next private thing, then hide them all."""


@dataclass(frozen=True, slots=True)
class DrawCurtain:
    """Draw the curtain at once, with everything private face down behind it."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Make a claim."""


@dataclass(frozen=True, slots=True)
class OpenNotebook:
    """Open one's own notebook."""


@dataclass(frozen=True, slots=True)
class Recap:
    """Show again what happened since one's last turn."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask what had best be done; where that shows, make it ready."""


@dataclass(frozen=True, slots=True)
class Compare:
    """Ask how one's own last move compares with the advice."""


@dataclass(frozen=True, slots=True)
class Explain:
    """Show the tooltip of what is pointed at without waiting."""


@dataclass(frozen=True, slots=True)
class ToggleLog:
    """Open or close the drawer of the log."""


@dataclass(frozen=True, slots=True)
class ToggleGrid:
    """Show letters and numbers over the board, or hide them."""


@dataclass(frozen=True, slots=True)
class NextSpeed:
    """Let bots move at the next speed."""


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Open the menu over the table."""


@dataclass(frozen=True, slots=True)
class FitView:
    """Show the whole maze."""


@dataclass(frozen=True, slots=True)
class FitOrNear:
    """Show the whole maze; where it shows already, draw a step nearer with each press, and at last show it whole."""


@dataclass(frozen=True, slots=True)
class Pan:
    """Move the view of the board by so many pixels."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class PanStep:
    """Move the view of the board by so many steps of the keys."""

    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Zoom:
    """Zoom in, or with less than 0 out, around a point or the middle of the board."""

    steps: float
    around: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class PointAt:
    """Point at a place of the window; a held card hangs on the pointer while it is dragged."""

    pos: tuple[int, int]
    dragging: bool = False


@dataclass(frozen=True, slots=True)
class Grab:
    """Press the main button on a place of the window."""

    pos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Release:
    """Let the main button go."""

    pos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TurnAt:
    """Turn the card of the hand under the pointer, unless another is held."""

    pos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class HoldBoard:
    """Take hold of the board to move it, or let it go."""

    held: bool


@dataclass(frozen=True, slots=True)
class ScrollLog:
    """Scroll the log by so many pixels towards older lines."""

    by: int


@dataclass(frozen=True, slots=True)
class PlayQuickly:
    """Play the rest of the round quickly, where that is offered, or call it off."""


MoveIntent = (
    PickUp
    | NextCard
    | Turn
    | TurnAt
    | GiveUp
    | Undo
    | EndTurn
    | Confirm
    | Cancel
    | StepTowards
    | NextTarget
    | NextZone
    | Grab
    | Release
)
"""About the move in the making."""
LookIntent = (
    Explain | ToggleLog | ToggleGrid | FitView | FitOrNear | Pan | PanStep | Zoom | PointAt | HoldBoard | ScrollLog
)
"""About how the table is looked at."""
AsideIntent = Peek | DrawCurtain | Talk | OpenNotebook | Recap | AskHint | Compare | NextSpeed | PlayQuickly | OpenMenu
"""About what stands beside the move: secrets, talk, what was, menu."""
Intent = MoveIntent | LookIntent | AsideIntent
