"""Memo-Car-Race in the terminal."""
