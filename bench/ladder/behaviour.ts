// What the bots of a game decide at positions that never change: bots that decide the same are the same, however they are written.
import { createHash } from 'node:crypto';
import { botIn, botNamesIn } from '../../src/bots/index.ts';
import { SHELF } from '../../src/games/index.ts';
import { type AnyGame, fast, openForBots, type Seat, silent } from '../../src/kernel/index.ts';

/** Positions of a game that are asked about, spread over its length, for each number of seats. */
const POSITIONS = 24;
const TABLES = [1, 2, 3, 4];
/** Where the standard options hide what players meet. */
const AGREED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'on-tour-paris': [{ routeMode: 'draw' }, { routeMode: 'draw', dockUse: 'once' }],
  'city-tour': [{ day: 3 }, { day: 11 }],
};

/** A fingerprint of every bot: of what it decides, and of the learned values that it decides by. */
export async function behaviourOf(id: string): Promise<Readonly<Record<string, string>>> {
  const entry = SHELF[id];
  if (!entry) throw new Error(`there is no game ${id} on the shelf`);
  const game = await openForBots(entry);
  const prints = new Map(botNamesIn(game).map(name => [name, createHash('sha256').update(decidingValues(game, name))]));
  for (const options of AGREED[id] ?? [{}]) {
    for (const seats of TABLES.filter(count => count >= entry.seats.least && count <= entry.seats.most)) {
      for (const [name, decision] of decisions(game, seats, options)) prints.get(name)?.update(`${decision}\n`);
    }
  }
  return Object.fromEntries([...prints].map(([name, print]) => [name, print.digest('hex').slice(0, 12)]));
}

/** The values without what is only told: it changes no game. */
function decidingValues({ values, learnedStrengths = {}, characters = {} }: AnyGame, name: string): string {
  if (!values || !(name in learnedStrengths || name in characters)) return '';
  const { tables, ...about } = values;
  return JSON.stringify({
    ...about,
    tables: tables.map(({ seats, score, win, slopes, prior }) => ({ seats, prior, slopes, ...(win.length > 0 ? { win } : { score }) })),
  });
}

/** What every bot does at some moments of a game that the policy plays. */
function* decisions(game: AnyGame, seats: number, options: Readonly<Record<string, unknown>>): Iterable<readonly [string, string]> {
  const length = [...walk(game, seats, options)].length;
  const wanted = new Set(Array.from({ length: POSITIONS }, (_, at) => Math.floor(((at + 0.5) * length) / POSITIONS)));
  let number = 0;
  for (const { state, seat } of walk(game, seats, options)) {
    if (!wanted.has(number++)) continue;
    for (const name of botNamesIn(game)) yield [name, `${number} ${game.write(choice(game, name, state, seat, `${number}`))}`];
  }
}

/** The moments of a game with something to decide, played by the policy. */
function* walk(game: AnyGame, seats: number, options: Readonly<Record<string, unknown>>): Iterable<{ state: unknown; seat: Seat }> {
  const reading = game.options.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const table = silent(fast(`behaviour of ${game.id}, ${seats}`));
  const state = game.setup({ seats, options: reading.options, version: game.version }, table);
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    if (game.legal(state, seat).length > 1) yield { state, seat };
    game.play(state, seat, choice(game, 'greedy', state, seat, 'walk'), table);
  }
}

function choice(game: AnyGame, name: string, state: unknown, seat: Seat, whim: string) {
  const legal = game.legal(state, seat);
  const bot = botIn(game, name);
  if (!bot) throw new Error(`there is no bot ${name} in ${game.id}`);
  return bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, fast(`${whim} of ${name}`));
}
