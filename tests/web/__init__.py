"""Tests of the page in a real browser. A package, because the fixture `browser` has package scope."""
