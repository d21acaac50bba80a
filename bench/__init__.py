"""How fast it is, always beside a peer or a ceiling that is measured in the same run."""
