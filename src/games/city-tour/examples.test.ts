// The worked examples of the specification, each under its own number.
import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { FIRST } from '../../testing/table.ts';
import { CONTROLLER, ROAD_TILES, SPACES, type TileId } from './components.ts';
import { CityTour } from './index.ts';
import { isCutOff } from './roads.ts';
import { drawTile } from './rules/bag.ts';
import { isOutOfReach } from './rules/reach.ts';
import { agreed, busOf, given, IN_ORDER, placeOfBus, play, played, reserveOf, sitesOf, wholeDay } from './table.testing.ts';

const CONCEDE = { type: 'concede' } as const;

describe('setting up', () => {
  test('V1 day 1 is set up as its card shows', () => {
    const s = CityTour.setup({ options: agreed({ day: 1 }), seats: 2, version: 1 }, { chance: FIRST, tell: () => {} });
    const view = CityTour.view(s, 'public');
    expect(s.town.sites).toEqual(['CL1', 'GA1', 'BR2', 'CA2', 'LA2', 'FO1']);
    expect(reserveOf(s)).toBe('G11 O11 B11');
    expect(view.piles).toEqual([15, 15]);
    expect(view.bag.length + view.revealed.length).toBe(32);
    expect([busOf(s), placeOfBus(s)]).toEqual(['', 'r4c1/S']);
    expect([s.town.signs, s.waiting]).toEqual([[], []]);
  });
});

describe('driving', () => {
  test('V2 T13 in its four rotations before the start', () => {
    const ends = ['T13@0', 'T13@1', 'T13@2', 'T13@3'].map(tile => played(given(), tile)).map(s => [busOf(s), placeOfBus(s), s.passed[0]]);
    expect(ends).toEqual([
      ['', 'r3c1/W', true],
      ['G', 'r4c2/W', false],
      ['G', 'r3c1/W', true],
      ['', 'r4c2/W', false],
    ]);
  });
  test('V3 T01 upright brings its traveller, across it does not', () => {
    const ends = ['T01@0', 'T01@1'].map(tile => played(given(), tile)).map(s => [busOf(s), placeOfBus(s)]);
    expect(ends).toEqual([
      ['G', 'r3c1/S'],
      ['', 'r3c1/S'],
    ]);
  });
  test('V4 three blue at a fountain for two all stay there', () => {
    const s = played(given({ options: { day: 2 }, bus: 'GGBBB' }), 'T28@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s), reserveOf(s)]).toEqual(['A:BBB', 'GG', 'r3c1/W', 'G9 O11 B8']);
  });
  test('V5 two green at a labyrinth for three go back to the reserve', () => {
    const s = played(given({ options: { day: 3 }, bus: 'GGO' }), 'T32@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s), reserveOf(s)]).toEqual(['', 'O', 'r3c1/W', 'G11 O10 B11']);
  });
  test('V6 with one seat left the first traveller met boards', () => {
    const fromOrange = played(given({ options: { day: 2 }, bus: 'GGBBB' }), 'T28@1');
    const fromGreen = played(given({ options: { day: 2 }, bus: 'GGBBB' }), 'T28@2');
    expect([busOf(fromOrange), placeOfBus(fromOrange)]).toEqual(['GGOBBB', 'r4c2/W']);
    expect([busOf(fromGreen), sitesOf(fromGreen)]).toEqual(['GGG', 'A:BBB']);
  });
  test('V7 the ring road leads back onto the same tile', () => {
    const ends = ['T25@0', 'T25@2', 'T25@1'].map(tile => played(given({ at: 'r4c4/W' }), tile)).map(s => [busOf(s), placeOfBus(s)]);
    expect(ends).toEqual([
      ['GG', 'r3c4/S'],
      ['GG', 'r3c4/S'],
      ['', 'r3c4/S'],
    ]);
  });
  test('V8 a site on a closed circuit is cut off, and the game goes on', () => {
    const s = given({ board: { r1c1: 'T13@0', r1c2: 'T14@3' } });
    expect([isCutOff(s.board, 2), isCutOff(s.board, 1)]).toEqual([true, false]);
    expect(CityTour.awaiting(s)).toEqual([0]);
  });
  test('V9 one move may pass two sites', () => {
    const s = played(given({ board: { r1c1: 'T30@3' }, at: 'r2c1/S', bus: 'GGBB' }), 'T32@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s)]).toEqual(['B:GG C:BBB', 'G', 'r1c2/N']);
  });
});

describe('whole days', () => {
  test('V10 the bus leaves on turn 7, far too early', () => {
    const s = wholeDay({ day: 1 }, IN_ORDER, 'T01@2 T18@1 T03@0 T04@1 T05@1 T22@0 T23@3');
    expect(s.result).toEqual({ won: false, reason: 'short', total: 2, objective: 12, turns: 7 });
    expect([sitesOf(s), busOf(s)]).toEqual(['E:GG', 'GOBB']);
  });
  test('V11 day 1 won with twenty travellers', () => {
    const opening = 'T17@1 T02@0 T03@3 T20@1 T21@2 T06@2 T07@2 T24@1 T09@2 T10@3 T27@3';
    const half = wholeDay({ day: 1 }, IN_ORDER, opening);
    const s = wholeDay({ day: 1 }, IN_ORDER, `${opening} T12@3 T13@2 T14@0 T15@2 T32@0`);
    expect([busOf(half), placeOfBus(half), half.onSites[1]]).toEqual(['GBB', 'r2c2/W', 'GGG']);
    expect(s.result).toEqual({ won: true, reason: 'objective', total: 20, objective: 12, turns: 16 });
    expect([sitesOf(s), busOf(s)]).toEqual(['A:OO B:GGG C:BBBBB D:OO E:GGGG F:BBBB', 'B']);
  });
  test('V12 day 1 lost by one traveller, with six aboard', () => {
    const opening = 'T17@3 T02@2 T19@3 T20@3 T21@1 T06@2 T07@0 T24@1 T25@0 T10@2 T27@0 T28@3 T29@1 T30@3';
    const before = wholeDay({ day: 1 }, IN_ORDER, opening);
    const passingE = wholeDay({ day: 1 }, IN_ORDER, `${opening} T31@0`);
    const s = wholeDay({ day: 1 }, IN_ORDER, `${opening} T31@0 T16@0`);
    expect([before.passed[4], passingE.passed[4], passingE.onSites[4]]).toEqual([false, true, '']);
    expect(s.result).toEqual({ won: false, reason: 'short', total: 11, objective: 12, turns: 16 });
    expect([sitesOf(s), busOf(s)]).toEqual(['B:GGGGGG C:BB F:BBB', 'GOOOOB']);
  });
});

describe('level 2', () => {
  test('V13 the Park takes one of each colour', () => {
    const s = played(given({ options: { day: 5 }, bus: 'GGOB', at: 'r2c1/S' }), 'T32@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s)]).toEqual(['B:GOB', 'G', 'r1c1/W']);
  });
  test('V14 the Park without a blue traveller loses the day at once', () => {
    const s = played(given({ options: { day: 5 }, bus: 'GGOO', at: 'r2c1/S' }), 'T32@0');
    expect(s.result).toMatchObject({ won: false, reason: 'park', total: 0 });
  });
  test('V15 the Controller must be placed, and asks twice by way of the ring road', () => {
    const s = given({ options: { day: 4 }, bus: 'GOB', at: 'r4c4/W', revealed: ['CTL', 'T07'] });
    const refusal = CityTour.refusal(s, 0, { type: 'place', tile: 'T07', rotation: 0 });
    play(s, 'CTL@0');
    const first = s.frames[0]?.phase;
    play(s, 'control G');
    const second = s.frames[0]?.phase;
    play(s, 'control O');
    expect(refusal?.clause).toBe('CT-9.4');
    expect([first, second]).toEqual(['control', 'control']);
    expect([busOf(s), placeOfBus(s), reserveOf(s), s.discards]).toEqual(['B', 'r3c4/S', 'G11 O11 B10', ['T07']]);
  });
  test('V16 the inspector does not trouble an empty bus', () => {
    const s = played(given({ options: { day: 4 }, at: 'r4c4/W' }), 'CTL@0');
    expect([s.frames[0]?.phase, placeOfBus(s)]).toEqual(['place', 'r3c4/S']);
  });
});

describe('level 3', () => {
  test('V17 the Station is closed before the first sign', () => {
    const s = played(given({ options: { day: 7 }, bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s), s.result]).toEqual(['', 'GGOOBB', 'r1c2/N', null]);
  });
  test('V18 between the signs the Station takes six or loses the day', () => {
    const six = played(given({ options: { day: 7 }, passed: ['A'], bus: 'GGOOBB', at: 'r1c1/S' }), 'T31@0');
    const five = played(given({ options: { day: 7 }, passed: ['A'], bus: 'GGOOB', at: 'r1c1/S' }), 'T31@0');
    expect([sitesOf(six), busOf(six), placeOfBus(six)]).toEqual(['C:GGOOBB', '', 'r1c2/N']);
    expect(five.result).toMatchObject({ won: false, reason: 'station' });
  });
  test('V19 a site that bears a sign is open', () => {
    const s = played(given({ options: { day: 7 }, bus: 'GGOOB' }), 'T32@0');
    expect([sitesOf(s), busOf(s)]).toEqual(['A:GG', 'OOB']);
  });
  test('V20 after the second sign a site is closed', () => {
    const s = played(given({ options: { day: 7 }, passed: ['A', 'E'], bus: 'GGOO', at: 'r1c3/S' }), 'T31@0');
    expect([sitesOf(s), busOf(s), placeOfBus(s)]).toEqual(['', 'GGOO', 'r1c4/N']);
  });
});

describe('level 4', () => {
  test('V21 the site comes first, then the fan boards', () => {
    const s = played(given({ options: { day: 10 }, bus: 'GGGOOB' }), 'T32@0');
    expect([sitesOf(s), busOf(s), s.waiting]).toEqual(['A:GGG', 'OOBW', ['E']]);
  });
  test('V22 a full bus leaves the fan behind for good', () => {
    const s = played(given({ options: { day: 10 }, bus: 'OOOBBB' }), 'T32@0');
    expect([sitesOf(s), busOf(s), s.waiting]).toEqual(['', 'OOOBBB', ['A', 'E']]);
  });
  test('V23 the Stadium takes both fans or loses the day', () => {
    const both = played(given({ options: { day: 10 }, bus: 'OOWW', at: 'r1c3/S', waiting: [] }), 'T31@0');
    const one = played(given({ options: { day: 10 }, bus: 'OOW', at: 'r1c3/S', waiting: ['E'] }), 'T31@0');
    expect([sitesOf(both), busOf(both), placeOfBus(both)]).toEqual(['D:WW', 'OO', 'r1c4/N']);
    expect(one.result).toMatchObject({ won: false, reason: 'stadium' });
  });
  test('V24 the Grands Voyageurs add the number on their card', () => {
    const s = played(given({ options: { day: 10 }, sites: { A: 'GGGGGG', B: 'OOOOOO', C: 'BBBB' }, bus: 'OOB', at: 'r1c4/W' }), 'T31@0');
    expect(s.result).toMatchObject({ won: true, reason: 'objective', total: 18 });
  });
  test('V25 without the Grands Voyageurs the day is lost whatever the total', () => {
    const s = played(given({ options: { day: 10 }, sites: { A: 'GGGGGG', B: 'OOOOOO', C: 'BBBBBB' }, bus: 'OO', at: 'r1c4/W' }), 'T31@0');
    expect(s.result).toMatchObject({ won: false, reason: 'grandsVoyageurs', total: 18 });
  });
  test('V26 passengers beyond the card do not count', () => {
    const s = played(given({ options: { day: 10 }, sites: { A: 'GGGGGG', B: 'OOOOO', C: 'BBBB' }, bus: 'GGOOBB', at: 'r1c4/W' }), 'T31@0');
    expect(s.result).toMatchObject({ won: false, reason: 'short', total: 17 });
  });
});

describe('rulings', () => {
  test('V27 with one colour aboard the inspector does not ask', () => {
    const s = played(given({ options: { day: 4 }, bus: 'GGG' }), 'CTL@1');
    expect([s.frames[0]?.phase, busOf(s), placeOfBus(s), reserveOf(s)]).toEqual(['place', 'GG', 'r4c2/W', 'G9 O11 B11']);
    expect(CityTour.awaiting(s)).toEqual([1]);
  });
  test('V28 the Controller is drawn with chance 1 in n-1', () => {
    const asked: number[] = [];
    const asking = (answer: number) => ({
      below(sides: number) {
        asked.push(sides);
        return answer;
      },
    });
    const whole: TileId[] = [...ROAD_TILES, CONTROLLER];
    expect(drawTile([...whole], asking(0))).toBe(CONTROLLER);
    expect(drawTile([...whole], asking(31))).toBe('T32');
    expect(drawTile(['T05', CONTROLLER], asking(0))).toBe(CONTROLLER);
    expect(asked).toEqual([32, 32, 32, 1]);
    const chance = fast('V28');
    const drawn = Array.from({ length: 32_000 }, () => drawTile([...whole], chance));
    expect(Math.abs(drawn.filter(tile => tile === CONTROLLER).length - 1000)).toBeLessThan(150);
    expect(Math.abs(drawn.filter(tile => tile === 'T09').length - 969)).toBeLessThan(150);
  });
  test('V29 out of reach is counted by full buses at the letters ahead', () => {
    const onlyE = given({ sites: { B: 'GGG' }, passed: ['A', 'B', 'C', 'D', 'F'] });
    const alsoF = given({ sites: { B: 'GGG' }, passed: ['A', 'B', 'C', 'D'] });
    expect([isOutOfReach(onlyE), isOutOfReach(alsoF)]).toEqual([true, false]);
  });
  test('V30 a vote to concede that needs all voters', () => {
    const day = { seats: 4, options: { voters: [0, 1, 3], giveUp: 'all' }, votes: [1, 3] } as const;
    const conceded = played(given(day), 'concede');
    const placed = played(given(day), 'T01@0');
    const stranger = CityTour.refusal(given(day), 2, CONCEDE);
    expect(conceded.result).toMatchObject({ won: false, reason: 'conceded' });
    expect([conceded.votes, placed.votes, placed.result]).toEqual([[], [], null]);
    expect(stranger?.clause).toBe('CT-7.8');
    expect(SPACES[placed.space]).toBe('r3c1');
  });
});
