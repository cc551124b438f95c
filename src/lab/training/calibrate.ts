// Chances to win that come true: what strength counts is fitted once more, to games as they are played at a table.
import type { Bot } from '../../bots/index.ts';
import type { AnyGame, Learned } from '../../kernel/index.ts';
import { examOf } from './exam.ts';
import { type Moment, momentsOf } from './moments.ts';
import { rounded, slopesOf } from './slopes.ts';
import { HELD_OUT_ONE_IN } from './train.ts';

/** Who plays against themselves by turns: bots by their names, undefined for the policy. */
export type Equals = readonly (readonly [name: string, bot: Bot | undefined])[];

/** Plays games between equals, without mistakes, and fits the slopes to them; one game of five is held out, and examines what was found. */
export function calibrate(
  game: AnyGame,
  learned: Learned,
  { games, seed, equals }: { readonly games: number; readonly seed: string; readonly equals: Equals },
): Learned {
  const all = Array.from({ length: games }, (_, number) => {
    const bot = equals[number % equals.length]?.[1];
    return momentsOf(game, { seats: learned.seats, seed: `${seed}/calibration/${number}`, isFlawless: true, ...(bot ? { bot } : {}) });
  });
  const isHeldOut = (number: number) => number % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1;
  const lessons = all.filter((_, number) => !isHeldOut(number)).flat();
  const calibrated = { ...learned, ...fitted(learned, lessons), calibration: { by: equals.map(([name]) => name).join(','), games, seed } };
  const { tenths, ...found } = examOf(
    calibrated,
    all.filter((_, number) => isHeldOut(number)),
  );
  return { ...calibrated, heldOut: { ...found, tenths: tenths.map(({ said, chance, won }) => ({ said, chance, won })) } };
}

/** Slopes that suit the moments; where gains are counted in chances to win, they lie as much nearer together as the chances do. */
function fitted({ win, score, slopes: before, prior }: Learned, lessons: readonly Moment[]): Pick<Learned, 'slopes' | 'prior'> {
  if (win.length === 0) return { slopes: rounded(slopesOf(lessons, score)), prior };
  const slopes = rounded(slopesOf(lessons, win, 1));
  const nearer = mean(slopes) / (before.length > 0 ? mean(before) : 1);
  const [gain = 0, width = 0] = rounded([prior.mean * nearer, prior.width * nearer]);
  return { slopes, prior: { mean: gain, width } };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
