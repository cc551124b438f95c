import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOf, isFair, LANGUAGES, readRecord, replay } from '../kernel/index.ts';
import { playthrough } from '../kernel/laws/index.ts';
import { SHELF } from './index.ts';

describe.each(Object.entries(SHELF))('%s', (id, box) => {
  const folder = join(import.meta.dirname, id);

  test('plays through as it did before', async () => {
    const game = await box.open();
    const seats = Math.max(2, game.seats.least);
    const text = playthrough(game, { seats, options: game.options.standard }, 'playthrough');
    await expect(text).toMatchFileSnapshot(join(folder, 'playthrough.txt'));
  });

  const matches = readdirSync(join(folder, 'matches'));
  test('keeps at least three recorded matches', () => {
    expect(matches.length).toBeGreaterThanOrEqual(3);
  });

  test.each(matches)('replays the recorded match %s to the same end, with the luck of its seed', async name => {
    const game = await box.open();
    const value: unknown = JSON.parse(readFileSync(join(folder, 'matches', name), 'utf8'));
    expect(gameOf(value)).toBe(id);
    const reading = readRecord(game, value);
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    const again = replay(game, reading.record);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && game.outcome(again.match.state)).toBeDefined();
    expect(isFair(game, reading.record)).toBe(true);
  });

  test.each(LANGUAGES)('says everything in %s', async language => {
    const [texts, english] = await Promise.all([box.texts[language](), box.texts.en()]);
    expect(Object.keys(texts.rules)).toEqual(Object.keys(english.rules));
    expect(Object.keys(texts.pieces)).toEqual(Object.keys(english.pieces));
    expect(Object.keys(texts.sections)).toEqual(Object.keys(english.sections));
    expect(Object.values<string>(texts.rules).filter(sentence => sentence.trim() === '')).toEqual([]);
  });
});
