"""`python -m hairpin`."""

from hairpin.cli import main

main()
