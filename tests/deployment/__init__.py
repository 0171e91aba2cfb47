"""Ways to run Rollwright for others."""
