import { choice, type Option, optionsOf, orNull, type Seat, type Shape, shown, wholeOption } from '../../kernel/index.ts';
import type { Agreement } from './agreement.ts';
import { DAY_COUNT, PAWNS } from './components.ts';
import { OWN_DAY, type OwnDay } from './content.ts';
import { SEATS } from './cover.ts';
import { wrongTown } from './town.ts';

export type { Agreement } from './agreement.ts';

const voters: Shape<'all' | readonly Seat[]> = {
  allowed: 'all, or a list of different seats in rising order',
  problem(value, at) {
    const rises = Array.isArray(value) && value.every((seat, i) => Number.isInteger(seat) && seat >= 0 && (i === 0 || seat > value[i - 1]));
    return value === 'all' || rises ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

/** A day with every kind of card, as an example and for the outermost case. */
const EVERYTHING: OwnDay = {
  card: 3,
  mode: 'free',
  sites: { A: 'GA1', B: 'PARK', C: 'STATION', D: 'STADIUM', E: 'CL1', F: 'FO1' },
  cards: ['Park', 'Controller', 'Station', 'Detour', 'Stadium', 'GV A', 'GV C'],
  signs: ['A', 'F'],
  fans: ['A', 'E'],
};
const SWAPPED: OwnDay = { card: 12, mode: 'swap', sites: { A: 'STADIUM', B: 'BR4', C: 'CA4', D: 'LA4', E: 'GA3', F: 'CL3' } };

const OWN: Option<OwnDay | null> = { shape: orNull(OWN_DAY), standard: null, extremes: [null, SWAPPED, EVERYTHING] };

/** As many as there are pawns, at the most. */
const OBJECTIVE = wholeOption(1, 1, 3 * PAWNS.G);

export const OPTIONS = optionsOf<Agreement>(
  {
    day: { ...wholeOption(1, 1, DAY_COUNT), extremes: [1, 4, 8, 12], basic: true, isFree: true },
    ownDay: OWN,
    firstSeat: choice<'random' | number>('random', 'random', 0, 1, 2, 3, 4, 5),
    piles: { ...choice('hidden', 'hidden', 'open'), basic: true },
    specials: choice('byDay', 'byDay', 'avoidable', 'mandatory'),
    signSites: choice('open', 'open', 'closed'),
    // The rulebook's list of material counts 18 tourist sites, and none of the special ones.
    closedSpecial: { ...choice<'inert' | 'lose' | 'open'>('inert', 'inert', 'lose', 'open'), printed: 'open' },
    swapCarries: choice('sites', 'sites', 'letters'),
    giveUp: { ...choice('majority', 'any', 'majority', 'all'), basic: true },
    voters: { shape: voters, standard: 'all', extremes: ['all', []], form: { type: 'seats' } },
    autoEnd: choice<boolean>(false, false, true),
    objective: { ...OBJECTIVE, shape: orNull(OBJECTIVE.shape), standard: null, extremes: [null, ...OBJECTIVE.extremes] },
  },
  disagreement,
);

function disagreement(agreement: Agreement, seats: number): string | undefined {
  const { firstSeat, voters } = agreement;
  const most = Math.min(seats, SEATS.most) - 1;
  if (firstSeat !== 'random' && firstSeat > most) return `option firstSeat must be random or a seat from 0 to ${most}, not ${firstSeat}`;
  const stranger = voters === 'all' ? undefined : voters.find(seat => seat > most);
  if (stranger !== undefined) return `option voters must name seats from 0 to ${most}, not ${stranger}`;
  return wrongTown(agreement);
}
