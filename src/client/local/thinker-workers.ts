import { type Question, type Reply, type Thinker, type Thought, thinkTogether } from '../../host/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { Pool } from '../../workers/pool.ts';
import { webWorker } from './web-worker.ts';

/** A bot that takes longer than this many ms is stopped. */
const PATIENCE = 15_000;

/** Web Workers that think about the same decision with different luck, and put together what they found. */
export class ThinkerWorkers implements Thinker {
  private readonly pool: Pool<Question, Reply>;

  constructor(
    private readonly count: number,
    start: () => Worker,
  ) {
    this.pool = new Pool({ size: count, patience: PATIENCE, start: () => webWorker(start()) });
  }

  /** The move that all of them together found, and all they looked at. */
  think(question: Question): Promise<Thought> {
    return thinkTogether(this.pool, question, { count: this.count });
  }

  async choose(_game: AnyGame, question: Question): Promise<string> {
    return (await this.think(question)).move;
  }
}
