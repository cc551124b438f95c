import { type Changes, choice, type Option, optionsOf } from '../../kernel/index.ts';
import { SAMPLE } from './content-sample.ts';
import { contentShape } from './content-shape.ts';

/** What the players agree on before the first roll. */
export interface Agreement {
  readonly firstRoller: 'random' | number;
  readonly dockUse: 'free' | 'once';
  readonly xRule: 'strict' | 'sequential' | 'voluntary';
  readonly xPlace: 'anywhere' | 'cardRegions';
  readonly routeMode: 'draw' | 'auto';
  readonly routeAid: 'none' | 'validate' | 'optimum';
  readonly tieBreak: 'shared' | 'detailed';
  readonly openBoards: 'afterStep' | 'end';
  /** A map of one's own: what is not as printed. */
  readonly content?: Changes | undefined;
}

/** A choice whose extremes are all but the standard, which every trial meets anyway. */
function variants<const T extends string | number>(standard: NoInfer<T>, ...values: readonly T[]): Option<T> {
  return { ...choice<T>(standard, ...values), extremes: values.filter(value => value !== standard) };
}

/** Whose hand rolls first changes nothing: one seat stands for all of them among the extremes. */
const FIRST_ROLLER: Option<'random' | number> = { ...choice<'random' | number>('random', 'random', 0, 1, 2, 3, 4, 5, 6, 7), extremes: [0] };

export const OPTIONS = optionsOf<Agreement>(
  {
    firstRoller: FIRST_ROLLER,
    dockUse: { ...variants('free', 'free', 'once'), basic: true },
    // The rulebook asks of a number only whether it has a legal place when it is written.
    xRule: { ...variants('strict', 'strict', 'sequential', 'voluntary'), printed: 'sequential' },
    xPlace: variants('anywhere', 'anywhere', 'cardRegions'),
    // OT-8.8 Bots always submit the best route, so the lab does not have them draw it.
    routeMode: { ...variants('draw', 'draw', 'auto'), basic: true, lab: 'auto' },
    routeAid: { ...variants('validate', 'none', 'validate', 'optimum'), basic: true },
    tieBreak: variants('shared', 'shared', 'detailed'),
    openBoards: variants('afterStep', 'afterStep', 'end'),
    content: { shape: contentShape, standard: undefined, extremes: [SAMPLE] },
  },
  ({ firstRoller }, seats) =>
    firstRoller !== 'random' && firstRoller >= seats
      ? `option firstRoller must be random or a seat from 0 to ${seats - 1}, not ${firstRoller}`
      : undefined,
);
