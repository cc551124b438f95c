import type { Options } from './options.ts';
import { same } from './same.ts';
import { fits, record, type Shape, whole } from './shape.ts';

/** What is agreed before the first card is dealt. */
export interface Plan<O> {
  readonly options: O;
  readonly seats: number;
  readonly version: number;
}

/** Why a match by this version of a game's rules cannot be played here; undefined where it can. */
export function versionProblem(
  { id, version: newest }: { readonly id: string; readonly version: number },
  version: number,
): string | undefined {
  if (!Number.isInteger(version) || version < 1) {
    return `the rules of ${id} have versions 1 to ${newest}, and this match names none of them`;
  }
  if (version <= newest) return undefined;
  return `this match is played by version ${version} of the rules of ${id}, and this program knows versions up to ${newest}: update it`;
}

/** What the plan inside a state from outside must be. */
export function planShape<O>(
  options: Options<O>,
  seats: { readonly least: number; readonly most: number },
  version: number,
): Shape<Plan<O>> {
  const anything: Shape<unknown> = { allowed: 'anything', problem: () => undefined };
  const plan = record<Plan<unknown>>({ options: anything, seats: whole(seats.least, seats.most), version: whole(1, version) });
  return {
    allowed: plan.allowed,
    problem(value, at) {
      const problem = plan.problem(value, at);
      if (!fits(plan, value)) return problem;
      const reading = options.read(value.options, value.seats, value.version);
      if (!reading.ok) return `${at}: ${reading.problem}`;
      return same(reading.options, value.options) ? undefined : `${at}.options must name every option`;
    },
  };
}
