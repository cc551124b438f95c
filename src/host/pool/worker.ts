// A worker thread that thinks for bots.
import { parentPort } from 'node:worker_threads';
import { type Question, shareOf } from '../../bots/index.ts';
import { SHELF } from '../../games/index.ts';
import type { Reply } from './pool.ts';

async function think(question: Question): Promise<Reply> {
  const box = SHELF[question.game];
  if (!box) return { fault: `there is no game "${question.game}"` };
  const game = await box.open();
  const end = performance.now() + question.milliseconds;
  return { share: shareOf(game, question, () => performance.now() < end) };
}

parentPort?.on('message', (question: Question) => {
  think(question).then(
    reply => parentPort?.postMessage(reply),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  );
});
