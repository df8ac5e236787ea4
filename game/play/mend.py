"""What is good of a damaged record, kept: the file is cut after it, and stays beside as it was (RECORDS section 4)."""

from __future__ import annotations

from pathlib import Path

from game.play.moving import in_use_sentence, lock_alone
from game.play.resume import valid_part
from game.records.files import FileRefused, Unreadable, read_file
from game.records.replay import replay
from game.system.disk import put_aside, write_anew
from game.system.errors import reason_of
from game.system.i18n import _


def mend(path: Path) -> str | None:
    """Cut a record after its longest valid prefix. Returns one sentence where that cannot be done. Never raises."""
    held = lock_alone(path)
    if held is None:
        return in_use_sentence()
    try:
        data = read_file(path)
        found = replay(data)
        if found.fault is not None and found.state is not None:
            put_aside(path, data)
            write_anew(path, valid_part(data, found.end))
    except Unreadable as unreadable:
        return unreadable.message
    except FileRefused as refused:
        return refused.fault.message
    except OSError as error:
        return _("Nothing could be changed: {reason}.").format(reason=reason_of(error))
    finally:
        held.release()
    return None
