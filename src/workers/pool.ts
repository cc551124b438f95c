// The one pool of workers: for bots that think and for games that the lab plays, over Node's threads and over Web Workers.
import { FairQueue } from './fair-queue.ts';

/** A worker as the pool uses it, whatever platform it runs on. */
export interface PoolWorker<Task, Reply> {
  post(task: Task): void;
  /** Replaces whoever listened before. */
  listen(listener: WorkerListener<Reply>): void;
  terminate(): void;
  /** Whether it has something to do: an idle one is no reason for the program to go on. */
  setBusy?(isBusy: boolean): void;
}

export interface WorkerListener<Reply> {
  reply(reply: Reply): void;
  /** It has failed or ended; nothing more will come. */
  fail(error: Error): void;
}

export interface PoolOptions<Task, Reply> {
  /** Workers at the most; they are started when they are needed. */
  readonly size: number;
  readonly start: () => PoolWorker<Task, Reply>;
  /** A worker that takes longer than this many ms for a task is replaced. */
  readonly patience?: number;
}

/** How one task is followed. */
export interface TaskOptions<Reply> {
  /** Called with every reply; true says that it was the last. */
  readonly onReply: (reply: Reply) => boolean;
  /** Called the task in messages of errors. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
  /** For whom it is done: shares take turns. */
  readonly share?: readonly string[];
}

/** Workers that do one task at a time each; a task that finds all of them busy waits for its turn, and shares take turns. */
export class Pool<Task, Reply> {
  private readonly workers = new Set<PoolWorker<Task, Reply>>();
  private readonly idle: PoolWorker<Task, Reply>[] = [];
  private readonly waiting = new FairQueue<{ take(worker: PoolWorker<Task, Reply>): void; fail(error: Error): void }>();
  private readonly running = new Set<(error: Error) => void>();
  private isClosed = false;

  constructor(private readonly options: PoolOptions<Task, Reply>) {}

  /** How many tasks are done, at the most, from one task of a share to its next. */
  round(share: readonly string[]): number {
    return this.waiting.size === 0 ? 1 : this.waiting.round(share);
  }

  /** Gives a task to a worker and hands on its replies until the last; a worker that fails, is late or is cancelled is replaced. */
  async run(task: Task, options: TaskOptions<Reply>): Promise<void> {
    const worker = await this.freeWorker(options.share ?? []);
    try {
      options.signal?.throwIfAborted();
      if (this.isClosed) throw stopped();
      await this.follow(worker, task, options);
    } catch (error) {
      // Whatever the worker was in the middle of ends with it.
      this.workers.delete(worker);
      worker.terminate();
      if (!this.isClosed) this.replace();
      throw error;
    }
    this.release(worker);
  }

  /** The single reply to a task. */
  async ask(task: Task, name: string, share: readonly string[] = []): Promise<Reply> {
    let answer: Reply | undefined;
    const onReply = (reply: Reply) => {
      answer = reply;
      return true;
    };
    await this.run(task, { onReply, name, share });
    return answer as Reply;
  }

  /** Ends all workers, whatever they are in the middle of. */
  close(): void {
    this.isClosed = true;
    for (let next = this.waiting.take(); next; next = this.waiting.take()) next.fail(stopped());
    for (const fail of [...this.running]) fail(stopped());
    for (const worker of this.workers) worker.terminate();
    this.workers.clear();
    this.idle.length = 0;
  }

  private follow(worker: PoolWorker<Task, Reply>, task: Task, { onReply, name, signal }: TaskOptions<Reply>): Promise<void> {
    const { patience } = this.options;
    worker.setBusy?.(true);
    return new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(clock);
        signal?.removeEventListener('abort', cancel);
        this.running.delete(fail);
        end();
      };
      const fail = (error: Error) => settle(() => reject(error));
      const cancel = () => fail(signal?.reason instanceof Error ? signal.reason : new Error(`${name} was cancelled`));
      const clock = patience === undefined ? undefined : setTimeout(() => fail(new Error(`${name} took too long`)), patience);
      signal?.addEventListener('abort', cancel, { once: true });
      this.running.add(fail);
      worker.listen({
        reply: reply => {
          try {
            if (onReply(reply)) settle(resolve);
          } catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
          }
        },
        fail,
      });
      worker.post(task);
    });
  }

  private async freeWorker(share: readonly string[]): Promise<PoolWorker<Task, Reply>> {
    if (this.isClosed) throw stopped();
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.workers.size < this.options.size) return this.startWorker();
    return new Promise((take, fail) => this.waiting.add({ take, fail }, share));
  }

  private replace(): void {
    const next = this.waiting.take();
    if (next) next.take(this.startWorker());
  }

  private startWorker(): PoolWorker<Task, Reply> {
    const worker = this.options.start();
    this.workers.add(worker);
    return worker;
  }

  private release(worker: PoolWorker<Task, Reply>): void {
    const next = this.waiting.take();
    if (next) return next.take(worker);
    // An idle worker that fails is replaced by the next task that needs one.
    worker.listen({ reply: () => {}, fail: () => this.forget(worker) });
    worker.setBusy?.(false);
    this.idle.push(worker);
  }

  private forget(worker: PoolWorker<Task, Reply>): void {
    this.workers.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
  }
}

function stopped(): Error {
  return new Error('the workers have been stopped');
}
