// What destinations and tourists would earn, asked of the rules once for each moment.
import { type Die, type Move, type Prospect, prospectOf, type TownId, type View } from '../../../games/bodensee/table.ts';
import type { Lake } from './scene.ts';

const KNOWN = new WeakMap<View, Map<string, Prospect>>();

function prospectFor(view: View, key: string, move: Move): Prospect {
  const known = KNOWN.get(view) ?? new Map<string, Prospect>();
  KNOWN.set(view, known);
  const found = known.get(key) ?? prospectOf(view, view.turn.seat, move);
  known.set(key, found);
  return found;
}

/** What driving to a town that is lit would bring. */
export function prospectOfTown({ view, touching }: Lake, town: TownId): Prospect | undefined {
  if (view.frames.at(-1)?.phase !== 'drive' || !touching.lit(`town:${town}`)) return undefined;
  return prospectFor(view, town, { type: 'drive', town });
}

/** What sending or touring with a tourist that is lit would bring. */
export function prospectOfDie({ view, touching }: Lake, die: Die): Prospect | undefined {
  const frame = view.frames.at(-1);
  if (!touching.lit(`die:${die}`)) return undefined;
  if (frame?.phase === 'tour') return prospectFor(view, die, { type: 'send', die });
  return frame?.phase === 'die' && frame.action === 'tour' ? prospectFor(view, die, { type: 'die', die }) : undefined;
}

/** What visiting a tile next would bring. */
export function prospectOfTile({ view, touching }: Lake, tile: string): Prospect | undefined {
  if (view.frames.at(-1)?.phase !== 'tour' || !touching.lit(`tile:${tile}`)) return undefined;
  return prospectFor(view, tile, { type: 'next', tile });
}
