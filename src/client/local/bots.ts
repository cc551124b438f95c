import { mergeThoughts, type Question, splitQuestion, type Thinker, type Thought } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';

/** What a worker is sent, and what it answers under the same number. */
export interface Sent {
  readonly number: number;
  readonly question: Question;
}
export type Heard = { readonly number: number } & ({ readonly thought: Thought } | { readonly fault: string });

/** A bot that takes longer than this many ms has lost its way. */
const PATIENCE = 15_000;

/** Workers that think about the same root with different luck, and put together what they found. */
export class ThinkerWorkers implements Thinker {
  private readonly workers: (Worker | undefined)[];
  private readonly waiting = new Map<number, { done(thought: Thought): void; fail(error: Error): void }>();
  private asked = 0;

  constructor(
    count: number,
    private readonly hire: () => Worker,
  ) {
    this.workers = Array.from({ length: count });
  }

  async choose({ id }: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string> {
    return (await this.think({ game: id, view, seat, bot, whim })).move;
  }

  /** The move that all of them together found, and all they looked at. */
  async think(question: Question): Promise<Thought> {
    return mergeThoughts(await Promise.all(splitQuestion(question, this.workers.length).map((share, at) => this.askOne(at, share))));
  }

  private askOne(at: number, question: Question): Promise<Thought> {
    const number = ++this.asked;
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => {
        this.workers[at]?.terminate();
        this.workers[at] = undefined;
        this.settle(number)?.fail(new Error(`${question.bot} took too long`));
      }, PATIENCE);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(clock);
          settle(value);
        };
      this.waiting.set(number, { done: settled(resolve), fail: settled(reject) });
      this.send(at, { number, question });
    });
  }

  private send(at: number, sent: Sent): void {
    this.workerAt(at).postMessage(sent);
  }

  private settle(number: number) {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    return waiting;
  }

  private workerAt(at: number): Worker {
    const present = this.workers[at];
    if (present) return present;
    const worker = this.hire();
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      const waiting = this.settle(data.number);
      if ('thought' in data) waiting?.done(data.thought);
      else waiting?.fail(new Error(data.fault));
    };
    this.workers[at] = worker;
    return worker;
  }
}
