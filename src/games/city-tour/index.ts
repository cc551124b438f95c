import type { Game } from '../../kernel/index.ts';
import { ID, SEATS } from './cover.ts';
import { estimate, glance } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { odd } from './odd.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy, settled, styles } from './policy.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { clone, layOut, type State } from './state.ts';
import { STRENGTHS } from './strengths.ts';
import { untouchable } from './untouchable.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { foretold, foretoldWithout } from './ahead.ts';
export * from './campaign.ts';
export {
  CARD_OF,
  CARDS,
  type Card,
  COLOURS,
  CONTROLLER,
  type Colour,
  centreOf,
  DAYS,
  FRAME,
  GRANDS_VOYAGEURS,
  isSpecial,
  LAST_TURN,
  LETTERS,
  LEVELS,
  type Letter,
  PAWNS,
  ROTATIONS,
  type Rotation,
  SEATS_IN_BUS,
  SERVED,
  SITE_IDS,
  SITES,
  type Side,
  type SiteId,
  SPACES,
  SPECIALS,
  TILE_IDS,
  TILES,
  type TileId,
  TRAVELLERS,
  type Traveller,
} from './components.ts';
export { type OwnDay, readDay, readDayText, writeDay } from './content.ts';
export { boarding, CONTENTS, SITE_EFFECTS } from './contents.ts';
export type { Event } from './events.ts';
export { lastChance, type Parting } from './last-chance.ts';
export { allowedPlacings, type Move } from './moves.ts';
export type { Agreement } from './options.ts';
export { isCutOff, type Laid, laid, onward, placeOf, roadFrom, START, tileOf } from './roads.ts';
export { drawTile } from './rules/bag.ts';
export { votesNeeded } from './rules/concede.ts';
export { isOpen as isSiteOpen } from './rules/sites.ts';
export type { State } from './state.ts';
export { type Town, townOf } from './town.ts';
export { type Verdict, verdict } from './verdict.ts';
export { imagine, type View } from './view.ts';

const { begin, ...play } = flow;

/** City Tour. */
export const CityTour: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'place', table);
    return s;
  },
  ...play,
  surrenders: move => move.type === 'concede',
  odd,
  untouchable,
  outcome,
  clone,
  estimate,
  glance,
  policy,
  settled,
  styles,
  strengths: STRENGTHS,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
