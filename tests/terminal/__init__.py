"""The game in the terminal, driven by its keys."""
