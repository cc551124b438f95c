// A rulebook says what always holds: not where things lie on the table that its examples are taken from.
import { expect, test } from 'vitest';
import { type Block, handbookOf } from '../kernel/handbook/index.ts';
import { type AnyTexts, type GameEntry, LANGUAGES, type Language, textsIn } from '../kernel/index.ts';
import { SHELF } from './index.ts';

/** What the rulebook says of each thing in the box, where its examples are taken from a table of another size and another deal. */
async function piecesOf(entry: GameEntry, texts: AnyTexts, language: Language, another: { seats: number; seed: string } | null) {
  const manual = await texts.handbook?.();
  if (!manual) return {};
  const told = another ? { ...texts, handbook: async () => ({ ...manual, match: { ...manual.match, ...another } }) } : texts;
  const handbook = await handbookOf({ game: await entry.open(), texts: told, language });
  const blocks: readonly Block[] = handbook.flatMap(({ blocks: all }) => all);
  return Object.fromEntries(
    blocks.flatMap(block => (block.type === 'pieces' ? block.pieces.map(({ touch, name, text }) => [touch, `${name}: ${text}`]) : [])),
  );
}

test.each(Object.keys(SHELF).flatMap(id => LANGUAGES.map(language => [id, language] as const)))(
  'the rulebook of %s in %s says the same of a thing, whatever table it is shown from',
  async (id, language) => {
    const entry = SHELF[id] ?? expect.unreachable();
    const texts = await textsIn(entry, language);
    const usual = await piecesOf(entry, texts, language, null);
    expect(Object.values(usual).filter(text => /[:,]\s*[,.;]|undefined|NaN|\{|\}/.test(text))).toEqual([]);
    for (const seats of [entry.seats.least, entry.seats.most]) {
      const other = await piecesOf(entry, texts, language, { seats, seed: 'another' });
      const differing = Object.entries(other).flatMap(([touch, text]) =>
        usual[touch] !== undefined && usual[touch] !== text ? [`${usual[touch]} | ${text}`] : [],
      );
      expect(differing).toEqual([]);
    }
  },
);
