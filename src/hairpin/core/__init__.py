"""What every game shares: its contract, chance, fair dice, options, errors, data files. It knows no game."""
