"""The calls that open the game's window or draw: the title, `play`, `watch` and `gallery`."""

from __future__ import annotations

import argparse

import msgspec

from ai.minds import PLAYABLE
from game.cli.games import rules_for, rules_of
from game.engine.ruleset import Ruleset
from game.records.names import free_names, tidy_name
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup, bots_sit, seats_complaint
from game.system.errors import WrongCall
from game.system.i18n import SOURCE_LANGUAGE, _
from game.system.paths import shown_path
from game.words.characters import company, unknown_mind_sentence

SOLO = ",".join(f":{mind}" for mind in (HUMAN, *company(4)))
"""Who plays when nobody is named."""


def carry_out(call: argparse.Namespace) -> int:
    """Carry out the call and return its exit code. Raises `WrongCall`."""
    match call.call:
        case "gallery":
            return _gallery(call)
        case "watch":
            return _watch(call)
        case "play":
            return _play(call)
        case _:
            from game.cli import playing
            from game.scenes.routes import ToTitle

            return playing.play(ToTitle(), call.language)


def _play(call: argparse.Namespace) -> int:
    from game.cli import playing
    from game.scenes.routes import ToFreshGame, ToSavedGame

    if call.go_on:
        from game.play.saved_games import newest_unfinished, no_save_sentence
        from game.system.data_folder import data_folder

        save = newest_unfinished(data_folder().path)
        if save is None:
            raise WrongCall(no_save_sentence())
        return playing.play(ToSavedGame(save), call.language)
    return playing.play(ToFreshGame(setup_of(call)), call.language)


def setup_of(call: argparse.Namespace) -> Setup:
    """Return the new game that a call names. Raises `WrongCall`."""
    rules = rules_of(call)
    seats = seats_of(SOLO if call.seats is None else call.seats, rules)
    rules = rules_for(call, rules, len(seats))
    return Setup(seats, msgspec.structs.replace(rules, table_talk=bots_sit(seats)), seed=call.seed)


def _watch(call: argparse.Namespace) -> int:
    from game.records.files import Unreadable
    from game.records.replay import replay_file

    try:
        replay = replay_file(call.file)
    except Unreadable as unreadable:
        raise WrongCall(unreadable.message) from None
    if replay.state is None:
        reason = _("No round was dealt.") if replay.fault is None else replay.fault.message
        sentence = _("There is nothing to watch in {file}. {reason}")
        raise WrongCall(sentence.format(file=shown_path(call.file), reason=reason))
    from game.cli import playing
    from game.scenes.routes import ToReplay

    return playing.play(ToReplay(replay), call.language)


def _gallery(call: argparse.Namespace) -> int:
    from game.cli.gallery import run

    return run(call.folder, call.size, call.language or SOURCE_LANGUAGE, call.scale, contrast=call.contrast)


def seats_of(text: str, rules: Ruleset) -> tuple[SeatSetup, ...]:
    """Return the seats that `--seats` names: `Ada` is a human, `Bo:steady` a bot, `:steady` a bot with a name of ours.

    Raises `WrongCall`.
    """
    parts = [seat.partition(":") for seat in text.split(",")]
    pairs = [(name.strip(), mind.strip() if colon else HUMAN) for name, colon, mind in parts]
    for _name, mind in pairs:
        if mind != HUMAN and mind not in PLAYABLE:
            raise WrongCall(unknown_mind_sentence(mind))
    free = iter(free_names(DEFAULT_NAMES, [name for name, _mind in pairs]))
    seats = tuple(SeatSetup(name or next(free, name), mind) for name, mind in pairs)
    complaint = seats_complaint(seats, rules)
    if complaint is not None:
        raise WrongCall(complaint)
    return tuple(SeatSetup(tidy_name(seat.name), seat.mind) for seat in seats)
