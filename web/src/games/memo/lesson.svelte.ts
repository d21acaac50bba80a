/** Tips of the lesson: what a coach would say now, the most urgent first. */

import type { Coach, Tip } from "../../lib/coach.svelte";
import { seatName } from "../../lib/names";
import { playback } from "../../lib/playback.svelte";
import type { TableClient } from "../../lib/table.svelte";
import type { Controls } from "./race/controls.svelte";
import { centreOf, COLOURS, neighbourOf, PIT, PITCH } from "./race/places";

/** A turn as the driver at this page sees it. */
export interface Moment {
  readonly isMine: boolean;
  readonly phase: string;
  readonly isSwapping: boolean;
  /** The tile that has been taken for a swap, or "". A tap on it would put it back. */
  readonly taken: string;
  /** The colour of the driver's canister, or "". */
  readonly canister: string;
  /** Places that glow. */
  readonly glowing: readonly string[];
  readonly here: string;
  /** Where the car was in its last turns. */
  readonly been: readonly string[];
  readonly chosen: string;
  /** The ways in which the tile that was turned up can lie. */
  readonly ways: readonly string[];
  /** The one of them in which it is shown. */
  readonly way: string;
  readonly other: string;
}

const target = (place: string): string => `[data-place="${place}"]`;

/** The way is shown to the end, so that nobody goes in circles. */
const ALWAYS = 99;

/** What a start-finish tile that is not the goal counts as: it is a dead end. */
const FAR = 20;

export function listTips(now: Moment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "memo-other", at: "aside .turn", name: now.other }] : [];
  const [first = ""] = now.glowing;
  if (now.phase === "place") return [{ id: "memo-place", at: target(first) }];
  if (now.phase === "rotate") return now.ways.length > 1 ? listTurningTips(now) : [];
  if (now.isSwapping) {
    return [{ id: "memo-swap", at: target(now.glowing.find((place) => place !== now.taken) ?? "") }];
  }
  if (first === "") return [{ id: "memo-stuck", at: ".swap" }];
  const goal = goalOf(now);
  const next = pickNearest(now.glowing, goal, now.been);
  return [
    ...(next === goal
      ? [{ id: now.canister ? "memo-in" : "memo-fetch", at: target(next) }]
      : [{ id: "memo-choose", at: target(next), times: 2 }]),
    { id: now.canister ? "memo-home" : "memo-pit", at: target(next) },
    { id: "memo-remember", at: target(now.here) },
    { id: "memo-or-swap", at: ".swap" },
    { id: "memo-on", at: target(next), times: ALWAYS },
  ];
}

function goalOf({ canister }: Moment): string {
  return canister || PIT;
}

/** Tips for turning the tile: until its road leads on towards the goal, then for driving. */
function listTurningTips(now: Moment): readonly Tip[] {
  if (leadsOn(now)) return [{ id: "memo-rotate", at: ".go.side", times: 2 }];
  const at = target(now.chosen);
  return [
    { id: "memo-rotate", at, times: 2 },
    { id: "memo-turn", at, times: ALWAYS },
  ];
}

/** Whether the tile as it is shown leads to the best of the places to which it can lead. */
function leadsOn(now: Moment): boolean {
  const exits = (way: string): string[] =>
    [...way].map((side) => neighbourOf(now.chosen, side) ?? "").filter((place) => place !== "" && place !== now.here);
  const best = pickNearest(now.ways.flatMap(exits), goalOf(now), [...now.been, now.here]);
  return best === "" || exits(now.way).includes(best);
}

/** The place nearest to a goal; one that the car has just been to only if the others are much farther. */
export function pickNearest(places: readonly string[], goal: string, been: readonly string[]): string {
  const cost = (place: string): number =>
    stepsBetween(place, goal) +
    2 * been.filter((one) => one === place).length +
    (COLOURS.includes(place) && place !== goal ? FAR : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), places[0] ?? "");
}

function stepsBetween(one: string, other: string): number {
  const [a, b] = [centreOf(one), centreOf(other)];
  return (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / PITCH;
}

/** The tip for what has just happened. */
export function tipForHappening(kind: string, name: string): Tip | null {
  return kind === "canister" ? { id: "memo-canister", at: "aside .turn", name } : null;
}

const MOST_BEEN = 10;

/** The tips of the driver at this page; `stop` ends its subscription. */
export class RaceCoach implements Coach {
  #event: Tip | null = $state.raw(null);
  #been: readonly string[] = $state.raw([]);
  readonly stop: () => void;

  constructor(
    readonly client: TableClient,
    readonly controls: Controls,
  ) {
    this.stop = playback.subscribe(({ kind, seat, places }, { seats }) => {
      const tip = tipForHappening(kind, seatName(seats[seat ?? -1]));
      if (tip) this.#event = tip;
      const isOwn = client.you?.seats.includes(seat ?? -1) ?? false;
      if (kind === "moved" && isOwn && places[0]) this.#been = [...this.#been, places[0]].slice(-MOST_BEEN);
    });
  }

  readonly tips = (other: string): readonly Tip[] => {
    const { controls, client } = this;
    if (!controls.view) return [];
    const { cars, canisters, phase, chosen } = controls.view;
    const seat = client.myTurnSeat ?? -1;
    return listTips({
      isMine: controls.isMine,
      phase,
      isSwapping: controls.isSwapping,
      taken: controls.swap.first,
      canister: canisters[seat] ?? "",
      glowing: [...controls.glowing],
      here: cars[seat] ?? "",
      been: this.#been,
      chosen,
      ways: controls.actions.ways,
      way: controls.way,
      other,
    });
  };

  readonly event = (): Tip | null => this.#event;
}
