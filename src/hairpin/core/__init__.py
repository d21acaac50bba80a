"""The contract of a game and what all games share: chance, fair dice, options, errors, data files. It knows no game."""
