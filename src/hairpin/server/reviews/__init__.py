"""Reviews of races that are over, forecasts and advice in running ones, computed in worker processes."""
