"""The kit of Memo-Car-Race: everything that the rest of Hairpin needs to know of it."""

from __future__ import annotations

from importlib.resources import files

from hairpin.core.driver import Dial, DriverEntry
from hairpin.core.kit import Kit
from hairpin.core.lazy import Lazy
from hairpin.games.memo.chronicle import MemoChronicle
from hairpin.games.memo.dealer import MemoDealer
from hairpin.games.memo.figures import TilesFigure
from hairpin.games.memo.grid import describe_grid
from hairpin.games.memo.milestones import MemoMilestones
from hairpin.games.memo.options import Options
from hairpin.games.memo.review import MemoryReview
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.standing import place_cars
from hairpin.games.memo.story import tell
from hairpin.games.memo.tiles import describe_kinds
from hairpin.games.memo.view import View
from hairpin.games.memo.why import explain

LEARNER_DIAL = Dial(least=2, most=48, default=40)

KIT = Kit(
    facts=Memo.facts,
    make=lambda given: Memo(Options.read(given)),
    deal=lambda game, source: MemoDealer.shuffle(source, game.options.tiles),
    tell=tell,
    explain=explain,
    standing=place_cars,
    chronicle=MemoChronicle,
    milestones=MemoMilestones,
    bests={"swaps": "most", "dead-ends": "most"},
    figures=Lazy("hairpin.games.memo.figures:draw_figures"),
    constants={"GRID": describe_grid, "KINDS": describe_kinds},
    wire=(View, TilesFigure, MemoryReview),
    words=files(__package__).joinpath("words"),
    drivers={
        "random": DriverEntry(Lazy("hairpin.bots.memo.wanderer:MemoWanderer"), is_light=True),
        "learner": DriverEntry(Lazy("hairpin.bots.memo.learner:MemoLearner"), LEARNER_DIAL),
        "racer": DriverEntry(Lazy("hairpin.bots.memo.racer:MemoRacer"), is_light=True),
        "tactician": DriverEntry(Lazy("hairpin.bots.memo.tactician:MemoTactician")),
        "champion": DriverEntry(Lazy("hairpin.bots.memo.champion:MemoChampion")),
    },
    lesson_drivers={"dawdler": DriverEntry(Lazy("hairpin.bots.memo.dawdler:MemoDawdler"), is_light=True)},
    standard_driver="racer",
    reviewer=Lazy("hairpin.analysis.memo.review:MemoReviewer"),
    engine=Lazy("hairpin.fast.memo:MemoRaces"),
    report=Lazy("hairpin.cli.memo.report:MemoDetails"),
    scene=Lazy("hairpin.cli.memo.scene:MemoScene"),
)
