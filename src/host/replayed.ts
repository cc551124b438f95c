import type { AnyGame } from '../kernel/index.ts';
import { positionAfter, positionAtStart } from './position.ts';
import type { LoadedTable } from './store.ts';

/** Plays a stored table by the rules of today: why that does not come to what is stored; undefined where it does. */
export function replayProblem(game: AnyGame, { table, deeds }: LoadedTable): string | undefined {
  try {
    let now = positionAtStart(game, table);
    for (const deed of deeds) now = positionAfter(game, table, now, { deed });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}
