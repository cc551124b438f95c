// What a stranger did to matches from before there were streams: their luck keeps 32 bits of the seed, so all of them can be tried.
import { exact, Sfc32 } from '../../kernel/index.ts';

/** A number that everybody saw being drawn, and out of how many. */
export interface SeenDraw {
  readonly sides: number;
  readonly number: number;
}

/** Every word that explains some draws, of so many from `first` on. */
export function wordsThatExplain(draws: readonly SeenDraw[], first: number, count: number): number[] {
  const [one = { sides: 1, number: 0 }] = draws;
  const found: number[] = [];
  const generator = new Sfc32(0);
  for (let at = 0; at < count; at++) {
    const word = (first + at) | 0;
    // Most words are given up after the first number, so nothing is made for them.
    generator.restart(word);
    if (generator.next() % one.sides === one.number && explains(word, draws)) found.push(word);
  }
  return found;
}

function explains(word: number, draws: readonly SeenDraw[]): boolean {
  const luck = exact(new Sfc32(word));
  return draws.every(({ sides, number }) => luck.below(sides) === number);
}
