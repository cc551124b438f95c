import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { folderFor } from './folder.ts';
import { freePort } from './port.ts';
import { program } from './program.ts';
import { Service } from './service.ts';

/** Starts a Redis of its own, empty, on a free port. */
export async function startRedis(): Promise<Service> {
  const command = program('redis');
  const folder = folderFor('redis', ['redis', 'nobody']);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder.data,
    save: '',
    // What was written survives a kill, but the disk is not waited for.
    appendonly: 'yes',
    appendfsync: 'no',
    databases: 16,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return Service.start({ command, args, url, folder, stopSignal: 'SIGTERM', ask: () => ping(url) });
}

/** A beginning for keys that nobody else uses; a test file makes one for all it writes. */
export function freshPrefix(): string {
  return `test-${randomUUID()}:`;
}

async function ping(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  // Why there is no answer is told by the question.
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
