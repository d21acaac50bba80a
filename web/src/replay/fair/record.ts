/** What of a `.race` file its dice depend on. It reads no rule and no board. */

export interface FairRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The board in one line, without its hash. */
  readonly board: string;
  readonly seats: readonly string[];
  readonly commitment: string;
  /** By seat, null for one that gave none. */
  readonly nonces: readonly (string | null)[];
  /** Empty until the race is over. */
  readonly seed: string;
  /** One line for each turn. */
  readonly turns: readonly string[];
  readonly isUnfinished: boolean;
}

const FIRST_LINE = "hairpin race 1";

/** Read a record; null where a text is none. */
export function readFairRecord(text: string): FairRecord | null {
  const [head = "", body = ""] = split(text, "\n\n");
  const [first, ...lines] = head.split("\n");
  const facts = new Map(lines.map((line) => split(line, ": ")));
  const [game = ""] = (facts.get("game") ?? "").split(" ");
  if (first !== FIRST_LINE || game === "") return null;
  const options = Object.fromEntries((facts.get("options") ?? "").split(" ").map((word) => split(word, "=")));
  const seats = lines.flatMap((line) => (line.startsWith("seat ") ? [split(line, ": ")[1]] : []));
  return {
    game,
    options,
    board: split(facts.get("board") ?? "", " ")[1],
    seats,
    commitment: facts.get("commitment") ?? "",
    nonces: seats.map((_, seat) => facts.get(`nonce ${seat + 1}`) ?? null),
    seed: facts.get("revealed") ?? "",
    turns: body.split("\n").filter((line) => /^\d/.test(line)),
    isUnfinished: body.includes("result: unfinished"),
  };
}

function split(text: string, by: string): [string, string] {
  const end = text.indexOf(by);
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + by.length)];
}
