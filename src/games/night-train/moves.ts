export type Move = { readonly type: 'sleep' } | { readonly type: 'rise' };
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** Every move there is, made once and shared: lists of legal moves hold these very objects. */
export const MOVES = {
  sleep: [{ type: 'sleep' }],
  rise: [{ type: 'rise' }],
} as const satisfies { readonly [K in Move['type']]: readonly MoveOf<K>[] };
