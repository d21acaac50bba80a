/** The route that is being laid out before a drive: it walks the server's plan, with undo. */

import type { Node, Plan, Step } from "../wire";
import { isSame, sortDice, type Piece } from "./words";

/** Where a route has got to: a node of a plan, its end (null), or a plan that is still to come. */
interface Point {
  readonly plan: Plan;
  readonly node: number | null;
  readonly isAwaited: boolean;
}

/** A step with the die that made it: its place in the row of the roll, or null for an accelerator. */
interface Placement {
  readonly step: Step;
  readonly slot: number | null;
  readonly to: Point;
}

/** A piece that was picked up; `slot` says which die of the row it is. */
export interface Choice extends Piece {
  readonly slot: number | null;
}

const ASK = -1;

export class Route {
  /** The dice of the roll in their row, whether they lie on the route or not. */
  readonly dice: string;
  /** The piece picked up, or null. */
  chosen: Choice | null = $state.raw(null);
  /** Whether dice are being chosen for the extra roll, and which of the row. */
  isMarking = $state(false);
  marked: readonly number[] = $state.raw([]);

  readonly #first: Point;
  #trail: readonly Placement[] = $state.raw([]);
  readonly #point: Point = $derived.by(() => this.#trail.at(-1)?.to ?? this.#first);
  readonly #node: Node | null = $derived.by(() => {
    const { plan, node } = this.#point;
    return node === null ? null : (plan.nodes[node] ?? null);
  });

  /** The steps laid so far, in order, and their words. */
  readonly placed: readonly Step[] = $derived(this.#trail.map(({ step }) => step));
  readonly words: readonly string[] = $derived(this.placed.map(({ word }) => word));
  /** Which dice of the row lie on the route. */
  readonly out: ReadonlySet<number | null> = $derived(new Set(this.#trail.map(({ slot }) => slot)));
  /** Every step that may come next. */
  readonly steps: readonly Step[] = $derived(this.#node?.steps ?? []);
  /** The places that are lit: where the chosen piece fits, or any piece at all. */
  readonly lit: readonly string[] = $derived([
    ...new Set(this.steps.filter((step) => !this.chosen || isSame(step, this.chosen)).map(({ place }) => place)),
  ]);
  /** The places among them that only an accelerator would reach: never forced, so never urged. */
  readonly soft: ReadonlySet<string> = $derived(
    new Set(this.chosen ? [] : this.lit.filter((place) => this.stepTo(place)?.is_accelerator)),
  );
  /** Whether the next plan has been asked for and is not there yet. */
  readonly isAwaited: boolean = $derived(this.#point.isAwaited);
  /** Whether the drive ends by itself here: in the finish, or because nothing more fits. */
  readonly isEnd: boolean = $derived(!this.#point.isAwaited && this.#point.node === null);
  /** Whether the drive may be made as it lies. */
  readonly canDrive: boolean = $derived(this.isEnd || this.#says("stop"));
  readonly canTurbo: boolean = $derived(this.#says("turbo"));
  readonly canReroll: boolean = $derived(this.#node?.words.some((word) => word.startsWith("reroll:")) ?? false);

  constructor(plan: Plan) {
    this.#first = { plan, node: plan.nodes.length > 0 ? 0 : null, isAwaited: false };
    this.dice = plan.nodes[0]?.dice ?? "";
  }

  /** Say whether a piece fits anywhere now. */
  fits(piece: Piece): boolean {
    return this.steps.some((step) => isSame(step, piece));
  }

  /** Pick a piece up, or put down the one in the hand. A piece that fits nowhere stays where it is. */
  choose(piece: Choice | null): boolean {
    if (piece && !this.fits(piece)) return false;
    this.chosen = isSame(piece, this.chosen) && piece?.slot === this.chosen?.slot ? null : piece;
    return true;
  }

  /** Return the piece that a colour's letter means: a die that fits, else the accelerator, else a die that does not. */
  findPiece(colour: string): Choice | null {
    const slot = this.#freeSlot(colour);
    const die = slot === null ? null : { colour, is_accelerator: false, slot };
    const tile = { colour, is_accelerator: true, slot: null };
    if (die && this.fits(die)) return die;
    return this.fits(tile) ? tile : die;
  }

  /** Return the step onto a place: with the piece given, or the chosen one; or by a die, or else an accelerator. */
  stepTo(place: string, piece: Piece | null = this.chosen): Step | null {
    const ways = this.steps.filter((step) => step.place === place && (!piece || isSame(step, piece)));
    return ways.find((step) => !step.is_accelerator) ?? ways[0] ?? null;
  }

  /** Return where a step would lead, or null where the drive ends there or another plan must be asked for. */
  nodeAfter(step: Step): Node | null {
    return step.to === null ? null : (this.#point.plan.nodes[step.to] ?? null);
  }

  /** Lay a piece, with a certain die of the row or any. Where it is an accelerator the route waits for `extend`. */
  place(step: Step, die: number | null = this.chosen?.slot ?? null): boolean {
    if (!this.steps.includes(step)) return false;
    const fits = die !== null && this.dice[die] === step.colour && !this.out.has(die);
    const slot = step.is_accelerator ? null : fits ? die : this.#freeSlot(step.colour);
    const isAwaited = step.to === ASK;
    const to = { plan: this.#point.plan, node: isAwaited ? null : step.to, isAwaited };
    this.#trail = [...this.#trail, { step, slot, to }];
    this.chosen = null;
    this.stopMarking();
    return true;
  }

  /** Go on with the plan that was asked for after these words; a late answer to words taken back is dropped. */
  extend(words: readonly string[], plan: Plan): void {
    const last = this.#trail.at(-1);
    if (!last?.to.isAwaited || words.join() !== this.words.join()) return;
    const [node] = plan.nodes;
    const isOver = !node || node.steps.length + node.words.length === 0;
    this.#trail = [...this.#trail.slice(0, -1), { ...last, to: { plan, node: isOver ? null : 0, isAwaited: false } }];
  }

  /** Take the last piece back; false where nothing lies. */
  takeBack(): boolean {
    if (this.#trail.length === 0) return false;
    this.#trail = this.#trail.slice(0, -1);
    this.chosen = null;
    return true;
  }

  /** Return the words of the whole drive, `stop` where it must be said; null where it cannot end here. */
  finish(): readonly string[] | null {
    if (!this.canDrive) return null;
    return this.isEnd ? this.words : [...this.words, "stop"];
  }

  /** Return the words up to the turbo roll, or null where there is none. */
  turbo(): readonly string[] | null {
    return this.canTurbo ? [...this.words, "turbo"] : null;
  }

  /** Begin to choose dice for the extra roll, where it may be used. */
  startMarking(): void {
    this.isMarking = this.canReroll;
    this.chosen = null;
  }

  stopMarking(): void {
    this.isMarking = false;
    this.marked = [];
  }

  /** Mark a die of the row for the extra roll, or let it lie. */
  mark(slot: number): void {
    this.marked = this.marked.includes(slot) ? this.marked.filter((one) => one !== slot) : [...this.marked, slot];
  }

  /** Return the word of the extra roll with the marked dice, or null while it may not be said. */
  reroll(): string | null {
    const word = `reroll:${sortDice(this.marked.map((slot) => this.dice[slot] ?? ""))}`;
    return this.#says(word) ? word : null;
  }

  #says(word: string): boolean {
    return this.#node?.words.includes(word) ?? false;
  }

  #freeSlot(colour: string): number | null {
    const slot = [...this.dice].findIndex((die, index) => die === colour && !this.out.has(index));
    return slot < 0 ? null : slot;
  }
}

/** Return the one route where there is no choice at all, or null where somebody has to choose. */
export function findOnlyRoute(plan: Plan): readonly Step[] | null {
  const steps: Step[] = [];
  let at: number | null = 0;
  while (at !== null) {
    const node: Node | undefined = plan.nodes[at];
    const step: Step | undefined = node?.steps[0];
    if (!node || !step || node.steps.length > 1 || node.words.length > 0 || step.to === ASK) return null;
    steps.push(step);
    at = step.to;
  }
  return steps;
}
