"""Figures of Memo-Car-Race's tile sets and races."""
