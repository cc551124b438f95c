/** The only way in which random numbers enter the rules. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `sides`; each equally likely. `stream` names the part of the luck it comes from. */
  below(sides: number, stream?: string): number;
  /** Told before each entry of a record which one it is, 0 for the deal, and how many numbers each stream gave before it. */
  entryBegins?(entry: number, drawn: Drawn): void;
}

/** How many numbers each stream has given. */
export type Drawn = Readonly<Record<string, number>>;

/** Where no stream is named. */
const MAIN = 'main';
const MOST_SEATS = 16;

/** A luck number that was given does not fit what the rules ask for. */
export class LuckError extends Error {
  override readonly name = 'LuckError';
}

/** Luck that follows from a seed: the same seed, the same game. Exactly fair, by rejection. */
export function seeded(seed: string): Chance {
  return exact(new Sfc32(wordOf(seed)));
}

/** Exactly uniform numbers of a generator's words, by rejection. */
export function exact(words: { next(): number }): Chance {
  return {
    below(sides) {
      const limit = 2 ** 32 - (2 ** 32 % sides);
      let word = words.next();
      while (word >= limit) word = words.next();
      return word % sides;
    },
  };
}

/**
 * The luck of matches before there were streams, which is checked by it for ever: it follows from a seed and the number of the entry.
 * It keeps 32 bits of the seed only, so new matches are not played with it.
 */
export function fair(seed: string): Chance {
  let line = 0;
  let chance: Chance | undefined;
  return {
    below(sides) {
      // Most entries draw no luck, so the generator of an entry is made when its first number is asked for.
      chance ??= seeded(`${seed}/${line}`);
      return chance.below(sides);
    },
    entryBegins(next) {
      line = next;
      chance = undefined;
    },
  };
}

/** Sixteen or so 32-bit words for one draw of a stream; without the seed nobody can tell them from random ones. */
export type LuckSource = (stream: string, draw: number) => Uint32Array;

/**
 * Luck in streams: draw k of a stream follows from the seed, the stream and k, and from nothing else that happens in the match.
 * Exactly uniform, by rejection.
 */
export function streamed(source: LuckSource): Chance {
  let before: Drawn = {};
  // Most entries draw no luck, so nothing is counted before the first number is asked for.
  let drawn: Record<string, number> | undefined;
  return {
    below(sides, stream = MAIN) {
      drawn ??= { ...before };
      const draw = drawn[stream] ?? 0;
      drawn[stream] = draw + 1;
      return uniform(source(stream, draw), sides);
    },
    entryBegins(_entry, drawnBefore) {
      before = drawnBefore;
      drawn = undefined;
    },
  };
}

function uniform(words: Uint32Array, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (const word of words) {
    // The remainder of a large word is kept as a floating-point number, and lists of such are slow to copy, to hash and to write.
    if (word < limit) return (word % sides) >>> 0;
  }
  // With fewer than 65,536 sides this happens once in 2²⁵⁶ draws.
  throw new Error(`no number below ${sides} was found`);
}

/** Quick luck for playouts: its bias, below one in 2³² per side, disturbs no statistics. */
export function fast(seed: string): Chance {
  return new Sfc32(wordOf(seed));
}

/** Gives these numbers in order, and throws when one does not fit or none is left. */
export function scripted(numbers: readonly number[]): Chance & { left(): number } {
  let used = 0;
  return {
    below(sides) {
      const number = numbers[used];
      if (number === undefined) throw new LuckError(`luck number ${used + 1} is missing (a number below ${sides} was asked for)`);
      if (!Number.isInteger(number) || number < 0 || number >= sides) {
        throw new LuckError(`luck number ${used + 1} is ${number}, but a whole number from 0 to ${sides - 1} was asked for`);
      }
      used++;
      return number;
    },
    left: () => numbers.length - used,
  };
}

/** Passes luck on and remembers every number, and the stream of each. */
export function recording(chance: Chance): Chance & { readonly taken: number[]; readonly streams: string[] } {
  const taken: number[] = [];
  const streams: string[] = [];
  return {
    taken,
    streams,
    below(sides, stream = MAIN) {
      const number = chance.below(sides, stream);
      taken.push(number);
      streams.push(stream);
      return number;
    },
  };
}

/** What the streams have given once some of them gave one number more each time they are named. */
export function drawnAfter(before: Drawn, streams: readonly string[]): Drawn {
  if (streams.length === 0) return before;
  const after: Record<string, number> = { ...before };
  for (const stream of streams) after[stream] = (after[stream] ?? 0) + 1;
  return after;
}

/** Streams of one name for each seat: what a seat draws for itself does not depend on what others do. */
export function seatStreams(name: string): readonly string[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => `${name} ${seat}`);
}

/** One of the items, at random. */
export function pick<T>(items: readonly T[], chance: Chance, stream?: string): T {
  const item = items[chance.below(items.length, stream)];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}

/** Takes one item out of a bag, at random. The bag's order means nothing. */
export function draw<T>(bag: T[], chance: Chance, stream?: string): T {
  const at = chance.below(bag.length, stream);
  const last = bag.pop();
  if (last === undefined) throw new Error('cannot draw from an empty bag');
  if (at === bag.length) return last;
  const item = bag[at] as T;
  bag[at] = last;
  return item;
}

/**
 * Doty-Humphrey's small fast counting generator: 128 bits of state, 32 bits a call. Playouts draw from nothing else, so it is a class:
 * the compiler knows its methods and the kind of its fields whichever other sources there are.
 */
export class Sfc32 implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(word: number) {
    this.restart(word);
  }

  restart(word: number): void {
    this.a = scrambled(word);
    this.b = scrambled(this.a);
    this.c = scrambled(this.b);
    this.d = scrambled(this.c);
    for (let i = 0; i < 12; i++) this.next();
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
    return Math.floor((this.next() / 2 ** 32) * sides);
  }
}

/** A text as one 32-bit word. */
export function wordOf(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h;
}

/** One 32-bit word from another, by a multiplicative hash. */
function scrambled(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return h ^ (h >>> 16);
}
