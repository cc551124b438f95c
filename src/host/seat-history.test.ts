import { describe, expect, test } from 'vitest';
import type { Entry } from '../kernel/index.ts';
import type { SeatPlan } from '../protocol/index.ts';
import { finishedFor, historyAfter, historyAtStart, renamedHistory } from './seat-history.ts';
import type { Deed } from './store.ts';

const person = (name: string): SeatPlan => ({ kind: 'human', name });
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, bot: 'medium' });
const SEATS = [person('Mia'), person('Jonas')];
const START = historyAtStart(SEATS, 0);
const deed = (what: Deed['what'], from: number, more: Partial<Deed> = {}): Deed => ({
  number: 1,
  key: 'k',
  what,
  seat: 0,
  from,
  entries: [],
  at: 1,
  ...more,
});
const told = (history: readonly { line: number; kind: string; name: string }[]) =>
  history.map(({ line, kind, name }) => [line, kind, name]);

describe('a history of seats', () => {
  const taken = historyAfter({ history: START, seats: SEATS }, deed('hand', 4, { why: 'clock' }), [bot('Mia'), person('Jonas')]);

  test('begins with who sits down, and notes who moves from the next line on', () => {
    expect(told(taken)).toEqual([
      [0, 'person', 'Mia'],
      [0, 'person', 'Jonas'],
      [5, 'bot', 'Mia'],
    ]);
  });

  test('forgets a change that is undone before anybody has moved', () => {
    const back = historyAfter({ history: taken, seats: [bot('Mia'), person('Jonas')] }, deed('hand', 4), SEATS);
    expect(back).toEqual(START);
  });

  test('forgets a move of the clock that is taken back, and keeps who sits where', () => {
    const moved = historyAfter({ history: taken, seats: SEATS }, deed('play', 7, { seat: 1, why: 'clock' }), SEATS);
    expect(told(moved).at(-1)).toEqual([8, 'clock', 'Jonas']);
    expect(told(historyAfter({ history: moved, seats: SEATS }, deed('back', 2), SEATS)).slice(2)).toEqual([[3, 'bot', 'Mia']]);
  });

  test('names nobody as before once a seat is called otherwise', () => {
    const named = historyAfter({ history: START, seats: SEATS }, deed('hand', 4), [person('Guest'), person('Jonas')]);
    expect(told(renamedHistory(named, { 0: { name: 'Guest', until: 1 } }))).toEqual([
      [0, 'person', 'Guest'],
      [0, 'person', 'Jonas'],
    ]);
  });
});

describe('a match is finished for a person', () => {
  const entry = (seat: number): Entry<unknown> => ({ seat, move: '', luck: [], final: false, forced: false, check: '' });
  const entries = [0, 1, 0, 1, 0, 1].map(entry);
  const handed = (line: number, plan: SeatPlan) => ({
    line,
    seat: 0,
    kind: plan.kind === 'bot' ? ('bot' as const) : ('person' as const),
    name: 'Mia',
    at: 1,
    number: 1,
  });

  test('by the bot that sits there in the end', () => {
    expect(finishedFor([...START, handed(6, bot('Mia'))], [bot('Mia'), person('Jonas')], entries)).toEqual([0]);
    expect(finishedFor(START, SEATS, entries)).toEqual([]);
  });

  test('by a bot that has made most of the choices, though the person came back for the last', () => {
    const away = (from: number) => [...START, handed(from, bot('Mia')), handed(5, person('Mia'))];
    expect([finishedFor(away(1), SEATS, entries), finishedFor(away(3), SEATS, entries)]).toEqual([[0], []]);
  });

  test('by the clock that has made most of the moves', () => {
    const clock = (line: number) => ({ line, seat: 1, kind: 'clock' as const, name: 'Jonas', at: 1, number: 1 });
    expect(finishedFor([...START, clock(2), clock(4)], SEATS, entries)).toEqual([1]);
    expect(finishedFor([...START, clock(2)], SEATS, entries)).toEqual([]);
  });

  test('and a seat that is a bot’s from the beginning is nobody’s', () => {
    expect(finishedFor(historyAtStart([bot('Ada'), person('Jonas')], 0), [bot('Ada'), person('Jonas')], entries)).toEqual([]);
  });
});
