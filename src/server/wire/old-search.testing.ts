// What a stranger did to matches from before there were streams: their luck keeps 32 bits of the seed, so all of it can be tried.

/** The old generator from a word of 32 bits, which the old luck made of the whole seed. */
export class OldGenerator {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  from(word: number): this {
    this.a = scrambled(word);
    this.b = scrambled(this.a);
    this.c = scrambled(this.b);
    this.d = scrambled(this.c);
    for (let i = 0; i < 12; i++) this.next();
    return this;
  }

  next(): number {
    const { a, b, c, d } = this;
    const t = (a + b + d) | 0;
    this.d = (d + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(sides: number): number {
    const limit = 2 ** 32 - (2 ** 32 % sides);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % sides;
  }
}

function scrambled(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return h ^ (h >>> 16);
}

/** The word that the old luck made of a seed. */
export function oldWord(seed: string): number {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}

/** A number that everybody saw being drawn, and out of how many. */
export interface SeenDraw {
  readonly sides: number;
  readonly number: number;
}

/** Every word from `first` on, so many of them, that explains one of the lists of draws. */
export function wordsThatExplain(lists: readonly (readonly SeenDraw[])[], first: number, count: number): number[][] {
  const found: number[][] = lists.map(() => []);
  const generator = new OldGenerator();
  for (let at = 0; at < count; at++) {
    const word = (first + at) >>> 0;
    const drawn = generator.from(word).next();
    for (let list = 0; list < lists.length; list++) {
      const [seen] = lists[list] as readonly SeenDraw[];
      if (seen && drawn % seen.sides === seen.number && explains(word, lists[list] as readonly SeenDraw[])) found[list]?.push(word);
    }
  }
  return found;
}

function explains(word: number, draws: readonly SeenDraw[]): boolean {
  const generator = new OldGenerator().from(word);
  return draws.every(({ sides, number }) => generator.below(sides) === number);
}
