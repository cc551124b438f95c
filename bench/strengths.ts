// How long a strength of one game thinks, as in play: called with the game, the strength, and the games and decisions at each table.
import { SHELF } from '../src/games/index.ts';
import { botInTime } from '../src/host/index.ts';
import { type AnyGame, fast, openForBots, type Seat, silent } from '../src/kernel/index.ts';
import { cpuSeconds } from './clock.mjs';

/** What is agreed on where that changes how long a bot thinks; other games are played by their standard. */
const AGREED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'on-tour-paris': [{ dockUse: 'once' }, { dockUse: 'free' }],
  'city-tour': [{ day: 1 }, { day: 12 }],
};

/** Milliseconds of the decisions at one table: by the clock on the wall, and of the processor. */
interface Times {
  readonly wall: number[];
  readonly processor: number[];
}

const [id = '', strength = 'hard', games = '1', most = '1000'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(id === '' ? Object.keys(SHELF) : await measure(id)));

async function measure(name: string) {
  const entry = SHELF[name];
  const game = entry && (await openForBots(entry));
  if (!game) throw new Error(`there is no game ${name} on the shelf`);
  const tables = (AGREED[name] ?? [{}]).flatMap(agreed => seatCounts(game).map(seats => ({ agreed, seats })));
  return tables.map(({ agreed, seats }) => {
    const times: Times = { wall: [], processor: [] };
    for (let at = 0; at < Number(games); at++) timeGame(game, { agreed, seats, seed: `strengths/${at}` }, times);
    const mean = times.wall.reduce((sum, each) => sum + each, 0) / times.wall.length;
    return {
      seats,
      agreed,
      decisions: times.wall.length,
      mean,
      wall: Math.max(...times.wall),
      processor: Math.max(...times.processor),
    };
  });
}

/** The fewest seats of a contest, and the most. */
function seatCounts({ seats: { least, most } }: AnyGame): readonly number[] {
  return [...new Set([least, most])];
}

/** The first decisions count as well: a person waits for them too. */
function timeGame(
  game: AnyGame,
  { agreed, seats, seed }: { readonly agreed: Readonly<Record<string, unknown>>; readonly seats: number; readonly seed: string },
  times: Times,
): void {
  const reading = game.options.read(agreed, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const table = silent(fast(seed));
  const state = game.setup({ seats, options: reading.options, version: game.version }, table);
  const whim = fast(`${seed}/whim`);
  const bot = botInTime(game, strength);
  const decide = (seat: Seat) => {
    const legal = game.legal(state, seat);
    const [only] = legal;
    if (!only) throw new Error(`seat ${seat} is awaited and cannot move`);
    if (legal.length === 1) return only;
    const [wall, processor] = [performance.now(), cpuSeconds()];
    const move = bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whim);
    times.wall.push(performance.now() - wall);
    times.processor.push(1000 * (cpuSeconds() - processor));
    return move;
  };
  while (times.wall.length < Number(most)) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    game.play(state, seat, decide(seat), table);
  }
}
