// The match of the examples: played whenever it is told, so an example cannot be wrong.
import { seeded } from '../chance.ts';
import { type AnyGame, silent, type Told } from '../game.ts';
import type { ExampleMatch } from './manual.ts';

interface PlayedMatch {
  readonly events: readonly Told[];
  readonly final: unknown;
}

/** The table of this match before its first move, as everybody sees it; undefined where so many may not play so. */
export function openingOf(game: AnyGame, { seats, seed, options }: ExampleMatch): unknown {
  const read = game.options.read(options, seats);
  if (!read.ok) return undefined;
  return game.view(game.setup({ options: read.options, seats, version: game.version }, silent(seeded(seed))), 'public');
}

/** Everything that happened in this match, as everybody heard it, and how it ended. */
export function playedMatch(game: AnyGame, { seats, seed, options }: ExampleMatch): PlayedMatch {
  const read = game.options.read(options, seats);
  if (!read.ok) throw new Error(read.problem);
  const events: Told[] = [];
  const [chance, choice] = [seeded(seed), seeded(`${seed}/choice`)];
  const tell = (event: Told) => {
    const heard = game.viewEvent(event, 'public');
    if (heard) events.push(heard);
  };
  const state = game.setup({ options: read.options, seats, version: game.version }, { chance, tell });
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const legal = game.legal(state, seat);
    const move = game.policy?.(game.clone(state), seat, legal, choice) ?? legal[0];
    if (!move) throw new Error(`nothing is legal for seat ${seat} of ${game.id}`);
    game.play(state, seat, move, { chance, tell });
  }
  return { events, final: game.view(state, 'public') };
}
