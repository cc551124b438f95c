import { INTERACTION } from '../elements.ts';
import type { NamedOptions, VariantPlan } from '../experiment.ts';
import type { Measure } from '../measures.ts';
import type { QuestionId } from './question-ids.ts';

/** What of a question can be changed where it is asked. */
export type Slot =
  | { readonly slot: 'seats' | 'bots' | 'who' | 'reason' }
  /** An option of the game, and its value in each variant. */
  | { readonly slot: 'option'; readonly option: string }
  /** One element of a kind, or all of them in one chart. */
  | { readonly slot: 'element'; readonly kind: string };

/** The chart that answers first. */
export type FirstChart =
  | 'order'
  | 'change'
  | 'length'
  | 'scores'
  | 'leader'
  | 'waiting'
  | 'decisions'
  | 'bots'
  | 'endings'
  | 'matrix'
  | 'variants'
  /** What the elements of one kind are worth, with intervals. */
  | { readonly elements: string };

/** A question that is ready to be asked: everything of an experiment but pairs and seed. */
export interface ReadyQuestion {
  readonly id: QuestionId;
  readonly measure: Measure;
  readonly seats: number;
  readonly bots: readonly string[];
  /** What all variants have in common. */
  readonly options?: NamedOptions;
  /** The first is the game as it is usually played. */
  readonly variants: readonly VariantPlan[];
  readonly slots: readonly Slot[];
  readonly chart: FirstChart;
}

export const AS_AGREED: VariantPlan = { name: 'A' };

/** A, and B with these options. */
export function changed(options: NamedOptions): readonly VariantPlan[] {
  return [AS_AGREED, { name: 'B', options }];
}

/** Every value of two options with each other; the first combination is what the others are compared with. */
export function crossed(
  [one, ones]: readonly [string, readonly unknown[]],
  [other, others]: readonly [string, readonly unknown[]],
): readonly VariantPlan[] {
  return ones.flatMap(first =>
    others.map(second => ({ name: `${one}=${first},${other}=${second}`, options: { [one]: first, [other]: second } })),
  );
}

const SEATS: Slot = { slot: 'seats' };
const BOTS: Slot = { slot: 'bots' };
const GREEDY = ['greedy'];

/** A question about one figure of the game as it is. */
export function about(
  id: QuestionId,
  measure: Measure,
  { seats = 4, bots = GREEDY, slots = [], chart }: Partial<ReadyQuestion> & Pick<ReadyQuestion, 'chart'>,
): ReadyQuestion {
  return { id, measure, seats, bots, variants: [AS_AGREED], slots: [SEATS, BOTS, ...slots], chart };
}

/** A question about what an option changes. */
export function whatIf(
  id: QuestionId,
  measure: Measure,
  options: NamedOptions,
  { seats = 4, bots = GREEDY, chart = 'change', options: common }: Partial<ReadyQuestion> = {},
): ReadyQuestion {
  const slots = Object.keys(options).map((option): Slot => ({ slot: 'option', option }));
  const shared = common ? { options: common } : {};
  return { id, measure, seats, bots, ...shared, variants: changed(options), slots: [SEATS, BOTS, ...slots], chart };
}

/** A question about the elements of one kind. */
export function worthOf(id: QuestionId, kind: string, name: string, seats = 4): ReadyQuestion {
  return about(id, { what: 'worth', kind, name }, { seats, slots: [{ slot: 'element', kind }], chart: { elements: kind } });
}

/** A question about how much players do to each other. */
export function betweenPlayers(id: QuestionId, seats = 4): ReadyQuestion {
  return about(id, { what: 'worth', kind: INTERACTION, name: 'all' }, { seats, chart: { elements: INTERACTION } });
}

/** Two options at once. */
export function twoThings(
  measure: Measure,
  one: readonly [string, readonly unknown[]],
  other: readonly [string, readonly unknown[]],
  seats = 4,
): ReadyQuestion {
  const slots: readonly Slot[] = [SEATS, BOTS, { slot: 'option', option: one[0] }, { slot: 'option', option: other[0] }];
  return { id: 'twoThings', measure, seats, bots: GREEDY, variants: crossed(one, other), slots, chart: 'matrix' };
}
