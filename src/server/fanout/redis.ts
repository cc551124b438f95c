import { Redis } from 'ioredis';
import type { Post } from './post.ts';

const CHANNEL = 'tabletour';

/** The post over a Redis, which may come and go. */
export function redisPost(url: string, hear: (letter: string) => void, report: (error: unknown) => void): Post {
  // A letter that cannot be sent now is not worth sending later: the poll has been faster.
  const sender = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy });
  const receiver = new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
  for (const line of [sender, receiver]) line.on('error', report);
  receiver.on('message', (_channel, letter) => hear(letter));
  receiver.subscribe(CHANNEL).catch(report);
  return {
    get isOpen() {
      return sender.status === 'ready' && receiver.status === 'ready';
    },
    async send(letter) {
      if (sender.status === 'ready') await sender.publish(CHANNEL, letter);
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
