import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchesOf, readRecord } from '../../kernel/index.ts';
import { CityTour, type State } from './index.ts';
import { lastChance } from './last-chance.ts';
import { verdict } from './verdict.ts';

/** All states of a recorded day. */
function statesOf(name: string): readonly State[] {
  const reading = readRecord(CityTour, JSON.parse(readFileSync(new URL(`./matches/${name}.match`, import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error(reading.problem);
  return matchesOf(CityTour).states(reading.record);
}

describe('the last chance', () => {
  test.each([
    ['day-8-lost-at-a-special-site', { line: 8, turn: 9 }],
    ['day-5-conceded', { line: 6, turn: 7 }],
    ['own-day', { line: 8, turn: 9 }],
  ])('of %s is the last turn at whose beginning it could be won', (name, found) => {
    const states = statesOf(name);
    expect(lastChance(states)).toMatchObject(found);
    expect(states[found.line]).toMatchObject({ turn: found.turn, result: null, frames: [{ phase: 'place' }] });
    const beginnings = states.filter((s, line) => line > 0 && s.turn !== states[line - 1]?.turn);
    const possible = beginnings.filter(s => verdict(s).answer === 'yes');
    expect(possible.at(-1)?.turn).toBe(found.turn);
  });
  test('of a day that was given up is before the votes', () => {
    const states = statesOf('day-5-conceded');
    expect(states.slice(6, 8).map(({ turn, votes }) => [turn, votes.length])).toEqual([
      [7, 0],
      [7, 1],
    ]);
  });
  test('shows where the roads part: the tile as it was placed, and another way from which the day is won', () => {
    const states = statesOf('day-8-lost-at-a-special-site');
    const { line = 0, parting } = lastChance(states) ?? {};
    const s = states[line];
    if (!s || !parting) throw new Error('the roads do not part');
    expect(parting.view).toEqual(CityTour.view(s, 'public'));
    expect(states[line + 1]?.board[s.space]).toBe(parting.taken);
    const next = states.slice(line + 1).find(({ turn, result }) => result || turn !== s.turn);
    expect(parting.isProved).toBe(next && verdict(next).answer === 'no');
    const found = verdict(s);
    const [first] = found.answer === 'yes' ? found.line : [];
    expect(first?.type === 'place' && `${first.tile}@${first.rotation}`).toBe(parting.open);
    expect(parting.open).not.toBe(parting.taken);
    expect(parting.end.result?.won).toBe(true);
    expect(parting.end.turn).toBe(parting.end.board.filter(Boolean).length);
    expect(parting.end.revealed).toEqual([]);
    expect(parting.end.board[s.space]).toBe(parting.open);
    expect(parting.end.board.filter((tile, at) => s.board[at] && tile !== s.board[at])).toEqual([]);
  });
  test('compares nothing where no tile was placed any more', () => {
    expect(lastChance(statesOf('day-5-conceded'))).toEqual({ line: 6, turn: 7 });
  });
  test('is none where no turn is proved to have been one', () => {
    expect(lastChance(statesOf('own-day').slice(9))).toBeUndefined();
  });
  test('is none of a day that was won, or is not over', () => {
    expect(lastChance(statesOf('day-1-won'))).toBeUndefined();
    expect(lastChance(statesOf('own-day').slice(0, -1))).toBeUndefined();
  });
});
