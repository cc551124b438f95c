// The first week, with Gloria: three tourists to Nairobi, and one picture from later.
import type { Hole, Lesson, Seen } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { costlyRooms, moodOf, nextMark, nextMood, nextRoom, placingIn, visitedBy, waitingIn } from './after-landing.ts';
import { luck, moves } from './deal.ts';
import { noCleanRoom } from './examples.ts';
import {
  agencyIn,
  applicantsIn,
  bestCompanies,
  bestCompany,
  boardingIn,
  diceLeft,
  diceToSwap,
  draftIn,
  economyForBusiness,
  flightsFrom,
  inPhase,
  lesserCompany,
  nextBoarding,
  nextDie,
  phaseOf,
  twoFlights,
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

/** Somebody is hired, a second employee die is resolved too, and then the next player rolls. */
function nextHiring(seen: View): string | undefined {
  const [first] = applicantsIn(seen);
  if (first) return `hire ${first}`;
  return phaseOf(seen) === 'prep' ? 'done' : nextDie(seen);
}

function nextFlight(seen: View): string | undefined {
  const [best] = flightsFrom(seen);
  return best && `fly ${best.city}`;
}

/** Of several touches those whose turn it is come first; what there is none of is not lit. */
const lit = (...holes: readonly Hole[]): readonly Hole[] => holes.filter(hole => hole.length > 0);

/** What is done beside a step with staff and tokens. */
const BESIDE = ['use *', 'trade *', 'clean *', 'coupon *'];

const draftDisplay = (seen: View) => draftIn(seen).display.map(tourist => `tourist:${tourist}`);
const desksOf = (seen: View) => agencyIn(seen).desks.flatMap((waiting, desk) => (waiting ? [`desk:${desk}`] : []));

export const lesson: Lesson<View> = {
  version: 2,
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
      alsoDone: ['draft *'],
      clause: 'TO-2.1',
    },
    {
      id: 'together',
      at: inPhase('draft', seen => draftIn(seen).round === 2),
      holes: seen => [draftDisplay(seen), desksOf(seen)],
      moves: stepByStep(seen => (draftIn(seen).round < 4 ? nextCompany(seen) : undefined)),
      weak: seen => lesserCompany(seen).map(tourist => `draft ${tourist}`),
      alsoDone: seen => bestCompanies(seen).map(tourist => `draft ${tourist}`),
      clause: 'TO-2.4',
      stamp: 'g-suitcase',
    },
    {
      id: 'fourth',
      at: inPhase('draft', seen => draftIn(seen).round === 4),
      holes: seen => [draftDisplay(seen), desksOf(seen)],
      moves: stepByStep(nextCompany),
      alsoDone: ['draft *'],
      clause: 'TO-2.6',
    },
    {
      id: 'dice',
      at: inPhase('dice'),
      holes: seen =>
        phaseOf(seen) === 'dice'
          ? lit(
              ['button:accept'],
              diceToSwap(seen).map(face => `die:${face}`),
            )
          : lit(diceLeft(seen).map(face => `die:${face}`)),
      moves: stepByStep(nextDie),
      alsoDone: ['swap *', 'reward *', ...BESIDE],
      clause: 'TO-3.2',
      stamp: 'g-wild',
    },
    {
      id: 'hire',
      at: inPhase('hire'),
      holes: seen =>
        phaseOf(seen) === 'prep'
          ? [['button:done']]
          : lit(
              applicantsIn(seen).map(employee => `shown:${employee}`),
              diceLeft(seen).map(face => `die:${face}`),
            ),
      moves: stepByStep(nextHiring),
      weak: seen => (applicantsIn(seen).includes('H1') ? ['hire none'] : []),
      alsoDone: seen => ['done', 'reward *', ...BESIDE, ...applicantsIn(seen).map(employee => `hire ${employee}`)],
      clause: 'TO-3.8',
      stamp: 'g-employee',
    },
    {
      id: 'board',
      at: inPhase('flight'),
      holes: seen => {
        const { desks, seats } = boardingIn(seen);
        return lit(desks, seats);
      },
      moves: stepByStep(nextBoarding),
      weak: economyForBusiness,
      alsoDone: ['board *', ...BESIDE],
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
      alsoDone: seen => {
        const [best, ...others] = flightsFrom(seen);
        return [...BESIDE, 'board *', ...others.filter(({ points }) => points === best?.points).map(({ city }) => `fly ${city}`)];
      },
      clause: 'TO-4.13',
      stamp: 'g-plane',
    },
    {
      id: 'rooms',
      at: inPhase('checkIn', seen => waitingIn(seen).length > 0),
      holes: seen => {
        const { guests, rooms } = placingIn(seen);
        return waitingIn(seen).length === 0 ? [['button:done']] : lit(guests, rooms);
      },
      moves: stepByStep(nextRoom),
      weak: costlyRooms,
      alsoDone: ['place *', 'done', ...BESIDE],
      clause: 'TO-5.4',
      stamp: 'g-key',
    },
    {
      id: 'full',
      example: 'full',
      holes: [['employee:H1'], ['room:S2']],
      moves: ['use H1 on S2', 'place T32 in S2'],
      weak: ['turn away *'],
      alsoDone: ['place *', ...BESIDE],
      clause: 'TO-5.9',
      stamp: 'g-broom',
    },
    {
      id: 'activity',
      at: inPhase('activity'),
      holes: seen => [[`row:${nextMark(seen)?.row}`], [`city:${visitedBy(seen)}`]],
      moves: stepByStep(seen => nextMark(seen)?.move),
      weak: ['skip'],
      alsoDone: ['mark *', ...BESIDE],
      clause: 'TO-6.4',
      stamp: 'g-hiking',
    },
    {
      id: 'mood',
      at: inPhase('weekend', seen => moodOf(seen).waiting !== null, 'mood'),
      holes: seen => {
        const phase = phaseOf(seen);
        if (phase !== 'mood') return [[phase === 'weekend' ? 'button:toMood' : 'button:endWeek']];
        const { desk } = moodOf(seen);
        return lit(agencyIn(seen).tokens.coupon > 0 ? ['token:coupon'] : ['button:lower'], [`desk:${desk}`]);
      },
      moves: stepByStep(nextMood),
      weak: seen => {
        const { desk, waiting } = moodOf(seen);
        const isHeld = agencyIn(seen).tokens.coupon > 0;
        return waiting?.patience === 'impatient' && isHeld ? [`lower desk ${desk}`] : [];
      },
      alsoDone: seen => {
        const { waiting } = moodOf(seen);
        return ['to mood', 'end', 'hold *', ...BESIDE, ...(waiting?.patience === 'happy' ? ['lower *'] : [])];
      },
      clause: 'TO-6.9',
      stamp: 'g-coupon',
    },
    {
      id: 'start',
      at: ({ round }) => (round < 2 ? 'later' : 'now'),
      holes: ({ start }) => (start === YOU ? [[`points:${YOU}`]] : [[`points:${start}`], [`points:${YOU}`]]),
      clause: 'TO-G.4',
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
