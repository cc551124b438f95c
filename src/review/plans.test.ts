// ED-11 Coins are spent at any time of one's own turn: before or after the event card is drawn is no mistake.
import { describe, expect, test } from 'vitest';
import type { Film } from './film.ts';
import { judge } from './judge.ts';
import { filmBy, gameOf } from './matches.testing.ts';
import { plansOf } from './plans.ts';
import { rowsOf } from './rows.ts';
import { runTask } from './run-task.ts';

/** A place of a match of 80 Days with two coins, where an event card may be drawn and a travel card bought, in either order. */
const PLACE = 259;

async function filmMade(made: string): Promise<Film> {
  const film = filmBy(await gameOf('eighty-days'), { bots: ['greedy', 'random', 'greedy'], seed: 'a' });
  const move = film.game.read(made);
  if (!move) throw new Error(`there is no move "${made}"`);
  return { ...film, lines: film.lines.map((line, at) => (at === PLACE ? { ...line, move } : line)) };
}

describe('moves that exclude nothing', () => {
  test.each([
    ['act event', 'buy travel'],
    ['buy travel', 'act event'],
  ])('%s, then %s: neither order is a mistake', async (made, other) => {
    const film = await filmMade(made);
    const { seat = 0, usual = '' } = film.lines[PLACE] ?? {};
    expect(film.game.legal(film.states[PLACE], seat).map(film.game.write)).toEqual(expect.arrayContaining([made, other]));
    const found = [runTask(film, { line: PLACE, what: 'decision', games: 200, pass: 0, moves: [other] })];
    const known = rowsOf(film, found).get(PLACE)?.known ?? [];
    expect(known.map(({ of, plans }) => [of, plans?.length])).toEqual([
      [made, 1],
      [other, 1],
    ]);
    const judged = judge(known, seat, usual);
    expect(['best', 'fine', 'only']).toContain(judged?.mark);
    expect(judged?.lossOfWin.mean).toBe(0);
  });

  test('are judged by the best continuation: the reference bot alone would not buy afterwards, and a blunder would be seen', async () => {
    const film = await filmMade('act event');
    const { seat = 0, usual = '' } = film.lines[PLACE] ?? {};
    const found = [runTask(film, { line: PLACE, what: 'decision', games: 200, pass: 0, moves: ['buy travel'] })];
    const known = rowsOf(film, found).get(PLACE)?.known ?? [];
    const plain = known.map(({ plans: _, ...games }) => games);
    expect(judge(plain, seat, usual)?.mark).toBe('blunder');
    // What a decision changed in the value is still the reference bot's way, so that the parts add up.
    expect(judge(known, seat, usual)?.skill).toEqual(judge(plain, seat, usual)?.skill);
  });

  test('are not moves of which one ends what the other needs', async () => {
    const film = await filmMade('act event');
    const { game, states } = film;
    const decline = game.read('decline');
    const draw = game.read('act event');
    if (!decline || !draw) throw new Error('there is no such move');
    expect(game.legal(states[PLACE], film.lines[PLACE]?.seat ?? 0).map(game.write)).toContain('decline');
    expect(plansOf(film, PLACE, [draw, decline])).toEqual([]);
  });
});
