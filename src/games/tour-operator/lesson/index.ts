// The first week, with Gloria: three tourists to Nairobi, and one picture from later.
import type { Lesson, Seen } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { luck, moves } from './deal.ts';
import { noCleanRoom } from './examples.ts';
import {
  agencyIn,
  applicantsIn,
  bestCompany,
  costlyRooms,
  diceIn,
  draftIn,
  economyForBusiness,
  flightsFrom,
  inPhase,
  lesserCompany,
  moodOf,
  nextBoarding,
  nextMark,
  nextMood,
  nextRoom,
  twoFlights,
  visitedBy,
  waitingIn,
  YOU,
} from './reading.ts';

/** No step asks for more choices than this. */
const MOST = 12;

/** Whatever comes next, until nothing does: the learner may have gone another way in between. */
function stepByStep(next: (seen: View) => string | undefined): Seen<View, readonly string[]> {
  return seen => {
    const move = next(seen);
    return move ? Array.from({ length: MOST }, () => move) : [];
  };
}

function nextCompany(seen: View): string | undefined {
  const best = bestCompany(seen);
  return best && `draft ${best}`;
}

function nextHiring(seen: View): string | undefined {
  const [first] = applicantsIn(seen);
  return first ? `hire ${first}` : seen.frames.at(-1)?.phase === 'prep' ? 'done' : undefined;
}

function nextFlight(seen: View): string | undefined {
  const [best] = flightsFrom(seen);
  return best && `fly ${best.city}`;
}

const draftDisplay = (seen: View) => draftIn(seen).display.map(tourist => `tourist:${tourist}`);
const desksOf = (seen: View) => agencyIn(seen).desks.flatMap((waiting, desk) => (waiting ? [`desk:${desk}`] : []));

export const lesson: Lesson<View> = {
  version: 1,
  minutes: 8,
  options: { firstStart: YOU, baseline: 'bySeat' },
  seats: 3,
  learner: YOU,
  seed: 'Gloria',
  luck,
  moves,
  watched: ['flown', 'hired', 'drafted'],
  examples: { full: { position: noCleanRoom() } },
  steps: [
    { id: 'goal', holes: [['points:0', 'points:1', 'points:2']], clause: 'TO-X.2' },
    { id: 'number', holes: [['tourist:T20'], ['city:NBO']], clause: 'TO-4.13', stamp: 'g-nature' },
    {
      id: 'draft',
      at: inPhase('draft', seen => draftIn(seen).round === 1),
      holes: seen => [draftDisplay(seen)],
      moves: ['draft T20'],
      clause: 'TO-2.1',
    },
    {
      id: 'together',
      at: inPhase('draft', seen => draftIn(seen).round === 2),
      holes: seen => [draftDisplay(seen), desksOf(seen)],
      moves: stepByStep(seen => (draftIn(seen).round < 4 ? nextCompany(seen) : undefined)),
      weak: seen => lesserCompany(seen).map(tourist => `draft ${tourist}`),
      clause: 'TO-2.4',
      stamp: 'g-suitcase',
    },
    {
      id: 'fourth',
      at: inPhase('draft', seen => draftIn(seen).round === 4),
      holes: seen => [draftDisplay(seen), desksOf(seen)],
      moves: stepByStep(nextCompany),
      clause: 'TO-2.6',
    },
    {
      id: 'dice',
      at: inPhase('dice'),
      holes: seen => [diceIn(seen).map(face => `die:${face}`)],
      moves: ['accept', 'reward employee'],
      clause: 'TO-3.2',
      stamp: 'g-wild',
    },
    {
      id: 'hire',
      at: inPhase('hire'),
      holes: seen => [applicantsIn(seen).map(employee => `shown:${employee}`)],
      moves: stepByStep(nextHiring),
      weak: ['hire none'],
      clause: 'TO-3.8',
      stamp: 'g-employee',
    },
    {
      id: 'board',
      at: inPhase('flight'),
      holes: seen => [desksOf(seen), ['seat:B1', 'seat:E1', 'seat:E2']],
      moves: stepByStep(nextBoarding),
      weak: economyForBusiness,
      clause: 'TO-4.11',
    },
    {
      id: 'city',
      at: inPhase('flight', seen => flightsFrom(seen).length > 1),
      holes: seen => twoFlights(seen).map(({ city }) => [`city:${city}`]),
      moves: stepByStep(nextFlight),
      weak: seen => {
        const [best, ...others] = flightsFrom(seen);
        return ['stay', ...others.filter(({ points }) => points < (best?.points ?? 0)).map(({ city }) => `fly ${city}`)];
      },
      clause: 'TO-4.13',
      stamp: 'g-plane',
    },
    {
      id: 'rooms',
      at: inPhase('checkIn', seen => waitingIn(seen).length > 0),
      holes: seen => [waitingIn(seen).map(({ tourist }) => `tourist:${tourist}`), ['room:V', 'room:S1', 'room:S2', 'room:D']],
      moves: stepByStep(nextRoom),
      weak: costlyRooms,
      clause: 'TO-5.4',
      stamp: 'g-key',
    },
    {
      id: 'full',
      example: 'full',
      holes: [['room:S2'], ['employee:H1']],
      moves: ['use H1 on S2', 'place T32 in S2'],
      weak: ['turn away *'],
      clause: 'TO-5.9',
      stamp: 'g-broom',
    },
    {
      id: 'activity',
      at: inPhase('activity'),
      holes: seen => [[`row:${nextMark(seen)?.row}`], [`city:${visitedBy(seen)}`]],
      moves: stepByStep(seen => nextMark(seen)?.move),
      weak: ['skip'],
      clause: 'TO-6.4',
      stamp: 'g-hiking',
    },
    {
      id: 'mood',
      at: inPhase('weekend', seen => moodOf(seen).waiting !== null, 'mood'),
      holes: seen => [[`desk:${moodOf(seen).desk}`], ['token:coupon']],
      moves: stepByStep(nextMood),
      weak: seen => {
        const { desk, waiting } = moodOf(seen);
        return waiting?.patience === 'impatient' ? [`lower desk ${desk}`] : [];
      },
      clause: 'TO-6.9',
      stamp: 'g-coupon',
    },
    { id: 'start', at: ({ round }) => (round < 2 ? 'later' : 'now'), holes: [['start'], ['points:0']], clause: 'TO-G.4' },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
