// Written by `make wire` from Python's dataclasses. Do not edit.

/** The basis of a computer driver's choices, None before it has reported it. While it is preparing, the standard driver drives for it; while it is studying, the race is being solved. */
export interface DriverStatus {
  readonly basis: "belief" | "certified" | "lot" | "rule" | "search" | "solved" | "tables" | null;
  readonly is_preparing: boolean;
  readonly is_studying: boolean;
}

/** One place at the table. `driver` is set if a computer drives, in its own seat or for a person. It is a name, with its dial if it has one: `learner:25`. */
export interface Seat {
  readonly kind: "computer" | "here" | "link";
  readonly name: string;
  readonly car: string;
  readonly driver: string | null;
  readonly status: DriverStatus | null;
  readonly is_taken: boolean;
  readonly is_online: boolean;
  readonly is_away: boolean;
  readonly is_coached: boolean;
}

/** A property of a place that players should know before they choose the board; it forbids nothing. */
export interface Oddity {
  readonly kind: string;
  readonly place: string;
}

/** The facts of a board or tile set for a menu; `lacks` names the house rules that have no effect on it. `fingerprint` tells boards apart that people bring along: they all have the same name, and may have the same title. */
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
  readonly fingerprint: string;
}

/** Who won, and why: the places from the first down, each with the seats that share it. `reason` names the case of the rule that applied; `scores` holds, by seat, the number that decided it, or None. */
export interface Outcome {
  readonly ranking: readonly (readonly number[])[];
  readonly reason: string;
  readonly scores: readonly (number | null)[];
}

/** The seats that share a place. by what placed them: empty for the rules, else a word of the game for how far they came left how far they still had to go, in the unit of that word; 0 where the rules placed them */
export interface Placing {
  readonly seats: readonly number[];
  readonly by: string;
  readonly left: number;
}

/** The dice of a race at a table: a `commitment` before the race, the `seed` after it (empty until then). */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly seed: string;
}

/** The race on the table, as one viewer may see it. `view` and `plan` are the game's own dataclasses. standing all seats by place once the race is over: the ranking, and the rest by how far they came fairness the commitment to the seed, given before the race; its `seed` is empty until the race is over */
export interface Race {
  readonly number: number;
  readonly ply: number;
  readonly starter: number;
  readonly view: unknown;
  readonly actor: number | null;
  readonly on_turn: number | null;
  readonly awaits_roll: boolean;
  readonly legal: readonly string[];
  readonly plan: unknown;
  readonly result: Outcome | null;
  readonly standing: readonly Placing[];
  readonly fairness: Fairness;
}

/** Everything on the table. `options` holds every option's text; `trophies` counts them by seat. `own_board` is a board that somebody brought along, to be chosen beside the shipped ones. `closed` is the reason why the last race was closed, if this version could not continue it, and empty from the next race on. `has_bar`: everybody sees the chances of winning. `practice` is the number of the turn that is tried again here, else 0. */
export interface Table {
  readonly code: string;
  readonly number: number;
  readonly stage: "lobby" | "over" | "racing";
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly Seat[];
  readonly host_seat: number | null;
  readonly starter_rule: "champion" | "random" | "seat" | "youngest";
  readonly starter_seat: number;
  readonly pace: "calm" | "fast" | "normal" | "quick" | "slow";
  readonly trophies: readonly number[];
  readonly champions: readonly number[];
  readonly races: number;
  readonly closed: string;
  readonly is_locked: boolean;
  readonly viewers: number;
  readonly own_board: BoardFacts | null;
  readonly has_bar: boolean;
  readonly practice: number;
  readonly race: Race | null;
}

/** The rights of this connection, and what became of the keys that it showed. `is_host_away`: nobody who is connected is host. Then a player may let a computer drive for each of the missing seats in `stands_in_for`. `links` are personal links of empty seats: for the host, and for such a player. `shared` are seats by link that another browser plays, too; `dead_keys` open nothing here. */
export interface You {
  readonly seats: readonly number[];
  readonly is_host: boolean;
  readonly is_host_away: boolean;
  readonly stands_in_for: readonly number[];
  readonly links: Readonly<Record<string, string>>;
  readonly invite: string;
  readonly shared: readonly number[];
  readonly dead_keys: readonly string[];
}

/** The whole table, after hello, after a gap, and whenever this viewer's own rights change. */
export interface Welcome {
  readonly table: Table;
  readonly you: You;
  readonly server: string;
  readonly type: "welcome";
}

/** One thing that happened: its kind, the seat, the places, the dice, and a word of detail. `steps` are the words of a drive, one for each place after the first: what each step was made with. `score` is what counts for the seat in the end, as it is after this happening; None where it stays as it was. */
export interface Happening {
  readonly kind: string;
  readonly seat: number | null;
  readonly places: readonly string[];
  readonly dice: string;
  readonly word: string;
  readonly steps: readonly string[];
  readonly score: number | null;
}

/** Something was stored: what changed on the table since event `number` - 1, and what happened on the way. `changes` holds fields of `Table`; its `race` holds fields of `Race`, all of them where a game hides information. */
export interface Event {
  readonly number: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly happened: readonly Happening[];
  readonly type: "event";
}

/** A command was carried out as event `number`; `key` is the key of a seat that was taken. */
export interface Answer {
  readonly id: string;
  readonly number: number;
  readonly type: "answer";
  readonly key: string | null;
}

/** A command was not carried out: a stable code, a sentence in English, and the facts. */
export interface Refusal {
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly type: "refusal";
}

/** Words that a player has laid out and may still take back. */
export interface Drafted {
  readonly seat: number;
  readonly words: readonly string[];
  readonly type: "drafted";
}

/** The answer to `plan`: the game's own dataclass, or None if there is nothing to plan. */
export interface Planned {
  readonly id: string;
  readonly plan: unknown;
  readonly type: "planned";
}

/** The number of the rule, a stable code for the sentence, and the colours that the sentence mentions. */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly colours: readonly string[];
}

/** The answer to `why`: the rule that forbids it, or None if it is allowed. */
export interface Explained {
  readonly id: string;
  readonly reason: Reason | null;
  readonly type: "explained";
}

/** Every seat's chance of winning in one position. error how far off: the residual of solved values; of certified ones a proven bound on what anybody could gain by driving otherwise; the half-width of the 95 % interval of estimates */
export interface Forecast {
  readonly chances: readonly number[];
  readonly certainty: "certified" | "estimated" | "solved";
  readonly error: number;
}

/** The answer to `ask-forecast`. */
export interface Forecasted {
  readonly id: string;
  readonly forecast: Forecast;
  readonly type: "forecasted";
}

/** One way to decide: its words, the places that the car passes, and the chance of winning that it leaves. */
export interface Way {
  readonly words: readonly string[];
  readonly places: readonly string[];
  readonly chance: number;
}

/** One decision of a seat: the way that it took, the best one, and what the taken one cost (0 or more). ply the number of actions before it ways between how many ways there was a choice, those of equal worth counted as one; 1 if there was none why a word of the game for what makes the best way good worth how much better the best way is than a random one: how much there was to be won or lost by thinking */
export interface Decision {
  readonly ply: number;
  readonly seat: number;
  readonly taken: Way;
  readonly best: Way;
  readonly cost: number;
  readonly ways: number;
  readonly why: string;
  readonly worth: number;
}

/** The answer to `ask-advice`: the decision to be made, or None if there is none. */
export interface Advised {
  readonly id: string;
  readonly decision: Decision | null;
  readonly type: "advised";
}

/** The number of the last event, so that a gap is noticed; who is online or away; the state of the drivers. `within` says after how many seconds the next one comes at the latest, until the next event. */
export interface Heartbeat {
  readonly number: number;
  readonly online: readonly boolean[];
  readonly away: readonly boolean[];
  readonly drivers: readonly (DriverStatus | null)[];
  readonly viewers: number;
  readonly within: number;
  readonly type: "heartbeat";
}

/** A new table: its code, and the host's key. */
export interface OpenedTable {
  readonly code: string;
  readonly key: string;
}

/** One option of a game; values are texts. `needs` is the variant without which it has no effect, or empty. */
export interface OptionFacts {
  readonly name: string;
  readonly kind: string;
  readonly default: string;
  readonly choices: readonly string[];
  readonly rule: string;
  readonly is_variant: boolean;
  readonly needs: string;
}

/** The adjustable strength of a driver: the share of two-car races that it wins against `racer`, in percent. */
export interface Dial {
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** One computer driver; `strength` counts from 1, and is 0 if it was not measured. */
export interface DriverFacts {
  readonly name: string;
  readonly strength: number;
  readonly dial: Dial | null;
}

/** One game; drivers weakest first. `board_option` is empty if the game has no boards. `has_reviews`: races that are over can be reviewed. `has_forecasts`: so can running ones, for the bar and the coach. */
export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly players: readonly number[];
  readonly cars: readonly string[];
  readonly options: readonly OptionFacts[];
  readonly board_option: string;
  readonly boards: readonly BoardFacts[];
  readonly drivers: readonly DriverFacts[];
  readonly standard_driver: string;
  readonly has_reviews: boolean;
  readonly has_forecasts: boolean;
}

/** A seat as it was in a race; `driver` is set if a computer had it. */
export interface PastSeat {
  readonly name: string;
  readonly car: string;
  readonly driver: string | null;
}

/** One fact: a word of the game (or `turns`), whom it is about, the one who acted first, and a number. */
export interface RaceFact {
  readonly name: string;
  readonly seats: readonly number[];
  readonly number: number;
}

/** A race that has ended. ended when, in seconds of the epoch; None where that is not known board a fingerprint: races of a game with the same one were on the same board own_board the board's facts, if it is none of those that come with the game places all seats by place; only those of the result if this version cannot read the race turns of all seats together facts what the game counts, and the turns of each seat; none if this version cannot read the race */
export interface PastRace {
  readonly number: number;
  readonly ended: number | null;
  readonly how: "abandoned" | "closed" | "finished";
  readonly game: string;
  readonly board: string;
  readonly options: Readonly<Record<string, string>>;
  readonly own_board: BoardFacts | null;
  readonly seats: readonly PastSeat[];
  readonly winners: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly turns: number;
  readonly facts: readonly RaceFact[];
}

/** What somebody has won: the numbers of the races, the oldest first. `seat` is as it was in the latest race. */
export interface Shelf {
  readonly seat: PastSeat;
  readonly races: number;
  readonly wins: readonly number[];
  readonly is_champion: boolean;
}

/** A record of a board: the fact, whose it is, and the number of the race in which it was set first. */
export interface Best {
  readonly name: string;
  readonly game: string;
  readonly board: string;
  readonly number: number;
  readonly seats: readonly PastSeat[];
  readonly race: number;
}

/** The history of a table: races from the newest on, who has won most first. `is_complete`: every race is in it; else more of them are being read, the newest ones first. */
export interface History {
  readonly code: string;
  readonly races: readonly PastRace[];
  readonly shelves: readonly Shelf[];
  readonly bests: readonly Best[];
  readonly is_complete: boolean;
}

/** A picture of the story: what happened (a word of the game), to whom, where, and the position as it was seen. `number` and `word` are details for the sentence; `view` is the dataclass of the game that `race.view` is. */
export interface Moment {
  readonly kind: string;
  readonly ply: number;
  readonly seats: readonly number[];
  readonly places: readonly string[];
  readonly number: number;
  readonly word: string;
  readonly view: unknown;
}

/** At most three moments of a race, in order; none where the game tells no story. */
export interface Story {
  readonly race: number;
  readonly moments: readonly Moment[];
}

/** One command of the race, or one roll: what it changed on the table, and what everybody saw happen. ply the number of actions after it turn the number of the line in the record, from 1 seat whose turn it was changes fields of `Table`, as in `Event`, without what was legal and what could be planned */
export interface Step {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly happened: readonly Happening[];
}

/** A race from the first position to the last that is recorded. table as a spectator saw it before the first action; its code is empty board the board's drawing, the game's own dataclass; None where the game has none result None if the race has not ended placings all seats by place; none if the race has not ended seed the text that the dice came from, if the race was not raced at a table fairness the dice of a race at a table; None for others */
export interface Replay {
  readonly table: Table;
  readonly steps: readonly Step[];
  readonly board: unknown;
  readonly result: Outcome | null;
  readonly placings: readonly Placing[];
  readonly seed: string;
  readonly fairness: Fairness | null;
}

/** A point of the curve: the chances after so many actions. */
export interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** One turn: its seat, its actions from ply `begin` to ply `end`, the chances before and after it. number the number of its line in the record luck what chance changed, for each seat choices what decisions changed, for each seat dice what chance said, in words of the game */
export interface Turn {
  readonly number: number;
  readonly seat: number;
  readonly begin: number;
  readonly end: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly luck: readonly number[];
  readonly choices: readonly number[];
  readonly dice: readonly string[];
  readonly decisions: readonly Decision[];
}

/** How one seat came to its result: `start` + `luck` + `own` + `others` = `result`; `error` is that of `own`. */
export interface Share {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly result: number;
  readonly error: number;
}

/** What is worth telling of one seat, in numbers of turns; 0 where there is none. helped, hurt how often luck helped and hurt it clearly cleverest the turn in which its good choice gained most costliest the turn in which its choice lost most */
export interface Receipt {
  readonly helped: number;
  readonly hurt: number;
  readonly cleverest: number;
  readonly costliest: number;
}

/** The review of a whole race. certainty, error as in `Forecast`, for the whole curve effort how much was computed; a greater one gives better estimates is_final whether more effort would change nothing worth showing turning_point the number of the turn that decided most, 0 if there is none luckiest the seat that chance helped most; None where the error is as large as the difference extra a dataclass of the game's own, or None */
export interface Review {
  readonly certainty: "certified" | "estimated" | "solved";
  readonly error: number;
  readonly effort: number;
  readonly is_final: boolean;
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly shares: readonly Share[];
  readonly receipts: readonly Receipt[];
  readonly turning_point: number;
  readonly luckiest: number | null;
  readonly extra: unknown;
}

/** A review; `is_solving`: the values of this race are being computed, and later reviews will be by them. */
export interface ReviewAnswer {
  readonly review: Review;
  readonly is_solving: boolean;
}

/** The first frame, and after a gap: the keys that this browser holds. `client` is a random text that the browser keeps to itself: a repeated command is recognised by it. */
export interface Hello {
  readonly type: "hello";
  readonly id: string;
  readonly keys?: readonly string[];
  readonly client?: string;
}

/** Roll the dice for the seat on turn. */
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

/** Show the others the words laid out so far; nothing is stored. */
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

/** Ask for every seat's chance of winning now, at a table with the bar; nothing is stored. */
export interface AskForecast {
  readonly type: "ask-forecast";
  readonly id: string;
  readonly race: number;
  readonly ply: number;
}

/** Ask the coach of one's own seat for the best way, in its turn; nothing is stored. */
export interface AskAdvice {
  readonly type: "ask-advice";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly ply: number;
}

/** Add a seat's own randomness to the dice of this race, before the first roll. */
export interface Nonce {
  readonly type: "nonce";
  readonly id: string;
  readonly seat: number;
  readonly race: number;
  readonly nonce: string;
}

/** The host changes the setup: game, options, pace, who begins. Only given fields change. In a race: pace and bar. `has_bar`: everybody sees the chances of winning while the race goes on, if the game can tell them. `board` is the file of a board of one's own; the table then has it instead of the one before, and chooses it. */
export interface Arrange {
  readonly type: "arrange";
  readonly id: string;
  readonly game?: string | null;
  readonly options?: Readonly<Record<string, string>> | null;
  readonly pace?: "calm" | "fast" | "normal" | "quick" | "slow" | null;
  readonly starter_rule?: "champion" | "random" | "seat" | "youngest" | null;
  readonly starter_seat?: number | null;
  readonly board?: string | null;
  readonly has_bar?: boolean | null;
}

/** The host sets who plays a seat, or a player changes the name, car and coach of their own seat. `is_coached`: its player may ask for the best way, if the game can tell it; also changed in a race. */
export interface SetSeat {
  readonly type: "set-seat";
  readonly id: string;
  readonly seat: number;
  readonly kind?: "computer" | "here" | "link" | null;
  readonly name?: string | null;
  readonly car?: string | null;
  readonly driver?: string | null;
  readonly is_coached?: boolean | null;
}

/** The host adds a seat to the table. */
export interface AddSeat {
  readonly type: "add-seat";
  readonly id: string;
  readonly kind?: "computer" | "here" | "link";
  readonly driver?: string | null;
}

/** The host removes a seat from the table. */
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

/** The host returns to the lobby; a running race is abandoned and its seed is revealed. */
export interface ToLobby {
  readonly type: "to-lobby";
  readonly id: string;
}

/** The host deletes the history of the table: all races that have ended, and what everybody has won. */
export interface ForgetRaces {
  readonly type: "forget-races";
  readonly id: string;
}

/** Let a computer drive for a seat; without a driver's name, the game's standard driver. */
export interface HandOver {
  readonly type: "hand-over";
  readonly id: string;
  readonly seat: number;
  readonly driver?: string | null;
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

/** The host sends the player of a seat away: their key is void, and their browser is not admitted again. */
export interface SendAway {
  readonly type: "send-away";
  readonly id: string;
  readonly seat: number;
}

/** The host closes the table to everybody without a key, or opens it again. */
export interface Lock {
  readonly type: "lock";
  readonly id: string;
  readonly is_locked: boolean;
}

/** A seat of a new table. */
export interface NewSeat {
  readonly kind?: "computer" | "here" | "link";
  readonly name?: string;
  readonly car?: string | null;
  readonly driver?: string | null;
}

/** Ask for a new table. `seats` from the first on; options as texts; `board` is the file of a board of one's own. */
export interface OpenTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly NewSeat[];
  readonly board?: string;
}

export type ServerFrame = Welcome | Event | Answer | Refusal | Drafted | Planned | Explained | Forecasted | Advised | Heartbeat;

export type Command = Hello | Roll | Move | Draft | AskPlan | AskWhy | AskForecast | AskAdvice | Nonce | Arrange | SetSeat | AddSeat | RemoveSeat | Sit | Start | ToLobby | ForgetRaces | HandOver | TakeBack | PassHost | SendAway | Lock;
