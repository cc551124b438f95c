import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** What keeps a run or a worker from working, in one sentence. */
export class QueueProblem extends Error {
  override readonly name = 'QueueProblem';
}

const PATIENCE = 5000;
const BETWEEN_TRIES = 500;
const OLDEST = [6, 2] as const;

/** Connects to the Redis at that address, or says in one sentence why that cannot be; what is lost later is tried again until the signal. */
export async function connect(address: string, say: (sentence: string) => void, signal?: AbortSignal): Promise<Redis> {
  const url = readAddress(address);
  const { Redis } = await import('ioredis');
  const shown = `${url.protocol}//${url.host}`;
  let isUp = false;
  let reason = 'no answer';
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: null,
    retryStrategy: () => (isUp && !signal?.aborted ? BETWEEN_TRIES : null),
  });
  redis.on('error', error => {
    reason = reasonOf(error);
  });
  const version = await Promise.race([versionOf(redis), pause(PATIENCE, undefined, { ref: false })]).catch(() => undefined);
  if (version === undefined) {
    redis.disconnect();
    throw new QueueProblem(`there is no Redis at ${shown} (${reason})`);
  }
  if (isOlder(version)) {
    redis.disconnect();
    throw new QueueProblem(`the Redis at ${shown} is version ${version}; ${OLDEST.join('.')} or newer is needed`);
  }
  isUp = true;
  tellOutages(redis, shown, say);
  return redis;
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '') return url;
  throw new QueueProblem(`the address of a Redis looks like redis://localhost:6379, not like "${address}"`);
}

async function versionOf(redis: Redis): Promise<string> {
  await redis.connect();
  return /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? '0';
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** One sentence when Redis goes away, one when it is back. */
function tellOutages(redis: Redis, shown: string, say: (sentence: string) => void): void {
  let isAway = false;
  redis.on('reconnecting', () => {
    if (!isAway) say(`the Redis at ${shown} has gone away; trying again until it is back`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) say(`the Redis at ${shown} is back`);
    isAway = false;
  });
}

/** Ends a connection; to end one twice would keep the program alive for seconds. */
export function hangUp(redis: Redis): void {
  if (redis.status !== 'end') redis.disconnect();
}

/** The short reason of an error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : (error.message.split('\n')[0] ?? '');
}
