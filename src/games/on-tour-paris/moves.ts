import { type Card, CLUBS, type Club, type Dock } from './components.ts';

export type Move =
  | { readonly type: 'club'; readonly club: Club }
  /** `card` is null in a last turn, where none is shown. */
  | { readonly type: 'write'; readonly number: number; readonly club: Club; readonly card: Card | null }
  | { readonly type: 'star'; readonly club: Club }
  /** `number` is named only where the X is a choice (OT-6.7). */
  | { readonly type: 'x'; readonly number: number | null; readonly club: Club }
  | { readonly type: 'low'; readonly club: Club }
  | { readonly type: 'submit' }
  | { readonly type: 'start'; readonly club: Club }
  | { readonly type: 'step'; readonly club: Club }
  | { readonly type: 'ride'; readonly from: Dock; readonly to: Dock; readonly club: Club };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** One stop of a route, and how it is reached: OT-9.7 a line and a ride between the same clubs differ. */
export type RouteMove = MoveOf<'start'> | MoveOf<'step'> | MoveOf<'ride'>;

/** A move that fills a club or two. */
export type Writing = MoveOf<'club'> | MoveOf<'write'> | MoveOf<'star'> | MoveOf<'x'> | MoveOf<'low'>;

/** Moves made once and shared: lists of legal moves hold these very objects. One for each club, by index. */
export const MOVES = {
  club: CLUBS.map(club => ({ type: 'club', club }) as const),
  star: CLUBS.map(club => ({ type: 'star', club }) as const),
  low: CLUBS.map(club => ({ type: 'low', club }) as const),
  submit: [{ type: 'submit' }],
  start: CLUBS.map(club => ({ type: 'start', club }) as const),
} as const satisfies { readonly [K in Move['type']]?: readonly MoveOf<K>[] };

// There are 144,000 ways to write a number with a card: those moves are made when they are asked for.
