"""Monza's kit: everything that the rest of Hairpin needs to know of it."""

from __future__ import annotations

from importlib.resources import files

from hairpin.core.driver import Dial, DriverEntry
from hairpin.core.kit import Kit, Solving
from hairpin.core.lazy import Lazy
from hairpin.games.monza import own_boards
from hairpin.games.monza.blueprint import Blueprint
from hairpin.games.monza.chronicle import MonzaChronicle
from hairpin.games.monza.dealer import MonzaDealer, TurnDealer
from hairpin.games.monza.drawing import Drawing
from hairpin.games.monza.fair_start import FairStartIt, FairStartStep
from hairpin.games.monza.figures import RoadFigure
from hairpin.games.monza.lessons import read_lesson_boards
from hairpin.games.monza.limits import Limits, limits
from hairpin.games.monza.milestones import MonzaMilestones
from hairpin.games.monza.options import Options
from hairpin.games.monza.outline import RaceBoard, draw_race_board
from hairpin.games.monza.plan import Plan, make_plan
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.shown import View, show
from hairpin.games.monza.standing import place_cars
from hairpin.games.monza.story import tell
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.games.monza.why import explain
from hairpin.games.monza.workshop import FinishIt, Laid, PrintIt, Quality, TrackText


def is_worth_solving(game: Monza) -> bool:
    """Say whether a race takes seconds to solve: two or three cars, base rules, a shipped board.

    With the bonus car three cars take a minute and more. Boards of people's own, and shipped ones as they once were,
    are left out: there is no limit to their number, and value files are never deleted.
    """
    options = game.options
    is_solvable = not (options.pro or options.push_targets)
    is_quick = game.players == 2 or (game.players == 3 and not options.bonus)
    return is_quick and is_solvable and shipped_tracks().get(options.track.name) == options.track


LEARNER_DIAL = Dial(least=10, most=48, default=40)

KIT = Kit(
    facts=Monza.facts,
    make=lambda given: Monza(Options.read(given)),
    deal=lambda _, source: MonzaDealer(source),
    deal_at_home=lambda _, source: TurnDealer(source),
    tell=tell,
    explain=explain,
    show=show,
    plan=make_plan,
    standing=place_cars,
    drawing=lambda game: draw_race_board(game.options.track),
    chronicle=MonzaChronicle,
    milestones=MonzaMilestones,
    bests={"longest-push": "most", "lucky-roll": "most"},
    figures=Lazy("hairpin.games.monza.figures:draw_figures"),
    wire=(View, Plan, RoadFigure, RaceBoard, Drawing, Limits, Quality, Laid, FairStartStep),
    requests=(Blueprint, TrackText, FinishIt, PrintIt, FairStartIt),
    constants={"LIMITS": limits, "LESSON_BOARDS": read_lesson_boards},
    counters={"push_backs": lambda happening: happening.kind == "pushed-back"},
    own_boards=own_boards,
    words=files(__package__).joinpath("words"),
    drivers={
        "random": DriverEntry(Lazy("hairpin.core.driver:make_random"), is_light=True),
        "learner": DriverEntry(Lazy("hairpin.bots.monza.learner:MonzaLearner"), LEARNER_DIAL),
        "racer": DriverEntry(Lazy("hairpin.bots.monza.racer:MonzaRacer"), is_light=True),
        "tactician": DriverEntry(Lazy("hairpin.bots.monza.tactician:MonzaTactician")),
        "champion": DriverEntry(Lazy("hairpin.bots.monza.champion:MonzaChampion"), drives_by_values=True),
    },
    lesson_drivers={"dawdler": DriverEntry(Lazy("hairpin.bots.monza.dawdler:MonzaDawdler"), is_light=True)},
    standard_driver="racer",
    solving=Solving(is_worth_solving, Lazy("hairpin.solve.background:solve_game")),
    reviewer=Lazy("hairpin.analysis.monza.review:MonzaReviewer"),
    engine=Lazy("hairpin.fast.monza:MonzaRaces"),
    report=Lazy("hairpin.cli.monza.report:MonzaDetails"),
    scene=Lazy("hairpin.cli.monza.scene:MonzaScene"),
    commands=Lazy("hairpin.cli.monza:add_commands"),
    routes=Lazy("hairpin.server.monza.routes:ROUTES"),
)
