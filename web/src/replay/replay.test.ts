import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { makeDecision, makeLongReview, makeReview, makeTurn, makeWay } from "../lib/fake-reviews";
import { makeRace, makeSeat, makeTable } from "../lib/fakes";
import { NOT_YET } from "../lib/reviews";
import type { Happening, Replay, Review, Step } from "../wire";
import { withWords, words } from "../words";
import Curve from "./Curve.svelte";
import { chancesAt, Scale, spread, turnsBefore } from "./curve";
import { findDecision, findTurn, pickDecision, pickLuck, rateChoice, rateLuck } from "./decision";
import { sayFinding } from "./fair/say";
import { isForRoom } from "./keys";
import Menu from "./Menu.svelte";
import { Player } from "./player.svelte";
import { readAddress } from "./route.svelte";
import { sayCertainty, tellTurn } from "./say";
import TurnCard from "./TurnCard.svelte";
import Turns from "./Turns.svelte";

const SEATS = [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben", car: "blue" })];

beforeEach(() => words.learn("replay"));
afterEach(cleanup);

/** A race of some turns, each with a roll and a drive. */
function makeReplay(turns: number): Replay {
  const steps: Step[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const seat = (turn - 1) % 2;
    for (const awaits_roll of [false, true]) {
      const ply = steps.length + 1;
      const changes = { race: { ...makeRace({ ply, awaits_roll, on_turn: awaits_roll ? 1 - seat : seat }) } };
      const happened: Happening[] = [{ kind: "rolled", seat, places: [], dice: "r", word: "" } as unknown as Happening];
      steps.push({ ply, turn, seat, changes, happened });
    }
  }
  const table = makeTable({ seats: SEATS, race: makeRace() });
  return { table, steps, board: null, result: null, placings: [], seed: "", fairness: null };
}

describe("the player", () => {
  it("steps forward as it happened, back at once, and stops at both ends", () => {
    const player = new Player(makeReplay(3));
    const told: number[] = [];
    player.client.subscribe((happened, _, after) => told.push(happened.length, after.race?.ply ?? -1));
    player.back();
    expect([player.at, player.turn]).toEqual([0, 0]);
    player.forward();
    player.forward();
    player.forward();
    expect([player.at, player.turn, player.ply]).toEqual([3, 2, 3]);
    expect(told).toEqual([1, 1, 1, 2, 1, 3]);
    player.back();
    expect([player.turn, player.client.table?.race?.ply]).toEqual([1, 2]);
    expect(told).toHaveLength(6);
    player.goTo(99);
    player.isPlaying = true;
    player.forward();
    expect([player.at, player.isAtEnd]).toEqual([6, true]);
  });

  it("goes to a turn after its roll, where its seat decides, and by a ply to the turn that it lies in", () => {
    const player = new Player(makeReplay(3));
    player.goToTurn(2);
    expect([player.at, player.turn, player.ply]).toEqual([3, 2, 3]);
    player.goToPly(4);
    expect(player.turn).toBe(3);
    player.goToPly(6);
    expect(player.isAtEnd).toBe(true);
    player.goToTurn(0);
    expect([player.at, player.turn]).toEqual([0, 0]);
  });

  it("looks like another race after every jump, so that nothing goes on that is being shown", () => {
    const player = new Player(makeReplay(2));
    const first = player.client.table?.race?.number;
    player.forward();
    expect(player.client.table?.race?.number).toBe(first);
    player.goToTurn(2);
    expect(player.client.table?.race?.number).not.toBe(first);
  });

  it("plays from the start again after the end, and keeps its pace", () => {
    const player = new Player(makeReplay(2));
    player.setPace("fast");
    player.goTo(4);
    player.play();
    expect([player.at, player.isPlaying, player.client.table?.pace]).toEqual([0, true, "fast"]);
    for (let step = 0; step < 4; step++) player.forward();
    expect(player.isPlaying).toBe(false);
  });
});

describe("the list of turns", () => {
  const show = (turns: number, turning = 0) => {
    const player = new Player(makeReplay(turns));
    const { container } = render(Turns, { player, seats: SEATS, kit: null, turning, onturn: vi.fn() });
    return { player, numbers: () => [...container.querySelectorAll(".number")].map((one) => Number(one.textContent)) };
  };

  it("draws those around the one that is looked at, however many there are", async () => {
    const { player, numbers } = show(5_000);
    expect(numbers()).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    player.goToTurn(4_000);
    await tick();
    expect([numbers().length, numbers()[0], numbers().at(-1)]).toEqual([100, 3_950, 4_049]);
    const row = screen.getByRole("button", { name: "Turn 4,000: Ben" });
    expect(row.getAttribute("aria-current")).toBe("step");
    expect(row.closest("li")?.getAttribute("aria-posinset")).toBe("4000");
    expect(row.closest("li")?.getAttribute("aria-setsize")).toBe("5000");
    player.goTo(0);
    await tick();
    expect(numbers()[0]).toBe(1);
  });

  it("goes to the others by buttons, and the focus goes on where they begin", async () => {
    const { player, numbers } = show(230);
    player.goToTurn(120);
    await tick();
    const press = async (name: string) => {
      await fireEvent.click(screen.getByRole("button", { name }));
      await tick();
      return [numbers()[0], numbers().at(-1), document.activeElement?.getAttribute("aria-label")];
    };
    expect([numbers()[0], numbers().at(-1)]).toEqual([70, 169]);
    expect(await press("Earlier turns")).toEqual([1, 100, "Turn 69: Ada"]);
    expect(screen.queryByRole("button", { name: "Earlier turns" })).toBeNull();
    expect(await press("Later turns")).toEqual([101, 200, "Turn 101: Ada"]);
    expect(await press("Later turns")).toEqual([201, 230, "Turn 201: Ada"]);
    expect(screen.queryByRole("button", { name: "Later turns" })).toBeNull();
    player.goToTurn(121);
    await tick();
    await tick();
    expect(numbers()).toContain(121);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Turn 121: Ada");
  });

  it("of a short race has no buttons", () => {
    expect(show(100).numbers()).toHaveLength(100);
    expect(screen.queryByRole("button", { name: /turns$/ })).toBeNull();
  });
});

describe("keys of the room", () => {
  const at = (markup: string, key: string, held: KeyboardEventInit = {}): boolean => {
    document.body.innerHTML = markup;
    const target = document.body.querySelector("[data-at]") ?? document.body;
    const event = new KeyboardEvent("keydown", { key, ...held });
    target.dispatchEvent(event);
    return isForRoom(event);
  };
  afterEach(() => document.body.replaceChildren());

  it.each([
    ["<p data-at>", "ArrowRight", true],
    ["<button data-at>", "ArrowRight", true],
    ["<button data-at>", " ", false],
    ["<input data-at>", "ArrowRight", false],
    ["<dialog open><p data-at></dialog>", "End", false],
    ['<svg><g data-place="a1" data-at></g></svg>', "ArrowLeft", false],
    ['<svg><g data-place="a1" data-at></g></svg>', "ArrowRight", false],
    ['<svg><g data-place="a1" data-at></g></svg>', "Home", false],
    ['<svg><g data-place="a1" data-at></g></svg>', "End", false],
    ['<svg><g data-place="a1" data-at></g></svg>', "PageDown", true],
    ['<svg><g data-place="a1" data-at></g></svg>', " ", true],
  ])("at %s the key %j is the room's: %s", (markup, key, isOurs) => expect(at(markup, key)).toBe(isOurs));

  it("are none with Control and the like", () => expect(at("<p data-at>", "ArrowRight", { altKey: true })).toBe(false));
});

describe("the menu", () => {
  beforeEach(() => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined }));
  });
  afterEach(() => vi.unstubAllGlobals());
  const replay = { ...makeReplay(1), result: { ranking: [[0], [1]], reason: "" } } as unknown as Replay;

  it.each([
    [makeReview(), "", true],
    [makeReview(), "record/failed", true],
    [null, "", true],
    [null, "record/failed", false],
  ])("offers the receipt as long as there is one, or may be: %j %s", (review, refusal, isOffered) => {
    const reviewed = { ...NOT_YET, review, refusal };
    const given = { record: "", replay, kit: null, address: null, seats: SEATS, onturn: vi.fn(), onclose: vi.fn() };
    render(Menu, { ...given, reviewed });
    expect(screen.queryByRole("button", { name: "Was it luck?" }) !== null).toBe(isOffered);
  });
});

describe("the curve", () => {
  const review = makeLongReview(3, 12, { certainty: "estimated", error: 0.04 });
  const seats = [...SEATS, makeSeat({ name: "Cleo", car: "green" })];

  it("has its first point at the left and its last at the margin, a sure win on top", () => {
    const scale = new Scale(review, { width: 226, height: 100, margin: 26 });
    expect([scale.x(0), scale.x(36), scale.y(1) < 10, scale.y(0) > 90]).toEqual([0, 200, true, true]);
    expect(scale.line(0).startsWith("M0,")).toBe(true);
    expect(scale.line(0).split("L")).toHaveLength(review.points.length);
    expect(scale.plyAt(-5)).toBe(0);
    expect(scale.plyAt(100)).toBe(18);
    expect(scale.plyAt(500)).toBe(36);
  });

  it("knows the chances and the turns up to a ply", () => {
    expect(chancesAt(review, 0)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(chancesAt(review, 2)).toEqual(review.points[1]?.chances);
    expect([0, 2, 3, 36].map((ply) => turnsBefore(review, ply))).toEqual([0, 0, 1, 12]);
    expect(chancesAt(makeReview({ points: [] }), 5)).toEqual([]);
  });

  it.each([
    [[50, 50, 50], 15, 100],
    [[2, 98, 97, 99], 15, 100],
    [[5, 5, 5, 5, 5, 5], 17, 60],
  ])("keeps signs at %j apart and inside", (heights, least, height) => {
    const placed = [...spread(heights, least, height)].sort((a, b) => a - b);
    const gap = Math.min(least, height / heights.length);
    placed.slice(1).forEach((y, index) => expect(y - (placed[index] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-6));
    expect(placed[0]).toBeGreaterThanOrEqual(gap / 2 - 1e-6);
    expect(placed.at(-1)).toBeLessThanOrEqual(height - gap / 2 + 1e-6);
  });

  // jsdom measures nothing.
  beforeEach(() =>
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = (): void => undefined;
        unobserve = (): void => undefined;
        disconnect = (): void => undefined;
      },
    ),
  );
  afterEach(() => vi.unstubAllGlobals());

  it("is a slider that says turn and chances, and goes to turns by keys", async () => {
    const onply = vi.fn();
    render(Curve, { review, seats, ply: 4, looked: 2, onply });
    const slider = screen.getByRole("slider", { name: "Who might win?" });
    expect(slider.getAttribute("aria-valuenow")).toBe("1");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^Turn 2 of 12\. Ada \d+%, Ben \d+%, Cleo \d+%$/);
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End", "PageUp", "x"])
      await fireEvent.keyDown(slider, { key });
    expect(onply.mock.calls.flat()).toEqual([6, 0, 0, 36, 18]);
    expect(screen.getByText("Estimated; off by about 4 percent.")).toBeTruthy();
    expect(document.querySelectorAll("[data-sign]").length).toBeGreaterThanOrEqual(3);
    const dashes = [...document.querySelectorAll("[data-line]")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(3);
  });

  it.each([
    [0, 0, 0, "Turn 1 of 12"],
    [6, 2, 1, "Turn 2 of 12"],
    [36, 12, 11, "Turn 12 of 12"],
    [36, null, 12, "Turn 12 of 12"],
  ])("at the end of a turn is still at that turn: ply %i, turn %s", (ply, looked, now, says) => {
    render(Curve, { review, seats, ply, looked, onply: vi.fn() });
    const slider = screen.getByRole("slider", { name: "Who might win?" });
    expect(slider.getAttribute("aria-valuenow")).toBe(String(now));
    expect(slider.getAttribute("aria-valuetext")).toContain(says);
  });
});

describe("what is told of a turn", () => {
  const better = makeWay({ words: ["C2r"], chance: 0.6 });

  it.each([
    [0.2, "lots"],
    [0.05, "some"],
    [0.01, "none"],
    [-0.05, "less"],
    [-0.2, "bad"],
  ])("luck of %f is %s", (change, how) => expect(rateLuck(change)).toBe(how));

  it.each([
    [{ ways: 1, cost: 0.3 }, 0, "only"],
    [{ ways: 4, cost: 0 }, 0.04, "best"],
    [{ ways: 4, cost: 0.03 }, 0.04, "near"],
    [{ ways: 4, cost: 0.03 }, 0.001, "little"],
    [{ ways: 4, cost: 0.2 }, 0.04, "lots"],
  ])("a choice %j with an error of %f is %s", (changes, error, how) =>
    expect(rateChoice(makeDecision(changes), error)).toBe(how),
  );

  it("luck is that of the seat on turn, unless it met another one clearly more", () => {
    expect(pickLuck(makeTurn({ seat: 1, luck: [-0.1, 0.1] }))).toEqual({ seat: 1, change: 0.1 });
    expect(pickLuck(makeTurn({ seat: 1, luck: [0.2, -0.05, -0.15] }))).toEqual({ seat: 0, change: 0.2 });
  });

  it("the costliest decision is told, with its reason and what it costs", () => {
    const cheap = makeDecision({ ply: 1 });
    const costly = makeDecision({ ply: 3, cost: 0.08, best: better, why: "home" });
    const turn = makeTurn({ luck: [0.12, -0.12], decisions: [cheap, costly] });
    const told = tellTurn(turn, makeReview(), SEATS, (why) => `Because of ${why}.`);
    expect(pickDecision(turn)).toBe(costly);
    expect(told.luck.says).toBe("Lots of luck for Ada!");
    expect(told.choice?.says).toBe("Another way was much better. Because of home. It wins about 8 more races in 100.");
    expect(told.choice?.points).toBe(-8);
  });

  it("one way alone is no choice; of ways that are equally good the game has a sentence", () => {
    const turn = makeTurn({ decisions: [makeDecision({ ways: 1, why: "same" })] });
    const tell = (sayWhy?: (why: string) => string): string | undefined =>
      tellTurn(turn, makeReview(), SEATS, sayWhy).choice?.says;
    expect(tell()).toBe("There was nothing to choose.");
    expect(tell((why) => `They are all the ${why}.`)).toBe("They are all the same.");
  });

  it("what is within the error is neither better nor worse, and gives no reason", () => {
    const turn = makeTurn({ decisions: [makeDecision({ cost: 0.03, best: better })] });
    const told = tellTurn(turn, makeReview({ certainty: "estimated", error: 0.05 }), SEATS, () => "never");
    expect(told.choice?.says).toBe("Ada’s way was about as good as the best one.");
    expect(told.choice?.points).toBe(0);
  });

  it("turns are found by their number in the record, decisions by their ply", () => {
    const decision = makeDecision({ ply: 7 });
    const review = makeReview({ turns: [makeTurn({ number: 3, begin: 6, end: 9, decisions: [decision] })] });
    expect([findTurn(review, 3)?.begin, findTurn(review, 1), findTurn(null, 3)]).toEqual([6, null, null]);
    expect([findDecision(review, 7), findDecision(review, 8), findDecision(review, 9)]).toEqual([decision, null, null]);
  });

  it.each([
    [{ certainty: "solved", error: 1e-6 }, "Worked out exactly."],
    [{ certainty: "certified", error: 0.02 }, "Worked out; off by 2 percent at most."],
    [{ certainty: "certified", error: 0.0201 }, "Worked out; off by 3 percent at most."],
    [{ certainty: "certified", error: 0.0004 }, "Worked out; off by 1 percent at most."],
    [{ certainty: "estimated", error: 0.03 }, "Estimated; off by about 3 percent."],
  ] as const)("how sure it is: %j", (changes, says) => expect(sayCertainty(makeReview(changes))).toBe(says));
});

describe("the card of a turn", () => {
  const turn = { number: 1, seat: 0, begin: 0, end: 2, steps: [] };
  const table = makeTable({ seats: SEATS });
  const given = { seats: SEATS, kit: null, turn, turns: 9, table, winner: "", isOver: true };
  const shown = (review: Review) => ({ review, isSharpening: true, refusal: "" });

  it("waits, then tells, and says that better numbers come", async () => {
    const { rerender } = render(TurnCard, { ...given, reviewed: NOT_YET });
    expect(screen.getByRole("status").textContent).toBe("We’re working out who might have won…");
    const told = makeTurn({ luck: [-0.2, 0.2], decisions: [makeDecision()] });
    await rerender({ reviewed: shown(makeReview({ turns: [told], turning_point: 1 })) as typeof NOT_YET });
    expect(screen.getByText("Lots of bad luck for Ada.")).toBeTruthy();
    expect(screen.getByText("Ada found the best way!")).toBeTruthy();
    expect(screen.getByText("We’re still working on it. The numbers get better.")).toBeTruthy();
  });

  it.each([
    ["workshop/tools", "this computer is still getting ready"],
    ["record/failed", "You can still watch the race."],
  ])("says kindly that there is no review: %s", (refusal, says) => {
    const reviewed = { ...NOT_YET, isSharpening: false, refusal };
    render(TurnCard, { ...given, reviewed });
    expect(screen.getByRole("status").textContent).toContain(says);
  });

  it("of a race that was stopped nobody knows who would have won", () => {
    render(TurnCard, { ...given, reviewed: NOT_YET, isOver: false });
    expect(screen.getByRole("status").textContent).toContain("This race was stopped before the end.");
  });

  it("tells before the first turn how many there are, and at the end who has won", () => {
    const reviewed = shown(makeReview()) as typeof NOT_YET;
    render(TurnCard, { ...given, reviewed, turn: null, winner: "Ada wins!" });
    expect(screen.getByText("This race has 9 turns. Tap Play and watch!")).toBeTruthy();
    expect(screen.getByText("Ada wins!")).toBeTruthy();
  });

  it("shows a name with script in it as it is written", () => {
    const seats = [makeSeat({ name: "<img src=x onerror=alert(1)>" }), makeSeat()];
    render(TurnCard, { ...given, seats, reviewed: NOT_YET });
    expect(screen.getByRole("heading").textContent).toBe("Turn 1: <img src=x onerror=alert(1)>");
    expect(document.querySelector("img")).toBeNull();
  });
});

describe("the check of the dice in words", () => {
  const say = (finding: Parameters<typeof sayFinding>[0]["finding"], isUnfinished = false) =>
    sayFinding({ finding, isUnfinished, isGood: false }, SEATS).join(" ");

  it("says what was checked, who mixed, and what it cannot tell", () => {
    const said = say({ kind: "fair", checked: 31, mixed: [0, 1] }, true);
    expect(said).toContain("each of the 31 rolls and draws is right");
    expect(said).toContain("Ada and Ben added theirs");
    expect(said).toContain("only the luck is checked");
    expect(said).toContain("This race was stopped.");
    expect(say({ kind: "fair", checked: 31, mixed: [] })).toContain("Nobody at the table added one.");
  });

  it("names the turn that was changed, or in which chance should have been different", () => {
    expect(say({ kind: "changed", turn: 4 })).toContain("turn 4");
    expect(say({ kind: "unfair", turn: 5, word: "a", right: "b" })).toContain("turn 5");
    expect(say({ kind: "none" })).toContain("nothing to check");
    expect(say({ kind: "unknown" })).toContain("can’t check the luck of this game");
  });
});

test.each([
  ["k7mwp3.3", { code: "K7MWP3", race: 3 }],
  ["K7MWP3", null],
  ["K7MWP3.x", null],
  ["<b>.1", null],
  [null, null],
])("the address %j names a race: %j", (payload, race) => expect(readAddress(payload)).toEqual(race));

test("a room that is open stays as it is when the messages of another one are learned", async () => {
  const load = vi.fn(() => import("./DropHint.svelte"));
  const OnDemand = (await import("../parts/OnDemand.svelte")).default;
  render(OnDemand, { load: withWords("replay", load) });
  await screen.findByText("Let go, and you can watch this race!");
  await words.learn("history");
  await words.speak("de");
  await screen.findByText("Lass los, dann kannst du dieses Rennen ansehen!");
  expect(load).toHaveBeenCalledOnce();
});
