import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { CLUBS, indexOf } from './components.ts';
import { estimate } from './estimate.ts';
import { type Move, OnTourParis, type State } from './index.ts';
import { write } from './notation.ts';
import { policy } from './policy.ts';
import { emptyBut, filled, paper, play, route, scene, settingUp } from './table.testing.ts';
import { targetsFor } from './tours.ts';

const chosen = (s: State, seat = 0) => write(policy(s, seat, OnTourParis.legal(s, seat)));
const BLANK = CLUBS.map(() => null);
const SHOWN = ['P08-N', 'P16-W', 'P06-S'] as const;

describe('the policy', () => {
  test('has a number for every club', () => {
    expect(new Set(targetsFor(BLANK, 'once')).size).toBe(CLUBS.length);
    expect(new Set(targetsFor(BLANK, 'free')).size).toBe(CLUBS.length);
  });

  test('makes its tour the other way round where that suits what is written', () => {
    const [there, back] = [targetsFor(BLANK, 'free'), targetsFor(filled({ '13a': '95', '16a': '03' }), 'free')];
    expect(back.map(target => 100 - target)).toEqual(there);
  });

  test('writes a number where its tour would like it', () => {
    const s = settingUp('P09-N', 0, [8, 9], filled({}));
    expect([targetsFor(BLANK, 'free')[indexOf('9a')], targetsFor(BLANK, 'free')[indexOf('9b')]]).toEqual([83.75, 78.75]);
    expect(chosen(s)).toBe('club 9a');
  });

  test('prefers a circle to a slightly better place', () => {
    const s = scene({ phase: 'star', shown: SHOWN, dice: [3, 3], boards: [emptyBut('8b', '1a', '2a')] });
    expect(chosen(s)).toBe('star 8b');
  });

  test('puts an X where it hurts least', () => {
    const s = scene({ phase: 'star', shown: ['P05-S', 'P06-S', 'P07-S'], boards: [emptyBut('16a', '3a', '11b')] });
    expect(chosen(s)).toBe('x 16a');
  });

  test('does not choose an X', () => {
    const s = scene({ phase: 'write', shown: SHOWN, options: { xRule: 'voluntary' } });
    expect(chosen(s)).toMatch(/^write/);
  });

  test('shares the last two clubs as the best route would', () => {
    const [full, gaps] = [paper('16b=07 13b=12c 13a=18'), [indexOf('16a'), indexOf('8a')]];
    const s = scene({ phase: 'lastPair', dice: [0, 1], boards: [full.map((mark, club) => (gaps.includes(club) ? null : mark))] });
    expect(chosen(s)).toBe('low 8a');
  });

  test('takes the last number that lengthens the best route', () => {
    const full = paper('16b=07 13b=12c 13a=18');
    const s = scene({ phase: 'lastSingle', dice: [0, 4], boards: [full.map((mark, club) => (club === indexOf('16a') ? null : mark))] });
    expect(chosen(s)).toBe('write 04 16a');
  });

  test('draws the best route and submits it', () => {
    const s = scene({ phase: 'route', boards: [paper('16b=07 13b=12c 13a=18')] });
    expect(chosen(s)).toBe('start 16b');
    play(s, 'start 16b; ride A-I 13b; step 13a');
    expect(chosen(s)).toBe('submit');
  });

  test('ends somebody else’s beginning as well as it can', () => {
    const s = scene({ phase: 'route', boards: [paper('16b=07 13b=12c 13a=18')] });
    play(s, 'start 13b');
    expect(chosen(s)).toBe('step 13a');
  });

  test('looks only at what its seat may know', () => {
    const s = scene({
      phase: 'write',
      shown: SHOWN,
      boards: [filled({ '1a': '40c' }), filled({ '9a': '60c' })],
      options: { openBoards: 'end' },
    });
    play(s, 'write 29 8a P08-N', { seat: 1 });
    const twin = OnTourParis.imagine(OnTourParis.view(s, 0), fast('twin'));
    expect(chosen(twin)).toBe(chosen(s));
  });
});

describe('the estimate', () => {
  test('is the score when the game is over', () => {
    const s = scene({ phase: 'route', boards: [paper('16b=07 13b=12c')] });
    expect(estimate(s)).toEqual([11]);
    play(s, 'start 13b');
    expect(estimate(s)).toEqual([2]);
    play(s, 'submit');
    expect(estimate(s)).toEqual([2]);
  });

  test('does not go on where a route is submitted, though others still draw', () => {
    const s = scene({ phase: 'route', boards: [paper('16b=07 13b=12c'), paper('16b=07 13b=12c')] });
    play(s, 'start 13b; submit');
    expect(estimate(s)).toEqual([2, 11]);
  });

  test('is the best route of a map that is full', () => {
    const s = scene({ phase: 'write', shown: SHOWN, boards: [paper('16b=07 13b=12c 13a=18')] });
    expect(estimate(s)).toEqual([12]);
  });

  test('expects more of numbers that suit their clubs', () => {
    const hope = (marks: Parameters<typeof filled>[0]) =>
      estimate(scene({ phase: 'write', shown: SHOWN, boards: [filled(marks)] }))[0] ?? 0;
    const fitting = hope({ '8a': '08', '5b': '16', '14b': '19', '15a': '26', '5a': '28' });
    const astray = hope({ '8a': '91', '5b': '16', '14b': '72', '15a': '03', '5a': '55' });
    expect(fitting).toBeGreaterThan(astray);
  });

  test('counts what is pencilled in', () => {
    const s = scene({ phase: 'write', shown: SHOWN, boards: [emptyBut('8a', '8b', '16a', '1a').map(mark => mark && 'X')] });
    const [before = 0] = estimate(s);
    play(s, 'write 29 8a P08-N');
    expect(estimate(s)[0]).not.toBe(before);
  });
});

test('a route reads as its moves', () => {
  expect(route('16b ~A-I~ 13b').map((each: Move) => write(each))).toEqual(['start 16b', 'ride A-I 13b']);
});
