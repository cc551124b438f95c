import { SHELF } from '../../games/index.ts';
import type { Run } from './runs.ts';

/** Why this worker cannot play a run as its owner would, if so: results must not depend on who plays. */
export async function objection({ series }: Run): Promise<string | undefined> {
  for (const { experiment, version } of series) {
    const box = Object.hasOwn(SHELF, experiment.game) ? SHELF[experiment.game] : undefined;
    if (!box) return `does not know the game "${experiment.game}"`;
    const { version: own } = await box.open();
    if (own !== version) return `has version ${own} of the rules of ${experiment.game}, and the run needs version ${version}`;
  }
  return undefined;
}
