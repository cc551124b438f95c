import { accountOf } from './accounts.ts';
import type { Film } from './film.ts';
import type { Review } from './review.ts';
import { rowsOf } from './rows.ts';
import { stepsOf } from './steps.ts';
import type { Found } from './task.ts';
import { turningPointsOf } from './turning.ts';

/** The share of the decisions that must have a mark for the look to be more than a rough one. */
const ENOUGH = 0.5;

/** The review as far as it has come; `all` are the games that are to be played in all. In whatever order things were found, it is the same. */
export function assemble(film: Film, found: readonly Found[], all: number): Review {
  const rows = rowsOf(film, found);
  const start = rows.get(0)?.value[0];
  const weighed = stepsOf(film, rows);
  const steps = weighed.map(({ step }) => step);
  const seats = Array.from({ length: film.seats }, (_, seat) => seat);
  const marks = steps.flatMap(step => (step.kind === 'decision' ? [step.mark] : []));
  const graded = marks.filter(mark => mark !== 'unknown').length;
  const done = found.reduce((sum, each) => sum + each.games, 0);
  return {
    game: film.game.id,
    version: film.version,
    seats: film.seats,
    isTeam: film.isTeam,
    measure: film.measure,
    steps,
    accounts: seats.map(seat => accountOf(film, seat, start, weighed)),
    turningPoints: seats.map(seat => turningPointsOf(film, seat, start, weighed)),
    progress: { done, all: Math.max(all, done), steps: steps.filter(step => step.games > 0).length, allSteps: steps.length },
    isRough: graded < ENOUGH * marks.length,
  };
}
