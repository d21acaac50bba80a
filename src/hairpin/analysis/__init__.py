"""What races and boards come to in figures: followed exactly, or simulated and counted. It prints nothing."""
