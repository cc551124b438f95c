import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { Pace, SeatPlan, Tell } from '../protocol/index.ts';
import { deadlineOf, fullBanks, type Guest, Host, refilled, spent, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const LIVE: Pace = { kind: 'live', bank: 60, increment: 5, then: 'quiet' };
const DAYS: Pace = { kind: 'days', days: 2, vacation: 3, then: 'quiet' };
const DAY = 24 * 60 * 60 * 1000;
const MIA: SeatPlan = { kind: 'human', name: 'Mia' };
const JONAS: SeatPlan = { kind: 'human', name: 'Jonas' };

/** A table of two people, a clock that a test moves by hand, and a guest for each. */
async function seated(pace: Pace, id = 'eighty-days', seats: readonly SeatPlan[] = [MIA, JONAS]) {
  const game: AnyGame = (await SHELF[id]?.open()) as AnyGame;
  const options = game.options.standard;
  const store = memoryStore();
  const table = { id: 't', game: game.id, version: game.version, options, seats, pace, seed: 's', since: 0 };
  await store.create(table);
  const time = { now: 0 };
  const parts = { store, thinker: thinkHere, clock: () => time.now, report: () => {} };
  const host = (await Host.open(game, 't', parts)) as Host;
  const guests = seats.map((_, seat) => ({ mine: [seat], heard: [] as Tell[], tell: (_tell: Tell) => {} }));
  for (const guest of guests) guest.tell = tell => guest.heard.push(tell);
  return { game, host, time, guests: guests as [(typeof guests)[0], (typeof guests)[0]], store };
}

function moveOf(host: Host, key: string, seat = host.game.awaiting(host.position.match.state)[0] ?? 0) {
  const [move] = host.game.legal(host.position.match.state, seat);
  if (!move) throw new Error('no move');
  return { type: 'play', key, seat, decision: host.position.decisions[seat] ?? 0, moves: [host.game.write(move)] } as const;
}

describe('banks', () => {
  test('of a live table shrink while somebody thinks and grow by the increment', () => {
    const banks = refilled(LIVE, spent(fullBanks(LIVE, 2), [1], 20_000), 1);
    expect(banks.left).toEqual([60_000, 45_000]);
  });

  test('of a table by days are full again after a move, and vacation goes only when the days are gone', () => {
    const thought = spent(fullBanks(DAYS, 2), [0], 3 * DAY);
    expect(thought).toEqual({ left: [0, 2 * DAY], spare: [2 * DAY, 3 * DAY] });
    expect(deadlineOf(thought, 0, 0)).toBe(2 * DAY);
    expect(refilled(DAYS, thought, 0)).toEqual({ left: [2 * DAY, 2 * DAY], spare: [2 * DAY, 3 * DAY] });
  });
});

test('a bank of days grows by hours with every move, up to what it holds', () => {
  const pace: Pace = { kind: 'bank', days: 3, hours: 12, most: 4, then: 'bot' };
  const once = refilled(pace, spent(fullBanks(pace, 2), [0], DAY), 0);
  expect(once.left).toEqual([2.5 * DAY, 3 * DAY]);
  const often = [1, 2, 3, 4].reduce(banks => refilled(pace, banks, 0), once);
  expect(often.left).toEqual([4 * DAY, 3 * DAY]);
  expect(deadlineOf(often, 0, 0)).toBe(4 * DAY);
});

describe('somebody with days off', () => {
  test('has a clock that stands, everybody sees it, and it is nobody else’s when another sits down', async () => {
    const { host, time } = await seated(DAYS);
    const seat = host.game.awaiting(host.position.match.state)[0] ?? 0;
    const rest = { off: [{ from: DAY, to: 4 * DAY }] };
    await host.submit({ type: 'wish', key: 'p', seat: 1 - seat, what: 'pause' });
    await host.submit({ type: 'rest', key: 'r', seat, rest });
    expect(host.position.wish?.what).toBe('pause');
    expect(host.wake.at).toBe((2 + 3 + 3) * DAY);
    time.now = 4.5 * DAY;
    await host.attend();
    expect(host.sight('public', []).clocks).toMatchObject({ running: [seat], rests: seat === 0 ? [rest, null] : [null, rest] });
    await host.submit(moveOf(host, 'm'));
    expect(host.sight('public', []).clocks?.left[seat]).toBe((2 + 3) * DAY);
    await host.submit({ type: 'hand', key: 'h', seat, to: { kind: 'human', name: 'Ada' } });
    expect(host.sight('public', []).clocks?.rests).toBeUndefined();
  });
});

describe('a clock', () => {
  test('charges the seat that is awaited, and everybody sees it', async () => {
    const { host, time } = await seated(LIVE);
    const seat = host.game.awaiting(host.position.match.state)[0] ?? 0;
    time.now = 10_000;
    await host.submit(moveOf(host, 'k'));
    const clocks = host.sight('public', []).clocks;
    expect(clocks?.left[seat]).toBe(55_000);
    expect(clocks?.left[1 - seat]).toBe(60_000);
    expect(clocks?.since).toBe(10_000);
  });

  test('that runs out plays the quiet move where the table agreed on that', async () => {
    const { host, time } = await seated(LIVE);
    expect(host.wake).toEqual({ at: 60_000, isOver: false });
    time.now = 59_999;
    await host.attend();
    expect(host.position.number).toBe(0);
    time.now = 60_000;
    await host.attend();
    expect(host.position.number).toBe(1);
    expect(host.wake.at).toBe(65_000);
  });

  test('that runs out hands the seat to a bot where the table agreed on that', async () => {
    const { host, time } = await seated({ ...LIVE, then: 'bot' });
    const seat = host.game.awaiting(host.position.match.state)[0] ?? 0;
    time.now = 60_000;
    await host.attend();
    expect(host.position.seats[seat]).toMatchObject({ kind: 'bot' });
    host.close();
  });
});

describe('a pause', () => {
  test('needs the others to agree, stops the clocks, and anybody may go on', async () => {
    const { host, time, guests } = await seated(LIVE);
    const [mia, jonas] = guests as [Guest & { heard: Tell[] }, Guest & { heard: Tell[] }];
    await host.ask(mia, { type: 'wish', key: 'w', seat: 0, what: 'pause' });
    expect(host.position.wish).toEqual({ seat: 0, what: 'pause', needs: [1] });
    await host.ask(jonas, { type: 'agree', key: 'a', seat: 1, isAgreed: true });
    expect(host.position.isPaused).toBe(true);
    expect(host.wake.at).toBeNull();
    time.now = 999_000;
    await host.attend();
    expect(await host.submit(moveOf(host, 'm'))).toMatchObject({ type: 'denied', denial: { reason: 'too late' } });
    await host.ask(jonas, { type: 'wish', key: 'r', seat: 1, what: 'resume' });
    expect(host.position.isPaused).toBe(false);
    expect(host.wake.at).toBe(999_000 + 60_000);
  });
});

describe('a move taken back', () => {
  test('after another has moved needs that one to agree', async () => {
    // All write at the same time, and nothing is revealed before the last has written.
    const { host, guests, game } = await seated({ kind: 'untimed' }, 'on-tour-paris', [MIA, JONAS, MIA]);
    const length = () => host.position.match.record.entries.length;
    const awaiting = () => game.awaiting(host.position.match.state);
    const moveBy = (seat: number) => host.submit(moveOf(host, `k ${length()}`, seat));
    while (awaiting().length < 3) await moveBy(awaiting()[0] ?? 0);
    const [first, second] = [0, 1];
    await moveBy(first);
    await moveBy(second);
    const before = length();
    expect(host.sight('public', []).backs).toContain(first);
    await host.ask(guests[0], { type: 'back', key: 'w', seat: first, decision: host.position.decisions[first] ?? 0 });
    expect(host.position.wish).toEqual({ seat: first, what: 'back', needs: [second] });
    expect(length()).toBe(before);
    await host.ask(guests[1], { type: 'agree', key: 'y', seat: second, isAgreed: true });
    expect(host.position.wish).toBeNull();
    expect(length()).toBeLessThan(before);
  });

  test('is not taken back when the other says no', async () => {
    const { host, guests } = await seated(LIVE);
    await host.ask(guests[0], { type: 'wish', key: 'w', seat: 0, what: 'pause' });
    await host.ask(guests[1], { type: 'agree', key: 'n', seat: 1, isAgreed: false });
    expect(host.position).toMatchObject({ wish: null, isPaused: false });
    await host.ask(guests[1], { type: 'agree', key: 'n2', seat: 1, isAgreed: true });
    expect(guests[1].heard.at(-1)).toMatchObject({ type: 'denied', denial: { reason: 'too late' } });
  });
});
