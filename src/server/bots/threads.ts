import { Worker } from 'node:worker_threads';
import type { Thinker } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';

/** A decision to think about. */
export interface Order {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: string;
  readonly whim: string;
}

/** What a thread found. */
export type Reply = { readonly move: string } | { readonly fault: string };

/** A bot that takes longer than this many ms has lost its way. */
const PATIENCE = 20_000;

/** Threads that think, each about one decision at a time; who comes when all are busy waits for a turn. */
export class BotThreads implements Thinker {
  private readonly idle: Worker[] = [];
  private readonly waiting: ((thread: Worker) => void)[] = [];
  private count = 0;
  private isClosed = false;

  constructor(
    private readonly most: number,
    private readonly program: URL,
  ) {}

  async choose(game: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string> {
    const thread = await this.thread();
    try {
      const move = await ask(thread, { game: game.id, view, seat, bot, whim });
      this.release(thread);
      return move;
    } catch (error) {
      // Whatever the thread was in the middle of ends with it.
      this.count--;
      void thread.terminate();
      if (this.waiting.length > 0 && !this.isClosed) this.waiting.shift()?.(this.hire());
      throw error;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.idle.splice(0).map(thread => thread.terminate()));
  }

  private async thread(): Promise<Worker> {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.count < this.most) return this.hire();
    return new Promise(resolve => this.waiting.push(resolve));
  }

  private hire(): Worker {
    this.count++;
    const thread = new Worker(this.program);
    // A server that is stopped does not wait for thoughts.
    thread.unref();
    return thread;
  }

  private release(thread: Worker): void {
    if (this.isClosed) return void thread.terminate();
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }
}

function ask(thread: Worker, order: Order): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(clock);
      thread.off('message', hear);
      thread.off('error', fail);
      thread.off('exit', fail);
    };
    const fail = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(`${order.bot} stopped thinking`));
    };
    const hear = (reply: Reply) => {
      settle();
      if ('move' in reply) resolve(reply.move);
      else reject(new Error(reply.fault));
    };
    const clock = setTimeout(() => fail(new Error(`${order.bot} took too long`)), PATIENCE);
    thread.on('message', hear);
    thread.on('error', fail);
    thread.on('exit', fail);
    thread.postMessage(order);
  });
}
