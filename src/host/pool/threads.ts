import { Worker } from 'node:worker_threads';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import { mergeThoughts, type Question, splitQuestion, type Thought } from '../think.ts';
import type { Thinker } from '../thinker.ts';

/** What a thread found. */
export type Reply = { readonly thought: Thought } | { readonly fault: string };

/** How threads share the work. */
export interface Sharing {
  /** Threads at the most. */
  readonly most: number;
  /** How many of them think about the same decision. */
  readonly together?: number;
  /** A bot that takes longer than this many ms has lost its way. */
  readonly patience?: number;
}

const PATIENCE = 20_000;
/** Megabytes for what is soon forgotten: as little as stays near its core, or threads wait for the memory and so for each other. */
const YOUNG = 6;

/** Threads that think; who comes when all are busy waits for a turn. */
export class ThinkerPool implements Thinker {
  private readonly all = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private readonly waiting: { readonly take: (thread: Worker) => void; readonly fail: (error: Error) => void }[] = [];
  private isClosed = false;

  constructor(
    private readonly program: URL,
    private readonly sharing: Sharing,
  ) {}

  /** What as many threads as think together found. */
  async think(question: Question): Promise<Thought> {
    const { together = 1 } = this.sharing;
    return mergeThoughts(await Promise.all(splitQuestion(question, together).map(share => this.askOne(share))));
  }

  async choose({ id }: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string> {
    return (await this.think({ game: id, view, seat, bot, whim })).move;
  }

  /** Ends all threads, whatever they are in the middle of. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { fail } of this.waiting.splice(0)) fail(new Error('nobody thinks any more'));
    await Promise.all([...this.all].map(thread => thread.terminate()));
  }

  private async askOne(question: Question): Promise<Thought> {
    const thread = await this.thread();
    try {
      const thought = await ask(thread, question, this.sharing.patience ?? PATIENCE);
      this.release(thread);
      return thought;
    } catch (error) {
      // Whatever the thread was in the middle of ends with it.
      this.all.delete(thread);
      void thread.terminate();
      if (this.waiting.length > 0) this.waiting.shift()?.take(this.hire());
      throw error;
    }
  }

  private async thread(): Promise<Worker> {
    if (this.isClosed) throw new Error('nobody thinks any more');
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.all.size < this.sharing.most) return this.hire();
    return new Promise((take, fail) => this.waiting.push({ take, fail }));
  }

  private hire(): Worker {
    const thread = new Worker(this.program, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    this.all.add(thread);
    return thread;
  }

  private release(thread: Worker): void {
    const next = this.waiting.shift();
    if (next) return next.take(thread);
    this.idle.push(thread);
    // Nobody waits for a thread that has nothing to do.
    thread.unref();
  }
}

function ask(thread: Worker, question: Question, patience: number): Promise<Thought> {
  thread.ref();
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(clock);
      thread.off('message', hear);
      thread.off('error', fail);
      thread.off('exit', fail);
    };
    const fail = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(`${question.bot} stopped thinking`));
    };
    const hear = (reply: Reply) => {
      settle();
      if ('thought' in reply) resolve(reply.thought);
      else reject(new Error(reply.fault));
    };
    const clock = setTimeout(() => fail(new Error(`${question.bot} took too long`)), patience);
    thread.on('message', hear);
    thread.on('error', fail);
    thread.on('exit', fail);
    thread.postMessage(question);
  });
}
