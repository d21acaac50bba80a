"""The report of a simulation: one HTML page that needs nothing else."""
