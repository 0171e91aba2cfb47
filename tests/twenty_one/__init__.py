"""Twenty One, rule by rule."""
