import { describe, expect, test } from 'vitest';
import { CityTour } from '../games/city-tour/index.ts';
import { EightyDays } from '../games/eighty-days/index.ts';
import { fast, matchesOf, seeded } from '../kernel/index.ts';
import { advise } from './advice.ts';
import { BOTS, type Bot, botOf, STRENGTHS, type Stopwatch } from './index.ts';

/** The strong ones think for long, and their thinking has tests of its own. */
const QUICK = ['random', 'greedy', 'easy', 'medium'];

function bot(name: string): Bot {
  const found = BOTS[name];
  if (!found) throw new Error(`no bot named ${name}`);
  return found;
}

function opening(seed: string) {
  const { match } = matchesOf(EightyDays).start({ seats: 3, options: EightyDays.options.standard }, seeded(seed));
  const seat = EightyDays.awaiting(match.state)[0] ?? 0;
  return { state: match.state, seat, legal: EightyDays.legal(match.state, seat) };
}

test('every strength is a bot', () => {
  expect(Object.keys(BOTS)).toEqual(['random', 'greedy', ...Object.keys(STRENGTHS)]);
});

describe.each(QUICK)('%s', name => {
  test('plays a legal move, and the same one for the same whim', () => {
    const { state, seat, legal } = opening('a');
    const sight = { seat, legal, view: () => EightyDays.view(state, seat) };
    const move = bot(name).choose(EightyDays, sight, seeded('whim'));
    expect(legal).toContain(move);
    expect(bot(name).choose(EightyDays, sight, seeded('whim'))).toBe(move);
  });

  test('does not peek: two states that look the same get the same move', () => {
    const { state, seat, legal } = opening('b');
    const twin = EightyDays.imagine(EightyDays.view(state, seat), fast('twin'));
    const choose = (of: typeof state) => bot(name).choose(EightyDays, { seat, legal, view: () => EightyDays.view(of, seat) }, seeded('w'));
    expect(choose(twin)).toBe(choose(state));
  });

  test('never gives the game up', () => {
    const { match } = matchesOf(CityTour).start({ seats: 1, options: CityTour.options.standard }, seeded('c'));
    const legal = CityTour.legal(match.state, 0);
    const view = () => CityTour.view(match.state, 0);
    const chosen = Array.from({ length: 30 }, (_, whim) => bot(name).choose(CityTour, { seat: 0, legal, view }, seeded(`${whim}`)).type);
    expect(legal.map(move => move.type)).toContain('concede');
    expect(chosen).not.toContain('concede');
  });
});

test('the advice of a bot that compares nothing is its move alone', () => {
  const { state, seat, legal } = opening('d');
  const sight = { seat, legal, view: () => EightyDays.view(state, seat) };
  const move = bot('greedy').choose(EightyDays, sight, seeded('x'));
  expect(advise(EightyDays, bot('greedy'), sight, seeded('x'))).toEqual({ move, favourite: move, alternatives: [], iterations: 0 });
});

test('the advice of a bot that searches is what it found', () => {
  const { state, seat, legal } = opening('d');
  const { move, alternatives } = advise(EightyDays, bot('hard'), { seat, legal, view: () => EightyDays.view(state, seat) }, seeded('x'));
  expect(legal).toContain(move);
  expect(alternatives[0]?.move).toBe(move);
  expect(alternatives.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
});

test('one who always blunders plays anything', () => {
  const { state, seat, legal } = opening('e');
  const blunderer = botOf({ ...STRENGTHS.easy, name: 'clumsy', blunders: 100 });
  const view = () => EightyDays.view(state, seat);
  const chosen = new Set(Array.from({ length: 60 }, (_, whim) => blunderer.choose(EightyDays, { seat, legal, view }, seeded(`${whim}`))));
  expect(chosen.size).toBeGreaterThan(1);
});

test('with a stopwatch a bot thinks no longer than it allows, at each decision anew', () => {
  const { state, seat, legal } = opening('f');
  const asked: number[] = [];
  const stopwatch: Stopwatch = () => {
    const at = asked.push(0) - 1;
    return () => {
      asked[at] = (asked[at] ?? 0) + 1;
      return asked[at] < 5;
    };
  };
  const hasty = botOf(STRENGTHS.expert, stopwatch);
  const sight = { seat, legal, view: () => EightyDays.view(state, seat) };
  expect(legal).toContain(hasty.choose(EightyDays, sight, seeded('1')));
  expect(legal).toContain(hasty.choose(EightyDays, sight, seeded('2')));
  expect(asked).toEqual([5, 5]);
});
