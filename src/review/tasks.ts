// What is looked at, and in which order: first the whole match coarsely, then what is least certain and matters most.
import type { Film } from './film.ts';
import type { Task } from './task.ts';

/** How often each thing is played on at first. */
export interface Coarse {
  readonly start: number;
  readonly draw: number;
  readonly decision: number;
}

/** One look at the whole match. */
export function coarseTasks({ lines }: Film, { start, draw, decision }: Coarse): readonly Task[] {
  return [
    { line: 0, what: 'value', games: start, pass: 0 },
    ...lines.flatMap(({ isChoice, luck }, line): Task[] => [
      ...(isChoice ? [{ line, what: 'decision', games: decision, pass: 0 } as const] : []),
      ...(luck.length > 0 ? [{ line, what: 'draw', games: draw, pass: 0 } as const] : []),
    ]),
  ];
}
