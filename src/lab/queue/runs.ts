import type { Redis } from 'ioredis';
import type { Result, Trial } from '../trial.ts';

/** A run as it is announced to workers: what its series are and which rules they are played by. */
export interface Run {
  readonly series: readonly { readonly trial: Trial; readonly version: number }[];
}

/** A job of the queue: some games of one series. */
export interface Batch {
  readonly series: number;
  readonly games: readonly number[];
}

/** What workers send back: results, why somebody does not take part, or why a batch could not be played. */
export type News =
  | { readonly type: 'results'; readonly series: number; readonly results: readonly Result[] }
  | { readonly type: 'refusal'; readonly sentence: string }
  | { readonly type: 'failure'; readonly sentence: string };

/** All keys of a run begin with this and its name, those of its queue too. */
export const PREFIX = 'tabletour:run';

const RUNS = 'tabletour:runs';
/** Seconds after which a run that nobody asks for any more is forgotten. */
const KEPT = 60;

/** Announces a run, all at once, so that no part of it can be lost without the others; it stays as long as it is renewed. */
export async function announce(redis: Redis, id: string, run: Run): Promise<void> {
  const done = await redis
    .multi()
    .xadd(newsKey(id), '*', 'opened', '')
    .set(runKey(id), JSON.stringify(run), 'EX', KEPT)
    .sadd(RUNS, id)
    .exec();
  for (const [error] of done ?? []) if (error) throw error;
}

/** Whether the run is still known, and its news can be heard; it then stays for a while longer. */
export async function renew(redis: Redis, id: string): Promise<boolean> {
  return (await redis.expire(runKey(id), KEPT)) === 1 && (await redis.exists(newsKey(id))) === 1;
}

/** The runs that are announced; one whose owner has gone has no text. */
export async function announced(redis: Redis): Promise<ReadonlyMap<string, string | null>> {
  const ids = await redis.smembers(RUNS);
  if (ids.length === 0) return new Map();
  const texts = await redis.mget(ids.map(runKey));
  return new Map(ids.map((id, index) => [id, texts[index] ?? null]));
}

/** Takes everything of a run out of Redis. */
export async function remove(redis: Redis, id: string): Promise<void> {
  await redis.srem(RUNS, id);
  await redis.unlink(runKey(id));
  for await (const keys of redis.scanStream({ match: `${runKey(id)}:*`, count: 1000 })) {
    if (Array.isArray(keys) && keys.length > 0) await redis.unlink(keys.map(String));
  }
}

/** Sends news to whoever asked for the run; once the run is over nobody hears them and nothing is kept. */
export async function send(redis: Redis, id: string, news: News): Promise<void> {
  await redis.xadd(newsKey(id), 'NOMKSTREAM', '*', 'news', JSON.stringify(news));
}

/** The news after that place, waiting for some if there are none, and the place where they end. */
export async function hear(
  redis: Redis,
  id: string,
  after: string,
  patience: number,
): Promise<{ readonly news: News[]; readonly at: string }> {
  const [stream] = (await redis.xread('COUNT', 100, 'BLOCK', patience, 'STREAMS', newsKey(id), after)) ?? [];
  const entries = stream?.[1] ?? [];
  const news = entries.flatMap(([, [field, text]]): News[] => (field === 'news' && text !== undefined ? [JSON.parse(text)] : []));
  return { news, at: entries.at(-1)?.[0] ?? after };
}

/** Forgets the news up to that place: they have been heard. */
export async function forget(redis: Redis, id: string, upTo: string): Promise<void> {
  const [time = '0', order = '0'] = upTo.split('-');
  await redis.xtrim(newsKey(id), 'MINID', `${time}-${BigInt(order) + 1n}`);
}

function runKey(id: string): string {
  return `${PREFIX}:${id}`;
}

function newsKey(id: string): string {
  return `${PREFIX}:${id}:news`;
}
