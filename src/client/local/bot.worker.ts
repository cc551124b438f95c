// A bot at work, away from the page: gets views, never states.

import { type Question, type Reply, think } from '../../host/index.ts';
import { type AnyGame, openForBots } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';

async function openGame(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return openForBots(entry);
}

async function replyTo(question: Question): Promise<Reply> {
  return { thought: think(await openGame(question.game), question) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  replyTo(data)
    .catch((error: unknown): Reply => ({ fault: String(error) }))
    .then(reply => postMessage(reply));
});
