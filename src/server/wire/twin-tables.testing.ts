// A table that is set twice, and who sits there.
import type { Question, Thinker } from '../../host/index.ts';
import type { AnyGame, Plan, Seat, Viewer } from '../../kernel/index.ts';
import type { Twins } from './twin-worlds.testing.ts';

/** What is played, and the worlds of it. */
export interface TwinTable {
  readonly game: AnyGame;
  readonly plan: Plan<unknown>;
  readonly twins: Twins;
}

/** A table that is set, with the seed it has in each world. */
export interface PreparedTable extends TwinTable {
  readonly id: string;
  readonly seeds: readonly [string, string];
}

/** The seat of the other person. */
export function otherOf(viewer: Viewer, seats: number): Seat {
  return viewer === 'public' ? 0 : (viewer + 1) % seats;
}

/** Bots that move when they are told to, as they are told to. */
export class ScriptedBots implements Thinker {
  private readonly ready = new Map<string, (move: string) => void>();
  private woken: () => void = () => {};

  choose(_game: AnyGame, { seat, whim }: Question): Promise<string> {
    return new Promise(resolve => {
      this.ready.set(`${whim.split(' ')[0]} ${seat}`, resolve);
      this.woken();
    });
  }

  /** Lets the bot at a seat of a table make this move, once it is asked for one. */
  async move(table: string, seat: Seat, move: string): Promise<void> {
    const name = `${table} ${seat}`;
    while (!this.ready.has(name)) {
      await new Promise<void>(resolve => {
        this.woken = resolve;
      });
    }
    this.ready.get(name)?.(move);
    this.ready.delete(name);
  }
}
