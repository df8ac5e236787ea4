"""Which scene a route opens. Stands above all scenes, which know routes and no scene of another room."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from game.scenes.routes import (
    AnyRoute,
    ToAchievements,
    ToDaily,
    ToFreshGame,
    ToGames,
    ToGazette,
    ToLearn,
    ToLesson,
    ToNewGame,
    ToPause,
    ToReplay,
    ToReport,
    ToRoles,
    ToRoundEnd,
    ToRulebook,
    ToSandbox,
    ToSavedGame,
    ToScoreboard,
    ToSettings,
    ToShare,
    ToSlots,
    ToStatistics,
    ToTable,
    ToTitle,
)
from game.system.i18n import _, ngettext
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.scene import Change, Open, Push, Reset, Route, Scene, StackChange, Topic
from game.ui.widgets.textfield import ToLetters

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.play.saved_games import Save, Unusable
    from game.play.session import Session
    from game.scenes.shared.beside import BesideCard
    from game.words.lessons.titles import Lesson


def settle(context: Context, change: Change) -> StackChange:
    """Return what the stack has to do for `change`; a route becomes the scenes that it opens."""
    while isinstance(change, Open):
        change = follow(context, change.route)
    return change


def follow(context: Context, route: Route) -> Change:
    """Return the change that opens the scene of `route`.

    Scenes are imported when they are first opened: the title is on screen before the table's modules are read.
    """
    place = cast(AnyRoute, route)  # `routes` checks on import that every route is among them
    if isinstance(place, ToRoles | ToTable | ToRoundEnd | ToScoreboard):
        context.game = place.session
    elif isinstance(place, ToTitle | ToLearn | ToLesson | ToSandbox) or _replaces(place):
        context.game = None
    match place:
        case ToTitle():
            return Reset(_title(context))
        case ToNewGame(several_humans):
            return Push(_new_game(context, several_humans))
        case ToSettings():
            return Push(_settings(context))
        case ToRulebook(topic):
            return Push(_rulebook(context, topic))
        case ToSavedGame(save):
            return _saved_game(context, save)
        case ToGames():
            return Push(_games(context))
        case ToSlots(session, folder):
            from game.scenes.saves.slot_choice import SlotChoice

            return Push(SlotChoice(context, session, folder))
        case ToFreshGame(setup, pins, bot_seed):
            from game.play.session import Session

            return Open(ToRoles(Session.new(setup, context.data_folder, bot_seed=bot_seed, pins=pins)))
        case ToRoles(session):
            return _roles(context, session)
        case ToTable(session, fresh):
            return Reset(_table(context, session, fresh))
        case ToPause(session, curtain):
            return Push(_pause(context, session, curtain))
        case ToRoundEnd(session):
            return Reset(_round_end(context, session))
        case ToScoreboard(session):
            return Reset(_scoreboard(context, session))
        case ToLearn():
            return Reset(_learn(context))
        case ToLesson(lesson):
            return Reset(_lesson(context, lesson))
        case ToSandbox():
            from game.scenes.sandbox.scene import SandboxScene

            return Reset(SandboxScene(context))
        case ToAchievements():
            from game.scenes.achievements.scene import AchievementsScene

            return Push(AchievementsScene(context))
        case ToDaily():
            return Push(_daily(context))
        case ToStatistics():
            from game.scenes.statistics.scene import StatisticsScene

            return Push(StatisticsScene(context))
        case ToReplay():
            return Push(_replay(context, place)) if place.over else Reset(_replay(context, place))
        case ToShare():
            return Push(_share(context, place))
        case ToReport():
            return Push(_report(context, place))
        case ToGazette(paper, number):
            from game.scenes.gazette.scene import GazetteScene

            return Push(GazetteScene(context, paper, number))
        case ToLetters(field):
            from game.ui.widgets.letter_board import LetterBoard

            return Push(LetterBoard(context, field))
        case _:
            assert_never(place)


def get_ready() -> None:
    """Import what a game leads to and read the fonts, so that none of its scenes waits for that. For a worker."""
    import game.scenes.new_game.scene
    import game.scenes.round_end.scoreboard
    import game.scenes.table.scene
    import game.scenes.watch.opening  # noqa: F401
    from game.art.drawing.typefaces import FONT_FILES
    from game.system.fonts import contents

    for file in FONT_FILES.values():
        contents(file)


def _replaces(place: AnyRoute) -> bool:
    """Return whether a replay takes the place of a game that is played."""
    return isinstance(place, ToReplay) and not place.over


def _title(context: Context) -> Scene:
    """Make the title, with the game to continue if there is one. What is passed over for it is said once."""
    from game.play.library import library
    from game.play.saved_games import newest_unfinished
    from game.scenes.menus.title import Title

    unusable: list[Unusable] = []
    save = newest_unfinished(context.data_folder, unusable.append)
    if unusable:
        context.tell_once(_unusable_sentence(unusable))
    return Title(context, save, saves=bool(library(context.data_folder)), card=_first_card(context))


def _first_card(context: Context) -> BesideCard | None:
    """Make the card that the very first start has beside the title, once; afterwards there are settings."""
    if not context.first_start:
        return None
    from game.scenes.settings.first_card import FirstCard

    context.first_start = False
    context.keep_settings()
    return FirstCard(context)


def _unusable_sentence(found: list[Unusable]) -> str:
    """Return one sentence on what cannot be continued, the newest of it by its name."""
    if len(found) == 1:
        return found[0].sentence
    sentence = ngettext(
        "{count} saved game cannot be continued, {file}; the list of saved games says why.",
        "{count} saved games cannot be continued, {file} among them; the list of saved games says why.",
        len(found),
    )
    return sentence.format(count=len(found), file=shown_path(found[0].path.name))


def _new_game(context: Context, several_humans: bool) -> Scene:
    from game.scenes.new_game.draft import Draft
    from game.scenes.new_game.scene import SetupScene

    return SetupScene(context, Draft.remembered(context.settings.last_setup, several_humans=several_humans))


def _settings(context: Context) -> Scene:
    from game.scenes.settings.scene import SettingsScene

    return SettingsScene(context)


def _rulebook(context: Context, topic: Topic) -> Scene:
    from game.scenes.rulebook.scene import RulebookScene

    return RulebookScene(context, topic)


def _saved_game(context: Context, save: Save) -> Change:
    """Go on where the saved game stands, or say in a dialog why that is impossible, and look anew what there is.

    One that is over is only looked at: its score lies over what it was opened from.
    """
    from game.play.resume import CannotPlay
    from game.play.session import Session
    from game.ui.widgets.dialog import Choice, Dialog

    try:
        session = Session.load(save.path)
    except CannotPlay as refusal:
        close = Choice("close", _("Close"), lambda: Open(ToTitle()))
        return Push(Dialog(context, _("This game cannot be continued"), refusal.message, [close]))
    if session.finished:
        return Push(_scoreboard(context, session, over=True))
    return Open(ToTable(session) if session.table.outcome is None else ToRoundEnd(session))


def _games(context: Context) -> Scene:
    from game.scenes.saves.scene import Games

    return Games(context)


def _roles(context: Context, session: Session) -> Change:
    """Show the human seats their roles, one after another; one alone sees it at the table, which opens at once."""
    from game.scenes.private.role_round import role_round

    table = Open(ToTable(session, fresh=len(session.humans) == 1))
    first = role_round(context, session, lambda: table)
    return table if first is None else Reset(first)


def _table(context: Context, session: Session, fresh: bool) -> Scene:
    from game.scenes.table.scene import TableScene

    return TableScene(context, session, fresh=fresh)


def _pause(context: Context, session: Session, curtain: bool) -> Scene:
    from game.scenes.menus.pause import Pause
    from game.scenes.shared.log_export import export_log

    def saved() -> bool:
        session.save()
        return session.saved

    again = Open(ToFreshGame(session.setup, session.pins.by_seat))

    def export() -> None:
        export_log(context, session)

    share = Open(ToShare(session.record, file=session.path)) if session.record else None
    slots = Open(ToSlots(session, context.data_folder)) if session.record and context.data_folder is not None else None
    return Pause(
        context,
        curtain=curtain,
        again=lambda: again,
        saved=saved,
        export=export,
        share=None if share is None else lambda: share,
        slots=None if slots is None else lambda: slots,
        origin=_origin(session),
        report=lambda: Open(ToReport(session.record)),
    )


def _origin(session: Session) -> Callable[[], str] | None:
    """Return what says where a game of What if comes from; None for every other game."""
    from game.play.what_if.origins import origin_words

    origin, names = session.desk.origin, session.names
    if origin is None or not 0 <= origin.seat < len(names):
        return None
    return lambda: origin_words(names[origin.seat], origin.round)


def _round_end(context: Context, session: Session) -> Scene:
    from game.scenes.round_end.scene import RoundEndScene

    return RoundEndScene(context, session)


def _scoreboard(context: Context, session: Session, *, over: bool = False) -> Scene:
    from game.scenes.round_end.scoreboard import Scoreboard

    context.take_warning(session)
    _count(context, session)
    if session.humans and not context.settings.finished_a_game:
        context.settings.finished_a_game = True
        context.keep_settings()
    return Scoreboard(context, session, over=over)


def _count(context: Context, session: Session) -> None:
    """Let the worker that has written the game count it for the statistics; what goes wrong is said once."""
    from game.play.autosave import disk_worker
    from game.statistics.counting import count_finished

    path, folder = session.path, context.data_folder
    if path is None or folder is None or not session.humans:
        return

    def count() -> None:
        trouble = count_finished(path, folder)
        if trouble is not None:
            context.tell_once(trouble)

    disk_worker().submit(count)


def _learn(context: Context) -> Scene:
    from game.scenes.lessons.learn import Learn

    return Learn(context)


def _lesson(context: Context, lesson: Lesson) -> Scene:
    from game.scenes.lessons.opening import open_lesson

    return open_lesson(context, lesson)


def _daily(context: Context) -> Scene:
    from game.play.daily.shaft import utc_day
    from game.scenes.daily.scene import DailyScene

    return DailyScene(context, utc_day(context.now()))


def _replay(context: Context, route: ToReplay) -> Scene:
    from game.records.replay import Replay
    from game.scenes.watch.opening import OpeningReplay
    from game.scenes.watch.scene import Watch

    if isinstance(route.replay, Replay):
        return Watch(context, route.replay, route.file)
    return OpeningReplay(context, route.replay, route.number, route.file, public=route.public)


def _share(context: Context, route: ToShare) -> Scene:
    from functools import partial

    from game.play.sharing.game import opened
    from game.scenes.share.opening import OpeningShare

    return OpeningShare(context, partial(opened, route.game, route.step, route.file))


def _report(context: Context, route: ToReport) -> Scene:
    from functools import partial

    import pygame

    from game.play.sharing.report import Report
    from game.scenes.report.opening import OpeningReport

    versions = {"pygame-ce": pygame.version.ver, "SDL": ".".join(map(str, pygame.get_sdl_version()))}
    return OpeningReport(context, partial(Report, route.record, context.settings, context.data_folder, versions))
