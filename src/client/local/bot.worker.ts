// A bot at work, away from the page: gets views, never states.

import { type Question, type Reply, think } from '../../host/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';

const games = new Map<string, Promise<AnyGame>>();

function openGame(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) return Promise.reject(new Error(`there is no game ${id}`));
  const game = games.get(id) ?? entry.open();
  games.set(id, game);
  return game;
}

async function replyTo(question: Question): Promise<Reply> {
  return { thought: think(await openGame(question.game), question) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  replyTo(data)
    .catch((error: unknown): Reply => ({ fault: String(error) }))
    .then(reply => postMessage(reply));
});
