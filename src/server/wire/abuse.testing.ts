// Messages that nobody should send, in great numbers: the same on every store.
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
/**
 * What the heap may have grown by from the second third to the last. In a soak a leak of a kilobyte a message is more; there nobody collects garbage
 * before a look, so that the least of ten differs by several megabytes.
 */
const MOST_GROWTH = amount(6_000_000, 20_000_000);
/** What the server may use of memory altogether, and how long it may be silent, in ms. */
const MOST_MEMORY = 300_000_000;
const MOST_SILENCE = 1000;
/** How often it is looked at what the server uses. */
const LOOKS = 30;

/** Sends all that nobody should send, and asks meanwhile whether the server answers: by how much the heap grew, the most memory, and the longest silence in ms. */
async function floodedBy(flood: Flood, server: AbusedServer) {
  const { players, scene } = server;
  const looks: Awaited<ReturnType<AbusedServer['used']>>[] = [];
  let silence = 0;
  const many = fc.array(hostileMessage(scene), { minLength: AT_ONCE, maxLength: AT_ONCE });
  const attack = async (all: readonly HostileMessage[]) => {
    if (flood.sent >= (RUNS * AT_ONCE * looks.length) / LOOKS) looks.push(await server.used());
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
  // The least of several looks is what is left where garbage was collected just before.
  const least = (from: number) => Math.min(...looks.slice(from * (LOOKS / 3), (from + 1) * (LOOKS / 3)).map(({ heap }) => heap));
  return { growth: least(2) - least(1), memory: Math.max(...looks.map(({ memory = 0 }) => memory)), silence };
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
        const { growth, memory, silence } = await floodedBy(flood, server);
        flood.close();
        if (IS_SOAK) {
          say(`/healthz took ${Math.round(silence)} ms at most on ${name}, with ${Math.round(memory / 1e6)} MB at most`);
          expect(silence).toBeLessThan(MOST_SILENCE);
          expect(memory).toBeLessThan(MOST_MEMORY);
        }

        expect(flood.sent).toBeGreaterThanOrEqual(RUNS * AT_ONCE);
        expect(await server.everythingKept()).toEqual(before);
        expect(growth).toBeLessThan(MOST_GROWTH);
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
