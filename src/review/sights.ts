import { CommonLuck } from '../bots/index.ts';
import { hash, wordOf } from '../kernel/index.ts';
import type { Film } from './film.ts';

const known = new WeakMap<Film, Map<number, boolean>>();

/** Whether the mover could know all there was to know before a line: then the state is what it is imagined to be. */
export function isAllKnown(film: Film, line: number): boolean {
  const lines = known.get(film) ?? new Map<number, boolean>();
  known.set(film, lines);
  const found = lines.get(line) ?? ['one', 'other'].every(world => looksAlike(film, line, world));
  lines.set(line, found);
  return found;
}

function looksAlike({ game, states, lines, seats }: Film, line: number, world: string): boolean {
  const state = states[line];
  const imagined = game.imagine(game.view(state, lines[line]?.seat ?? 0), new CommonLuck(wordOf(world)));
  for (let seat = 0; seat < seats; seat++) {
    if (hash(game.view(state, seat)) !== hash(game.view(imagined, seat))) return false;
  }
  return true;
}
