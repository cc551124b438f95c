import type { Seat } from '../../kernel/index.ts';
import type { ListedBody } from '../storage/index.ts';

/** The seats that a session holds. */
export function seatsOf({ holders }: ListedBody, session: string | undefined): readonly Seat[] {
  const seats: Seat[] = [];
  if (session === undefined) return seats;
  for (const [seat, holder] of holders.entries()) if (holder === session) seats.push(seat);
  return seats;
}

/** A list with another value at one place. */
export function replaced<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((each, index) => (index === at ? value : each));
}

/** Whether one session may hold several seats: as the table says, or, before tables said so, where one does already. */
export function hasSeveralSeats({ severalSeats, holders }: ListedBody): boolean {
  const seated = holders.filter(holder => holder !== null);
  return severalSeats ?? new Set(seated).size < seated.length;
}
