import type { Thinker } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import type { Considered, Question, Thought } from './think.ts';

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
    const considered = together(thoughts);
    const move = considered[0]?.move ?? thoughts[0]?.move;
    if (move === undefined) throw new Error('nobody thought');
    return { move, considered };
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

/** Sums up what several workers looked at; the move most looked at comes first. */
function together(thoughts: readonly Thought[]): readonly Considered[] {
  const sums = new Map<string, Considered>();
  for (const each of thoughts.flatMap(({ considered }) => considered)) {
    const before = sums.get(each.move);
    sums.set(each.move, before ? added(before, each) : each);
  }
  return [...sums.values()].sort((a, b) => b.visits - a.visits || b.value - a.value);
}

function added(a: Considered, b: Considered): Considered {
  const visits = a.visits + b.visits;
  const mean = (one: number, other: number) => (visits === 0 ? one : (one * a.visits + other * b.visits) / visits);
  return { move: a.move, visits, value: mean(a.value, b.value), winChance: mean(a.winChance, b.winChance), score: mean(a.score, b.score) };
}
