import { ANALYSTS, type Analyst } from '../games/analysts.ts';
import { SHELF } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { Experiment } from './experiment.ts';

/** The game of an experiment and, where it has one, its analyst. */
export async function openGame({ game: id }: Experiment): Promise<{ readonly game: AnyGame; readonly analyst: Analyst | undefined }> {
  const box = SHELF[id];
  if (!box) throw new Error(`there is no game "${id}"`);
  return { game: await box.open(), analyst: await ANALYSTS[id]?.() };
}
