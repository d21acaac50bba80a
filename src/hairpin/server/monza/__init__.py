"""What Monza adds to the server: the shapes of boards, and the workshop, in which people draw boards of their own."""
