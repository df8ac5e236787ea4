"""Keys go to the best place first, and the order tells no secret (UX section 5, N)."""

from __future__ import annotations

import msgspec
from screen.tables import deal, dealt

from game.engine.cards import Action, Card, Face, Role, Tool, face
from game.engine.cells import Cell, at
from game.engine.ruleset import EDITIONS
from game.engine.views import View
from game.tabletop.move.nearest import lay_order, target_order
from game.tabletop.move.reach import Reach
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat

ROW = {at(1, 0): face("EW"), at(2, 0): face("NESW"), at(3, 0): face("EW")}
BRANCHED = {**ROW, at(2, 1): face("N.S")}
EXPANDED = msgspec.structs.replace(EDITIONS["rebel"], saboteur2=True)
HAND = "map rockfall NES EW NESW NEW"


def view_of(maze: dict[Cell, Face] | None = None, before: tuple[tuple[Tool, ...], ...] | None = None) -> View:
    return dealt(deal(HAND, maze or ROW, seats=4, before=before)).view(0)


def seats(view: View, card: Action, *among: int) -> list[int]:
    found = target_order(view, card, map(OnSeat, among))
    return [target.seat for target in found if isinstance(target, OnSeat)]


def cells(view: View, card: Card) -> list[Cell]:
    return [target.cell for target in Reach(view).targets(card) if isinstance(target, OnCell)]


def test_a_path_card_goes_first_where_the_lit_tunnel_then_ends_nearest_to_a_goal() -> None:
    found = cells(view_of(), face("NESW"))
    assert found[0] == at(4, 0)
    assert {at(2, -1), at(2, 1)} < set(found[1:])
    assert found.index(at(2, -1)) < found.index(at(0, 1))


def test_a_card_that_leads_back_is_not_preferred_to_one_that_leads_on() -> None:
    """A bend up at the end of the row leads to goal 1; below the crossing it only leads back."""
    maze = view_of().table.maze
    assert lay_order(maze, face("NW"), [at(2, 1), at(4, 0)], [])[0] == at(4, 0)
    assert lay_order(maze, face("NW").turned, [at(2, -1)], [at(4, 0)])[0] == at(4, 0), "turned it still leads on"


def test_of_places_as_good_the_card_goes_first_where_it_fits_as_it_is_held() -> None:
    maze = view_of().table.maze
    assert lay_order(maze, face("NESW"), [at(4, 0)], [at(4, 0)]) == [at(4, 0)]
    assert lay_order(maze, face("NS"), [at(2, 1)], [at(2, -1)])[0] == at(2, 1)


def test_a_repair_goes_to_the_own_seat_first_then_where_it_frees_a_seat() -> None:
    broken = ((Tool.LAMP,), (Tool.LAMP, Tool.PICK), (), (Tool.LAMP,))
    view = view_of(before=broken)
    assert seats(view, Action.REPAIR_LAMP, 0, 1, 3) == [0, 3, 1]


def test_a_broken_tool_goes_first_to_who_is_next_and_not_hindered_and_last_to_oneself() -> None:
    view = view_of(before=((), (Tool.PICK,), (), ()))
    order = seats(view, Action.BREAK_LAMP, 0, 1, 2, 3)
    assert order[2:] == [1, 0]
    step = view.table.rules.step()
    assert order[:2] == sorted((2, 3), key=lambda seat: seat * step % 4)


def test_a_map_goes_first_to_a_goal_that_was_not_looked_at() -> None:
    view = view_of()
    looked = msgspec.structs.replace(view, goals=(None, "gold", None))
    fresh, known = (target_order(each, Action.MAP, map(OnGoal, (1, 2, 3))) for each in (view, looked))
    assert fresh[0] == OnGoal(2), "the row leads to it"
    assert known[-1] == OnGoal(2)


def test_a_rockfall_goes_first_to_a_dead_end() -> None:
    assert cells(view_of(BRANCHED), Action.ROCKFALL)[:2] == [at(2, 1), at(3, 0)]


def test_an_inspection_goes_first_to_a_seat_whose_role_is_not_known() -> None:
    view = view_of()
    seen = msgspec.structs.replace(view, roles=(Role.DIGGER, Role.BLUE, None, None))
    assert seats(seen, Action.INSPECTION, 1, 2, 3)[-1] == 1


def test_the_order_is_the_same_whatever_role_the_seat_has() -> None:
    view = view_of(before=((), (Tool.LAMP,), (), ()))
    cards: tuple[Card, ...] = (face("NES"), face("NEW"), Action.BREAK_PICK, Action.MAP, Action.ROCKFALL)
    for role in Role:
        other = msgspec.structs.replace(view, role=role)
        for card in cards:
            assert Reach(other).targets(card) == Reach(view).targets(card)
