import { Pool } from '../../workers/pool.ts';
import { threadOf } from '../../workers/threads.ts';
import type { Delivery, Order } from '../orders.ts';

/** The program of a thread that plays games; it lies beside this one. */
const PROGRAM = new URL('./worker.js', import.meta.url);

/** Threads that play the games of orders. */
export class GamePool {
  private readonly pool: Pool<Order, Delivery>;

  constructor(size: number) {
    this.pool = new Pool({ size, start: () => threadOf<Order, Delivery>(PROGRAM) });
  }

  /** Plays an order and hands on what comes of it, until it is done, fails or is cancelled. */
  play(order: Order, deliver: (delivery: Delivery) => void, signal?: AbortSignal): Promise<void> {
    const onReply = (delivery: Delivery) => {
      deliver(delivery);
      return delivery.done;
    };
    return this.pool.run(order, { onReply, signal, name: 'an order of games' });
  }

  close(): void {
    this.pool.close();
  }
}
