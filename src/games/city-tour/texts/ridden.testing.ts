// For tests only: days driven by the game's own policy, for everything that is said about them.
import { fast, type Seat } from '../../../kernel/index.ts';
import { CityTour, type Event, type Move, type State } from '../index.ts';
import { agreed } from '../table.testing.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES = Object.entries({ en, da, fr, de });

/** A day as it went: what was told turn by turn, and every position with the move made in it. */
interface Ridden {
  readonly turns: readonly (readonly Event[])[];
  readonly positions: readonly { readonly state: State; readonly seat: Seat; readonly move: Move }[];
  readonly last: State;
}

const SEATS = 3;

/** Which days, with everything the levels add. */
const DAYS_RIDDEN = [1, 5, 7, 10, 12] as const;

/** One day; a clumsy driver makes any legal move instead of a sensible one. */
function ridden(day: number, seed: string, isClumsy = false): Ridden {
  const chance = fast(`${day} ${seed}`);
  const turns: Event[][] = [[]];
  const positions: Ridden['positions'][number][] = [];
  const table = { chance, tell: (event: Event) => void turns.at(-1)?.push(event) };
  const s = CityTour.setup({ options: agreed({ day }, SEATS), seats: SEATS, version: CityTour.version }, table);
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    const legal = CityTour.legal(s, seat).filter(({ type }) => type !== 'concede');
    const move = isClumsy ? legal[chance.below(legal.length)] : CityTour.policy?.(s, seat, legal, chance);
    if (!move) throw new Error('nothing to do');
    positions.push({ state: CityTour.clone(s), seat, move });
    if (move.type === 'place') turns.push([]);
    CityTour.play(s, seat, move, table);
  }
  return { turns, positions, last: s };
}

export const RIDES: readonly Ridden[] = DAYS_RIDDEN.flatMap(day => [ridden(day, 'sensible'), ridden(day, 'clumsy', true)]);
