import { join } from 'node:path';
import { addResult, compare, missingGames, newSeries, run, type Series, summarise, type Watch } from '../../lab/index.ts';
import type { Variant } from '../../lab/report/index.ts';
import { mustBeWritable, writeFile } from '../usage.ts';
import { writeCsv } from './csv.ts';
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
  const trials = request.trials.map(({ label, experiment }) => ({ label, series: newSeries(experiment, request.csv !== undefined) }));
  const started = performance.now();
  await playAll(request, trials, folders, stop.signal);
  const seconds = (performance.now() - started) / 1000;
  const told = tell(trials, seconds);
  if (request.csv !== undefined) writeCsv(request.csv, trials);
  if (request.html !== undefined) {
    const { reportPage } = await import('../../lab/report/index.ts');
    writeFile(request.html, await reportPage(request.game, told));
  }
  console.log(request.json ? JSON.stringify(asJson(told)) : spoken(told));
  if (stop.signal.aborted) return sayHowToGoOn(request, told, args);
  return told.every(({ summary }) => summary.finished === summary.games) ? 0 : 1;
}

/** A directory for each variant, where games are to be saved. */
function openFolders({ save, trials, game }: Request): readonly (Saved | undefined)[] {
  return trials.map(({ label, experiment }, index) => {
    if (save === undefined) return undefined;
    const folder = trials.length === 1 ? save : join(save, `${index}-${label.replaceAll(/[^\w=,.-]+/g, '_')}`);
    return openSaved(folder, experiment, game.version);
  });
}

/** Aborts at the first Ctrl-C; a second one ends the program at once. */
function stopOnSignal(): AbortController {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop;
}

/** Plays whatever is not there yet, until it is done or stopped. */
async function playAll(
  { jobs, redis }: Request,
  trials: readonly { readonly series: Series }[],
  folders: readonly (Saved | undefined)[],
  signal: AbortSignal,
): Promise<void> {
  for (const [at, { series }] of trials.entries()) {
    folders[at]?.recall(result => {
      if (result.index < series.experiment.games) addResult(series, result);
    });
  }
  const tasks = trials.map(({ series }) => ({ experiment: series.experiment, games: missingGames(series.experiment, series.results) }));
  const bar = progressBar(tasks.reduce((sum, { games }) => sum + games.length, 0));
  const watch: Watch = {
    signal,
    heard(result, at) {
      const series = trials[at]?.series;
      if (!series) return;
      folders[at]?.keep(result);
      addResult(series, result);
      bar.add();
    },
  };
  await (redis === undefined ? run(tasks, jobs, watch) : onWorkers(redis, tasks, watch));
  bar.end();
}

/** Lets the workers of a Redis play; the queue is loaded only where somebody wants it. */
async function onWorkers(redis: string, tasks: Parameters<typeof run>[0], watch: Watch): Promise<void> {
  const [{ runOnQueue }, { orUsageError }] = await Promise.all([import('../../lab/queue/index.ts'), import('../worker.ts')]);
  await orUsageError(runOnQueue(tasks, redis, watch));
}

function tell(trials: readonly { readonly label: string; readonly series: Series }[], seconds: number): Variant[] {
  const [first] = trials;
  return trials.map(({ label, series }, index) => ({
    label,
    series,
    summary: summarise(series, seconds),
    against: index > 0 && first ? compare(first.series, series) : null,
  }));
}

/** One series is its summary, as ever; several are a list, each with what changes against the first. */
function asJson(told: readonly Variant[]): unknown {
  const [only] = told;
  if (told.length === 1) return only?.summary;
  return { variants: told.map(({ label, summary, against }) => ({ variant: label, ...summary, ...(against ? { against } : {}) })) };
}

function sayHowToGoOn({ save, trials }: Request, told: readonly Variant[], args: readonly string[]): number {
  const done = told.reduce((sum, { summary }) => sum + summary.games, 0);
  const wanted = trials.reduce((sum, { experiment }) => sum + experiment.games, 0);
  const typed = args.map(arg => (/^[\w=,.:/-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');
  const how =
    save === undefined ? 'with --save DIR a stopped run can be continued' : `the same command continues it: tabletour simulate ${typed}`;
  console.error(`tabletour: stopped after ${done} of ${wanted} games; ${how}`);
  return STOPPED;
}
