// The own luck of bots, as it shows in a choice that is sealed: all choose at once, and nobody sees what another has chosen.
import { expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import type { Viewer } from '../kernel/index.ts';
import { commitmentTo } from '../luck/index.ts';
import type { Tell } from '../protocol/index.ts';
import { Host, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const TABLES = 40;
const SALT = 'salt';
/** The luck of the game is the same at all tables: what differs between them is the secret alone. */
const LAID = { luck: { cards: [0], dice: [0, 1] }, moves: {} };

/** What a random bot chooses first at a table with a secret, and all that others have been told meanwhile. */
async function sealed(seed: string): Promise<{ readonly choice: string | undefined; readonly told: string }> {
  const game = await SHELF['on-tour-paris']?.open();
  if (!game) throw new Error('there is no such game');
  const store = memoryStore();
  const seats = [{ kind: 'human', name: 'Mia' } as const, { kind: 'bot', name: 'Ada', bot: 'random' } as const];
  const { id, version, options } = game;
  const agreed = { game: id, version, options: options.standard, seats, pace: { kind: 'untimed' } as const, since: 0 };
  await store.create({ ...agreed, id: 'table', seed, salt: SALT, luckScheme: 'streams', laid: LAID });
  const report = (error: unknown) => expect.unreachable(String(error));
  const host = await Host.open(game, 'table', { store, thinker: thinkHere, clock: () => 0, report });
  if (!host) throw new Error('there is no such table');
  const told: Tell[] = [];
  const viewers: readonly Viewer[] = [0, 'public'];
  const look = async () => {
    for (const viewer of viewers) await host.ask({ mine: [0], tell: tell => told.push(tell) }, { type: 'watch', viewer });
  };
  await look();
  await host.attend();
  await expect.poll(() => game.awaiting(host.position.match.state)).toEqual([0]);
  await look();
  const entry = host.position.match.record.entries.find(({ seat }) => seat === 1);
  host.close();
  // Every table is committed to its seed; who knows neither seed nor salt learns nothing by it.
  const shown = JSON.stringify(told).replaceAll(commitmentTo(seed, SALT), 'fingerprint');
  return { choice: entry && game.write(entry.move), told: shown };
}

test('other secrets make other sealed choices of a random bot, and nothing that others are told foretells them', async () => {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, secret) => sealed(`secret ${secret}`)));
  expect(new Set(tables.map(({ choice }) => choice)).size).toBe(2);
  expect(new Set(tables.map(({ told }) => told)).size).toBe(1);
  expect(tables[0]?.told).toContain('"type":"table"');
  // Whoever takes the bot over from another process chooses the same.
  expect(await sealed('secret 0')).toEqual(tables[0]);
});
