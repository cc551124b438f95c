import { expect, test } from 'vitest';
import { chances, outlookOf, slopeAt, weighted } from '../../bots/index.ts';
import { entryOf } from '../../games/index.ts';
import { type AnyGame, fast, type Learned, openForBots } from '../../kernel/index.ts';
import { scoreWeights, winWeights } from './equations.ts';
import { examine, isTrue } from './exam.ts';
import { type Moment, momentsOf } from './moments.ts';
import { slopesOf } from './slopes.ts';
import { train } from './train.ts';

/** Moments whose scores and victories follow from two features, as far as luck lets them; a third says nothing, and a fourth never changes. */
function invented(count: number): Moment[] {
  const luck = fast('invented');
  const number = () => luck.below(1000) / 100 - 5;
  return Array.from({ length: count }, () => {
    const features = [0, 1].map(() => [number(), number(), number(), 7]);
    const scores = features.map(each => weighted([4, 2, -1, 0, 0], each) + number() / 5);
    const [chance = 0] = chances(features.map(each => weighted([0, 0.5, -0.25, 0, 0], each)));
    const wins = luck.below(1000) < 1000 * chance ? [1, 0] : [0, 1];
    return { features, scores, wins };
  });
}

async function opened(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no ${id}`);
  return openForBots(entry);
}

function learnedFor({ values }: AnyGame, seats: number): Learned {
  const learned = values?.tables.find(table => table.seats === seats);
  if (!learned) throw new Error(`nothing was learned for ${seats}`);
  return learned;
}

test('what scores depend on is found', () => {
  const [, first = 0, second = 0, third = 0, fourth] = scoreWeights(invented(4000));
  expect(first).toBeCloseTo(2, 1);
  expect(second).toBeCloseTo(-1, 1);
  expect(third).toBeCloseTo(0, 1);
  expect(fourth).toBe(0);
});

test('what victories depend on is found', () => {
  const [, first = 0, second = 0, third = 0] = winWeights(invented(4000));
  expect(Math.abs(first - 0.5)).toBeLessThan(0.06);
  expect(Math.abs(second + 0.25)).toBeLessThan(0.06);
  expect(Math.abs(third)).toBeLessThan(0.05);
});

test('who is too sure of victories by half finds that strength counts half', () => {
  const halfway = invented(1500).map(({ features, ...ends }) => ({ features: features.map(each => [0.5, ...each]), ...ends }));
  for (const slope of slopesOf(halfway, [0, 0, 1, -0.5, 0, 0], 1)) expect(Math.abs(slope - 0.5)).toBeLessThan(0.1);
});

test('a point counts the more the less is left, and decides where nothing is', () => {
  const luck = fast('steep');
  const steep = invented(6000).map(({ features }) => {
    const left = luck.below(9) / 8;
    const scores = features.map(each => each[0] ?? 0);
    const [chance = 0] = left > 0 ? chances(scores.map(score => (score * 0.2) / left)) : [(scores[0] ?? 0) > (scores[1] ?? 0) ? 1 : 0];
    return { features: features.map(each => [left, ...each]), scores, wins: luck.below(1000) < 1000 * chance ? [1, 0] : [0, 1] };
  });
  const slopes = slopesOf(steep, [0, 0, 1, 0, 0, 0]);
  expect(slopeAt(slopes, 0)).toBeGreaterThan(4);
  expect(Math.abs(slopeAt(slopes, 1 / 8) - 1.6)).toBeLessThan(0.4);
  expect(Math.abs(slopeAt(slopes, 1 / 2) - 0.4)).toBeLessThan(0.1);
});

test('a few games change little of what was learned before', () => {
  const before = [1, 3, -2, 0.5, 0];
  const [, first = 0] = scoreWeights(invented(1), before);
  expect(Math.abs(first - 3)).toBeLessThan(0.5);
});

test('the same lesson teaches the same, and what it teaches foretells other games', async () => {
  const game = await opened('eighty-days');
  const lesson = { seats: 2, games: 150, seed: 'lesson' };
  const learned = train(game, lesson, () => {});
  expect(train(game, lesson, () => {})).toEqual(learned);
  expect(learned.heldOut.games).toBe(30);
  expect(learned.heldOut.brier).toBeLessThan(0.25);
});

test('where points are the aim, the chance to win follows from them, the more surely the less is left', async () => {
  const { win, slopes, score } = train(await opened('tour-operator'), { seats: 2, games: 40, seed: 'lesson' }, () => {});
  expect(win).toEqual([]);
  expect(slopes[0]).toBeGreaterThan(0);
  expect(score).toHaveLength(1 + ((await opened('tour-operator')).featureNames?.length ?? 0));
});

test('chances to win come true in games between equals', async () => {
  const game = await opened('eighty-days');
  const { games, brier, tenths } = examine(game, learnedFor(game, 3), { seats: 3, games: 300, seed: 'exam' });
  expect(games).toBe(300);
  expect(brier).toBeLessThan(0.19);
  expect(tenths.filter(each => !isTrue(each)).length).toBeLessThan(2);
});

test('days to spare come true too, with two at the table as with more', async () => {
  const game = await opened('eighty-days');
  for (const learned of game.values?.tables.filter(({ seats }) => seats < 5) ?? []) {
    const { stretches } = examine(game, learned, { seats: learned.seats, games: 150, seed: 'days' });
    for (const { said, more } of stretches) if (said > 0) expect(Math.abs(more)).toBeLessThan(3);
  }
});

test('a day of City Tour that can no longer be won is told to be lost', async () => {
  const game = await opened('city-tour');
  const at = game.featureNames?.indexOf('out of reach') ?? -1;
  const moments = Array.from({ length: 100 }, (_, number) => momentsOf(game, { seats: 1, seed: 'lost', number })).flat();
  const lost = moments.filter(({ features }) => features[0]?.[at] === 1);
  expect(lost.length).toBeGreaterThan(0);
  for (const { features } of lost) expect(outlookOf(learnedFor(game, 1), features, 'together').wins[0]).toBeLessThan(0.01);
});

test('a chance that is said is false where it is further off than 0.05 and than luck allows', () => {
  const tenth = { said: 100, chance: 0.35, won: 0.45, within: 0.04 };
  expect([tenth, { ...tenth, won: 0.39 }, { ...tenth, within: 0.11 }].map(isTrue)).toEqual([false, true, true]);
});

test('what is learned about a team is the chance of all, against the game', () => {
  const luck = fast('team');
  const moments = Array.from({ length: 3000 }, () => {
    const row = [0.5, luck.below(1000) / 100 - 5];
    const won = luck.below(1000) < 1000 / (1 + Math.exp(-(1 + 0.5 * (row[1] ?? 0)))) ? 1 : 0;
    return { features: [row, row], scores: [0, 0], wins: [won, won] };
  });
  const [constant = 0, , slope = 0] = winWeights(moments, undefined, true);
  expect(Math.abs(constant - 1)).toBeLessThan(0.2);
  expect(Math.abs(slope - 0.5)).toBeLessThan(0.06);
});

test.each(['eighty-days', 'tour-operator', 'bodensee'])('the values of %s foretold the games held out', async id => {
  const { values } = await opened(id);
  for (const { seats, heldOut } of values?.tables ?? []) {
    expect(heldOut.brier).toBeLessThan(((seats - 1) / seats) * (1 / seats));
    for (const { said, chance, won } of heldOut.tenths) if (said > 1000) expect(Math.abs(chance - won)).toBeLessThan(0.06);
  }
});
