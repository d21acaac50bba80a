"""What every game shares: seats, chance, options, errors, notation, the record. It knows no game."""
