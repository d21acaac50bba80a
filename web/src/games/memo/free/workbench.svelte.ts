/** The circuit that is being built, with undo; stored as a draft. */

import { notices } from "../../../lib/notices.svelte";
import { beside, boxOf, EMPTY, fitTile, hasRoom, heightOf, layTile, removeTile, turnAt, widthOf } from "./circuit";
import type { Box, Circuit } from "./circuit";
import { dot, join, tieUp, trail } from "./pencil";
import { saved } from "./saved";
import type { Kind } from "./tiles";

export type Tool = Kind | "pencil" | "eraser";

/** So many steps can be undone. */
const STEPS = 200;

export class Workbench {
  circuit: Circuit = $state.raw(EMPTY);
  /** What it is called on the shelf and for others; nothing until somebody names it. */
  name = $state("");
  tool: Tool = $state("pencil");
  /** The places that are shown: the circuit and a rim around it. It grows, and shrinks only for another circuit. */
  frame: Box = $state.raw({ left: 0, top: 0, right: 4, bottom: 4 });
  #past: readonly Circuit[] = $state.raw([]);
  #future: readonly Circuit[] = $state.raw([]);
  /** The circuit before a line that is being drawn. */
  #before: Circuit | null = null;
  #last = "";

  /** `least`: the board is never smaller, so that there is always something to draw on. */
  constructor(readonly least: { readonly width: number; readonly height: number }) {
    this.circuit = saved.readDraft()?.circuit ?? EMPTY;
    this.#reframe();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Put another circuit on the table; the one before can be had back. */
  open(circuit: Circuit, name = ""): void {
    this.name = name;
    this.#commit(circuit);
    this.#reframe();
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.circuit];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#past = [...this.#past, this.circuit];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
  }

  /** A tap: lay what is in hand, turn what lies there, or rub it out. Start-finish and pit go onto a road that lies. */
  tap(place: string): void {
    const kind = this.circuit.get(place)?.kind;
    const isUpgrade = (this.tool === "start" || this.tool === "pit") && kind !== this.tool;
    if (this.tool === "eraser") this.remove(place);
    else if (kind === undefined || isUpgrade) this.lay(place, this.tool);
    else this.turn(place);
  }

  /** Lay a tile as it fits best; it replaces what lay there. */
  lay(place: string, tool: Kind | "pencil"): void {
    if (!this.#hasRoom(place)) return;
    const tile = tool === "pencil" ? dot(this.circuit, place) : fitTile(this.circuit, place, tool);
    this.#commit(layTile(this.circuit, place, tile));
  }

  turn(place: string): void {
    this.#commit(turnAt(this.circuit, place));
  }

  remove(place: string): void {
    if (this.circuit.has(place)) this.#commit(removeTile(this.circuit, place));
  }

  clear(): void {
    this.open(EMPTY);
  }

  /** Begin to draw or to rub out with a finger; all of it is one step to undo. */
  begin(place: string): void {
    this.#before = this.circuit;
    this.#last = place;
  }

  /** Draw on to a place. */
  draw(place: string): void {
    if (!this.#before) return;
    for (const next of trail(this.#last, place)) {
      if (this.tool === "eraser") {
        this.circuit = removeTile(removeTile(this.circuit, this.#last), next);
      } else {
        if (!this.#hasRoom(this.#last) || !this.#hasRoom(next)) return;
        this.circuit = join(this.circuit, this.#last, next);
      }
      this.#last = next;
    }
  }

  /** Lift the finger. Says whether anything was drawn. */
  end(): boolean {
    const before = this.#before;
    this.#before = null;
    if (!before || before === this.circuit) return false;
    const drawn = this.tool === "eraser" ? this.circuit : this.#tieEnds(before);
    this.circuit = before;
    this.#commit(drawn);
    return true;
  }

  /** Forget the line that is being drawn. */
  cancel(): void {
    if (this.#before) this.circuit = this.#before;
    this.#before = null;
  }

  /** Draw a road from a place to its neighbour, by keyboard. */
  link(place: string, side: string): void {
    const next = beside(place, side);
    if (this.#hasRoom(place) && this.#hasRoom(next)) this.#commit(join(this.circuit, place, next));
  }

  #tieEnds(before: Circuit): Circuit {
    const fresh = [...this.circuit].filter(([place, tile]) => before.get(place) !== tile).map(([place]) => place);
    return fresh.reduce(tieUp, this.circuit);
  }

  #hasRoom(place: string): boolean {
    const isRoom = hasRoom(this.circuit, place);
    if (!isRoom) notices.tell("free-full");
    return isRoom;
  }

  #commit(circuit: Circuit): void {
    if (circuit === this.circuit) return;
    this.#past = [...this.#past, this.circuit].slice(-STEPS);
    this.#future = [];
    this.#show(circuit);
  }

  #show(circuit: Circuit): void {
    this.circuit = circuit;
    this.#grow();
    saved.keepDraft({ name: "", circuit });
  }

  #grow(): void {
    const box = boxOf(this.circuit);
    if (!box) return;
    const { left, top, right, bottom } = this.frame;
    this.frame = {
      left: Math.min(left, box.left - 1),
      top: Math.min(top, box.top - 1),
      right: Math.max(right, box.right + 1),
      bottom: Math.max(bottom, box.bottom + 1),
    };
  }

  /** The frame of a circuit that was not here before: it lies in the middle. */
  #reframe(): void {
    const box = boxOf(this.circuit) ?? { left: 1, top: 1, right: 0, bottom: 0 };
    const [across, down] = [this.least.width - widthOf(box), this.least.height - heightOf(box)];
    const [left, top] = [Math.max(1, Math.floor(across / 2)), Math.max(1, Math.floor(down / 2))];
    const [right, bottom] = [Math.max(1, across - left), Math.max(1, down - top)];
    this.frame = {
      left: box.left - left,
      top: box.top - top,
      right: box.right + right,
      bottom: box.bottom + bottom,
    };
  }
}
