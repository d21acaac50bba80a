"""The table on the network: who sits where, what happens, what each viewer may see. It knows no rule of any game."""
