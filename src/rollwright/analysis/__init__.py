"""Luck and skill: what every throw gave and what every decision cost, in points and in chances to win."""
