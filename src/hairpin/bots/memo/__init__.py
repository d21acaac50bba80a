"""Computer drivers of Memo-Car-Race."""
