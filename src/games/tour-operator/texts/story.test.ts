import { describe, expect, test } from 'vitest';
import { type Of, readAloud, type Seat, type Story, voiceOf } from '../../../kernel/index.ts';
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

test('a flight tells who flew where, what it cost, the sum and its parts', () => {
  const lines = Object.values(LANGUAGES).map(({ story, pieces }) =>
    [null, 0].map(you => read(story?.(FLIGHT, voiceOf(nameOf, you), true), pieces)),
  );
  expect(lines).toEqual([
    [
      'Ada flies Omar and Mei to Kyoto for 3 fuel: +11 points (6+6, seats −1).',
      'You fly Omar and Mei to Kyoto for 3 fuel: +11 points (6+6, seats −1).',
    ],
    [
      'Ada flyver Omar og Mei til Kyoto for 3 brændstof: +11 point (6+6, sæder −1).',
      'Du flyver Omar og Mei til Kyoto for 3 brændstof: +11 point (6+6, sæder −1).',
    ],
    [
      'Ada emmène Omar et Mei vers Kyoto pour 3 carburants : +11 points (6+6, sièges −1).',
      'Vous emmenez Omar et Mei vers Kyoto pour 3 carburants : +11 points (6+6, sièges −1).',
    ],
    [
      'Ada fliegt Omar und Mei nach Kyoto für 3 Treibstoff: +11 Punkte (6+6, Sitze −1).',
      'Du fliegst Omar und Mei nach Kyoto für 3 Treibstoff: +11 Punkte (6+6, Sitze −1).',
    ],
  ]);
});

test('whoever stayed aboard flies along, and a closed city is said to be closed', () => {
  const turn: readonly Event[] = [
    { type: 'flown', seat: 0, city: 'KYO', fuel: 1, open: false },
    { type: 'sentToHotel', seat: 0, tourist: 'T31' },
  ];
  expect(read(LANGUAGES.en.story?.(turn, voiceOf(nameOf), true), LANGUAGES.en.pieces)).toBe(
    'Ada flies Mei to Kyoto (closed) for 1 fuel and sends Mei to the hotel for no points.',
  );
});

/** What each kind of event changes for the seat it is about, and what the folded line must say of it; null where it changes nothing for anybody. */
const BEFELL: Readonly<{ [K in Event['type']]: readonly [Of<Event, K>, ...string[]] | null }> = {
  sideChosen: [{ type: 'sideChosen', seat: 0, side: 'N' }, 'north side'],
  roundBegun: [{ type: 'roundBegun', round: 3, start: 0 }, 'You start week 3'],
  checkedOut: [{ type: 'checkedOut', seat: 0, room: 'V', guests: ['T31', 'T60'] }, 'Mei and Omar'],
  revealed: null,
  drafted: [{ type: 'drafted', seat: 0, tourist: 'T31' }, 'take Mei'],
  passedOver: null,
  shuffled: null,
  rolled: null,
  swapped: null,
  turned: null,
  rerolled: null,
  gained: [{ type: 'gained', seat: 0, token: 'fuel', count: 3 }, '3 ×'],
  shown: null,
  hired: [{ type: 'hired', seat: 0, employee: 'P3', replaced: 'P5' }, 'the Flight Engineer in place of the Purser'],
  hiredNobody: null,
  used: [{ type: 'used', seat: 0, employee: 'P8', on: null }, 'the Fuel Supplier'],
  helped: [{ type: 'helped', seat: 0, employee: 'P5' }, 'the Purser'],
  sentElsewhere: [{ type: 'sentElsewhere', seat: 0, tourist: 'T31', drawn: ['T01', 'T02'] }, 'send Mei elsewhere'],
  kept: [{ type: 'kept', seat: 0, tourist: 'T31' }, 'keep Mei'],
  traded: [{ type: 'traded', seat: 0, give: 'coupon', take: 'seat' }, 'a coupon for a seat token'],
  seatCleaned: [{ type: 'seatCleaned', seat: 0, at: 'B1' }, 'clean the business seat'],
  roomCleaned: [{ type: 'roomCleaned', seat: 0, at: 'V' }, 'the VIP room'],
  calmed: [{ type: 'calmed', seat: 0, desk: 0, tourist: 'T31' }, 'Mei for 1 coupon'],
  boarded: [{ type: 'boarded', seat: 0, tourist: 'T31', at: 'B1' }, 'board Mei'],
  flown: [{ type: 'flown', seat: 0, city: 'KYO', fuel: 3, open: true }, 'Kyoto for 3 fuel'],
  stayed: [{ type: 'stayed', seat: 0, city: 'KYO' }, 'stay in Kyoto'],
  points: [{ type: 'points', seat: 0, vp: -3, reason: 'angryOffice', who: 'T31' }, '−3 points (anger)'],
  sentToHotel: [{ type: 'sentToHotel', seat: 0, tourist: 'T31' }, 'Mei to the hotel for no points'],
  remained: [{ type: 'remained', seat: 0, tourist: 'T31' }, 'keep Mei aboard'],
  placed: [{ type: 'placed', seat: 0, tourist: 'T31', room: 'V', weeks: 2 }, 'Mei a room'],
  lodged: [{ type: 'lodged', seat: 0, tourist: 'T31' }, 'Mei to a partner hotel'],
  leftAngry: [{ type: 'leftAngry', seat: 0, tourist: 'T31', from: 'office' }, 'Mei leave angry'],
  marked: [{ type: 'marked', seat: 0, row: 'A1', activity: 'beach' }, 'mark'],
  rowFinished: [{ type: 'rowFinished', seat: 0, row: 'A6' }, 'Chef’s Table'],
  closed: null,
  held: [{ type: 'held', seat: 0, tourist: 'T31', by: 'coupon' }, 'keep Mei calm for 1 coupon'],
  lowered: [{ type: 'lowered', seat: 0, tourist: 'T31' }, 'Mei waiting'],
  startPassed: [{ type: 'startPassed', seat: 0 }, 'start next week'],
  ended: [{ type: 'ended', winners: [0, 1] }, 'You and Franz share the win'],
};
const KINDS = Object.values<readonly [Event, ...string[]] | null>(BEFELL).flatMap(told => (told ? [told[0]] : []));

/** A turn of another in which so much happens that not all of it can be told. */
const BUSY: readonly Event[] = [
  ...FLIGHT.map(event => ({ ...event, seat: 1 })),
  { type: 'hired', seat: 1, employee: 'P1', replaced: null },
  { type: 'gained', seat: 1, token: 'room', count: 2 },
  { type: 'placed', seat: 1, tourist: 'T60', room: 'V', weeks: 1 },
  { type: 'marked', seat: 1, row: 'A1', activity: 'scuba' },
  { type: 'rowFinished', seat: 1, row: 'A1' },
];

describe('the folded line says what befell whoever reads', () => {
  const { story, pieces } = LANGUAGES.en;
  const rows = Object.entries(BEFELL).flatMap(([kind, told]) => (told ? [[kind, told] as const] : []));

  test.each(rows)('%s', (_, [event, ...said]) => {
    const mine = voiceOf(nameOf, 0);
    for (const line of [read(story?.([event], mine, true), pieces), read(story?.([...BUSY, event], mine, true), pieces)]) {
      if (event.type === 'roundBegun' && line.startsWith('Franz')) continue; // A week begins with a turn of its own.
      for (const each of said) expect(line).toContain(each);
    }
  });

  test('however much else befell them in the turn', () => {
    const whole = KINDS.filter(({ type }) => type !== 'roundBegun');
    const line = read(story?.(whole, voiceOf(nameOf, 0), true), pieces);
    const said = rows.flatMap(([kind, [, ...words]]) =>
      ['roundBegun', 'calmed', 'boarded', 'flown', 'points'].includes(kind) ? [] : words,
    );
    expect(said.filter(each => !line.includes(each))).toEqual([]);
    expect(line).toContain(': −3 points (anger)');
  });

  test('with the same facts in every language', () => {
    const figures = Object.values(LANGUAGES).map(each =>
      read(each.story?.([...BUSY, ...KINDS], voiceOf(nameOf, 0), true), each.pieces).match(/[+−]?\d+/g),
    );
    expect(new Set(figures.map(String)).size).toBe(1);
  });
});

test('pieces stand with their article, and rows in quotation marks', () => {
  const turn: readonly Event[] = [
    { type: 'hired', seat: 0, employee: 'P3', replaced: null },
    { type: 'traded', seat: 0, give: 'coupon', take: 'seat' },
    { type: 'rowFinished', seat: 0, row: 'A6' },
  ];
  expect(Object.values(LANGUAGES).map(({ story, pieces }) => read(story?.(turn, voiceOf(nameOf), true), pieces))).toEqual([
    'Ada hires the Flight Engineer, swaps a coupon for a seat token and completes Chef’s Table first.',
    'Ada ansætter flymaskinisten, bytter en kupon til en sædebrik og fuldfører ”Kokkens bord” først.',
    'Ada embauche l’ingénieure de vol, échange un coupon contre un jeton siège et termine « Table du chef » en premier.',
    'Ada stellt die Bordingenieurin ein, tauscht einen Gutschein gegen eine Sitzreinigung und füllt zuerst „Tisch des Küchenchefs“.',
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
