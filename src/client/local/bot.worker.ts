// A bot at work, away from the page: gets views, never states.
import { gameNamed } from '../../games/rules.ts';
import { type Thought, think } from '../../host/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { prototype } from '../prototype.ts';
import type { Heard, Sent } from './bots.ts';

const games = new Map<string, Promise<AnyGame>>();

function openGame(id: string): Promise<AnyGame> {
  const open = prototype?.entry.id === id ? prototype.entry.open : gameNamed(id);
  if (!open) return Promise.reject(new Error(`there is no game ${id}`));
  const game = games.get(id) ?? open();
  games.set(id, game);
  return game;
}

async function answer({ question }: Sent): Promise<Thought> {
  return think(await openGame(question.game), question);
}

const reply = (heard: Heard) => postMessage(heard);

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  answer(data).then(
    thought => reply({ number: data.number, thought }),
    (error: unknown) => reply({ number: data.number, fault: String(error) }),
  );
});
