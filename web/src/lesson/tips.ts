/** What a coach would say now, the most urgent first. It follows what the table and the driver do, whatever the dice. */

/** A tip is the message `lesson-…`, and points at the first thing that a selector finds. */
export interface Tip {
  readonly id: string;
  readonly at: string;
  readonly name?: string;
}

/** How often a tip is given; the others once. */
const TIMES: Readonly<Record<string, number>> = {
  "monza-roll": 2,
  "monza-lay": 2,
  "monza-flag": 2,
  "memo-choose": 2,
  "memo-rotate": 2,
};

export function timesOf(id: string): number {
  return TIMES[id] ?? 1;
}

/** A turn of Monza as the driver at this page sees it. */
export interface MonzaMoment {
  readonly isMine: boolean;
  readonly canRoll: boolean;
  readonly isForced: boolean;
  /** Where the car, or the last die laid, is. */
  readonly from: string;
  readonly laid: number;
  /** The places that are lit and urged. */
  readonly lit: readonly string[];
  readonly finish: readonly string[];
  readonly canDrive: boolean;
  readonly other: string;
}

const target = (place: string): string => `[data-place="${place}"]`;

export function listMonzaTips(now: MonzaMoment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "monza-other", at: "aside .turn", name: now.other }] : [];
  if (now.canRoll) return [{ id: "monza-roll", at: "button.cup" }];
  if (now.isForced) return [{ id: "monza-forced", at: "[data-slot]" }];
  const [first] = now.lit;
  if (first === undefined) return now.canDrive ? [{ id: "monza-flag", at: ".said .sign:last-child" }] : [];
  const finish = now.lit.find((place) => now.finish.includes(place));
  const aside = now.lit.find((place) => isLaneChange(now.from, place));
  return [
    ...(finish ? [{ id: "monza-finish", at: target(finish) }] : []),
    ...(now.laid === 0 ? [{ id: "monza-lay", at: target(first) }] : []),
    ...(now.laid > 0 ? [{ id: "monza-back", at: ".last[role=button]" }] : []),
    ...(aside ? [{ id: "monza-lane", at: target(aside) }] : []),
    ...(now.laid > 1 ? [{ id: "monza-on", at: target(first) }] : []),
  ];
}

function isLaneChange(from: string, to: string): boolean {
  return from.length > 1 && to.length > 1 && from[0] !== to[0];
}

/** What happens to a car, said while it is shown. */
export function tipForHappening(kind: string, name: string): Tip | null {
  const at = EVENTS[kind];
  return at ? { id: kind === "canister" ? "memo-canister" : `monza-${kind}`, at, name } : null;
}

const EVENTS: Readonly<Record<string, string>> = {
  "pushed-back": ".cars > g:last-child",
  passed: "aside .turn",
  "last-round": "aside",
  canister: "aside .turn",
};

/** A turn of Memo-Car-Race as the driver at this page sees it. */
export interface MemoMoment {
  readonly isMine: boolean;
  readonly phase: string;
  readonly isSwapping: boolean;
  readonly hasCanister: boolean;
  /** Places that glow. */
  readonly glowing: readonly string[];
  readonly here: string;
  readonly chosen: string;
  readonly other: string;
}

export function listMemoTips(now: MemoMoment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "memo-other", at: "aside .turn", name: now.other }] : [];
  const [first = ""] = now.glowing;
  if (now.phase === "place") return [{ id: "memo-place", at: target(first) }];
  if (now.phase === "rotate") return [{ id: "memo-rotate", at: target(now.chosen) }];
  if (now.isSwapping) return [{ id: "memo-swap", at: target(first) }];
  if (first === "") return [{ id: "memo-stuck", at: ".swap" }];
  return [
    { id: "memo-choose", at: target(first) },
    { id: now.hasCanister ? "memo-home" : "memo-pit", at: now.hasCanister ? "aside .turn" : target("c3") },
    { id: "memo-remember", at: target(now.here) },
    { id: "memo-or-swap", at: ".swap" },
  ];
}
