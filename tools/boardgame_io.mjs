// boardgame.io's own server with its file storage, and in a process of their own, as in our own
// load, clients that play tic-tac-toe on it. Run by tools.boardgame_io in a folder where the package
// is installed: node boardgame_io.mjs serve PORT, then node boardgame_io.mjs play PORT TABLES SECONDS.
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const { Server, FlatFile } = require("boardgame.io/server");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { INVALID_MOVE } = require("boardgame.io/core");

const role = process.argv[2];
const [port, tables, seconds] = process.argv.slice(3).map(Number);
const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
    clear: ({ G }) => {
      G.cells = Array(9).fill(null);
    },
  },
};

console.error = console.info = () => {};
const log = console.log;
console.log = () => {};

const times = [];
function table(number) {
  const seat = (playerID) => {
    const multiplayer = SocketIO({ server: `localhost:${port}` });
    const client = Client({ game: TicTacToe, matchID: `match-${number}`, playerID, debug: false, multiplayer });
    client.start();
    return client;
  };
  return [seat("0"), seat("1")];
}

// Subscribing tells the present state at once, before there is anything to unsubscribe.
const reached = (client, id) => new Promise((done) => {
  let stop = null;
  let here = false;
  stop = client.subscribe((state) => {
    here ||= Boolean(state) && state._stateID >= id;
    if (here) {
      stop?.();
      done();
    }
  });
  if (here) stop();
});

const late = (until) => new Promise((done) => setTimeout(done, Math.max(0, until - Date.now()), "late"));

async function play(clients, until) {
  while (Date.now() < until) {
    const state = clients[0].getState();
    const mover = Number(state.ctx.currentPlayer);
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const [me, other] = [clients[mover], clients[1 - mover]];
    const began = performance.now();
    const heard = reached(other, state._stateID + 1);
    if (free.length) me.moves.click(free[Math.floor(Math.random() * free.length)]);
    else me.moves.clear();
    if ((await Promise.race([heard, late(until)])) === "late") return;
    times.push(performance.now() - began);
    await Promise.race([late(until), reached(clients[0], other.getState()._stateID)]);
  }
}

async function serve() {
  const db = new FlatFile({ dir: "storage" });
  await Server({ games: [TicTacToe], origins: ["*"], db }).run(port);
}

async function playAll() {
  const all = [];
  for (let n = 0; n < tables; n += 1) all.push(table(n));
  await Promise.all(all.flat().map((client) => reached(client, 0)));
  const began = Date.now();
  await Promise.all(all.map((clients) => play(clients, began + seconds * 1000)));
  times.sort((a, b) => a - b);
  const mark = (share) => times[Math.floor(times.length * share)];
  const rate = times.length / ((Date.now() - began) / 1000);
  log(JSON.stringify({ rate, p50: mark(0.5), p95: mark(0.95), p99: mark(0.99) }));
  process.exit(0);
}

await (role === "serve" ? serve() : playAll());
