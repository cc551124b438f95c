import { SHELF } from '../games/index.ts';
import { type AnyGame, matchesOf, readRecord } from '../kernel/index.ts';

/** The ranks that the engine finds for a record. */
export async function ranksOf(id: string, record: unknown): Promise<readonly number[] | undefined> {
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`no game ${id}`);
  return ranksIn(game, record);
}

/** The same for a game that is on no shelf. */
export function ranksIn(game: AnyGame, record: unknown): readonly number[] | undefined {
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  const again = matchesOf(game).replay(reading.record);
  if (!again.ok) throw new Error(again.reason);
  return game.outcome(again.match.state)?.ranks;
}
