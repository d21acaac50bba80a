"""`python -m hairpin.cli`."""

from hairpin.cli import main

main()
