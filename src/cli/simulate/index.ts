import { join, parse as parsePath } from 'node:path';
import {
  type Answer,
  addResult,
  answerOf,
  figuresFile,
  gamesCsv,
  type NamedSeries,
  newSeries,
  type Play,
  runExperiment,
  type Series,
  type Told,
  tableCsvs,
  toldOf,
} from '../../lab/index.ts';
import { mustBeWritable, writeFile } from '../usage.ts';
import { progressBar } from './progress.ts';
import { type Request, readRequest } from './request.ts';
import { openSaved, type Saved } from './saved.ts';
import { spoken } from './spoken.ts';

/** The exit code of a program that was stopped from the keyboard. */
const STOPPED = 130;

/** Plays many games, of one set of rules or of several side by side, and says what came of them. */
export async function simulate(args: readonly string[]): Promise<number> {
  const request = await readRequest(args);
  const stop = stopOnSignal();
  for (const path of [request.csv, request.html]) if (path !== undefined) mustBeWritable(path);
  const folders = openFolders(request);
  const trials = request.trials.map(({ label, trial }) => ({ label, series: newSeries(trial, request.csv !== undefined) }));
  const started = performance.now();
  await playAll(request, trials, folders, stop.signal);
  const seconds = (performance.now() - started) / 1000;
  const told = toldOf(trials, seconds);
  const answer = answerTo(request, trials);
  if (request.csv !== undefined) writeCsv(request.csv, trials);
  if (request.html !== undefined) {
    const { reportPage } = await import('../../lab/report/index.ts');
    writeFile(request.html, await reportPage(request.game, told, await verdictsOf(request, answer)));
  }
  console.log(request.json ? JSON.stringify(figuresFile(told, answer)) : await spokenAll(request, told, answer));
  if (stop.signal.aborted) return sayHowToGoOn(request, told, args);
  return told.every(({ summary }) => summary.finished === summary.games) ? 0 : 1;
}

/** What the games say to the question of an experiment, where it asks one. */
function answerTo({ experiment }: Request, trials: readonly NamedSeries[]): Answer | undefined {
  const { question } = experiment;
  return (
    question &&
    answerOf(
      experiment,
      question,
      trials.map(({ series }) => series),
    )
  );
}

/** The verdicts first, where something was asked. */
async function spokenAll(request: Request, told: readonly Told[], answer: Answer | undefined): Promise<string> {
  const verdicts = await verdictsOf(request, answer);
  return [...verdicts, ...(verdicts.length > 0 ? [''] : []), spoken(told)].join('\n');
}

async function verdictsOf({ experiment }: Request, answer: Answer | undefined): Promise<readonly string[]> {
  if (!answer) return [];
  const { labWords, verdictSentences } = await import('../../lab/words/index.ts');
  return verdictSentences(await labWords('en'), experiment, answer);
}

/** One row a game and seat; beside it, in files of their own, the game's own tables: games.csv, games-towns.csv. */
function writeCsv(path: string, trials: readonly NamedSeries[]): void {
  const { dir, name, ext } = parsePath(path);
  writeFile(path, gamesCsv(trials));
  for (const [table, text] of tableCsvs(trials)) writeFile(join(dir, `${name}-${table}${ext}`), text);
}

/** A directory for each variant, where games are to be saved. */
function openFolders({ save, trials, game }: Request): readonly (Saved | undefined)[] {
  return trials.map(({ label, trial }, index) => {
    if (save === undefined) return undefined;
    const folder = trials.length === 1 ? save : join(save, `${index}-${label.replaceAll(/[^\w=,.-]+/g, '_')}`);
    return openSaved(folder, trial, game.version);
  });
}

/** Aborts at the first Ctrl-C; a second one ends the program at once. */
function stopOnSignal(): AbortController {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop;
}

/** Plays whatever is not there yet, until it is done, clear or stopped. */
async function playAll(
  { experiment, jobs, redis }: Request,
  trials: readonly { readonly series: Series }[],
  folders: readonly (Saved | undefined)[],
  signal: AbortSignal,
): Promise<void> {
  for (const [at, { series }] of trials.entries()) {
    folders[at]?.recall(result => {
      if (result.index < series.trial.games) addResult(series, result);
    });
  }
  const all = trials.map(({ series }) => series);
  const bar = progressBar(all.reduce((sum, { trial, results }) => sum + trial.games - results.size, 0));
  const player = redis === undefined ? await inThreads(jobs) : { play: onWorkers(redis), close() {} };
  try {
    await runExperiment(experiment, all, player.play, {
      signal,
      heard(result, at) {
        folders[at]?.keep(result);
        bar.add();
      },
    });
  } finally {
    player.close();
  }
  bar.end();
}

async function inThreads(jobs: number) {
  const { playerIn } = await import('../../lab/threads/index.ts');
  return playerIn(jobs);
}

/** Lets the workers of a Redis play; the queue is loaded only where somebody wants it. */
function onWorkers(redis: string): Play {
  return async (tasks, watch) => {
    const [{ runOnQueue }, { orUsageError }] = await Promise.all([import('../../lab/queue/index.ts'), import('../worker.ts')]);
    await orUsageError(runOnQueue(tasks, redis, watch));
  };
}

function sayHowToGoOn({ save, trials }: Request, told: readonly Told[], args: readonly string[]): number {
  const done = told.reduce((sum, { summary }) => sum + summary.games, 0);
  const wanted = trials.reduce((sum, { trial }) => sum + trial.games, 0);
  const typed = args.map(arg => (/^[\w=,.:/-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');
  const how =
    save === undefined ? 'with --save DIR a stopped run can be continued' : `the same command continues it: tabletour simulate ${typed}`;
  console.error(`tabletour: stopped after ${done} of ${wanted} games; ${how}`);
  return STOPPED;
}
