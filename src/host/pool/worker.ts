// A thread that thinks for bots: it gets a view, never a state.

import { parentPort } from 'node:worker_threads';
import { entryOf } from '../../games/index.ts';
import { openForBots } from '../../kernel/index.ts';
import { type Question, think } from '../think.ts';
import type { Reply } from '../think-together.ts';

async function replyTo(question: Question): Promise<Reply> {
  const entry = entryOf(question.game);
  const game = entry && (await openForBots(entry));
  return game ? { thought: think(game, question) } : { fault: `there is no game "${question.game}"` };
}

parentPort?.on('message', (question: Question) => {
  replyTo(question)
    .catch((error: unknown) => ({ fault: String(error) }))
    .then(reply => parentPort?.postMessage(reply));
});
