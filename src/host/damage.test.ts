import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { type Deed, Host, type HostParts, type LoadedTable, type StoredTable, type TableStore, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const MOVES = 6;

async function cityTour() {
  const game = await SHELF['city-tour']?.open();
  if (!game) throw new Error('no game');
  return game;
}

function parts(store: HostParts['store']): HostParts {
  return { store, thinker: thinkHere, clock: () => 0, report: () => {} };
}

async function move(host: Host): Promise<void> {
  const { match, decisions, number } = host.position;
  const seat = host.game.awaiting(match.state)[0] ?? 0;
  const [first] = host.game.legal(match.state, seat);
  if (!first) throw new Error('nobody can move');
  await host.submit({ type: 'play', key: `k${number}`, seat, decision: decisions[seat] ?? 0, moves: [host.game.write(first)] });
}

async function openedIn(store: HostParts['store']): Promise<Host> {
  const host = await Host.open(await cityTour(), 'table', parts(store));
  if (!host) throw new Error('no host');
  return host;
}

/** A table after some moves, as it is stored. */
async function stored(): Promise<{ readonly store: TableStore; readonly loaded: LoadedTable }> {
  const game = await cityTour();
  const seats = [
    { kind: 'human', name: 'Mia' },
    { kind: 'human', name: 'Jonas' },
  ] as const;
  const reading = game.options.read({}, seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  const agreed = { game: game.id, version: game.version, options: reading.options, seats, pace: { kind: 'untimed' } } as const;
  const table: StoredTable = { id: 'table', seed: 'seed', luckScheme: 'streams', since: 0, ...agreed };
  const store = memoryStore();
  await store.create(table);
  const host = await openedIn(store);
  while (host.position.number < MOVES) await move(host);
  const loaded = await store.load('table');
  if (!loaded) throw new Error('no table');
  return { store, loaded };
}

/** A store that holds this, whatever it was once given. */
function holding(loaded: LoadedTable): TableStore {
  return {
    ...memoryStore(),
    load: async () => JSON.parse(JSON.stringify(loaded)),
    since: async (_id, number) => loaded.deeds.filter(deed => deed.number > number),
  };
}

const changed = (deeds: readonly Deed[], number: number, change: Partial<Deed>) =>
  deeds.map(deed => (deed.number === number ? { ...deed, ...change } : deed));
const without = (deeds: readonly Deed[], number: number) => deeds.filter(deed => deed.number !== number);
const unchecked = (deeds: readonly Deed[]) => deeds.map(({ check: _, ...deed }) => deed);

describe('a table that is stored whole', () => {
  test('opens, and goes on', async () => {
    const { store } = await stored();
    const host = await openedIn(store);
    await move(host);
    expect(host.position.number).toBe(MOVES + 1);
  });

  test('opens where older programs stored its first deeds without a check, or some in between', async () => {
    const { loaded } = await stored();
    for (const [from, to] of [[0, 3] as const, [2, 4] as const, [4, MOVES] as const, [0, MOVES] as const]) {
      const deeds = loaded.deeds.map((deed, at) => (at >= from && at < to ? (unchecked([deed])[0] ?? deed) : deed));
      expect((await openedIn(holding({ ...loaded, deeds }))).position.number).toBe(MOVES);
    }
  });
});

describe('a table is damaged', () => {
  test.each<[string, number, (loaded: LoadedTable) => LoadedTable]>([
    ['where a deed in the middle is missing', 2, it => ({ ...it, deeds: without(it.deeds, 3) })],
    ['where the first deed is missing', 0, it => ({ ...it, deeds: without(it.deeds, 1) })],
    ['where the last deeds are missing', 4, it => ({ ...it, deeds: it.deeds.slice(0, 4), number: MOVES })],
    ['where a deed was changed', 2, it => ({ ...it, deeds: changed(it.deeds, 3, { at: 1 }) })],
    ['where a check was changed', 5, it => ({ ...it, deeds: changed(it.deeds, 6, { check: 'a' }) })],
    [
      'where an older deed was changed before one with a check',
      3,
      it => {
        const deeds = [...changed(unchecked(it.deeds.slice(0, 3)), 2, { key: 'other' }), ...it.deeds.slice(3)];
        return { ...it, deeds };
      },
    ],
    ['where what was agreed has changed', 0, it => ({ ...it, table: { ...it.table, seed: 'sead' } })],
  ])('%s', async (_what, intact, damage) => {
    const { loaded } = await stored();
    const opening = openedIn(holding(damage(loaded)));
    await expect(opening).rejects.toMatchObject({ kind: 'damaged', intact, known: MOVES });
    await expect(opening).rejects.toThrow(`of ${MOVES} steps only the first ${intact} are intact`);
  });

  test.each([1, 3, MOVES])('also where it is seen only when deed %i is fetched', async number => {
    const { loaded } = await stored();
    const before = { ...loaded, deeds: loaded.deeds.slice(0, number - 1) };
    const store = holding(before);
    const host = await openedIn(store);
    store.since = async () => changed(loaded.deeds, number, { at: 1 }).slice(number - 1);
    await expect(host.catchUp()).rejects.toMatchObject({ kind: 'damaged', intact: number - 1 });
    expect(host.position.number).toBe(number - 1);
  });
});
