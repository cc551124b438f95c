import { describe, expect, test } from 'vitest';
import { fast } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { ARRONDISSEMENTS, CARDS, CLUBS, clubsOf, FACES, isIn, regionOf, shownOn } from '../components.ts';
import { OnTourParis } from '../index.ts';
import { higher, isDoubles, lower, numeral } from '../marks.ts';
import { emptyBut, filled, legal, markAt, move, play, refusal, refusedBy, scene, settingUp } from '../table.testing.ts';

const NEXT = [0, 0, 0, 1, 2];
const MIXED = ['P08-N', 'P16-W', 'P06-S'] as const;
const two = { boards: [filled({}), filled({})] };

describe('terms', () => {
  clause('OT-1.1', 'a club that is written on takes nothing more', () => {
    const s = scene({ phase: 'write', shown: MIXED, boards: [filled({ '8a': '40' })] });
    expect(refusal(s, 'write 29 8a P08-N')).toEqual({ clause: 'OT-1.1', facts: { club: '8a' } });
    play(s, 'write 29 8b P08-N');
    expect(refusedBy(s, 'write 92 8b P16-W')).toBe('OT-1.1');
  });
  clause('OT-1.2, OT-1.3', 'a club lies in one bank and one column, both of its arrondissement', () => {
    expect(CLUBS.every(club => isIn(club, 'N') !== isIn(club, 'S'))).toBe(true);
    expect(CLUBS.every(club => [isIn(club, 'W'), isIn(club, 'C'), isIn(club, 'E')].filter(Boolean).length === 1)).toBe(true);
    expect(clubsOf(7).map(club => [isIn(club, 'S'), isIn(club, 'W')])).toEqual([
      [true, true],
      [true, true],
    ]);
  });
  clause('OT-1.4', 'the arrondissement of a card lies in its region', () => {
    expect(CARDS.every(card => clubsOf(shownOn(card)).every(club => isIn(club, regionOf(card))))).toBe(true);
    expect(ARRONDISSEMENTS).toHaveLength(20);
  });
  clause('OT-1.5', 'two dice form two numbers, a leading zero is written', () => {
    expect([lower([7, 0]), higher([0, 7]), numeral(lower([0, 7]))]).toEqual([7, 70, '07']);
  });
  clause('OT-1.6', 'ninety numbers are possible, none a multiple of eleven', () => {
    const rolls = Array.from({ length: FACES * FACES }, (_, roll) => [Math.floor(roll / FACES), roll % FACES]);
    const numbers = new Set(rolls.filter(dice => !isDoubles(dice)).flatMap(dice => [lower(dice), higher(dice)]));
    expect(numbers.size).toBe(90);
    expect([...numbers].some(number => number % 11 === 0)).toBe(false);
  });
});

describe('set-up', () => {
  const begin = (luck: number[]) =>
    OnTourParis.setup(
      { options: OnTourParis.options.standard, seats: 2, version: 1 },
      { chance: { below: () => luck.shift() ?? 0 }, tell: () => {} },
    );

  clause('OT-2.1', 'doubles are rolled again', () => {
    expect(begin([4, 4, 5, 5, 1, 6, 0]).dice).toEqual([1, 6]);
  });
  clause('OT-2.1', 'dice that are always equal do not hold up the table', () => {
    expect(begin([]).dice).toEqual([0, 1]);
  });
  clause('OT-2.2, OT-2.5', 'the lower number goes to the first card, the higher to the second, both circled', () => {
    const s = settingUp('P09-N', 0, [8, 3], filled({}));
    play(s, 'club 9a', { luck: [CARDS.indexOf('P12-E') - 1] });
    play(s, 'club 12b', { luck: [1, 2, 0] });
    expect([markAt(s, '9a'), markAt(s, '12b')]).toEqual(['38c', '83c']);
  });
  clause('OT-2.3', 'each chooses a club of exactly that arrondissement', () => {
    const s = settingUp('P09-N', 0, [8, 3], filled({}), filled({}));
    expect(legal(s)).toEqual(['club 9a', 'club 9b']);
    expect(refusal(s, 'club 1a')).toEqual({ clause: 'OT-2.3', facts: { club: '1a', arrondissement: 9 } });
    play(s, 'club 9a');
    play(s, 'club 9b', { seat: 1, luck: [0] });
    expect([markAt(s, '9a', 0), markAt(s, '9b', 1)]).toEqual(['38c', '38c']);
  });
  clause('OT-2.4', 'a written club leaves the other', () => {
    const s = settingUp('P09-C', 1, [3, 8], filled({ '9a': '38c' }));
    expect(legal(s)).toEqual(['club 9b']);
    expect(refusedBy(s, 'club 9a')).toBe('OT-1.1');
  });
  clause('OT-2.6, OT-2.7', 'two rolls with two cards each; the four cards are removed', () => {
    const s = settingUp('P09-N', 0, [3, 8], filled({}));
    play(s, 'club 9a', { luck: [0] });
    play(s, 'club 1a', { luck: [1, 2, 10] });
    play(s, 'club 6a', { luck: [20] });
    play(s, 'club 12a', { luck: [0, 0, 0, 1, 2] });
    expect(s.turn).toBe(1);
    expect(s.removed).toHaveLength(4);
    expect(s.bag).toHaveLength(33);
  });
  clause('OT-2.8', 'nothing is drawn before all have written', () => {
    const s = settingUp('P09-N', 0, [3, 8], filled({}), filled({}));
    play(s, 'club 9a');
    expect(s.removed).toEqual(['P09-N']);
    play(s, 'club 9a', { seat: 1, luck: [5] });
    expect(s.removed).toHaveLength(2);
  });
});

describe('the turn', () => {
  clause('OT-3.1', 'three cards are flipped, then both dice rolled', () => {
    const s = scene({ phase: 'write', shown: MIXED });
    const told = play(s, 'write 29 8a P08-N; write 92 16a P16-W', { luck: [1, 0, 2, 7, 4] });
    expect(s.shown).toHaveLength(3);
    expect(told.at(-1)).toEqual({ type: 'turnBegun', turn: 2, roller: 0, cards: s.shown, dice: [7, 4], kind: 'write' });
  });
  clause('OT-3.2', 'an empty deck is made of the discards', () => {
    const s = scene({ phase: 'write', shown: MIXED, bag: [] });
    play(s, 'write 29 8a P08-N; write 92 16a P16-W', { luck: NEXT });
    expect([s.bag.length, s.discard.length]).toEqual([33, 0]);
    expect(s.bag).toEqual([...s.bag].sort());
  });
  clause('OT-3.3', 'both numbers of the roll are written, each once, in different clubs', () => {
    const s = scene({ phase: 'write', shown: MIXED });
    expect(refusal(s, 'write 30 8a P08-N')).toEqual({ clause: 'OT-3.3', facts: { number: 30 } });
    play(s, 'write 29 8a P08-N');
    expect(refusedBy(s, 'write 29 16a P16-W')).toBe('OT-3.3');
    expect(refusedBy(s, 'star 16a')).toBe('OT-3.3');
  });
  clause('OT-3.4', 'the cards go to the discard pile when all have finished', () => {
    const s = scene({ phase: 'write', shown: MIXED, ...two });
    play(s, 'write 29 8a P08-N; write 92 16a P16-W');
    expect(s.discard).toEqual([]);
    play(s, 'write 29 8a P08-N; write 92 16a P16-W', { seat: 1, luck: NEXT });
    expect(s.discard).toEqual([...MIXED]);
  });
  clause('OT-3.5', 'the dice pass clockwise, after a last turn too', () => {
    const s = scene({ phase: 'lastStar', dice: [6, 6], boards: [emptyBut('9a', '20b'), emptyBut('9a', '20b')] });
    play(s, 'star 9a');
    play(s, 'star 9a', { seat: 1, luck: [7, 7] });
    expect(s.roller).toBe(1);
    play(s, 'star 20b');
    play(s, 'star 20b', { seat: 1 });
    expect(s.frames[0]?.phase).toBe('route');
  });
  clause('OT-3.6', 'all maps have as many empty clubs, also where one had to put an X', () => {
    const s = scene({
      phase: 'star',
      shown: ['P01-N', 'P02-N', 'P03-N'],
      dice: [6, 6],
      boards: [emptyBut('1a', '5a', '5b', '6a'), emptyBut('5a', '5b', '6a', '6b')],
    });
    play(s, 'star 1a');
    play(s, 'x 6b', { seat: 1, luck: NEXT });
    expect(s.boards.map(board => board.empty.N + board.empty.S)).toEqual([3, 3]);
  });
  clause('OT-3.7', 'choices are kept apart until the last has finished, then entered in seat order', () => {
    const s = scene({ phase: 'write', shown: MIXED, ...two });
    const first = play(s, 'write 29 8a P08-N; write 92 16a P16-W', { seat: 1 });
    expect(first).toEqual([{ type: 'finished', seat: 1 }]);
    expect(markAt(s, '8a', 1)).toBe(null);
    expect(OnTourParis.awaiting(s)).toEqual([0]);
    expect(refusedBy(s, 'write 29 8a P08-N', 1)).toBe('OT-3.7');
    const last = play(s, 'write 92 8a P08-N; write 29 16a P16-W', { luck: NEXT });
    expect(last.slice(0, 2)).toMatchObject([
      { type: 'entered', seat: 0 },
      { type: 'entered', seat: 1 },
    ]);
  });
});

describe('where numbers go', () => {
  clause('OT-4.1', 'each number uses one of the three cards, and not the same', () => {
    const s = scene({ phase: 'write', shown: MIXED });
    expect(refusal(s, 'write 29 8a P08-W')).toEqual({ clause: 'OT-4.1', facts: { card: 'P08-W', shown: 0 } });
    expect(refusedBy(s, 'write 29 8a')).toBe('OT-4.1');
    play(s, 'write 29 8a P08-N');
    expect(refusal(s, 'write 92 1a P08-N')).toEqual({ clause: 'OT-4.1', facts: { card: 'P08-N', shown: 1 } });
  });
  clause('OT-4.2', 'the club lies in the region of the card used', () => {
    const s = scene({ phase: 'write', shown: MIXED });
    expect(refusal(s, 'write 29 5a P08-N')).toEqual({ clause: 'OT-4.2', facts: { club: '5a', regions: 'N' } });
  });
  clause('OT-4.3, OT-4.4', 'a number is circled if and only if its own card shows the arrondissement', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P08-W', 'P06-S'] });
    play(s, 'write 29 8a P08-W; write 92 1a P08-N', { luck: NEXT });
    expect([markAt(s, '8a'), markAt(s, '1a')]).toEqual(['29c', '92']);
  });
  clause('OT-4.5', 'either number may go with either card, in any order, both to one arrondissement', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P08-W', 'P06-S'] });
    play(s, 'write 92 8b P08-W; write 29 8a P08-N', { luck: NEXT });
    expect([markAt(s, '8a'), markAt(s, '8b')]).toEqual(['29c', '92c']);
  });
  clause('OT-4.6', 'no order of numbers binds the writer', () => {
    const s = scene({ phase: 'write', shown: MIXED, boards: [filled({ '1a': '98', '8b': '01' })] });
    expect(legal(s)).toContain('write 92 8a P08-N');
    expect(legal(s)).toContain('write 29 8a P08-N');
  });
});

describe('stars', () => {
  clause('OT-5.1', 'three equal regions or doubles ask for one star and no number', () => {
    const s = scene({ phase: 'write', shown: MIXED });
    const doubles = play(s, 'write 29 8a P08-N; write 92 16a P16-W', { luck: [0, 1, 2, 7, 7] });
    expect(doubles.at(-1)).toMatchObject({ kind: 'star' });
    expect(refusedBy(s, 'write 29 1a P08-N')).toBe('OT-3.3');
    const equal = play(s, legal(s)[0] ?? '', {
      luck: [s.bag.indexOf('P10-N'), s.bag.indexOf('P11-N') - 1, s.bag.indexOf('P12-N') - 2, 1, 2],
    });
    expect(equal.at(-1)).toMatchObject({ kind: 'star' });
  });
  clause('OT-5.2', 'a star goes to an empty club in the region of any card', () => {
    const s = scene({ phase: 'star', shown: ['P08-W', 'P16-W', 'P06-S'], dice: [3, 3] });
    expect(legal(s)).toContain('star 5a');
    expect(refusal(s, 'star 9a')).toEqual({ clause: 'OT-5.2', facts: { club: '9a', regions: 'WS' } });
  });
  clause('OT-5.3', 'a star is circled if some card shows the arrondissement of its club', () => {
    const s = scene({ phase: 'star', shown: MIXED, dice: [3, 3], ...two });
    play(s, 'star 8b');
    play(s, 'star 1a', { seat: 1, luck: NEXT });
    expect([markAt(s, '8b', 0), markAt(s, '1a', 1)]).toEqual(['*c', '*']);
  });
  clause('OT-5.4', 'with three equal regions the dice are rolled but not used', () => {
    const s = scene({ phase: 'star', shown: ['P01-N', 'P10-N', 'P20-N'], dice: [4, 7] });
    expect(s.dice).toEqual([4, 7]);
    expect(legal(s).every(text => text.startsWith('star'))).toBe(true);
  });
});

describe('the X', () => {
  clause('OT-6.1', 'an X is refused while a number or a star fits, in set-up and last turns always', () => {
    expect(refusedBy(scene({ phase: 'write', shown: MIXED }), 'x 1a')).toBe('OT-6.1');
    expect(refusedBy(scene({ phase: 'write', shown: MIXED }), 'x 29 1a')).toBe('OT-6.1');
    expect(refusedBy(scene({ phase: 'star', shown: MIXED, dice: [3, 3] }), 'x 1a')).toBe('OT-6.1');
    expect(refusedBy(scene({ phase: 'lastSingle', boards: [emptyBut('1a')] }), 'x 1a')).toBe('OT-6.1');
    expect(refusedBy(settingUp('P09-N', 0, [3, 8], filled({})), 'x 9a')).toBe('OT-6.1');
  });
  clause('OT-6.2', 'the number comes first, the X is never circled', () => {
    const s = scene({ phase: 'write', shown: ['P05-S', 'P06-S', 'P13-E'], boards: [emptyBut('7a', '16a', '17b', '2a')] });
    expect(refusedBy(s, 'x 16a')).toBe('OT-6.1');
    play(s, 'write 29 7a P05-S; x 16a', { luck: [7, 7] });
    expect(markAt(s, '16a')).toBe('X');
  });
  const NOTHING_FITS = { phase: 'write', shown: ['P05-S', 'P06-S', 'P13-E'] } as const;
  clause('OT-6.3', 'an X goes to any empty club, or by option to a region shown', () => {
    const one = { ...NOTHING_FITS, boards: [emptyBut('7a', '16a', '17b', '2a')] };
    const anywhere = scene(one);
    play(anywhere, 'write 29 7a P05-S');
    expect(legal(anywhere)).toEqual(['x 2a', 'x 16a', 'x 17b']);
    const shownOnly = scene({
      phase: 'write',
      shown: ['P08-N', 'P16-W', 'P17-W'],
      boards: [emptyBut('8a', '5a', '6a')],
      options: { xPlace: 'cardRegions' },
    });
    play(shownOnly, 'write 29 8a P08-N');
    expect(legal(shownOnly)).toEqual(['x 5a', 'x 6a']);
    const bound = scene({
      phase: 'write',
      shown: ['P08-N', 'P16-W', 'P17-W'],
      boards: [emptyBut('1a', '5a', '6a', '2a')],
      options: { xPlace: 'cardRegions' },
    });
    play(bound, 'write 29 1a P08-N');
    expect(legal(bound)).toEqual(['x 2a']);
    expect(refusal(bound, 'x 5a')).toEqual({ clause: 'OT-6.3', facts: { club: '5a' } });
  });
  clause('OT-6.4', 'where only one number fits, the player chooses which', () => {
    const s = scene({ ...NOTHING_FITS, boards: [emptyBut('7a', '16a', '17b', '2a')] });
    expect(legal(s)).toContain('write 29 7a P05-S');
    expect(legal(s)).toContain('write 92 7a P05-S');
  });
  clause('OT-6.5', 'strict refuses a first write that blocks the second, the others allow it', () => {
    const given = { phase: 'write', shown: ['P09-N', 'P15-W', 'P13-E'], dice: [1, 6], boards: [emptyBut('8a', '1a', '14a')] } as const;
    expect(refusal(scene(given), 'write 16 8a P09-N')).toEqual({ clause: 'OT-6.5', facts: { club: '8a', number: 16 } });
    expect(refusedBy(scene({ ...given, options: { xRule: 'sequential' } }), 'write 16 8a P09-N')).toBe(undefined);
    expect(refusedBy(scene({ ...given, options: { xRule: 'voluntary' } }), 'write 16 8a P09-N')).toBe(undefined);
  });
  clause('OT-6.6', 'a star that fits nowhere becomes one X in any empty club', () => {
    const s = scene({
      phase: 'star',
      shown: ['P01-N', 'P10-N', 'P20-N'],
      boards: [emptyBut('5a', '6a', '7a')],
      options: { xPlace: 'cardRegions' },
    });
    expect(legal(s)).toEqual(['x 5a', 'x 6a', 'x 7a']);
    expect(refusedBy(s, 'x 29 5a')).toBe('OT-6.7');
    play(s, 'x 6a', { luck: [1, 2] });
    expect(markAt(s, '6a')).toBe('X');
  });
  clause('OT-6.7', 'where nothing fits, two X; a named X is a choice of voluntary alone', () => {
    const s = scene({ ...NOTHING_FITS, boards: [emptyBut('16a', '17b', '2a')], options: { xRule: 'voluntary' } });
    expect(legal(s)).toEqual(['x 2a', 'x 16a', 'x 17b']);
    expect(refusedBy(s, 'x 29 2a')).toBe('OT-6.7');
    play(s, 'x 2a; x 16a', { luck: [1, 2] });
    expect([markAt(s, '2a'), markAt(s, '16a')]).toEqual(['X', 'X']);
    const willing = scene({ phase: 'write', shown: MIXED, options: { xRule: 'voluntary' } });
    play(willing, 'x 29 1a');
    expect(refusal(willing, 'x 29 2a')).toEqual({ clause: 'OT-3.3', facts: { number: 29 } });
    expect(refusedBy(willing, 'x 92 1a')).toBe('OT-1.1');
    play(willing, 'write 92 8a P08-N', { luck: NEXT });
    expect([markAt(willing, '1a'), markAt(willing, '8a')]).toEqual(['X', '92c']);
  });
});

describe('last turns', () => {
  clause('OT-7.1, OT-7.7', 'with two empty clubs only the dice are rolled; deck and discard stay', () => {
    const s = scene({ phase: 'write', shown: MIXED, boards: [emptyBut('8a', '16a', '1a', '5a')] });
    const told = play(s, 'write 29 8a P08-N; write 92 16a P16-W', { luck: [3, 8] });
    expect(told.at(-1)).toMatchObject({ type: 'turnBegun', cards: [], kind: 'lastPair' });
    expect([s.bag.length, s.discard.length]).toEqual([33, 3]);
    expect(legal(s)).toEqual(['low 1a', 'low 5a']);
  });
  clause('OT-7.2', 'two empty clubs take one number each', () => {
    const s = scene({ phase: 'lastPair', dice: [8, 3], boards: [emptyBut('1a', '5a')] });
    play(s, 'low 5a');
    expect([markAt(s, '5a'), markAt(s, '1a')]).toEqual(['38', '83']);
  });
  clause('OT-7.3', 'one empty club takes one number of the two, the other is lost', () => {
    const s = scene({ phase: 'lastSingle', dice: [8, 3], boards: [emptyBut('5a')] });
    expect(refusal(s, 'write 39 5a')).toEqual({ clause: 'OT-7.3', facts: { number: 39 } });
    expect(refusedBy(s, 'write 38 5a P05-S')).toBe('OT-4.1');
    expect(refusedBy(s, 'write 38 5b')).toBe('OT-1.1');
    play(s, 'write 83 5a');
    expect(s.boards[0]?.marks).not.toContain('X');
  });
  clause('OT-7.4', 'doubles with two empty: a star in either, then another last turn', () => {
    const s = scene({ phase: 'lastStar', dice: [6, 6], boards: [emptyBut('9a', '20b')] });
    expect(legal(s)).toEqual(['star 9a', 'star 20b']);
    play(s, 'star 9a', { luck: [3, 8] });
    expect(s.frames[0]?.phase).toBe('lastSingle');
  });
  clause('OT-7.5', 'doubles with one empty: a star in it', () => {
    const s = scene({ phase: 'lastStar', dice: [6, 6], boards: [emptyBut('9a')] });
    play(s, 'star 9a');
    expect(markAt(s, '9a')).toBe('*');
  });
  clause('OT-7.6', 'nothing is circled, and there is no X', () => {
    const s = scene({ phase: 'lastPair', dice: [8, 3], boards: [emptyBut('1a', '5a')] });
    expect(refusedBy(s, 'x 1a')).toBe('OT-6.1');
    play(s, 'low 1a');
    expect([markAt(s, '1a'), markAt(s, '5a')]).toEqual(['38', '83']);
  });
});

test('reading refuses what is no move', () => {
  expect(
    [
      'club 21a',
      'write 7 8a',
      'write 29 8a P99-N',
      'write 29',
      'ride A-J 13b',
      'ride A 13b',
      'x',
      'x 1 8a',
      'x 11 12 8a',
      'submit now',
      'step',
      'dance 8a',
      '',
    ].map(text => OnTourParis.read(text)),
  ).toEqual(Array(13).fill(undefined));
  expect(move('write 11 8a P08-N')).toMatchObject({ number: 11 });
});

test('a spectator at closed boards imagines full maps', () => {
  const s = scene({ phase: 'write', shown: MIXED, ...two, options: { openBoards: 'end' } });
  const seen = OnTourParis.view(s, 'public');
  expect(seen.players.map(({ marks }) => marks)).toEqual([null, null]);
  expect(OnTourParis.imagine(seen, fast('x')).boards).toHaveLength(2);
});
