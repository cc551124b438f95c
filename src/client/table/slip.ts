import { type AnyGame, isFinal, type Odd, type Seat, type Tagged } from '../../kernel/index.ts';

/** A move that waits until its player is sure, and what makes it look like a slip. */
export interface Doubt {
  readonly move: Tagged;
  readonly odd: Odd | undefined;
}

/** What is asked before a move, and when. */
interface Asking {
  readonly game: AnyGame;
  readonly confirm: () => 'always' | 'slips' | 'never';
}

/** Whether a move is asked about first: `state` looks like what the seat sees. */
export function doubtAbout(
  { game, confirm }: Asking,
  { state, seat, move }: { readonly state: Parameters<AnyGame['legal']>[0]; readonly seat: Seat; readonly move: Tagged },
): Doubt | null {
  const wish = confirm();
  if (wish === 'never') return null;
  const odd = game.odd?.(state, seat, move);
  return odd || (wish === 'always' && isFinal(game, state, seat, move)) ? { move, odd } : null;
}
