import { Redis } from 'ioredis';
import { type Post, wordOf } from './post.ts';

const CHANNEL = 'tabletour';
/** How long an answer may take, in ms, and how often one is asked for: a connection may be dead without a word. */
const PATIENCE = 5000;
const BEAT = 5000;

/** The post over a Redis, which may come and go. */
export function redisPost(url: string, hear: (letter: string) => void, report: (error: unknown) => void): Post {
  // A letter that cannot be sent now is not worth sending later: the poll has been faster.
  const settings = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: PATIENCE, retryStrategy };
  const sender = new Redis(url, settings);
  const receiver = new Redis(url, { ...settings, autoResubscribe: false });
  let problem: string | undefined;
  const fail = (error: unknown) => {
    problem = wordOf(error);
    report(error);
  };
  for (const line of [sender, receiver]) line.on('error', fail);
  receiver.on('message', (_channel, letter) => hear(letter));
  const ask = (line: Redis, question: () => Promise<unknown>) =>
    question().catch(error => {
      fail(error);
      if (line.status === 'ready') line.disconnect(true);
    });
  receiver.on('ready', () => ask(receiver, () => receiver.subscribe(CHANNEL)));
  const beat = setInterval(() => {
    for (const line of [sender, receiver]) if (line.status === 'ready') void ask(line, () => line.ping());
  }, BEAT);
  beat.unref();
  return {
    get isOpen() {
      return sender.status === 'ready' && receiver.status === 'ready';
    },
    get problem() {
      return problem;
    },
    async send(letter) {
      if (sender.status === 'ready') await ask(sender, () => sender.publish(CHANNEL, letter));
    },
    async close() {
      clearInterval(beat);
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function retryStrategy(times: number): number {
  return Math.min(1000, 50 * times);
}
