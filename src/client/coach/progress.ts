// How far somebody has come with a lesson, kept on this device.
import { memoryOf } from '../device/memory.ts';
import type { Compared } from './stay.ts';

/** A step that was told, and after how many entries of the match. */
export interface ToldStep {
  readonly step: number;
  readonly line: number;
}

/** What is kept of a lesson. */
export interface Progress {
  readonly version: number;
  /** The table of its match. */
  readonly table: string;
  /** The steps that were told, the last of them now. */
  readonly told: readonly ToldStep[];
  /** The steps that were done, by their ids. */
  readonly done: readonly string[];
  /** What was answered with two futures. */
  readonly compared?: readonly Compared[];
  readonly isOver: boolean;
}

const PAGE = 'lesson';

/** What is known of the lesson of a game; nothing where none was begun, or another version of it. */
export function progressOf(game: string, version?: number): Progress | undefined {
  const kept = memoryOf(game, PAGE).read();
  return isProgress(kept) && (version === undefined || kept.version === version) ? kept : undefined;
}

export function keepProgress(game: string, progress: Progress): void {
  memoryOf(game, PAGE).write(progress);
}

/** Whether the lesson of a game was offered already; from now on it was. */
export function isFirstOffer(game: string): boolean {
  const box = memoryOf(game, 'lesson-offered');
  const isFirst = box.read() !== true && progressOf(game) === undefined;
  box.write(true);
  return isFirst;
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, table, told, done }: Partial<Record<keyof Progress, unknown>> = kept;
  return typeof version === 'number' && typeof table === 'string' && Array.isArray(told) && Array.isArray(done);
}
