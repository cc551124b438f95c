import type { AnyGame } from '../kernel/index.ts';
import { positionAfter, positionAtStart } from './position.ts';
import type { LoadedTable } from './store.ts';

/** Plays a stored table by the rules of today: why that does not come to what is stored; undefined where it does. */
export function replayProblem(game: AnyGame, { table, deeds }: LoadedTable): string | undefined {
  let now = positionAtStart(game, table);
  for (const deed of deeds) {
    try {
      now = positionAfter(game, table, now, { deed });
    } catch (error) {
      return `step ${deed.number} cannot be played: ${error instanceof Error ? error.message : error}`;
    }
    const { entries } = now.match.record;
    const differs = deed.entries.some(({ check }, at) => entries[deed.from + at]?.check !== check);
    if (differs) return `step ${deed.number} comes out differently by the rules of this program`;
  }
  return undefined;
}
