"""How calls from the command line are read and refused."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from game.system.errors import WRONG_CALL, complain
from game.system.i18n import N_, _

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

OF_ARGPARSE = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("expected one argument"),
    N_("ignored explicit argument %r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
)
"""Words that the standard library says on its own, as far as our calls make it say them."""
vars(argparse)["_"] = _  # it asks gettext for them, which only knows files of another kind in folders of the system
LARGEST = 10**18 - 1
MOST_JOBS = 64


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line and without the usage text, and whose help is a result like any other."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        print(self.format_help(), end="", file=file)
        sys.stdout.flush()

    def error(self, message: str) -> NoReturn:
        complain(message)
        sys.exit(WRONG_CALL)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number within bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text, re.ASCII):
            raise argparse.ArgumentTypeError(_("{text!r} is not a whole number").format(text=text[:40]))
        if not least <= int(text) <= most:
            sentence = _("{text} is not between {least} and {most}")
            raise argparse.ArgumentTypeError(sentence.format(text=text, least=least, most=most))
        return int(text)

    return read
