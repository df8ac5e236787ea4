"""The scenes of the gallery, each in the states that are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pygame

from game.cli import gallery_games as games
from game.cli.gallery_days import achievements, daily
from game.cli.gallery_endings import (
    nuggets_shot,
    quick_shot,
    round_end_shot,
    scoreboard_shot,
    settled_shot,
    telling_shot,
    theft_shot,
    why_person_shot,
    why_shot,
)
from game.cli.gallery_gazette import gazette_shot
from game.cli.gallery_learning import guided_shot, hint_shot, lesson_shot, practice_shot, rulebook_shot, sandbox_shot
from game.cli.gallery_names import renamed
from game.cli.gallery_replays import marks_shot, report_shot, share_shot, watch_shot, watch_why_shot, what_if_shot
from game.cli.gallery_saves import SAVES, list_of_games
from game.cli.gallery_shot import Shot
from game.cli.gallery_statistics import statistics_shot
from game.engine.cards import (
    GOLD,
    SABOTEUR2_ROLES,
    Action,
    Role,
    face,
)
from game.engine.cells import at
from game.engine.events import Claimed
from game.engine.ruleset import Ruleset
from game.engine.table import AskBonus, AskRetire, Question
from game.play.sharing.game import shared_game
from game.scenes.lessons.learn import Learn
from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.pin_setting import PinSetting
from game.scenes.new_game.scene import SetupScene
from game.scenes.new_game.seat_choice import SeatChoice
from game.scenes.notebook.scene import NotebookScene
from game.scenes.private.curtain import Curtain
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.private.pin_vote import PinVote
from game.scenes.private.role_peek import RolePeek
from game.scenes.private.role_round import RoleCard
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.saves.shelves import Section
from game.scenes.saves.slot_choice import SlotChoice
from game.scenes.settings.control_page import ControlPage
from game.scenes.settings.first_card import FirstCard
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.scenes.table.scene import TableScene
from game.tabletop.view.bubble import Spoken
from game.ui.bindings import Control
from game.ui.context import Context
from game.ui.scene import Pop
from game.ui.widgets.letter_board import LetterBoard
from game.ui.widgets.textfield import TextField
from game.words.claims import claim_words
from game.words.lessons.titles import Lesson
from game.words.rulebook.entries import Entry

_BOTH = Role.SABOTEUR
"""The role that both games have."""
_TO_CARDS = (*(pygame.K_UP,) * 3, pygame.K_RIGHT, pygame.K_RETURN)


def _table(context: Context, moves: int, seats: int, keys: tuple[int, ...] = (), rules: Ruleset = games.RULES) -> Shot:
    """Return the table of a single human whose turn it is, so many moves into the round."""
    session = games.find(games.ready_to_lay(moves) if keys else games.after(moves), seats, rules)
    return Shot(TableScene(context, games.with_humans(session, games.to_play(session))), keys=keys)


def _table_of_names(context: Context, moves: int) -> Shot:
    """Return the table of twelve seats whose names are written in as many ways."""
    session = games.find(games.after(moves), 12, games.EXPANDED)
    return Shot(TableScene(context, renamed(games.with_humans(session, games.to_play(session)))))


def _talk(context: Context, seats: int, rules: Ruleset = games.RULES, keys: tuple[int, ...] = ()) -> Shot:
    """Return the table of a single human to play, with the newest claims in bubbles, or what the human could claim."""
    session = games.talkative(seats + 3, seats, rules)
    table = TableScene(context, games.with_humans(session, games.to_play(session)))
    log = session.log(None)
    claims = [(place, event) for place, event in enumerate(log) if isinstance(event, Claimed)]
    for place, event in claims[-2:]:
        words = claim_words(event, session.names, session.table.round, place, log)
        table.turns.speech.say(Spoken.of(event, words), 1.0)
    return Shot(table, seconds=0.5, keys=keys)


def _notebook(context: Context, seats: int, rules: Ruleset = games.RULES, keys: tuple[int, ...] = ()) -> Shot:
    """Return the notebook of a single human over their table."""
    session, seat = games.noted(20, seats, rules)
    return Shot(TableScene(context, session), over=NotebookScene(context, session, seat, lambda: None), keys=keys)


def _question(context: Context, kind: type[Question]) -> Shot:
    """Return the table of a single human who is asked something."""
    session = games.find(games.asked(kind), 5, games.EXPANDED)
    return Shot(TableScene(context, games.with_humans(session, games.to_play(session))))


def _who(context: Context) -> Shot:
    draft = Draft.solo()
    return Shot(SetupScene(context, draft), over=SeatChoice(context, draft, 1))


def _setup_numbers(context: Context) -> Shot:
    """Return the set-up of four seats with the numbers of saboteurs and of cards aside set by hand (R1.7, R1.8)."""
    draft = Draft.solo()
    draft.set_number("saboteurs", 3)
    draft.set_number("aside", 15)
    draft.remove_seat(4)
    scene = SetupScene(context, draft)
    scene.rearrange()
    scene.ring.set_focus(scene.ring.named("rule-aside"))
    return Shot(scene)


def _letters(context: Context) -> Shot:
    """Return the letters to press for a name."""
    field = TextField("name-1", "Mi", 24, lambda _name: None)
    return Shot(SetupScene(context, Draft.solo()), over=LetterBoard(context, field))


def _settings(context: Context, tab: Tab) -> Shot:
    return Shot(SettingsScene(context, tab))


def _control(context: Context, keys: tuple[int, ...] = ()) -> Shot:
    """Return the page of a control over the settings; keys lead on from its first key."""
    return Shot(SettingsScene(context, Tab.CONTROLS), over=ControlPage(context, Control.CONFIRM), keys=keys)


def _pause(context: Context) -> Shot:
    menu = Pause(context, curtain=True, again=Pop, export=lambda: None, share=Pop, slots=Pop)
    return Shot(_table(context, 21, 5).scene, over=menu)


def _slots(context: Context) -> Shot:
    """Return the slots of a folder that is not there, over a table."""
    table = _table(context, 21, 5).scene
    return Shot(table, over=SlotChoice(context, games.find(games.after(21), 5), Path("nowhere")))


def _pause_anew(context: Context) -> Shot:
    keys = (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    return Shot(_table(context, 21, 5).scene, over=Pause(context, again=Pop), keys=keys)


def _curtain(context: Context) -> Shot:
    session = games.with_humans(games.find(games.after(21)), 0, 1, 2)
    return Shot(Curtain(context, session, 1, Pop))


def _pin(context: Context) -> Shot:
    """Return where the PIN of a seat is typed, half of it typed."""
    session = games.with_pins(games.with_humans(games.find(games.after(21)), 0, 1, 2))
    return Shot(Curtain(context, session, 1, Pop), keys=(pygame.K_RETURN, pygame.K_1, pygame.K_2))


def _pin_vote(context: Context, seats: int) -> Shot:
    """Return the vote on a forgotten PIN, with one seat that has agreed."""
    people = games.with_humans(games.find(games.after(21), seats, games.EXPANDED), *range(seats))
    return Shot(PinVote(context, games.with_pins(people), 1), keys=(pygame.K_RIGHT, pygame.K_RETURN))


def _setup_pin(context: Context) -> Shot:
    draft = Draft.hot_seat()
    return Shot(SetupScene(context, draft), over=PinSetting(context, draft, 1), keys=(pygame.K_1,) * 6)


def _setup_people(context: Context) -> Shot:
    """Return the choice of who sits at a seat that has a PIN."""
    draft = Draft.hot_seat()
    draft.pins[1] = games.PIN
    return Shot(SetupScene(context, draft), over=SeatChoice(context, draft, 1))


def _role(context: Context, role: Role, rules: Ruleset = games.RULES) -> Shot:
    session = games.find(lambda dealt: role in dealt.state.roles, rules=rules)
    seat = session.state.roles.index(role)
    humans = sorted({seat, (seat + 1) % session.table.seats})
    return Shot(RoleCard(context, games.with_humans(session, *humans), seat, Pop), seconds=3)


def _goal(context: Context, name: str) -> Shot:
    session = games.find(games.looked(name))
    found = games.looker(session, name)
    assert found is not None, "the position was looked for with somebody who has looked"
    seat, goal = found
    humans = sorted({seat, (seat + 1) % session.table.seats})
    return Shot(GoalPeek(context, games.with_humans(session, *humans), seat, goal), seconds=3)


def _inspection(context: Context) -> Shot:
    session = games.find(games.inspected, 5, games.EXPANDED)
    found = games.inspector(session)
    assert found is not None, "the position was looked for with somebody who has inspected"
    seat, target = found
    humans = sorted({seat, (seat + 1) % session.table.seats})
    return Shot(RolePeek(context, games.with_humans(session, *humans), seat, target), seconds=3)


SCENES: Mapping[str, Callable[[Context], Shot]] = {
    "title": lambda context: Shot(Title(context, None)),
    "title-first": lambda context: Shot(Title(context, None, card=FirstCard(context))),
    "sandbox": lambda context: sandbox_shot(context, face("NES"), at(4, 0)),
    "sandbox-refused": lambda context: sandbox_shot(context, face("NS"), at(2, 1)),
    "sandbox-expansion": lambda context: sandbox_shot(context, Action.TRAPPED, at(4, 0), saboteur2=True),
    "learn": lambda context: Shot(Learn(context)),
    "lesson": partial(lesson_shot, lesson=Lesson.LAY),
    "lesson-drag": partial(lesson_shot, lesson=Lesson.LAY, keys=(pygame.K_RETURN,) * 4),
    "guided": partial(guided_shot, read=0),
    "guided-advice": partial(guided_shot, read=3),
    "lesson-read": partial(lesson_shot, lesson=Lesson.BLUFF),
    "setup": lambda context: Shot(SetupScene(context, Draft.solo())),
    "setup-numbers": _setup_numbers,
    "setup-who": _who,
    "letters": _letters,
    "title-saves": lambda context: Shot(Title(context, SAVES[0], saves=True)),
    "saves": lambda context: Shot(list_of_games(context, Section.TO_PLAY)),
    "saves-slots": lambda context: Shot(list_of_games(context, Section.SLOTS)),
    "saves-finished": lambda context: Shot(list_of_games(context, Section.FINISHED)),
    "saves-foot": lambda context: Shot(list_of_games(context, Section.FINISHED), keys=(pygame.K_DOWN,) * 15),
    "slots": _slots,
    "saves-delete": lambda context: Shot(
        list_of_games(context, Section.TO_PLAY), keys=(pygame.K_RIGHT, pygame.K_RETURN)
    ),
    **{f"settings-{tab}": partial(_settings, tab=tab) for tab in Tab},
    "control": _control,
    "control-listening": partial(_control, keys=(pygame.K_RETURN,)),
    "control-taken": partial(_control, keys=(pygame.K_RETURN, pygame.K_r)),
    "rulebook": lambda context: rulebook_shot(context, Entry.CONTENTS),
    "rulebook-page": lambda context: rulebook_shot(context, Entry.LINK_TO_START),
    "rulebook-search": lambda context: rulebook_shot(context, Entry.MAP, typed="map"),
    "rulebook-in-this-game": lambda context: rulebook_shot(context, Entry.IN_THIS_GAME, rules=games.RULES),
    "achievements": lambda context: Shot(achievements(context)),
    "daily": lambda context: Shot(daily(context, played=False)),
    "daily-played": lambda context: Shot(daily(context, played=True)),
    "pause": _pause,
    "report": report_shot,
    "share": lambda context: share_shot(context, shared_game(games.recorded_game(5, games.RULES))),
    "pause-anew": _pause_anew,
    "table-start": lambda context: _table(context, 0, 5),
    "table": lambda context: _table(context, 21, 5),
    "table-fair": lambda context: _table(context, 14, 4, rules=games.RULES.fair(4)),
    "table-held": lambda context: _table(context, 21, 5, keys=(pygame.K_1,)),
    "table-hint": lambda context: hint_shot(context, 21, 5),
    "table-hint-expansion": lambda context: hint_shot(context, 30, 8, games.EXPANDED),
    "table-tip": lambda context: _table(context, 21, 5, keys=(pygame.K_RIGHT, pygame.K_i)),
    "practice": lambda context: practice_shot(context, 21, 5),
    "practice-expansion": lambda context: practice_shot(context, 30, 8, games.EXPANDED),
    "table-quick": lambda context: quick_shot(context, 5),
    "table-quick-ten-seats": lambda context: quick_shot(context, 10),
    "table-three-seats": lambda context: _table(context, 9, 3),
    "table-ten-seats": lambda context: _table(context, 31, 10),
    "table-bubbles": lambda context: _talk(context, 5),
    "table-bubbles-twelve-seats": lambda context: _talk(context, 12, games.EXPANDED),
    "talk": lambda context: _talk(context, 5, keys=(pygame.K_s, pygame.K_RIGHT, pygame.K_DOWN)),
    "talk-twelve-seats": lambda context: _talk(context, 12, games.EXPANDED, keys=(pygame.K_s,)),
    "notebook": lambda context: _notebook(context, 5),
    "notebook-cards": lambda context: _notebook(context, 5, keys=_TO_CARDS),
    "notebook-twelve-seats": lambda context: _notebook(context, 12, games.EXPANDED),
    "notebook-cards-expansion": lambda context: _notebook(context, 12, games.EXPANDED, keys=_TO_CARDS),
    "curtain": _curtain,
    "pin": _pin,
    "pin-vote": lambda context: _pin_vote(context, 3),
    "pin-vote-twelve-seats": lambda context: _pin_vote(context, 12),
    "setup-pin": _setup_pin,
    "setup-person": _setup_people,
    "role-digger": lambda context: _role(context, Role.DIGGER),
    "role-saboteur": lambda context: _role(context, Role.SABOTEUR),
    "role-fair": partial(_role, role=Role.SABOTEUR, rules=games.RULES.fair(6)),
    "goal-peek-gold": lambda context: _goal(context, GOLD),
    "goal-peek-stone": lambda context: _goal(context, "stone"),
    "nugget-pick": nuggets_shot,
    "round-end-diggers": lambda context: round_end_shot(context, "diggers", 5),
    "round-end-saboteurs": partial(round_end_shot, side="saboteurs", seats=5, rules=games.TALKING),
    "round-end-ten-seats": lambda context: round_end_shot(context, "diggers", 10),
    "round-end-telling": partial(telling_shot, seconds=3.6),
    "round-end-gold": partial(round_end_shot, side="diggers", seats=5, page=Page.GOLD),
    "round-end-gold-ten-seats": partial(round_end_shot, side="diggers", seats=10, page=Page.GOLD),
    "round-end-claims": partial(round_end_shot, side="saboteurs", seats=5, page=Page.CLAIMS, rules=games.TALKING),
    "round-end-chart": partial(round_end_shot, side="saboteurs", seats=5, page=Page.CHART),
    "scoreboard": lambda context: scoreboard_shot(context, 5),
    "scoreboard-ten-seats": lambda context: scoreboard_shot(context, 10),
    "setup-expansion": lambda context: Shot(SetupScene(context, Draft.full())),
    "table-expansion": lambda context: _table(context, 30, 8, rules=games.EXPANDED),
    "table-names": lambda context: _table_of_names(context, 40),
    "scoreboard-names": lambda context: Shot(Scoreboard(context, renamed(games.whole_game(12, games.EXPANDED)))),
    "table-twelve-seats": lambda context: _table(context, 45, 12, rules=games.EXPANDED),
    "bonus-question": lambda context: _question(context, AskBonus),
    "retire-question": lambda context: _question(context, AskRetire),
    **{
        f"role-{role}": partial(_role, role=role, rules=games.EXPANDED) for role in SABOTEUR2_ROLES if role is not _BOTH
    },
    "inspection": _inspection,
    "theft-choice": theft_shot,
    "round-end-expansion": lambda context: settled_shot(context, 5),
    "round-end-twelve-seats": lambda context: settled_shot(context, 12),
    "round-end-gold-expansion": partial(settled_shot, seats=5, page=Page.GOLD),
    "round-end-gold-twelve-seats": partial(settled_shot, seats=12, page=Page.GOLD),
    "round-end-chart-twelve-seats": partial(settled_shot, seats=12, page=Page.CHART),
    "why": lambda context: why_shot(context, games.find(games.won_by("saboteurs"))),
    "why-lie": lambda context: why_shot(context, games.find(games.lied, 5, games.TALKING)),
    "why-person": why_person_shot,
    "why-twelve-seats": lambda context: why_shot(context, games.find(games.settled, 12, games.EXPANDED)),
    "scoreboard-expansion": lambda context: scoreboard_shot(context, 5, games.EXPANDED),
    "scoreboard-twelve-seats": lambda context: scoreboard_shot(context, 12, games.EXPANDED),
    "statistics": lambda context: statistics_shot(context, 90),
    "statistics-empty": lambda context: statistics_shot(context, 0),
    "watch": lambda context: watch_shot(context, 30, 0),
    "watch-why": lambda context: watch_why_shot(context, 5),
    "watch-why-expansion": lambda context: watch_why_shot(context, 8, games.EXPANDED),
    "watch-marks": lambda context: marks_shot(context, 12, games.EXPANDED, 6),
    "watch-seat": lambda context: marks_shot(context, 5, games.RULES, 3, 3),
    "what-if": what_if_shot,
    "watch-public": lambda context: watch_shot(context, 30, 1),
    "gazette": lambda context: gazette_shot(context, games.whole_game()),
    "gazette-expansion": lambda context: gazette_shot(context, games.whole_game(8, games.EXPANDED)),
    "gazette-small": lambda context: gazette_shot(context, games.whole_game(3), number=1),
    "watch-expansion": lambda context: watch_shot(context, 60, 0, 8, games.EXPANDED),
}
"""Every scene in the states that are worth a look."""
