/** Tips of the lessons: what a coach would say now, the most urgent first. */

import { untrack } from "svelte";
import type { Coach, Tip } from "../../lib/coach.svelte";
import { seatName } from "../../lib/names";
import type { TableClient } from "../../lib/table.svelte";
import { isFirstEdition } from "./editions";
import type { Controls } from "./race/controls.svelte";
import type { Route } from "./race/route.svelte";
import type { Step } from "./wire";

/** A turn as the driver at this page sees it. */
export interface Moment {
  readonly isMine: boolean;
  readonly canRoll: boolean;
  readonly isForced: boolean;
  /** Where the car, or the last die laid, is. */
  readonly from: string;
  readonly laid: number;
  /** The places that are lit and urged, and the one on the longest route. */
  readonly lit: readonly string[];
  readonly best: string;
  readonly finish: readonly string[];
  readonly canDrive: boolean;
  readonly other: string;
  readonly isFirstEdition: boolean;
  readonly hasBonus: boolean;
  /** Where one's own bonus move may lead. */
  readonly bonus: readonly string[];
  readonly hasTiles: boolean;
  /** The places that an accelerator alone reaches. */
  readonly soft: readonly string[];
  /** Whether the extra roll may be used, and how far it has got. */
  readonly extra: "" | "may" | "marking" | "marked";
  readonly canTurbo: boolean;
  readonly isTurbo: boolean;
}

const target = (place: string): string => `[data-place="${place}"]`;
const FLAG = ".said .sign:last-child";

export function listTips(now: Moment): readonly Tip[] {
  if (!now.isMine) return now.other ? [{ id: "monza-other", at: "aside .turn", name: now.other }] : [];
  const isVariant = now.hasTiles || now.hasBonus;
  if (now.canRoll) return [{ id: "monza-roll", at: "button.cup", times: isVariant ? 1 : 2 }];
  const [bonus] = now.bonus;
  if (bonus !== undefined) return [{ id: "bonus-take", at: target(bonus), times: 2 }];
  if (now.isForced) return [{ id: "monza-forced", at: "[data-slot]" }];
  const special = listProfessional(now);
  if (special) return special;
  const [soft] = now.soft;
  if (now.best === "") {
    return [
      ...(soft === undefined ? [] : [{ id: "professional-accelerator", at: target(soft), times: 3 }]),
      ...(now.canDrive ? [{ id: "monza-flag", at: FLAG, times: 2 }] : []),
    ];
  }
  return [...listNews(now), ...(isVariant ? listShort(now) : listBasics(now))];
}

/** What is under way with the extra roll or the turbo roll; null where neither is. */
function listProfessional({ extra, canTurbo, isTurbo, best }: Moment): readonly Tip[] | null {
  if (extra === "marking") return [{ id: "professional-mark", at: ".row .die", times: 2 }];
  if (extra === "marked") return [{ id: "professional-again", at: ".said button.cup", times: 2 }];
  if (canTurbo) return [{ id: "professional-turbo", at: ".said .sign", times: 2 }];
  if (isTurbo) return [{ id: "professional-turbo-dice", at: best ? target(best) : FLAG }];
  return null;
}

/** What is new in this edition or variant. */
function listNews(now: Moment): readonly Tip[] {
  const finish = now.lit.find((place) => now.finish.includes(place));
  const isFirst = now.laid === 0;
  return [
    ...(finish ? [{ id: now.isFirstEdition ? "first-edition-target" : "monza-finish", at: target(finish) }] : []),
    ...(now.isFirstEdition && now.from.length === 1 && isFirst
      ? [{ id: "first-edition-start", at: target(now.best) }]
      : []),
    ...(now.hasTiles && isFirst ? [{ id: "professional-tiles", at: ".tiles" }] : []),
    ...(now.extra === "may" && isFirst ? [{ id: "professional-extra", at: ".slot:last-child .tile" }] : []),
    ...(now.hasBonus && isFirst ? [{ id: "bonus-aim", at: target(now.best) }] : []),
  ];
}

function listShort({ laid, best }: Moment): readonly Tip[] {
  return laid === 0 ? [{ id: "monza-lay", at: target(best) }] : [{ id: "monza-on", at: target(best) }];
}

function listBasics(now: Moment): readonly Tip[] {
  const aside = now.lit.find((place) => isLaneChange(now.from, place));
  return [
    ...(now.laid === 0 ? [{ id: "monza-lay", at: target(now.best), times: 2 }] : []),
    ...(now.laid > 0 ? [{ id: "monza-on", at: target(now.best), times: 2 }] : []),
    ...(now.laid > 0 ? [{ id: "monza-back", at: ".last[role=button]" }] : []),
    ...(aside ? [{ id: "monza-lane", at: target(aside) }] : []),
  ];
}

function isLaneChange(from: string, to: string): boolean {
  return from.length > 1 && to.length > 1 && from[0] !== to[0];
}

const EVENTS: Readonly<Record<string, string>> = {
  "pushed-back": ".cars > g:last-child",
  passed: "aside .turn",
  "last-round": "aside .turn",
};

/** The tip for what happens to a car, given while it is shown. */
export function tipForHappening(kind: string, name: string): Tip | null {
  const at = EVENTS[kind];
  return at ? { id: `monza-${kind}`, at, name } : null;
}

const HOME = 100;

/** How many more dice a step allows at most; one that leads home is worth more than all of them. */
function countSteps(route: Route, step: Step, finish: readonly string[]): number {
  if (finish.includes(step.place)) return HOME;
  const next = route.nodeAfter(step)?.steps.filter((one) => !one.is_accelerator) ?? [];
  return 1 + Math.max(0, ...next.map((one) => countSteps(route, one, finish)));
}

/** The place among these that the longest route begins with, or "". */
export function pickBest(route: Route | null, places: readonly string[], finish: readonly string[]): string {
  const steps = route?.steps.filter((step) => !step.is_accelerator && places.includes(step.place)) ?? [];
  const worth = steps.map((step) => ({ place: step.place, count: route ? countSteps(route, step, finish) : 0 }));
  return worth.reduce((best, next) => (next.count > best.count ? next : best), { place: "", count: 0 }).place;
}

function extraOf(route: Route | null): Moment["extra"] {
  if (!route) return "";
  if (route.isMarking) return route.reroll() === null ? "marking" : "marked";
  return route.canReroll ? "may" : "";
}

/** The tips of the driver at this page. */
export function makeCoach(client: TableClient, controls: Controls): Coach {
  const { stage } = controls;
  const finish = Object.keys(stage.board.places);
  const readMoment = (other: string): Moment => {
    const { route, view } = controls;
    const lit = controls.lit.filter((place) => !controls.soft.has(place));
    const { options = {}, own_board: ownBoard = null } = client.table ?? {};
    return {
      isMine: client.myTurnSeat !== null,
      canRoll: controls.cup === "mine",
      isForced: controls.isForced,
      from: route?.placed.at(-1)?.place ?? view?.cars[client.myTurnSeat ?? -1] ?? "",
      laid: route?.placed.length ?? 0,
      lit,
      best: pickBest(route, lit, finish),
      finish,
      canDrive: route?.canDrive ?? false,
      other,
      isFirstEdition: isFirstEdition(options, ownBoard),
      hasBonus: options["bonus"] === "yes",
      bonus: controls.bonus,
      hasTiles: (view?.tiles.length ?? 0) > 0,
      soft: controls.lit.filter((place) => controls.soft.has(place)),
      extra: extraOf(route),
      canTurbo: route?.canTurbo ?? false,
      isTurbo: view?.phase === "turbo",
    };
  };
  return {
    tips: (other) => (stage.isBusy ? [] : listTips(readMoment(other))),
    event: () => {
      const act = stage.showing;
      // Later changes of the table make no new event.
      return act && untrack(() => tipForHappening(act.kind, seatName(client.table?.seats[act.seat ?? -1])));
    },
  };
}
