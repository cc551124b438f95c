// The worked examples of the specification, each under its number.
import { describe, expect, test } from 'vitest';
import { type Match, matchesOf, scripted } from '../../kernel/index.ts';
import { ARRONDISSEMENTS, areaOf, CARDS, type Club } from './components.ts';
import { type Agreement, type Move, OnTourParis, type State } from './index.ts';
import { higher, lower, numeral } from './marks.ts';
import { rideLength } from './network.ts';
import { tally } from './score.ts';
import { bestRoute } from './solver/solver.ts';
import {
  emptyBut,
  filled,
  legal,
  type Marks,
  markAt,
  move,
  paper,
  play,
  refusedBy,
  route,
  routeText,
  scene,
  settingUp,
} from './table.testing.ts';

const formed = (x: number, y: number) => [numeral(lower([x, y])), numeral(higher([x, y]))];
const best = (marks: Marks) => [bestRoute(marks, 'once').points, bestRoute(marks, 'free').points, bestRoute(marks, 'none').points];
const drawing = (marks: Marks, dockUse: Agreement['dockUse'] = 'free') => scene({ phase: 'route', boards: [marks], options: { dockUse } });
const canonical = (marks: Marks, boats: 'once' | 'free') => bestRoute(marks, boats).route;

const S91 = paper(
  '1a=98c 1b=02 2a=95 2b=93c 3a=69c 3b=57 4a=51c 4b=42c 5a=40c 5b=14c 6a=* 6b=24c 7a=41c 7b=X 8a=09 8b=64c 9a=94 9b=86c 10a=75 10b=70c 11a=*c 11b=*c 12a=39c 12b=*c 13a=20 13b=04c 14a=89c 14b=19c 15a=46 15b=15c 16a=07c 16b=06c 17a=90c 17b=91 18a=96c 18b=59 19a=68 19b=46c 20a=60c 20b=49',
);
const S62 = paper(
  '1a=85 1b=07 2a=85 2b=64 3a=58c 3b=*c 4a=80c 4b=68c 5a=27c 5b=17 6a=*c 6b=*c 7a=*c 7b=46 8a=08 8b=86c 9a=80 9b=95 10a=*c 10b=71c 11a=70 11b=58c 12a=* 12b=59c 13a=15 13b=59 14a=29c 14b=17 15a=95 15b=08c 16a=* 16b=* 17a=87 17b=92c 18a=95 18b=72 19a=71c 19b=78c 20a=59c 20b=51c',
);

describe('examples', () => {
  test('V1 two dice form two numbers', () => {
    expect(formed(1, 4)).toEqual(['14', '41']);
    expect(formed(5, 6)).toEqual(['56', '65']);
  });

  test('V2 arrondissement I lies in North and Central', () => {
    expect(ARRONDISSEMENTS[0]).toMatchObject({ numeral: 'I', bank: 'N', column: 'C' });
    expect(areaOf(1)).toBe('NC');
  });

  test('V3 a ride is as long as the letters are apart', () => {
    expect([rideLength('A', 'I'), rideLength('C', 'D'), rideLength('F', 'H'), rideLength('A', 'G'), rideLength('B', 'C')]).toEqual([
      8, 1, 2, 6, 1,
    ]);
  });

  test('V4 a route with three rides', () => {
    const marks = paper('16b=07 13b=12c 13a=18 14b=25 6b=34c 7b=41 7a=47 8a=52 1a=60 1b=65c 4b=71');
    const text = '16b ~A-I~ 13b 13a 14b 6b 7b 7a ~C-D~ 8a 1a 1b ~F-H~ 4b';
    const s = drawing(marks, 'once');
    play(s, `${routeText(text)}; submit`);
    expect(OnTourParis.outcome(s)?.scores).toEqual([25]);
    expect(tally(marks, route(text))).toEqual({ clubs: 11, circled: 3, boats: 11, points: 25 });
    expect(best(marks)).toEqual([25, 27, 8]);
  });

  test('V5 a route with two rides', () => {
    const marks = paper('16b=07 5a=21 6b=31 15b=40 15a=45 7a=58');
    const s = drawing(marks, 'once');
    play(s, `${routeText('16b ~A-G~ 5a 6b 15b 15a ~B-C~ 7a')}; submit`);
    expect(OnTourParis.outcome(s)?.scores).toEqual([13]);
    expect(best(marks)).toEqual([13, 16, 5]);
  });

  test('V6 doubles with two empty clubs give a star and one more last turn', () => {
    const s = scene({ phase: 'lastStar', dice: [6, 6], boards: [emptyBut('9a', '20b')] });
    play(s, 'star 20b', { luck: [3, 8] });
    expect(markAt(s, '20b')).toBe('*');
    expect(s.shown).toEqual([]);
    expect(legal(s)).toEqual(['write 38 9a', 'write 83 9a']);
    play(s, 'write 38 9a');
    expect(s.frames[0]?.phase).toBe('route');
  });

  test('V7 one number fits, the other becomes an X', () => {
    const s = scene({ phase: 'write', shown: ['P05-S', 'P06-S', 'P13-E'], boards: [emptyBut('7a', '16a', '17b', '2a')] });
    expect(legal(s)).toEqual(['write 29 7a P05-S', 'write 29 7a P06-S', 'write 92 7a P05-S', 'write 92 7a P06-S']);
    play(s, 'write 29 7a P05-S');
    expect(legal(s)).toEqual(['x 2a', 'x 16a', 'x 17b']);
  });

  test('V8 set-up: doubles are rolled again, the numbers are circled', () => {
    const { match } = matchesOf(OnTourParis).deal(
      { options: OnTourParis.options.standard, seats: 1 },
      scripted([3, 3, 3, 8, CARDS.indexOf('P09-N')]),
    );
    expect(legal(match.state)).toEqual(['club 9a', 'club 9b']);
    const second = matchesOf(OnTourParis).enact(match, 0, move('club 9a'), scripted([21])).match;
    expect(legal(second.state)).toEqual(['club 12a', 'club 12b']);
    const third = matchesOf(OnTourParis).enact(second, 0, move('club 12b'), scripted([1, 2, 0])).match;
    expect([markAt(third.state, '9a'), markAt(third.state, '12b')]).toEqual(['38c', '83c']);
  });

  test('V9 the second card of an arrondissement leaves one club', () => {
    const s = settingUp('P09-C', 1, [3, 8], filled({ '9b': '38c' }));
    expect(legal(s)).toEqual(['club 9a']);
  });

  test('V10 a leading zero is written, and counts as nothing', () => {
    expect(formed(0, 7)).toEqual(['07', '70']);
    expect(lower([0, 7])).toBe(7);
  });

  test('V11 a matching card used for the other number circles nothing', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P01-C'] });
    play(s, 'write 29 8a P16-W; write 92 17a P08-N', { luck: [0, 0, 0, 1, 2] });
    expect([markAt(s, '8a'), markAt(s, '17a')]).toEqual(['29', '92']);
  });

  test('V12 a number in the arrondissement of its own card is circled', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P01-C'] });
    play(s, 'write 29 8a P08-N; write 92 17a P16-W', { luck: [0, 0, 0, 1, 2] });
    expect([markAt(s, '8a'), markAt(s, '17a')]).toEqual(['29c', '92']);
  });

  test('V13 each number uses a card of its own, and its region', () => {
    const s = scene({ phase: 'write', shown: ['P02-N', 'P05-S', 'P20-E'] });
    play(s, 'write 29 2a P02-N');
    expect([refusedBy(s, 'write 92 2b P02-N'), refusedBy(s, 'write 92 2b P20-E'), refusedBy(s, 'write 92 2b P05-S')]).toEqual([
      'OT-4.1',
      'OT-4.2',
      'OT-4.2',
    ]);
  });

  test('V14 three equal regions give a star in that region', () => {
    const s = scene({ phase: 'star', shown: ['P01-N', 'P10-N', 'P20-N'], dice: [4, 7], boards: [filled({}), filled({})] });
    expect(legal(s)).toHaveLength(28);
    expect(refusedBy(s, 'star 5a')).toBe('OT-5.2');
    play(s, 'star 10a');
    play(s, 'star 16a', { seat: 1, luck: [0, 0, 0, 1, 2] });
    expect([markAt(s, '10a', 0), markAt(s, '16a', 1)]).toEqual(['*c', '*']);
  });

  test('V15 doubles and three equal regions give exactly one star', () => {
    const s = scene({ phase: 'star', shown: ['P01-N', 'P10-N', 'P20-N'], dice: [5, 5] });
    play(s, 'star 1a', { luck: [0, 0, 0, 1, 2] });
    expect(s.turn).toBe(2);
    expect(s.boards[0]?.marks.filter(mark => mark !== null)).toEqual(['*c']);
  });

  const V16 = { phase: 'write', shown: ['P09-N', 'P15-W', 'P13-E'], dice: [1, 6], boards: [emptyBut('8a', '1a', '14a')] } as const;

  test('V16 strict: the first write must leave room for the second', () => {
    const s = scene(V16);
    expect(legal(s)).toEqual(['write 16 1a P09-N', 'write 16 8a P15-W', 'write 61 1a P09-N', 'write 61 8a P15-W']);
    expect(refusedBy(s, 'write 16 8a P09-N')).toBe('OT-6.5');
    expect(legal(scene({ ...V16, options: { xRule: 'sequential' } }))).toHaveLength(6);
  });

  test('V17 one empty club takes either number', () => {
    const s = scene({ phase: 'lastSingle', dice: [2, 5], boards: [emptyBut('3b')] });
    expect(legal(s)).toEqual(['write 25 3b', 'write 52 3b']);
    play(s, 'write 52 3b');
    expect(markAt(s, '3b')).toBe('52');
  });

  test('V18 a star does not lower the bound', () => {
    const marks = paper('1a=50 2a=* 9a=40');
    const s = drawing(marks);
    play(s, 'start 1a; step 2a');
    expect(refusedBy(s, 'step 9a')).toBe('OT-8.5');
    expect(canonical(marks, 'once')).toEqual(route('9a 2a 1a'));
  });

  test('V19 equal numbers may follow one another in any order', () => {
    const marks = paper('3a=45 3b=45 4a=45');
    play(drawing(marks), 'start 3a; step 3b; step 4a; submit');
    play(drawing(marks), 'start 4a; step 3a; step 3b; submit');
    expect(best(marks)).toEqual([3, 3, 3]);
  });

  test('V20 no line crosses the Seine, but a boat does', () => {
    const s = drawing(paper('8a=10 7a=20'));
    play(s, 'start 8a');
    expect(refusedBy(s, 'step 7a')).toBe('OT-8.4');
    play(s, 'ride D-C 7a; submit');
    expect(OnTourParis.outcome(s)?.scores).toEqual([3]);
  });

  test('V21 a dock serves twice only where docks are free', () => {
    const marks = paper('15a=10 13b=20 16b=30');
    const once = drawing(marks, 'once');
    play(once, 'start 15a; ride B-I 13b');
    expect(refusedBy(once, 'ride I-A 16b')).toBe('OT-9.6');
    const free = drawing(marks, 'free');
    play(free, 'start 15a; ride B-I 13b; ride I-A 16b; submit');
    expect(OnTourParis.outcome(free)?.scores).toEqual([18]);
    expect(best(marks).slice(0, 2)).toEqual([10, 18]);
  });

  test('V22 a ride between joined clubs beats the line', () => {
    const marks = paper('6a=20 5a=30 7b=10 5b=40');
    expect(bestRoute(marks, 'once')).toEqual({ points: 6, route: route('7b 6a ~E-G~ 5a 5b'), exact: true });
    expect(bestRoute(marks, 'none').points).toBe(4);
  });

  test('V23 the line may be better, because it saves a dock', () => {
    const marks = paper('6a=20 5a=30 16b=35 4b=36');
    expect(bestRoute(marks, 'once')).toEqual({ points: 9, route: route('6a 5a ~G-A~ 16b'), exact: true });
    expect(bestRoute(marks, 'free').points).toBe(19);
  });

  test('V24 a boat does not change the order of numbers', () => {
    const s = drawing(paper('8a=60 1b=59'));
    play(s, 'start 8a');
    expect(refusedBy(s, 'ride D-F 1b')).toBe('OT-8.5');
    const other = drawing(paper('8a=60 1b=59'));
    play(other, 'start 1b; ride F-D 8a; submit');
    expect(OnTourParis.outcome(other)?.scores).toEqual([4]);
  });

  test('V25 the optimum depends on the use of docks', () => {
    const marks = paper('16b=50 16a=20 8a=10 15a=60');
    expect(bestRoute(marks, 'once')).toEqual({ points: 5, route: route('8a 16a 16b ~A-B~ 15a'), exact: true });
    expect(bestRoute(marks, 'free')).toEqual({ points: 7, route: route('8a ~D-A~ 16b ~A-B~ 15a'), exact: true });
  });

  test('V26 equal numbers at four docks', () => {
    expect(best(paper('1b=34 8a=34 4b=34 5a=34')).slice(0, 2)).toEqual([6, 13]);
  });

  test('V27 the thirteenth card turn begins with a new deck of 36 cards', () => {
    const s = scene({ phase: 'write', shown: ['P20-E', 'P20-N', 'P19-N'], bag: [] });
    const removed = [...s.removed];
    const told = play(s, 'write 29 20a P20-E; write 92 20b P20-N', { luck: [0, 0, 0, 1, 2] });
    expect(told).toContainEqual({ type: 'reshuffled', cards: 36 });
    expect([...s.bag, ...s.shown]).not.toEqual(expect.arrayContaining([removed[0]]));
    expect(s.bag).toHaveLength(33);
  });

  test('V28 the optimum of board S91', () => {
    const once = bestRoute(S91, 'once');
    expect(tally(S91, once.route)).toEqual({ clubs: 19, circled: 14, boats: 14, points: 47 });
    const shown = '13b ~I-A~ 16b 16a 8a ~D-G~ 5a 6a ~E-H~ 4b 4a 3b 11b 20a 11a 3a 10b 10a 9b 2b 2a 1a';
    expect(tally(S91, route(shown)).points).toBe(47);
    expect(best(S91)).toEqual([47, 62, 27]);
  });

  test('V29 the optimum of board S62', () => {
    const shown = '1b ~F-D~ 8a 16a 16b ~A-G~ 5a 6a 6b 7b 7a ~C-H~ 4b 3b 11a 10b 10a 19a 18b 9b 18a';
    expect(tally(S62, route(shown))).toMatchObject({ clubs: 18, boats: 13, points: 40 });
    expect(best(S62)).toEqual([40, 57, 21]);
  });

  test('V30 voluntary: an X may be chosen for a named number', () => {
    const s = scene({ ...V16, options: { xRule: 'voluntary' } });
    expect(legal(s)).toHaveLength(12);
    expect(legal(s).slice(6)).toEqual(['x 16 1a', 'x 16 8a', 'x 16 14a', 'x 61 1a', 'x 61 8a', 'x 61 14a']);
    play(s, 'x 16 14a');
    expect(legal(s)).toEqual(['write 61 1a P09-N', 'write 61 8a P09-N', 'write 61 8a P15-W', 'x 61 1a', 'x 61 8a']);
  });

  test('V31 whoever has written both numbers may take one back until all have finished', () => {
    const s = scene({ phase: 'write', shown: ['P02-N', 'P05-S', 'P20-E'], boards: [filled({}), filled({})] });
    const open: Match<State, Move, Agreement> = {
      record: { game: 'on-tour-paris', ...s.plan, dealt: [], check: '', from: s, entries: [] },
      state: s,
      drawn: {},
    };
    const first = sent(open, 0, 'write 29 2a P02-N');
    const both = sent(first, 1, 'write 29 2a P02-N; write 92 5a P05-S');
    expect(refusedBy(both.state, 'write 92 5b P05-S', 1)).toBe('OT-3.7');
    const back = matchesOf(OnTourParis).takeBack(both, 1);
    expect(OnTourParis.awaiting(back?.state ?? s)).toEqual([0, 1]);
    const waiting = sent(back ?? both, 0, 'write 92 5a P05-S');
    expect(OnTourParis.awaiting(waiting.state)).toEqual([1]);
    expect(waiting.state.turn).toBe(1);
  });

  test('V32 the move that closes set-up carries the luck of the first turn', () => {
    const begun = matchesOf(OnTourParis).deal(
      { options: OnTourParis.options.standard, seats: 2 },
      scripted([3, 8, CARDS.indexOf('P09-N')]),
    ).match;
    const second = both(begun, '9a', [21]);
    const third = both(second, '12a', [1, 2, 37]);
    const fourth = both(third, '20a', [36]);
    const { state } = both(fourth, '20b', [1, 0, 0, 0, 5, 6]);
    expect(state.removed).toEqual(['P09-N', 'P12-E', 'P20-N', 'P20-E']);
    expect(state).toMatchObject({ roller: 1, shown: ['P01-C', 'P01-N', 'P02-C'], dice: [5, 6], turn: 1 });
    expect(state.bag).toHaveLength(33);
    expect(state.frames[0]?.phase).toBe('write');
  });

  test('V33 a route that cannot go on waits for its player', () => {
    const s = drawing(paper('16a=20 16b=30'));
    const open: Match<State, Move, Agreement> = {
      record: { game: 'on-tour-paris', ...s.plan, dealt: [], check: '', from: s, entries: [] },
      state: s,
      drawn: {},
    };
    const stuck = sent(open, 0, 'start 16a; step 16b');
    expect(legal(stuck.state)).toEqual(['submit']);
    expect(OnTourParis.awaiting(stuck.state)).toEqual([0]);
    expect(OnTourParis.outcome(sent(stuck, 0, 'submit').state)?.scores).toEqual([2]);
  });

  test('V34 a ride needs a dock at both ends', () => {
    const marks = paper('7b=10 7a=20 8a=30 1b=40');
    const at7b = drawing(marks);
    play(at7b, 'start 7b');
    expect(refusedBy(at7b, 'ride C-D 8a')).toBe('OT-9.1');
    const at7a = drawing(marks);
    play(at7a, 'start 7a');
    expect([refusedBy(at7a, 'ride C-D 1b'), refusedBy(at7a, 'ride B-D 8a'), refusedBy(at7a, 'ride C-D 8a')]).toEqual([
      'OT-9.1',
      'OT-9.1',
      undefined,
    ]);
  });
});

function sent(match: Match<State, Move, Agreement>, seat: number, text: string): Match<State, Move, Agreement> {
  const answer = matchesOf(OnTourParis).submit(match, seat, text.split('; ').map(move), scripted([]));
  if (!answer.ok) throw new Error(`refused by ${answer.refusal.clause}`);
  return answer.match;
}

/** Both seats write in the same club; the second closes the step. */
function both(match: Match<State, Move, Agreement>, club: Club, luck: readonly number[]): Match<State, Move, Agreement> {
  const first = matchesOf(OnTourParis).enact(match, 0, { type: 'club', club }, scripted([])).match;
  return matchesOf(OnTourParis).enact(first, 1, { type: 'club', club }, scripted(luck)).match;
}
