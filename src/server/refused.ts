import { TableProblem } from '../host/index.ts';
import type { Facts } from '../kernel/index.ts';

/** Something a client asked for that is not done: a status, a short name for programs, and one sentence for people. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    readonly short: string,
    text: string,
    readonly facts?: Facts,
  ) {
    super(text);
  }
}

/** Said of a name in which nothing can be seen. */
export const NO_NAME = 'a name needs at least one letter, figure or sign that can be seen';

const CONFLICT = 409;

/** The refusal that an error comes to; undefined where it is a fault of ours. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof TableProblem) return new Refused(CONFLICT, error.kind, error.message, error.facts);
  return error instanceof Refused ? error : undefined;
}
