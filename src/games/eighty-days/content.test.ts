import { expect, test } from 'vitest';
import { editionOf, withValue } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { EVENT_COPIES } from './components.ts';
import { changesFrom, findingsIn, PRESS, readContent, writeContent } from './content.ts';
import { features } from './features.ts';
import { OPTIONS } from './options.ts';
import { newGame } from './table.testing.ts';

const CLASSIC = EVENT_COPIES.classic;
const PRINTED = editionOf(PRESS, undefined);

test('a deck of one’s own is dealt, two players do without Connection, and nothing was learned about it', () => {
  const eventDeck = { ...CLASSIC, balloon: 5, connection: 2 };
  const game = newGame(3, { eventDeck });
  expect(game.eventSupply.flat().filter(card => card === 'balloon')).toHaveLength(5);
  expect(game.eventSupply.flat()).toHaveLength(18);
  expect(newGame(2, { eventDeck }).eventSupply.flat()).toHaveLength(16);
  expect(features(game)).toEqual([]);
});

test('legs, travel cards and chips of one’s own take the place of the printed ones', () => {
  const content = { legs: { 1: { A: ['T'] } }, travel: { S8: { copies: 20 } }, chips: { coin: { copies: 0 }, day: { copies: 5 } } };
  const game = newGame(3, { content });
  expect(boxOf(game.plan.options).legs[1]).toEqual({ A: ['T'] });
  expect(boxOf(game.plan.options).legs[7]?.B).toEqual(['T', 'S']);
  expect([...game.chips.red, ...game.chips.blue].filter(chip => chip === 'day')).toHaveLength(10);
  expect(boxOf(game.plan.options).travel.filter(card => card === 'S8')).toHaveLength(20);
  expect(features(game)).toEqual([]);
  expect(OPTIONS.standard).not.toHaveProperty('content');
});

test.each([
  [['events', 'balloon', 'copies'], 10],
  [['events', 'offer', 'copies'], Number.NaN],
  [['events', 'storm', 'copies'], 2],
  [['legs', '1', 'A'], []],
  [
    ['legs', '10', 'A'],
    ['S', 'S', 'S'],
  ],
  [['travel', 'T2', 'copies'], -1],
  [['chips', 'coin', 'copies'], 4, ['chips']],
  [['chips', 'coin', 'copies'], 2, ['chips']],
] as const)('a fault at %j is told there, and its mending leaves none', (path, value, told: readonly string[] = path) => {
  const edition = withValue(PRINTED, path, value);
  const [found, ...others] = findingsIn(edition);
  expect(others).toEqual([]);
  expect(found?.path).toEqual(told);
  if (!found?.mending) throw new Error('there is no mending');
  expect(findingsIn(withValue(edition, found.mending.path, found.mending.value))).toEqual([]);
});

test('a content file holds the cards as numbers; what is left out is as printed', () => {
  expect(readContent('{"events": {"balloon": 4}}')).toEqual({ ok: true, options: { eventDeck: { ...CLASSIC, balloon: 4 } }, warnings: [] });
  const text = '{"name":"x","legs":{"1":{"A":["T"]}},"travel":{"T2":3},"events":{"offer":4}}';
  const reading = readContent(text);
  if (!reading.ok) throw new Error(reading.errors.join());
  expect(JSON.parse(writeContent(editionOf(PRESS, changesFrom(reading.options))))).toEqual(JSON.parse(text));
  expect(OPTIONS.read(reading.options, 3)).toMatchObject({ ok: true });
  expect(readContent('{"events": {"balloon": 40, "zeppelin": 1}}')).toMatchObject({
    errors: [expect.stringContaining('zeppelin'), expect.stringContaining('content.events.balloon.copies must be')],
  });
  expect(readContent('{')).toMatchObject({ ok: false });
  expect(readContent('[]')).toMatchObject({ errors: [expect.stringContaining('an object with name, legs')] });
});

test('the option takes a printed deck or one’s own', () => {
  const problem = (eventDeck: unknown) => {
    const reading = OPTIONS.read({ eventDeck }, 3);
    return reading.ok ? '' : reading.problem;
  };
  expect(problem({ ...CLASSIC, balloon: 4 })).toBe('');
  expect(problem('tarot')).toMatch(/one of classic, expedition, or an object of event cards/);
  expect(problem({ ...CLASSIC, balloon: -1 })).toMatch(/^option eventDeck\.balloon must be a whole number from 0 to 9/);
  expect(problem({ ...CLASSIC, zeppelin: 1 })).toMatch(/zeppelin must not be there/);
  expect(problem({ ...CLASSIC, balloon: 0, elephant: 0, offer: 0, express: 0 })).toMatch(/at least 10 cards/);
});
