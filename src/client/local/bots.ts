import type { Thinker } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import { agreed, type Question, type Thought } from './think.ts';

/** A bot that takes longer than this many ms has lost its way. */
const PATIENCE = 15_000;

/** Workers that think about the same root with different luck, and put together what they found. */
export class Bots implements Thinker {
  private readonly workers: (Worker | undefined)[];
  private readonly waiting = new Map<number, { done(thought: Thought): void; fail(error: Error): void }>();
  private asked = 0;

  constructor(
    count: number,
    private readonly hire: () => Worker,
  ) {
    this.workers = Array.from({ length: count });
  }

  async choose(game: AnyGame, view: unknown, seat: Seat, bot: string, whim: string): Promise<string> {
    return (await this.think(game.id, view, seat, bot, whim)).move;
  }

  /** The move that all of them together found, and all they looked at. */
  async think(game: string, view: unknown, seat: Seat, bot: string, whim: string): Promise<Omit<Thought, 'number'>> {
    const thoughts = await Promise.all(
      this.workers.map((_, at) => this.askOne(at, { number: ++this.asked, game, view, seat, bot, whim: `${whim} ${at}` })),
    );
    return agreed(thoughts);
  }

  private askOne(at: number, question: Question): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => {
        this.workers[at]?.terminate();
        this.workers[at] = undefined;
        this.settle(question.number)?.fail(new Error(`${question.bot} took too long`));
      }, PATIENCE);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(clock);
          settle(value);
        };
      this.waiting.set(question.number, { done: settled(resolve), fail: settled(reject) });
      this.workerAt(at).postMessage(question);
    });
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
    worker.onmessage = ({ data }: MessageEvent<Thought & { fault?: string }>) => {
      const waiting = this.settle(data.number);
      if (data.fault === undefined) waiting?.done(data);
      else waiting?.fail(new Error(data.fault));
    };
    this.workers[at] = worker;
    return worker;
  }
}
