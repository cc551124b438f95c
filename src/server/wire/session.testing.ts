// One session of play in one world: everything that one viewer of each table is sent, word for word.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinker } from '../../host/index.ts';
import type { AnyGame, Viewer } from '../../kernel/index.ts';
import { commitmentTo } from '../../luck/index.ts';
import type { Pace, TableRow } from '../../protocol/index.ts';
import { startServer } from '../index.ts';
import { Client, wishOf } from '../server.testing.ts';
import { openStore } from '../storage/index.ts';
import { otherOf, type PreparedTable, ScriptedBots, type TwinTable } from './twin-tables.testing.ts';
import { inWorlds, numberOf } from './twin-worlds.testing.ts';
import { ScriptedViewer } from './viewer.testing.ts';

/** A folder with tables that have just begun, and who sits at them. */
export interface PreparedTables {
  readonly folder: string;
  readonly tables: readonly PreparedTable[];
  readonly cookies: { readonly viewer: string; readonly other: string };
}

const NEVER: Thinker = { choose: () => new Promise(() => {}) };
const EIGHT_O_CLOCK = Date.UTC(2026, 0, 1, 20);
const PACES: readonly Pace[] = [{ kind: 'untimed' }, { kind: 'live', bank: 80_000, increment: 5, then: 'quiet' }];

/** Sets the tables once: what is copied from there has the same ids, tokens and times. */
export async function prepare(twinTables: readonly TwinTable[]): Promise<PreparedTables> {
  const folder = mkdtempSync(join(tmpdir(), 'session-'));
  const server = await startServer(serving(folder, NEVER, () => EIGHT_O_CLOCK));
  const [mia, jonas] = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas')];
  const ids: string[] = [];
  for (const [at, { game, plan, twins }] of twinTables.entries()) {
    const wish = wishOf(game.id, kindsFor(twins.viewer, plan.seats), { options: plan.options, pace: PACES[(at >> 1) % PACES.length] });
    const set = await jonas.call<TableRow>('POST', 'api/tables', wish);
    if (set.status !== 200) throw new Error(JSON.stringify(set.body));
    ids.push(set.body.id);
    if (twins.viewer !== 'public') await mia.call('POST', `api/tables/${set.body.id}/join`, {});
    await jonas.call('POST', `api/tables/${set.body.id}/start`);
  }
  await jonas.call('POST', 'api/tables', wishOf('city-tour', ['human', 'open'], { listed: true }));
  await server.close();
  const tables = twinTables.map((twinTable, at) => {
    const id = ids[at] ?? '';
    return { ...twinTable, id, seeds: [`${id} as it is`, `${id} as it might be`] as const };
  });
  return { folder, tables, cookies: { viewer: mia.cookie, other: jonas.cookie } };
}

/** Somebody to the left of the viewer is a person, whoever is left is a bot. */
function kindsFor(viewer: Viewer, seats: number): ('human' | 'open' | 'greedy')[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === viewer) return 'open';
    return seat === otherOf(viewer, seats) ? 'human' : 'greedy';
  });
}

function serving(data: string, thinker: Thinker, clock: () => number) {
  // Its leaps are no absence of the server.
  const times = { clock, time: clock };
  return { port: 0, host: '127.0.0.1', keeping: { data }, pages: null, thinker, ...times, rate: 1_000_000, metricsMs: 0 };
}

/** Everything that the viewers are sent in one world, table by table; and what the server counted. */
export async function playSession(
  { folder, tables, cookies }: PreparedTables,
  world: 0 | 1,
  change: (game: AnyGame) => AnyGame = game => game,
  isLoose = false,
): Promise<{ readonly sent: readonly (readonly string[])[]; readonly counted: readonly string[] }> {
  const data = mkdtempSync(join(tmpdir(), 'world-'));
  cpSync(folder, data, { recursive: true });
  await reseed(data, tables, world);
  let now = EIGHT_O_CLOCK;
  const bots = new ScriptedBots();
  // What is known of a seed differs by its nature, and tells nothing: it was there before anything was dealt.
  const prints = new Map(tables.map(({ id, seeds }) => [commitmentTo(seeds[world], SALT), `fingerprint of ${id}`]));
  const shelf = shelfOf(tables, world, change);
  const server = await startServer({ ...serving(data, bots, () => now), games: shelf });
  try {
    const sent: (readonly string[])[] = [];
    for (const table of tables) {
      const viewer = new ScriptedViewer(server.address, table, world, { bots, cookies, isLoose, pass: ms => (now += ms) });
      const words = await viewer.lookOn();
      sent.push(words.map(word => word.replace(/[0-9a-f]{64}/g, print => prints.get(print) ?? print)));
    }
    const metrics = await (await fetch(`${server.address}metrics`)).text();
    return { sent, counted: metrics.split('\n').filter(line => /^tabletour_(?:deeds|faults|sockets)/.test(line)) };
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
}

/** Known to both worlds, as it is drawn before anything is dealt. */
const SALT = 'salt';

async function reseed(data: string, tables: readonly PreparedTable[], world: 0 | 1): Promise<void> {
  const store = await openStore({ data }, error => {
    throw error;
  });
  for (const { id, seeds } of tables) {
    const file = await store.table(id);
    if (file) await store.changeTable({ ...file.body, seed: seeds[world], salt: SALT }, file.rev, EIGHT_O_CLOCK);
  }
  await store.close();
}

function shelfOf(tables: readonly PreparedTable[], world: 0 | 1, change: (game: AnyGame) => AnyGame) {
  const games = new Map(tables.map(({ game }) => [game.id, game]));
  return Object.fromEntries(
    [...games].map(([id, game]) => {
      const own = tables.filter(table => table.game.id === id);
      const worlds = new Map(own.map(({ twins, seeds }) => [numberOf(seeds[world]), twins.worlds[world]]));
      const opened = inWorlds(change(game), worlds);
      return [id, { open: async () => opened }];
    }),
  );
}
