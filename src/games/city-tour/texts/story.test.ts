// Stories by the rules of the log: one line a turn, everything that it changed with its figure, no codes, the right person.
import { describe, expect, test } from 'vitest';
import { readAloud, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { given, play } from '../table.testing.ts';
import { en } from './en.ts';
import { LANGUAGES, RIDES } from './ridden.testing.ts';

const NAMES = ['Ada', 'Bruno', 'Élise'];
const VOICES = [null, 0, 1, 2].map(you => voiceOf(seat => NAMES[seat] ?? '', you));
const TURNS = RIDES.flatMap(({ turns }) => turns);

const PLACED: Event = { type: 'placed', reveals: true, seat: 0, tile: 'T31', rotation: 0, space: 12, discarded: 'T32' };

/** An event of every kind that changes something for the team, and the pieces and figures that the line of its turn must have. */
const CHANGES: readonly (readonly [event: Event, pieces: readonly string[], figures: readonly string[]])[] = [
  [{ type: 'boarded', colour: 'G', space: 12 }, ['G'], []],
  [{ type: 'leftBehind', colour: 'O', space: 12, why: 'full' }, ['O'], []],
  [{ type: 'setDown', letter: 'A', site: 'CL1', pawns: 'OOO' }, ['OOO', 'CL1'], ['3']],
  [{ type: 'sentHome', letter: 'D', site: 'CA4', colour: 'O', count: 2, required: 4 }, ['CA4'], ['2', '4']],
  [{ type: 'sentHome', letter: 'D', site: 'CA2', colour: 'O', count: 0, required: 2 }, ['CA2'], []],
  [{ type: 'turnedAway', letter: 'B', site: 'FO2' }, [], []],
  [{ type: 'unserved', letter: 'C', site: 'STATION' }, [], []],
  [{ type: 'fanBoarded', letter: 'A' }, ['W'], []],
  [{ type: 'fanLeft', letter: 'A' }, ['W'], []],
  [{ type: 'signMet', letter: 'A', order: 1 }, [], []],
  [{ type: 'signMet', letter: 'E', order: 2 }, [], []],
  [{ type: 'controlled', reveals: true, seat: 0, colour: 'B', chosen: true }, ['B'], []],
  [{ type: 'ended', reveals: true, won: false, reason: 'short', total: 11, objective: 12, turns: 16 }, [], ['11', '12']],
];

describe.each(LANGUAGES)('%s', (_language, texts) => {
  const told = (events: readonly Event[], isOver = true, voice = VOICES[0]) =>
    voice ? readAloud(texts.story?.(events, voice, isOver) ?? [], texts.pieces) : '';
  const lines = VOICES.flatMap(voice => TURNS.map(turn => told(turn, true, voice)));
  const plain = told([PLACED]);

  test.each(CHANGES)('tells of $type with its figure, alone and beside everything else', (event, pieces, figures) => {
    for (const events of [
      [PLACED, event],
      [PLACED, ...CHANGES.map(([each]) => each)],
    ]) {
      const story = VOICES[1] && texts.story?.(events, VOICES[1], true);
      const mentioned = story?.flatMap(part => (typeof part === 'string' ? [] : [part.piece])) ?? [];
      const line = told(events);
      expect(line).not.toBe(plain);
      if (events.length === 2) for (const piece of pieces) expect(mentioned).toContain(piece);
      for (const figure of figures) expect(line).toMatch(new RegExp(`\\b${figure}\\b`));
    }
  });
  test('leaves out nothing that a turn changed, whoever reads', () => {
    const all = CHANGES.map(([event]) => event);
    for (const [at, event] of all.entries()) {
      const without = told([PLACED, ...all.filter((_, other) => other !== at)]);
      expect(told([PLACED, ...all]).length, event.type).toBeGreaterThan(without.length);
    }
  });
  test('says nothing of how a drive came out before it is over', () => {
    expect(told([PLACED], false).length).toBeLessThan(plain.length);
    expect(told([PLACED], false)).toMatch(/\.$/);
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
  test('tells who got off at each site of a drive', () => {
    const s = given({ options: { day: 1 }, bus: 'GGBB', at: 'r2c1/S', board: { r1c1: 'T30@3' } });
    expect(line(s, 'T32@0')).toBe(
      'Ada places a double bend (empty): 1 green, 1 blue board, 2 get off at the Botanical Garden, 3 get off at the Bridge.',
    );
  });
  test('tells which site is lost for ever, and who went home from it', () => {
    expect(line(given({ options: { day: 2 } }), 'T31@0')).toBe('Ada places a flyover (empty): the bus drives on.');
    expect(line(given({ options: { day: 2 } }), 'T32@0')).toBe(
      'Ada places a double bend (empty): no one gets off at the Fountain, and the bus never comes back.',
    );
    expect(line(given({ options: { day: 2 }, bus: 'B' }), 'T32@0')).toBe(
      'Ada places a double bend (empty): 1 goes home at the Fountain, which needs 2.',
    );
  });
  test('tells of every passenger whom the inspector puts off the bus', () => {
    const out = (colour: 'G' | 'O') => ({ type: 'controlled', reveals: true, seat: 0, colour, chosen: true }) as const;
    expect(readAloud(en.story?.([out('G'), out('O')], voice, true) ?? [], en.pieces)).toBe(
      'Ada lets off a green passenger, an orange passenger must get off.',
    );
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
