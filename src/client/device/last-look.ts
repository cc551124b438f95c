// How far the log of a table had come when somebody at this device last looked at it.
import { memoryOf } from './memory.ts';

/** Tables that are remembered; the one looked at longest ago is forgotten first. */
const MOST = 100;
const memory = memoryOf('house', 'looks');
/** Whether this device knows a game: the home page greets who has been here. */
export const been = memoryOf('house', 'been');

function looks(): readonly (readonly [string, number])[] {
  const kept = memory.read();
  if (!Array.isArray(kept)) return [];
  return kept.filter(each => Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number');
}

/** The lines of a table's log that were there at the last look; undefined where nobody has looked. */
export function lastLook(table: string): number | undefined {
  return looks().find(([id]) => id === table)?.[1];
}

export function noteLook(table: string, lines: number): void {
  if (lastLook(table) === lines) return;
  const others = looks().filter(([id]) => id !== table);
  memory.write([...others.slice(1 - MOST), [table, lines]]);
  been.write(true);
}
