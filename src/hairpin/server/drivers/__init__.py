"""Computer drivers on a server: in-process, or in worker processes that can fail without harm."""
