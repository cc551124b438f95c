import { availableParallelism } from 'node:os';
import type { AnyGame } from '../../kernel/index.ts';
import type { Experiment } from '../../lab/index.ts';
import {
  botNames,
  contentIn,
  entryNamed,
  labOptions,
  noMoreWords,
  optionsOf,
  type Parsed,
  parse,
  seatsOf,
  UsageError,
  wholeNumber,
} from '../usage.ts';
import { type Variant, variantsOf } from './variants.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

/** A variant and the games that are played of it. */
export interface Trial {
  readonly label: string;
  readonly experiment: Experiment;
}

/** What somebody wants to know, and where it shall be written. */
export interface Request {
  readonly game: AnyGame;
  /** The first one is what the others are compared with. */
  readonly trials: readonly Trial[];
  readonly jobs: number;
  /** The Redis whose workers play the games; without it they are played here. */
  readonly redis: string | undefined;
  readonly json: boolean;
  readonly csv: string | undefined;
  readonly html: string | undefined;
  readonly save: string | undefined;
}

/** Reads the arguments of `simulate`; whatever is wrong with them is said before anything is played. */
export async function readRequest(args: readonly string[]): Promise<Request> {
  const given = parse(args, {
    seats: 'value',
    bots: 'value',
    games: 'value',
    seed: 'value',
    jobs: 'value',
    redis: 'value',
    option: 'values',
    content: 'value',
    compare: 'values',
    matrix: 'values',
    json: 'flag',
    csv: 'value',
    html: 'value',
    save: 'value',
  });
  noMoreWords(given.words, 1);
  const entry = entryNamed(given.words[0]);
  const game = await entry.open();
  const content = { ...labOptions(game), ...(await contentIn(entry, given.value('content'))) };
  const variants = variantsOf(given.values('compare'), given.values('matrix'));
  const experiment = readExperiment(game, given);
  const pairs = given.values('option');
  optionsOf(game, pairs, experiment.seats, content);
  return {
    game,
    trials: variants.map(variant => ({
      label: variant.label,
      experiment: { ...experiment, options: variantOptions(game, variant, { pairs, seats: experiment.seats, content }) },
    })),
    redis: redisIn(given),
    jobs: wholeNumber('--jobs', given.value('jobs'), availableParallelism(), { least: 1, most: MOST_JOBS }),
    json: given.has('json'),
    csv: given.value('csv'),
    html: given.value('html'),
    save: given.value('save'),
  };
}

function redisIn(given: Parsed): string | undefined {
  const redis = given.value('redis');
  if (redis !== undefined && given.value('jobs') !== undefined)
    throw new UsageError('--jobs cannot be combined with --redis: each worker has its own --jobs');
  return redis;
}

function readExperiment(game: AnyGame, given: Parsed): Omit<Experiment, 'options'> {
  const seats = seatsOf(game, given.value('seats'), Math.max(2, game.seats.least));
  const bots = botNames(game, given.value('bots'), ['random']);
  if (bots.length > seats) throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats`);
  const isSaved = given.value('save') !== undefined;
  const isTold = isSaved || given.has('json') || given.value('html') !== undefined;
  return {
    game: game.id,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? 'random'),
    games: wholeNumber('--games', given.value('games'), 100, { least: 1, most: MOST_GAMES }),
    seed: given.value('seed') ?? '1',
    keepRecords: isSaved,
    analyse: isTold || given.value('csv') !== undefined,
    // A saved game must serve whatever a later run wants to know of it.
    trace: isTold,
  };
}

function variantOptions(
  game: AnyGame,
  { label, pairs: changed }: Variant,
  common: { readonly pairs: readonly string[]; readonly seats: number; readonly content: Readonly<Record<string, unknown>> },
): unknown {
  try {
    return optionsOf(game, [...common.pairs, ...changed], common.seats, common.content);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`variant ${label}: ${error.message}`);
  }
}
