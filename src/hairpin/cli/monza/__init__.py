"""Monza in the terminal, and the commands that only Monza has."""

from __future__ import annotations

import typer


def add_commands(app: typer.Typer) -> None:
    """Add the commands about tracks, solved values, fair starts and the learner's calibration."""
    from hairpin.cli.monza.calibrating import calibrate_learner  # noqa: PLC0415 - the scene needs none of them
    from hairpin.cli.monza.design import design_track  # noqa: PLC0415
    from hairpin.cli.monza.fair_starts import find_fair_grid  # noqa: PLC0415
    from hairpin.cli.monza.printing import print_board  # noqa: PLC0415
    from hairpin.cli.monza.solving import solve_race  # noqa: PLC0415
    from hairpin.cli.monza.study import study_race  # noqa: PLC0415
    from hairpin.cli.monza.tracks import check_board, list_tracks  # noqa: PLC0415

    tracks = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Look at boards.")
    tracks.command("list")(list_tracks)
    tracks.command("check")(check_board)
    tracks.command("design")(design_track)
    tracks.command("print")(print_board)
    app.add_typer(tracks, name="tracks")
    app.command("solve")(solve_race)
    app.command("study")(study_race)
    app.command("calibrate")(calibrate_learner)
    app.command("fair-start")(find_fair_grid)
