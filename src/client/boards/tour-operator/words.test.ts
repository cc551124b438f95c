// Everything the board says by itself, in four languages: as you or by name, and without codes.
import { describe, expect, test } from 'vitest';
import { type Event, TourOperator } from '../../../games/tour-operator/index.ts';
import { da as daTexts } from '../../../games/tour-operator/texts/da.ts';
import { de as deTexts } from '../../../games/tour-operator/texts/de.ts';
import { en as enTexts } from '../../../games/tour-operator/texts/en.ts';
import { fr as frTexts } from '../../../games/tour-operator/texts/fr.ts';
import { type AnyGame, type AnyTexts, type Match, matchesOf, type Seat, seeded, type Tagged } from '../../../kernel/index.ts';
import { sceneOf } from '../scene.testing.ts';
import { prompt } from './prompt.ts';
import type { TourScene } from './scene.ts';
import { score } from './score.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en, type Words } from './words/en.ts';
import { fr } from './words/fr.ts';

const LANGUAGES = { en: [en, enTexts], da: [da, daTexts], fr: [fr, frTexts], de: [de, deTexts] } as const;
type LanguageId = keyof typeof LANGUAGES;

interface Moment {
  readonly match: Match<unknown, Tagged, unknown>;
  readonly seat: Seat;
  readonly past: readonly Event[];
}

/** A match of sensible moves, moment by moment. */
function moments(): readonly Moment[] {
  const chance = seeded('words');
  const found: Moment[] = [];
  let { match, told } = matchesOf(TourOperator).start({ options: TourOperator.options.standard, seats: 3 }, chance);
  const past: Event[] = told.flat();
  for (let [seat] = TourOperator.awaiting(match.state); seat !== undefined; [seat] = TourOperator.awaiting(match.state)) {
    found.push({ match: match as unknown as Moment['match'], seat, past: [...past] });
    const move = TourOperator.policy?.(match.state, seat, TourOperator.legal(match.state, seat), chance);
    const answer = move && matchesOf(TourOperator).submit(match, seat, [move], chance);
    if (!answer?.ok) throw new Error('refused');
    ({ match, told } = answer);
    past.push(...told.flat());
  }
  return found;
}

const MOMENTS = moments().filter((_, at) => at % 3 === 0);

function scenesIn(language: LanguageId, { match, seat, past }: Moment): readonly TourScene[] {
  const [words, texts] = LANGUAGES[language];
  const speech = { game: TourOperator as unknown as AnyGame, texts: texts as unknown as AnyTexts, words };
  const scene = (path: readonly string[]) => ({ ...sceneOf(speech, match, { viewer: seat, path }), past }) as unknown as TourScene;
  const firsts = new Set(scene([]).touching.moves.flatMap(move => TourOperator.touches(move).slice(0, 1)));
  return [scene([]), ...[...firsts].map(touch => scene([touch]))];
}

/** All functions of the words called with names, nobody's name, numbers and zero. */
function saidBy(words: object): readonly string[] {
  const sample = [null, 0, 1, 2, 'Ada'];
  return Object.values(words).flatMap(each => {
    if (typeof each === 'string') return [each];
    if (typeof each === 'function') return sample.flatMap(first => [each(first, 1, 2), each(first, 0, 3)].map(String));
    return saidBy(each as object);
  });
}

describe.each(Object.keys(LANGUAGES) as LanguageId[])('the board in %s', language => {
  const prompts = [...new Set(MOMENTS.flatMap(moment => scenesIn(language, moment).map(scene => prompt(scene, moment.seat).sentence)))];

  test('asks in whole sentences without codes', () => {
    const wrong = prompts.filter(text => /undefined|NaN|null|\b[A-Z]\d+\b/.test(text) || !/[.?!]$/.test(text));
    expect(wrong).toEqual([]);
  });

  test('has no codes and no straight apostrophes in its labels', () => {
    const [words]: readonly [Words, unknown] = LANGUAGES[language];
    const { seatNames: _seats, roomNames: _rooms, compass: _compass, ...rest } = words;
    expect(saidBy(rest).filter(text => /undefined|NaN|\b[A-Z]\d+\b|\w'\w/.test(text))).toEqual([]);
  });

  test('names every part of the points', () => {
    const last = MOMENTS.at(-1);
    const [own] = last ? scenesIn(language, last) : [];
    if (!last || !own) throw new Error('no match');
    expect(score(own, last.seat).every(({ label }) => label !== '')).toBe(true);
  });
});

test('a plane, an agency and dice belong to you, or to somebody by name', () => {
  const said = ({ planeHere, agencyOf, dice }: Words) =>
    [null, 'Élise', 'Franz'].flatMap(name => [planeHere(name), agencyOf(name), dice(name)]);
  expect(said(en).slice(0, 6)).toEqual([
    'Your plane is here',
    'Your agency',
    'Your dice',
    'Élise’s plane is here',
    'Élise’s agency',
    'Élise’s dice',
  ]);
  expect(said(da).slice(0, 3)).toEqual(['Dit fly står her', 'Dit bureau', 'Dine terninger']);
  expect(said(da).slice(6)).toEqual(['Franz’ fly står her', 'Franz’ bureau', 'Franz’ terninger']);
  expect(said(fr).slice(0, 6)).toEqual(['votre avion', 'Votre agence', 'Vos dés', 'avion d’Élise', 'L’agence d’Élise', 'Les dés d’Élise']);
  expect(said(de).slice(0, 3)).toEqual(['Hier steht dein Flugzeug', 'Dein Reisebüro', 'Deine Würfel']);
});
