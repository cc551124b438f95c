import { expect, test } from 'vitest';
import { changesOf, editionOf, LANGUAGES, textsIn, textsOfMatch, withValue, writeChanges } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { findingsIn, PRESS, readContent } from './content.ts';
import { SAMPLE } from './content-sample.ts';
import { entry } from './entry.ts';
import { features } from './features.ts';
import { TourOperator } from './index.ts';
import { tour } from './table.testing.ts';

const PRINTED = editionOf(PRESS, undefined);
const options = { content: SAMPLE };

test('the printed box is sound, and differs in nothing from itself', () => {
  expect(findingsIn(PRINTED)).toEqual([]);
  expect(changesOf(PRESS, PRINTED)).toBeUndefined();
  expect(boxOf({ content: {} })).toEqual({ ...boxOf({}), rows: expect.anything(), staff: expect.anything() });
});

test('an agreement without content has no such option, so that older records keep their check numbers', () => {
  expect(TourOperator.options.standard).not.toHaveProperty('content');
  expect(TourOperator.options.read({}, 2)).toMatchObject({
    ok: true,
    options: expect.not.objectContaining({ content: expect.anything() }),
  });
});

test('changes come back from an edition and from a file as they were', () => {
  const edition = editionOf(PRESS, SAMPLE);
  expect(findingsIn(edition)).toEqual([]);
  expect(changesOf(PRESS, edition)).toEqual(SAMPLE);
  expect(readContent(writeChanges(PRESS, edition))).toEqual({ ok: true, options: { content: SAMPLE }, warnings: [] });
});

test.each([
  ['cities', 'ATH', 'nature', 10],
  ['cities', 'ATH', 'activities', ['beach', 'beach']],
  ['cities', 'ATH', 'name', 'x'.repeat(61)],
  ['tourists', 'T01', 'weeks', 0],
  ['tourists', 'T01', 'interests', []],
  ['tourists', 'T01', 'plusOne', 'party'],
  ['tourists', 'T01', 'room', 'loft'],
  ['rows', 'A1', 'spaces', []],
  ['rows', 'A1', 'vp', 2.5],
  ['employees', 'O6', 'amount', 3],
])('a fault of %s %s %s is told at its field, and its mending leaves none', (part, id, field, value) => {
  const edition = withValue(PRINTED, [part, id, field], value);
  const [found, ...others] = findingsIn(edition);
  expect(others).toEqual([]);
  expect(found?.path).toEqual([part, id, field]);
  if (!found?.mending) throw new Error('there is no mending');
  expect(findingsIn(withValue(edition, found.mending.path, found.mending.value))).toEqual([]);
  const reading = readContent(JSON.stringify({ [part]: { [id]: { [field]: value } } }));
  expect(reading).toMatchObject({ ok: false, errors: [expect.stringContaining(`content.${part}.${id}.${field} must be`)] });
  expect(reading).toMatchObject({ errors: [expect.stringContaining('; to mend it, ')] });
});

test('what is not in the box is refused by name', () => {
  expect(readContent('{"cities": {"ZZZ": {}}, "planes": {}}')).toMatchObject({
    errors: [expect.stringContaining('content.cities.ZZZ must not be there'), expect.stringContaining('content.planes must not be there')],
  });
  expect(readContent('{"cities": 3}')).toMatchObject({ errors: ['content.cities must be an object, not 3'] });
  expect(readContent('{')).toMatchObject({ errors: [expect.stringContaining('this is not JSON')] });
  expect(readContent('[]')).toMatchObject({ errors: [expect.stringContaining('content must be an object with name, cities')] });
});

test('what is on the cards of one’s own counts, and nothing was learned about it', () => {
  const s = tour({ options, agencies: [{ aboard: { B1: 'T01' }, employees: ['O8'] }] });
  expect(boxOf(s.plan.options).scores.T01.map(({ interest }) => interest)).toEqual(['culture', 'party']);
  expect(s.agencies[0]?.employees.office?.uses).toBe(4);
  expect(features(s)).toEqual([]);
});

test.each(LANGUAGES)('names of one’s own are told in %s, English where there is no other', async language => {
  const texts = textsOfMatch(await textsIn(entry, language), { version: 1, options });
  expect(texts.pieces).toMatchObject({ ATH: language === 'fr' ? 'L’Atlantide' : 'Atlantis', T01: 'Nils', A1: 'Leaf Walk', T02: 'Kwame' });
  expect(texts.move({ type: 'fly', city: 'ATH', captain: false } as never, tour({ options }) as never)).toMatch(/Atlanti/);
  expect(texts.pieces['effect:P8']).toMatch(/9/);
});
