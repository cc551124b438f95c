// Runs an experiment by whatever plays games: threads, Web Workers, machines. Where it stops does not depend on who was faster.
import { agreedIn, answerOf, isClear } from './answer.ts';
import type { Experiment } from './experiment.ts';
import { missingGames, type Task, type Watch } from './orders.ts';
import { looksOf } from './sequential.ts';
import { addResult, type Series } from './series.ts';

/** Plays the games of some tasks and hands on every result. */
export type Play = (tasks: readonly Task[], watch: Watch) => Promise<void>;

/** How it ended: all was played, the answer was clear, or somebody stopped it. */
export type Ended = 'played' | 'clear' | 'stopped';

/** Plays what is missing of an experiment, adding up in `series`, look by look; what is there already is not played again. */
export async function runExperiment(experiment: Experiment, series: readonly Series[], play: Play, watch: Watch): Promise<Ended> {
  const { question, stopWhenClear = false } = experiment;
  const heard: Watch['heard'] = (result, at) => {
    const own = series[at];
    if (own) addResult(own, result);
    watch.heard(result, at);
  };
  const isMissing = ({ results }: Series) => missingGames(experiment.pairs, results).length > 0;
  for (const look of looksOf(agreedIn(experiment))) {
    const tasks = series.map(({ trial, results }) => ({ trial, games: missingGames(look, results) }));
    if (tasks.some(({ games }) => games.length > 0)) await play(tasks, { ...watch, heard });
    // Orders that were out are played to their end; they may have been the last.
    if (watch.signal?.aborted && series.some(isMissing)) return 'stopped';
    if (stopWhenClear && question && look < experiment.pairs && isClear(answerOf(experiment, question, series))) return 'clear';
  }
  return 'played';
}
