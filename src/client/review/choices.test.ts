import { describe, expect, test } from 'vitest';
import type { Choice, DecisionStep } from '../../review/index.ts';
import { comparedIn, isCalledBest, toldApart, victoriesIn } from './choices.ts';
import { decision, figure } from './review.testing.ts';

function choice(move: string, result: number, change: Partial<Choice> = {}): Choice {
  return { move, isMade: false, isBest: false, isUsual: false, result: figure(result), win: figure(0.4), difference: figure(0), ...change };
}

const bregenz = choice('Bregenz', -6.3, { isMade: true, isBest: true, win: figure(0.38) });
const radolfzell = choice('Radolfzell', -4.1, { difference: figure(2, 3.2), win: figure(0.42) });
/** None is clearly better than the move made, though another is rated higher. */
const level = decision(0, 0, { mark: 'fine', known: [bregenz, radolfzell] });

const stay = choice('stay', 70, { isMade: true, isBest: true, win: figure(0.6) });
const sail = choice('sail', 66, { difference: figure(-4, 1), win: figure(0.5) });
const best = decision(0, 0, { mark: 'best', known: [stay, sail] });

const called = (step: DecisionStep, isOpen = false) =>
  comparedIn(step, isOpen).flatMap(each => (isCalledBest(step, comparedIn(step, isOpen), each) ? [each.move] : []));

describe('the moves of a decision', () => {
  test('have no best one where others are rated higher and none clearly so', () => {
    expect(called(level)).toEqual([]);
    expect(comparedIn(level, false).map(({ move }) => move)).toEqual(['Radolfzell', 'Bregenz']);
    expect(victoriesIn(level, level.known)).toBeUndefined();
  });

  test('have the one made as the best where its mark says so', () => {
    expect(called(best)).toEqual(['stay']);
    expect(called({ ...best, mark: 'only' })).toEqual([]);
    expect(
      called(
        {
          ...best,
          open: [
            { ...stay, isBest: false },
            { ...sail, isBest: true },
          ],
        },
        true,
      ),
    ).toEqual(['sail']);
  });

  test('are told apart by victories only where the difference is clear', () => {
    expect(victoriesIn(best, best.known)).toEqual({ best: 60, other: 50, isMadeBest: true });
    const unclear = { ...best, known: [stay, { ...sail, difference: figure(-4, 5) }] };
    expect(victoriesIn(unclear, unclear.known)).toBeUndefined();
    const contrary = { ...best, known: [stay, { ...sail, win: figure(0.7) }] };
    expect(victoriesIn(contrary, contrary.known)).toBeUndefined();
  });

  test('have no victories to tell of after a few games', () => {
    expect(victoriesIn({ ...best, games: 16 }, best.known)).toBeUndefined();
  });
});

test('moves are told by what differs: a long beginning that all share is left out', () => {
  const laid = (degrees: number) => `Lay a double curve (orange, blue) and drive, turned by ${degrees}°, two travellers get off`;
  expect(toldApart([laid(90), laid(180)])).toEqual(['… by 90°, two travellers get off', '… by 180°, two travellers get off']);
  expect(toldApart(['Take a coin', 'Take the balloon'])).toEqual(['Take a coin', 'Take the balloon']);
  expect(toldApart([laid(90)])).toEqual([laid(90)]);
});
