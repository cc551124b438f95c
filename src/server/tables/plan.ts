import { botNamesIn } from '../../bots/index.ts';
import { SHELF } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Pace, SeatPlan } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';

/** What somebody wants a table to be set with. */
export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  readonly listed: boolean;
  /** The place of whoever sets the table, where no seat is a person's yet. */
  readonly seat?: number;
}

/** Opens a game by its id. */
export async function gameOf(id: string): Promise<AnyGame> {
  const box = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (!box) throw new Refused(400, 'no such game', `there is no game "${id.slice(0, 40)}"; games: ${Object.keys(SHELF).join(', ')}`);
  return box.open();
}

/** A wish that can be fulfilled: the game, and all its options. */
export async function agreed(wish: TableWish): Promise<{ readonly game: AnyGame; readonly options: Readonly<Record<string, unknown>> }> {
  const game = await gameOf(wish.game);
  const { least, most } = game.seats;
  const count = wish.seats.length;
  if (count < least || count > most) throw new Refused(400, 'seats', `${game.id} is played by ${least} to ${most}, not by ${count}`);
  const reading = game.options.read(wish.options, count);
  if (!reading.ok) throw new Refused(400, 'options', reading.problem);
  const bots = botNamesIn(game);
  const strange = wish.seats.find(seat => seat.kind === 'bot' && !bots.includes(seat.bot));
  if (strange) throw new Refused(400, 'bot', `there is no such bot in ${game.id}; bots: ${bots.join(', ')}`);
  return { game, options: reading.options as Readonly<Record<string, unknown>> };
}
