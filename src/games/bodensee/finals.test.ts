import { describe, expect, test } from 'vitest';
import { FINALS } from './finals.testing.ts';
import type { Move } from './moves.ts';
import { read } from './notation.ts';
import type { Frame, State } from './state.ts';
import { lake, play } from './table.testing.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { type Moment, WALKS } from './texts/walk.testing.ts';

const ENDS = { en: /your turn/, da: /tur/, fr: /tour/, de: /Zug/ } as const;
const ROLLS = { en: /^Reroll/, da: /^Slå .* om/, fr: /^Relancer/, de: /würfeln/ } as const;

/** All kinds of moves that draw luck, reveal something or end the turn, in which choice (BT-3.8, BT-7.3, BT-9). */
const PHASES: Readonly<Record<Move['type'], readonly Frame['phase'][]>> = {
  none: ['allDay'],
  town: ['town'],
  die: ['die'],
  plus2: ['pips'],
  plus1: ['pips'],
  to: ['to'],
  stop: ['again'],
  again: ['again'],
  // The last choice of a Give tour in step 5.
  send: ['tour'],
  next: ['tour'],
  skip: ['tour'],
  // Give tour for the whole bus, by option.
  act: ['allDay'],
  bus: [],
  morning: [],
  drive: [],
  tile: [],
  call: [],
};

const isOver = ({ events }: Moment) => events.some(({ type }) => type === 'turnBegun' || type === 'turnSkipped' || type === 'ended');
const drawsLuck = ({ events }: Moment) => events.some(({ type, reveals }) => type === 'rerolled' || reveals);

describe('what cannot be taken back', () => {
  const final = WALKS.flatMap(({ moments }) => moments.filter(moment => isOver(moment) || drawsLuck(moment)));
  test('is only ever done by these moves', () => {
    for (const { move, view } of final) expect(PHASES[move.type]).toContain(view.frames.at(-1)?.phase);
    expect(new Set(final.map(({ move }) => move.type)).size).toBeGreaterThan(5);
  });
  test('is done by the moves of the list', () => {
    const types = Object.entries(PHASES).flatMap(([type, phases]) => (phases.length > 0 ? [type] : []));
    expect(Object.keys(FINALS).sort()).toEqual(types.sort());
    for (const { move, view } of WALKS.flatMap(({ moments }) => moments)) expect(en.move(move, view)).toMatch(FINALS[move.type] ?? '');
  });
  test.each(Object.entries({ en, da, fr, de }))('says so on its label: %s', (name, texts) => {
    const language = name as keyof typeof ENDS;
    const silent = final.filter(moment => {
      const label = texts.move(moment.move, moment.view);
      return isOver(moment) ? !ENDS[language].test(label) : !ROLLS[language].test(label);
    });
    expect(silent.map(({ move, view }) => texts.move(move, view))).toEqual([]);
  });
});

test('each label says what will happen', () => {
  const at = (...frames: Frame[]): State => ({ ...lake(), frames: [{ phase: 'allDay', done: true }, ...frames] });
  const said = (s: State, text: string) => en.move(read(text) ?? { type: 'none' }, s);
  const built = lake({ market: ['c01'], money: [9, 9] });
  play(built, 'bus bod; none; drive mee; build; tile c01');
  expect(said(built, 'town rav')).toBe('Build in Ravensburg for €2, then your turn ends');
  expect(said(at(), 'none')).toBe('End your turn without an action');
  expect(said(at({ phase: 'die', action: 'reroll', tourist: null }), 'die red6')).toBe('Reroll the red 6, then your turn ends');
  expect(said(at({ phase: 'die', action: 'casino', tourist: null }), 'die red6')).toBe('Reroll the red 6');
  expect(said(at({ phase: 'die', action: 'tour', tourist: null }), 'die red6')).toBe('Give the red 6 a tour, then your turn ends');
  expect(said(at({ phase: 'die', action: 'centre red', tourist: null }), 'die red5')).toBe('1 pip for the red 5, then your turn ends');
  expect(said(at({ phase: 'pips', done: false }), 'plus2 red3')).toBe('Two pips for the red 3, then your turn ends');
  expect(said(at({ phase: 'pips', done: false }), 'plus1 red3 blue2')).toMatch(/^One pip for the .*, then your turn ends$/);
  expect(said(at({ phase: 'to', bus: 0, done: false }), 'to rav')).toBe('Dispatch it to Ravensburg, then your turn ends');
  expect(said(at({ phase: 'again', left: 1 }), 'stop')).toBe('Stop rerolling, then your turn ends');
  expect(said(at({ phase: 'again', left: 1 }), 'again red6')).toBe('Reroll the red 6, then your turn ends');
  expect(said(at({ phase: 'again', left: 2 }), 'again red6')).toBe('Reroll the red 6');
});
