"""Rollwright plays, teaches and studies roll-and-write dice games."""
