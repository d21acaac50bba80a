"""The review of a race of Monza: what every roll and every decision was worth, by solved values or estimates.

Where values are solved, a turn is weighed by them. Else the champion's tables weigh every end of a turn, and champions
drive the rest of the race many times from the beginning of every turn. A table counts as much as some of these races.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from hairpin.analysis.ledger import Basis, Step, settle
from hairpin.analysis.monza.judge import TableJudge, find_judge
from hairpin.analysis.monza.prospects import AheadJudge, Best, PlainProspects, Prospect, share_result
from hairpin.analysis.monza.reasons import Why, give_reason
from hairpin.analysis.monza.tile_prospects import TileProspects
from hairpin.analysis.monza.told import Told, tell, tell_moved
from hairpin.analysis.simulate import Z95
from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.errors import NotEndedError
from hairpin.core.game import CHANCE
from hairpin.core.review import Chances, Decision, Forecast, OnProgress, Review, Way
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.dice import ROLLS
from hairpin.fast.monza.rest import WIN, Rests
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE
from hairpin.fast.monza.tables.one_car import Floats
from hairpin.games.monza import Action, Bonus, Monza, State
from hairpin.games.monza import Step as Drive

MOST_EFFORT = 3
RACES, RACES_WITH_TILES = 256, 32  # from the beginning of each turn; each effort more drives four times as many
USUAL_TURNS, LEAST_SHARE = 100, 16  # in a race of more turns there are fewer races from each, down to a sixteenth
# In how many races a share of wins is as far from the solved value as the champion's tables are: measured 1,000 to
# 2,500 on shipped boards, 100 with the bonus move, 110 to 220 with tiles; on a board of one's own it may be fewer.
TABLE_RACES, TABLE_RACES_IN_VARIANTS = 500, 100
_NOTHING = 1e-12


@dataclass(frozen=True)
class _Node:
    """A position of the race at which somebody rolls or decides, and what was done there."""

    ply: int
    state: State
    actions: tuple[Action, ...]
    after: State

    @property
    def is_roll(self) -> bool:
        """Say whether a turn begins here."""
        return self.state.phase == "roll"


class MonzaReviewer:
    """Reviews races of one game of Monza. Values that are solved meanwhile are used from then on."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self._races = MonzaRaces(game)
        self._look_ahead = LookAhead(game, WHOLE_RACE)
        self._rests = Rests(self._races, self._look_ahead.compiled("champion"))
        self._has_tiles = bool(game.start().tiles)
        is_plain = not (self._has_tiles or game.options.bonus)
        self._table_races = TABLE_RACES if is_plain else TABLE_RACES_IN_VARIANTS
        self._judge = find_judge(game, self._look_ahead)
        self._prospects = self._make_prospects()
        self._words: tuple[str, ...] = ()
        self._opened: dict[State, Prospect] = {}
        # By seat from the starter on, for every effort so far; the number is that of the races with the least effort.
        self._won: dict[tuple[State, int], list[Floats]] = {}

    def _make_prospects(self) -> PlainProspects | TileProspects:
        if self._has_tiles:
            return TileProspects(self.game, self._judge, self._look_ahead)
        is_table = self._judge.certainty == "estimated"
        judge = AheadJudge(self.game, self._judge, self._races) if is_table else self._judge
        return PlainProspects(self.game, judge, self._races)

    def review(self, words: Sequence[str], effort: int = 0, on_progress: OnProgress = lambda _: None) -> Review:
        """Return the review of a race that is over."""
        self._begin(words)
        nodes = list(self._follow(words))
        if not nodes or self.game.actor(nodes[-1].after) is not None:
            raise NotEndedError("this race has not ended; a race is reviewed when it is over", line=None)
        effort = _limit(effort)
        turns, error = self._open([node.state for node in nodes if node.is_roll], effort, on_progress)
        steps = list[Step]()
        for part in _split(nodes):
            steps += self._book_turn(part, turns)
        begins = [(node.ply, node.state.turn) for node in nodes if node.is_roll]
        is_final = self._judge.certainty != "estimated" or effort == MOST_EFFORT
        return settle(turns[nodes[0].state].begin, steps, begins, Basis(self._judge.certainty, error, effort, is_final))

    def forecast(self, words: Sequence[str], effort: int = 0) -> Forecast:
        """Return every seat's chance after these words of a race."""
        self._begin(words)
        begin = state = self.game.start()
        for node in self._follow(words):
            begin = node.state if node.is_roll else begin
            state = node.after
        if state.phase == "over":
            return Forecast(share_result(self.game, state), "solved", 0.0)
        begin = state if state.phase == "roll" else begin
        turns, error = self._open([begin], _limit(effort) + 1)
        turn = turns[begin]
        chances = turn.begin if state is begin else turn.move(self._prospects.look(state))
        return Forecast(chances, self._judge.certainty, error)

    def advise(self, words: Sequence[str]) -> Decision | None:
        """Return the decision to be made after these words; None if there is none."""
        self._begin(words)
        state = self.game.start()
        for word in words:
            state = self.game.apply(state, self.game.parse_action(word))
        if self.game.actor(state) in (None, CHANCE):
            return None
        best = self._prospects.find_best(state)
        node = _Node(len(words), state, best.actions, self._carry_out(state, best.actions))
        as_it_looks = tell(Prospect(np.zeros((len(ROLLS), self.game.players))))
        return self._weigh_decision(node, best, best.after, as_it_looks)

    def _begin(self, words: Sequence[str]) -> None:
        """Look for values that were solved meanwhile, and forget what is known of another race."""
        is_same = tuple(words[: len(self._words)]) == self._words
        if isinstance(self._judge, TableJudge):
            self._judge = find_judge(self.game, self._look_ahead)
            if not isinstance(self._judge, TableJudge):
                self._prospects, is_same = self._make_prospects(), False
        if not is_same:
            self._opened.clear()
            self._won.clear()
            self._prospects.forget()
        self._words = tuple(words)

    def _follow(self, words: Sequence[str]) -> Iterator[_Node]:
        """Yield every roll, and every decision with all its actions, to the last word."""
        game = self.game
        begin = state = game.start()
        first, actions = 0, list[Action]()
        for ply, word in enumerate(words, start=1):
            action = game.parse_action(word)
            state = game.apply(state, action)
            actions.append(action)
            is_done = game.actor(begin) == CHANCE or game.ends_command(state) or game.actor(state) != game.actor(begin)
            if is_done or ply == len(words):
                yield _Node(first, begin, tuple(actions), state)
                begin, first, actions = state, ply, []

    def _carry_out(self, state: State, actions: Sequence[Action]) -> State:
        for action in actions:
            state = self.game.advance(state, action)
        return state

    def _open(
        self, states: Sequence[State], effort: int, on_progress: OnProgress = lambda _: None
    ) -> tuple[dict[State, Told], float]:
        """Open turns at their beginnings, and return by how much their chances may be wrong."""
        turns, error, races = dict[State, Told](), self._judge.error, self._count_races(len(states))
        for number, state in enumerate(states, start=1):
            if state not in self._opened:
                self._opened[state] = self._prospects.open(state)
            turns[state] = tell(self._opened[state])
            if self._judge.certainty == "estimated":
                turns[state], doubt = self._drive(state, effort, races)
                error = max(error, doubt)
            on_progress(number / len(states))
        return turns, error

    def _count_races(self, turns: int) -> int:
        """Return how many races go on from each turn, so that many turns take no longer than the usual number."""
        most = RACES_WITH_TILES if self._has_tiles else RACES
        return max(most // LEAST_SHARE, most * USUAL_TURNS // max(USUAL_TURNS, turns))

    def _drive(self, state: State, effort: int, races: int) -> tuple[Told, float]:
        """Return a turn moved to how often champions win from here, and the half-width of the 95 % interval."""
        reader, won = self._look_ahead, self._won.setdefault((state, races), [])
        while len(won) <= effort:  # the races of a lower effort are among those of a higher one
            first = races << 2 * (len(won) - 1) if won else 0
            more = self._rests.count(reader.stand(state), reader.count_seat(state.turn), first, races << 2 * len(won))
            won.append(won[-1] + more / WIN if won else more / WIN)
        by_seat = won[effort][[reader.count_seat(seat) for seat in range(self.game.players)]]
        races, looked = races << 2 * effort, np.array(self._opened[state].mean)
        trust = races / (races + self._table_races)
        told = looked + trust * (by_seat / races - looked)
        doubt = Z95 * sqrt(float((told * (1.0 - told)).max()) / (races + self._table_races))
        return tell_moved(self._opened[state], told), doubt

    def _book_turn(self, nodes: Sequence[_Node], turns: dict[State, Told]) -> Iterator[Step]:
        """Yield what every roll and decision of a turn did to the chances; it ends where the next turn begins."""
        game, turn, last = self.game, turns[nodes[0].state], nodes[-1].after
        came = turn.looked.after(game.format_action(nodes[0].actions[0]))
        looked = [came, *(self._prospects.look(node.after) for node in nodes[1:])]
        bests = [None if game.actor(node.state) == CHANCE else self._prospects.find_best(node.state) for node in nodes]
        if not turn.is_exact:
            looked = self._look_back(nodes, bests, looked)
        end = turns[last].begin if last.phase == "roll" else share_result(game, last)
        turn = turn.lead_to(end, looked, came)
        decisions = [
            self._weigh_decision(node, best, chances, turn) if best else None
            for node, best, chances in zip(nodes, bests, looked, strict=True)
        ]
        told = _book_rest([turn.move(chances) for chances in looked], decisions, end)
        for node, decision, after in zip(nodes, decisions, told, strict=True):
            ply = node.ply + len(node.actions)
            if decision is None:
                yield Step(ply, "luck", node.state.turn, after, word=game.format_action(node.actions[0]))
            else:
                yield Step(ply, "choice", decision.seat, after, decision)
        if decisions[-1] is None:  # nothing fitted: the next turn may tell the same position otherwise
            yield Step(ply, "choice", nodes[-1].state.turn, end)

    def _look_back(
        self, nodes: Sequence[_Node], bests: Sequence[Best | None], looked: Sequence[Chances]
    ) -> list[Chances]:
        """Return looks that know what came of them: a search with tiles is not exact, and may miss a better end."""
        known = list(looked)
        for number in range(len(nodes) - 1, 0, -1):
            node, best, before, after = nodes[number], bests[number], known[number - 1], known[number]
            if best is None:
                outcomes = self.game.chance_outcomes(node.state)
                often = next(float(chance) for outcome, chance in outcomes if outcome == node.actions[0])
                change = often * (np.array(after) - np.array(looked[number]))
                known[number - 1] = tuple(map(float, np.array(before) + change))
            elif best.actions == node.actions or after[self._find_seat(node)] > before[self._find_seat(node)]:
                known[number - 1] = after
        return known

    def _find_seat(self, node: _Node) -> int:
        """Return who decides."""
        seat = self.game.actor(node.state)
        if seat is None or seat == CHANCE:
            raise ValueError("nobody decides here")
        return seat

    def _weigh_decision(self, node: _Node, best: Best, taken: Chances, turn: Told) -> Decision:
        """Compare what was done, and how that looks, with the best way."""
        state, seat = node.state, self._find_seat(node)
        is_best = best.actions == node.actions or taken[seat] >= best.after[seat]
        best_chance = taken[seat] if is_best else best.after[seat]
        actions = node.actions if is_best else best.actions
        end = node.after if is_best else self._carry_out(state, actions)
        other = self._prospects.find_other(state, seat, end.cars[seat]) if is_best else node.after
        ways = best.ways if is_best else max(2, best.ways)  # with tiles, ways that look poor are not counted
        if ways == 1:
            why: Why = "only" if best.is_only else "same"
        else:
            why = give_reason(self._look_ahead, seat, state, end, other)
        told = turn.keep * (best_chance - taken[seat])
        chance = turn.move(taken)[seat]
        return Decision(
            ply=node.ply,
            seat=seat,
            taken=self._tell_way(state, seat, node.actions, chance),
            best=self._tell_way(state, seat, actions, chance + told),
            cost=told,
            ways=ways,
            why=why,
            worth=max(0.0, turn.keep * (best_chance - best.mean)),
        )

    def _tell_way(self, state: State, seat: int, actions: Sequence[Action], chance: float) -> Way:
        spaces = [action.space for action in actions if isinstance(action, Drive | Bonus)]
        places = (state.cars[seat], *spaces) if spaces else ()
        return Way(tuple(map(self.game.format_action, actions)), places, chance)


def _book_rest(told: list[Chances], decisions: Sequence[Decision | None], end: Chances) -> list[Chances]:
    """Return how the positions of a turn are told if the last one is not told as the known end.

    The rest is booked to the costliest decision of whoever loses by it, and to the last one if there is none.
    """
    rest = np.array(end) - np.array(told[-1])
    moved = np.array(told) + rest
    stays = np.logical_and.accumulate(((moved >= -_NOTHING) & (moved <= 1.0 + _NOTHING)).all(axis=1)[::-1])[::-1]
    losses = {
        number: decision.cost
        for number, decision in enumerate(decisions)
        if decision and stays[number] and rest[decision.seat] <= 0.0
    }
    last = len(told) - 1 if decisions[-1] else len(told)
    first = max(losses, key=lambda number: (losses[number], number), default=last)
    if first == len(told):
        return told
    between = np.clip(moved[first:-1], 0.0, 1.0).tolist()
    return [*told[:first], *map(tuple, between), end]


def _split(nodes: Sequence[_Node]) -> Iterator[Sequence[_Node]]:
    """Yield the nodes of each turn, of which the first is its roll."""
    begins = [number for number, node in enumerate(nodes) if node.is_roll]
    for begin, end in zip(begins, [*begins[1:], len(nodes)], strict=True):
        yield nodes[begin:end]


def _limit(effort: int) -> int:
    return max(0, min(effort, MOST_EFFORT))
