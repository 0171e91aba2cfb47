"""What simulation knows of Stairs: the names of a score's parts."""

PART_NAMES = ("steps", "full", "failed")
