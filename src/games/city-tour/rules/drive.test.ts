import { describe, expect } from 'vitest';
import { fast } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { CityTour, type Event } from '../index.ts';
import { agreed, busOf, given, placeOfBus, play, played, reserveOf } from '../table.testing.ts';

/** A day of random placements; gives every road driven and the turns it took. */
function randomDay(seed: string): { roads: string[]; letters: string[]; turns: number } {
  const chance = fast(seed);
  const [roads, letters]: [string[], string[]] = [[], []];
  const tell = (event: Event) => {
    if (event.type === 'drove') roads.push(`${event.space}/${[event.from, event.to].sort().join('')}`);
    if (event.type === 'passed') letters.push(event.letter);
  };
  const s = CityTour.setup({ options: agreed({ day: 1, voters: [] }), seats: 2, version: 1 }, { chance, tell });
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    const legal = CityTour.legal(s, seat);
    CityTour.play(s, seat, legal[chance.below(legal.length)] ?? { type: 'concede' }, { chance, tell });
  }
  return { roads, letters, turns: s.turn };
}
const DAYS = Array.from({ length: 300 }, (_, at) => randomDay(`drive ${at}`));

describe('movement', () => {
  clause('CT-4.1', 'the bus drives on over tiles that lie, to the next empty space', () => {
    const s = played(given({ board: { r3c1: 'T01@0', r2c1: 'T13@1' } }), 'T31@0');
    expect([placeOfBus(s), busOf(s)]).toEqual(['r2c2/W', 'GG']);
  });
  clause('CT-4.2', 'on a flyover the bus goes straight on', () => {
    expect(placeOfBus(played(given({ at: 'r3c2/W' }), 'T07@0'))).toBe('r3c3/W');
    expect(placeOfBus(played(given({ at: 'r3c2/S' }), 'T07@0'))).toBe('r2c2/S');
  });
  clause('CT-4.3', 'the bus comes in by one side and leaves by another', () => {
    const drove = play(given(), 'T32@1').find(({ type }) => type === 'drove');
    expect(drove).toEqual({ type: 'drove', space: 12, from: 2, to: 1 });
  });
  clause('CT-4.4', 'a frame road leads past its letter and back in; the ring road past none', () => {
    expect(play(given(), 'T32@0').filter(({ type }) => type === 'passed')).toEqual([{ type: 'passed', letter: 'A', site: 'CL1' }]);
    expect(play(given({ at: 'r4c4/W' }), 'T32@0').some(({ type }) => type === 'passed')).toBe(false);
  });
  clause('CT-4.5', 'leaving by the east of r1c4 ends the day at once', () => {
    const s = given({ at: 'r1c4/W' });
    const events = play(s, 'T31@0').map(({ type }) => type);
    expect(events).toEqual(['placed', 'drove', 'ended']);
    expect(CityTour.awaiting(s)).toEqual([]);
  });
  clause('CT-4.6', 'no road is driven twice, and the bus leaves between turn 7 and turn 16', () => {
    expect(DAYS.filter(({ roads }) => new Set(roads).size !== roads.length)).toEqual([]);
    expect(Math.min(...DAYS.map(({ turns }) => turns))).toBe(7);
    expect(Math.max(...DAYS.map(({ turns }) => turns))).toBe(16);
  });
  clause('CT-4.6', 'a bus that did not come from the start drives no circle for ever', () => {
    // It came past C, yet no tile lay where it came from: a bend there leads it past C again.
    const s = given({ at: 'r1c2/N', board: { r1c1: 'T14@0' } });
    expect(() => played(s, 'T32@3')).toThrow('in a circle');
  });
  clause('CT-4.7', 'each letter is passed at most once', () => {
    expect(DAYS.filter(({ letters }) => new Set(letters).size !== letters.length)).toEqual([]);
  });
});

describe('travellers', () => {
  clause('CT-5.1', 'travellers board in the order the bus meets them, from the reserve', () => {
    const s = given({ at: 'r3c2/N' });
    const boarded = play(s, 'T28@0').flatMap(event => (event.type === 'boarded' ? [event.colour] : []));
    const other = play(given({ at: 'r3c2/E' }), 'T28@0').flatMap(event => (event.type === 'boarded' ? [event.colour] : []));
    expect([boarded, other]).toEqual([
      ['G', 'O'],
      ['O', 'G'],
    ]);
    expect(reserveOf(s)).toBe('G10 O10 B11');
  });
  clause('CT-5.2', 'nobody is asked whether a traveller may board', () => {
    const s = played(given({ at: 'r3c2/N' }), 'T26@0');
    expect([busOf(s), s.frames[0]?.phase]).toEqual(['OO', 'place']);
  });
  clause('CT-5.3', 'a full bus takes nobody, and with one seat left only the first', () => {
    const full = given({ at: 'r3c2/N', bus: 'GGOOBB' });
    const left = play(full, 'T28@0').filter(({ type }) => type === 'leftBehind');
    const almost = played(given({ at: 'r3c2/N', bus: 'GOOBB' }), 'T29@0');
    expect(left).toHaveLength(2);
    expect([busOf(full), busOf(almost)]).toEqual(['GGOOBB', 'GOOOBB']);
  });
  clause('CT-5.4', 'where the reserve has no pawn of his colour a traveller stays', () => {
    const s = given({ at: 'r3c2/N', bus: 'GG', sites: { B: 'GGGGG', E: 'GGGG' } });
    const stayed = play(s, 'T28@0').find(({ type }) => type === 'leftBehind');
    expect(stayed).toEqual({ type: 'leftBehind', colour: 'G', space: 9, why: 'noPawn' });
    expect(busOf(s)).toBe('GGO');
  });
  clause('CT-5.5', 'travellers on the other road of the tile are not met', () => {
    expect(busOf(played(given({ at: 'r3c2/E' }), 'T07@0'))).toBe('O');
    expect(busOf(played(given({ at: 'r3c2/S' }), 'T07@0'))).toBe('G');
  });
});
