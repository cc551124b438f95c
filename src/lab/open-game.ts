import { entryOf } from '../games/index.ts';
import { type Analyst, type AnyGame, openForBots } from '../kernel/index.ts';
import type { Experiment } from './experiment.ts';

/** The game of an experiment and, where it has one, its analyst. */
export async function openGame({ game: id }: Experiment): Promise<{ readonly game: AnyGame; readonly analyst: Analyst | undefined }> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  return { game: await openForBots(entry), analyst: await entry.analyst?.() };
}
