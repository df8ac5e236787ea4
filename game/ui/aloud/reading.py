"""What the window reads aloud: a scene when it comes, then what has the focus, and what happens (UX section 3)."""

from __future__ import annotations

from game.speech.narrator import Spoken
from game.ui.context import Context
from game.ui.scene import Scene


class Reading:
    """Listens to the scene on top after every frame that showed something new. Costs nothing while it is off."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._on = False
        self._top: Scene | None = None
        self._spoken: Spoken | None = None

    def tell(self, top: Scene | None, *, drawn: bool) -> None:
        """Give the narrator what is new on the scene that is on top."""
        narrator, on = self._context.narrator, self._context.settings.read_aloud
        if not on and not self._on:
            return
        if not on or top is None:
            narrator.hush()
            self._on, self._top, self._spoken = on, None, None
            return
        began, self._on = not self._on, True
        narrator.only_for(self._ears(top))
        if not drawn and not began:
            return
        self._tell_focus(top)
        lines = top.take_lines()
        for line in () if began else lines:
            narrator.line(line)

    def _tell_focus(self, top: Scene) -> None:
        spoken, intro = top.spoken(), None
        if top is not self._top:
            self._top, self._spoken = top, None
            intro = top.introduction()
        if spoken == self._spoken and intro is None:
            return
        self._spoken = spoken
        owner = top.owner if spoken is None else spoken.owner
        phrases = (*(() if intro is None else intro.phrases), *(() if spoken is None else spoken.phrases))
        self._context.narrator.focus(Spoken(phrases, owner) if phrases else None)

    def _ears(self, top: Scene) -> int | None:
        """Return the seat whose secrets may be heard: while they lie open to it, if it wears headphones."""
        owner = top.owner
        if owner is None or not self._context.headphones.get(owner):
            return None
        return owner if top.all_private or self._context.privacy.shows(owner) else None
