/** Tips of the lesson: what a coach would say now, the most urgent first. */

import type { Coach, Tip } from "../../lib/coach.svelte";
import { seatName } from "../../lib/names";
import type { TableClient } from "../../lib/table.svelte";
import type { Controls } from "./race/controls.svelte";

/** A turn as the driver at this page sees it. */
export interface Moment {
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

const target = (place: string): string => `[data-place="${place}"]`;

export function listTips(now: Moment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "memo-other", at: "aside .turn", name: now.other }] : [];
  const [first = ""] = now.glowing;
  if (now.phase === "place") return [{ id: "memo-place", at: target(first) }];
  if (now.phase === "rotate") return [{ id: "memo-rotate", at: target(now.chosen), times: 2 }];
  if (now.isSwapping) return [{ id: "memo-swap", at: target(first) }];
  if (first === "") return [{ id: "memo-stuck", at: ".swap" }];
  return [
    { id: "memo-choose", at: target(first), times: 2 },
    { id: now.hasCanister ? "memo-home" : "memo-pit", at: now.hasCanister ? "aside .turn" : target("c3") },
    { id: "memo-remember", at: target(now.here) },
    { id: "memo-or-swap", at: ".swap" },
  ];
}

/** The tip for what has just happened. */
export function tipForHappening(kind: string, name: string): Tip | null {
  return kind === "canister" ? { id: "memo-canister", at: "aside .turn", name } : null;
}

/** The tips of the driver at this page; `stop` ends its subscription. */
export class RaceCoach implements Coach {
  #event: Tip | null = $state.raw(null);
  readonly stop: () => void;

  constructor(
    readonly client: TableClient,
    readonly controls: Controls,
  ) {
    this.stop = client.subscribe((happened) => {
      for (const { kind, seat } of happened) {
        const tip = tipForHappening(kind, seatName(client.table?.seats[seat ?? -1]));
        if (tip) this.#event = tip;
      }
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
      hasCanister: (canisters[seat] ?? "") !== "",
      glowing: [...controls.glowing],
      here: cars[seat] ?? "",
      chosen,
      other,
    });
  };

  readonly event = (): Tip | null => this.#event;
}
