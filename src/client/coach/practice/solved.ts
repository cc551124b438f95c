// Which tasks were solved on this device, and the table of the one that was last set.
import { memoryOf } from '../../device/memory.ts';

interface Kept {
  readonly solved: readonly string[];
  readonly table?: string;
}

const boxOf = (game: string) => memoryOf(game, 'practice');

function keptOf(game: string): Kept {
  const kept = boxOf(game).read();
  if (typeof kept !== 'object' || kept === null) return { solved: [] };
  const { solved, table }: Partial<Record<keyof Kept, unknown>> = kept;
  return {
    solved: Array.isArray(solved) ? solved.filter(task => typeof task === 'string') : [],
    ...(typeof table === 'string' ? { table } : {}),
  };
}

export function isSolved(game: string, task: string): boolean {
  return keptOf(game).solved.includes(task);
}

export function keepSolved(game: string, task: string): void {
  const kept = keptOf(game);
  boxOf(game).write({ ...kept, solved: [...new Set([...kept.solved, task])] });
}

/** Notes the table of a task; the one before it may still lie on this device. */
export function keepTable(game: string, table: string): string | undefined {
  const { solved, table: former } = keptOf(game);
  boxOf(game).write({ solved, table });
  return former;
}
