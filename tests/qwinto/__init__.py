"""Qwinto, rule by rule."""
