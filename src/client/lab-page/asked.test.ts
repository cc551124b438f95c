import { describe, expect, test } from 'vitest';
import { entryOf } from '../../games/index.ts';
import { ALL_STATISTICS, trialsIn } from '../../lab/index.ts';
import { readyQuestions } from '../../lab/questions/index.ts';
import {
  type Asked,
  asAgreed,
  askedFrom,
  askedReady,
  isSame,
  measureOf,
  playAlike,
  withBot,
  withCombinations,
  withMeasure,
  withoutVariant,
  withSeats,
  withVariant,
} from './asked.ts';
import { axesOf, combinations } from './axes.ts';

async function asked(id: string): Promise<Asked> {
  const ready = (await readyQuestions('bodensee')).find(each => each.id === id) ?? expect.unreachable();
  return askedReady('bodensee', ready, { pairs: 100, seed: 'a' });
}

describe('the link of a match', () => {
  test('is a question about its seats and options', async () => {
    const entry = entryOf('bodensee') ?? expect.unreachable();
    const lab = { entry, game: await entry.open(), questions: await readyQuestions('bodensee') };
    const read = lab.game.options.read({ winCondition: 'ruined' }, 3);
    if (!read.ok) return expect.unreachable(read.problem);
    const found = askedFrom(lab, { seats: 3, options: read.options }, 'a') ?? expect.unreachable();
    expect(found).toMatchObject({ game: 'bodensee', seats: 3, options: { winCondition: 'ruined' } });
    expect(trialsIn(lab.game, found, ALL_STATISTICS).ok).toBe(true);
    expect(askedFrom(lab, { seats: 4, options: lab.game.options.standard }, 'a')?.options).toEqual({});
  });
});

describe('a question', () => {
  test('keeps its place at the table when seats are taken away', async () => {
    const last = withMeasure(await asked('startPlayer'), { what: 'wins', who: { place: 3 } });
    expect(withSeats(last, 2)).toMatchObject({ seats: 2, question: { measure: { who: { place: 1 } } } });
  });

  test('about a bot is about the one that takes its place', async () => {
    expect(withBot(await asked('strongerBot'), 0, 'hard')).toMatchObject({
      bots: ['hard', 'greedy'],
      question: { id: 'strongerBot', measure: { who: { bot: 'hard' } } },
    });
  });

  test('with another measure is one of one’s own, and asks the same people where it can', async () => {
    const before = await asked('startPlayer');
    expect(withMeasure(before, measureOf('score', before.question.measure)).question).toEqual({
      measure: { what: 'score', who: { place: 0 } },
    });
    expect(measureOf('moves', before.question.measure)).toEqual({ what: 'moves' });
  });

  test('of the same games is answered by what was played, unless the run stops when it is clear', async () => {
    const before = await asked('startPlayer');
    const after = withMeasure(before, { what: 'moves' });
    expect([playAlike(before, after), isSame(before, after)]).toEqual([true, false]);
    expect(playAlike({ ...before, stopWhenClear: true }, { ...after, stopWhenClear: true })).toBe(false);
    expect(playAlike(before, { ...before, seed: 'b' })).toBe(false);
  });
});

describe('variants', () => {
  test('are added, changed and taken away, and their letters close ranks', async () => {
    const two = withVariant(await asked('length'), 1, { ferryFare: 2 });
    const three = withVariant(two, 2, { ferryFare: 3 });
    expect(three.variants.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(withoutVariant(three, 1).variants).toEqual([{ name: 'A' }, { name: 'B', options: { ferryFare: 3 } }]);
  });

  test('that combine two options are a matrix, others are none', async () => {
    expect(axesOf(await asked('twoThings'))?.map(({ option }) => option)).toEqual(['dicePerColour', 'ferryFare']);
    expect(axesOf(await asked('evenMoney'))).toBeUndefined();
  });

  test('of several values are every combination, the first as agreed, and what they share is no side of the matrix', async () => {
    const axes = [
      { option: 'ferryFare', values: [1, 2] },
      { option: 'grey', values: [true, false] },
    ];
    const many = withCombinations(await asked('length'), combinations(axes), { dicePerColour: 6 });
    expect(many.variants.map(({ name }) => name)).toEqual([
      'ferryFare=1,grey=true',
      'ferryFare=1,grey=false',
      'ferryFare=2,grey=true',
      'ferryFare=2,grey=false',
    ]);
    expect(many.variants[3]?.options).toEqual({ dicePerColour: 6, ferryFare: 2, grey: false });
    expect(axesOf(many)).toEqual(axes);
    expect(asAgreed(many).variants).toEqual([{ name: 'A' }]);
  });
});
