import {
  type Frame,
  flag,
  list,
  oneOf,
  optionsOf,
  type Phased,
  type Plan,
  planShape,
  record,
  type Seat,
  type Shape,
  whole,
  wholeOption,
} from '../../kernel/index.ts';
import { ALL_LETTERS, ISLANDS, type Island, type Letter } from './components.ts';

export interface Agreement {
  readonly rounds: number;
}
export type Move =
  | { readonly type: 'wait' }
  | { readonly type: 'sail'; readonly to: Island }
  | { readonly type: 'take'; readonly letter: Letter }
  | { readonly type: 'deliver'; readonly letter: Letter; readonly to: Island };
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'waited'; readonly seat: Seat; readonly coal: number }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: Island }
  | { readonly type: 'took'; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: 'delivered'; readonly seat: Seat; readonly letter: Letter; readonly points: number };

export interface Boat {
  at: Island;
  points: number;
  coal: number;
  bag: Letter[];
}
export interface TurnFrame extends Frame {
  readonly phase: 'turn';
  readonly seat: Seat;
  done: boolean;
}
export interface State extends Phased<TurnFrame> {
  readonly plan: Plan<Agreement>;
  round: number;
  readonly boats: Boat[];
  quay: Letter[];
  sack: Letter[];
}

export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: s.frames.map(frame => ({ ...frame })),
    round: s.round,
    boats: s.boats.map(boat => ({ ...boat, bag: [...boat.bag] })),
    quay: [...s.quay],
    sack: [...s.sack],
  };
}

export const SEATS = { least: 2, most: 4 };
export const VERSION = 1;
export const options = optionsOf<Agreement>({ rounds: { ...wholeOption(6, 2, 12), basic: true } });

const letters = list(oneOf(...ALL_LETTERS), 0, ALL_LETTERS.length);
const many = whole(0, 10_000);
export const position: Shape<State> = record<State>({
  plan: planShape(options, SEATS, VERSION),
  frames: list(record<TurnFrame>({ phase: oneOf('turn'), seat: whole(0, 3), done: flag }), 0, 1),
  round: many,
  boats: list(record<Boat>({ at: oneOf(...ISLANDS), points: many, coal: many, bag: letters }), 2, 4),
  quay: letters,
  sack: letters,
});
