/** The board that is being edited, with undo; checked and measured after each change, stored as a draft. */

import { announcer } from "../../../lib/announcer.svelte";
import { drawBlueprint, measureBlueprint } from "./api";
import type { Letter } from "../../../lib/colours";
import { errorId, notices } from "../../../lib/notices.svelte";
import { RefusalError } from "../../../lib/refusal";
import type { Blueprint, Drawing, Fault, Quality } from "../wire";
import { t } from "../../../words";
import { asFault } from "./canvas";
import { OPEN, unfold, type TYRE } from "./edits";
import { lay } from "./pack";
import { EMPTY, saved } from "./saved";

/** The number of steps that can be undone. */
const STEPS = 200;
/** Milliseconds without a change before a board is measured. */
const PAUSE = 400;

/** Milliseconds before a request without an answer is repeated: exponential backoff up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
/** Refusals after which a request is repeated until it is answered. */
const PASSING = ["line/lost", "workshop/busy", "workshop/tools", "frame/too-many"];
/** A refusal after which it is repeated once: most likely the board itself is the cause. */
const FAILED = "workshop/failed";

/** What a tap on the board does: choose a space, or paint it with a colour's letter, a tyre `#` or open road `~`. */
export type Tool = "hand" | Letter | typeof TYRE | typeof OPEN;

export class Workbench {
  /** Its open road is cut into cells, so that it can be painted cell by cell. */
  board: Blueprint = $state.raw(unfold(saved.readDraft() ?? EMPTY));
  /** The server's drawing of the board with its faults; it may be older than the board. */
  drawing: Drawing | null = $state.raw(null);
  /** The board that is in the drawing. */
  drawn: Blueprint = $state.raw(this.board);
  /** The board in figures; null while it is not known or has faults. */
  quality: Quality | null = $state.raw(null);
  isMeasuring = $state(false);
  /** The last request about this board had no answer. */
  isUnanswered = $state(false);
  /** The name of the selected space (`B4`), or empty. */
  chosen = $state("");
  tool: Tool = $state(this.hasOpenRoad ? "r" : "hand");
  #past: readonly Blueprint[] = $state.raw([]);
  #future: readonly Blueprint[] = $state.raw([]);
  #asking: AbortController | null = null;

  constructor() {
    void this.#check();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get faults(): readonly Fault[] {
    return this.drawing?.faults ?? [];
  }

  /** The oddities of the board in the form of faults. */
  get oddities(): readonly Fault[] {
    return (this.drawing?.oddities ?? []).map(asFault);
  }

  get hasOpenRoad(): boolean {
    return this.board.lanes.some((lane) => lane.some((patch) => patch.colour === OPEN));
  }

  /** It has no faults and can be raced on. */
  get isWhole(): boolean {
    return this.drawing !== null && this.drawing.faults.length === 0;
  }

  /** Replace the board; this can be undone. */
  change(changed: Blueprint): void {
    if (changed === this.board) return;
    const board = unfold(lay(changed));
    this.#past = [...this.#past, this.board].slice(-STEPS);
    this.#future = [];
    this.#show(board);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.board];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
    announcer.say(t("workshop-draw-undone", { what: "undo" }));
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#past = [...this.#past, this.board];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
    announcer.say(t("workshop-draw-undone", { what: "redo" }));
  }

  /** The workshop is opened again: repeat a request that was cancelled. */
  enter(): void {
    if (this.#asking?.signal.aborted) void this.#check();
  }

  /** The workshop is closed: cancel the request. */
  leave(): void {
    this.#asking?.abort();
  }

  #show(board: Blueprint): void {
    this.board = board;
    saved.keepDraft(board);
    void this.#check();
  }

  /** Request the drawing and the figures, with retries; the answer to an outdated request is dropped. */
  async #check(wait = FIRST_WAIT): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { board } = this;
    this.quality = null;
    this.isMeasuring = true;
    if (wait === FIRST_WAIT) this.isUnanswered = false;
    try {
      this.drawing = await drawBlueprint(board, asking.signal);
      this.drawn = board;
      if (this.isWhole) await new Promise((go) => setTimeout(go, PAUSE));
      if (this.isWhole && !asking.signal.aborted) this.quality = await measureBlueprint(board, asking.signal);
      if (!asking.signal.aborted) this.isUnanswered = false;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof RefusalError)) throw error;
      if (!this.isUnanswered) notices.tell(errorId(error.code), { ...error.fields, said: error.message });
      this.isUnanswered = true;
      const isRepeated = PASSING.includes(error.code) || (error.code === FAILED && wait === FIRST_WAIT);
      if (isRepeated) setTimeout(() => this.#retry(asking, wait), wait);
    } finally {
      if (this.#asking === asking) this.isMeasuring = false;
    }
  }
  #retry({ signal }: AbortController, waited: number): void {
    if (!signal.aborted) void this.#check(Math.min(2 * waited, LONGEST_WAIT));
  }
}

let bench: Workbench | null = null;

/** The workbench of this page; it keeps the board and the undo history while the workshop is closed. */
export function findBench(): Workbench {
  return (bench ??= new Workbench());
}
