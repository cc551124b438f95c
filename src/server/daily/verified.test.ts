import { expect, test } from 'vitest';
import { Host, type LoadedTable, thinkHere } from '../../host/index.ts';
import { memoryStore } from '../../host/memory-store.testing.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { LUCK_SCHEME, luckOf } from '../../luck/index.ts';
import { gameNamed } from '../server.testing.ts';
import { bodyOf } from '../storage/store.testing.ts';
import { verifiedResult } from './verified.ts';

const SEED = 'the seed of a day';
const luckWith = (seed: string) => ({ seed, source: luckOf(seed) });

/** A City Tour that somebody has played to its end. */
async function played(game: AnyGame): Promise<LoadedTable> {
  const reading = game.options.read({}, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const seats = [{ kind: 'human' as const, name: 'Mia' }];
  const options = reading.options as Readonly<Record<string, unknown>>;
  const table = bodyOf({ game: game.id, version: game.version, options, seats, holders: ['mia'], seed: SEED, luckScheme: LUCK_SCHEME });
  const store = memoryStore();
  await store.create(table);
  const host = await Host.open(game, table.id, { store, thinker: thinkHere, clock: () => 1, report: () => {} });
  for (let step = 0; host && host.standing.awaiting.length > 0; step++) {
    const [move] = game.legal(host.position.match.state, 0).filter(each => !game.surrenders?.(each));
    const moves = move ? [game.write(move)] : [];
    await host.ask({ mine: [0], tell: () => {} }, { type: 'play', key: `${step}`, seat: 0, decision: step, moves });
  }
  const loaded = await store.load(table.id);
  if (!loaded) throw new Error('the table is gone');
  return loaded;
}

test('a result is what the deeds come to with the luck of the day', async () => {
  const game = await gameNamed('city-tour');
  const loaded = await played(game);
  const { outcome } = loaded.deeds.at(-1)?.standing ?? {};
  expect(verifiedResult(game, loaded, luckWith(SEED))).toEqual({ score: outcome?.scores[0], isWon: outcome?.ranks[0] === 1, at: 1 });
});

test('nothing else is one: other luck, a deed that is missing, a result that was written over', async () => {
  const game = await gameNamed('city-tour');
  const loaded = await played(game);
  const { table, deeds } = loaded;
  expect(() => verifiedResult(game, loaded, luckWith('another day'))).toThrow('not played with the luck of its day');
  expect(() => verifiedResult(game, { table: { ...table, seed: 'other' }, deeds }, luckWith('other'))).toThrow();
  expect(() => verifiedResult(game, { table, deeds: deeds.filter(({ number }) => number !== 3) }, luckWith(SEED))).toThrow('damaged');
  const unchained = deeds.map(({ check: _check, ...deed }) => deed);
  const forged = unchained.map(deed => ({ ...deed, standing: { awaiting: [], outcome: { ranks: [1], scores: [99] } } }));
  expect(verifiedResult(game, { table, deeds: forged }, luckWith(SEED))?.score).not.toBe(99);
  expect(verifiedResult(game, { table, deeds: unchained.slice(0, 3) }, luckWith(SEED))).toBeUndefined();
  const lucky = unchained.map(deed => ({
    ...deed,
    entries: deed.entries.map(entry => ({ ...entry, luck: entry.luck?.map(() => 0) ?? [] })),
  }));
  expect(() => verifiedResult(game, { table, deeds: lucky }, luckWith(SEED))).toThrow();
});
