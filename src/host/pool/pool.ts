import { Worker } from 'node:worker_threads';
import { type Finding, gathered, type Question, type Share } from '../../bots/index.ts';
import type { AnyGame, Tagged } from '../../kernel/index.ts';

/** What a worker sends back. */
export type Reply = { readonly share: Share } | { readonly fault: string };

/** Milliseconds a worker may be late before it is given up. */
const GRACE = 2000;

/** Threads that think about one decision at a time, all of them together. */
export class ThinkingPool {
  private readonly workers: Worker[];
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    size: number,
    private readonly program: URL,
    private readonly grace = GRACE,
  ) {
    this.workers = Array.from({ length: size }, () => new Worker(program));
  }

  /** What all workers found; a question waits for those asked before it. */
  think(game: AnyGame, question: Question): Promise<Finding<Tagged>> {
    const answer = this.last.then(() => this.askAll(question)).then(shares => gathered(game, shares));
    this.last = answer.catch(() => {});
    return answer;
  }

  /** The move all workers found; where they fail or are late, the quiet one, and the fault is reported. */
  async choose(game: AnyGame, question: Question, quiet: Tagged, report: (fault: unknown) => void): Promise<Tagged> {
    try {
      return (await this.think(game, question)).move;
    } catch (fault) {
      report(fault);
      return quiet;
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.terminate()));
  }

  /** Waits for all of them, also where one fails: nobody may still be busy when the next question comes. */
  private async askAll(question: Question): Promise<readonly Share[]> {
    const asked = this.workers.map((_, at) => this.askOne(at, { ...question, seed: `${question.seed}/${at}` }));
    return (await Promise.allSettled(asked)).map(answer => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  }

  /** Whoever fails is replaced, so that the next question finds somebody awake. */
  private async askOne(at: number, question: Question): Promise<Share> {
    const worker = this.workers[at];
    if (!worker) throw new Error('nobody is there to think');
    try {
      return await ask(worker, question, this.grace);
    } catch (fault) {
      this.workers[at] = new Worker(this.program);
      await worker.terminate();
      throw fault;
    }
  }
}

function ask(worker: Worker, question: Question, grace: number): Promise<Share> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => fail(new Error('a worker is late')), question.milliseconds + grace);
    const forget = () => {
      clearTimeout(late);
      worker.off('message', hear);
      worker.off('error', fail);
    };
    const fail = (error: Error) => {
      forget();
      reject(error);
    };
    const hear = (reply: Reply) => {
      forget();
      if ('share' in reply) resolve(reply.share);
      else reject(new Error(reply.fault));
    };
    worker.on('message', hear);
    worker.on('error', fail);
    worker.postMessage(question);
  });
}
