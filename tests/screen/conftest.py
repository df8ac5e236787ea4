"""Screens are drawn without a window, unless a test opens one by itself."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
