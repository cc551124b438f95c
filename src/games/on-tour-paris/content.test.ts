import { expect, test } from 'vitest';
import { changesOf, editionOf, LANGUAGES, textsIn, textsOfMatch, withValue, writeChanges } from '../../kernel/index.ts';
import { findingsIn, PRESS, readContent } from './content.ts';
import { SAMPLE } from './content-sample.ts';
import { entry } from './entry.ts';
import { OnTourParis } from './index.ts';
import { networkIn, PARIS, rideLength } from './network.ts';
import { tally } from './score.ts';
import { bestRoute } from './solver/solver.ts';
import { paper, route } from './table.testing.ts';

const PRINTED = editionOf(PRESS, undefined);
const options = { content: SAMPLE };

test('the printed map is sound, and an agreement without content has no such option', () => {
  expect(findingsIn(PRINTED)).toEqual([]);
  expect(networkIn({ content: {} })).toEqual({ ...PARIS, number: expect.any(Number) });
  expect(OnTourParis.options.standard).not.toHaveProperty('content');
});

test('changes come back from an edition and from a file as they were', () => {
  const edition = editionOf(PRESS, SAMPLE);
  expect(findingsIn(edition)).toEqual([]);
  expect(changesOf(PRESS, edition)).toEqual(SAMPLE);
  expect(readContent(writeChanges(PRESS, edition))).toEqual({ ok: true, options, warnings: [] });
});

test.each([
  ['clubs', '1a', 'x', 1001],
  ['clubs', '1a', 'lines', ['1a', '1b']],
  ['clubs', '1a', 'lines', ['1b', '1b']],
  ['docks', 'A', 'stop', -1],
  ['docks', 'A', 'club', '21a'],
])('a fault of %s %s %s is told at its field, and its mending leaves none', (part, id, field, value) => {
  const edition = withValue(PRINTED, [part, id, field], value);
  const [found, ...others] = findingsIn(edition);
  expect([found?.path, others]).toEqual([[part, id, field], []]);
  if (!found?.mending) throw new Error('there is no mending');
  expect(findingsIn(withValue(edition, found.mending.path, found.mending.value))).toEqual([]);
  expect(readContent(JSON.stringify({ [part]: { [id]: { [field]: value } } }))).toMatchObject({
    errors: [expect.stringContaining(`content.${part}.${id}.${field} must`)],
  });
});

test('lines, docks and distances of one’s own decide what a route may be and is worth', () => {
  const network = networkIn(options);
  expect(network.neighbours['1a']).toEqual(['6a', '7b']);
  expect([rideLength('A', 'E', network), rideLength('A', 'E')]).toEqual([20, 4]);
  const marks = paper('20b=07 16b=18 6a=20');
  expect(tally(marks, route('20b ~A-E~ 6a'), network).boats).toBe(20);
  expect(bestRoute(marks, 'once', [], network)).toMatchObject({ points: 23, exact: true });
  expect(bestRoute(marks, 'once').points).toBeLessThan(23);
});

test.each(LANGUAGES)('clubs and docks of one’s own are called by their names in %s', async language => {
  const texts = textsOfMatch(await textsIn(entry, language), { version: 1, options });
  expect(texts.pieces).toMatchObject({ '1a': 'Blue Note', 'dock:A': 'Pier 1', '2b': 'Rex Club' });
  expect(texts.refusal('OT-8.7', { club: '1a' })).toContain('Blue Note');
});
