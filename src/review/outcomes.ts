// The kinds of outcome that a draw may have, and their chances.
import { type AnyGame, type Chance, hash, type Seat, type Tagged } from '../kernel/index.ts';

/** A way a draw may come out: the numbers, and how likely its kind is. */
export interface Kind {
  readonly numbers: readonly number[];
  readonly share: number;
}

/** With more kinds than this they are drawn at random. */
const MOST_KINDS = 20;
/** With more ways than this they are not all tried. */
const MOST_WAYS = 150;

/** Every kind of outcome of a move; undefined where there are too many. What neither the mover nor the public can tell apart is one kind. */
export function kindsOf(game: AnyGame, state: unknown, seat: Seat, move: Tagged): readonly Kind[] | undefined {
  const kinds = new Map<string, Kind>();
  let numbers: readonly number[] | undefined = [];
  for (let ways = 0; numbers; ways++) {
    if (ways >= MOST_WAYS) return undefined;
    const trial: Trial = new Trial(numbers);
    const after = game.clone(state);
    if (!isPlayed(game, after, seat, move, trial)) return undefined;
    const name = hash([game.view(after, 'public'), game.view(after, seat)]);
    const known = kinds.get(name);
    kinds.set(name, { numbers: known?.numbers ?? trial.taken, share: (known?.share ?? 0) + trial.share });
    if (kinds.size > MOST_KINDS) return undefined;
    numbers = trial.next();
  }
  return [...kinds.values()];
}

/** Plays a move by these numbers; false where it draws on and on. */
function isPlayed(game: AnyGame, state: unknown, seat: Seat, move: Tagged, chance: Trial): boolean {
  try {
    game.play(state, seat, move, { chance, tell: () => {} });
    return true;
  } catch (error) {
    if (error instanceof EndlessDraw) return false;
    throw error;
  }
}

/** A die that is rolled again for every one can be rolled for ever. */
class EndlessDraw extends Error {}

/** No draw that can be told in kinds takes more numbers. */
const MOST_NUMBERS = 60;

/** Gives the numbers of one way, and zeros after them. */
class Trial implements Chance {
  readonly taken: number[] = [];
  private readonly sides: number[] = [];
  share = 1;

  constructor(private readonly numbers: readonly number[]) {}

  below(sides: number): number {
    if (this.taken.length >= MOST_NUMBERS) throw new EndlessDraw();
    const number = this.numbers[this.taken.length] ?? 0;
    this.taken.push(number);
    this.sides.push(sides);
    this.share /= sides;
    return number;
  }

  /** The way after this one, as an odometer counts; undefined after the last. */
  next(): readonly number[] | undefined {
    for (let at = this.taken.length - 1; at >= 0; at--) {
      const number = (this.taken[at] ?? 0) + 1;
      if (number < (this.sides[at] ?? 0)) return [...this.taken.slice(0, at), number];
    }
    return undefined;
  }
}
