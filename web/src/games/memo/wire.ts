// Written by `make wire` from Python's dataclasses. Do not edit.

/** A road tile that lies face up; `ways` is empty while it is not laid down yet, and for those shown at the end. */
export interface OpenTile {
  readonly cell: string;
  readonly kind: string;
  readonly ways: string;
}

/** For an aided seat, what was covered in a cell, and how many whole rounds ago. */
export interface Ghost {
  readonly cell: string;
  readonly kind: string;
  readonly age: number;
}

/** The table as everyone sees it. `covered` never says whether a tile was seen; only `ghosts` differ by seat. The other names mean what they mean in `State`; `aided` are the seats with a memory aid, announced to all. */
export interface View {
  readonly phase: "canister" | "choose" | "over" | "place" | "reveal" | "rotate" | "swap-first" | "swap-second";
  readonly turn: number;
  readonly cars: readonly string[];
  readonly ways: readonly string[];
  readonly open: readonly OpenTile[];
  readonly covered: readonly string[];
  readonly chosen: string;
  readonly canisters: readonly string[];
  readonly pool: readonly string[];
  readonly fresh: readonly number[];
  readonly ban: readonly string[];
  readonly aided: readonly number[];
  readonly ghosts: readonly Ghost[];
}

/** A place of a figure, or a word such as `stop`: allowed where `rule` is empty, else forbidden by that rule. */
export interface Mark {
  readonly place: string;
  readonly rule: string;
}

/** A figure of the rules of Memo-Car-Race. show the corners of the part that is shown; empty: the whole table way how the tile that was turned up would lie, or empty */
export interface TilesFigure {
  readonly show: readonly string[];
  readonly view: View;
  readonly paints: readonly string[];
  readonly way: string;
  readonly marks: readonly Mark[];
}
