import { cleanName, cleanText, distinctName } from '../../host/index.ts';
import type { Ask, ChatLine, SeatPlan } from '../../protocol/index.ts';
import { personAt } from '../secrets.ts';
import type { SessionBody, TableBody } from '../storage/index.ts';
import { seatsOf } from './holders.ts';

/** The names of those who sit somewhere, but for one seat. */
export function namesAt(seats: readonly SeatPlan[], but?: number): readonly string[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'open' || seat === but ? [] : [plan.name]));
}

/** Whoever hands a seat over cannot give it the name of another seat. */
export function underOwnName(ask: Extract<Ask, { type: 'hand' }>, seats: readonly SeatPlan[]): Ask {
  const { to, seat } = ask;
  const name = to.kind === 'open' ? '' : cleanName(to.name);
  if (to.kind === 'open' || name === '') return ask;
  return { ...ask, to: { ...to, name: distinctName(name, namesAt(seats, seat)) } };
}

/** As whom a guest speaks: by the name of the seat, or as somebody who watches, whose name is none of the seats'. */
export function speakerAt(body: TableBody, seats: readonly SeatPlan[], { id, name }: SessionBody): Pick<ChatLine, 'name' | 'seat' | 'by'> {
  const by = personAt(body.id, id);
  const [seat] = seatsOf(body, id);
  const plan = seat === undefined ? undefined : seats[seat];
  if (seat !== undefined && plan && plan.kind !== 'open') return { name: plan.name, seat, by };
  return { name: distinctName(name, namesAt(seats)), seat: null, by };
}

/** A line of chat as it may be shown, whenever it was stored. */
export function cleanLine(line: ChatLine): ChatLine {
  return { ...line, name: cleanName(line.name) || '…', text: cleanText(line.text) || '…' };
}
