import { describe, expect, test } from 'vitest';
import { CityTour } from '../games/city-tour/index.ts';
import { EightyDays } from '../games/eighty-days/index.ts';
import { fast, seeded, start } from '../kernel/index.ts';
import { advise } from './advice.ts';
import { BOTS, type Bot } from './index.ts';

function bot(name: string): Bot {
  const found = BOTS[name];
  if (!found) throw new Error(`no bot named ${name}`);
  return found;
}

function opening(seed: string) {
  const { match } = start(EightyDays, { seats: 3, options: EightyDays.options.standard }, seeded(seed));
  const seat = EightyDays.awaiting(match.state)[0] ?? 0;
  return { state: match.state, seat, legal: EightyDays.legal(match.state, seat) };
}

describe.each(Object.keys(BOTS))('%s', name => {
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
    const { match } = start(CityTour, { seats: 1, options: CityTour.options.standard }, seeded('c'));
    const legal = CityTour.legal(match.state, 0);
    const view = () => CityTour.view(match.state, 0);
    const chosen = Array.from({ length: 200 }, (_, whim) => bot(name).choose(CityTour, { seat: 0, legal, view }, seeded(`${whim}`)).type);
    expect(legal.map(move => move.type)).toContain('concede');
    expect(chosen).not.toContain('concede');
  });
});

test('advice values every legal move, the best first', () => {
  const { state, seat, legal } = opening('d');
  const { alternatives } = advise(EightyDays, bot('greedy'), { seat, legal, view: () => EightyDays.view(state, seat) }, seeded('x'));
  const values = alternatives.map(({ value }) => value);
  expect(alternatives).toHaveLength(legal.length);
  expect(values).toEqual([...values].sort((a, b) => b - a));
});
