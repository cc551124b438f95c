// ED-7 The days of a leg.
import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { TravelCard } from '../components.ts';
import type { Replacement } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { journey, legal, played, refusal, traveller } from '../table.testing.ts';
import { daysOf, needsDie } from './days.ts';

/** The days of a leg with these cards and replacements. */
function total(paid: TravelCard[], by: Readonly<Record<number, Replacement>> = {}, die = 0, offers = 0): number {
  const replaced = paid.map((_, at) => by[at + 1] ?? null);
  return daysOf({ route: 'A', paid, replaced, offers, elephant: false }, die, OPTIONS.standard).total;
}

function byLand(elephant: boolean, die: number, offers = 0): number {
  return daysOf({ route: 'A', paid: [], replaced: [], offers, elephant }, die, OPTIONS.standard).total;
}

clause('ED-7.1', 'each slot counts its card, or the die, or 1 for Express and 2 for Submarine', () => {
  expect(total(['S4', 'S7'])).toBe(11);
  expect(total(['S4', 'S7'], { 2: 'balloon' }, 3)).toBe(7);
  expect(total(['T2', 'T6'], { 2: 'express' })).toBe(3);
  expect(total(['S4', 'S7'], { 2: 'submarine' })).toBe(6);
});

clause('ED-7.1', 'a slot carries at most one replacement', () => {
  const s = journey({ travellers: [{ at: 'suez', hand: 'S7 S8', events: '2*submarine' }], turn: { balloonRight: true } });
  const one = played(s, 'go A; pay S7; pay S8; add balloon 1');
  expect(legal(one)).toEqual(['depart', 'add submarine 2']);
  expect(refusal(one, 'add submarine 1')).toEqual({ clause: 'ED-7.1', facts: { slot: 1, slots: 2 } });
});

clause('ED-7.1', 'nothing can be put where there is no slot', () => {
  const s = journey({ travellers: [{ at: 'suez', hand: 'S7 S8' }], turn: { balloonRight: true } });
  expect(refusal(played(s, 'go A; pay S7; pay S8'), 'add balloon 3')).toEqual({ clause: 'ED-7.1', facts: { slot: 3, slots: 2 } });
});

clause('ED-7.2', 'two cards of one kind and value count once', () => {
  expect(total(['S7', 'S7'])).toBe(7);
  expect(total(['T2', 'T2'])).toBe(2);
});

clause('ED-7.2', 'R-28 the saving is made by itself', () => {
  const s = journey({ travellers: [{ at: 'paris', hand: 'T6 T6' }] });
  expect(legal(played(s, 'go A; pay T6; pay T6'))).toEqual(['depart']);
  expect(traveller(played(s, 'go A; pay T6; pay T6; depart')).days).toBe(6);
});

clause('ED-7.3', 'different kinds never save, though the values are equal', () => {
  expect(total(['S5', 'T5'])).toBe(10);
  expect(total(['T4', 'S4'])).toBe(8);
});

clause('ED-7.4', 'on the last leg only the two ships can save', () => {
  expect(total(['S5', 'S5', 'T5'])).toBe(10);
  expect(total(['S4', 'S5', 'T5'])).toBe(14);
});

clause('ED-7.5', 'R-10 a replaced value saves nothing, whatever it is', () => {
  expect(total(['S4', 'S4'], { 1: 'balloon' }, 4)).toBe(8);
  expect(total(['S4', 'S4'], { 2: 'balloon' }, 1)).toBe(5);
  expect(total(['T2', 'T2'], { 1: 'express', 2: 'express' })).toBe(2);
});

clause('ED-7.6', 'R-11 replacing the last train leaves the ships their saving', () => {
  expect(total(['S7', 'S7', 'T6'], { 3: 'express' })).toBe(8);
  expect(total(['S7', 'S7', 'T6'], { 3: 'balloon' }, 6)).toBe(13);
});

clause('ED-7.7', 'every Offer takes two days off the total', () => {
  expect(total(['S4', 'S7'], {}, 0, 1)).toBe(9);
  expect(total(['S4', 'S7'], {}, 0, 2)).toBe(7);
  expect(byLand(false, 0, 2)).toBe(8);
  expect(byLand(true, 1, 1)).toBe(5);
});

clause('ED-7.7', 'R-29 an Offer never makes a leg shorter than one day', () => {
  expect(total(['T2', 'T2'], {}, 0, 1)).toBe(1);
  expect(total(['S4'], { 1: 'balloon' }, 1, 2)).toBe(1);
});

clause('ED-7.8', 'the cards of the route are played though their values are replaced', () => {
  const s = journey({ travellers: [{ at: 'paris', hand: 'T6', events: '2*express' }] });
  expect(legal(s)).toEqual(['end turn']);
  const paid = journey({ travellers: [{ at: 'paris', hand: 'T5 T6', events: '2*express' }] });
  const there = played(paid, 'go A; pay T5; pay T6; add express 1; add express 2; depart');
  expect(there.travelDiscard).toEqual(['T5', 'T6']);
});

clause('ED-8.7', 'by land it takes twelve days, or six and the die', () => {
  expect([byLand(false, 0), byLand(true, 1), byLand(true, 6)]).toEqual([12, 7, 12]);
});

clause('ED-8.5', 'a die is rolled for a balloon and an elephant, and for nothing else', () => {
  const leg = { route: 'A', paid: [], offers: 1 } as const;
  expect(needsDie({ ...leg, paid: [], replaced: ['express', 'submarine'], elephant: false })).toBe(false);
  expect(needsDie({ ...leg, paid: [], replaced: ['express', 'balloon'], elephant: false })).toBe(true);
  expect(needsDie({ ...leg, paid: [], replaced: [], elephant: true })).toBe(true);
});
