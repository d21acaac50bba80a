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

/** A tile that lies face down and was shown: its cell now, its kind, and the turn that showed it last. */
export interface Shown {
  readonly cell: string;
  readonly kind: string;
  readonly turn: number;
}

/** What a perfect memory knows of the tiles that lie face down when a turn begins. turn the number of the turn known those that were shown, through all swaps hidden the cells of those that nobody has seen; they cannot be told apart odds how likely each of these is of each kind, in percent, in the order of the kinds */
export interface Belief {
  readonly turn: number;
  readonly known: readonly Shown[];
  readonly hidden: readonly string[];
  readonly odds: readonly number[];
}

/** A choice that a perfect memory would not have made. turn the number of the turn what "again": a tile was turned up again that was a bad way; "missed": one that was shown was a better way tile this tile cost what the choice cost */
export interface Lapse {
  readonly turn: number;
  readonly seat: number;
  readonly what: "again" | "missed";
  readonly tile: Shown;
  readonly cost: number;
}

/** The memory of one seat. again how many tiles it turned up that had been shown before forgotten the number of its lapses cost what its lapses cost together worst the number of the turn of the costliest one, 0 if there is none */
export interface SeatMemory {
  readonly again: number;
  readonly forgotten: number;
  readonly cost: number;
  readonly worst: number;
}

/** What could be known in a race, by turn, and what was forgotten, in order and by seat. */
export interface MemoryReview {
  readonly beliefs: readonly Belief[];
  readonly lapses: readonly Lapse[];
  readonly seats: readonly SeatMemory[];
}
