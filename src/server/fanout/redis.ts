import { Redis } from 'ioredis';
import type { Post } from './post.ts';

const CHANNEL = 'tabletour';

/** Messages over Redis; a lost connection is made again. */
export function redisPost(url: string, hear: (message: string) => void, report: (error: unknown) => void): Post {
  // A message that cannot be sent now is dropped: the poll finds the change before it could be sent later.
  const sender = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy });
  const receiver = new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
  for (const connection of [sender, receiver]) connection.on('error', report);
  receiver.on('message', (_channel, message) => hear(message));
  receiver.subscribe(CHANNEL).catch(report);
  return {
    get isOpen() {
      return sender.status === 'ready' && receiver.status === 'ready';
    },
    async send(message) {
      if (sender.status === 'ready') await sender.publish(CHANNEL, message);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function retryStrategy(times: number): number {
  return Math.min(1000, 50 * times);
}
