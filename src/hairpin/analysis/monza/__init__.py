"""Figures of Monza's boards and races."""
