// All that is drawn of the table.
import type { View } from '../../../games/on-tour-paris/index.ts';

/**
 * What the viewer has pencilled in is told by no event, nor is the first of two choices: they come with the next view.
 * So does the end: results, and the maps that were closed until then.
 */
export function drawn({ players, phase, viewer, results: _results, ...rest }: View) {
  const { openBoards } = rest.plan.options;
  return {
    ...rest,
    phase: phase ?? 'route',
    players: players.map(({ left, empty, marks }, seat) => ({
      isDone: left === 0,
      empty,
      marks: openBoards === 'afterStep' || viewer === seat ? marks : null,
    })),
  };
}
