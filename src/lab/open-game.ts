import { entryOf } from '../games/index.ts';
import { type Analyst, type AnyGame, openForBots } from '../kernel/index.ts';

/** A game with all that bots know of it and, where it has one, its analyst. */
export interface OpenedGame {
  readonly game: AnyGame;
  readonly analyst: Analyst | undefined;
}

/** The game of a trial. */
export async function openGame({ game: id }: { readonly game: string }): Promise<OpenedGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  const [game, analyst] = await Promise.all([openForBots(entry), entry.analyst?.()]);
  return { game, analyst };
}
