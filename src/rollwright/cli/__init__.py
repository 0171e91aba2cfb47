"""The command `rollwright`."""
