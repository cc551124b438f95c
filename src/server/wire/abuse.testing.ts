// Messages that nobody should send, in great numbers: the same on every store.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { fast } from '../../kernel/index.ts';
import type { TableRow, TableSight } from '../../protocol/index.ts';
import { amount, CHOICE, IS_SOAK, say } from '../../testing/part.ts';
import { type Running, type Serving, startServer } from '../index.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { Flood } from './flood.testing.ts';
import { type HostileMessage, hostileMessage, type Scene, type Target } from './hostile-messages.testing.ts';

const SEED = fast(`${CHOICE} hostile messages`).below(2 ** 31);
/** A hundred thousand messages in a soak, a few of them else, others with each commit. */
const RUNS = amount(40, 2500);
const AT_ONCE = 40;
say(`${RUNS * AT_ONCE} hostile messages with the seed ${SEED}`);
/** Only what hangs is to be stopped: a busy machine is no failure. */
const PATIENCE = 300_000;
/** What the heap may have grown by in the last two thirds: in a soak a leak of a kilobyte a message is more. */
const MOST_GROWTH = 6_000_000;

/** What the process, this test with it, may have grown by altogether. */
const MOST_MEGABYTES = 300;

/** A store of its own, and a way to look into it past the server. */
export interface AbusedStore {
  readonly keeping: Serving['keeping'];
  all(query: string): Promise<readonly object[]>;
  remove(): Promise<void>;
}

export function abuseOn(name: string, freshStore: () => Promise<AbusedStore>): void {
  describe(`on ${name}`, () => {
    let time = Date.UTC(2026, 0, 1);
    let store: AbusedStore;
    let server: Running;
    let players: readonly [Client, Client];
    let scene: Scene;

    beforeAll(async () => {
      store = await freshStore();
      // Time flies, so that nobody is stopped for speaking too fast: that is tested where limits are.
      const clock = () => (time += 20);
      server = await startServer({ port: 0, host: '127.0.0.1', keeping: store.keeping, pages: null, clock, rate: 1e9, newcomers: 1e9 });
      const named = (name: string) => Client.named(server.address, name);
      const [mia, jonas, eve] = [await named('Mia'), await named('Jonas'), await named('Eve')];
      players = [mia, jonas];
      const targets: Target[] = [];
      for (const id of Object.keys(SHELF)) targets.push(await inPlay(id));
      const gathering = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { listed: true }))).body
        .id;
      const forged = `${eve.cookie.slice(0, -6)}AAAAAA`;
      scene = { targets, gathering, cookies: { mia: mia.cookie, jonas: jonas.cookie, eve: eve.cookie, nobody: '', forged } };
    });
    afterAll(async () => {
      await server.close();
      await store.remove();
    });

    /** A table of two on which a few moves have been made. */
    async function inPlay(id: string): Promise<Target> {
      const [mia, jonas] = players;
      const game = await gameNamed(id);
      const table = (await mia.call<TableRow>('POST', 'api/tables', wishOf(id, ['human', 'open']))).body.id;
      await jonas.call('POST', `api/tables/${table}/join`, {});
      await mia.call('POST', `api/tables/${table}/start`);
      let usedKey = '';
      for (let moves = 0; moves < 4; moves++) usedKey = await move(table, `opening ${moves}`);
      const { seat, sight } = await inTurn(table);
      const { moves, decision } = moveFor(game, sight, seat, 'legal');
      const refused = refusedIn(game, sight, seat);
      return { id: table, game, legal: { seat, decision, move: moves[0] ?? '' }, decisions: sight.decisions, usedKey, refused };
    }

    function refusedIn(game: Target['game'], { view, awaiting }: TableSight, seat: number): string[] {
      const state = game.imagine(view, { below: () => 0 });
      const all = game.candidates(state, seat).filter(each => awaiting.every(one => game.refusal(state, one, each)));
      return all.slice(0, 5).map(each => game.write(each));
    }

    async function inTurn(table: string) {
      const seat = (await players[0].sight(table, 'public')).awaiting[0] ?? 0;
      const client = players[seat === 0 ? 0 : 1];
      return { seat, client, sight: await client.sight(table, seat) };
    }

    /** Makes a decent move, which must be done; its key. */
    async function move(table: string, luck: string): Promise<string> {
      const { seat, client, sight } = await inTurn(table);
      const ask = moveFor(await gameNamed(sight.game), sight, seat, luck);
      expect(await client.ask(table, ask)).toMatchObject({ type: 'done', number: sight.number + 1 });
      return ask.key;
    }

    /** All that is kept, but for who is at work. */
    async function everythingKept(): Promise<unknown> {
      const queries = {
        tables: 'select id, rev, stage, listed, number, said, due, body from tables order by id',
        deeds: 'select * from deeds order by table_id, number',
        chat: 'select * from chat',
        sessions: 'select * from sessions order by id',
        tokens: 'select * from tokens order by hash',
        places: 'select * from places order by table_id, session_id',
        meta: 'select * from meta order by key',
      };
      const kept: Record<string, unknown> = {};
      for (const [table, query] of Object.entries(queries)) kept[table] = await store.all(query);
      return kept;
    }

    /** What must be in no answer: tokens, seeds, the ids of sessions, keys. */
    async function secretsKept(): Promise<string[]> {
      const bodies = (await store.all('select body from tables')) as { body: string }[];
      const meta = (await store.all("select value from meta where key <> 'schema'")) as { value: string }[];
      const tables = bodies.map(({ body }) => JSON.parse(body) as { seed: string; holders: string[] });
      const tokens = Object.values(scene.cookies).flatMap(cookie => cookie.split('=')[1] ?? []);
      return [...tables.flatMap(({ seed, holders }) => [seed, ...holders]), ...tokens, ...meta.map(({ value }) => value)].filter(Boolean);
    }

    function usedHeap(): number {
      setFlagsFromString('--expose-gc');
      runInNewContext('gc')();
      return process.memoryUsage().heapUsed;
    }

    test(
      `${RUNS * AT_ONCE} messages that nobody should send change nothing, and each is answered with a sentence`,
      async () => {
        const before = await everythingKept();
        const flood = await Flood.of(server.address, scene, await secretsKept());
        const heaps: number[] = [];
        const memory = process.memoryUsage.rss();
        let silence = 0;
        const many = fc.array(hostileMessage(scene), { minLength: AT_ONCE, maxLength: AT_ONCE });
        const attack = async (all: readonly HostileMessage[]) => {
          if (flood.sent >= (RUNS * AT_ONCE) / 3 && heaps.length === 0) heaps.push(usedHeap());
          const sent = flood.send(all);
          const asked = performance.now();
          expect((await players[0].call('GET', 'healthz')).status).toBe(200);
          silence = Math.max(silence, performance.now() - asked);
          await sent;
        };
        await fc.assert(fc.asyncProperty(many, attack), {
          seed: SEED,
          numRuns: RUNS,
          endOnFailure: true,
          // All forty messages would hide the one that matters, which stands in the error.
          reporter({ failed, seed, counterexamplePath, errorInstance }) {
            if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}: ${errorInstance}`);
          },
        });
        heaps.push(usedHeap());
        flood.close();
        const grown = (process.memoryUsage.rss() - memory) / 1e6;
        say(`/healthz took ${Math.round(silence)} ms at most on ${name}, with ${Math.round(grown)} MB more`);
        if (IS_SOAK) expect(grown).toBeLessThan(MOST_MEGABYTES);

        expect(flood.sent).toBeGreaterThanOrEqual(RUNS * AT_ONCE);
        expect(await everythingKept()).toEqual(before);
        const [third = 0, end = 0] = heaps;
        expect(end - third).toBeLessThan(MOST_GROWTH);
      },
      PATIENCE,
    );

    test.each([65 * 1024, 1_000_000])('a message of %i bytes ends its own socket, and nothing else', async size => {
      const [large, decent] = await Promise.all(players.map(client => client.socket()));
      large?.raw.send(`{"watchTable":"${'x'.repeat(size)}"}`);
      expect(await large?.end()).toBe(1009);
      decent?.send({ watchTable: scene.gathering });
      expect(await decent?.until(({ row }) => row?.id)).toBe(scene.gathering);
      decent?.close();
    });

    test('after that the server is up, has found no fault, and a decent move is done at every table', async () => {
      expect((await players[0].call('GET', 'readyz')).status).toBe(200);
      expect((await players[0].call<string>('GET', 'metrics')).body).toContain('tabletour_faults_total 0');
      for (const { id } of scene.targets) await move(id, 'afterwards');
    });
  });
}
