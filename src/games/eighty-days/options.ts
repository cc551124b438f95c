import { type Changes, choice, oneOf, optionsOf, wholeOption } from '../../kernel/index.ts';
import { EVENT_COPIES, EVENT_DECKS, type EventDeck, type OwnDeck } from './components.ts';
import { contentShape, deckShape } from './content-shape.ts';

const EVENTS_UNTIL = ['declared', 'spent'] as const;
type EventsUntil = (typeof EVENTS_UNTIL)[number];

/** What the players agree on before they bet. */
export interface Agreement {
  /** A printed deck, or how often each card is in one of your own. */
  readonly eventDeck: EventDeck | OwnDeck;
  readonly firstPlayer: 'random' | number;
  readonly startCards: number;
  readonly startCoins: number;
  readonly handLimit: number;
  readonly detectiveDays: number;
  readonly pressureDays: number;
  readonly offerDays: number;
  readonly expressDays: number;
  readonly submarineDays: number;
  readonly twoPlayerLate: 'fewerDays' | 'always';
  readonly arrivalCoins: 'keep' | 'return';
  readonly maxRounds: number;
  readonly resignation: 'off' | 'on';
  /** How long event cards may join a leg: until it is declared (also where nothing is said), or until its days are spent. */
  readonly eventsUntil?: EventsUntil | undefined;
  /** Legs, travel cards and chips of one's own: what is not as printed. */
  readonly content?: Changes | undefined;
}

const FIRST_PLAYER = choice<'random' | number>('random', 'random', 0, 1, 2, 3, 4, 5);

/** A deck of one's own, for the outermost case. */
const MANY_BALLOONS: OwnDeck = { ...EVENT_COPIES.expedition, balloon: 9, elephant: 0, connection: 0, princess: 3 };

/** A journey of one's own, for the outermost case. */
const OTHER_WAY: Changes = {
  name: 'The other way',
  legs: { 1: { A: ['T'] }, 3: { A: ['T', 'S', 'S'] }, 7: { A: ['T'], B: ['S', 'T', 'T'] } },
  travel: { T2: { copies: 0 }, S8: { copies: 12 } },
  chips: { coin: { copies: 0 }, day: { copies: 5 } },
};

export const OPTIONS = optionsOf<Agreement>(
  {
    eventDeck: {
      shape: deckShape,
      standard: 'classic',
      extremes: [...EVENT_DECKS, MANY_BALLOONS],
      form: { type: 'choice', values: EVENT_DECKS },
      basic: true,
    },
    firstPlayer: { ...FIRST_PLAYER, basic: true },
    startCards: wholeOption(3, 2, 5),
    startCoins: wholeOption(1, 0, 3),
    handLimit: wholeOption(6, 5, 9),
    detectiveDays: wholeOption(2, 0, 4),
    pressureDays: wholeOption(1, 0, 3),
    offerDays: wholeOption(2, 1, 4),
    expressDays: wholeOption(1, 1, 3),
    submarineDays: wholeOption(2, 1, 4),
    twoPlayerLate: choice('fewerDays', 'fewerDays', 'always'),
    arrivalCoins: choice('keep', 'keep', 'return'),
    maxRounds: wholeOption(60, 30, 200),
    resignation: { ...choice('off', 'off', 'on'), basic: true },
    // Absent from the agreements of before it, whose check numbers stay as they are.
    eventsUntil: {
      shape: oneOf(...EVENTS_UNTIL),
      standard: undefined,
      absent: 'declared',
      printed: 'spent',
      extremes: ['spent'],
      form: { type: 'choice', values: EVENTS_UNTIL },
    },
    content: { shape: contentShape, standard: undefined, extremes: [OTHER_WAY] },
  },
  ({ firstPlayer }, seats) =>
    firstPlayer !== 'random' && firstPlayer >= seats
      ? `option firstPlayer must be random or a seat from 0 to ${seats - 1}, not ${firstPlayer}`
      : undefined,
);
