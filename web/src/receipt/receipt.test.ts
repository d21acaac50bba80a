import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kitOf } from "../games";
import type { SayReview } from "../games/kit";
import { makeDecision, makeLongReview, makeReview, makeShare, makeTurn, makeWay } from "../lib/fake-reviews";
import { makeSeat, makeTable } from "../lib/fakes";
import { goBack, readPractice, readWinners, takeReturn, tryAgain } from "../lib/practice";
import { followReview, NOT_YET, type Reviewed } from "../lib/reviews";
import { roundError, roundParts } from "../lib/rounding";
import type { Receipt, Review, Share } from "../wire";
import { words } from "../words";
import { pointsOf, signed } from "./points";
import ReceiptDialog from "./ReceiptDialog.svelte";
import { makeSum } from "./sum";
import { againAt, firstAgain, firstSeat, howSure, listAgain, sayWho, tellReceipt, whyRefused } from "./tell";

const SEATS = [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben" })];
const NOTHING: Receipt = { helped: 0, hurt: 0, cleverest: 0, costliest: 0 };
const add = (parts: readonly number[]): number => parts.reduce((one, other) => one + other, 0);

/** What a game with a memory tells. */
let sayReview: SayReview | undefined;

beforeEach(async () => {
  await words.speak("en");
  await words.learn("receipt");
  sayReview = (await kitOf("memo").loadReplay?.())?.replay.sayReview;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

/** Answer one request after the other. */
function answerWith(answers: readonly (readonly [number, unknown])[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", () => {
    const [status, body] = left.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

const reviewed = (changes: Partial<Review>, isSolving = false): readonly [number, unknown] => [
  200,
  { review: makeReview(changes), is_solving: isSolving },
];

describe("points of 100", () => {
  const shares = [0, 1, 2, 3, 4, 5].flatMap((seed) => makeLongReview(3, 40, {}, 7 + seed).shares);

  it.each(shares)("add up as they are shown: %o", (share: Share) => {
    const { steps } = makeSum(share);
    const [start, luck, own, others, result] = steps.map(({ points }) => points);
    expect((start ?? 0) + (luck ?? 0) + (own ?? 0) + (others ?? 0)).toBe(result);
    expect(result).toBe(Math.round(100 * share.result));
    const real = [share.start, share.luck, share.own, share.others];
    steps.slice(0, 4).forEach(({ points }, index) => {
      expect(Math.abs(points - 100 * (real[index] ?? 0))).toBeLessThanOrEqual(1 + 1e-9);
    });
  });

  it("add up for thirds, for shared wins and for what is hardly seen", () => {
    for (const parts of [
      [1 / 3, 1 / 3, 1 / 3],
      [0.5, 0.004, -0.003, -0.001],
      [1 / 6, 0.333, -0.001, 0.0023],
      [0.25, 1.4999, -0.3333, -0.4166],
    ]) {
      expect(add(roundParts(parts))).toBe(Math.round(100 * add(parts)));
    }
  });

  it("lead from one part to the next, also below 0 and above 100", () => {
    const { steps, least, most } = makeSum(makeShare({ start: 0.3, luck: 0.9, own: -1.4, others: 1.2, result: 1 }));
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 30],
      [30, 120],
      [120, -20],
      [-20, 100],
      [0, 100],
    ]);
    expect([least, most]).toEqual([-20, 120]);
  });

  it("show a change with its sign, and an error that is never smaller than it is", () => {
    expect([8, -3, 0].map(signed)).toEqual(["+8", "−3", "0"]);
    expect([0.0149, 0.0101, 0.01, 0.0042, 0.00031, 0].map(roundError)).toEqual([2, 2, 1, 0.5, 0.04, 0]);
    expect([0.004, -0.004, -0.126].map(pointsOf)).toEqual([0, 0, 13]);
  });
});

describe("the sentences", () => {
  const tell = (changes: Partial<Receipt>, review: Partial<Review> = {}, mine: number | null = null): string[] =>
    tellReceipt(
      makeReview({ receipts: [{ ...NOTHING, ...changes }, NOTHING], ...review }),
      SEATS,
      0,
      mine,
      sayReview,
    ).map(({ text }) => text);

  it("can be told by a child", () => {
    expect(tell({ helped: 3, hurt: 1, cleverest: 4 }, { luckiest: 1, turning_point: 9 }, 0)).toEqual([
      "Luck helped you 3 times.",
      "You had bad luck once.",
      "Your cleverest turn was number 4.",
      "Turn 9 decided the race.",
      "Ben had the most luck.",
    ]);
  });

  it("name the others, and leave out what is not worth telling", () => {
    expect(tell({ helped: 1, cleverest: 2 }, { luckiest: 0 })).toEqual([
      "Luck helped Ada once.",
      "Ada’s cleverest turn was number 2.",
      "Ada had the most luck.",
    ]);
    expect(tell({})).toEqual(["Luck didn’t change much for Ada.", "Nobody had much more luck than anyone else."]);
    expect(tell({}, { luckiest: 0 }, 0).at(-1)).toBe("You had the most luck.");
  });

  it("tell of a memory only in a game with one", () => {
    const recall = (again: number, forgotten: number): Partial<Review> => ({
      extra: { beliefs: [], lapses: [], seats: [{ again, forgotten, cost: 0, worst: 0 }] },
    });
    expect(tell({}, recall(0, 0))).toHaveLength(2);
    expect(tell({}, recall(2, 0))[1]).toBe("Ada remembered every tile that mattered.");
    expect(tell({}, recall(2, 1))[1]).toBe("Ada forgot a tile once.");
    expect(tell({}, recall(5, 3), 0)[1]).toBe("You forgot a tile 3 times.");
  });

  it("say how sure they are: exactly, nearly, fairly, or as a guess", () => {
    const lucky = [makeShare({ luck: 0.5 }), makeShare({ luck: -0.5 })];
    expect(howSure(makeReview({ certainty: "solved", error: 1e-6 }))).toBe("exact");
    expect(howSure(makeReview({ certainty: "certified", error: 0.009 }))).toBe("nearly");
    expect(howSure(makeReview({ certainty: "certified", error: 0.02 }))).toBe("fairly");
    expect(howSure(makeReview({ certainty: "estimated", error: 0.03 }))).toBe("fairly");
    expect(howSure(makeReview({ certainty: "estimated", error: 0.2, shares: lucky }))).toBe("fairly");
    expect(howSure(makeReview({ certainty: "estimated", error: 0.2 }))).toBe("guess");
  });

  it("say what one can do where there are none", () => {
    const codes = ["workshop/tools", "record/too-long", "record/failed", "record/damaged", "line/lost"];
    expect(codes.map(whyRefused)).toEqual(["tools", "long", "long", "other", "other"]);
  });

  it("speak to the person who looks, and to nobody where several share the screen", () => {
    expect(sayWho(SEATS, 1, 1)).toEqual({ who: "you", name: "Ben" });
    expect(sayWho(SEATS, 1, null)).toEqual({ who: "other", name: "Ben" });
    const shares = [makeShare({ result: 0 }), makeShare({ result: 1 })];
    expect([firstSeat(makeReview({ shares }), null), firstSeat(makeReview({ shares }), 0)]).toEqual([1, 0]);
  });
});

describe("the turns that can be tried again", () => {
  const choice = (ply: number, cost: number, ways = 5): ReturnType<typeof makeDecision> =>
    makeDecision({ ply, cost, ways, taken: makeWay(), seat: 0 });
  const turns = [
    makeTurn({ number: 1, seat: 0, begin: 0, decisions: [choice(1, 0, 1)] }),
    makeTurn({ number: 2, seat: 1, begin: 2 }),
    makeTurn({ number: 3, seat: 0, begin: 4, decisions: [choice(5, 0.01), choice(6, 0.2), choice(7, 0.1)] }),
    makeTurn({ number: 4, seat: 1, begin: 8 }),
    makeTurn({ number: 5, seat: 0, begin: 9, decisions: [choice(10, 0), choice(11, 0)] }),
  ];

  it("are those of one seat, from its costliest choice, else its first one, else the begin", () => {
    expect(listAgain(makeReview({ turns }), 0)).toEqual([
      { turn: 1, ply: 0 },
      { turn: 3, ply: 6 },
      { turn: 5, ply: 10 },
    ]);
  });

  it("are found by any of their plies, wherever the seat decides", () => {
    const review = makeReview({ turns: turns.map((turn, index) => ({ ...turn, end: turns[index + 1]?.begin ?? 12 })) });
    expect([0, 1, 4, 7, 8, 11, 12].map((ply) => againAt(review, 0, ply))).toEqual([0, 0, 1, 1, -1, 2, -1]);
  });

  it("begin with the one in which most was lost, else that decided, else the last one", () => {
    const first = (costliest: number, turningPoint: number): number =>
      firstAgain(makeReview({ turns, receipts: [{ ...NOTHING, costliest }, NOTHING], turning_point: turningPoint }), 0);
    expect([first(3, 5), first(0, 5), first(0, 4), first(0, 0)]).toEqual([1, 2, 2, 2]);
    expect(firstAgain(makeReview(), 0)).toBe(0);
  });
});

describe("a review that is fetched", () => {
  /** Follow a record while the server answers one by one; returns what was told. */
  async function follow(
    record: string,
    answers: readonly (readonly [number, unknown])[],
    ms = 10_000,
  ): Promise<Reviewed[]> {
    vi.useFakeTimers();
    answerWith(answers);
    const told: Reviewed[] = [];
    const stop = followReview(record, (now) => told.push(now));
    await vi.advanceTimersByTimeAsync(ms);
    stop();
    vi.useRealTimers();
    return told;
  }

  it("sharpens until it is final and solved", async () => {
    const told = await follow("one", [
      reviewed({ certainty: "estimated", is_final: false, error: 0.1 }, true),
      reviewed({ certainty: "estimated", is_final: true, error: 0.02 }, true),
      reviewed({ certainty: "solved" }),
    ]);
    expect(told.map(({ review, isSharpening }) => [review?.certainty, isSharpening])).toEqual([
      [undefined, true],
      ["estimated", true],
      ["estimated", true],
      ["solved", false],
    ]);
  });

  it("is asked for again where the server has no time, and says so", async () => {
    const told = await follow("two", [[503, { code: "server/busy" }], reviewed({})]);
    expect(told.map(({ isHeldUp, refusal }) => [isHeldUp, refusal])).toEqual([
      [false, ""],
      [true, ""],
      [false, ""],
    ]);
  });

  it("is asked for again while somebody looks, until the compiler is installed", async () => {
    const missing = [503, { code: "workshop/tools" }] as const;
    const told = await follow("three", [missing, missing, reviewed({})], 30_000);
    expect(told.map(({ review, isSharpening, refusal }) => [review !== null, isSharpening, refusal])).toEqual([
      [false, true, ""],
      [false, true, "workshop/tools"],
      [false, true, "workshop/tools"],
      [true, false, ""],
    ]);
  });

  it("is asked for no more often than that, and no more when nobody looks", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response('{ "code": "workshop/tools" }', { status: 503 })));
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
    const stop = followReview("busy", () => undefined);
    await vi.advanceTimersByTimeAsync(59_000);
    stop();
    await vi.advanceTimersByTimeAsync(59_000);
    vi.useRealTimers();
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it.each(["record/failed", "record/damaged", "workshop/tools"])(
    "is asked for again when it is opened again after %s",
    async (code) => {
      const told = await follow(code, [[503, { code }]]);
      expect(told.at(-1)).toEqual({ ...NOT_YET, isSharpening: code === "workshop/tools", refusal: code });
      const again = await follow(code, [reviewed({})]);
      expect(again.map(({ review, refusal }) => [review !== null, refusal])).toEqual([
        [false, ""],
        [true, ""],
      ]);
    },
  );
});

describe("the dialog", () => {
  const table = makeTable({ seats: [makeSeat({ name: "Ada", car: "red" }), makeSeat({ name: "Ben", car: "blue" })] });
  const show = (record: string): void =>
    void render(ReceiptDialog, { record, table, onclose: () => undefined, onturn: () => undefined });

  it("says at once that it is working, and then what it is sure of", async () => {
    answerWith([reviewed({ certainty: "estimated", is_final: false, error: 0.2 }), reviewed({})]);
    show("four");
    expect(screen.getByText("We’re working out what was luck…")).toBeTruthy();
    await screen.findByText("This is only a rough guess. We’re still working on it…");
    await screen.findByText("This is worked out exactly.");
  });

  it("tells of another car by a tap on it", async () => {
    const share = { start: 0.5, luck: 0.3, own: -0.1, others: -0.7, result: 0 };
    answerWith([reviewed({ shares: [makeShare({ result: 1 }), makeShare(share)] })]);
    show("five");
    await screen.findByText("What Ada chose");
    await fireEvent.click(screen.getByRole("button", { name: "Ben", hidden: true }));
    const rows = screen
      .getAllByRole("listitem", { hidden: true })
      .map((row) => row.textContent.replaceAll(/\s+/g, " "));
    expect(rows.slice(-5).map((row) => row.trim())).toEqual([
      "At the start 50",
      "Luck +30",
      "What Ben chose −10",
      "What the others chose −70",
      "In the end 0",
    ]);
  });

  it("says kindly why there is nothing to tell, and that it waits", async () => {
    answerWith([[503, { code: "server/busy" }]]);
    show("six");
    await screen.findByText("There’s a lot to work out right now. Just a moment…");
    cleanup();
    answerWith([[503, { code: "workshop/tools" }]]);
    show("seven");
    await screen.findByText(/this computer is still getting ready/);
    cleanup();
    answerWith([[413, { code: "record/too-long" }]]);
    show("eight");
    await screen.findByText("This race is too long to work out.");
  });

  it("offers no other turn when the review gets sharper, neither at first nor to whoever comes back", async () => {
    const seen = (costliest: number, ply: number, isFinal: boolean): readonly [number, unknown] =>
      reviewed({
        is_final: isFinal,
        certainty: isFinal ? "solved" : "estimated",
        receipts: [{ ...NOTHING, costliest }, NOTHING],
        turns: [1, 2, 3].map((number) => {
          const begin = 4 * number;
          return makeTurn({
            number,
            begin,
            end: begin + 4,
            decisions: [makeDecision({ ply: begin + ply, cost: 0.1 })],
          });
        }),
      });
    answerWith([seen(2, 1, false), seen(3, 2, true)]);
    show("first");
    await screen.findByText("Turn 2");
    await screen.findByText("This is worked out exactly.");
    expect(screen.getByText("Turn 2")).toBeTruthy();
    cleanup();
    answerWith([seen(2, 2, false), seen(2, 3, true)]);
    render(ReceiptDialog, { record: "came", table, from: { seat: 0, ply: 5 }, onclose: vi.fn(), onturn: vi.fn() });
    await screen.findByText("Turn 1");
    await screen.findByText("This is worked out exactly.");
    expect(screen.getByText("Turn 1")).toBeTruthy();
  });

  it("says on itself why a turn cannot be tried again right now", async () => {
    const decided = makeTurn({ number: 4, seat: 0, decisions: [makeDecision({ ply: 3 })] });
    answerWith([reviewed({ turns: [decided] }), [429, { code: "frame/too-many" }]]);
    show("nine");
    await screen.findByText("Turn 4");
    await fireEvent.click(screen.getByRole("button", { name: "Try this turn again", hidden: true }));
    await screen.findByText("That was too fast. Take a breath and try again.");
  });
});

describe("a turn that is tried again", () => {
  const RECORD = "hairpin race 1\nresult: 2 1, only\n";

  it("is remembered by this window, and leads back once", async () => {
    history.replaceState(null, "", "/t/ABCDEF");
    answerWith([[201, { code: "GHJKLM", key: "k" }]]);
    await tryAgain(RECORD, 7, 1);
    expect(location.pathname).toBe("/t/GHJKLM");
    const practice = readPractice("GHJKLM");
    expect(practice).toEqual({ record: RECORD, ply: 7, seat: 1, back: "/t/ABCDEF" });
    expect(readPractice("ABCDEF")).toBeNull();
    goBack(practice);
    expect(location.pathname).toBe("/t/ABCDEF");
    expect(takeReturn()).toEqual(practice);
    expect(takeReturn()).toBeNull();
  });

  it("leads nowhere else", () => {
    const keep = (back: string): string => {
      sessionStorage.setItem("hairpin/practice", JSON.stringify({ code: "GHJKLM", record: "", ply: 0, seat: 0, back }));
      return readPractice("GHJKLM")?.back ?? "?";
    };
    const bad = ["//evil.example", "https://evil.example", "/t/A?x", "javascript:alert(1)", "/#/replay/<b>"];
    expect(bad.map(keep)).toEqual(bad.map(() => ""));
    expect(["/t/ABCDEF", "/#/replay/ABCDEF.3", "/#/replay"].map(keep)).toEqual([
      "/t/ABCDEF",
      "/#/replay/ABCDEF.3",
      "/#/replay",
    ]);
    goBack(null);
    expect(location.pathname).toBe("/");
  });

  it("knows from the record who had won", () => {
    expect(readWinners(RECORD)).toEqual([1, 0]);
    expect(readWinners("result: unfinished")).toEqual([]);
  });
});
