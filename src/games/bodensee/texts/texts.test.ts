import { describe, expect, test } from 'vitest';
import { readAloud, refusalText, rulebookOf, seeded, textsOfMatch, voiceOf } from '../../../kernel/index.ts';
import { SAMPLE } from '../content-sample.ts';
import type { Event } from '../events.ts';
import { Bodensee } from '../index.ts';
import { read } from '../notation.ts';
import { CLAUSES } from '../rulebook.ts';
import { lake, legal, play } from '../table.testing.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The sample with names that are not its ids. */
const OWN = {
  ...SAMPLE,
  attractions: (SAMPLE.attractions ?? []).map(tile => {
    const name = `My ${tile.id}`;
    const names =
      tile.id === 'bank'
        ? { english: 'Savings Bank', german: 'Sparkasse', danish: 'Sparekasse' }
        : { english: name, german: name, danish: name };
    return { ...tile, ...names };
  }),
  towns: (SAMPLE.towns ?? []).map(own => ({ ...own, name: `My ${own.id}` })),
};

const LANGUAGES = Object.entries({ en, da, fr, de });
const voice = voiceOf((seat: number) => `Anna${seat}`);

const town = lake({ market: ['n01', 'n02'], money: [9, 9] });
play(town, 'bus bod; build; tile n01');
const pips = lake({ buses: [['wei', 'red4', 'red4', 'yellow5'], ['bod'], ['wan'], ['dor']] });
play(pips, 'bus wei; pips');
const finished = lake({
  money: [9, 4],
  built: [
    ['kon', 'n01', 0],
    ['kon', 'u01', null],
  ],
});
finished.frames.length = 0;

/** One event of every kind. */
const EVENTS: readonly Event[] = [
  { type: 'dealt', start: 0, money: [6, 7], buses: [], market: [] },
  { type: 'turnBegun', seat: 0, turn: 1 },
  { type: 'turnSkipped', seat: 0, turn: 1 },
  { type: 'busChosen', seat: 0, town: 'bod' },
  { type: 'morningTaken', seat: 0, town: 'kon', action: 'ferry', fare: 1 },
  { type: 'morningTaken', seat: 0, town: 'bod', action: 'increase', fare: 0 },
  { type: 'actionTaken', seat: 0, town: 'kon', action: 'tour', step: 2 },
  { type: 'built', seat: 0, tile: 'n01', town: 'bod', price: 1 },
  { type: 'rerolled', seat: 0, town: 'rad', from: 'red2', to: 'red5' },
  { type: 'rerolled', seat: 0, town: 'rad', from: 'red2', to: 'red2' },
  { type: 'pipsAdded', seat: 0, town: 'wei', from: ['red2', 'blue1'], to: ['red3', 'blue2'] },
  { type: 'dispatched', seat: 0, from: 'dor', to: 'har' },
  { type: 'drove', seat: 0, from: 'bod', to: 'kon', route: ['bod', 'rad', 'kon'], by: 'road' },
  { type: 'drove', seat: 0, from: 'kon', to: 'mee', route: ['kon', 'mee'], by: 'ferry' },
  { type: 'visited', seat: 0, town: 'kon', tile: 'n01', die: 'green3', left: 2, owner: 1, paid: 1 },
  { type: 'visited', seat: 0, town: 'kon', tile: 'n01', die: 'green3', left: 2, owner: null, paid: 0 },
  { type: 'visitDeclined', seat: 0, town: 'kon', tile: 'n01' },
  { type: 'ruined', seat: 0, town: 'kon', tile: 'n01', bonus: 1 },
  { type: 'tileOpened', reveals: true, category: 'green', tile: 'n02' },
  { type: 'touristBoarded', reveals: true, town: 'kon', die: 'red6' },
  { type: 'lastRound', reason: 'dice' },
  { type: 'raced', from: 'bod', to: 'kon', distance: 2, racers: [0, 1], rolls: [[1, 2]], winners: [1] },
  { type: 'ended', reason: 'stall', winners: [0, 1] },
];

const MOVES = [
  'bus bod',
  'none',
  'ferry',
  'increase',
  'build',
  'centre red',
  'drive kon',
  'next n01',
  'skip',
  'send red3',
  'tile n01',
  'town kon',
  'die red3',
  'plus2 red3',
  'plus1 red3 red4',
  'call dor',
  'to har',
  'stop',
  'again red3',
];

const FACTS = { town: 'kon', tile: 'n01', die: 'red3', other: 'red4', action: 'build', fare: 1, money: 0, price: 3, pips: 1 };

describe.each(LANGUAGES)('%s', (_language, texts) => {
  test('has a sentence of its own for every clause', () => {
    expect(Object.keys(texts.rules)).toEqual([...CLAUSES]);
    expect(new Set(rulebookOf(texts).map(({ sentence }) => sentence)).size).toBe(CLAUSES.length);
  });
  test('names every option and piece', () => {
    expect(Object.keys(texts.options)).toEqual(Object.keys(Bodensee.options.table));
    expect(texts.pieces).toMatchObject({ kon: expect.any(String), g10: expect.any(String), 'action:casino': expect.any(String) });
  });
  test('says beside every option of the rules what the rulebook says', () => {
    const { content, ...options } = texts.options;
    for (const { rulebook } of Object.values(options)) expect(rulebook).toMatch(/^[\p{Lu}€\d„”«].+\.$/u);
    expect(content.rulebook).toBeUndefined();
  });
  test('tells every event', () => {
    const told = EVENTS.map(event => texts.event(event, voice));
    expect(new Set(told).size).toBe(EVENTS.length);
    expect(told.join()).not.toMatch(/undefined|\bn01\b|\baction:/);
  });
  test('says what every move would do', () => {
    const said = MOVES.map(text => texts.move(read(text) ?? { type: 'none' }, town));
    expect(new Set(said).size).toBe(MOVES.length);
    expect(said.join()).not.toMatch(/undefined|\baction:/);
  });
  test('says what a town would cost', () => {
    expect(texts.move({ type: 'town', town: 'kon' }, town)).toMatch(/2/);
    expect(texts.move({ type: 'none' }, finished)).not.toBe(texts.move({ type: 'none' }, town));
  });
  test('explains refusals by the facts of the case', () => {
    const told = CLAUSES.flatMap(clause => texts.refusal(clause, FACTS) ?? []);
    expect(told).toHaveLength(23);
    expect(told.join()).not.toMatch(/undefined|\baction:/);
    expect(texts.refusal('BT-8.1', { town: 'kon' })).not.toBe(texts.refusal('BT-8.1', FACTS));
    expect(texts.refusal('BT-8.6', { tile: 'n01', money: 0 })).not.toBe(texts.refusal('BT-8.6', FACTS));
    expect(refusalText(texts, { clause: 'BT-3.1' })).toBe(texts.rules['BT-3.1']);
    expect(texts.refusal('BT-3.5', {})).toBeUndefined();
    expect(texts.refusal('BT-5.6', { die: 'red3', tile: '' })).not.toMatch(/undefined/);
  });
  test('shows the table, during play and at its end', () => {
    const during = texts.table(pips, voice);
    expect(during).toHaveLength(13);
    expect(during.join('\n')).not.toMatch(/undefined|\baction:/);
    expect(texts.table(finished, voice).join('\n')).toMatch(/Anna0/);
  });
  test('calls own content by its own names, in the log, in refusals and on the table', () => {
    const s = lake({ options: { content: OWN }, market: ['green-1', 'bank'], money: [9, 9] });
    play(s, 'bus bod; build');
    expect(legal(s)).toContain('tile bank');
    expect(texts.table(s, voice).join('\n')).toMatch(/Savings Bank|Sparkasse|Sparekasse/);
    const [towns] = rulebookOf(textsOfMatch(texts, s.plan)).filter(({ clause }) => clause === 'BT-2.1');
    expect(towns?.sentence).toContain('My bod');
    expect(texts.explain?.('tile:bank', s, voice)?.name).toMatch(/Savings Bank|Sparkasse|Sparekasse/);
    const told: string[] = [];
    const events: Event[] = [];
    const move = (text: string) =>
      Bodensee.play(s, 0, read(text) ?? { type: 'none' }, {
        chance: seeded(''),
        tell: event => {
          events.push(event);
          told.push(texts.event(event, voice) ?? '');
        },
      });
    const refused = Bodensee.refusal(s, 0, { type: 'tile', tile: 'quarry' });
    expect(refused && refusalText(texts, refused)).toContain('My quarry');
    move('tile bank');
    move('town kon');
    move('drive kon');
    expect(told.join()).toMatch(/Savings Bank|Sparkasse|Sparekasse/);
    expect(told.join()).toContain('My kon');
    expect(told.join()).not.toMatch(/\bbank\b|(?<!My )\b(kon|bod)\b/);
    const story = readAloud(texts.story?.([{ type: 'busChosen', seat: 0, town: 'bod' }, ...events], voice, true) ?? [], texts.pieces);
    expect(story).toMatch(/(Savings Bank|Sparkasse|Sparekasse).*My kon.*My kon/);
  });
  test('names the money where building is refused for want of it', () => {
    const s = lake({ money: [0, 9], buses: [['bod', 'red4'], ['wan'], ['dor'], ['wil']] });
    play(s, 'bus bod');
    const refusal = Bodensee.refusal(s, 0, { type: 'act', action: 'build' });
    expect(refusal && refusalText(texts, refusal)).toMatch(/(€1|1\s€).*(€0|0\s€)/);
  });
  test('names the attraction that a tourist is sent to', () => {
    const s = lake({ built: [['kon', 'n10', 0]], buses: [['bod', 'green6', 'green5'], ['wan'], ['dor'], ['wil']] });
    play(s, 'bus bod; none; drive kon');
    expect(texts.move({ type: 'send', die: 'green6' }, s)).toContain(texts.pieces.n10);
  });
  test('answers a move of another step with the step it is, and what is asked', () => {
    const s = lake();
    const now = () => refusalText(texts, Bodensee.refusal(s, 0, { type: 'stop' }) ?? { clause: '' });
    const said = [now()];
    for (const text of ['bus bod', 'none']) {
      play(s, text);
      said.push(now());
    }
    expect(new Set([...said, texts.rules['BT-3.2']]).size).toBe(4);
  });
});
