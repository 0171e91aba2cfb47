"""The full-screen game in the terminal."""
