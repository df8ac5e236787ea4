"""The command line (RECORDS section 3). Only what a call needs is imported: `verify` knows nothing of windows."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from game.engine.ruleset import EDITIONS
from game.system.arguments import LARGEST, MOST_JOBS, Parser, whole
from game.system.data_folder import wanted_folder
from game.system.errors import PROGRAM, WrongCall, run_call
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, _
from game.system.mother_tongue import language_called, speak_in_lines
from game.system.settings import kept_language

_LANGUAGE = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a call and return its exit code."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is for results
    return run_call(lambda: _answer(sys.argv[1:] if arguments is None else arguments))


def _answer(words: Sequence[str]) -> int:
    """Carry out a call in the language that it names, else in the one of the settings or of the system.

    What other programs read is the same everywhere: its sentences are English unless the call itself names a language.
    """
    asked = named_language(words)
    language = asked if asked == PSEUDO_LANGUAGE else language_called(asked)
    speak_in_lines(language or (SOURCE_LANGUAGE if "--json" in words else kept_language(wanted_folder())))
    call = parser().parse_args(words)
    if asked and not language:
        raise WrongCall(_("This version does not speak {language}.").format(language=asked))
    call.language = language
    return _carry_out(call)


def named_language(words: Sequence[str]) -> str:
    """Return the last language that a call names, "" for none: it is needed before the call is understood."""
    named = ""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        option, equals, value = word.partition("=")
        if option == _LANGUAGE:
            named = value if equals else following
    return named


def _carry_out(call: argparse.Namespace) -> int:
    match call.call:
        case "verify" | "simulate":
            from game.cli import games as cli_games

            return cli_games.verify(call) if call.call == "verify" else cli_games.simulate(call)
        case "play" if call.text:
            from game.cli import text as cli_text

            return cli_text.carry_out(call)
        case None if call.version:
            from game.system.resources import version

            print(PROGRAM, version())
            return 0
        case None if call.smoke:
            from game.cli.smoke import smoke

            return smoke()
        case _:
            from game.cli import window as cli_window

            return cli_window.carry_out(call)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all calls and their arguments."""
    top = Parser(prog=PROGRAM, description=_("A hidden-role mining card game."), allow_abbrev=False)
    top.add_argument("--version", action="store_true", help=_("print the version"))
    _language_argument(top, "")
    top.add_argument("--smoke", action="store_true", help=argparse.SUPPRESS)
    calls = top.add_subparsers(dest="call", metavar="CALL")

    def add(name: str, about: str) -> argparse.ArgumentParser:
        call = calls.add_parser(name, help=about, description=about, allow_abbrev=False)
        _language_argument(call, argparse.SUPPRESS)
        return call

    _play_arguments(add("play", _("play at once, without the title")))
    add("watch", _("watch a record")).add_argument("file", metavar="FILE", type=Path)
    verify = add("verify", _("play a record again and say whether it is valid"))
    verify.add_argument("file", metavar="FILE", type=Path)
    verify.add_argument("--json", action="store_true", help=_("print the position as JSON"))
    _simulate_arguments(add("simulate", _("let bots play among themselves")))
    _gallery_arguments(add("gallery", _("draw every scene and every card into a folder")))
    return top


def _language_argument(to: argparse.ArgumentParser, default: str) -> None:
    """Take a language before the name of a call, or behind it: it then says nothing where it is not given."""
    to.add_argument(_LANGUAGE, metavar="L", default=default, help=_("in this language, such as de or uk"))


def _rule_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("--edition", choices=sorted(EDITIONS), default="rebel")
    to.add_argument("--saboteur2", action="store_true", help=_("with the expansion Saboteur 2"))
    to.add_argument("--bonus-nuggets", action="store_true", help=_("with the bonus nuggets"))
    to.add_argument("--saboteurs", metavar="N", type=whole(0, LARGEST), help=_("exactly so many saboteurs"))
    to.add_argument("--aside", metavar="N", type=whole(0, LARGEST), help=_("put so many cards aside unseen"))
    to.add_argument("--fair", action="store_true", help=_("a fair fight: both of these by the number of seats"))
    to.add_argument("--seed", metavar="N", type=whole(-LARGEST, LARGEST), help=_("deals the cards"))


def _play_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("--seats", metavar="SEATS", help=_('"Ada,Bo:steady,:rookie/cynic": without a mind, a human'))
    _rule_arguments(to)
    to.add_argument("--continue", dest="go_on", action="store_true", help=_("go on with the game that was left last"))
    to.add_argument("--text", action="store_true", help=_("in this terminal, without a window"))
    to.add_argument("--boxes", action="store_true", help=_("with --text: draw the maze in box characters"))


def _simulate_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("--rounds", metavar="N", type=whole(1, LARGEST), required=True)
    to.add_argument("--seats", metavar="K", type=whole(0, LARGEST), required=True)
    to.add_argument("--minds", metavar="A,B,…", required=True, help=_("minds in turn around the table"))
    _rule_arguments(to)
    to.add_argument("--table-talk", action="store_true", help=_("with claims"))
    to.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help=_("processes"))
    to.add_argument("--records", metavar="DIR", type=Path, help=_("keep every game as a record"))
    to.add_argument("--json", action="store_true", help=_("print the result as JSON"))


def _gallery_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("folder", metavar="DIR", type=Path)
    to.add_argument("--size", metavar="WxH", type=_size, default=(1280, 720))
    to.add_argument("--scale", metavar="PERCENT", type=whole(80, 200), default=100)
    to.add_argument("--contrast", action="store_true", help=_("in high contrast"))


def _size(text: str) -> tuple[int, int]:
    """Read a size in pixels."""
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text, re.ASCII)
    if not match:
        raise argparse.ArgumentTypeError(_("{text!r} is not a size such as 1280x720").format(text=text[:40]))
    width, height = int(match[1]), int(match[2])
    if not (1024 <= width <= 7680 and 640 <= height <= 4320):
        raise argparse.ArgumentTypeError(_("a size is between 1024x640 and 7680x4320"))
    return width, height
