// A server with a table of every game in play, and what is known of it besides what it says.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { TableRow, TableSight } from '../../protocol/index.ts';
import { IS_SOAK } from '../../testing/part.ts';
import { type Running, startServer } from '../index.ts';
import { ServerProcess, type StoreLocation } from '../kill/server-process.testing.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { measured } from './attack.testing.ts';
import type { Scene, Target } from './hostile-messages.testing.ts';

/** A store of its own, and a way to look into it past the server. */
export interface AbusedStore {
  readonly place: StoreLocation;
  all(query: string): Promise<readonly object[]>;
  remove(): Promise<void>;
}

/** What the server uses, in bytes; what the whole process does is known where it has one of its own. */
interface Used {
  readonly heap: number;
  readonly memory?: number;
}

/** A server that runs, and the way to measure it. */
interface Abused extends Running {
  used(): Promise<Used>;
}

/** In this process: time flies, so that nobody is stopped for speaking too fast, which is tested where limits are. */
async function servedHere(keeping: StoreLocation): Promise<Abused> {
  let time = Date.UTC(2026, 0, 1);
  const clock = () => (time += 20);
  const server = await startServer({ port: 0, host: '127.0.0.1', keeping, pages: null, clock, rate: 1e9, newcomers: 1e9 });
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = async () => {
    collect();
    return { heap: process.memoryUsage().heapUsed };
  };
  return { ...server, used };
}

/** The real program, in a process of its own. */
async function servedApart(place: StoreLocation): Promise<Abused> {
  const server = await ServerProcess.launch('server', place);
  const { address } = server;
  const used = async () => ({
    heap: await measured(address, 'nodejs_heap_size_used_bytes'),
    memory: await measured(address, 'process_resident_memory_bytes'),
  });
  return { address, used, close: () => server.stop() };
}

export class AbusedServer {
  private constructor(
    private readonly store: AbusedStore,
    private readonly server: Abused,
    readonly players: readonly [Client, Client],
    readonly scene: Scene,
  ) {}

  static async on(store: AbusedStore): Promise<AbusedServer> {
    const server = await (IS_SOAK ? servedApart : servedHere)(store.place);
    const named = (name: string) => Client.named(server.address, name);
    const [mia, jonas, eve] = [await named('Mia'), await named('Jonas'), await named('Eve')];
    const targets: Target[] = [];
    for (const id of Object.keys(SHELF)) targets.push(await inPlay([mia, jonas], id));
    const wish = wishOf('eighty-days', ['human', 'open'], { listed: true });
    const gathering = (await mia.call<TableRow>('POST', 'api/tables', wish)).body.id;
    const forged = `${eve.cookie.slice(0, -6)}AAAAAA`;
    const cookies = { mia: mia.cookie, jonas: jonas.cookie, eve: eve.cookie, nobody: '', forged };
    return new AbusedServer(store, server, [mia, jonas], { targets, gathering, cookies });
  }

  get address(): string {
    return this.server.address;
  }

  used(): Promise<Used> {
    return this.server.used();
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.store.remove();
  }

  /** Makes a decent move, which must be done. */
  async move(table: string, luck: string): Promise<void> {
    await move(this.players, table, luck);
  }

  /** All that is kept, but for who is at work. */
  async everythingKept(): Promise<unknown> {
    const queries = {
      tables: 'select id, rev, stage, listed, number, said, due, body from tables order by id',
      deeds: 'select * from deeds order by table_id, number',
      chat: 'select * from chat',
      sessions: 'select * from sessions order by id',
      tokens: 'select * from tokens order by hash',
      places: 'select * from places order by table_id, session_id',
      // When the server was last alive is noted all the time.
      meta: "select * from meta where key <> 'life' order by key",
    };
    const kept: Record<string, unknown> = {};
    for (const [table, query] of Object.entries(queries)) kept[table] = await this.store.all(query);
    return kept;
  }

  /** What must be in no answer: tokens, seeds, the ids of sessions, keys. */
  async secretsKept(): Promise<string[]> {
    const bodies = (await this.store.all('select body from tables')) as { body: string }[];
    const meta = (await this.store.all("select value from meta where key <> 'schema'")) as { value: string }[];
    const tables = bodies.map(({ body }) => JSON.parse(body) as { seed: string; holders: string[] });
    const tokens = Object.values(this.scene.cookies).flatMap(cookie => cookie.split('=')[1] ?? []);
    return [...tables.flatMap(({ seed, holders }) => [seed, ...holders]), ...tokens, ...meta.map(({ value }) => value)].filter(Boolean);
  }
}

type Players = readonly [Client, Client];

/** A table of two on which a few moves have been made. */
async function inPlay(players: Players, id: string): Promise<Target> {
  const [mia, jonas] = players;
  const game = await gameNamed(id);
  const table = (await mia.call<TableRow>('POST', 'api/tables', wishOf(id, ['human', 'open']))).body.id;
  await jonas.call('POST', `api/tables/${table}/join`, {});
  await mia.call('POST', `api/tables/${table}/start`);
  let usedKey = '';
  for (let moves = 0; moves < 4; moves++) usedKey = await move(players, table, `opening ${moves}`);
  const { seat, sight } = await inTurn(players, table);
  const { moves, decision } = moveFor(game, sight, seat, 'legal');
  const refused = refusedIn(game, sight, seat);
  return { id: table, game, legal: { seat, decision, move: moves[0] ?? '' }, decisions: sight.decisions, usedKey, refused };
}

function refusedIn(game: Target['game'], { view, awaiting }: TableSight, seat: number): string[] {
  const state = game.imagine(view, { below: () => 0 });
  const all = game.candidates(state, seat).filter(each => awaiting.every(one => game.refusal(state, one, each)));
  return all.slice(0, 5).map(each => game.write(each));
}

async function inTurn(players: Players, table: string) {
  const seat = (await players[0].sight(table, 'public')).awaiting[0] ?? 0;
  const client = players[seat === 0 ? 0 : 1];
  return { seat, client, sight: await client.sight(table, seat) };
}

/** Makes a decent move, which must be done; its key. */
async function move(players: Players, table: string, luck: string): Promise<string> {
  const { seat, client, sight } = await inTurn(players, table);
  const ask = moveFor(await gameNamed(sight.game), sight, seat, luck);
  expect(await client.ask(table, ask)).toMatchObject({ type: 'done', number: sight.number + 1 });
  return ask.key;
}
