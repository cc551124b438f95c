// The lines of a ladder, for people.
import { interval, spread } from '../../lab/index.ts';
import type { Solo } from './matches.ts';
import type { Pace } from './pace.ts';
import type { Score } from './ratings.ts';

/** How a pairing went. */
export function pairLine({ first, second, won, games }: Score): string {
  return `  ${first} – ${second}: ${won} of ${games} = ${shareText(won, games)}`;
}

/** How one did alone. */
export function soloLine({ bot, won, games, scores }: Solo): string {
  const { mean, sd, min, max } = spread(scores);
  return `  ${bot}: won ${won} of ${games} = ${shareText(won, games)}, score ${mean.toFixed(1)} ± ${sd.toFixed(1)} (${min} to ${max})`;
}

/** How long somebody thought. */
export function thoughtLine(name: string, { mean, worst, decisions }: Pace): string {
  return `  ${name} thinks ${mean.toFixed(1)} ms a decision, at most ${worst.toFixed(0)} ms (${decisions} decisions)`;
}

/** A share with its 95 % interval. */
function shareText(hits: number, tries: number): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  const { low, high } = interval(hits, tries);
  return `${percent(tries > 0 ? hits / tries : 0)} % (${percent(low)} to ${percent(high)})`;
}
