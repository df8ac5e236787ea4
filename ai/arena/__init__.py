"""Measuring the bots: many rounds, and figures with their intervals (AI.md section 5). Alone sees the secrets."""
