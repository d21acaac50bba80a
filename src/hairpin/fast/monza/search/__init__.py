"""The search of tactician and champion: leaves of a turn, win chances, the choice between them."""
