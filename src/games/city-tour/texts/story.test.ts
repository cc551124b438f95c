// Stories by the rules of the log: one line a turn, 16 words at the most, no codes, the right person.
import { describe, expect, test } from 'vitest';
import { readAloud, voiceOf } from '../../../kernel/index.ts';
import { given, play } from '../table.testing.ts';
import { en } from './en.ts';
import { LANGUAGES, RIDES } from './ridden.testing.ts';

const NAMES = ['Ada', 'Bruno', 'Élise'];
const VOICES = [null, 0, 1, 2].map(you => voiceOf(seat => NAMES[seat] ?? '', you));
const TURNS = RIDES.flatMap(({ turns }) => turns);

describe.each(LANGUAGES)('%s', (_language, texts) => {
  const lines = VOICES.flatMap(voice => TURNS.map(turn => readAloud(texts.story?.(turn, voice, true) ?? [], texts.pieces)));

  test('tells every turn in one line of at most 16 words', () => {
    expect(lines.filter(line => line.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length > 16)).toEqual([]);
  });
  test('names the subject first and ends with a stop', () => {
    expect(lines.filter(line => !/^(You|Du|Vous|Ada|Bruno|Élise) .*\.$/.test(line))).toEqual([]);
  });
  test('draws pieces that the board knows, and says no codes', () => {
    expect(lines.filter(line => /undefined|NaN|\b[A-Z]\d+\b|\br\d+c\d+\b/.test(line))).toEqual([]);
  });
  test('speaks to you in the second person', () => {
    expect(lines.filter(line => /^You \w+s\b|^Du \p{L}*[^s\P{L}]t(?!\p{L})|^Vous \p{L}*[^z\P{L}](?!\p{L})/u.test(line))).toEqual([]);
  });
});

describe('a story', () => {
  const voice = voiceOf(() => 'Ada');
  const line = (...turn: Parameters<typeof play>) => readAloud(en.story?.(play(...turn), voice, true) ?? [], en.pieces);

  test('tells who boarded and who got off where', () => {
    expect(line(given({ options: { day: 2 }, bus: 'BBB' }), 'T13@2')).toBe(
      'Ada places a double bend (green): a green traveller boards, 3 get off at the Fountain.',
    );
  });
  test('adds up two sites of one drive', () => {
    const s = given({ options: { day: 1 }, bus: 'GGBB', at: 'r2c1/S', board: { r1c1: 'T30@3' } });
    expect(line(s, 'T32@0')).toBe('Ada places a double bend (empty): 2 board, 5 get off (2 + 3).');
  });
  test('tells of a vote, and nothing where nobody decided anything', () => {
    expect(line(given({ seats: 4 }), 'concede', { seat: 2 })).toBe('Ada wants to give up (1 of 3).');
    expect(en.story?.([], voice, true)).toBeUndefined();
  });
  test('shows the tiles to choose from while nobody has chosen', () => {
    const story = en.story?.([{ type: 'revealed', turn: 2, seat: 0, left: 'T13', right: 'T30', next: [] }], voice, true);
    expect(story).toEqual(['Revealed: ', { piece: 'T13' }, ', ', { piece: 'T30' }, '.']);
  });
});
