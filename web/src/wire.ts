// Written by `make wire` from src/hairpin/server/protocol.py and blueprint.py. Do not edit.

/** A position of Monza; the names mean what they mean in `hairpin.games.monza.State`. is_stuck no car can come home any more, so that nobody will ever win */
export interface MonzaView {
  readonly game: "monza";
  readonly phase: "bonus" | "drive" | "over" | "reroll" | "roll" | "turbo" | "turbo-roll";
  readonly turn: number;
  readonly cars: readonly string[];
  readonly used: readonly number[];
  readonly dice: string;
  readonly last: string;
  readonly tiles: readonly string[];
  readonly isLastRound: boolean;
  readonly isStuck: boolean;
}

/** A road tile that lies face up; `ways` is empty while it is not laid down yet. */
export interface OpenTile {
  readonly cell: string;
  readonly kind: string;
  readonly ways: string;
}

/** For a seat with the memory aid: what was covered in a cell, and how many rounds ago. */
export interface Ghost {
  readonly cell: string;
  readonly kind: string;
  readonly age: number;
}

/** What may be seen of a position of Memo-Car-Race; see `hairpin.games.memo.View`. */
export interface MemoView {
  readonly game: "memo";
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

/** What a computer driver stands on, None before it has said so. While it is preparing, the racer drives for it; while it is studying, every position of the race is being solved. */
export interface Mind {
  readonly basis: "belief" | "certified" | "lot" | "rule" | "search" | "solved" | "tables" | null;
  readonly isPreparing: boolean;
  readonly isStudying: boolean;
}

/** One place at the table. `driver` is set where a computer drives, for good or in somebody's place. It is a name, with a dial where it has one: `learner:25`. */
export interface Seat {
  readonly kind: "computer" | "here" | "link";
  readonly name: string;
  readonly car: string;
  readonly driver: string | null;
  readonly mind: Mind | null;
  readonly isTaken: boolean;
  readonly isOnline: boolean;
  readonly isAway: boolean;
}

/** A step that a die or an accelerator allows; `to` is the next node, None where the drive ends, -1: ask `plan`. */
export interface Step {
  readonly word: string;
  readonly place: string;
  readonly colour: string;
  readonly isAccelerator: boolean;
  readonly to: number | null;
}

/** A place on the route with the dice still in hand, and what may follow. */
export interface Node {
  readonly place: string;
  readonly dice: string;
  readonly steps: readonly Step[];
  readonly words: readonly string[];
}

/** The routes that the dice in hand allow, from node 0 on (Monza). */
export interface Plan {
  readonly nodes: readonly Node[];
}

/** Which rule forbids something, by number; `code` is for the sentence, which may speak of `colours`. */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly colours: readonly string[];
}

/** One thing that everybody sees happen, in order, for animation, sound and speech. `handed-over`: a computer drives for somebody; `relieved`: the driver `word` stopped, and the racer drives on. `steps`: how each place of a drive was reached, in the words of `move`: `A4b` by a die, `A4b+` by an accelerator. */
export interface Happening {
  readonly kind: "bonus" | "canister" | "covered" | "drove" | "finished" | "handed-over" | "laid" | "last-round" | "moved" | "no-bonus" | "over" | "passed" | "placed" | "pushed-back" | "relieved" | "reroll" | "rolled" | "swapped" | "taken-back" | "turbo" | "turn" | "turned";
  readonly seat: number | null;
  readonly places: readonly string[];
  readonly dice: string;
  readonly word: string;
  readonly steps: readonly string[];
}

/** How a race ended: places from the first down, the reason, and the number that decided, by seat. */
export interface Result {
  readonly ranking: readonly (readonly number[])[];
  readonly reason: string;
  readonly scores: readonly (number | null)[];
}

/** The dice of this race: promised before it, open after it. */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly seed: string | null;
}

/** The race on the table, as one viewer may see it. */
export interface Race {
  readonly number: number;
  readonly ply: number;
  readonly starter: number;
  readonly view: MemoView | MonzaView;
  readonly actor: number | null;
  readonly onTurn: number | null;
  readonly awaitsRoll: boolean;
  readonly legal: readonly string[];
  readonly plan: Plan | null;
  readonly result: Result | null;
  readonly fairness: Fairness;
}

/** Everything on the table. `options` holds every option's text; `trophies` counts them by seat. `own_board` is a board that somebody brought along, to be chosen beside the shipped ones. */
export interface Table {
  readonly code: string;
  readonly number: number;
  readonly stage: "lobby" | "over" | "racing";
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly Seat[];
  readonly hostSeat: number | null;
  readonly starterRule: "champion" | "random" | "seat" | "youngest";
  readonly starterSeat: number;
  readonly pace: "calm" | "fast" | "normal" | "quick" | "slow";
  readonly trophies: readonly number[];
  readonly champions: readonly number[];
  readonly races: number;
  readonly viewers: number;
  readonly ownBoard: BoardFacts | null;
  readonly race: Race | null;
}

/** A way in for somebody: `qr` is the `d` of an SVG path on a square of `size`, quiet zone included. */
export interface Link {
  readonly url: string;
  readonly qr: string;
  readonly size: number;
}

/** What this connection may do. `links` is for the host alone: the personal way to each seat played by link. */
export interface You {
  readonly seats: readonly number[];
  readonly isHost: boolean;
  readonly links: Readonly<Record<string, Link>>;
  readonly invite: Link;
}

/** The table as it stands, after hello, after a gap, and whenever this viewer's own rights change. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: Table;
  readonly you: You;
  readonly server: string;
}

/** Something was stored: the table after it, and what happened on the way. */
export interface Event {
  readonly type: "event";
  readonly table: Table;
  readonly happened: readonly Happening[];
}

/** A command was carried out as event `number`; `key` is a seat's key where one was taken. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly number: number;
  readonly key: string | null;
}

/** A command was not carried out: a stable code, a sentence in English, and the facts. */
export interface Refusal {
  readonly type: "refusal";
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Dice that somebody has laid out and may still take back. */
export interface Drafted {
  readonly type: "drafted";
  readonly seat: number;
  readonly words: readonly string[];
}

/** The answer to `plan`. */
export interface Planned {
  readonly type: "planned";
  readonly id: string;
  readonly plan: Plan;
}

/** The answer to `why`: the rule that forbids it, or None where nothing does. */
export interface Explained {
  readonly type: "explained";
  readonly id: string;
  readonly reason: Reason | null;
}

/** The heartbeat: the number of the last event, so that a gap is noticed, who is there, and how the drivers are. */
export interface Pulse {
  readonly type: "pulse";
  readonly number: number;
  readonly online: readonly boolean[];
  readonly away: readonly boolean[];
  readonly minds: readonly (Mind | null)[];
  readonly viewers: number;
}

/** The first frame, and after a gap: the keys that this browser holds. */
export interface Hello {
  readonly type: "hello";
  readonly id: string;
  readonly keys?: readonly string[];
}

/** Let the dice fall for the seat whose turn it is. */
export interface Roll {
  readonly type: "roll";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly ply: number;
}

/** Carry out these actions, all or none: a whole drive, or one word. */
export interface Move {
  readonly type: "move";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly ply: number;
  readonly words: readonly string[];
}

/** Show the others what is laid out; nothing is stored. */
export interface Draft {
  readonly type: "draft";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly ply: number;
  readonly words: readonly string[];
}

/** Ask for the routes after these words; nothing is stored. */
export interface AskPlan {
  readonly type: "plan";
  readonly id: string;
  readonly race: number;
  readonly ply: number;
  readonly words: readonly string[];
}

/** Ask which rule forbids a seat a place, or a word like `stop`, after words laid out so far; nothing is stored. */
export interface AskWhy {
  readonly type: "why";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly ply: number;
  readonly words: readonly string[];
  readonly what: string;
}

/** Add a seat's own chance to the dice of this race, before the first roll. */
export interface Nonce {
  readonly type: "nonce";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly nonce: string;
}

/** The host sets the table: game, options, pace, who begins. Only what is given changes. In a race: pace alone. */
export interface Arrange {
  readonly type: "arrange";
  readonly id: string;
  readonly game?: string | null;
  readonly options?: Readonly<Record<string, string>> | null;
  readonly pace?: "calm" | "fast" | "normal" | "quick" | "slow" | null;
  readonly starterRule?: "champion" | "random" | "seat" | "youngest" | null;
  readonly starterSeat?: number | null;
}

/** The host says who plays a seat, or a seat changes its own name and car. */
export interface SetSeat {
  readonly type: "set-seat";
  readonly id: string;
  readonly seat: number;
  readonly kind?: "computer" | "here" | "link" | null;
  readonly name?: string | null;
  readonly car?: string | null;
  readonly driver?: string | null;
}

/** The host puts one more seat to the table. */
export interface AddSeat {
  readonly type: "add-seat";
  readonly id: string;
  readonly kind?: "computer" | "here" | "link";
  readonly driver?: string | null;
}

/** The host takes a seat away from the table. */
export interface RemoveSeat {
  readonly type: "remove-seat";
  readonly id: string;
  readonly seat: number;
}

/** Take a free seat that is played by link. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name?: string;
}

/** The host starts the race, or the next one. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** The host goes back to setting the table; a running race is abandoned and its dice are opened. */
export interface ToLobby {
  readonly type: "to-lobby";
  readonly id: string;
}

/** Let a computer drive for a seat. */
export interface HandOver {
  readonly type: "hand-over";
  readonly id: string;
  readonly seat: number;
  readonly driver?: string;
}

/** Drive the seat oneself again. */
export interface TakeBack {
  readonly type: "take-back";
  readonly id: string;
  readonly seat: number;
}

/** The host makes another seat the host. */
export interface PassHost {
  readonly type: "pass-host";
  readonly id: string;
  readonly seat: number;
}

/** One option of a game, for a menu; values are texts. `needs` is the variant it depends on, empty if none. */
export interface OptionFacts {
  readonly name: string;
  readonly kind: string;
  readonly default: string;
  readonly choices: readonly string[];
  readonly rule: string;
  readonly isVariant: boolean;
  readonly needs: string;
}

/** What people should know of a place before they race: `dead-end` or `unreachable`; it forbids nothing. */
export interface Oddity {
  readonly kind: string;
  readonly place: string;
}

/** One board or tile set, for a menu; `lacks` names the house rules that decide nothing on it. */
export interface BoardFacts {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly players: readonly number[];
  readonly cars: readonly string[];
  readonly variants: readonly string[];
  readonly facts: readonly string[];
  readonly reconstruction: readonly string[];
  readonly lacks: readonly string[];
  readonly oddities: readonly Oddity[];
}

/** How strong a driver can be told to be: the share of two-car races that it wins against the racer, in percent. */
export interface Dial {
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** One computer driver, for a menu; `strength` counts from 1, and is 0 where nobody has measured it. */
export interface DriverFacts {
  readonly name: string;
  readonly strength: number;
  readonly dial: Dial | null;
}

/** One game, for a menu; drivers weakest first. */
export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly options: readonly OptionFacts[];
  readonly boardOption: string;
  readonly boards: readonly BoardFacts[];
  readonly drivers: readonly DriverFacts[];
}

/** A place of a picture, or the word `stop`: allowed where `rule` is empty, else forbidden by it. */
export interface Mark {
  readonly place: string;
  readonly rule: string;
}

/** The part of a board that a picture shows: its middle, the turn that makes one drive to the right, its size. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the rules of Monza; `laid` are words, `pushed` is from where to where a car hops back. `last` is the colour of the car that may take a bonus move. */
export interface RoadFigure {
  readonly board: string;
  readonly window: Window;
  readonly cars: readonly string[];
  readonly paints: readonly string[];
  readonly dice: string;
  readonly laid: readonly string[];
  readonly marks: readonly Mark[];
  readonly pushed: readonly string[];
  readonly last: string;
}

/** A picture of the rules of Memo-Car-Race: the part between the cells `show`; `way` is how a new tile would lie. */
export interface TilesFigure {
  readonly show: readonly string[];
  readonly view: MemoView;
  readonly paints: readonly string[];
  readonly way: string;
  readonly marks: readonly Mark[];
}

/** The pictures of the rules pages, by name. */
export interface Figures {
  readonly roads: Readonly<Record<string, RoadFigure>>;
  readonly tables: Readonly<Record<string, TilesFigure>>;
}

/** A seat as the opener wishes it. */
export interface NewSeat {
  readonly kind?: "computer" | "here" | "link";
  readonly name?: string;
  readonly car?: string | null;
  readonly driver?: string | null;
}

/** Ask for a new table. `seats` from the first on; options as texts; `board` is a track file of one's own. */
export interface OpenTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly NewSeat[];
  readonly board?: string;
}

/** A table of one's own: its code, and the host's key. */
export interface OpenedTable {
  readonly code: string;
  readonly key: string;
}

/** A space, or road that is still open: `r y g b w p`, `#` a tyre, `~` open; a length like `1`, `1.5` or `4/3`. */
export interface Patch {
  readonly colour: string;
  readonly length: string;
}

/** The line that a board is drawn along, as in its file: `f8 r180/5`, the width of the road, the start box. */
export interface Bend {
  readonly path: string;
  readonly road: number;
  readonly start: number;
}

/** A board in the making; lanes from the driver's left. exits for each lane, whether the start opens onto it line the colour's letter of the finish line across all lanes; empty where lanes end on target squares targets for each lane, whether its last space is a target square; all false with a line curve None: one that fits is laid */
export interface Blueprint {
  readonly title: string;
  readonly edition: "anniversary" | "first";
  readonly lanes: readonly (readonly Patch[])[];
  readonly exits: readonly boolean[];
  readonly line: string;
  readonly targets: readonly boolean[];
  readonly curve: Bend | null;
}

/** What is wrong with a board, and where. kind for the sentence on the page; `says` is the engine's own, in English lane its letter; `space` is a space's name (`B4`), `S` for the start, `F` for the finish line word the number of a word of the curve given figures and words of the sentence */
export interface Fault {
  readonly kind: string;
  readonly says: string;
  readonly lane: string;
  readonly space: string;
  readonly word: number;
  readonly given: Readonly<Record<string, string>>;
}

/** One space as it is drawn: outline, middle (`x, y, heading`), how wide and how long. */
export interface SpaceShape {
  readonly path: string;
  readonly middle: readonly number[];
  readonly width: number;
  readonly length: number;
}

/** The start arrow of a car: its outline, and the middle of its round end with the radius of that. */
export interface ArrowShape {
  readonly car: string;
  readonly path: string;
  readonly sign: readonly number[];
  readonly radius: number;
}

/** A board in the making as shapes, and all that is wrong with it; without faults it can be raced on, however odd. Shapes are those of `/api/boards`, open road and lanes that end too early included: what is missing at a lane's end is drawn as one more open stretch, which the blueprint does not have. `text` is the track file. */
export interface Drawing {
  readonly view: readonly number[];
  readonly lane: number;
  readonly road: string;
  readonly kerbs: readonly string[];
  readonly startBox: string;
  readonly startLine: string;
  readonly arrows: readonly ArrowShape[];
  readonly finishLine: string;
  readonly chequers: string;
  readonly spaces: Readonly<Record<string, SpaceShape>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly Fault[];
  readonly oddities: readonly Oddity[];
  readonly text: string;
}

/** A target that a board misses: which figure, where, and its limits; `most` is 0 where nothing is too much. */
export interface Miss {
  readonly kind: "colour" | "endings" | "lane" | "skill" | "stalls" | "starter" | "turns" | "worst-stall";
  readonly where: string;
  readonly figure: number;
  readonly least: number;
  readonly most: number;
}

/** A small change that makes a board better: repaint a space, or make it a tyre (`#`); it `cures` a kind of miss. */
export interface Hint {
  readonly space: string;
  readonly colour: string;
  readonly cures: string;
}

/** A board in figures. turns of a greedy car until the finish, mean; `spread` is their standard deviation stalls chance that a turn brings no move; `worst_stall` at `worst_space`, where it is highest endings different ends that a turn offers, mean skill share of two-car races that the best driver wins against a racer starter share of the wins of the starter of four push_backs, lead_changes in a race of a full field */
export interface Quality {
  readonly turns: number;
  readonly spread: number;
  readonly stalls: number;
  readonly worstStall: number;
  readonly worstSpace: string;
  readonly endings: number;
  readonly skill: number;
  readonly starter: number;
  readonly pushBacks: number;
  readonly leadChanges: number;
  readonly misses: readonly Miss[];
  readonly hints: readonly Hint[];
}

/** A track file as somebody has it; open road (`~9`) may be in it. */
export interface TrackText {
  readonly text: string;
  readonly file?: string;
}

/** Ask for the open road to be laid; another seed gives another board. */
export interface FinishIt {
  readonly board: Blueprint;
  readonly seed?: number;
}

/** How far the laying of open road is, from 0 to 1; at last the board, or a refusal with its code and fields. */
export interface Laid {
  readonly share: number;
  readonly board: Blueprint | null;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Ask for a print to scale; `tiles` is the largest board, cut into sheets of A4. */
export interface PrintIt {
  readonly board: Blueprint;
  readonly format?: "pdf" | "svg";
  readonly paper?: "a1" | "a2" | "a3" | "a4" | "tiles";
  readonly ink?: "colour" | "symbols";
}

export type ServerFrame = Welcome | Event | Answer | Refusal | Drafted | Planned | Explained | Pulse;

export type ClientFrame = Hello | Roll | Move | Draft | AskPlan | AskWhy | Nonce | Arrange | SetSeat | AddSeat | RemoveSeat | Sit | Start | ToLobby | HandOver | TakeBack | PassHost;
