import { expect, test } from 'vitest';
import { withValue } from '../../kernel/index.ts';
import { deckIn, findingsIn, PRINTED, readContent, writeContent } from './content.ts';
import { features } from './features.ts';
import { OPTIONS } from './options.ts';
import { newGame } from './table.testing.ts';

test('a deck of one’s own is dealt, two players do without Connection, and nothing was learned about it', () => {
  const eventDeck = { ...PRINTED, balloon: 5, connection: 2 };
  const game = newGame(3, { eventDeck });
  expect(game.eventSupply.flat().filter(card => card === 'balloon')).toHaveLength(5);
  expect(game.eventSupply.flat()).toHaveLength(18);
  expect(newGame(2, { eventDeck }).eventSupply.flat()).toHaveLength(16);
  expect(features(game)).toEqual([]);
});

test('every fault of a deck names its card, and its mending leaves one fault fewer', () => {
  for (const [deck, path] of [
    [{ ...PRINTED, balloon: 10 }, 'balloon'],
    [{ ...PRINTED, offer: Number.NaN }, 'offer'],
    [{ ...PRINTED, storm: 2 }, 'storm'],
    [{ ...PRINTED, balloon: 0, elephant: 0, offer: 0, express: 0 }, ''],
  ] as const) {
    const [found] = findingsIn(deck);
    expect(found?.path.join('.')).toBe(path);
    if (!found?.mending) throw new Error(`${path} has no mending`);
    expect(findingsIn(withValue(deck, found.mending.path, found.mending.value))).toEqual([]);
  }
});

test('a content file holds the event cards; what is left out is as printed', () => {
  expect(readContent('{"events": {"balloon": 4}}')).toEqual({ ok: true, options: { eventDeck: { ...PRINTED, balloon: 4 } }, warnings: [] });
  expect(readContent(writeContent({ ...PRINTED, offer: 4 }))).toMatchObject({ ok: true, options: { eventDeck: { offer: 4 } } });
  expect(readContent('{"events": {"balloon": 40, "zeppelin": 1}}')).toMatchObject({
    errors: [expect.stringContaining('zeppelin'), expect.stringContaining('content.events.balloon must be')],
  });
  expect(readContent('{')).toMatchObject({ ok: false });
  expect(readContent('[]')).toMatchObject({ errors: [expect.stringContaining('an object with events')] });
  expect(deckIn(3)).toBeUndefined();
});

test('the option takes a printed deck or one’s own', () => {
  const problem = (eventDeck: unknown) => {
    const reading = OPTIONS.read({ eventDeck }, 3);
    return reading.ok ? '' : reading.problem;
  };
  expect(problem({ ...PRINTED, balloon: 4 })).toBe('');
  expect(problem('tarot')).toMatch(/one of classic, expedition, or an object of event cards/);
  expect(problem({ ...PRINTED, balloon: -1 })).toMatch(/^option eventDeck\.balloon must be a whole number from 0 to 9/);
});
