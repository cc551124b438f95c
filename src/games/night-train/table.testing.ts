// For tests only: a night as somebody arranged it, and moves by their notation.
import { type Landscape, STATION_IDS, type Station } from './components.ts';
import type { Event } from './events.ts';
import { read } from './notation.ts';
import { OPTIONS } from './options.ts';
import { flow } from './rules/flow.ts';
import { layOut, type State } from './state.ts';

/** A night on which chance draws these stations in order; seat 0 is asked first at the first stop. */
export interface Arranged {
  readonly options?: object;
  readonly dreams?: readonly Landscape[];
  readonly stations?: readonly Station[];
}

/** A night in play, and all that was told. */
export interface Night {
  readonly s: State;
  readonly told: Event[];
  /** Plays a move of the seat that is asked. */
  play(...moves: readonly string[]): void;
}

/** The train at its first stop, with two travellers. */
export function night({ options = {}, dreams = ['coast', 'town'], stations = STATION_IDS }: Arranged = {}): Night {
  const reading = OPTIONS.read(options, dreams.length);
  if (!reading.ok) throw new Error(reading.problem);
  const told: Event[] = [];
  const tell = (event: Event) => told.push(event);
  const s = layOut({ options: reading.options, seats: dreams.length, version: 1 }, { chance: { below: sides => sides - 1 }, tell });
  s.undealt.push(...s.travellers.map(({ dream }) => dream));
  for (const [seat, dream] of dreams.entries()) {
    s.undealt.splice(s.undealt.indexOf(dream), 1);
    Object.assign(s.travellers[seat] ?? {}, { dream });
  }
  const next = [...stations];
  const chance = { below: () => Math.max(0, s.bag.indexOf(next.shift() ?? 'nice')) };
  flow.begin(s, 'stop', { chance, tell });
  return {
    s,
    told,
    play(...moves) {
      for (const text of moves) {
        const [seat] = flow.awaiting(s);
        const move = read(text);
        if (seat === undefined || !move) throw new Error(`nobody can ${text} now`);
        const refusal = flow.refusal(s, seat, move);
        if (refusal) throw new Error(`${text} is refused by ${refusal.clause}`);
        flow.play(s, seat, move, { chance, tell });
      }
    },
  };
}
