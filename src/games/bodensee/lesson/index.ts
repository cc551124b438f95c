// The first turns with Captain Resi: one attraction, two tours, and what the others make of the bus.
import type { Hole, Lesson, Moment, Travel } from '../../../kernel/index.ts';
import type { View } from '../index.ts';
import {
  actionsHere,
  bestSite,
  busTown,
  drivesOf,
  goalsOf,
  idleTowns,
  mostWith,
  otherPaid,
  ownOf,
  phaseOf,
  tileInHand,
  tourIncome,
  touristToTour,
  visitorsOf,
  YOU,
} from './reading.ts';

/** The learner's first turn, and the next one. */
const FIRST = 1;
const SECOND = 4;

/** Now in this turn and phase, later before it, gone after it. */
function inTurn(turn: number, phases: readonly string[]): (seen: View) => Moment {
  return seen => {
    if (seen.turns !== turn) return seen.turns < turn ? 'later' : 'gone';
    return phases.includes(phaseOf(seen) ?? '') ? 'now' : 'gone';
  };
}

/** As soon as a tourist was ruined; gone when the first turn ends without. */
function afterRuin(seen: View): Moment {
  if ((ownOf(seen)?.ruined ?? 0) > 0) return 'now';
  return seen.turns === FIRST && phaseOf(seen) === 'tour' ? 'later' : 'gone';
}

/** The next turn of the learner, if a bus can be driven to something of theirs. */
function whileItPays(seen: View): Moment {
  const moment = inTurn(SECOND, ['bus'])(seen);
  return moment === 'now' && (drivesOf(seen)[0]?.gains[YOU] ?? 0) === 0 ? 'gone' : moment;
}

/** Build, and where: for an attraction already chosen, the best town for it. */
function buildMoves(seen: View): readonly string[] {
  const [best, here] = [bestSite(seen), bestSite(seen, tileInHand(seen))];
  return best && here ? ['build', `tile ${best.tile}`, `town ${here.town}`] : ['none'];
}

/** Driving off without an attraction, using another action in place of Build, or building where this bus brings nothing, although it could. */
function weakBuilds(seen: View): readonly string[] {
  const tile = tileInHand(seen);
  const best = bestSite(seen, tile);
  const isPossible = tile !== undefined || actionsHere(seen).includes('build');
  if (!isPossible || !best || best.income <= best.price) return [];
  return tile === undefined
    ? ['none', ...actionsHere(seen).filter(action => action !== 'build')]
    : idleTowns(seen, tile).map(town => `town ${town}`);
}

/** Drives that bring the learner nothing, although another one pays. */
function weakGoals(seen: View): readonly string[] {
  const goals = goalsOf(seen);
  if ((goals[0]?.gains[YOU] ?? 0) === 0) return [];
  return goals.flatMap(({ town, gains }) => (gains[YOU] === 0 ? [`drive ${town}`] : []));
}

/** Visitors that bring the learner less than another one. */
function weakVisitors(seen: View): readonly string[] {
  const most = visitorsOf(seen)[0]?.prospect.gains[YOU] ?? 0;
  return visitorsOf(seen).flatMap(({ die, prospect }) => ((prospect.gains[YOU] ?? 0) < most ? [`send ${die}`] : []));
}

/** Buses with which nothing can be earned by road. */
function weakBuses(seen: View): readonly string[] {
  return seen.buses.flatMap(({ town }) => (mostWith(seen, town) === 0 ? [`bus ${town}`] : []));
}

/** What is built now: first the action, then the attraction, then its town; and the bus that it is for. */
function buildHoles(seen: View): readonly Hole[] {
  const phase = phaseOf(seen);
  const place = bestSite(seen, tileInHand(seen))?.town;
  const now = phase === 'tile' ? `tile:${bestSite(seen)?.tile}` : phase === 'town' ? `town:${place}` : 'action:build';
  return [[now], [`bus:${busTown(seen)}`]];
}

/** The best goal and one more; where there is only one, the bus is lit as well. */
function goalHoles(seen: View): readonly Hole[] {
  const [best, other] = goalsOf(seen);
  return [[`town:${best?.town}`], [other ? `town:${other.town}` : `bus:${busTown(seen)}`]];
}

/** Who is still aboard, and what the town offers after the tour. */
function actionHoles(seen: View): readonly Hole[] {
  const [action] = actionsHere(seen);
  return [[`bus:${busTown(seen)}`], [action ? `action:${action}` : 'button:none']];
}

/** The best bus with its goal, and a town where somebody else is paid; once the bus is chosen, its goals. */
function payingHoles(seen: View): readonly Hole[] {
  if (phaseOf(seen) === 'drive') return goalHoles(seen);
  const [best] = drivesOf(seen);
  if (!best) return [[`bus:${busTown(seen)}`]];
  const theirs = drivesOf(seen).find(({ gains }) => otherPaid(gains)) ?? drivesOf(seen).at(-1);
  return [[`bus:${best.bus}`], [`town:${best.to}`], [`town:${theirs?.to}`]];
}

/** The bus drives to a town. */
function travels(move: string, seen: View): Travel | undefined {
  const [what, town = ''] = move.split(' ');
  return what === 'drive' ? { piece: `bus:${busTown(seen)}`, to: `town:${town}` } : undefined;
}

export const lesson: Lesson<View> = {
  version: 2,
  minutes: 8,
  options: { startPlayer: YOU },
  seats: 3,
  learner: YOU,
  seed: 'Captain Resi',
  // In Wangen red 3, red 6, green 4 and blue 2; every bus has somebody whose money is the value of an open attraction.
  // Later board yellow 5, red 3 and blue 4.
  luck: {
    colours: [0, 7, 22, 0, 13, 13, 0, 5, 17, 0, 10, 4, 9, 0, 3, 11, 11, 7, 3],
    tourists: [3, 2, 4, 1, 2, 5, 3, 1, 2, 4, 3, 4, 4, 2, 5, 3, 4, 2, 3],
    'tiles green': [9, 5, 2],
    'tiles blue': [8, 3],
    'tiles red': [8, 4, 2],
    'tiles yellow': [6, 1, 5],
    'tiles grey': [6, 2],
  },
  moves: {
    1: ['bus rav', 'tour', 'drive mee', 'build', 'tile n10', 'town ueb'],
    2: ['bus dor', 'build', 'tile g07', 'town bre', 'drive bre'],
  },
  watched: ['built', 'busChosen'],
  travels,
  steps: [
    { id: 'goal', holes: [['money']], clause: 'BT-11.1', stamp: 'g-purse' },
    { id: 'tourist', holes: [['bus:wan']], clause: 'BT-1.1', stamp: 'g-traveller' },
    {
      id: 'bus',
      at: inTurn(FIRST, ['bus']),
      holes: ({ buses }) => buses.map(({ town }) => [`bus:${town}`]),
      moves: ['bus wan'],
      alsoDone: ['bus *'],
      clause: 'BT-1.5',
      stamp: 'g-bus',
    },
    {
      id: 'build',
      at: inTurn(FIRST, ['morning']),
      holes: buildHoles,
      moves: buildMoves,
      weak: weakBuilds,
      clause: 'BT-8.2',
      stamp: 'g-sunrise',
    },
    {
      id: 'drive',
      at: inTurn(FIRST, ['drive']),
      holes: goalHoles,
      moves: seen => [`drive ${goalsOf(seen)[0]?.town}`],
      weak: weakGoals,
      clause: 'BT-4.6',
      stamp: 'g-map',
    },
    {
      id: 'visit',
      at: inTurn(FIRST, ['tour']),
      holes: seen => [visitorsOf(seen).map(({ die }) => `die:${die}`)],
      moves: seen => [`send ${visitorsOf(seen)[0]?.die}`],
      weak: weakVisitors,
      clause: 'BT-5.3',
      stamp: 'g-culture',
    },
    { id: 'ruin', at: afterRuin, holes: seen => [['money'], [`bus:${busTown(seen)}`]], clause: 'BT-5.10', stamp: 'g-coins' },
    {
      id: 'allDay',
      at: inTurn(FIRST, ['allDay']),
      holes: actionHoles,
      moves: seen => ['tour', touristToTour(seen) ?? 'none'],
      weak: seen => (tourIncome(seen) > 0 ? ['none'] : []),
      clause: 'BT-3.8',
      stamp: 'g-sun',
    },
    {
      id: 'others',
      at: ({ turns }) => (turns === FIRST ? 'later' : 'now'),
      holes: [['money']],
      clause: 'BT-5.9',
      stamp: 'g-coin',
    },
    {
      id: 'paid',
      at: whileItPays,
      holes: payingHoles,
      moves: seen => [`bus ${drivesOf(seen)[0]?.bus}`, 'none', `drive ${goalsOf(seen)[0]?.town}`, 'none'],
      weak: seen => (phaseOf(seen) === 'bus' ? weakBuses(seen) : weakGoals(seen)),
      alsoDone: ['*'],
      clause: 'BT-5.8',
    },
    { id: 'yours', holes: [['money']], clause: 'BT-10.1' },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
