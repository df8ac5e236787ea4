"""How calls from the command line are read and refused."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from game.system.errors import WRONG_CALL, complain
from game.system.i18n import _

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

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
