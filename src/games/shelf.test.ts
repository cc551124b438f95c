import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  fast,
  gameOf,
  LANGUAGES,
  matchesOf,
  readRecord,
  refusalText,
  rulebookOf,
  type ShelfEntry,
  type Told,
  textsIn,
  textsOfMatch,
  titleIn,
  voiceOf,
} from '../kernel/index.ts';
import { playthrough } from '../kernel/laws/index.ts';
import { GAME_IDS } from './index.ts';

/** Rules know no streams; `tabletour verify` checks the luck of records that have them. */
const noStreams = () => () => expect.unreachable();

/** The example that docs/adding-a-game.md follows: under the same tests, but not on the shelf. */
const EXAMPLE = 'night-train';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(each => each.isDirectory());
const entries = await Promise.all(
  folders.map(async ({ name }): Promise<readonly [string, ShelfEntry]> => [name, (await import(`./${name}/entry.ts`)).entry]),
);

test('every folder is a game on the shelf, except the example', () => {
  expect([...GAME_IDS, EXAMPLE].sort()).toEqual(folders.map(({ name }) => name).sort());
});

/** Everything that a game says in French on its pages and in a match of random moves. */
async function saidIn(entry: ShelfEntry): Promise<readonly string[]> {
  const [game, texts] = await Promise.all([entry.open(), textsIn(entry, 'fr')]);
  const chance = fast('French');
  const voice = voiceOf(seat => ['Ada', 'Bruno'][seat] ?? '', 0);
  const said: unknown[] = [texts.title, texts.pitch, texts.sections, texts.rules, texts.options, texts.pieces];
  let told: Told[] = [];
  const tell = (event: Told) => told.push(event);
  const state = game.setup({ options: game.options.standard, seats: 2, version: game.version }, { chance, tell });
  for (let at = 0; at < 80; at++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const move = legal[chance.below(legal.length)] ?? expect.unreachable();
    said.push(
      told.map(event => texts.event(event, voice)),
      texts.story?.(told, voice, true),
    );
    const view = game.view(state, seat);
    const tried = game.candidates(state, seat).filter((_, each) => each % 20 === 0);
    said.push(texts.table(view, voice), texts.move(move, view));
    said.push(game.touches(move).map(touch => texts.explain?.(touch, view, voice)));
    said.push(tried.flatMap(each => game.refusal(state, seat, each) ?? []).map(refusal => refusalText(texts, refusal)));
    told = [];
    game.play(state, seat, move, { chance, tell });
  }
  return stringsIn(said);
}

function stringsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(stringsIn) : [];
}

function versionOf(record: { readonly version: number }): number {
  return record.version;
}

describe.each(entries)('%s', (id, entry) => {
  const folder = join(import.meta.dirname, id);

  test('plays through as it did before', async () => {
    const game = await entry.open();
    const seats = Math.max(2, game.seats.least);
    const text = playthrough(game, { seats, options: game.options.standard }, 'playthrough');
    await expect(text).toMatchFileSnapshot(join(folder, 'playthrough.txt'));
  });

  test('is entered with the id and the seats of its rules, and a title in every language', async () => {
    const game = await entry.open();
    expect(entry).toMatchObject({ id, seats: game.seats });
    expect(game.id).toBe(id);
    for (const language of LANGUAGES) expect((await textsIn(entry, language)).title).toBe(titleIn(entry.cover, language));
  });

  const matches = readdirSync(join(folder, 'matches'));
  test('keeps at least three recorded matches of every version of its rules', async () => {
    const { version } = await entry.open();
    const kept = matches.map(name => versionOf(JSON.parse(readFileSync(join(folder, 'matches', name), 'utf8'))));
    for (let each = 1; each <= version; each++) expect(kept.filter(one => one === each).length).toBeGreaterThanOrEqual(3);
  });

  test.each(matches)('replays the recorded match %s to the same end, with the luck of its seed', async name => {
    const game = await entry.open();
    const value: unknown = JSON.parse(readFileSync(join(folder, 'matches', name), 'utf8'));
    expect(gameOf(value)).toBe(id);
    const reading = readRecord(game, value);
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    const again = matchesOf(game).replay(reading.record);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && game.outcome(again.match.state)).toBeDefined();
    expect(reading.record.luckScheme === 'streams' || matchesOf(game).isFair(reading.record, noStreams)).toBe(true);
  });

  test.each(LANGUAGES)('says everything in %s', async language => {
    const [texts, english] = await Promise.all([entry.texts[language](), entry.texts.en()]);
    expect(Object.keys(texts.rules)).toEqual(Object.keys(english.rules));
    expect(Object.keys(texts.pieces)).toEqual(Object.keys(english.pieces));
    expect(Object.keys(texts.sections)).toEqual(Object.keys(english.sections));
    expect(rulebookOf(texts).filter(({ sentence }) => sentence.trim() === '')).toEqual([]);
  });

  test('sets French with spaces that never break, whatever it says', async () => {
    const said = await saidIn(entry);
    expect(said.filter(text => /[\u00a0\u202f]/.test(text)).length).toBeGreaterThan(30);
    expect(said.filter(text => / [;:?!»%€]|« |\d (jours?|points?|pièces?|semaines?)\b/.test(text))).toEqual([]);
  });

  test('tells in every language the same rules otherwise when an option is changed', async () => {
    const { options, version } = await entry.open();
    const languages = await Promise.all(LANGUAGES.map(language => entry.texts[language]()));
    const changed = Object.entries(options.table).flatMap(([name, { extremes }]) =>
      extremes.map(value => ({ ...Object(options.standard), [name]: value })),
    );
    for (const agreed of changed) {
      const books = languages.map(texts => rulebookOf(textsOfMatch(texts, { version, options: agreed })));
      const [english = [], ...others] = books.map(book => book.filter(({ isAgreed }) => isAgreed).map(({ clause }) => clause));
      for (const other of others) expect(other).toEqual(english);
      expect(books.flat().filter(({ sentence }) => /undefined|NaN|\[object/.test(sentence))).toEqual([]);
    }
  });

  test('states its numbers as agreed, and not "unless agreed otherwise"', async () => {
    const vague = /agreed otherwise|as printed|andet er aftalt|som trykt|sauf variante|sauf autre choix|anderes vereinbart|wie gedruckt/;
    const books = await Promise.all(LANGUAGES.map(async language => rulebookOf(await entry.texts[language]())));
    expect(books.flat().filter(({ sentence }) => vague.test(sentence))).toEqual([]);
  });
});

describe('the numbers of a match', () => {
  const AGREED = [
    ['eighty-days', { offerDays: 4 }, 'ED-7.7', /\b4\b/],
    ['tour-operator', { rounds: 9 }, 'TO-G.1', /\b9\b/],
    ['bodensee', { ferryFare: 3 }, 'BT-6.3', /\b3\b/],
    ['city-tour', { objective: 17 }, 'CT-7.2', /\b17\b/],
    ['night-train', { bells: 6 }, 'NT-2.1', /\b6\b/],
  ] as const;

  test.each(AGREED)('stand in the rules of %s', async (id, agreed, clause, number) => {
    const entry = entries.find(([name]) => name === id)?.[1];
    const game = await entry?.open();
    const options = { ...Object(game?.options.standard), ...agreed };
    for (const speak of Object.values(entry?.texts ?? {})) {
      const rule = rulebookOf(textsOfMatch(await speak(), { version: 1, options })).find(each => each.clause === clause);
      expect(rule).toMatchObject({ sentence: expect.stringMatching(number), isAgreed: true });
    }
  });
});
