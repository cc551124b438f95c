import { fast, recording } from './chance.ts';
import type { AnyGame, Seat, Tagged, Told } from './game.ts';

/** Whether a legal move draws a random number or reveals something: then it cannot be taken back. */
export function isFinal(game: AnyGame, state: unknown, seat: Seat, move: Tagged): boolean {
  const luck = recording(fast('final'));
  const events: Told[] = [];
  game.play(game.clone(state), seat, move, { chance: luck, tell: event => events.push(event) });
  return luck.taken.length > 0 || events.some(({ reveals }) => reveals);
}
