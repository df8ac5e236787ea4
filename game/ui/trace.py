"""The trace of UX section 3a: what the window shows and where, as JSON lines. Public facts only."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TextIO

import pygame

from game.ui.sheet import Fit
from game.ui.viewport import MINIMUM_SIZE

TRACE_VARIABLE = "FOOLS_LODE_TRACE"

TraceEvent = Literal["scene", "commit", "rest"]


class Trace:
    """Writes one line for each scene change, commit and moment of rest; off without a file."""

    def __init__(self, path: Path | None) -> None:
        self.fit = Fit.into(MINIMUM_SIZE)
        """How what the scenes draw lies in the window: rects are told as they are there."""
        self._file: TextIO | None = None if path is None else path.open("a", encoding="utf-8")

    @classmethod
    def from_environment(cls) -> Trace:
        """Return the trace that `FOOLS_LODE_TRACE` asks for; off when it is unset. Raises OSError for a bad path."""
        named = os.environ.get(TRACE_VARIABLE)
        return cls(Path(named) if named else None)

    @property
    def on(self) -> bool:
        return self._file is not None

    def write(self, event: TraceEvent, scene: str, seat: int | None, rects: Mapping[str, pygame.Rect]) -> None:
        """Add one line and flush it."""
        if self._file is None:
            return
        places = {name: [rect.x, rect.y, rect.w, rect.h] for name, rect in self.fit.in_window(rects).items()}
        line = {"event": event, "scene": scene, "seat": seat, "rects": places}
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
