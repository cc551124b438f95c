import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { type Analysis, analyse } from './analysis.ts';
import { EightyDays, type Event, type State } from './index.ts';

const logged = (events: readonly Event[]) => events.map((event, entry) => ({ entry, event }));

/** A match of policies to its end, and what happened in it. */
function played(seats: number, seed: string): { state: State; events: Event[] } {
  const events: Event[] = [];
  const chance = seeded(seed);
  const table = { chance, tell: (event: Event) => void events.push(event) };
  const state = EightyDays.setup({ options: EightyDays.options.standard, seats, version: EightyDays.version }, table);
  for (let [seat] = EightyDays.awaiting(state); seat !== undefined; [seat] = EightyDays.awaiting(state)) {
    const move = EightyDays.policy?.(state, seat, EightyDays.legal(state, seat), chance);
    if (!move) throw new Error('the policy must move');
    EightyDays.play(state, seat, move, table);
  }
  return { state, events };
}

function books(events: readonly Event[]): Analysis {
  const { state } = played(2, 'books');
  return analyse(state.plan, logged(events), state);
}

test('a leg tells its travels and days', () => {
  const leg = { from: 'london', to: 'paris', parts: [7], offers: 0 } as const;
  const { legs } = books([
    { type: 'travelled', seat: 0, ...leg, days: 9, saved: 1 },
    { type: 'travelled', seat: 1, ...leg, days: 7, saved: 0 },
  ]);
  expect(legs[0]).toEqual({ leg: 'london-paris', travels: 2, days: 16, saved: 1, offers: 0 });
  expect(legs.map(({ leg: name }) => name).at(-1)).toBe('newyork-london');
});

test('event cards, chips and spaces are counted, days lost are charged to whoever lost them', () => {
  const { eventCards, chips, spaces, travellers } = books([
    { type: 'eventDrawn', seat: 0, event: 'balloon' },
    { type: 'played', seat: 0, event: 'balloon', as: 'balloon' },
    { type: 'discarded', seat: 1, card: 'offer' },
    { type: 'discarded', seat: 1, card: 'T4' },
    { type: 'blueStruck', reveals: true, seat: 0, event: 'storm', days: 2, seats: [0, 1], lost: [] },
    { type: 'chipUsed', seat: 0, place: 'paris', colour: 'red', chip: 'coin' },
    { type: 'chipLeft', seat: 1, place: 'suez', colour: 'blue', chip: 'day' },
    { type: 'taken', seat: 0, space: 'trade', card: 'T4' },
    { type: 'declined', seat: 0, space: 'trade' },
    { type: 'pressed', seats: [1], days: 1 },
    { type: 'questioned', seat: 1, place: 'suez', days: 2 },
    { type: 'delayed', seat: 0, seats: [1], days: 1 },
    { type: 'bought', seat: 0, what: 'travel', price: 2 },
  ]);
  expect(eventCards[0]).toEqual({ card: 'balloon', drawn: 1, played: 1, discarded: 0, struck: 0 });
  expect(eventCards.find(({ card }) => card === 'offer')?.discarded).toBe(1);
  expect(eventCards.find(({ card }) => card === 'storm')?.struck).toBe(1);
  expect(chips.find(({ chip }) => chip === 'red coin')).toMatchObject({ used: 1, left: 0 });
  expect(chips.find(({ chip }) => chip === 'blue day')).toMatchObject({ used: 0, left: 1 });
  expect(spaces.find(({ space }) => space === 'trade')).toMatchObject({ taken: 1, declined: 1 });
  expect(travellers[0]).toMatchObject({ lostToPressure: 0, lostToDetective: 0, lostToEvents: 2, bought: 1 });
  expect(travellers[1]).toMatchObject({ lostToPressure: 1, lostToDetective: 2, lostToEvents: 3, bought: 0 });
});

test('the books of a whole match agree with its final state', () => {
  const { state, events } = played(3, 'whole');
  const { legs, travellers } = analyse(state.plan, logged(events), state);
  expect(legs.reduce((sum, { travels }) => sum + travels, 0)).toBe(state.travellers.reduce((sum, { position }) => sum + position, 0));
  expect(travellers.map(({ days }) => days)).toEqual(state.travellers.map(({ days }) => days));
  expect(travellers.filter(({ home }) => home !== null)).toHaveLength(state.londonOrder.length);
  expect(travellers.map(({ rank }) => rank).sort()).toEqual([1, 2, 3]);
});
