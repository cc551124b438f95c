// A thread that thinks for bots: it gets a view, never a state.
import { parentPort } from 'node:worker_threads';
import { SHELF } from '../../games/index.ts';
import { botInTime } from '../../host/index.ts';
import { fast } from '../../kernel/index.ts';
import type { Order, Reply } from './threads.ts';

async function think({ game: id, view, seat, bot, whim }: Order): Promise<string> {
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`there is no game "${id}"`);
  const chance = fast(whim);
  const legal = game.legal(game.imagine(view, chance), seat);
  return game.write(botInTime(game, bot).choose(game, { seat, legal, view: () => view }, chance));
}

parentPort?.on('message', (order: Order) => {
  const reply = (answer: Reply) => parentPort?.postMessage(answer);
  think(order).then(
    move => reply({ move }),
    (error: unknown) => reply({ fault: String(error) }),
  );
});
