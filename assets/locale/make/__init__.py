"""The template of all texts, and the files of the languages brought up to date with it. Not needed to play."""
