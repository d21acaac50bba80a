"""Computer drivers of Monza."""
