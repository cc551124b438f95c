import type { AnyGame } from '../../kernel/index.ts';
import { Pool } from '../../workers/pool.ts';
import { threadOf } from '../../workers/threads.ts';
import type { Question } from '../think.ts';
import { type Reply, thinkTogether } from '../think-together.ts';
import type { Thinker } from '../thinker.ts';

/** How threads share the work. */
export interface Sharing {
  /** Threads at the most. */
  readonly most: number;
  /** How many of them think about the same decision. */
  readonly together?: number;
  /** A bot that takes longer than this many ms is stopped. */
  readonly patience?: number;
}

const PATIENCE = 20_000;
/** Megabytes for short-lived objects: more than stays in a core's cache makes the threads wait for memory, and so for each other. */
const YOUNG = 6;

/** Threads that think for bots. */
export class ThinkerPool implements Thinker {
  private readonly pool: Pool<Question, Reply>;

  constructor(
    program: URL,
    private readonly sharing: Sharing,
  ) {
    const start = () => threadOf<Question, Reply>(program, { maxYoungGenerationSizeMb: YOUNG });
    this.pool = new Pool({ size: sharing.most, patience: sharing.patience ?? PATIENCE, start });
  }

  think(question: Question) {
    return thinkTogether(this.pool, question, this.sharing.together ?? 1);
  }

  async choose(_game: AnyGame, question: Question): Promise<string> {
    return (await this.think(question)).move;
  }

  close(): void {
    this.pool.close();
  }
}
