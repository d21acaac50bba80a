"""Commands that write what the tests compare with; see `make`."""
