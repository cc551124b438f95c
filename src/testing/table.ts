// How the tests of every game speak: positions are described, moves are written as in a record, luck is foretold.
import { type Chance, type Game, type Refusal, type Seat, scripted, type Tagged, type Told } from '../kernel/index.ts';

export type Foretold = Chance & { left(): number };

/** Always the first of what there is. */
export const FIRST: Foretold = { below: () => 0, left: () => 0 };

/** Luck in numbers, as in a record; none where none is given. */
export function numbers(luck: readonly number[] = []): Foretold {
  return scripted(luck);
}

/** Who moves, if not the seat awaited first, and with what luck. */
interface How<L> {
  readonly seat?: Seat;
  readonly luck?: L;
}

/** What is different in the tests of one game. */
interface Manner<S, M, L> {
  /** What `luck` stands for. */
  readonly luck: (luck: L | undefined, s: S) => Foretold;
  /** Short forms of moves written out. */
  readonly full?: (text: string) => string;
  /** Arranges what a move needs. */
  readonly ready?: (s: S, move: M) => void;
}

/** The verbs of a game's tests. Moves are separated by semicolons, and each must be legal. */
export function tableOf<S, M extends Tagged, E extends Told, V, O, L>(game: Game<S, M, E, V, O>, manner: Manner<S, M, L>) {
  /** The seat whose decision is awaited, the first of several. */
  function awaited(s: S): Seat {
    const [seat] = game.awaiting(s);
    if (seat === undefined) throw new Error('nobody is awaited');
    return seat;
  }

  /** The move a text stands for. */
  function move(text: string): M {
    const found = game.read(manner.full?.(text.trim()) ?? text.trim());
    if (!found) throw new Error(`no move is written "${text}"`);
    return found;
  }

  /** Everything a seat may do, as written; with a beginning, what begins like this. */
  function legal(s: S, seat: Seat | undefined = game.awaiting(s)[0], beginning = ''): string[] {
    if (seat === undefined) return [];
    return game
      .legal(s, seat)
      .map(game.write)
      .filter(text => text.startsWith(beginning));
  }

  /** Why a move is refused, or nothing. */
  function refusal(s: S, text: string, seat: Seat = awaited(s)): Refusal | undefined {
    return game.refusal(s, seat, move(text));
  }

  /** The clause a move breaks, or nothing. */
  function refusedBy(s: S, text: string, seat: Seat = awaited(s)): string | undefined {
    return refusal(s, text, seat)?.clause;
  }

  /** Plays moves on this very table; what was told. */
  function play(s: S, moves: string, { seat, luck }: How<L> = {}): E[] {
    const events: E[] = [];
    const chance = manner.luck(luck, s);
    for (const text of moves === '' ? [] : moves.split(';')) {
      const mover = seat ?? awaited(s);
      manner.ready?.(s, move(text));
      const clause = refusedBy(s, text, mover);
      if (clause) throw new Error(`seat ${mover} may not play "${text.trim()}" (${clause}), but: ${legal(s, mover).join('; ')}`);
      game.play(s, mover, move(text), { chance, tell: event => events.push(event) });
    }
    if (chance.left() > 0) throw new Error(`luck was foretold ${chance.left()} times more than it was asked for`);
    return events;
  }

  /** A copy of the table after these moves. */
  function played(s: S, moves: string, how?: How<L>): S {
    const copy = game.clone(s);
    play(copy, moves, how);
    return copy;
  }

  /** What is told where these moves are played on a copy of the table. */
  function told(s: S, moves: string, how?: How<L>): E[] {
    return play(game.clone(s), moves, how);
  }

  return { awaited, move, legal, refusal, refusedBy, play, played, told };
}
