"""The page of statistics: figures of the people who played, plots, and what can be done with them (UX S11)."""
