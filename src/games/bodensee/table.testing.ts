// For tests only: the verbs of this game's tests.
import { numbers, tableOf } from '../../testing/table.ts';
import type { Die, TownId } from './components.ts';
import { Bodensee } from './index.ts';
import type { State } from './state.ts';

export { type Arranged, lake } from './arranged.ts';

export const { legal, play, refusedBy } = tableOf(Bodensee, { luck: numbers });

/** The destinations of the bus in a town after a morning choice. */
export function destinations(s: State, town: TownId, morning = 'none'): string[] {
  play(s, `bus ${town}; ${morning}`);
  return legal(s).map(text => text.replace('drive ', ''));
}

/** The dice of the selected bus. */
export function aboard(s: State): readonly Die[] {
  return s.buses[s.turn.bus ?? 0]?.dice ?? [];
}

/** The money of every company. */
export function purses(s: State): number[] {
  return s.companies.map(({ money }) => money);
}
