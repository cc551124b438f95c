// The first game, with Passepartout: London to Brindisi, and two pictures from later.
import type { Hole, Lesson, Moment, Travel } from '../../../kernel/index.ts';
import { BRINDISI, SPACES, type Space, TRAVEL, type TravelCard } from '../components.ts';
import type { View } from '../view.ts';
import { balloonOverShip, lastLeg } from './examples.ts';
import { isChoosing, isLoading, isRolled, isSettingOut } from './reading.ts';

const YOU = 0;
const PARIS = 1;

/** The kind of decision the learner has before them. */
function phaseOf({ frames }: View) {
  return frames.at(-1)?.phase;
}

const handOf = ({ travellers }: View): readonly TravelCard[] => travellers[YOU]?.hand?.travel ?? [];
const placeOf = ({ travellers }: View) => travellers[YOU]?.position ?? 0;
const trains = (seen: View) => handOf(seen).filter(card => TRAVEL[card].kind === 'T');

/** Now in this round and phase; later before it, gone after it. */
function inRound(round: number, phase: string, holds: (seen: View) => boolean = () => true): (seen: View) => Moment {
  return seen => {
    if (seen.round !== round) return seen.round < round ? 'later' : 'gone';
    return phaseOf(seen) === phase && holds(seen) ? 'now' : 'gone';
  };
}

/** What the space of the card just taken offers. */
function actionOf(seen: View): string {
  const frame = seen.frames.at(-1);
  const space: Space = frame?.phase === 'act' ? frame.space : 'coin';
  return space === 'detective' ? 'act detective bombay' : `act ${space}`;
}

/** The space with the quickest train that is left. */
export function quickestTrain({ display }: View): Space | undefined {
  const days = (space: Space) => TRAVEL[display[SPACES.indexOf(space)] ?? 'S8'].value;
  const withTrain = SPACES.filter(space => display[SPACES.indexOf(space)]?.startsWith('T'));
  return [...withTrain].sort((a, b) => days(a) - days(b))[0];
}

/** What is touched next on a leg: its cards one by one, the departure, the chip, the end of the turn. */
function nextOnLeg(seen: View): readonly Hole[] {
  switch (phaseOf(seen)) {
    case 'slot':
      return cardsInHand(seen);
    case 'modify':
      return [['button:depart']];
    case 'arrive':
      return [['chip']];
    default:
      return seen.turn.legsDone > 0 ? [['button:endTurn']] : [['route:A']];
  }
}

/** The card that is taken first, then the action that it brings. */
function nextInChoice(seen: View): readonly Hole[] {
  if (isChoosing(seen)) return [spacesWithCards(seen), ...cardsInHand(seen)];
  return phaseOf(seen) === 'act' ? [['button:decline']] : [];
}

/** The balloon and the coin for another roll; on the way, what may be done next. */
function nextOnRoll(seen: View): readonly Hole[] {
  if (isRolled(seen)) return [['button:reroll'], ['button:accept']];
  if (isLoading(seen)) return [['action:balloon'], ['coins:0']];
  return phaseOf(seen) === 'modify' ? [['button:depart']] : [];
}

/** The trains to be played for Brindisi: the two lowest in the hand. */
function lowestTrains(seen: View): readonly string[] {
  return trains(seen)
    .toSorted((a, b) => TRAVEL[a].value - TRAVEL[b].value)
    .slice(0, 2)
    .map(card => `pay ${card}`);
}

const cardsInHand = (seen: View) => [[...new Set(handOf(seen))].map(card => `card:${card}`)];
const spacesWithCards = ({ display }: View) => SPACES.filter((_, at) => display[at]).map(space => `space:${space}`);
const shipsOn = ({ display }: View) => SPACES.filter((_, at) => display[at]?.startsWith('S')).map(space => `take ${space}`);

/** Cards come from the track into the hand, and from the hand to their leg. */
function travels(move: string, { frames }: View): Travel | undefined {
  const [what, card = ''] = move.split(' ');
  const frame = frames.at(-1);
  if (what === 'take') return { piece: `space:${card}`, to: 'hand' };
  return what === 'pay' && frame?.phase === 'slot' ? { piece: `card:${card}`, to: `slot:${frame.leg.paid.length + 1}` } : undefined;
}

export const lesson: Lesson<View> = {
  version: 2,
  minutes: 7,
  options: { firstPlayer: YOU },
  seats: 3,
  learner: YOU,
  seed: 'Passepartout',
  // Hands train 2, ship 4, ship 7 and two others; the track of round 1 (ship 5, train 2, ship 6, train 2) and of round 2
  // (train 4, train 2, ship 5, train 3); a coin on the red chips of Paris and Brindisi; friendly event cards.
  luck: { chips: [0, 1], events: [0, 3], travel: [0, 40, 34, 30, 5, 11, 11, 18, 6, 35, 1, 41, 2, 12, 3, 36, 7] },
  moves: {
    1: ['take coin', 'act coin', 'go A', 'pay S5', 'pay T3', 'depart', 'end turn', 'take coin', 'decline', 'end turn'],
    2: [
      ...['take detective', 'decline', 'go A', 'pay T2', 'use chip', 'end turn'],
      ...['take event', 'decline', 'go A', 'pay T3', 'pay T4', 'depart', 'use chip', 'end turn'],
    ],
  },
  watched: ['travelled', 'taken'],
  travels,
  examples: {
    balloon: { position: balloonOverShip(), luck: { 'dice 0': [4, 1] } },
    home: { position: lastLeg() },
  },
  steps: [
    { id: 'goal', holes: [['place:london'], ['days:0']], clause: 'ED-14.5', stamp: 'g-day' },
    { id: 'leg', holes: seen => [['leg:1:A'], ...cardsInHand(seen)], clause: 'ED-6.3' },
    {
      id: 'card',
      at: inRound(1, 'choose'),
      holes: seen => [spacesWithCards(seen), ...cardsInHand(seen)],
      moves: ['take balloon'],
      weak: shipsOn,
      clause: 'ED-4.1',
      stamp: 'g-travel-card',
    },
    {
      id: 'space',
      at: inRound(1, 'act'),
      holes: seen => [[`action:${actionOf(seen).split(' ')[1]}`]],
      moves: seen => [actionOf(seen)],
      // An action may be left.
      alsoDone: ['*'],
      clause: 'ED-5.1',
      stamp: 'g-coin',
    },
    {
      id: 'pay',
      at: inRound(1, 'travel', seen => placeOf(seen) === 0),
      holes: nextOnLeg,
      moves: ['go A', 'pay S4', 'pay T2', 'depart'],
      weak: ['pay S5', 'pay S6', 'pay S7'],
      alsoDone: ['buy *'],
      clause: 'ED-7.1',
      stamp: 'g-ship',
    },
    {
      id: 'chip',
      at: inRound(1, 'arrive'),
      holes: nextOnLeg,
      moves: ['use chip', 'end turn'],
      alsoDone: ['buy *'],
      clause: 'ED-9.1',
      stamp: 'g-chip-first',
    },
    {
      id: 'clocks',
      at: ({ round }) => (round < 2 ? 'later' : 'now'),
      holes: [['days:0'], ['days:1'], ['days:2']],
      clause: 'ED-3.3',
    },
    {
      id: 'pair',
      at: inRound(2, 'choose', seen => placeOf(seen) === PARIS),
      holes: nextInChoice,
      moves: seen => [`take ${quickestTrain(seen) ?? 'balloon'}`, 'decline'],
      clause: 'ED-7.2',
      stamp: 'g-train',
    },
    {
      id: 'detective',
      at: inRound(2, 'travel', seen => placeOf(seen) === PARIS && seen.detective === BRINDISI && trains(seen).length > 1),
      holes: seen => (isSettingOut(seen) ? [['route:A'], ['detective']] : nextOnLeg(seen)),
      moves: seen => ['go A', ...lowestTrains(seen), 'depart', 'use chip', 'end turn'],
      alsoDone: ['buy *'],
      clause: 'ED-12.1',
      stamp: 'g-detective',
    },
    {
      id: 'die',
      example: 'balloon',
      holes: nextOnRoll,
      moves: ['add balloon 1', 'depart', 'reroll', 'accept'],
      clause: 'ED-8.5',
      stamp: 'g-balloon',
    },
    {
      id: 'home',
      example: 'home',
      holes: nextOnLeg,
      moves: ['go A', 'pay S5', 'pay S5', 'pay T3', 'depart'],
      clause: 'ED-13.4',
      stamp: 'g-anchor',
    },
    { id: 'yours', holes: [['days:0']], clause: 'ED-5.1' },
  ],
  texts: {
    en: async () => (await import('./en.ts')).en,
    da: async () => (await import('./da.ts')).da,
    fr: async () => (await import('./fr.ts')).fr,
    de: async () => (await import('./de.ts')).de,
  },
};
