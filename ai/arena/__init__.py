"""Measuring the bots: many rounds, and figures with their intervals (docs/bots.md). Alone sees the secrets."""
