// Final moves: which there are, what their labels say, and which look like slips.
import { describe, expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { FINALS, SIGNS } from './finals.testing.ts';
import { CityTour } from './index.ts';
import { read } from './notation.ts';
import { ODD_KINDS, odd } from './odd.ts';
import type { State } from './state.ts';
import { given, played } from './table.testing.ts';
import { en } from './texts/en.ts';
import { LANGUAGES, RIDES } from './texts/ridden.testing.ts';

function oddityOf(s: State, text: string) {
  const move = read(text);
  if (!move) throw new Error(`"${text}" is no move`);
  return odd(s, 0, move);
}

describe('a move that looks like a slip', () => {
  clause('CT-9.3', 'is to pass the park without all three colours', () => {
    const s = given({ options: { day: 5 }, bus: 'GGOO', at: 'r2c1/S', revealed: ['T32', 'T31'] });
    expect(oddityOf(s, 'place T32@0')).toEqual({ kind: 'lostAtSite', facts: { site: 'PARK', total: 0, objective: 16 } });
    expect(oddityOf(s, 'place T31@0')).toBeUndefined();
  });
  clause('CT-7.2', 'is to leave the city with too few', () => {
    const s = given({ at: 'r1c4/W', revealed: ['T31', 'T32'] });
    expect(oddityOf(s, 'place T31@0')).toEqual({ kind: 'leavesShort', facts: { total: 0, objective: 12 } });
  });
  clause('CT-11.5', 'is to leave without the Grands Voyageurs', () => {
    const s = given({
      options: { day: 10 },
      bus: 'OO',
      at: 'r1c4/W',
      sites: { A: 'G'.repeat(9), C: 'B'.repeat(9) },
      revealed: ['T31', 'T32'],
    });
    expect(oddityOf(s, 'place T31@0')?.kind).toBe('leavesWithout');
  });
  clause('CT-12.5', 'is to leave before a compulsory site is served', () => {
    const options = { day: 4, specials: 'mandatory' } as const;
    const s = given({ options, at: 'r1c4/W', sites: { A: 'G'.repeat(9), B: 'B'.repeat(9) }, revealed: ['T31', 'T32'] });
    expect(oddityOf(s, 'place T31@0')?.kind).toBe('leavesUnserved');
  });
  clause('CT-11.2', 'is to leave a fan behind while the stadium needs both', () => {
    const s = given({ options: { day: 10 }, bus: 'OOOBBB', revealed: ['T32', 'T31'] });
    expect(oddityOf(s, 'place T32@0')).toEqual({ kind: 'losesFan', facts: { site: 'STADIUM' } });
  });
  clause('CT-6.3', 'is to pass a site just before those it needs board', () => {
    const s = given({ options: { day: 2 }, bus: 'B', board: { r3c1: 'T15@3' }, revealed: ['T32', 'T31'] });
    const facts = { site: 'FO2', pawns: 'B', count: 1, required: 2 };
    expect(oddityOf(s, 'place T32@0')).toEqual({ kind: 'tooEarly', facts });
  });
  clause('CT-6.3', 'is to use up a site for which too few are aboard', () => {
    const s = given({ options: { day: 3 }, bus: 'GGO', revealed: ['T32', 'T31'] });
    expect(oddityOf(s, 'place T32@0')).toEqual({ kind: 'usesUp', facts: { site: 'LA3', pawns: 'GG', count: 2, required: 3 } });
  });
  clause('CT-5.3', 'is to leave two travellers at the roadside', () => {
    const board = { r3c1: 'T12@0' } as const;
    const facts = { pawns: 'GBB', count: 3 };
    expect(oddityOf(given({ bus: 'OOOOB', board, revealed: ['T10', 'T13'] }), 'place T10@0')).toEqual({ kind: 'leavesBehind', facts });
    expect(oddityOf(given({ bus: 'OOOOBB', board, revealed: ['T10', 'T13'] }), 'place T10@0')).toBeUndefined();
  });
  clause('CT-7.8', 'is to give up a day on which enough have arrived', () => {
    const full = given({ seats: 1, sites: { B: 'G'.repeat(9), F: 'BBBB' } });
    expect(oddityOf(full, 'concede')).toEqual({ kind: 'givesUpWon', facts: { total: 13, objective: 12 } });
    expect(oddityOf(given({ seats: 1 }), 'concede')).toBeUndefined();
  });
  clause('CT-3.3', 'is none where every choice comes to the same', () => {
    const s = given({ options: { day: 3 }, bus: 'GGO', board: { r3c1: 'T32@0' }, revealed: ['T31', 'T31'] });
    const legal = CityTour.legal(s, 0).filter(({ type }) => type === 'place');
    expect(legal.map(move => odd(s, 0, move)?.kind)).toEqual(legal.map(() => undefined));
  });

  test('is rare in sensible play', () => {
    const sensible = RIDES.filter((_, at) => at % 2 === 0).flatMap(({ positions }) => positions);
    const asked = sensible.filter(({ state, seat, move }) => odd(state, seat, move));
    expect(asked.length / sensible.length).toBeLessThan(0.05);
  });
});

describe.each(LANGUAGES)('warnings in %s', (_language, texts) => {
  test('say what will be lost and ask', () => {
    const facts = { site: 'CL2', pawns: 'OO', count: 2, required: 3, total: 7, objective: 12 };
    const said = ODD_KINDS.map(kind => texts.warning?.({ kind, facts }) ?? '');
    expect(said.filter(each => !/^[\p{Lu}\d].*\?$/u.test(each) || /undefined|NaN|\b[A-Z]{1,2}\d\b/.test(each))).toEqual([]);
    expect(new Set(said).size).toBe(ODD_KINDS.length);
    expect(texts.warning?.({ kind: 'unheard of' })).toBeUndefined();
  });
});

// All final moves of the game: nothing can be taken back once a tile lies, a passenger is off or the day is given up.
describe('the label of a final move says what happens', () => {
  const label = (s: State, text: string) => {
    const move = read(text);
    return move ? en.move(move, CityTour.view(s, 0)) : '';
  };
  clause('CT-3.5', 'a tile is placed and the bus drives', () => {
    expect(label(given({ revealed: ['T13', 'T31'] }), 'place T13@1')).toBe(
      'Place a double bend (green) at 90°: 1 green boards; stop in front of the western space by F',
    );
    expect(label(given({ at: 'r1c4/W', revealed: ['T31', 'T32'] }), 'place T31@0')).toMatch(/the day is lost with 0$/);
    expect(label(given({ options: { day: 4 }, bus: 'GO', revealed: ['CTL', 'T31'] }), 'place CTL@1')).toMatch(/someone must get off$/);
  });
  clause('CT-9.5', 'a passenger gets off and the bus drives on', () => {
    const s = played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1');
    expect(label(s, 'control G')).toBe('A green passenger gets off: stop in front of the western space by F');
  });
  clause('CT-7.8', 'a vote is one of several, or ends the day', () => {
    expect(label(given({ seats: 4 }), 'concede')).toBe('Vote to give up the day (1 of 3)');
    expect(label(given({ seats: 1 }), 'concede')).toBe('Give up: the day is lost');
  });
  test('as the list has it', () => {
    const wrong = RIDES.flatMap(({ positions }) =>
      positions.flatMap(({ state, seat }) => {
        const view = CityTour.view(state, seat);
        return CityTour.legal(state, seat).flatMap(move => (FINALS[move.type].test(en.move(move, view)) ? [] : [en.move(move, view)]));
      }),
    );
    expect(wrong).toEqual([]);
  });
  test.each(LANGUAGES)('and says in %s what happens', (language, texts) => {
    const signs = SIGNS[language as keyof typeof SIGNS];
    const silent = RIDES.flatMap(({ positions }) =>
      positions.flatMap(({ state, seat }) => {
        const view = CityTour.view(state, seat);
        const labels = CityTour.legal(state, seat).map(move => ({ move, label: texts.move(move, view) }));
        return labels.flatMap(({ move, label }) => (signs[move.type].test(label) ? [] : [label]));
      }),
    );
    expect([...new Set(silent)]).toEqual([]);
  });
  test('there are no others', () => {
    const types = new Set(
      RIDES.flatMap(({ positions }) => positions.flatMap(({ state, seat }) => CityTour.legal(state, seat))).map(({ type }) => type),
    );
    expect([...types].sort()).toEqual(Object.keys(FINALS).sort());
  });
});
