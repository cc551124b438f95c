import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { SeatPlan, Tell } from '../protocol/index.ts';
import { type Deed, Host, type HostParts, type StoredTable, TableProblem, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const PEOPLE: readonly SeatPlan[] = [
  { kind: 'human', name: 'Mia' },
  { kind: 'human', name: 'Jonas' },
];

async function eightyDays(): Promise<AnyGame> {
  const game = await SHELF['eighty-days']?.open();
  if (!game) throw new Error('there is no such game');
  return game;
}

/** A stored table, with these deeds. */
async function stored(game: AnyGame, version: number, deeds: readonly Deed[] = []): Promise<HostParts> {
  const store = memoryStore();
  const reading = game.options.read({ startCoins: 3, startCards: 5 }, PEOPLE.length);
  if (!reading.ok) throw new Error(reading.problem);
  const agreed = { game: game.id, version, options: reading.options, seats: PEOPLE, pace: { kind: 'untimed' } } as const;
  const table: StoredTable = { ...agreed, id: 'table', seed: 'versions', since: 0 };
  await store.create(table);
  for (const deed of deeds) await store.append('table', deed, { at: null, isOver: false });
  return { store, thinker: thinkHere, clock: () => 0, report: () => {} };
}

async function opened(game: AnyGame, parts: HostParts): Promise<Host> {
  const host = await Host.open(game, 'table', parts);
  if (!host) throw new Error('there is no table');
  return host;
}

/** Why a table cannot be opened. */
async function problemOf(game: AnyGame, parts: HostParts): Promise<TableProblem> {
  const problem = await Host.open(game, 'table', parts).catch((error: unknown) => error);
  if (!(problem instanceof TableProblem)) throw new Error('the table was opened');
  return problem;
}

function play(host: Host, text: string, key: string): Promise<Tell> {
  const [seat = 0] = host.game.awaiting(host.position.match.state);
  return host.submit({ type: 'play', key, seat, decision: host.position.decisions[seat] ?? 0, moves: [text] });
}

/** Plays until somebody has set out on a leg. */
async function setOut(host: Host): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { state } = host.position.match;
    const moves = host.game.legal(state, host.game.awaiting(state)[0] ?? 0).map(move => host.game.write(move));
    const goes = moves.includes('go A');
    await play(host, goes ? 'go A' : (moves[0] ?? ''), `move ${turn}`);
    if (goes) return;
  }
}

/** The deeds of a table where somebody has set out. */
async function deedsOf(game: AnyGame): Promise<readonly Deed[]> {
  const parts = await stored(game, game.version);
  await setOut(await opened(game, parts));
  return parts.store.since('table', 0);
}

describe('a table that is opened', () => {
  test('goes on by the version of the rules it was begun with: within a leg nothing is bought by version 1', async () => {
    const game = await eightyDays();
    const host = await opened(game, await stored(game, 1));
    await setOut(host);

    expect(await play(host, 'buy travel', 'buy')).toMatchObject({ type: 'denied', denial: { clause: 'ED-11.3' } });
    expect(host.sight('public', [])).toMatchObject({ version: 1 });
  });

  test('by version 2 it is', async () => {
    const game = await eightyDays();
    const host = await opened(game, await stored(game, 2));
    await setOut(host);

    expect(await play(host, 'buy travel', 'buy')).toMatchObject({ type: 'done' });
  });

  test('is refused where its version is newer than the program', async () => {
    const game = await eightyDays();
    const problem = await problemOf(game, await stored(game, 7));

    expect(problem).toMatchObject({ kind: 'unknown version', facts: { version: 7, known: 2 } });
    expect(problem.message).toBe(
      'this match is played by version 7 of the rules of eighty-days, and this program knows versions up to 2: update it',
    );
  });

  test('is refused where it names no version that there was', async () => {
    const game = await eightyDays();

    expect((await problemOf(game, await stored(game, 0))).kind).toBe('unknown version');
  });

  test('is opened again as it was stored', async () => {
    const game = await eightyDays();
    const deeds = await deedsOf(game);
    const host = await opened(game, await stored(game, game.version, deeds));

    expect(host.position.number).toBe(deeds.length);
  });

  test('is refused where a stored check number does not fit, from that entry on, and says what to do', async () => {
    const game = await eightyDays();
    const deeds = await deedsOf(game);
    const last = deeds.length - 1;
    const changed = deeds.map(({ check: _, ...deed }, at) =>
      at === last ? { ...deed, entries: deed.entries.map(entry => ({ ...entry, check: '0000000000000000' })) } : deed,
    );
    const problem = await problemOf(game, await stored(game, game.version, changed));

    expect(problem).toMatchObject({ kind: 'other rules', facts: { entry: (deeds[last]?.from ?? 0) + 1 } });
    expect(problem.message).toMatch(/^from entry \d+ on this table does not follow from the rules of eighty-days \(/);
    expect(problem.message).toMatch(/run the program that played it, or restore a backup$/);
  });

  test('is refused where a rule has changed without a new version', async () => {
    const game = await eightyDays();
    const deeds = await deedsOf(game);
    const stricter: AnyGame = { ...game, refusal: () => ({ clause: 'ED-0' }) };
    const richer: AnyGame = {
      ...game,
      play: (state, seat, move, table) => game.play(Object.assign(state as object, { gift: 1 }), seat, move, table),
    };

    for (const other of [stricter, richer]) {
      expect(await problemOf(other, await stored(game, game.version, deeds))).toMatchObject({ kind: 'other rules' });
    }
  });
});
