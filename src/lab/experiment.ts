// An experiment: what pages save, links hold and `simulate --experiment` runs. Plain data, the same everywhere.
import { botNamesIn } from '../bots/index.ts';
import { entryOf, GAME_IDS } from '../games/index.ts';
import {
  type AnyGame,
  fits,
  flag,
  isObject,
  labOptions,
  list,
  oneOf,
  optional,
  record,
  type Shape,
  shown,
  text,
  whole,
} from '../kernel/index.ts';
import { isOfParts, MEASURE, type Measure } from './measures.ts';
import type { Trial } from './trial.ts';

/** Grows when a file of an earlier build could be misunderstood. */
export const EXPERIMENT_FORMAT = 1;
export const MOST_VARIANTS = 64;
export const MOST_PAIRS = 10_000_000;
const MOST_BYTES = 4_000_000;

/** Options in the game's own names, with whatever content replaces the printed one; what is not named is as the lab usually plays. */
export type NamedOptions = Readonly<Record<string, unknown>>;

/** One set of rules and bots; what it does not say is as in the experiment. */
export interface VariantPlan {
  readonly name: string;
  readonly options?: NamedOptions;
  readonly bots?: readonly string[];
}

/** What is asked. */
export interface Question {
  /** One of the ready questions; missing where somebody asked their own. */
  readonly id?: string;
  readonly measure: Measure;
  /** The change that matters, in the measure's own unit: 0.01 is a point of a share. */
  readonly margin?: number;
}

/** Everything that decides what is played, and what is asked of it. */
export interface Experiment {
  readonly format: typeof EXPERIMENT_FORMAT;
  readonly game: string;
  readonly seats: number;
  /** A name for each seat, or fewer, which are repeated. */
  readonly bots: readonly string[];
  /** What all variants have in common. */
  readonly options?: NamedOptions;
  /** The first is what the others are compared with. */
  readonly variants: readonly VariantPlan[];
  /** Games of each variant; game 17 of all has the same luck. */
  readonly pairs: number;
  readonly seed: string;
  readonly question?: Question;
  /** Whether the run ends once the answer is clear. */
  readonly stopWhenClear?: boolean;
}

const OPTIONS: Shape<NamedOptions> = {
  allowed: 'an object of option names and values',
  problem(value, at) {
    return isObject(value) ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

const MARGIN: Shape<number> = {
  allowed: 'a number above 0',
  problem(value, at) {
    return typeof value === 'number' && value > 0 && Number.isFinite(value)
      ? undefined
      : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

const BOTS = list(text(40), 1, 16);

/** The shape of an experiment file; whether its game knows these options and bots is found out when it is opened. */
export const EXPERIMENT: Shape<Experiment> = record<Experiment>({
  format: oneOf(EXPERIMENT_FORMAT),
  game: text(40),
  seats: whole(1, 16),
  bots: BOTS,
  options: optional(OPTIONS),
  variants: list(record<VariantPlan>({ name: text(200), options: optional(OPTIONS), bots: optional(BOTS) }), 1, MOST_VARIANTS),
  pairs: whole(1, MOST_PAIRS),
  seed: text(200),
  question: optional(record<Question>({ id: optional(text(40)), measure: MEASURE, margin: optional(MARGIN) })),
  stopWhenClear: optional(flag),
});

/** Something from outside as what was wanted, or one sentence about what is wrong with it. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** The experiment in a text. */
export function parseExperiment(text: string): Reading<Experiment> {
  if (text.length > MOST_BYTES)
    return refused(`the experiment must be at most ${MOST_BYTES / 1_000_000} MB, not ${text.length} characters`);
  try {
    return readExperiment(JSON.parse(text));
  } catch (error) {
    return refused(`the experiment is not JSON: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`);
  }
}

/** The experiment in a value from outside. */
export function readExperiment(value: unknown): Reading<Experiment> {
  const format = isObject(value) ? value.format : undefined;
  if (typeof format === 'number' && format > EXPERIMENT_FORMAT)
    return refused(`the experiment has format ${format}, and this version of Tabletour reads formats up to ${EXPERIMENT_FORMAT}`);
  if (!fits(EXPERIMENT, value)) return refused(EXPERIMENT.problem(value, 'experiment') ?? '');
  const names = value.variants.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  return twice === undefined ? { ok: true, value } : refused(`experiment.variants has two variants named "${twice}"`);
}

/** What the trials of an experiment are to keep. */
export type Wanted = Pick<Trial, 'keepRecords' | 'analyse' | 'trace'>;

/** All that a page or a report shows. */
export const ALL_STATISTICS: Wanted = { keepRecords: false, analyse: true, trace: true };

/** The trials of an experiment, one for each variant, with every option agreed; or what its game does not accept. */
export async function trialsOf(experiment: Experiment, wanted: Wanted = ALL_STATISTICS): Promise<Reading<readonly Trial[]>> {
  const entry = entryOf(experiment.game);
  if (!entry) return refused(`unknown game "${experiment.game}"; choose from: ${GAME_IDS.join(', ')}`);
  return trialsIn(await entry.open(), experiment, wanted);
}

/** The same, of a game that has been opened. */
export function trialsIn(game: AnyGame, experiment: Experiment, wanted: Wanted): Reading<readonly Trial[]> {
  const { seats, pairs, seed, question } = experiment;
  const { least, most } = game.seats;
  if (seats < least || seats > most) return refused(`seats of ${game.id} must be a whole number from ${least} to ${most}, not ${seats}`);
  const common = game.options.read({ ...labOptions(game.options), ...experiment.options }, seats);
  if (!common.ok) return refused(common.problem);
  const kept = question && isOfParts(question.measure) ? { ...wanted, review: true } : wanted;
  const trials: Trial[] = [];
  for (const variant of experiment.variants) {
    const said = (problem: string) => refused(experiment.variants.length > 1 ? `variant ${variant.name}: ${problem}` : problem);
    const bots = variant.bots ?? experiment.bots;
    const problem = botsProblem(game, bots, seats);
    if (problem !== undefined) return said(problem);
    const agreed = game.options.read({ ...labOptions(game.options), ...experiment.options, ...variant.options }, seats);
    if (!agreed.ok) return said(agreed.problem);
    trials.push({ game: game.id, seats, options: agreed.options, bots: seated(bots, seats), games: pairs, seed, ...kept });
  }
  const problem = question && questionProblem(question, trials);
  return problem === undefined ? { ok: true, value: trials } : refused(problem);
}

function botsProblem(game: AnyGame, bots: readonly string[], seats: number): string | undefined {
  const known = botNamesIn(game);
  const strange = bots.find(name => !known.includes(name));
  if (strange !== undefined) return `there is no bot "${strange}" in ${game.id}; bots: ${known.join(', ')}`;
  return bots.length > seats ? `bots must name at most ${seats} bots for ${seats} seats, not ${bots.length}` : undefined;
}

/** A question can be asked only of seats and bots that are there. */
function questionProblem({ measure }: Question, trials: readonly Trial[]): string | undefined {
  const [{ seats, bots } = { seats: 0, bots: [] }] = trials;
  const who = 'who' in measure ? measure.who : 'all';
  if (who === 'all') return undefined;
  if ('bot' in who) {
    const known = new Set(trials.flatMap(trial => trial.bots));
    return known.has(who.bot) ? undefined : `question.measure.who.bot must be one of ${[...known].join(', ')}, not ${shown(who.bot)}`;
  }
  const [name, number] = 'place' in who ? ['place', who.place] : ['seat', who.seat];
  return number < bots.length ? undefined : `question.measure.who.${name} must be a whole number from 0 to ${seats - 1}, not ${number}`;
}

/** A bot for every seat. */
export function seated(bots: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? '');
}

function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
