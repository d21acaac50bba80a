"""The simulator: rules and position of a race, push-back, the drive loop, the turn loop, logs."""
