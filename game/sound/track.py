"""When the cues of what moves are heard: by the clock of the motions, in the very frame that shows their key."""

from __future__ import annotations

from typing import NamedTuple

from game.sound.cues import Cue


class Sounded(NamedTuple):
    """A cue that is heard, and how high it is if it is a note."""

    cue: Cue
    step: int = 0


class _Due(NamedTuple):
    at: float
    beat: int
    sounded: Sounded


class CueTrack:
    """Cues that wait for their time.

    What is completed at once, by a press or because motions are instant, is heard once at most: the first cue of all
    that is completed, and none of an event (a beat) of which something has been heard.
    """

    def __init__(self) -> None:
        self._due: list[_Due] = []
        self._come: list[Sounded] = []
        self._heard: set[int] = set()
        """The beats of which a cue was heard."""
        self._cut = False

    def add(self, at: float, beat: int, cue: Cue, step: int) -> None:
        """Let `cue` be heard at this time of the clock."""
        self._due.append(_Due(at, beat, Sounded(cue, step)))

    def reach(self, now: float) -> None:
        """Let the clock show `now`."""
        come = sorted((due for due in self._due if due.at <= now), key=lambda due: due.at)
        self._due = [due for due in self._due if due.at > now]
        self._heard |= {due.beat for due in come}
        self._come += [due.sounded for due in come]

    def cut_short(self, last: int) -> None:
        """Complete the beats up to `last` at once."""
        fresh = [due for due in self._due if due.beat <= last and due.beat not in self._heard]
        if fresh and not self._cut:
            self._cut = True
            self._come.append(min(fresh, key=lambda due: due.at).sounded)
        self._heard |= {due.beat for due in fresh}
        self._due = [due for due in self._due if due.beat > last]

    def rest(self) -> None:
        """Forget the beats: nothing moves any more, and what moves next counts them anew."""
        self._due.clear()
        self._heard.clear()

    def take(self) -> list[Sounded]:
        """Return what was to be heard since the last call."""
        come, self._come, self._cut = self._come, [], False
        return come
