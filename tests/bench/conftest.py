"""Frames are measured on the driver that shows nothing, so that no screen takes part."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
