import { SHELF } from '../games/index.ts';
import { matchesOf, readRecord } from '../kernel/index.ts';

/** The ranks that the engine finds for a record. */
export async function ranksOf(id: string, record: unknown): Promise<readonly number[] | undefined> {
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`no game ${id}`);
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  const again = matchesOf(game).replay(reading.record);
  if (!again.ok) throw new Error(again.reason);
  return game.outcome(again.match.state)?.ranks;
}
