import { choice, optionsOf, wholeOption } from '../../kernel/index.ts';
import { EVENT_DECKS, type EventDeck } from './components.ts';

/** What the players agree on before they bet. */
export interface Agreement {
  readonly eventDeck: EventDeck;
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
}

const FIRST_PLAYER = choice<'random' | number>('random', 'random', 0, 1, 2, 3, 4, 5);

export const OPTIONS = optionsOf<Agreement>(
  {
    eventDeck: { ...choice('classic', ...EVENT_DECKS), basic: true },
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
  },
  ({ firstPlayer }, seats) =>
    firstPlayer !== 'random' && firstPlayer >= seats
      ? `option firstPlayer must be random or a seat from 0 to ${seats - 1}, not ${firstPlayer}`
      : undefined,
);
