"""The game with one virtual gamepad, whose buttons are pressed by lines on the standard input.

For tests alone: started as a program in place of `python -m game`, with the same words.
"""

from __future__ import annotations

import sys
import threading
from unittest.mock import patch

import pygame
from screen.virtual_pad import VirtualPad

from game.cli.main import main
from game.ui.pads import devices
from game.ui.pads.inputs import PadInput

_heard = threading.Event()


class _Told(devices.Pads):
    """Says when the game has opened the pad: what is pressed before that would be lost."""

    def _add(self, event: pygame.Event) -> None:
        super()._add(event)
        _heard.set()


def _press_what_is_read(pad: VirtualPad) -> None:
    for line in sys.stdin:
        _heard.wait()
        pad.tap(PadInput(line.strip()))


if __name__ == "__main__":
    threading.Thread(target=_press_what_is_read, args=(VirtualPad(),), daemon=True).start()
    with patch.object(devices, "Pads", _Told):  # before the game imports its window
        sys.exit(main(sys.argv[1:]))
