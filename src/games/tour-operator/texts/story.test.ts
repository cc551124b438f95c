import { describe, expect, test } from 'vitest';
import { readAloud, type Seat, type Story, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { HEARD, LANGUAGES, type LanguageId, NAMES } from './heard.testing.ts';

const nameOf = (seat: Seat) => NAMES[seat] ?? '?';

/** What was told while the same seat moved on. */
function turnsOf(): readonly (readonly Event[])[] {
  const turns: Event[][] = [];
  let last: Seat | undefined;
  for (const { seat, told } of HEARD) {
    if (seat === last) turns.at(-1)?.push(...told);
    else turns.push([...told]);
    last = seat;
  }
  return turns;
}

const TURNS = turnsOf();

function read(story: Story | undefined, pieces: Readonly<Record<string, string>>): string {
  return readAloud(story ?? [], pieces);
}

describe.each(Object.keys(LANGUAGES) as LanguageId[])('the stories of a match in %s', language => {
  const { story, pieces } = LANGUAGES[language];
  const told = TURNS.flatMap(events => [null, 0, 1].map(you => story?.(events, voiceOf(nameOf, you), true)));
  const lines = [...new Set(told.map(each => read(each, pieces)))].filter(line => line !== '');

  test('are 16 words at the most', () => {
    expect(lines.filter(line => line.split(/\s+/).length > 16)).toEqual([]);
  });

  test('name only pieces that have a name, and no codes', () => {
    expect(lines.filter(line => /undefined|NaN|\b[A-Z]\d+\b|r\dc\d/.test(line))).toEqual([]);
    expect(told.flatMap(each => each ?? []).filter(part => typeof part !== 'string' && !pieces[part.piece])).toEqual([]);
  });

  test('begin with whose turn it was, and end with a full stop', () => {
    const { you } = { en: { you: 'You' }, da: { you: 'Du' }, fr: { you: 'Vous' }, de: { you: 'Du' } }[language];
    expect(lines.filter(line => ![you, ...NAMES].some(name => line.startsWith(name)) || !line.endsWith('.'))).toEqual([]);
  });

  test('speak to whoever listens in the second person', () => {
    const wrong = {
      en: /\bYou (?!lose\b|pass\b)\w+s\b/,
      da: /\bDig\b/,
      fr: /\bVous [a-zéèê]+(e|t|d|a)\b/,
      de: /\bDu (?!setzt|lässt)\w+[^s]t\b/,
    }[language];
    expect(lines.filter(line => wrong.test(line))).toEqual([]);
  });
});

const FLIGHT: readonly Event[] = [
  { type: 'boarded', seat: 0, tourist: 'T60', at: 'B1' },
  { type: 'boarded', seat: 0, tourist: 'T31', at: 'E1' },
  { type: 'points', seat: 0, vp: -1, reason: 'business', who: 'T31' },
  { type: 'flown', seat: 0, city: 'KYO', fuel: 3, open: true },
  { type: 'points', seat: 0, vp: 6, reason: 'interest', who: 'T60' },
  { type: 'points', seat: 0, vp: 6, reason: 'interest', who: 'T31' },
];

test('a flight tells who flew where, the sum and its parts', () => {
  const lines = Object.values(LANGUAGES).map(({ story, pieces }) =>
    [null, 0].map(you => read(story?.(FLIGHT, voiceOf(nameOf, you), true), pieces)),
  );
  expect(lines).toEqual([
    ['Ada flies Omar and Mei to Kyoto: +11 points (6+6, seats −1).', 'You fly Omar and Mei to Kyoto: +11 points (6+6, seats −1).'],
    ['Ada flyver Omar og Mei til Kyoto: +11 point (6+6, sæder −1).', 'Du flyver Omar og Mei til Kyoto: +11 point (6+6, sæder −1).'],
    [
      'Ada emmène Omar et Mei vers Kyoto : +11 points (6+6, sièges −1).',
      'Vous emmenez Omar et Mei vers Kyoto : +11 points (6+6, sièges −1).',
    ],
    ['Ada fliegt Omar und Mei nach Kyoto: +11 Punkte (6+6, Sitze −1).', 'Du fliegst Omar und Mei nach Kyoto: +11 Punkte (6+6, Sitze −1).'],
  ]);
});

test('pieces stand with their article, and rows in quotation marks', () => {
  const turn: readonly Event[] = [
    { type: 'hired', seat: 0, employee: 'P3', replaced: null },
    { type: 'traded', seat: 0, give: 'coupon', take: 'seat' },
    { type: 'rowFinished', seat: 0, row: 'A6' },
  ];
  expect(Object.values(LANGUAGES).map(({ story, pieces }) => read(story?.(turn, voiceOf(nameOf), true), pieces))).toEqual([
    'Ada hires the Flight Engineer and completes Chef’s Table first.',
    'Ada ansætter flymaskinisten, bytter en kupon til en sædebrik og fuldfører ”Kokkens bord” først.',
    'Ada embauche l’ingénieure de vol et termine « Table du chef » en premier.',
    'Ada stellt die Bordingenieurin ein und füllt zuerst „Tisch des Küchenchefs“.',
  ]);
});

test('the pieces of a story are pieces, to be drawn', () => {
  const { story } = LANGUAGES.en;
  expect(story?.(FLIGHT, voiceOf(nameOf), true)?.filter(part => typeof part !== 'string')).toEqual([
    { piece: 'T60' },
    { piece: 'T31' },
    { piece: 'KYO' },
  ]);
});
