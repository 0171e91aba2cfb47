"""Players of Qwinto: a value learned from self-play with exact expectations over a whole turn."""
