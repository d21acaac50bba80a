/** Reviews for tests: chances that wander to a winner, booked as luck and choices, without any game. */

import type { Decision, Review, Share, Turn, Way } from "../wire";

export function makeWay(changes: Partial<Way> = {}): Way {
  return { words: ["A1r", "stop"], places: ["S", "A1"], chance: 0.5, ...changes };
}

export function makeDecision(changes: Partial<Decision> = {}): Decision {
  const taken = makeWay();
  return { ply: 1, seat: 0, taken, best: taken, cost: 0, ways: 5, why: "far", worth: 0.1, ...changes };
}

export function makeTurn(changes: Partial<Turn> = {}): Turn {
  const even = [0.5, 0.5];
  const still = [0, 0];
  return {
    number: 1,
    seat: 0,
    begin: 0,
    end: 2,
    before: even,
    after: even,
    luck: still,
    choices: still,
    dice: ["rygbwp"],
    decisions: [],
    ...changes,
  };
}

export function makeShare(changes: Partial<Share> = {}): Share {
  return { start: 0.5, luck: 0, own: 0, others: 0, result: 0.5, error: 0, ...changes };
}

export function makeReview(changes: Partial<Review> = {}): Review {
  return {
    certainty: "solved",
    error: 1e-6,
    effort: 0,
    is_final: true,
    points: [{ ply: 0, chances: [0.5, 0.5] }],
    turns: [],
    shares: [makeShare(), makeShare()],
    receipts: [0, 1].map(() => ({ helped: 0, hurt: 0, cleverest: 0, costliest: 0 })),
    turning_point: 0,
    luckiest: null,
    extra: null,
    ...changes,
  };
}

/** A race of so many turns between so many cars, three actions a turn; the first car wins. The same for a seed. */
export function makeLongReview(seats: number, turns: number, changes: Partial<Review> = {}, seed = 7): Review {
  let state = seed;
  const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const start: readonly number[] = Array<number>(seats).fill(1 / seats);
  const won = start.map((_, seat) => (seat === 0 ? 1 : 0));
  let now = start;
  const points = [{ ply: 0, chances: start }];
  const parts = start.map(() => ({ luck: 0, own: 0, others: 0 }));
  const booked: Turn[] = [];

  const wander = (pull: number, spread: number): readonly number[] => {
    const raw = now.map((chance, seat) => {
      const drawn = chance * Math.exp(spread * (random() - 0.5));
      return (1 - pull) * drawn + pull * (won[seat] ?? 0);
    });
    const total = raw.reduce((one, other) => one + other, 0);
    return raw.map((chance) => chance / total);
  };
  const give = (seat: number, cost: number): readonly number[] =>
    now.map((chance, other) => (other === seat ? chance - cost : chance + cost / (seats - 1)));

  for (let number = 1; number <= turns; number++) {
    const seat = (number - 1) % seats;
    const begin = 3 * (number - 1);
    const before = now;
    now = number === turns ? won : wander(0.5 * (number / turns) ** 3, 1.6);
    const rolled = now;
    points.push({ ply: begin + 1, chances: rolled });
    const cost = number === turns || random() < 0.5 ? 0 : (rolled[seat] ?? 0) * random() * 0.25;
    now = give(seat, cost);
    points.push({ ply: begin + 3, chances: now });
    parts.forEach((part, other) => {
      part.luck += (rolled[other] ?? 0) - (before[other] ?? 0);
      part[other === seat ? "own" : "others"] += (now[other] ?? 0) - (rolled[other] ?? 0);
    });
    const best = makeWay({ places: ["A1", "A2", "B3"], words: ["A2r", "B3b"], chance: rolled[seat] ?? 0 });
    const taken = cost > 0 ? makeWay({ places: ["A1", "B2"], words: ["B2g"], chance: now[seat] ?? 0 }) : best;
    const dice = [...Array(6).keys()].map(() => "rygbwp"[Math.floor(random() * 6)]).join("");
    booked.push({
      number,
      seat,
      begin,
      end: begin + 3,
      before,
      after: now,
      luck: rolled.map((chance, other) => chance - (before[other] ?? 0)),
      choices: now.map((chance, other) => chance - (rolled[other] ?? 0)),
      dice: [dice],
      decisions: [makeDecision({ ply: begin + 1, seat, taken, best, cost, worth: 0.1 + cost })],
    });
  }
  return makeReview({
    points,
    turns: booked,
    shares: parts.map((part, seat) =>
      makeShare({ ...part, start: 1 / seats, result: now[seat] ?? 0, error: changes.error ?? 0 }),
    ),
    receipts: parts.map((_, seat) => ({ helped: 3, hurt: 2, cleverest: seat + 1, costliest: seat + 1 + seats })),
    turning_point: Math.ceil(turns * 0.7),
    luckiest: 0,
    ...changes,
  });
}
