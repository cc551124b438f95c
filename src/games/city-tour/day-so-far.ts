// A day in its middle, as the tiles laid so far have made it: for the pictures of the lesson and the tasks of the practice.
import { fast, type Plan } from '../../kernel/index.ts';
import { afterPlacing } from './ahead.ts';
import { CONTROLLER, type TileId } from './components.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { VERSION } from './position.ts';
import { type Laid, tileOf } from './roads.ts';
import { layOut, type State } from './state.ts';

interface DaySoFar {
  /** What was agreed on, where it is not the standard. */
  readonly options: Partial<Agreement>;
  /** The tiles in the order in which one player laid them, as they lie. */
  readonly tiles: readonly Laid[];
  /** The two tiles to choose from. */
  readonly revealed: readonly [TileId, TileId];
  /** The next two, where the piles lie face up. */
  readonly tops?: readonly TileId[];
}

/** The position of a player alone after these tiles; the discards are the last tiles of the bag that nobody asks for. */
export function daySoFar({ options, tiles, revealed, tops = [] }: DaySoFar): State {
  const plan: Plan<Agreement> = { options: { ...OPTIONS.standard, firstSeat: 0, ...options }, seats: 1, version: VERSION };
  const empty = { ...layOut({ ...plan, options: { ...plan.options, piles: 'hidden' } }, { chance: fast('day'), tell: () => {} }), plan };
  const s = tiles.reduce((before, tile) => afterPlacing(before, tile)[0]?.state ?? before, empty);
  const asked: readonly TileId[] = [...tiles.map(tileOf), ...revealed, ...tops];
  const unseen = s.bag.filter(tile => !asked.includes(tile));
  const discards: readonly TileId[] = tiles.length === 0 ? [] : unseen.filter(tile => tile !== CONTROLLER).slice(-tiles.length);
  return {
    ...s,
    turn: tiles.length + 1,
    bag: unseen.filter(tile => !discards.includes(tile)),
    revealed: [...revealed],
    tops: [...tops],
    discards: [...discards],
    frames: [{ phase: 'place', seat: 0 }],
  };
}
