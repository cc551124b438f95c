// What a stranger did to matches from before there were streams: their luck keeps 32 bits of the seed, so all of them can be tried.
import { exact, Sfc32 } from '../../kernel/index.ts';

/** A number that everybody saw being drawn, and out of how many. */
export interface SeenDraw {
  readonly sides: number;
  readonly number: number;
}

/** For each list of draws every word that explains it, of so many from `first` on. */
export function wordsThatExplain(lists: readonly (readonly SeenDraw[])[], first: number, count: number): number[][] {
  const found: number[][] = lists.map(() => []);
  for (let at = 0; at < count; at++) {
    const word = (first + at) | 0;
    const drawn = new Sfc32(word).next();
    for (let list = 0; list < lists.length; list++) {
      const draws = lists[list] as readonly SeenDraw[];
      const [seen] = draws;
      if (seen && drawn % seen.sides === seen.number && explains(word, draws)) found[list]?.push(word);
    }
  }
  return found;
}

function explains(word: number, draws: readonly SeenDraw[]): boolean {
  const luck = exact(new Sfc32(word));
  return draws.every(({ sides, number }) => luck.below(sides) === number);
}
