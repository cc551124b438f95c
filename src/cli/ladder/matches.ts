// The matches of a ladder: everybody against everybody with the seats swapped, or each alone where all win together.
import type { Result, Trial } from '../../lab/index.ts';
import { run } from '../../lab/threads/index.ts';
import type { Score } from './ratings.ts';

/** How one bot did by itself. */
export interface Solo {
  readonly bot: string;
  readonly won: number;
  readonly games: number;
  readonly scores: readonly number[];
}

/** What every match of a ladder has in common. */
export type Terms = Pick<Trial, 'game' | 'seats' | 'options' | 'seed'>;

/** How many games are played, by how many workers at once. */
export interface Workload {
  readonly games: number;
  readonly jobs: number;
}

/** Hears how many games have been played. */
export type Progress = (done: number) => void;

/** All pairs, the stronger one of each first, as the names come from weak to strong. */
export function pairsOf(names: readonly string[]): readonly { readonly first: string; readonly second: string }[] {
  return names.flatMap((second, at) => names.slice(at + 1).map(first => ({ first, second })));
}

/** A pairing over so many games: every deal is played twice, with the seats swapped. */
export async function playPair(
  terms: Terms,
  { first, second }: { readonly first: string; readonly second: string },
  { games, jobs }: Workload,
  progress: Progress,
): Promise<Score> {
  const there = seriesOf(terms, [first, second], Math.ceil(games / 2));
  const back = seriesOf(terms, [second, first], Math.floor(games / 2));
  let won = 0;
  const played = await playAll([there, back], jobs, progress);
  for (const { trial, result } of played) won += shareOf(trial.bots, first, result);
  return { first, second, won, games: played.length };
}

/** One bot in every seat. */
export async function playAlone(terms: Terms, bot: string, { games, jobs }: Workload, progress: Progress): Promise<Solo> {
  const played = await playAll([seriesOf(terms, [bot], games)], jobs, progress);
  const won = played.filter(({ result }) => result.outcome?.ranks[0] === 1).length;
  return { bot, won, games: played.length, scores: played.flatMap(({ result }) => result.outcome?.scores ?? []) };
}

/** Whether all seats of a game always share one rank: alone, or as a team. */
export async function isTeam(terms: Terms): Promise<boolean> {
  if (terms.seats === 1) return true;
  const played = await playAll([seriesOf(terms, ['greedy'], TRIALS)], 1, () => {});
  return played.every(({ result }) => result.outcome?.ranks.every(rank => rank === result.outcome?.ranks[0]));
}

const TRIALS = 6;

function seriesOf(terms: Terms, bots: readonly string[], games: number): Trial {
  const seated = Array.from({ length: terms.seats }, (_, seat) => bots[seat % bots.length] ?? '');
  return { ...terms, bots: seated, games, keepRecords: false, analyse: false };
}

async function playAll(
  trials: readonly Trial[],
  jobs: number,
  progress: Progress,
): Promise<readonly { readonly trial: Trial; readonly result: Result }[]> {
  const tasks = trials.map(trial => ({ trial, games: Array.from({ length: trial.games }, (_, index) => index) }));
  const played: { trial: Trial; result: Result }[] = [];
  await run(tasks, jobs, {
    heard(result, series) {
      const trial = trials[series];
      if (trial) played.push({ trial, result });
      progress(played.length);
    },
  });
  return played;
}

/** The share of the victory that a bot's seats have. */
function shareOf(bots: readonly string[], bot: string, { outcome }: Result): number {
  const winners = bots.filter((_, seat) => outcome?.ranks[seat] === 1);
  return winners.length > 0 ? winners.filter(each => each === bot).length / winners.length : 0;
}
