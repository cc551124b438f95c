import type { SeatPlan, TablePlan } from '../../protocol/index.ts';
import { setLocalTable } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { coverOf, type GameId } from '../shelf.ts';
import { ownName } from '../shell/own-name.ts';
import { go } from '../shell/route.ts';

/** A bot to sit with, named by its place. */
export function botAt(seat: number, bot: string): SeatPlan {
  const { names } = words.value.bots;
  return { kind: 'bot', name: names[seat % names.length] ?? 'Ada', bot };
}

/** You and sensible bots, standard rules. */
export function quickPlan(game: GameId, options: Readonly<Record<string, unknown>> = {}): TablePlan {
  const { least, isTeam } = coverOf(game);
  const count = isTeam ? 1 : Math.max(least, 3);
  const seats = Array.from(
    { length: count },
    (_, seat): SeatPlan => (seat === 0 ? { kind: 'human', name: ownName() } : botAt(seat, 'medium')),
  );
  return { game, options, seats, pace: { kind: 'untimed' } };
}

/** Sets a table and sits down at it. */
export async function playPlan(plan: TablePlan, seed?: string): Promise<void> {
  go(`/table/${await setLocalTable(plan, seed)}`);
}

/** One click from the shelf to the first decision. */
export function playAtOnce(game: GameId, options?: Readonly<Record<string, unknown>>): Promise<void> {
  return playPlan(quickPlan(game, options));
}
