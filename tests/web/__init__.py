"""A real browser opens the page. A package, because the browser lives as long as its tests run and no longer."""
