// Seats that change hands while a match is played.
import type { Seat } from '../../kernel/index.ts';
import type { SeatEvent, SeatPlan } from '../../protocol/index.ts';
import { secret } from '../secrets.ts';
import type { Room } from './room.ts';
import { SUBSTITUTE } from './seating.ts';

/** Why bots take over, and what they are called where not as before. */
interface HandingOver {
  readonly why: NonNullable<SeatEvent['why']>;
  readonly as?: string | undefined;
}

/** Gives a seat to somebody else, as a deed. */
export async function hand(room: Room, seat: Seat, to: SeatPlan, why?: SeatEvent['why']): Promise<void> {
  const host = await room.openHost();
  await host.submit({ type: 'hand', key: `hand ${secret()}`, seat, to, ...(why ? { why } : {}) });
}

/** Bots play on at seats whose people have left. */
export async function handedToBots(room: Room, seats: readonly Seat[], { why, as }: HandingOver): Promise<Room> {
  for (const seat of seats) {
    const plan = (await room.seatsNow())[seat];
    if (plan && plan.kind !== 'open') await hand(room, seat, { kind: 'bot', name: as ?? plan.name, bot: SUBSTITUTE }, why);
  }
  return room;
}

/** Hands a seat to the session that holds it from now on. */
export async function seated(
  room: Room,
  session: string | undefined,
  place: { readonly seat: Seat; readonly name: string } | undefined,
): Promise<Room> {
  if (place && room.file.body.holders[place.seat] === session) await hand(room, place.seat, { kind: 'human', name: place.name });
  return room;
}
