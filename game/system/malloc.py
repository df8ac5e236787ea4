"""Memory for pictures: what is let go of goes back to the system."""

from __future__ import annotations

import ctypes
import sys
from functools import cache

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
_LARGE = 1 << 17


def bound_memory() -> None:
    """Have glibc map every block of 128 KiB or more by itself, so that freeing it frees it, and share its arenas.

    Left alone, glibc raises this threshold as soon as the first picture of a window's size is freed, and keeps all
    later ones; and each thread that draws or thinks has an arena of its own, with holes of its own. On other systems
    this does nothing.
    """
    library = _glibc()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_M_ARENA_MAX, 1)


def give_back() -> None:
    """Give the holes between small blocks back to the system, where it is glibc that keeps them. Takes milliseconds."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL(None)
    except OSError:
        return None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
