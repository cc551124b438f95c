import { type Carried, carriedOut, type Host, lastCheck, ordersFrom, problemOfLines } from '../../host/index.ts';
import { matchesOf, type Seat } from '../../kernel/index.ts';
import type { OrdersSight, OrdersWish } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { KeptOrders, SessionBody, Store } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';

/** How often it is looked for tables where this process heard of nothing, or another one was killed, in ms. */
const SWEEP = 5000;
const MOST_SWEPT = 50;

/** What carrying out orders needs. */
interface OrdersParts {
  readonly store: Store;
  readonly room: (id: string) => Promise<Room>;
  /** Tells the other processes that a table has other orders. */
  readonly spread: (tableId: string) => void;
  /** It is the turn of somebody whose orders went no further. */
  readonly tellTurn: (room: Room, seats: readonly Seat[]) => void;
  readonly report: (error: unknown) => void;
}

type Base = Host['position']['match'];

/** The orders that seats have given: private to whoever gave them, and carried out once by whichever process comes first. */
export class ServedOrders {
  /** Rooms of which this process knows that nobody has given orders. */
  private readonly free = new WeakSet<Room>();
  private readonly running = new Map<string, Promise<void>>();
  /** The matches where orders began. */
  private readonly bases = new WeakMap<Room, Map<Seat, Base>>();
  /** Seats that orders have moved for since their people were last told. */
  private readonly moved = new WeakMap<Room, Set<Seat>>();
  private clock: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly parts: OrdersParts) {}

  begin(): void {
    const turn = async () => {
      await this.sweep().catch(this.parts.report);
      if (!this.hasEnded) this.clock = setTimeout(turn, SWEEP).unref();
    };
    this.clock = setTimeout(turn, SWEEP).unref();
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.clock);
  }

  /** Something was done at a table. */
  look(room: Room): void {
    if (!this.free.has(room)) void this.run(room);
  }

  /** Another process was given orders for a table. */
  hear(room: Room): void {
    this.free.delete(room);
  }

  /** Takes orders, in place of those that the seat had. */
  async give(room: Room, by: SessionBody, { seat, number, lines }: OrdersWish): Promise<OrdersSight> {
    const host = await hostFor(room, by, seat);
    if (host.position.number !== number) throw new Refused(409, 'moved on', 'the table has moved on since; look at it again');
    const problem = problemOfLines(host.game, seat, lines);
    if (problem !== undefined) throw new Refused(400, 'orders', problem);
    const orders = ordersFrom(host.position, seat, lines);
    // They are looked at at once; should this process be killed before, another one finds them unseen.
    await this.parts.store.keepOrders(room.id, { session: by.id, orders }, number - 1);
    this.free.delete(room);
    this.parts.spread(room.id);
    const sight = this.sightOf(host, room, { session: by.id, orders });
    await this.run(room);
    return sight;
  }

  async withdraw(room: Room, by: SessionBody, seat: Seat): Promise<void> {
    await this.parts.store.dropOrders(room.id, seat, by.id);
  }

  /** The orders of somebody's seat, where there are any. */
  async show(room: Room, by: SessionBody, seat: Seat): Promise<OrdersSight | null> {
    const host = await hostFor(room, by, seat);
    const kept = (await this.parts.store.ordersAt(room.id)).find(({ session, orders }) => session === by.id && orders.seat === seat);
    return kept ? this.sightOf(host, room, kept) : null;
  }

  /** Of these seats those that no orders move for. */
  async without(room: Room, seats: readonly Seat[]): Promise<readonly Seat[]> {
    if (this.free.has(room)) return seats;
    const host = await room.openHost();
    const kept = await this.parts.store.ordersAt(room.id);
    const moving = kept.filter(each => this.isHeld(room, host, each) && this.carried(host, room, each).move !== undefined);
    return seats.filter(seat => !moving.some(({ orders }) => orders.seat === seat));
  }

  private async sweep(): Promise<void> {
    for (const id of await this.parts.store.unseenOrders(MOST_SWEPT)) await this.run(await this.parts.room(id));
  }

  /** One after the other at each table. */
  private run(room: Room): Promise<void> {
    const next = (this.running.get(room.id) ?? Promise.resolve()).then(() => this.carryOut(room)).catch(this.parts.report);
    this.running.set(room.id, next);
    return next.finally(() => {
      if (this.running.get(room.id) === next) this.running.delete(room.id);
    });
  }

  private async carryOut(room: Room): Promise<void> {
    const { store } = this.parts;
    const kept = await store.ordersAt(room.id);
    if (kept.length === 0) return void this.free.add(room);
    // Orders may have come while it was looked for some.
    this.free.delete(room);
    const host = await room.openHost();
    await room.catchUp();
    const { number } = host.position;
    let isSettled = true;
    for (const each of kept) isSettled = (await this.carry(room, host, each)) && isSettled;
    if (isSettled) await store.noteOrders(room.id, number);
  }

  /** Makes the next move of some orders; false where it could not be stored. */
  private async carry(room: Room, host: Host, kept: KeptOrders): Promise<boolean> {
    const { seat } = kept.orders;
    if (room.file.body.holders[seat] !== kept.session) await room.refresh();
    if (room.file.body.holders[seat] !== kept.session || room.file.stage === 'over') {
      await this.parts.store.dropOrders(room.id, seat, kept.session);
      return true;
    }
    const { match, decisions } = host.position;
    const move = this.isHeld(room, host, kept) ? this.carried(host, room, kept).move : undefined;
    if (move === undefined) {
      this.tellLater(room, host, seat);
      return true;
    }
    const decision = decisions[seat] ?? 0;
    const onto = lastCheck(match) ?? '';
    // The decision and the key let it be done once, whoever else does it; `onto` lets it be done here only.
    const answer = await host.submit({ type: 'play', key: `order ${decision}`, seat, decision, moves: [move], onto });
    if (answer.type === 'done') this.movedIn(room).add(seat);
    return !(answer.type === 'denied' && answer.denial.reason === 'not kept');
  }

  /** Whoever is to go on where their orders ended is told so. */
  private tellLater(room: Room, host: Host, seat: Seat): void {
    if (!this.movedIn(room).delete(seat)) return;
    if (host.game.awaiting(host.position.match.state).includes(seat)) this.parts.tellTurn(room, [seat]);
  }

  private movedIn(room: Room): Set<Seat> {
    const known = this.moved.get(room) ?? new Set();
    this.moved.set(room, known);
    return known;
  }

  private isHeld({ file }: Room, { position }: Host, { session, orders: { seat } }: KeptOrders): boolean {
    return file.body.holders[seat] === session && position.seats[seat]?.kind === 'human' && !position.isPaused;
  }

  private sightOf(host: Host, room: Room, kept: KeptOrders): OrdersSight {
    const { state, played } = this.carried(host, room, kept);
    return { seat: kept.orders.seat, lines: kept.orders.lines, state, played };
  }

  private carried({ game, position }: Host, room: Room, { orders }: KeptOrders): Carried {
    const base = this.baseOf(room, orders, game, position.match);
    return base ? carriedOut(game, position, orders, base) : { state: 'others', played: [] };
  }

  /** The match where orders began, played again once by each process; undefined where it has been taken back. */
  private baseOf(room: Room, { seat, from, check }: KeptOrders['orders'], game: Host['game'], match: Base): Base | undefined {
    if (match.record.entries.length < from || lastCheck(match, from) !== check) return undefined;
    const known = this.bases.get(room) ?? new Map<Seat, Base>();
    this.bases.set(room, known);
    const base = known.get(seat);
    if (base && base.record.entries.length === from && lastCheck(base) === check) return base;
    const found = match.record.entries.length === from ? match : matchesOf(game).rewind(match, from);
    known.set(seat, found);
    return found;
  }
}

/** The host of a match that is played, for somebody who holds a seat of it. */
async function hostFor(room: Room, by: SessionBody, seat: Seat): Promise<Host> {
  await room.refresh();
  if (room.file.body.holders[seat] !== by.id) throw new Refused(403, 'not yours', `seat ${seat} is not yours`);
  if (room.file.stage === 'gathering') throw new Refused(409, 'too late', 'the match has not begun yet');
  if (room.file.stage === 'over') throw new Refused(409, 'over', 'the match is over');
  await room.catchUp();
  return room.openHost();
}
