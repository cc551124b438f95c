import { entryOf } from '../../games/index.ts';
import type { Run } from './runs.ts';

/** Why this worker cannot play a run as its owner would, if so: results must not depend on who plays. */
export async function objection({ series }: Run): Promise<string | undefined> {
  for (const { trial, version } of series) {
    const entry = entryOf(trial.game);
    if (!entry) return `does not know the game "${trial.game}"`;
    const { version: own } = await entry.open();
    if (own !== version) return `has version ${own} of the rules of ${trial.game}, and the run needs version ${version}`;
  }
  return undefined;
}
