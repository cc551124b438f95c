// Decisions of bots by budgets counted in playouts, written down to the last bit: every engine must make the same.
import { botIn } from '../bots/index.ts';
import { entryOf } from '../games/index.ts';
import { fast, openForBots, silent } from '../kernel/index.ts';

/** What is played: the first decisions of a match. */
export interface Decisions {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly most: number;
}

/** Each move, and what was expected of all that were looked at. */
export async function decisionsOf({ game: id, bot: name, seed, most }: Decisions): Promise<readonly string[]> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no ${id}`);
  const game = await openForBots(entry);
  const bot = botIn(game, name);
  if (!bot?.weigh) throw new Error(`${name} does not compare moves`);
  const table = silent(fast(`${seed}/luck`));
  const whims = fast(`${seed}/whims`);
  const state = game.setup({ seats: 2, options: game.options.standard, version: game.version }, table);
  const made: string[] = [];
  for (let [seat] = game.awaiting(state); seat !== undefined && made.length < most; [seat] = game.awaiting(state)) {
    const at = seat;
    const legal = game.legal(state, at);
    const { move, alternatives } = bot.weigh(game, { seat: at, legal, view: () => game.view(state, at) }, whims);
    if (legal.length > 1) made.push(JSON.stringify([game.write(move), alternatives]));
    game.play(state, at, move, table);
  }
  return made;
}
