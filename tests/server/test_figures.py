"""The figures of the rules pages over HTTP."""

from __future__ import annotations

from server.client import ServerProcess


def test_figures_and_their_board_are_served(server: ServerProcess) -> None:
    figures = server.ask("GET", "/api/games/monza/figures")
    assert figures.status_code == 200
    assert figures.json()["lane-no"]["marks"] == [{"place": "B2", "rule": "MZ-7"}]
    assert "memo-whole" in server.ask("GET", "/api/games/memo/figures").json()
    assert server.ask("GET", "/api/games/chess/figures").json()["code"] == "game/unknown"
    assert "A28" in server.ask("GET", "/api/boards/school").json()["spaces"]
    boards = [board["name"] for game in server.ask("GET", "/api/games").json() for board in game["boards"]]
    assert "school" not in boards, "the board of the figures is not a board to race on"
