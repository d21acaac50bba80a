"""Monza in the terminal, and the commands that only Monza has."""
