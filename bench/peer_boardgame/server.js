// A dice race of Monza's basic rules on boardgame.io, in memory: the peer of Hairpin's server.
//
//     node server.js BOARD.json
//
// The board is the one that Hairpin races on, as a graph. A turn is `roll` and `drive`, as at a Hairpin table, and the
// state holds what Hairpin's view holds, legal words, plan and happenings included. `start` begins the next race.
// Undo is off, as it is at a Hairpin table.
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const board = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const finish = new Set(board.finish);
const COLOURS = ["r", "y", "b", "g", "w", "p"];
const START = "S";
const PLAYERS = 4;

const driveCache = new Map();

/** List the steps that these dice allow from a place. */
function listDrives(place, dice) {
  const key = place + " " + dice;
  let steps = driveCache.get(key);
  if (steps === undefined) {
    const exits = board.exits[place] ?? [];
    steps = exits.filter((exit) => dice.includes(exit.colour)).map((exit) => ({ ...exit, word: exit.place + exit.colour }));
    driveCache.set(key, steps);
  }
  return steps;
}

/** Remove one die of a colour. */
function take(dice, colour) {
  return dice.replace(colour, "");
}

/** List every route that the dice allow, as a graph. */
function makePlan(place, dice) {
  const numbers = new Map([[place + " " + dice, 0]]);
  const open = [[place, dice]];
  const nodes = [];
  for (const [here, left] of open) {
    const steps = listDrives(here, left).map((step) => {
      const rest = take(left, step.colour);
      let to = null;
      if (!finish.has(step.place) && listDrives(step.place, rest).length > 0) {
        const key = step.place + " " + rest;
        if (!numbers.has(key)) {
          numbers.set(key, open.length);
          open.push([step.place, rest]);
        }
        to = numbers.get(key);
      }
      return { word: step.word, place: step.place, colour: step.colour, is_accelerator: false, to };
    });
    nodes.push({ place: here, dice: left, steps, words: [] });
  }
  return { nodes };
}

/** Return a race that begins. */
function beginRace(number) {
  return {
    race: number,
    ply: 0,
    phase: "roll",
    cars: Array(PLAYERS).fill(START),
    used: Array(PLAYERS).fill(0),
    dice: "",
    last: "",
    is_last_round: false,
    legal: [],
    plan: null,
    result: null,
    happened: [],
  };
}

/** Push back the car on whose space the turn ended. */
function pushBack(G, seat) {
  const place = G.cars[seat];
  const pushed = G.cars.findIndex((car, other) => car === place && other !== seat);
  if (place === START || finish.has(place) || pushed < 0) return;
  const free = board.behind[place].find((space) => !G.cars.includes(space));
  G.cars[pushed] = free ?? START;
  G.happened.push({ kind: "pushed-back", seat: pushed, places: [place, G.cars[pushed]], dice: "", word: "", steps: [] });
}

/** End the turn; the round in which a car finishes is the last one. */
function endTurn(G, seat, events) {
  G.dice = "";
  G.last = "";
  G.legal = [];
  G.plan = null;
  let next = (seat + 1) % PLAYERS;
  while (next !== 0 && finish.has(G.cars[next])) next = (next + 1) % PLAYERS;
  const home = G.cars.flatMap((car, other) => (finish.has(car) ? [other] : []));
  G.is_last_round = home.length > 0;
  if (next === 0 && home.length > 0) {
    G.phase = "over";
    G.result = rank(G, home);
    G.happened.push({ kind: "over", seat: null, places: [], dice: "", word: "", steps: [] });
    return;
  }
  G.phase = "roll";
  if (next === 0) G.used = Array(PLAYERS).fill(0);
  G.happened.push({ kind: "turn", seat: next, places: [], dice: "", word: "", steps: [] });
  events.endTurn({ next: String(next) });
}

/** Rank the cars in the finish by the dice of their last turn. */
function rank(G, home) {
  const counts = [...new Set(home.map((seat) => G.used[seat]))].sort((a, b) => a - b);
  const places = counts.map((count) => home.filter((seat) => G.used[seat] === count));
  const rest = [0, 1, 2, 3].filter((seat) => !home.includes(seat));
  const reason = home.length === 1 ? "alone" : places[0].length === 1 ? "fewest-dice" : "shared";
  return { ranking: rest.length > 0 ? [...places, rest] : places, reason };
}

const moves = {
  start: ({ G, events }) => {
    if (G.phase !== "over") return INVALID_MOVE;
    events.endTurn({ next: "0" });
    return beginRace(G.race + 1);
  },
  roll: ({ G, playerID, random, events }) => {
    if (G.phase !== "roll") return INVALID_MOVE;
    const seat = Number(playerID);
    const dice = random
      .Die(6, 6)
      .sort()
      .map((face) => COLOURS[face - 1])
      .join("");
    const steps = listDrives(G.cars[seat], dice);
    G.ply += 1;
    G.happened = [{ kind: "rolled", seat, places: [], dice, word: "roll", steps: [] }];
    if (steps.length === 0) {
      G.happened.push({ kind: "passed", seat, places: [], dice: "", word: "", steps: [] });
      endTurn(G, seat, events);
      return;
    }
    G.phase = "drive";
    G.dice = dice;
    G.legal = steps.map((step) => step.word);
    G.plan = makePlan(G.cars[seat], dice);
  },
  drive: ({ G, playerID, events }, words) => {
    if (G.phase !== "drive" || !Array.isArray(words) || words.length === 0) return INVALID_MOVE;
    const seat = Number(playerID);
    let place = G.cars[seat];
    let dice = G.dice;
    const places = [place];
    for (const word of words) {
      const step = finish.has(place) ? undefined : listDrives(place, dice).find((step) => step.word === word);
      if (step === undefined) return INVALID_MOVE;
      place = step.place;
      dice = take(dice, step.colour);
      places.push(place);
    }
    if (!finish.has(place) && listDrives(place, dice).length > 0) return INVALID_MOVE;
    G.ply += words.length;
    G.cars[seat] = place;
    G.used[seat] += words.length;
    G.happened = [{ kind: "drove", seat, places, dice: "", word: "", steps: words }];
    pushBack(G, seat);
    endTurn(G, seat, events);
  },
};

const race = {
  name: "race",
  setup: () => beginRace(1),
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  turn: { minMoves: 0 },
  playerView: ({ G }) => G,
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
};

const server = Server({ games: [race], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
server.run(0).then(({ appServer }) => {
  console.log(`serving at http://127.0.0.1:${appServer.address().port}`);
});
