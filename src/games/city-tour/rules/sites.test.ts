import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { CityTour } from '../index.ts';
import { busOf, given, play, played, reserveOf, sitesOf } from '../table.testing.ts';
import { isAhead } from './reach.ts';

describe('ordinary sites', () => {
  clause('CT-6.1', 'all of the colour get off, and nobody else', () => {
    const s = played(given({ bus: 'GOOOB' }), 'T32@0');
    expect([sitesOf(s), busOf(s)]).toEqual(['A:OOO', 'GB']);
  });
  clause('CT-6.2', 'exactly enough is enough', () => {
    const s = given({ options: { day: 2 }, bus: 'BB' });
    const events = play(s, 'T32@0');
    expect(events).toContainEqual({ type: 'setDown', letter: 'A', site: 'FO2', pawns: 'BB' });
    expect(sitesOf(s)).toBe('A:BB');
  });
  clause('CT-6.3', 'too few return to the reserve, none included', () => {
    const s = given({ options: { day: 2 }, bus: 'GB' });
    const events = play(s, 'T32@0');
    expect(events).toContainEqual({ type: 'sentHome', letter: 'A', site: 'FO2', colour: 'B', count: 1, required: 2 });
    expect([sitesOf(s), busOf(s), reserveOf(s)]).toEqual(['', 'G', 'G10 O11 B11']);
  });
  clause('CT-6.4', 'only those just set down are compared, not those on another site of the colour', () => {
    const s = played(given({ options: { day: 2 }, sites: { D: 'BBB' }, passed: ['D'], bus: 'B' }), 'T32@0');
    expect(sitesOf(s)).toBe('D:BBB');
  });
  clause('CT-6.5', 'a letter without a site does nothing', () => {
    const ownDay = { card: 1, mode: 'free', sites: { B: 'GA1' }, cards: [], signs: [], fans: [] } as const;
    const s = given({ options: { ownDay }, bus: 'GOB' });
    expect(play(s, 'T32@0')).toContainEqual({ type: 'passed', letter: 'A', site: null });
    expect(busOf(s)).toBe('GOB');
  });
  clause('CT-6.6', 'a site may become unreachable, and the game goes on', () => {
    const s = played(given({ board: { r1c1: 'T13@0' }, at: 'r1c2/S' }), 'T14@3');
    expect(isAhead(s, 2)).toBe(false);
    expect(CityTour.awaiting(s)).toHaveLength(1);
  });
  clause('CT-6.7', 'each letter is resolved before the bus goes on', () => {
    const s = given({ board: { r1c1: 'T30@3' }, at: 'r2c1/S', bus: 'GGBB' });
    const order = play(s, 'T32@0').flatMap(event => (event.type === 'setDown' || event.type === 'boarded' ? [event.type] : []));
    expect(order).toEqual(['setDown', 'boarded', 'boarded', 'setDown']);
  });
});

describe('the detour', () => {
  clause('CT-10.4', 'the first sign met opens the sites, whichever letter it stands at', () => {
    const before = played(given({ options: { day: 7 }, bus: 'BB', at: 'r2c1/S' }), 'T32@0');
    const between = played(given({ options: { day: 7 }, bus: 'BB', passed: ['E'], at: 'r2c1/S' }), 'T32@0');
    expect([sitesOf(before), sitesOf(between)]).toEqual(['', 'B:BB']);
    expect(play(given({ options: { day: 7 }, passed: ['E'] }), 'T32@0')).toContainEqual({ type: 'signMet', letter: 'A', order: 2 });
  });
  clause('CT-10.5', 'at a closed site everybody stays aboard, too few as well', () => {
    const s = given({ options: { day: 7 }, bus: 'GB', at: 'r2c1/S' });
    expect(play(s, 'T32@0')).toContainEqual({ type: 'turnedAway', letter: 'B', site: 'FO2' });
    expect([busOf(s), reserveOf(s)]).toEqual(['GB', 'G10 O11 B10']);
  });
  clause('CT-10.6', 'the letters of both signs are open, or closed if so agreed', () => {
    const second = played(given({ options: { day: 7 }, bus: 'GG', passed: ['E'] }), 'T32@0');
    const closed = given({ options: { day: 7, signSites: 'closed' }, bus: 'GG' });
    const events = play(closed, 'T32@0');
    expect(sitesOf(second)).toBe('A:GG');
    expect([sitesOf(closed), busOf(closed)]).toEqual(['', 'GG']);
    expect(events).toContainEqual({ type: 'signMet', letter: 'A', order: 1 });
  });
  clause('CT-10.7', 'while the second sign is not met the sites stay open', () => {
    const s = played(given({ options: { day: 7 }, passed: ['A', 'B', 'C', 'F'], bus: 'OO', at: 'r1c3/S' }), 'T31@0');
    expect(sitesOf(s)).toBe('D:OO');
  });
  clause('CT-10.8', 'a closed special site does nothing, or loses the day if so agreed', () => {
    const inert = played(given({ options: { day: 7 }, bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    const lose = played(given({ options: { day: 7, closedSpecial: 'lose' }, bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    expect(inert.result).toBeNull();
    expect(lose.result).toMatchObject({ won: false, reason: 'station' });
  });
  clause('CT-10.8', 'no sign closes a special site if so agreed, before the first, after the second or at one', () => {
    const options = { day: 7, closedSpecial: 'open' } as const;
    const before = played(given({ options, bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    const after = played(given({ options, passed: ['A', 'E'], bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    const short = played(given({ options, bus: 'GGOOB', at: 'r1c1/S' }), 'T31@0');
    expect([sitesOf(before), sitesOf(after)]).toEqual(['C:GGOOBB', 'C:GGOOBB']);
    expect(short.result).toMatchObject({ won: false, reason: 'station' });
    const ownDay = {
      card: 7,
      mode: 'free',
      sites: { A: 'STATION', B: 'FO2' },
      cards: ['Station', 'Detour'],
      signs: ['A', 'B'],
      fans: [],
    } as const;
    const atSign = played(given({ options: { ownDay, closedSpecial: 'open', signSites: 'closed' }, bus: 'GGOOBB' }), 'T32@0');
    expect(sitesOf(atSign)).toBe('A:GGOOBB');
  });
  clause('CT-10.8', 'sites that are no special ones are closed as ever', () => {
    const s = given({ options: { day: 7, closedSpecial: 'open' }, bus: 'BB', at: 'r2c1/S' });
    expect(play(s, 'T32@0')).toContainEqual({ type: 'turnedAway', letter: 'B', site: 'FO2' });
  });
});

describe('fans', () => {
  clause('CT-11.2', 'the fan boards after the site is resolved, if a seat is free', () => {
    const s = given({ options: { day: 10 }, bus: 'GGGOOB' });
    const order = play(s, 'T32@0').flatMap(({ type }) => (type === 'setDown' || type === 'fanBoarded' ? [type] : []));
    expect(order).toEqual(['setDown', 'fanBoarded']);
    expect(s.waiting).toEqual(['E']);
  });
  clause('CT-11.2', 'a fan boards at a closed site too', () => {
    const ownDay = {
      card: 10,
      mode: 'free',
      sites: { A: 'GA3', B: 'CA3', C: 'STADIUM', D: 'CL3' },
      cards: ['Stadium', 'Detour'],
      signs: ['B', 'D'],
      fans: ['A', 'B'],
    } as const;
    const s = played(given({ options: { ownDay }, bus: 'GGG' }), 'T32@0');
    expect([sitesOf(s), busOf(s)]).toEqual(['', 'GGGW']);
  });
  clause('CT-11.3', 'fans take seats and pass ordinary sites untouched', () => {
    const s = played(given({ options: { day: 11 }, bus: 'OOOBWW', waiting: [], at: 'r3c1/W' }), 'T10@0');
    expect(busOf(s)).toBe('OOOBWW');
    const atCastle = played(given({ options: { day: 11 }, bus: 'OOOBWW', waiting: [] }), 'T32@0');
    expect([sitesOf(atCastle), busOf(atCastle)]).toEqual(['A:OOO', 'BWW']);
  });
});
