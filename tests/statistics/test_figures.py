"""What the statistics tell, against games that are counted by hand (UX S11)."""

from __future__ import annotations

from pathlib import Path

from finished_games import any_games, game

from game.engine.cards import Role
from game.statistics.figures import Answer, Aspect, Figures, Filter, Streaks, ask, streaks
from game.statistics.intervals import Mean, Share
from game.statistics.store import CountedGame, Store


def answer(folder: Path, *games: CountedGame, chosen: Filter | None = None) -> Answer:
    store = Store(folder)
    store.add_again(games)
    found = store.read(lambda connection: ask(connection, chosen or {}), None)
    assert found is not None
    return found


def figures(folder: Path, *games: CountedGame, chosen: Filter | None = None) -> Figures:
    return answer(folder, *games, chosen=chosen).figures


SOME = (
    game(1, gold=6, won=True, found_out=3),
    game(2, gold=3, won=False, hints=2),
    game(3, gold=9, won=True, roles=[Role.SABOTEUR] * 3, found_out=2, level="sharp"),
    game(4, gold=6, won=True, name="Bea", roles=[Role.DIGGER] * 3),
)


def test_figures_of_a_few_games(tmp_path: Path) -> None:
    found = figures(tmp_path, *SOME)
    assert found.games == Share(3, 4)
    assert found.rounds == Share(2 + 2 + 0 + 3, 12)
    won = {aspect: {value: each.won for value, each in rows.items()} for aspect, rows in found.compared.items()}
    assert won[Aspect.ROLE] == {"digger": Share(7, 7), "saboteur": Share(0, 5)}
    assert won[Aspect.SIDE] == {"diggers": Share(7, 7), "saboteurs": Share(0, 5)}
    assert won[Aspect.OPPONENTS] == {"sharp": Share(0, 3), "steady": Share(7, 9)}
    assert won[Aspect.PERSON] == {"Ada": Share(4, 9), "Bea": Share(3, 3)}
    assert won[Aspect.SEATS] == {3: Share(7, 12)}
    assert found.compared[Aspect.PERSON]["Bea"].gold == Mean(3, 6, 12)
    assert found.compared[Aspect.OPPONENTS]["sharp"].gold == Mean(3, 9, 27)
    assert found.by_gold == {3: 1, 6: 2, 9: 1}
    assert found.gold == Mean(4, 24, 162)
    assert found.round_gold == Mean(12, 3 * (2 + 1 + 3 + 2), 3 * (4 + 1 + 9 + 4))
    assert found.found_out == Share(1 + 3, 5)
    assert found.by_lap == {2: 3, 3: 1}
    assert (found.hints, found.hinted) == (2, Share(1, 4))
    assert found.course == (True, False, True, True)
    assert found.streaks == Streaks(2, 2)


def test_fair_fights_are_told_apart_from_printed_deals(tmp_path: Path) -> None:
    games = (game(1), game(2, saboteurs=1, aside=10), game(3, saboteurs=1, aside=9), game(4, aside=1), game(5))
    rows = figures(tmp_path, *games).compared[Aspect.DEAL]
    assert {value: each.won.n for value, each in rows.items()} == {"fair": 3, "other": 6, "printed": 6}


def test_games_are_chosen_by_what_they_have(tmp_path: Path) -> None:
    found = answer(tmp_path, *SOME, chosen={Aspect.PERSON: "Ada", Aspect.OPPONENTS: "steady"})
    assert found.figures.games == Share(1, 2)
    assert found.figures.rounds == Share(4, 6)
    assert found.choices[Aspect.PERSON] == ("Ada", "Bea")
    assert found.choices[Aspect.OPPONENTS] == ("sharp", "steady")
    assert found.choices[Aspect.EXPANSION] == ("none",)
    none = answer(tmp_path, chosen={Aspect.SEATS: 7}).figures
    assert (none.games, none.rounds, none.found_out, none.by_gold) == (Share(0, 0), Share(0, 0), Share(0, 0), {})
    assert none.round_gold == Mean(0, 0, 0)


def test_every_way_to_compare_has_every_round(tmp_path: Path) -> None:
    found = figures(tmp_path, *any_games(60))
    for aspect, rows in found.compared.items():
        assert sum((each.won for each in rows.values()), Share(0, 0)) == found.rounds, aspect
        assert sum(each.gold.total for each in rows.values()) == found.round_gold.total, aspect
    assert sum(found.by_gold.values()) == found.gold.n
    assert found.games.n == 60


def test_two_people_in_a_game_win_it_together(tmp_path: Path) -> None:
    games = [made for made in any_games(40) if sum(seat.person for seat in made.facts.seats) == 2]
    found = figures(tmp_path, *games)
    assert found.games.n == len(games)
    assert found.games.hits == sum(any(seat.person and seat.won for seat in made.facts.seats) for made in games)


def test_games_stand_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    found = figures(tmp_path, game(1, won=True, ended=9.0), game(2, won=False, ended=1.0), game(3, won=True, ended=5.0))
    assert found.course == (False, True, True)


def test_streaks() -> None:
    assert streaks(()) == Streaks(0, 0)
    assert streaks((True, True, False, True)) == Streaks(1, 2)
    assert streaks((True, False)) == Streaks(0, 1)
