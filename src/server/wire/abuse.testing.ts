// Messages that nobody should send, in great numbers: the same on every store.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { amount, CHOICE, IS_SOAK, say } from '../../testing/part.ts';
import { AbusedServer, type AbusedStore } from './abused-server.testing.ts';
import { Flood } from './flood.testing.ts';
import { type HostileMessage, hostileMessage } from './hostile-messages.testing.ts';

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

function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Sends all that nobody should send, and asks meanwhile whether the server answers; the heap after a third and at the end, and the longest silence in ms. */
async function floodedBy(flood: Flood, { players, scene }: AbusedServer) {
  const heaps: number[] = [];
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
  const [third = 0, end = 0] = heaps;
  return { third, end, silence };
}

export function abuseOn(name: string, freshStore: () => Promise<AbusedStore>): void {
  describe(`on ${name}`, () => {
    let server: AbusedServer;
    beforeAll(async () => {
      server = await AbusedServer.on(await freshStore());
    });
    afterAll(() => server.close());

    test(
      `${RUNS * AT_ONCE} messages that nobody should send change nothing, and each is answered with a sentence`,
      async () => {
        const before = await server.everythingKept();
        const flood = await Flood.of(server.address, server.scene, await server.secretsKept());
        const memory = process.memoryUsage.rss();
        const { third, end, silence } = await floodedBy(flood, server);
        flood.close();
        const grown = (process.memoryUsage.rss() - memory) / 1e6;
        say(`/healthz took ${Math.round(silence)} ms at most on ${name}, with ${Math.round(grown)} MB more`);
        if (IS_SOAK) expect(grown).toBeLessThan(MOST_MEGABYTES);

        expect(flood.sent).toBeGreaterThanOrEqual(RUNS * AT_ONCE);
        expect(await server.everythingKept()).toEqual(before);
        expect(end - third).toBeLessThan(MOST_GROWTH);
      },
      PATIENCE,
    );

    test.each([65 * 1024, 1_000_000])('a message of %i bytes ends its own socket, and nothing else', async size => {
      const [large, decent] = await Promise.all(server.players.map(client => client.socket()));
      large?.raw.send(`{"watchTable":"${'x'.repeat(size)}"}`);
      expect(await large?.end()).toBe(1009);
      decent?.send({ watchTable: server.scene.gathering });
      expect(await decent?.until(({ row }) => row?.id)).toBe(server.scene.gathering);
      decent?.close();
    });

    test('after that the server is up, has found no fault, and a decent move is done at every table', async () => {
      expect((await server.players[0].call('GET', 'readyz')).status).toBe(200);
      expect((await server.players[0].call<string>('GET', 'metrics')).body).toContain('tabletour_faults_total 0');
      for (const { id } of server.scene.targets) await server.move(id, 'afterwards');
    });
  });
}
