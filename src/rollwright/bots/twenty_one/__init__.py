"""Players of Twenty One: one's own sheet solved exactly, and the race reckoned with."""
