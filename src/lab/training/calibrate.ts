// Chances to win that come true: what strength counts is fitted once more, to games as they are played at a table.
import type { AnyGame, Learned } from '../../kernel/index.ts';
import { examOf } from './exam.ts';
import { momentsOf, type Played } from './moments.ts';
import { rounded, slopesOf } from './slopes.ts';
import { HELD_OUT_ONE_IN } from './train.ts';

/** Plays games between equals, without mistakes, and fits the slopes to them; one game of five is held out, and examines what was found. */
export function calibrate(
  game: AnyGame,
  learned: Learned,
  { games, by, ...played }: Omit<Played, 'seats' | 'isFlawless'> & { readonly games: number; readonly by: string },
): Learned {
  const all = Array.from({ length: games }, (_, number) =>
    momentsOf(game, { ...played, seats: learned.seats, seed: `${played.seed}/calibration/${number}`, isFlawless: true }),
  );
  const isHeldOut = (number: number) => number % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1;
  const lessons = all.filter((_, number) => !isHeldOut(number)).flat();
  const slopes = rounded(learned.win.length > 0 ? slopesOf(lessons, learned.win, 1) : slopesOf(lessons, learned.score));
  const calibrated = { ...learned, slopes, calibration: { by, games, seed: played.seed } };
  const { tenths, ...found } = examOf(
    calibrated,
    all.filter((_, number) => isHeldOut(number)),
  );
  return { ...calibrated, heldOut: { ...found, tenths: tenths.map(({ said, chance, won }) => ({ said, chance, won })) } };
}
