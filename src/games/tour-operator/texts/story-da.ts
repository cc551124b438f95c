// Stories and warnings, in Danish.
import type { Story } from '../../../kernel/index.ts';
import { ROW_IDS } from '../activity-rows.ts';
import { THE } from './articles-da.ts';
import { type Pieces, said } from './pieces.ts';
import type { Warnings } from './sentences.ts';
import type { StoryWords } from './story.ts';

const deed =
  (verb: string, after = '') =>
  (_isYou: boolean, what: Story): Story => [`${verb} `, ...what, ...(after ? [after] : [])];
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const story = (pieces: Pieces): StoryWords => ({
  you: 'Du',
  object: {
    ...THE,
    ...said(ROW_IDS, pieces, name => `”${name}”`),
    fuel: '1 brændstof',
    coupon: 'en kupon',
    seat: 'en sædebrik',
    room: 'en værelsesbrik',
  },
  and: 'og',
  colon: ': ',
  to: 'til',
  for: 'til',
  closed: ' (lukket)',
  fuel: fuel => (fuel === 0 ? ' uden brændstof' : ` for ${fuel} brændstof`),
  coupons: coupons => ` for ${counted(coupons, 'kupon', 'kuponer')}`,
  instead: replaced => [' i stedet for ', replaced],
  points: signed => `${signed} point`,
  causes: { seats: 'sæder', rooms: 'værelser', angry: 'vrede', rows: 'aktiviteter', staff: 'ansatte' },
  week: (_isYou, week) => `begynder uge ${week}`,
  wins: () => 'vinder sæsonen',
  shares: () => 'deler sejren',
  did: {
    fly: deed('flyver'),
    flyEmpty: deed('flyver tomt til'),
    stay: (_isYou, what) => ['bliver', ...(what.length > 0 ? [' i ', ...what] : [' uden for byerne'])],
    side: deed('starter ved'),
    draft: deed('tager'),
    keep: deed('beholder'),
    complete: deed('fuldfører', ' først'),
    lose: deed('lader', ' gå i vrede'),
    hire: deed('ansætter'),
    house: deed('giver', ' et værelse'),
    lodge: deed('sender', ' på partnerhotel'),
    mark: deed('lægger en markør på'),
    gain: deed('får'),
    remain: deed('beholder', ' om bord'),
    calm: deed('holder', ' i godt humør'),
    cheer: deed('gør', ' glad'),
    use: deed('bruger'),
    trade: deed('bytter'),
    clean: deed('rengør'),
    lower: deed('lader', ' vente'),
    leave: deed('siger farvel til'),
    hotel: deed('sender', ' på hotel uden point'),
    replace: deed('sender', ' videre'),
    board: deed('tager', ' med om bord'),
    begin: () => ['begynder næste uge'],
  },
});

export const warnings = (piece: (id: unknown) => string): Warnings => ({
  'empty flight': facts =>
    `Ingen er om bord: ${piece(facts.city)} giver ingen point og lukker. ${counted(facts.waiting, 'turist', 'turister')} venter stadig på kontoret. Flyv alligevel?`,
  'closed city': facts =>
    `${piece(facts.city)} er lukket: ${facts.passengers === 1 ? 'Din passager' : `Dine ${facts.passengers} passagerer`} giver ingen point dér. Flyv alligevel?`,
  'few rooms': facts =>
    `Flere gæster end rene værelser: ${counted(facts.passengers, 'passager', 'passagerer')}, ${counted(facts.rooms, 'rent værelse', 'rene værelser')}. En gæst uden værelse mister sine point og koster ${facts.price} til. Flyv alligevel?`,
  'no flight': facts =>
    `Dit fly bliver: ${facts.passengers === 1 ? 'Din passager' : 'Dine passagerer'} giver ingen point i denne uge. Bliv alligevel?`,
  'idle plane': facts =>
    `Ingen er om bord, og dit fly bliver: ingen point i denne uge, og ${counted(facts.waiting, 'turist', 'turister')} venter stadig. Bliv alligevel?`,
  dismissal: facts => `${piece(facts.hired)} afløser ${piece(facts.employee)}, som du ikke har brugt. Ansæt alligevel?`,
  'sent away': facts =>
    `${piece(facts.tourist)} går i vrede: −${facts.price} point, selv om et rent værelse er ledigt. Skal det være sådan?`,
  'turned away': facts =>
    `At afvise ${piece(facts.tourist)} koster ${facts.price} point, selv om et værelse kan gøres klar. Afvis alligevel?`,
  'no marker': () => 'Du må lægge en markør gratis; ellers går den tabt. Vil du lade være?',
  angry: facts =>
    `${piece(facts.tourist)} går i vrede: −${facts.price} point, selv om du kan holde alle i godt humør. Skal det være sådan?`,
  'few cities': facts => `${facts.cities} byer til ${facts.flights} flyvninger: De åbne byer kan slippe op, og pointene med dem.`,
  'few tourists': facts => `Kun ${facts.tourists} turister til så mange spillere: De kan slippe op, og skriveborde kan stå tomme.`,
});
