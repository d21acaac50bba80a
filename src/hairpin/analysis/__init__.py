"""Figures about races and boards, computed exactly or estimated by simulation. Nothing here prints."""
