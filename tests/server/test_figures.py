"""The figures of the rules pages over HTTP."""

from __future__ import annotations

from server.client import House


def test_figures_and_their_board_are_served(house: House) -> None:
    figures = house.ask("GET", "/api/games/monza/figures")
    assert figures.status_code == 200
    assert figures.json()["lane-no"]["marks"] == [{"place": "B2", "rule": "MZ-7"}]
    assert "memo-whole" in house.ask("GET", "/api/games/memo/figures").json()
    assert house.ask("GET", "/api/games/chess/figures").json()["code"] == "game/unknown"
    assert "A28" in house.ask("GET", "/api/boards/school").json()["spaces"]
    boards = [board["name"] for game in house.ask("GET", "/api/games").json() for board in game["boards"]]
    assert "school" not in boards, "nobody races on the board of the figures"
