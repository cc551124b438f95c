import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Room } from '../tables/room.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Budgets } from './budgets.ts';
import { payerOf } from './charge.ts';
import type { Guests } from './guests.ts';

/** A table that is not in memory is read and played again when something is done there: whoever asks for that pays for it. */
export class Openings {
  constructor(
    private readonly tables: Pick<ServedTables, 'room'>,
    private readonly guests: Guests,
    private readonly budgets: Budgets,
  ) {}

  /** The table that a request is about, which it may open. */
  async room(request: FastifyRequest, id: string): Promise<Room> {
    const room = await this.tables.room(id);
    this.budgets.pay(payerOf(request, this.guests), room.openingPrice);
    return room;
  }

  /** Lets the address alone pay for tables that a request opens besides. */
  besides(request: FastifyRequest): (room: Room) => void {
    const payer = payerOf(request, this.guests);
    return room => this.budgets.payForNews(payer, room.openingPrice);
  }

  /** The same for many tables: each waits until the address has something left. */
  patiently(request: FastifyRequest): (room: Room) => Promise<void> {
    const { address } = payerOf(request, this.guests);
    const pay = this.besides(request);
    return async room => {
      for (let wait = this.wait(room, address); wait > 0; wait = this.wait(room, address)) await pause(wait, undefined, { ref: false });
      pay(room);
    };
  }

  private wait(room: Room, address: string): number {
    return room.openingPrice > 0 ? this.budgets.wait({ address }) : 0;
  }
}
