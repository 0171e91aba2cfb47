"""Players of Splitter: a value learned from self-play, and a search on top of it."""
