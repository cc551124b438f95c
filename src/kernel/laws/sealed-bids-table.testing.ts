// The table of the sealed bids: what lies on it, who may act, and what is drawn and paid.
import { draw, type Phased, type Plan, type Seat, type Table } from '../index.ts';

export const BOX = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'] as const;
export type Card = (typeof BOX)[number];
export const COINS = 6;

/** What the bidders agree on. */
export interface Agreement {
  readonly laps: number;
}

export type Move =
  | { readonly type: 'seal'; readonly card: Card }
  | { readonly type: 'rest' }
  | { readonly type: 'roll' }
  | { readonly type: 'cheer' };

export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly reveals?: true }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly card: Card | null; readonly reveals?: true }
  | { readonly type: 'shown'; readonly cards: readonly Card[]; readonly reveals: true }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly coins: number; readonly reveals?: true }
  | { readonly type: 'cheered'; readonly seat: Seat; readonly reveals?: true };

export type BidFrame = { readonly phase: 'bid'; readonly sealed: (Card | null)[] } | { readonly phase: 'treat'; done: boolean };

/** The table: `bag`, the hands and the sealed cards are secrets. */
export interface State extends Phased<BidFrame> {
  readonly plan: Plan<Agreement>;
  lap: number;
  leader: Seat;
  readonly hands: Card[][];
  readonly bag: Card[];
  readonly discard: Card[];
  readonly coins: number[];
  bank: number;
  readonly cheered: boolean[];
}

/** What one viewer sees: own cards by name, the others' by number. */
export interface View {
  readonly plan: Plan<Agreement>;
  readonly lap: number;
  readonly leader: Seat;
  readonly hands: readonly { readonly count: number; readonly cards: readonly Card[] | null }[];
  readonly bag: number;
  readonly discard: readonly Card[];
  readonly coins: readonly number[];
  readonly bank: number;
  readonly cheered: readonly boolean[];
  readonly phase: 'bid' | 'treat' | 'over';
  readonly sealed: readonly (Card | 'hidden' | null)[];
}

/** The move that seals this card. */
export function sealing(card: Card): Extract<Move, { type: 'seal' }> {
  return { type: 'seal', card };
}

export function emptyTable(plan: Plan<Agreement>): State {
  const each = Array.from({ length: plan.seats }, (_, seat) => seat);
  return {
    plan,
    lap: 0,
    leader: 0,
    hands: each.map(() => []),
    bag: [...BOX],
    discard: [],
    coins: each.map(() => 0),
    bank: COINS,
    cheered: each.map(() => false),
    frames: [],
  };
}

export function seatsOf(s: State): readonly Seat[] {
  return s.coins.map((_, seat) => seat);
}

export function sealedBy(s: State): readonly (Card | null)[] {
  const frame = s.frames[0];
  return frame?.phase === 'bid' ? frame.sealed : [];
}

export function bidders(s: State): readonly Seat[] {
  return seatsOf(s).filter(seat => sealedBy(s)[seat] === null && (s.hands[seat]?.length ?? 0) > 0);
}

/** SB-4.1 Who is not awaited may cheer, once. */
export function onlookers(s: State): readonly Seat[] {
  const awaited = s.frames[0]?.phase === 'bid' ? bidders(s) : [s.leader];
  return seatsOf(s).filter(seat => !awaited.includes(seat) && !s.cheered[seat]);
}

export function drawCard(s: State, seat: Seat, { chance, tell }: Table<Event>): void {
  if (s.bag.length === 0) return;
  const drawn = draw(s.bag, chance);
  s.hands[seat]?.push(drawn);
  tell({ type: 'drew', seat, card: drawn });
}

export function pay(s: State, seat: Seat, coins: number): void {
  const paid = Math.min(coins, s.bank);
  s.bank -= paid;
  s.coins[seat] = (s.coins[seat] ?? 0) + paid;
}
