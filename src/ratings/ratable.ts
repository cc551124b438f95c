import { RATED_BOTS } from './anchors.ts';

/** A table as far as that decides whether its result may change ratings. */
interface Asked {
  readonly seats: readonly { readonly kind: 'human' | 'open' | 'bot'; readonly bot?: string }[];
  readonly isTeam: boolean;
  readonly isAsPrinted: boolean;
  /** Whether one person may hold several seats. */
  readonly severalSeats: boolean;
}

/** Why a table is not rated: ratings compare people who play the same game, each for themselves. */
export function objectionTo({
  seats,
  isTeam,
  isAsPrinted,
  severalSeats,
}: Asked): 'together' | 'seats' | 'one seat' | 'bots' | 'options' | undefined {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  if (isTeam) return 'together';
  if (seats.length < 2 || seats.every(({ kind }) => kind === 'bot')) return 'seats';
  if (severalSeats || people > 1) return 'one seat';
  if (seats.some(({ kind, bot = '' }) => kind === 'bot' && !RATED_BOTS.some(each => each === bot))) return 'bots';
  return isAsPrinted ? undefined : 'options';
}
