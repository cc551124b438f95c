import { expect, test } from 'vitest';
import { fast, type Seat, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { type Move, TourOperator, type View } from '../index.ts';
import { CLAUSES } from '../rulebook.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

interface Heard {
  readonly moves: (readonly [Move, View])[];
  readonly events: Event[];
  readonly refusals: { readonly clause: string; readonly facts?: Readonly<Record<string, string | number>> }[];
  readonly views: View[];
}

/** What may be said in a match of random moves with every question asked. */
function heardIn(seed: string): Heard {
  const heard: Heard = { moves: [], events: [], refusals: [], views: [] };
  const chance = fast(seed);
  const table = { chance, tell: (event: Event) => heard.events.push(event) };
  const options = { ...TourOperator.options.standard, autoScoreBest: false, autoEmployees: false };
  const s = TourOperator.setup({ options, seats: 4, version: 1 }, table);
  for (let seat = TourOperator.awaiting(s)[0]; seat !== undefined; seat = TourOperator.awaiting(s)[0]) {
    const view = TourOperator.view(s, seat);
    heard.views.push(view);
    const legal = TourOperator.legal(s, seat);
    heard.moves.push(...legal.map(move => [move, view] as const));
    heard.refusals.push(...TourOperator.candidates(s, seat).flatMap(move => TourOperator.refusal(s, seat as Seat, move) ?? []));
    const move = legal[chance.below(legal.length)];
    if (move) TourOperator.play(s, seat, move, table);
  }
  return heard;
}

const HEARD = [heardIn('one'), heardIn('two'), heardIn('three')];
const voice = voiceOf(seat => `Player${seat}`);

/** Sentences with something missing in them. */
function broken(texts: typeof en): string[] {
  const said = HEARD.flatMap(({ moves, events, refusals, views }) => [
    ...moves.map(([move, view]) => texts.move(move, view)),
    ...events.flatMap(event => texts.event(event, voice) ?? []),
    ...refusals.map(({ clause, facts }) => texts.refusal(clause, facts ?? {}) ?? 'said by the rule'),
    ...views.flatMap(view => texts.table(view, voice)),
  ]);
  return [...new Set(said.filter(sentence => /undefined|NaN|null|\[object|^\s*$/.test(sentence)))];
}

test('every sentence of a match is whole in English', () => expect(broken(en)).toEqual([]));
test('every sentence of a match is whole in Danish', () => expect(broken(da)).toEqual([]));
test('every sentence of a match is whole in French', () => expect(broken(fr)).toEqual([]));
test('every sentence of a match is whole in German', () => expect(broken(de)).toEqual([]));

test('every clause has a sentence in every language, in the order of the rulebook', () => {
  expect([en, da, fr, de].map(texts => Object.keys(texts.rules))).toEqual([CLAUSES, CLAUSES, CLAUSES, CLAUSES]);
});

test('all languages name the same pieces', () => {
  const names = Object.keys(en.pieces);
  expect([da, fr, de].map(texts => Object.keys(texts.pieces))).toEqual([names, names, names]);
});
