// The guide of a lesson stays at the table where it is played on, kept on this device.
import { memoryOf } from '../device/memory.ts';

/** Where a guide stays, and what there is still to say. */
export interface Stay {
  readonly table: string;
  /** How many entries the match had when the lesson was left in the middle: as long as no more come, its step can be told again. */
  readonly entries?: number;
  /** The moves that were answered with two futures: they come back once, as a hint. */
  readonly compared: readonly Compared[];
}

/** A move that was answered with two futures, in notation, and in which step. */
export interface Compared {
  readonly step: string;
  readonly move: string;
}

function isCompared(kept: unknown): kept is Compared {
  if (typeof kept !== 'object' || kept === null) return false;
  const { step, move }: Partial<Record<keyof Compared, unknown>> = kept;
  return typeof step === 'string' && typeof move === 'string';
}

const boxOf = (game: string) => memoryOf(game, 'guide');

/** What is known of the guide at a table; undefined where none stays. */
export function stayAt(game: string, table: string): Stay | undefined {
  const kept = boxOf(game).read();
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { table: at, entries, compared }: Partial<Record<keyof Stay, unknown>> = kept;
  if (at !== table || !Array.isArray(compared)) return undefined;
  return { table, compared: compared.filter(isCompared), ...(typeof entries === 'number' ? { entries } : {}) };
}

export function keepStay(game: string, stay: Stay): void {
  boxOf(game).write(stay);
}
