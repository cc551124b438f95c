import { availableParallelism } from 'node:os';
import { type AnyGame, labOptions } from '../../kernel/index.ts';
import { EXPERIMENT_FORMAT, type Experiment, MOST_PAIRS, parseExperiment, type Trial, trialsIn, type Wanted } from '../../lab/index.ts';
import {
  botNames,
  contentIn,
  entryNamed,
  namedOptions,
  noMoreWords,
  type Parsed,
  parse,
  seatsOf,
  textIn,
  UsageError,
  wholeNumber,
} from '../usage.ts';
import { variantsOf } from './variants.ts';

const MOST_JOBS = 64;

/** A variant and the games that are played of it. */
export interface LabelledTrial {
  readonly label: string;
  readonly trial: Trial;
}

/** What somebody wants to know, and where it shall be written. */
export interface Request {
  readonly game: AnyGame;
  readonly experiment: Experiment;
  /** The first one is what the others are compared with. */
  readonly trials: readonly LabelledTrial[];
  readonly jobs: number;
  /** The Redis whose workers play the games; without it they are played here. */
  readonly redis: string | undefined;
  readonly json: boolean;
  readonly csv: string | undefined;
  readonly html: string | undefined;
  readonly save: string | undefined;
}

/** What makes an experiment, where no file does. */
const MAKING = {
  seats: 'value',
  bots: 'value',
  games: 'value',
  seed: 'value',
  option: 'values',
  content: 'value',
  compare: 'values',
  matrix: 'values',
} as const;

/** Reads the arguments of `simulate`; whatever is wrong with them is said before anything is played. */
export async function readRequest(args: readonly string[]): Promise<Request> {
  const given = parse(args, {
    ...MAKING,
    experiment: 'value',
    jobs: 'value',
    redis: 'value',
    json: 'flag',
    csv: 'value',
    html: 'value',
    save: 'value',
  });
  noMoreWords(given.words, 1);
  const path = given.value('experiment');
  const experiment = path === undefined ? await madeOf(given) : fileIn(path, given);
  const game = await entryNamed(experiment.game).open();
  const reading = trialsIn(game, experiment, wantedBy(given));
  if (!reading.ok) throw new UsageError(path === undefined ? reading.problem : `${path}: ${reading.problem}`);
  return {
    game,
    experiment,
    trials: reading.value.map((trial, at) => ({ label: experiment.variants[at]?.name ?? '', trial })),
    redis: redisIn(given),
    jobs: wholeNumber('--jobs', given.value('jobs'), availableParallelism(), { least: 1, most: MOST_JOBS }),
    json: given.has('json'),
    csv: given.value('csv'),
    html: given.value('html'),
    save: given.value('save'),
  };
}

/** The experiment in a file, which says everything itself. */
function fileIn(path: string, given: Parsed): Experiment {
  const beside = given.words[0] ?? Object.keys(MAKING).find(name => given.value(name) !== undefined || given.values(name).length > 0);
  if (beside !== undefined) {
    const what = given.words.length > 0 ? `"${beside}"` : `--${beside}`;
    throw new UsageError(`${what} cannot be combined with --experiment: the file says what is played`);
  }
  const reading = parseExperiment(textIn(path));
  if (!reading.ok) throw new UsageError(`${path}: ${reading.problem}`);
  return reading.value;
}

/** The experiment that the flags make. */
async function madeOf(given: Parsed): Promise<Experiment> {
  const entry = entryNamed(given.words[0]);
  const game = await entry.open();
  const content = await contentIn(entry, given.value('content'));
  const variants = variantsOf(given.values('compare'), given.values('matrix'));
  const seats = seatsOf(game, given.value('seats'), Math.max(2, game.seats.least));
  const bots = botNames(game, given.value('bots'), ['random']);
  if (bots.length > seats) throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats; name at most ${seats}`);
  return {
    format: EXPERIMENT_FORMAT,
    game: game.id,
    seats,
    bots,
    options: { ...labOptions(game.options), ...content, ...namedOptions(given.values('option')) },
    variants: variants.map(({ label, pairs }) => ({ name: label, options: namedOptions(pairs) })),
    pairs: wholeNumber('--games', given.value('games'), 100, { least: 1, most: MOST_PAIRS }),
    seed: given.value('seed') ?? '1',
  };
}

function redisIn(given: Parsed): string | undefined {
  const redis = given.value('redis');
  if (redis !== undefined && given.value('jobs') !== undefined)
    throw new UsageError('--jobs cannot be combined with --redis: each worker has its own --jobs');
  return redis;
}

function wantedBy(given: Parsed): Wanted {
  const isSaved = given.value('save') !== undefined;
  const isTold = isSaved || given.has('json') || given.value('html') !== undefined || given.value('experiment') !== undefined;
  return {
    keepRecords: isSaved,
    analyse: isTold || given.value('csv') !== undefined,
    // A saved game must serve whatever a later run wants to know of it.
    trace: isTold,
  };
}
