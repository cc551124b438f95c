// The first night, with Léon: set-up, two turns, and four pictures from later.
import type { Hole, Lesson, Moment, Travel } from '../../../kernel/index.ts';
import { type Club, clubsOf, indexOf, shownOn } from '../components.ts';
import { numeral } from '../marks.ts';
import type { View } from '../view.ts';
import { byTheRiver, HALF, halfTour, numberTooMany, wholeTour } from './examples.ts';
import {
  bestWrite,
  cardsLeft,
  chosenIn,
  clubsWith,
  isAtDockA,
  marksOf,
  mostAfter,
  nextClubs,
  numbersLeft,
  routeOf,
  standing,
  tallyOf,
  walkFrom,
  writesOutOfOrder,
} from './reading.ts';

/** The club for the X that costs least. */
const CORNER = '17b';
/** Clubs where many lines meet, on cards of the star turn. */
const HUBS: readonly Club[] = ['3a', '10a', '3b'];

/** Now where it holds; what the lesson asks about never comes again. */
function only(holds: (seen: View) => boolean): (seen: View) => Moment {
  return seen => (holds(seen) ? 'now' : 'gone');
}

/** The first turn, with so many numbers written. */
function inFirstTurn(written: number): (seen: View) => Moment {
  return only(seen => seen.turn === 1 && seen.phase === 'write' && chosenIn(seen).length === written);
}

const hubLeft = (seen: View) => HUBS.filter(club => marksOf(seen)[indexOf(club)] === null).slice(0, 1);
const touched = (kind: string, ids: readonly string[]) => ids.map(id => `${kind}:${id}`);
const setupClubs = ({ setup }: View) => touched('club', setup ? clubsOf(shownOn(setup.card)) : ['7a']);
const numbersToWrite = (seen: View) => touched('number', numbersLeft(seen).map(numeral));

/** Where the route stands, and where a line leads on. */
function onTheWay(seen: View): readonly Hole[] {
  const clubs = [standing(seen), ...nextClubs(seen)].filter(club => club !== undefined);
  return clubs.length > 0 ? [touched('club', clubs)] : [];
}

/** A number goes from the tray into its club. */
function travels(move: string): Travel | undefined {
  const [what, number = '', club = ''] = move.split(' ');
  return what === 'write' ? { piece: `number:${number}`, to: `club:${club}` } : undefined;
}

export const lesson: Lesson<View> = {
  version: 2,
  minutes: 6,
  options: {},
  seats: 1,
  learner: 0,
  seed: 'Léon',
  // Set-up: 78 in VII, 87 in XVII, 15 in XX, 51 in II. Turn 1: Central IX, East XI, South XIV with 48 and 84.
  // Turn 2: North III, East X, South VI with a double six.
  luck: {
    cards: [12, 31, 37, 2, 14, 17, 23, 4, 14, 9],
    dice: [7, 8, 1, 5, 4, 8, 6, 6],
  },
  moves: {},
  travels,
  examples: {
    tour: { position: wholeTour() },
    late: { position: numberTooMany() },
    half: { position: halfTour() },
    river: { position: byTheRiver() },
  },
  steps: [
    {
      id: 'goal',
      example: 'tour',
      holes: [
        ['club:20a', 'club:11b'],
        ['club:16a', 'club:17a'],
      ],
      clause: 'OT-10.1',
      stamp: 'g-map',
    },
    {
      id: 'first',
      holes: seen => [setupClubs(seen), touched('card', seen.setup ? [seen.setup.card] : ['P07-S'])],
      moves: ['club 7a'],
      alsoDone: ['club *'],
      clause: 'OT-2.5',
      stamp: 'g-circle-mark',
    },
    {
      id: 'four',
      at: only(({ setup }) => setup?.step === 1),
      holes: seen => [setupClubs(seen)],
      moves: ['club 17a', 'club 20a', 'club 2b'],
      alsoDone: ['club *'],
      clause: 'OT-2.6',
      stamp: 'g-compass',
    },
    {
      id: 'dice',
      at: inFirstTurn(0),
      holes: seen => [['dice', ...numbersToWrite(seen)], touched('card', cardsLeft(seen))],
      clause: 'OT-1.5',
      stamp: 'g-note',
    },
    {
      id: 'card',
      at: inFirstTurn(0),
      holes: seen => [...seen.shown.map(card => touched('club', clubsOf(shownOn(card)))), numbersToWrite(seen)],
      moves: bestWrite,
      weak: writesOutOfOrder,
      alsoDone: ['write *'],
      clause: 'OT-4.2',
      stamp: 'g-ticket',
    },
    {
      id: 'order',
      at: inFirstTurn(1),
      holes: seen => [touched('club', clubsWith(seen, 78, 87)), touched('club', clubsWith(seen, 15))],
      moves: bestWrite,
      weak: writesOutOfOrder,
      alsoDone: ['write *'],
      clause: 'OT-4.3',
    },
    {
      id: 'star',
      at: only(({ turn, phase }) => turn === 2 && phase === 'star'),
      holes: seen => [['dice'], touched('club', hubLeft(seen))],
      moves: seen => hubLeft(seen).map(club => `star ${club}`),
      alsoDone: ['star *'],
      clause: 'OT-5.1',
      stamp: 'g-star',
    },
    {
      id: 'x',
      example: 'late',
      holes: [['club:16b'], [`club:${CORNER}`], ['club:3a']],
      moves: [`x ${CORNER}`],
      weak: ['x 16b', 'x 3a'],
      clause: 'OT-6.1',
      stamp: 'g-x-mark',
    },
    {
      id: 'draw',
      example: 'half',
      holes: onTheWay,
      moves: walkFrom(HALF.length),
      weak: seen => (mostAfter(seen) > tallyOf(seen).points ? ['submit'] : []),
      // A route may end anywhere, once it has gone on.
      alsoDone: seen => ['step *', 'ride *', ...(routeOf(seen).length > HALF.length ? ['submit'] : [])],
      clause: 'OT-8.5',
      stamp: 'g-club',
    },
    {
      id: 'boat',
      example: 'river',
      holes: seen => (isAtDockA(seen) ? [['club:16b', 'dock:A'], ['club:13b', 'dock:I'], ['club:16a']] : onTheWay(seen)),
      moves: ['ride A-I 13b'],
      weak: ['step 16a', 'submit'],
      alsoDone: ['ride *'],
      clause: 'OT-9.3',
      stamp: 'g-boat',
    },
    { id: 'yours', holes: [['turn', 'mark:empty']], clause: 'OT-7.1' },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
