/** Tips of the lesson: what a coach would say now, the most urgent first. */

import { untrack } from "svelte";
import type { Coach, Tip } from "../../lib/coach.svelte";
import { seatName } from "../../lib/names";
import type { TableClient } from "../../lib/table.svelte";
import type { Controls } from "./race/controls.svelte";

/** A turn as the driver at this page sees it. */
export interface Moment {
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

export function listTips(now: Moment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "monza-other", at: "aside .turn", name: now.other }] : [];
  if (now.canRoll) return [{ id: "monza-roll", at: "button.cup", times: 2 }];
  if (now.isForced) return [{ id: "monza-forced", at: "[data-slot]" }];
  const [first] = now.lit;
  if (first === undefined) return now.canDrive ? [{ id: "monza-flag", at: ".said .sign:last-child", times: 2 }] : [];
  const finish = now.lit.find((place) => now.finish.includes(place));
  const aside = now.lit.find((place) => isLaneChange(now.from, place));
  return [
    ...(finish ? [{ id: "monza-finish", at: target(finish) }] : []),
    ...(now.laid === 0 ? [{ id: "monza-lay", at: target(first), times: 2 }] : []),
    ...(now.laid > 0 ? [{ id: "monza-back", at: ".last[role=button]" }] : []),
    ...(aside ? [{ id: "monza-lane", at: target(aside) }] : []),
    ...(now.laid > 1 ? [{ id: "monza-on", at: target(first) }] : []),
  ];
}

function isLaneChange(from: string, to: string): boolean {
  return from.length > 1 && to.length > 1 && from[0] !== to[0];
}

const EVENTS: Readonly<Record<string, string>> = {
  "pushed-back": ".cars > g:last-child",
  passed: "aside .turn",
  "last-round": "aside",
};

/** The tip for what happens to a car, given while it is shown. */
export function tipForHappening(kind: string, name: string): Tip | null {
  const at = EVENTS[kind];
  return at ? { id: `monza-${kind}`, at, name } : null;
}

/** The tips of the driver at this page. */
export function makeCoach(client: TableClient, controls: Controls): Coach {
  const { stage } = controls;
  return {
    tips: (other) => {
      if (stage.isBusy) return [];
      const { route } = controls;
      return listTips({
        isMine: client.myTurnSeat !== null,
        canRoll: controls.cup === "mine",
        isForced: controls.isForced,
        from: route?.placed.at(-1)?.place ?? controls.view?.cars[client.myTurnSeat ?? -1] ?? "",
        laid: route?.placed.length ?? 0,
        lit: controls.lit.filter((place) => !controls.soft.has(place)),
        finish: Object.keys(stage.board.places),
        canDrive: route?.canDrive ?? false,
        other,
      });
    },
    event: () => {
      const act = stage.showing;
      // Later changes of the table make no new event.
      return act && untrack(() => tipForHappening(act.kind, seatName(client.table?.seats[act.seat ?? -1])));
    },
  };
}
