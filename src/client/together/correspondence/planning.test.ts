import { expect, test } from 'vitest';
import { SHELF } from '../../../games/index.ts';
import { type AnyGame, fast, matchesOf } from '../../../kernel/index.ts';
import type { TableSight } from '../../../protocol/index.ts';
import { casesOf, decisionIn, planningFrom, withAnything, withLine, withStep } from './planning.ts';

/** A table of Tour Operator where one is to choose a side, and the other waits. */
async function waiting() {
  const game = (await SHELF['tour-operator']?.open()) as AnyGame;
  const options = game.options.standard;
  const { match } = matchesOf(game).start({ options, seats: 2, version: game.version }, fast('plan'), 'plan');
  const mover = game.awaiting(match.state)[0] ?? 0;
  const seat = 1 - mover;
  const sight = { options, version: game.version, seats: [{}, {}], view: game.view(match.state, seat) } as unknown as TableSight;
  return { game, sight, seat, mover };
}

test('a plan goes on from what the others might do to one’s own moves, and ends where luck begins', async () => {
  const { game, sight, seat, mover } = await waiting();
  const begun = planningFrom(game, sight, seat);
  const theirs = decisionIn(game, begun);
  expect(theirs?.seat).toBe(mover);
  const step = theirs?.moves[0] ?? { seat: mover, move: '' };
  const after = withStep(game, begun, step);
  const own = decisionIn(game, after);
  expect(own?.seat).toBe(seat);
  const planned = withLine(game, after, own?.moves[0]?.move ?? '');
  expect(planned.lines).toEqual([{ if: [step], play: own?.moves[0]?.move }]);
  // The tourists of the first week are drawn next.
  expect(decisionIn(game, planned)).toBeUndefined();
});

test('whatever the others do, a line has no condition', async () => {
  const { game, sight, seat } = await waiting();
  const anyway = withAnything(game, planningFrom(game, sight, seat));
  const own = decisionIn(game, anyway);
  expect(own?.seat).toBe(seat);
  expect(withLine(game, anyway, own?.moves[1]?.move ?? '').lines).toEqual([{ if: [], play: own?.moves[1]?.move }]);
});

test('a tree of lines is read as cases', () => {
  const step = { seat: 1, move: 'x' };
  const lines = [
    { if: [step], play: 'a' },
    { after: 0, if: [], play: 'b' },
    { if: [], play: 'c' },
  ];
  expect(casesOf(lines)).toEqual([
    { steps: [step], lines: [0, 1] },
    { steps: [], lines: [2] },
  ]);
});
