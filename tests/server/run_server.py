"""Runs the `hairpin` command; if the page is not built, with an empty page in the working folder."""

from __future__ import annotations

from pathlib import Path

from hairpin.cli import main
from hairpin.server import serve
from hairpin.server.web import app

if __name__ == "__main__":
    if not (app.PAGE / "index.html").exists() or not (app.PAGE / "assets").exists():
        page = Path("page").absolute()
        (page / "assets").mkdir(parents=True, exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Hairpin</title>", "utf-8")
        for module in (app, serve):
            vars(module)["PAGE"] = page
    main()
