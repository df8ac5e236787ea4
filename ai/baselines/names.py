"""The names of the baselines, for whoever offers minds without loading them."""

BASELINES: tuple[str, ...] = ("greedy", "always-attack", "never-strike", "trust-greedy", "oracle")
"""Yardsticks for the arena and for tests. `oracle` cheats: it must be shown a view with every role in it."""
