"""Worker processes with limits of time and memory, in which input that a stranger has sent is parsed and drawn."""
