"""Check the fair dice of a .race file with the standard library alone: python verify_race.py < FILE."""

import re
import sys
from hashlib import sha256
from hmac import digest

KINDS = ["straight", "curve", "junction", "crossing", "dead-end"]
CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde" if column + str(row) != "c3"]


def verify(text: str) -> int:
    """Return the number of correct random outcomes; raise ValueError at the first wrong one."""
    header, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in header.split("\n")[1:])
    seed, options = fields.get("revealed", ""), dict(word.split("=") for word in fields["options"].split())
    if sha256(bytes.fromhex(seed)).hexdigest() != fields.get("commitment"):
        raise ValueError("the seed is not there, or not the one that was promised")
    salt = ",".join(fields.get(f"nonce {seat + 1}", "-") for seat in range(int(options["players"])))

    def draw(label: str, below: int, attempt: int = 0) -> int:
        number = int.from_bytes(digest(bytes.fromhex(seed), f"{salt}|{label}|{attempt}".encode(), "sha256"), "big")
        return number % below if number < 2**256 - 2**256 % below else draw(label, below, attempt + 1)

    counts = dict(re.findall(r"(\S+) (\d+)", fields["board"].split(" ", 1)[1])) if "memo" in fields["game"] else {}
    deck = [kind for kind in KINDS for _ in range(int(counts.get(kind, 0)))]
    for last in range(len(deck) - 1, 0, -1):
        other = draw(f"tile {last}", last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    layout, mark, words, rolls, tiles, cans = dict(zip(CELLS, deck, strict=False)), "", [""], 0, 0, 0
    for number, line in enumerate(re.findall(r"^\d.*$", body, re.MULTILINE), start=1):
        turn, _, given = line.rpartition(" ~")
        mark = sha256(f"{seed}|{mark}|{turn}".encode()).hexdigest()[:8]
        if given != mark or not turn.startswith(f"{number}. ") or ": " not in turn:
            raise ValueError(f"turn {number}: something was changed or left out")
        for word in turn.split(": ", 1)[1].split(" "):
            right = word
            if re.fullmatch("[rygbwp]{1,6}", word):
                ticket, rolls = draw(f"roll {rolls}", 6 ** len(word)), rolls + 1
                right = "".join(sorted(("rygbwp"[ticket // 6**d % 6] for d in range(len(word))), key="rygbwp".index))
            elif word in KINDS:
                right, tiles = layout[words[-1].removeprefix("turn:")], tiles + 1
            elif word.startswith("canister:"):
                left = [c for c in ("red", "blue", "green", "yellow") if f"canister:{c}" not in words]
                pool = [c for c in left if options["canisters"] == "all" or f"start:{c}" in words]
                right, cans = "canister:" + pool[draw(f"canister {cans}", len(pool))], cans + 1
            if word != right:
                raise ValueError(f"turn {number}: chance brought {right}, not {word}")
            if (before := words[-1]) in CELLS and word in CELLS:
                layout[before], layout[word] = layout[word], layout[before]
            words.append(word)
    return rolls + tiles + cans


if __name__ == "__main__":
    sys.tracebacklimit = 0
    checked, seats, mixed = verify(text := sys.stdin.read()), text.count("\nseat "), text.count("\nnonce ")
    who = f"{mixed} of {seats} seats added their numbers" if mixed else "fixed before the race, no seat added a number"
    print(f"{'fair: ' * bool(mixed)}{checked} rolls and draws check out; {who}")
