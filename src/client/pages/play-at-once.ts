import type { GameEntry } from '../../kernel/index.ts';
import type { SeatPlan, TablePlan } from '../../protocol/index.ts';
import { kitOf } from '../boards/index.ts';
import { boardOf } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { memoryOf } from '../device/memory.ts';
import { setLocalTable } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { ownName } from '../shell/own-name.ts';
import { go } from '../shell/route.ts';
import { lookFirst } from './look-first.ts';

/** A bot to sit with, named by its place. */
export function botAt(seat: number, bot: string): SeatPlan {
  const { names } = words.value.bots;
  return { kind: 'bot', name: names[seat % names.length] ?? 'Ada', bot };
}

/** How many play where nobody says otherwise: three if that is possible, and as few of a team as may be. */
export function usualCount({ seats, cover }: GameEntry): number {
  return cover.isTeam ? seats.least : Math.min(seats.most, Math.max(seats.least, 3));
}

/** You and sensible bots, standard rules. */
export function quickPlan(game: string, options: Readonly<Record<string, unknown>> = {}): TablePlan {
  const entry = entryOf(game);
  if (!entry) throw new Error(`there is no game ${game}`);
  const count = usualCount(entry);
  const seats = Array.from(
    { length: count },
    (_, seat): SeatPlan => (seat === 0 ? { kind: 'human', name: ownName() } : botAt(seat, 'medium')),
  );
  return { game, options, seats, pace: { kind: 'untimed' } };
}

/** Sets a table and sits down at it, after a first look at a game that is new here. */
export async function playPlan(plan: TablePlan, seed?: string): Promise<void> {
  if (!(await lookFirst(plan))) return;
  go(`/table/${await setLocalTable(plan, seed)}`);
}

/** One click from the shelf to the first decision; a campaign goes on where it stands. */
export async function playAtOnce(game: string, options?: Readonly<Record<string, unknown>>): Promise<void> {
  return playPlan(quickPlan(game, options ?? (await campaignOf(game))));
}

async function campaignOf(game: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return boardOf(await kitOf(game)).next?.(memoryOf(game, 'campaign').read());
}
