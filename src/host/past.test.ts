import { expect, test } from 'vitest';
import { EightyDays } from '../games/eighty-days/index.ts';
import { type AnyGame, fast, matchesOf } from '../kernel/index.ts';
import { distanceTo, forgetPast, stateAfter } from './past.ts';
import type { AnyMatch } from './position.ts';

const game: AnyGame = EightyDays;

function played(match: AnyMatch, entries: number, luck: string): AnyMatch {
  const chance = fast(luck);
  let now = match;
  while (now.record.entries.length < entries) {
    const seat = game.awaiting(now.state)[0] ?? 0;
    const legal = game.legal(now.state, seat).filter(move => !game.surrenders?.(move));
    const move = legal[chance.below(legal.length)];
    const answer = move && matchesOf(game).submit(now, seat, [move], chance);
    if (!answer?.ok) throw new Error('no move');
    now = answer.match;
  }
  return now;
}

const START = matchesOf(game).start({ options: game.options.standard, seats: 3 }, fast('deal')).match;
const MATCH = played(START, 150, 'match');
const lines = MATCH.record.entries.map((_, line) => line);

test('every moment is what a replay up to it shows, and a look plays few entries again', () => {
  const table = {};
  for (const line of [lines.length, ...lines])
    expect(stateAfter(game, table, MATCH, line)).toEqual(matchesOf(game).rewind(MATCH, line).state);
  expect(Math.max(...lines.map(line => distanceTo(table, MATCH, line)))).toBe(15);
  expect(distanceTo({}, MATCH, lines.length)).toBe(lines.length);
  forgetPast(table);
  expect(distanceTo(table, MATCH, 100)).toBe(100);
});

test('what was taken back is not shown', () => {
  const table = {};
  stateAfter(game, table, MATCH, lines.length);
  const other = played(matchesOf(game).rewind(MATCH, 70), 150, 'another way');
  expect(distanceTo(table, other, 100)).toBeGreaterThanOrEqual(30);
  for (const line of [60, 71, 100, 150]) expect(stateAfter(game, table, other, line)).toEqual(matchesOf(game).rewind(other, line).state);
});

test('no more than forty tables are kept', () => {
  const tables = Array.from({ length: 41 }, () => ({}));
  for (const table of tables) stateAfter(game, table, MATCH, 40);
  expect(
    tables
      .map(table => distanceTo(table, MATCH, 40))
      .sort((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([40, 8]);
});
