"""Tables that are computed once for a game: endings of turns, legal steps, one-car races, solved values."""
