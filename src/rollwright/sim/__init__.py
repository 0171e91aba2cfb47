"""Compiled loops over the rules: random matches, playouts, batches and statistics. Chance comes from a seed."""
