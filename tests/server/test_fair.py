"""Fair dice: the derivation is unbiased, two programs verify every record, and tampering is located."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random

import pytest

import hairpin
from hairpin.bots import make_driver
from hairpin.core.chance import dice_rolls
from hairpin.core.errors import RecordError
from hairpin.core.fair import RANGE, FairSource, commit
from hairpin.core.game import CHANCE
from hairpin.games import deal
from hairpin.games.monza.colours import LETTERS, sort_dice
from hairpin.games.record import Fairness, Record, format_record, mark_turns, parse_record
from hairpin.games.verify import verify
from sampling import AnyGame, draw_game
from server.client import ServerProcess

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "verify_race.py"
SEED = sha256(b"fair").hexdigest()
NONCES = ("ab" * 16, None, "0123456789abcdef", "f" * 64)
ROLLS = dice_rolls(LETTERS, 6)

verify_alone: Callable[[str], int] = runpy.run_path(str(SCRIPT))["verify"]


# --- the derivation


def find_bias(sample: Iterable[str]) -> float:
    """Return how many standard deviations Pearson's chi-squared over all 462 rolls is from what is expected.

    The variance is the exact one for a sample of this size, so that rare rolls need no pooling.
    """
    counts = Counter(sample)
    size, kinds = counts.total(), len(ROLLS)
    chances = {roll: orders / 6**6 for roll, orders in ROLLS.items()}
    assert set(counts) <= set(chances)
    chi = sum((counts[roll] - size * chance) ** 2 / (size * chance) for roll, chance in chances.items())
    variance = 2 * (kinds - 1) + (sum(1 / chance for chance in chances.values()) - kinds**2 - 2 * kinds + 2) / size
    return (chi - (kinds - 1)) / sqrt(variance)


def roll_many(source: FairSource, number: int) -> Iterable[str]:
    return (sort_dice(source.roll(f"roll {roll}", LETTERS, 6)) for roll in range(number))


def test_all_462_rolls_have_their_expected_frequencies() -> None:
    assert abs(find_bias(roll_many(FairSource(SEED, NONCES), 50_000))) < 4
    # Also the first roll of many races that differ in the seed, or in one nonce, alone.
    seeds = (FairSource(sha256(f"{n}".encode()).hexdigest(), ()) for n in range(20_000))
    assert abs(find_bias(sort_dice(source.roll("roll 0", LETTERS, 6)) for source in seeds)) < 4
    nonces = (FairSource(SEED, (f"{n:016x}", None)) for n in range(20_000))
    assert abs(find_bias(sort_dice(source.roll("roll 0", LETTERS, 6)) for source in nonces)) < 4


def test_find_bias_detects_loaded_dice() -> None:
    """Red is 12 % too likely; the sample has about the same size."""
    random = Random(1)
    loaded = ("".join(random.choices(LETTERS, [1.12, 1, 1, 1, 1, 1], k=6)) for _ in range(60_000))
    assert find_bias(map(sort_dice, loaded)) > 6


@pytest.mark.soak
def test_soak_three_million_rolls_have_no_bias_and_no_autocorrelation() -> None:
    source, size = FairSource(SEED, NONCES), 3_000_000
    numbers = [source.draw(f"roll {roll}", 6**6) for roll in range(size)]
    shown = ("".join(LETTERS[number // 6**die % 6] for die in range(6)) for number in numbers)
    assert abs(find_bias(map(sort_dice, shown))) < 4
    mean = sum(numbers) / size
    spread = sum((number - mean) ** 2 for number in numbers)
    for lag in (1, 2, 3, 4, 5, 6, 10, 100):
        product = sum((a - mean) * (b - mean) for a, b in zip(numbers, numbers[lag:], strict=False))
        assert abs(product / spread) * sqrt(size) < 4, lag
    pairs = Counter((a % 6, b % 6) for a, b in pairwise(numbers))
    chi = sum((pairs[a, b] - size / 36) ** 2 / (size / 36) for a in range(6) for b in range(6))
    assert chi < 35 + 4 * sqrt(70)


@pytest.mark.soak
def test_soak_shuffles_are_uniform() -> None:
    cards = [str(card) for card in range(24)]
    size = 24_000
    places = Counter(
        (place, card)
        for n in range(size)
        for place, card in enumerate(FairSource(sha256(f"s{n}".encode()).hexdigest(), ()).shuffle("tile", cards))
    )
    chi = sum((places[place, card] - size / 24) ** 2 / (size / 24) for place in range(24) for card in cards)
    assert abs(chi - 23 * 23) < 4 * sqrt(2 * 23 * 23)


def test_draws_that_would_be_biased_are_rejected_and_repeated() -> None:
    source = FairSource(SEED, (None, "ab" * 8))
    attempts = Counter[int]()
    for below in (RANGE // 2 + 1, RANGE - 1, RANGE // 3 * 2 + 7):
        for draw in range(200):
            attempt = 0
            while True:  # a second implementation of docs/fair-dice.md
                message = f"-,{'ab' * 8}|x {draw}|{attempt}".encode()
                number = int.from_bytes(digest(bytes.fromhex(SEED), message, "sha256"), "big")
                if number < 2**256 - 2**256 % below:
                    break
                attempt += 1
            attempts[attempt] += 1
            assert source.draw(f"x {draw}", below) == number % below < below
    assert attempts[0] > 300
    assert sum(attempts.values()) - attempts[0] > 100
    assert max(attempts) >= 3
    assert {source.draw(f"x {draw}", 1) for draw in range(9)} == {0}
    assert {source.draw(f"x {draw}", 3) for draw in range(99)} == {0, 1, 2}


def test_another_seed_nonce_seat_or_label_gives_independent_draws() -> None:
    sources = [
        FairSource(SEED, NONCES),
        FairSource(commit(SEED), NONCES),
        FairSource(SEED, ()),
        FairSource(SEED, (None,)),
        FairSource(SEED, (None,) * 4),
        FairSource(SEED, ("ab" * 15 + "ac", *NONCES[1:])),
        FairSource(SEED, (NONCES[2], None, NONCES[0], NONCES[3])),
        FairSource(SEED, (*NONCES[:3], None)),
        FairSource(SEED, ("ab" * 32, None)),
        FairSource(SEED, ("ab" * 16, "ab" * 16)),
    ]
    labels = [f"{what} {number}" for what in ("roll", "tile", "canister") for number in range(40)]
    draws = [[source.draw(label, 6**6) for label in labels] for source in sources]
    flat = [number for drawn in draws for number in drawn]
    assert len(set(flat)) > len(flat) - 40  # chance alone makes some 15 equal
    assert [FairSource(SEED, NONCES).draw(label, 6**6) for label in labels] == draws[0]


# --- records


def race(game: AnyGame, random: Random, driver: str = "random", most: int = 1500) -> Record:
    """Drive a race with the outcomes of a dealer, up to `most` actions."""
    seed = random.randbytes(32).hex()
    nonces = tuple(random.choice((None, random.randbytes(16).hex())) for _ in range(game.players))
    dealer, chooser = deal(game, FairSource(seed, nonces)), make_driver(driver, game)
    state = game.start()
    words: list[str] = []
    while (actor := game.actor(state)) is not None and len(words) < most:
        if actor == CHANCE:
            action = dealer.answer(state)
        else:
            action = chooser.choose(game.view(state, actor), game.legal_actions(state), random)
        dealer = dealer.follow(state, action)
        state = game.apply(state, action)
        words.append(game.format_action(action))
    seats = tuple(f"Car {number}" for number in range(game.players))
    return Record(game, seats, tuple(words), fairness=Fairness(commit(seed), nonces, seed))


@pytest.mark.parametrize("number", range(4))
def test_verify_and_the_script_agree_on_records_of_all_games(number: int) -> None:
    random = Random(number)
    for _ in range(8):
        record = race(draw_game(random), random, random.choice(("random", "racer")))
        text = format_record(record)
        read = parse_record(text)
        assert read.words == record.words
        assert format_record(read) == text
        assert verify(read) == verify(record) == verify_alone(text) > 0


@pytest.mark.soak
def test_soak_verify_and_the_script_agree_on_a_thousand_records() -> None:
    random = Random(99)
    for _ in range(1000):
        text = format_record(race(draw_game(random), random))
        assert verify(parse_record(text)) == verify_alone(text)


@dataclass
class Forgery:
    """A record split into its parts, to be tampered with and joined again."""

    header: list[str]
    turns: list[str]
    result: str

    @classmethod
    def read(cls, record: Record) -> Forgery:
        header, body = format_record(record).split("\n\n", 1)
        *turns, result, _ = body.split("\n")
        return cls(header.split("\n"), [turn.rpartition(" ~")[0] for turn in turns], result)

    def field(self, name: str) -> str:
        return next(line.removeprefix(f"{name}: ") for line in self.header if line.startswith(f"{name}: "))

    def put(self, name: str, value: str) -> None:
        self.header = [f"{name}: {value}" if line.startswith(f"{name}: ") else line for line in self.header]

    def renumber(self) -> None:
        self.turns = [re.sub(r"^\d+", str(number), turn) for number, turn in enumerate(self.turns, start=1)]

    def write(self, marks: list[str] | None = None) -> str:
        """Return the text with new marks, or with the given ones."""
        marked = mark_turns(self.field("revealed"), self.turns) if marks is None else marks
        return "\n".join([*self.header, "", *marked, self.result, ""])


def refuse(text: str) -> int:
    """Return the turn at which `hairpin verify` refuses a record, 0 for its header."""
    with pytest.raises(RecordError) as refused:
        verify(parse_record(text))
    fields = refused.value.fields
    line = fields["line"]
    assert isinstance(line, int)
    assert f"line {line}: " in refused.value.message
    return max(0, line - text.split("\n").index("") - 1)


def refuse_alone(text: str) -> int:
    """Return the turn at which the script refuses a record, 0 for its header."""
    with pytest.raises(ValueError, match=r"^turn \d+: |seed.*promised") as refused:
        verify_alone(text)
    found = re.match(r"turn (\d+): ", str(refused.value))
    return int(found[1]) if found else 0


RACES = {
    "oval": lambda: race(hairpin.make("monza"), Random(1)),
    "pro": lambda: race(hairpin.make("monza", track="sprint", players=4, pro=True, bonus=True), Random(2), "racer"),
    "first": lambda: race(hairpin.make("monza", track="first-edition", players=6), Random(3)),
    "memo": lambda: race(hairpin.make("memo", players=3, canisters="starts"), Random(4), "racer"),
}


@pytest.fixture(scope="module", params=RACES)
def record(request: pytest.FixtureRequest) -> Record:
    return RACES[request.param]()


def is_chance(word: str) -> bool:
    return bool(re.fullmatch("[rygbwp]{1,6}|straight|curve|junction|crossing|dead-end|canister:.*", word))


def find_chances(forgery: Forgery) -> list[tuple[int, int]]:
    """Return turn and place of every answer of chance."""
    return [
        (turn, place)
        for turn, line in enumerate(forgery.turns)
        for place, word in enumerate(line.split(" "))
        if is_chance(word)
    ]


def other_answer(word: str) -> str:
    if word.startswith("canister:"):
        return "canister:red" if word != "canister:red" else "canister:blue"
    if re.fullmatch("[rygbwp]{1,6}", word):
        return sort_dice(word[:-1] + ("r" if word[-1] != "r" else "y"))
    return "curve" if word != "curve" else "straight"


def test_an_unchanged_record_is_verified(record: Record) -> None:
    forgery = Forgery.read(record)
    assert verify(parse_record(forgery.write())) == verify_alone(forgery.write()) == len(find_chances(forgery))


def test_a_changed_die_is_located_in_its_turn(record: Record) -> None:
    for turn, place in find_chances(Forgery.read(record))[::7]:
        forgery = Forgery.read(record)
        honest = mark_turns(forgery.field("revealed"), forgery.turns)
        words = forgery.turns[turn].split(" ")
        words[place] = other_answer(words[place])
        forgery.turns[turn] = " ".join(words)
        # With new marks, the rules or the dice locate it in that turn.
        assert refuse(forgery.write()) == refuse_alone(forgery.write()) == turn + 1
        # With the old marks, the mark locates it.
        old = [*honest[:turn], f"{forgery.turns[turn]} {honest[turn].split(' ')[-1]}", *honest[turn + 1 :]]
        assert refuse(forgery.write(old)) == refuse_alone(forgery.write(old)) == turn + 1


def test_a_removed_event_is_located(record: Record) -> None:
    for turn in range(0, len(record.words), 5):
        forgery = Forgery.read(record)
        if turn >= len(forgery.turns) - 1:
            break
        honest = mark_turns(forgery.field("revealed"), forgery.turns)
        # A whole turn is missing, and the marks are left as they are.
        missing = [*honest[:turn], *honest[turn + 1 :]]
        assert refuse(forgery.write(missing)) == refuse_alone(forgery.write(missing)) == turn + 1
        # One word is missing.
        words = honest[turn].split(" ")
        short = [*honest[:turn], " ".join([*words[:-2], words[-1]]), *honest[turn + 1 :]]
        assert refuse(forgery.write(short)) == refuse_alone(forgery.write(short)) == turn + 1
    for turn, place in find_chances(Forgery.read(record))[:-4:7]:
        forgery = Forgery.read(record)
        words = forgery.turns[turn].split(" ")
        del words[place]
        forgery.turns[turn] = " ".join(words)
        # With new marks: the rules miss the roll at once, the script when the next one is not what it should be.
        assert refuse(forgery.write()) == turn + 1
        if record.game.facts.name == "monza":
            assert refuse_alone(forgery.write()) >= turn + 1


def test_swapped_turns_are_located(record: Record) -> None:
    for turn in range(0, len(Forgery.read(record).turns) - 1, 6):
        forgery = Forgery.read(record)
        honest = mark_turns(forgery.field("revealed"), forgery.turns)
        swapped = [*honest[:turn], honest[turn + 1], honest[turn], *honest[turn + 2 :]]
        assert refuse(forgery.write(swapped)) == refuse_alone(forgery.write(swapped)) == turn + 1
        bodies = [line.partition(": ") for line in forgery.turns[turn : turn + 2]]
        if [word for word in bodies[0][2].split(" ") if is_chance(word)]:
            forgery.turns[turn] = f"{bodies[0][0]}: {bodies[1][2]}"
            forgery.turns[turn + 1] = f"{bodies[1][0]}: {bodies[0][2]}"
            assert refuse(forgery.write()) == turn + 1
            if record.game.facts.name == "monza":
                assert refuse_alone(forgery.write()) == turn + 1


def test_another_seed_is_detected(record: Record) -> None:
    forgery = Forgery.read(record)
    honest = mark_turns(forgery.field("revealed"), forgery.turns)
    first = find_chances(forgery)[0][0] + 1
    forgery.put("revealed", SEED)
    for text in (forgery.write(), forgery.write(honest)):
        assert refuse(text) == refuse_alone(text) == 0
        with pytest.raises(RecordError, match="does not match the commitment"):
            parse_record(text)
    forgery.put("commitment", commit(SEED))  # not the commitment from before the race
    assert refuse(forgery.write()) == refuse_alone(forgery.write()) == first
    assert refuse(forgery.write(honest)) == refuse_alone(forgery.write(honest)) == 1
    unopened = format_record(
        Record(record.game, record.seats, record.words, fairness=Fairness(commit(SEED), (None,) * record.game.players))
    )
    with pytest.raises(RecordError, match="has not ended"):
        verify(parse_record(unopened))
    with pytest.raises(RecordError, match="not driven with fair dice"):
        verify(Record(record.game, record.seats, record.words))


def test_another_nonce_is_detected(record: Record) -> None:
    assert record.fairness
    nonces = record.fairness.nonces
    first = find_chances(Forgery.read(record))[0][0] + 1
    forgeries = [
        tuple("ee" * 16 if seat == changed else nonce for seat, nonce in enumerate(nonces))
        for changed in range(len(nonces))
    ]
    for forged in [*forgeries, (None,) * len(nonces)]:
        if forged == nonces:
            continue
        fairness = Fairness(record.fairness.commitment, forged, record.fairness.seed)
        text = format_record(Record(record.game, record.seats, record.words, fairness=fairness))
        # Some of the first answers may be the same by chance: tiles have few kinds.
        assert first <= refuse(text) <= first + 12
        assert refuse(text) == refuse_alone(text)


def test_a_truncated_record_is_still_verified() -> None:
    """As docs/fair-dice.md states, fair dice do not detect a truncated race."""
    forgery = Forgery.read(RACES["oval"]())
    forgery.turns, forgery.result = forgery.turns[:4], "result: unfinished"
    assert verify(parse_record(forgery.write())) == verify_alone(forgery.write()) == 4


# --- the script and the page


def test_the_script_is_short_and_imports_the_standard_library_alone() -> None:
    text = SCRIPT.read_text("utf-8")
    assert len(text.splitlines()) < 60
    modules: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            modules.add(node.module or "")
    assert modules <= {"re", "sys", "hashlib", "hmac"}
    assert not re.search(r"__import__|importlib|exec|eval|open\(", text)


def roll_once(nonces: tuple[str | None, ...]) -> Record:
    """Return a race that was abandoned after its first roll."""
    game = hairpin.make("monza", track="sprint", players=len(nonces))
    roll = game.format_action(deal(game, FairSource(SEED, nonces)).answer(game.start()))
    seats = tuple(f"Car {number}" for number in range(len(nonces)))
    return Record(game, seats, (roll,), fairness=Fairness(commit(SEED), nonces, SEED))


def test_the_script_runs_without_the_package(tmp_path: Path) -> None:
    alone = tmp_path / "verify_race.py"
    alone.write_text(SCRIPT.read_text("utf-8"), "utf-8")
    command = [sys.executable, "-I", "-S", str(alone)]
    for nonces, says in (
        ((None, "ab" * 16, None), "fair: 1 rolls and draws check out; 1 of 3 seats added their numbers\n"),
        ((None,) * 3, "1 rolls and draws check out; fixed before the race, no seat added a number\n"),
    ):
        text = format_record(roll_once(nonces))
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True, cwd=tmp_path)
        assert done.stdout == says
    turn, place = find_chances(forgery := Forgery.read(RACES["memo"]()))[3]
    words = forgery.turns[turn].split(" ")
    forgery.turns[turn] = " ".join([*words[:place], other_answer(words[place]), *words[place + 1 :]])
    text = forgery.write()
    wrong = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert f"turn {turn + 1}: chance brought {words[place]}, not {other_answer(words[place])}" in wrong.stderr


def test_the_code_in_the_page_about_fair_dice_prints_its_text_block() -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text("utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    printed_there = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert len(code) == len(printed_there) == 1
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code[0], "fair-dice.md", "exec"), {})  # noqa: S102 - a file of this repository
    assert printed.getvalue() == printed_there[0]
    source = FairSource("00" * 32, ("0123456789abcdef", None))
    assert printed_there[0].split() == [commit("00" * 32), *(source.roll(f"roll {n}", LETTERS, 6) for n in range(2))]


# --- nonces at a table


def test_each_seat_gives_one_nonce_before_the_first_roll(server: ServerProcess) -> None:
    code, key = server.open(seats="here link computer", track="sprint")
    with server.connect(code, key) as host:
        link = host.you["links"]["1"].partition("#")[2]
        assert host.refused("nonce", seat=0, race=1, nonce="ab" * 16) == "table/no-race"
        with server.connect(code, link) as friend:
            host.do("start")
            wrong = [
                "",
                "ab" * 7,
                "ab" * 33,
                "AB" * 16,
                "xy" * 16,
                "ab" * 16 + "\n",
                " " + "ab" * 16,
                "0x" + "ab" * 15,
                "é" * 16,
            ]
            for nonce in wrong:
                assert host.refused("nonce", seat=0, race=1, nonce=nonce) == "dice/nonce", nonce
            assert host.refused("nonce", seat=1, race=1, nonce="ab" * 16) == "seat/not-yours"
            assert host.refused("nonce", seat=2, race=1, nonce="ab" * 16) == "seat/not-yours"
            assert host.refused("nonce", seat=0, race=2, nonce="ab" * 16) == "ply/stale"
            host.do("nonce", seat=0, race=1, nonce="ab" * 16)
            assert host.race["fairness"]["nonces"] == ["ab" * 16, None, None]
            for nonce in ("ab" * 16, "cd" * 16):
                assert host.refused("nonce", seat=0, race=1, nonce=nonce) == "dice/nonce"
            host.roll()
            friend.wait_for_table(lambda table: table["number"] == host.table["number"])
            assert friend.refused("nonce", seat=1, race=1, nonce="cd" * 16) == "dice/nonce"
            assert friend.race["fairness"]["nonces"] == ["ab" * 16, None, None]
            host.do("to-lobby")
            host.do("start")
            assert host.race["fairness"]["nonces"] == [None, None, None]
            host.do("nonce", seat=0, race=2, nonce="ab" * 32)
    record = parse_record(server.ask("GET", f"/api/tables/{code}/races/1.race").text)
    assert record.fairness
    assert record.fairness.nonces == ("ab" * 16, None, None)
    assert verify(record) == 1
