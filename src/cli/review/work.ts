import { type AnyGame, type MatchRecord, type Tagged, writeRecord } from '../../kernel/index.ts';
import { type Film, type Found, runTask, type Task, type Work } from '../../review/index.ts';
import { Pool } from '../../workers/pool.ts';
import { threadOf } from '../../workers/threads.ts';
import type { Order, Reply } from './worker.ts';

/** The program of a thread; it lies beside this one. */
const PROGRAM = new URL('./review.js', import.meta.url);
/** Orders for each thread in a round, so that none waits long for the others. */
const ORDERS = 8;

/** Who does the work, and how it is ended. */
interface Workshop {
  readonly work: Work;
  readonly close: () => void;
}

/** In this thread or in several: what is found is the same. `heard` gets the games that were played. */
export function workshop(film: Film, record: MatchRecord<Tagged, unknown>, jobs: number, heard: (games: number) => void): Workshop {
  if (jobs > 1) return inThreads(film.game, record, jobs, heard);
  const work: Work = async tasks =>
    tasks.map(task => {
      const found = runTask(film, task);
      heard(found.games);
      return found;
    });
  return { work, close: () => {} };
}

function inThreads(game: AnyGame, record: MatchRecord<Tagged, unknown>, jobs: number, heard: (games: number) => void): Workshop {
  const pool = new Pool<Order, Reply>({ size: jobs, start: () => threadOf<Order, Reply>(PROGRAM) });
  const { notes: _, players: __, ...stored } = writeRecord(game, record);
  const ask = async (tasks: readonly Task[]): Promise<readonly Found[]> => {
    const reply = await pool.ask({ record: stored, tasks }, 'a part of a review');
    if ('fault' in reply) throw new Error(reply.fault);
    heard(reply.found.reduce((sum, { games }) => sum + games, 0));
    return reply.found;
  };
  const work: Work = async tasks => (await Promise.all(portions(tasks, jobs * ORDERS).map(ask))).flat();
  return { work, close: () => pool.close() };
}

/** Tasks dealt out like cards: neighbours take about as long. */
function portions(tasks: readonly Task[], count: number): readonly (readonly Task[])[] {
  const dealt = Array.from({ length: Math.min(count, tasks.length) }, (_, at) => tasks.filter((__, index) => index % count === at));
  return dealt.filter(each => each.length > 0);
}
