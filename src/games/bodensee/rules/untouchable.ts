// Why something that no move of this step touches cannot be touched now.
import type { Facts, Refusal, Seat, Touch } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ACTIONS, MORNINGS, type TileId, type TownId } from '../components.ts';
import type { ClauseId } from '../rulebook.ts';
import type { State } from '../state.ts';
import { act } from './actions.ts';
import { destinationsOf, reasonAgainst } from './drive.ts';
import { flow } from './flow.ts';
import { selectedBus } from './sight.ts';

/** The clause, and the sentence about the case by its name. */
function because(clause: ClauseId, why: string, facts: Facts = {}): Refusal {
  return { clause, facts: { why, ...facts } };
}

/** Why this cannot be touched now; undefined where nothing forbids it, and it only has to wait. */
export function untouchable(s: State, seat: Seat, touch: Touch): Refusal | undefined {
  const at = touch.indexOf(':');
  const [kind, id] = [touch.slice(0, at), touch.slice(at + 1)];
  switch (kind) {
    case 'bus':
      return s.turn.bus === null || selectedBus(s).town === id ? undefined : otherBus(s);
    case 'town':
      return boxOf(s.plan.options).townAt.has(id) ? townRefusal(s, id) : undefined;
    case 'tile':
      return boxOf(s.plan.options).tileAt.has(id) ? tileRefusal(s, seat, id) : undefined;
    case 'action':
      return actionRefusal(s, seat, id);
    case 'die':
      return s.turn.bus === null ? because('BT-3.4', 'actionLater') : undefined;
    default:
      return undefined;
  }
}

/** BT-3.3 One bus in a turn; before anything was done with it, the choice can still be taken back. */
function otherBus(s: State): Refusal {
  const isFresh = s.frames.length === 1 && s.frames[0]?.phase === 'morning';
  return because('BT-3.3', isFresh ? 'chosen' : 'oneBus', { town: selectedBus(s).town });
}

function townRefusal(s: State, town: TownId): Refusal | undefined {
  const frame = s.frames.at(-1);
  switch (frame?.phase) {
    case 'bus':
    case 'call':
      return s.buses.some(bus => bus.town === town) ? undefined : { clause: 'BT-1.5', facts: { town } };
    case 'morning':
      return destinationsOf(s).includes(town) ? because('BT-3.2', 'driveLater') : { clause: reasonAgainst(s, town), facts: { town } };
    case 'tour':
      return selectedBus(s).town === town ? undefined : because('BT-5.1', 'tourHere', { town: selectedBus(s).town });
    case 'allDay':
      return selectedBus(s).town === town ? undefined : because('BT-1.4', 'arrived', { town: selectedBus(s).town });
    case 'tile':
      return because('BT-8.1', 'townLater');
    case 'to':
      return because('BT-7.9', 'oneRoad');
    case 'die':
    case 'again':
    case 'pips':
      return because('BT-7.1', 'busOnly', { town: selectedBus(s).town });
    default:
      return undefined;
  }
}

function tileRefusal(s: State, seat: Seat, tile: TileId): Refusal | undefined {
  const frame = s.frames.at(-1);
  const place = s.built.findIndex(tiles => tiles.some(built => built.tile === tile));
  const town = boxOf(s.plan.options).towns[place]?.id;
  if (town === undefined) return marketRefusal(s, seat, tile);
  if (frame?.phase === 'tile' || frame?.phase === 'town') return because('BT-8.8', 'stands', { tile, town });
  if (frame?.phase !== 'tour') return undefined;
  const here = selectedBus(s).town;
  if (town !== here) return because('BT-5.1', 'tourHere', { town: here });
  if (tile === frame.tile) return undefined;
  return frame.left.includes(tile) ? { clause: 'BT-5.5', facts: { tile } } : because('BT-5.4', 'noVisit', { tile });
}

/** BT-7.2 What is for sale is built by an action, one at a time. */
function marketRefusal(s: State, seat: Seat, tile: TileId): Refusal | undefined {
  const frame = s.frames.at(-1);
  if (frame?.phase === 'town') return frame.tile === tile ? undefined : because('BT-8.1', 'building', { tile: frame.tile });
  if (frame?.phase !== 'morning' && frame?.phase !== 'allDay') return because('BT-7.2', 'needsBuild');
  const builds = act.candidates(s, seat).filter(({ action }) => action === 'build' || action === 'contractor');
  const [first] = builds;
  if (!first) return { clause: 'BT-3.8', facts: { town: selectedBus(s).town, action: 'build' } };
  const refusals = builds.map(move => flow.refusal(s, seat, move));
  return refusals.includes(undefined) ? because('BT-7.2', 'needsBuild') : refusals[0];
}

function actionRefusal(s: State, seat: Seat, id: string): Refusal | undefined {
  const frame = s.frames.at(-1);
  const morning = MORNINGS.find(each => each === id);
  const action = ACTIONS.find(each => each === id);
  if (!morning && !action) return undefined;
  switch (frame?.phase) {
    case 'bus':
      return because('BT-3.4', 'actionLater');
    case 'morning':
      return flow.refusal(s, seat, morning ? { type: 'morning', action: morning } : { type: 'act', action: action ?? 'build' });
    case 'allDay':
      return morning ? because('BT-3.4', 'morningOver') : flow.refusal(s, seat, { type: 'act', action: action ?? 'build' });
    case 'drive':
      return because('BT-3.8', morning ? 'morningOver' : 'allDayLater');
    case 'tour':
      return morning ? because('BT-3.4', 'morningOver') : because('BT-3.8', frame.given ? 'inFull' : 'allDayLater');
    default:
      return because('BT-3.5', 'inFull');
  }
}
