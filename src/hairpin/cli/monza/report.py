"""What a report tells of Monza: where turns end, as a heat map of the board, and who pushes whom back where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape

from hairpin.analysis.monza.heat_map import SWATCHES, SYMBOLS, HeatMap, draw_heat_map, shade
from hairpin.cli.report.sections import Grid, Section
from hairpin.games.monza import Action, Monza, State
from hairpin.games.monza.colours import COLOURS
from hairpin.games.monza.pushes import list_pushed
from hairpin.games.monza.track import TYRE
from hairpin.words import say, words

MOST_PLACES = 12  # in the table of the busiest spaces


class MonzaDetails:
    """Counts the spaces on which turns end, and the cars that are pushed back."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.turns = 0
        self.ends: Counter[str] = Counter()
        self.pushed_from: Counter[str] = Counter()
        self.pushes: Counter[tuple[int, int]] = Counter()  # who pushed, and whom

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        if self.game.ends_turn(before, after):
            self.turns += 1
            self.ends[after.cars[before.turn]] += 1
        for seat, place, _ in list_pushed(self.game, before, action, after):
            self.pushes[before.turn, seat] += 1
            self.pushed_from[place] += 1

    def tell(self, races: int, names: tuple[str, ...]) -> list[Section]:
        """Return the sections."""
        return [self._tell_ends(), *self._tell_pushes(races, names)]

    def _tell_ends(self) -> Section:
        title, says = say("report-ends"), say("report-ends-says")
        shares = {name: self.ends[name] / max(1, self.turns) for name in self._list_spaces()}
        return Section(title, says, self._draw(title, shares), self._list_busiest(shares), write_key(shares))

    def _tell_pushes(self, races: int, names: tuple[str, ...]) -> list[Section]:
        total = sum(self.pushes.values())
        if not total:
            return [Section(say("report-pushes"), say("report-pushes-none"))]
        rows = tuple((name, *self._count_pushes(seat, races)) for seat, name in enumerate(names))
        shares = {name: self.pushed_from[name] / total for name in self._list_spaces()}
        where = say("report-pushed-from")
        says, picture = say("report-pushed-from-says"), self._draw(where, shares)
        return [
            Section(say("report-pushes"), say("report-pushes-says"), "", Grid(("", *names), rows)),
            Section(where, says, picture, self._list_busiest(shares), write_key(shares)),
        ]

    def _count_pushes(self, seat: int, races: int) -> list[str]:
        """Return how often a seat pushes each of the others back in a race."""
        others = range(self.game.players)
        return [words.number(self.pushes[seat, other] / races) if other != seat else "–" for other in others]

    def _list_spaces(self) -> list[str]:
        track = self.game.track
        return [name for name, space in track.spaces.items() if not space.is_tyre and name not in track.finish]

    def _draw(self, title: str, shares: dict[str, float]) -> str:
        return draw_heat_map(self.game.track, HeatMap(title, "", shares), words, has_key=False)

    def _list_busiest(self, shares: dict[str, float]) -> Grid:
        busiest = sorted(shares, key=lambda name: -shares[name])[:MOST_PLACES]
        rows = tuple((name, words.percent(shares[name], 1)) for name in busiest)
        return Grid((say("report-space"), say("report-share")), rows)


def write_key(shares: Mapping[str, float]) -> str:
    """Return the scale of a heat map and the symbols of the colours as HTML, in letters that a phone can show."""
    shades = "".join(
        f'<rect x="{n}" width="1.05" height="1" fill="{shade(n / (SWATCHES - 1))}"/>' for n in range(SWATCHES)
    )
    scale = (
        f'<svg class="scale" viewBox="0 0 {SWATCHES} 1" preserveAspectRatio="none" aria-hidden="true">{shades}</svg>'
    )
    low, top = (words.percent(share, 1) for share in (min(shares.values()), max(shares.values())))
    names = {letter: say("monza-colour", colour=colour) for letter, colour in COLOURS.items()}
    signs = "".join(
        f'<li><svg class="sign" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true"><path d="{SYMBOLS[letter]}"'
        f' fill-rule="evenodd"/></svg>{escape(name)}</li>'
        for letter, name in [*names.items(), (TYRE, say("cli-heat-tyre"))]
    )
    return f'<div class="key"><p>{low} {scale} {top}</p><ul>{signs}</ul></div>'
