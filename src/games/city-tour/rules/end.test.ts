import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { CityTour } from '../index.ts';
import { given, play, played } from '../table.testing.ts';
import { isOutOfReach } from './reach.ts';

const EXIT = { at: 'r1c4/W' } as const;
const PARK_DAY = {
  card: 4,
  mode: 'free',
  sites: { A: 'PARK', B: 'GA1' },
  cards: ['Park'],
  signs: [],
  fans: [],
} as const;

describe('leaving the city', () => {
  clause('CT-7.1', 'the pawns on all sites are counted, waiting fans are not', () => {
    const s = played(given({ ...EXIT, options: { day: 10 }, sites: { A: 'GGG', C: 'BB' }, bus: 'OB' }), 'T31@0');
    expect(s.result).toMatchObject({ total: 7, objective: 18 });
  });
  clause('CT-7.2', 'as many as asked for win the day', () => {
    const s = played(given({ ...EXIT, sites: { B: 'GGGGGG', F: 'BBBBBB' } }), 'T31@0');
    expect(s.result).toEqual({ won: true, reason: 'objective', total: 12, objective: 12, turns: 1 });
  });
  clause('CT-7.3', 'one fewer loses it', () => {
    const s = played(given({ ...EXIT, sites: { B: 'GGGGGG', F: 'BBBBB' } }), 'T31@0');
    expect(s.result).toMatchObject({ won: false, reason: 'short', total: 11 });
  });
  clause('CT-7.4', 'passengers still aboard do not count', () => {
    const s = played(given({ ...EXIT, sites: { B: 'GGGGGG', F: 'BBBBB' }, bus: 'OOOOO' }), 'T31@0');
    expect(s.result).toMatchObject({ won: false, total: 11 });
  });
  clause('CT-11.5', 'those on the Grands Voyageurs card must be aboard, and add their number', () => {
    const lacking = played(given({ ...EXIT, options: { day: 11 }, bus: 'GGBB' }), 'T31@0');
    const aboard = played(given({ ...EXIT, options: { day: 11 }, bus: 'GGOOB' }), 'T31@0');
    expect(lacking.result).toMatchObject({ reason: 'grandsVoyageurs', total: 0 });
    expect(aboard.result).toMatchObject({ reason: 'short', total: 3 });
  });
  clause('CT-12.5', 'a mandatory special site that nobody served loses the day', () => {
    const day = { ...EXIT, sites: { B: 'GGGGGG', A: '' }, options: { ownDay: PARK_DAY, objective: 6 } } as const;
    const unserved = played(given(day), 'T31@0');
    const served = played(given({ ...day, sites: { A: 'GOB', B: 'GGG' } }), 'T31@0');
    const avoidable = played(given({ ...day, options: { ...day.options, specials: 'avoidable' } }), 'T31@0');
    expect([unserved.result?.reason, served.result?.reason, avoidable.result?.reason]).toEqual([
      'specialUnserved',
      'objective',
      'objective',
    ]);
  });
});

describe('out of reach', () => {
  clause('CT-7.6', 'nothing forces the end, unless it was agreed', () => {
    const lost = { passed: ['B', 'C', 'D', 'E', 'F'] as const, options: { autoEnd: false } };
    const goesOn = played(given({ ...lost }), 'T32@0');
    const ends = played(given({ ...lost, options: { autoEnd: true } }), 'T32@0');
    expect(CityTour.awaiting(goesOn)).toHaveLength(1);
    expect(ends.result).toMatchObject({ won: false, reason: 'outOfReach' });
  });
  clause('CT-7.7', 'the Park counts three, the Stadium two, and sites passed or cut off nothing', () => {
    const park = given({ options: { day: 4, objective: 9 }, passed: ['A', 'B', 'D', 'E'] });
    const short = given({ options: { day: 4, objective: 10 }, passed: ['A', 'B', 'D', 'E'] });
    const stadium = given({ options: { day: 10, objective: 4 }, passed: ['A', 'B', 'C', 'E', 'F'] });
    const cutOff = given({ options: { objective: 31 }, board: { r1c1: 'T13@0', r1c2: 'T14@3' } });
    expect([park, short, stadium, cutOff].map(isOutOfReach)).toEqual([false, true, false, true]);
  });
  clause('CT-7.7', 'with both signs met no letter counts', () => {
    const day = { options: { day: 7, objective: 6 } } as const;
    expect(isOutOfReach(given({ ...day, passed: ['A'] }))).toBe(false);
    expect(isOutOfReach(given({ ...day, passed: ['A', 'E'] }))).toBe(true);
  });
  clause('CT-7.7', 'with both signs met a special site counts where no sign closes it', () => {
    const day = { options: { day: 7, objective: 6, closedSpecial: 'open' }, passed: ['A', 'E'] } as const;
    const mandatory = { ...day, options: { ...day.options, specials: 'mandatory' } } as const;
    expect([day, mandatory].map(each => isOutOfReach(given(each)))).toEqual([false, false]);
    expect(isOutOfReach(given({ ...day, options: { ...day.options, objective: 7 } }))).toBe(true);
  });
  clause('CT-7.7', 'a mandatory special site that was missed is out of reach', () => {
    const options = { day: 4, objective: 1, specials: 'mandatory' } as const;
    const missed = given({ options, sites: { A: 'G' }, passed: ['A', 'C'] });
    const served = given({ options, sites: { A: 'G', C: 'GOB' }, passed: ['A', 'C'] });
    const closed = given({ options: { ...options, day: 7 }, sites: { A: 'GG' }, passed: ['A', 'E'] });
    expect([missed, served, closed].map(isOutOfReach)).toEqual([true, false, true]);
  });
  clause('CT-7.7', 'a mandatory Stadium is out of reach once a fan is lost', () => {
    const options = { day: 10, objective: 1, specials: 'mandatory' } as const;
    const leftBehind = given({ options, sites: { C: 'BB' }, passed: ['A', 'C'] });
    const putOut = given({ options, sites: { C: 'BB' }, passed: ['A', 'C'], waiting: ['E'] });
    const aboard = given({ options, sites: { C: 'BB' }, passed: ['A', 'C'], waiting: ['E'], bus: 'W' });
    expect([leftBehind, putOut, aboard].map(isOutOfReach)).toEqual([true, true, false]);
  });
});

describe('conceding', () => {
  clause('CT-7.5', 'a day given up is over, and a new match begins it again', () => {
    const s = played(given({ seats: 1 }), 'concede');
    expect(s.result).toEqual({ won: false, reason: 'conceded', total: 0, objective: 12, turns: 1 });
    expect(CityTour.outcome(s)).toEqual({ ranks: [2], scores: [0] });
  });
  clause('CT-7.8', 'a majority is more than half of the voters, in or out of turn', () => {
    const s = given({ seats: 4 });
    const first = play(s, 'concede', { seat: 3 });
    play(s, 'concede', { seat: 1 });
    const before = s.result;
    play(s, 'concede', { seat: 0 });
    expect(first).toEqual([{ type: 'conceded', seat: 3, votes: 1, needed: 3 }]);
    expect(before).toBeNull();
    expect(s.result).toMatchObject({ reason: 'conceded' });
    expect(s.votes).toEqual([]);
  });
  clause('CT-7.8', 'one voice is enough where any may give up, or where the objective is out of reach', () => {
    const any = given({ seats: 4, options: { giveUp: 'any' } });
    const lost = given({ seats: 4, options: { giveUp: 'all' }, passed: ['A', 'B', 'C', 'D', 'E', 'F'] });
    play(any, 'concede', { seat: 2 });
    play(lost, 'concede', { seat: 2 });
    expect([any.result?.reason, lost.result?.reason]).toEqual(['conceded', 'conceded']);
  });
  clause('CT-7.8', 'votes are a set, once each, and those who voted are no longer welcome', () => {
    const s = given({ seats: 4 });
    play(s, 'concede', { seat: 3 });
    play(s, 'concede', { seat: 1 });
    expect(s.votes).toEqual([1, 3]);
    expect(CityTour.welcome(s)).toEqual([2]);
    expect(CityTour.refusal(s, 3, { type: 'concede' })).toEqual({ clause: 'CT-7.8', facts: { voted: 1 } });
  });
  clause('CT-7.8', 'votes lapse when the next tile is placed, and may be cast during an inspection', () => {
    const s = given({ seats: 3, options: { day: 4 }, bus: 'GO', votes: [2] });
    play(s, 'CTL@1');
    const lapsed = [...s.votes];
    const welcome = CityTour.welcome(s);
    play(s, 'concede', { seat: 1 });
    play(s, 'concede', { seat: 0 });
    expect([lapsed, welcome]).toEqual([[], [1, 2]]);
    expect(s.result).toMatchObject({ reason: 'conceded' });
  });
  clause('CT-7.8', 'where nobody has a vote nobody can concede', () => {
    const s = given({ options: { voters: [] } });
    expect(CityTour.welcome(s)).toEqual([]);
    expect(CityTour.refusal(s, 0, { type: 'concede' })?.clause).toBe('CT-7.8');
  });
});
