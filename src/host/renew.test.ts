import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/index.ts';
import { writeRecord } from '../kernel/index.ts';
import { IslandMail } from '../testing/island-mail/index.ts';
import { type Deed, Host, type HostParts, renew, type StoredTable, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const GAME: AnyGame = IslandMail;
const TABLE: StoredTable = {
  id: 'table',
  game: GAME.id,
  version: 1,
  options: { rounds: 6 },
  seats: [
    { kind: 'human', name: 'Mia' },
    { kind: 'human', name: 'Jonas' },
  ],
  pace: { kind: 'untimed' },
  seed: 'a seed',
  since: 7,
};

/** A host of the table with these deeds. */
async function hosted(game: AnyGame, table = TABLE, deeds: readonly Deed[] = []): Promise<Host> {
  const store = memoryStore();
  await store.create(table);
  for (const deed of deeds) await store.append(table.id, deed, { at: null, isOver: false });
  const parts: HostParts = { store, thinker: thinkHere, clock: () => 8, report: () => {} };
  const host = await Host.open(game, table.id, parts);
  if (!host) throw new Error('no host');
  return host;
}

/** The record of a table where these moves were made, seats in turn. */
async function recordOf(...moves: string[]) {
  const host = await hosted(GAME);
  for (const [at, move] of moves.entries()) {
    const [seat = 0] = GAME.awaiting(host.position.match.state);
    const answer = await host.submit({
      type: 'play',
      key: `move ${at}`,
      seat,
      decision: host.position.decisions[seat] ?? 0,
      moves: [move],
    });
    if (answer.type !== 'done') throw new Error(`${move} was not done`);
  }
  return writeRecord(GAME, host.position.match.record);
}

const refusing = (text: string): AnyGame => ({
  ...GAME,
  refusal: (state, seat, move) => (GAME.write(move) === text ? { clause: 'NEW-1' } : GAME.refusal(state, seat, move)),
});

describe('a table whose rules have changed', () => {
  test('goes on where it was when they still allow every move', async () => {
    const record = await recordOf('wait', 'sail foehr', 'sail sylt');

    const { table, deeds, ...told } = renew(GAME, TABLE, [], record);
    const host = await hosted(GAME, table, deeds);

    expect(told).toEqual({ kept: 3, played: 3, reason: undefined });
    expect(writeRecord(GAME, host.position.match.record)).toEqual(record);
  });

  test('goes on before the first move that they refuse', async () => {
    const record = await recordOf('wait', 'sail foehr', 'sail sylt', 'wait');
    const game = refusing('sail sylt');

    const { table, deeds, ...told } = renew(game, TABLE, [], record);
    const host = await hosted(game, table, deeds);

    expect(told).toMatchObject({ kept: 2, played: 4, reason: expect.stringContaining('NEW-1') });
    expect(game.awaiting(host.position.match.state)).toEqual([0]);
    expect(host.position.match.record.entries.map(({ move }) => game.write(move))).toEqual(['wait', 'sail foehr']);
  });

  test('is dealt anew where they deal otherwise', async () => {
    const record = await recordOf('wait', 'wait');
    const game: AnyGame = {
      ...GAME,
      setup(plan, table) {
        table.chance.below(2);
        return GAME.setup(plan, table);
      },
    };

    const { table, deeds, ...told } = renew(game, TABLE, [], record);
    const host = await hosted(game, table, deeds);

    expect(told).toMatchObject({ kept: 0, played: 2 });
    expect(host.position.match.record.entries).toEqual([]);
  });

  test('is dealt anew by the standard where they know an option no longer', async () => {
    const record = await recordOf('wait');

    const { table, kept, reason } = renew(GAME, { ...TABLE, options: { rounds: 6, weather: 'fine' } }, [], record);

    expect(table.options).toEqual({ rounds: 6 });
    expect(kept).toBe(0);
    expect(reason).toContain('weather');
  });

  test('has its last moves from the deeds where the record known is older', async () => {
    const [older, record] = [await recordOf('wait'), await recordOf('wait', 'sail foehr')];
    const deed: Deed = { number: 1, key: 'move', what: 'play', seat: 1, from: 1, entries: record.entries.slice(1), at: 9 };

    const { deeds, kept } = renew(GAME, TABLE, [deed], older);

    expect(kept).toBe(2);
    expect(deeds[0]?.entries).toEqual(record.entries);
  });

  test('keeps who sits where', async () => {
    const record = await recordOf('wait');
    const seats = [TABLE.seats[0], { kind: 'bot', name: 'Ada', bot: 'random' }] as StoredTable['seats'];
    const handed: Deed = { number: 1, key: 'hand', what: 'hand', seat: 1, from: 1, entries: [], seats, at: 9 };

    const { table, deeds } = renew(GAME, TABLE, [handed], record);
    const host = await hosted({ ...GAME, awaiting: () => [] }, table, deeds);

    expect(host.position.seats).toEqual(seats);
  });
});
