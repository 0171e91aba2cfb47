"""Players of Qwantum: a value learned from self-play, and the second throw reckoned out over all dice."""
