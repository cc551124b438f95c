import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILE = new URL('../../games/city-tour/matches/day-1-won.match', import.meta.url);

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a record made by newer rules is said to be newer, and one that was cut to be damaged', async () => {
  const { filmOf } = await import('./film.ts');
  const { wrong } = (await import('../locale/index.ts')).words.value.replay;
  const record = JSON.parse(readFileSync(FILE, 'utf8'));
  const opened = (value: unknown) => filmOf({ text: JSON.stringify(value), mine: [] });
  expect(await opened({ ...record, version: 1_000 })).toEqual({ ok: false, problem: wrong.newer });
  expect(await opened({ ...record, entries: undefined })).toEqual({ ok: false, problem: wrong.damaged });
  expect(await opened({ ...record, version: 'new' })).toEqual({ ok: false, problem: wrong.damaged });
  expect(await opened(record)).toMatchObject({ ok: true });
});
