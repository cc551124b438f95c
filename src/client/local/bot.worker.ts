// A bot at work, away from the page: gets views, never states.
import type { Alternative } from '../../bots/bot.ts';
import { gameNamed } from '../../games/rules.ts';
import { botInTime } from '../../host/index.ts';
import { type AnyGame, fast, type Tagged } from '../../kernel/index.ts';
import type { Considered, Question, Thought } from './think.ts';

const games = new Map<string, Promise<AnyGame>>();

function opened(id: string): Promise<AnyGame> {
  const open = gameNamed(id);
  if (!open) return Promise.reject(new Error(`there is no game ${id}`));
  const game = games.get(id) ?? open();
  games.set(id, game);
  return game;
}

function considered(game: AnyGame, { move, value, ...rest }: Alternative<Tagged>): Considered {
  const { visits = 0, winChance = 0, score = 0 } = rest as Partial<Considered>;
  return { move: game.write(move), value, visits, winChance, score };
}

async function think({ number, game: id, view, seat, bot: name, whim }: Question): Promise<Thought> {
  const game = await opened(id);
  const chance = fast(whim);
  const legal = game.legal(game.imagine(view, chance), seat);
  const sight = { seat, legal, view: () => view };
  const bot = botInTime(game, name);
  if (!bot.weigh) return { number, move: game.write(bot.choose(game, sight, chance)), considered: [] };
  const { move, alternatives } = bot.weigh(game, sight, chance);
  return { number, move: game.write(move), considered: alternatives.map(each => considered(game, each)) };
}

addEventListener('message', (event: MessageEvent<Question>) => {
  think(event.data).then(
    thought => postMessage(thought),
    (error: unknown) => postMessage({ number: event.data.number, fault: String(error) }),
  );
});
