// What an address asks of a review: through whose eyes it is read, and how many games are played on.
import type { Seat } from '../../kernel/index.ts';

export interface ReviewAsked {
  readonly seat?: Seat | undefined;
  /** The same number gives the same figures anywhere. */
  readonly games?: number | undefined;
}

/** What stands behind the ? of an address, as far as it makes sense. */
export function askedIn(query: URLSearchParams): ReviewAsked {
  return { seat: wholeIn(query.get('seat'), 0, 15), games: wholeIn(query.get('games'), 100, 10_000_000) };
}

/** The same for an address. */
export function askedAs({ seat, games }: ReviewAsked): string {
  const asked = Object.entries({ seat, games }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}

function wholeIn(text: string | null, least: number, most: number): number | undefined {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
