import type { AnyGame } from '../../kernel/index.ts';
import { Pool } from '../../workers/pool.ts';
import { threadOf } from '../../workers/threads.ts';
import { isQuick, patienceIn } from '../in-time.ts';
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
  /** Whether bots that are quick have a thread of their own, and never wait for those that think long. */
  readonly quickApart?: boolean;
}

const PATIENCE = 20_000;
/** Megabytes for short-lived objects: more than stays in a core's cache makes the threads wait for memory, and so for each other. */
const YOUNG = 6;

/** Threads that think for bots. */
export class ThinkerPool implements Thinker {
  private readonly pool: Pool<Question, Reply>;
  private readonly quick: Pool<Question, Reply>;

  constructor(
    program: URL,
    private readonly sharing: Sharing,
  ) {
    const start = () => threadOf<Question, Reply>(program, { maxYoungGenerationSizeMb: YOUNG });
    const { most, patience = PATIENCE, quickApart = false } = sharing;
    this.pool = new Pool({ size: most, patience, start });
    this.quick = quickApart ? new Pool({ size: 1, patience, start }) : this.pool;
  }

  think(question: Question, share: readonly string[] = []) {
    const pool = isQuick(question.bot) ? this.quick : this.pool;
    const { milliseconds = patienceIn(pool.round(share), question.bot) } = question;
    const inTime = milliseconds === undefined ? question : { ...question, milliseconds };
    return thinkTogether(pool, inTime, { count: this.sharing.together ?? 1, share });
  }

  async choose(_game: AnyGame, question: Question, share?: readonly string[]): Promise<string> {
    return (await this.think(question, share)).move;
  }

  close(): void {
    this.pool.close();
    this.quick.close();
  }
}
