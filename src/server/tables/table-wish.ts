import { botNamesIn } from '../../bots/index.ts';
import { cleanName } from '../../host/index.ts';
import { type AnyGame, type GameEntry, same } from '../../kernel/index.ts';
import type { TableWish } from '../../protocol/index.ts';
import { mustBeRatable } from '../ratings/rated-wish.ts';
import { NO_NAME, Refused } from '../refused.ts';

/** The games that can be played here, by their ids. */
export type PlayableGames = Readonly<Record<string, Pick<GameEntry, 'open'> & Partial<Pick<GameEntry, 'cover'>>>>;

/** Opens a game by its id. */
export async function gameOf(games: PlayableGames, id: string): Promise<AnyGame> {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) throw new Refused(400, 'no such game', `there is no game "${id.slice(0, 40)}"; games: ${Object.keys(games).join(', ')}`);
  return entry.open();
}

/** No option of any game is nested so deep. */
const DEEPEST = 16;
const LONGEST_SENTENCE = 300;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every(each => isWithin(each, levels - 1));
}

/** A wish that can be fulfilled: the game, and all its options. */
export async function readTableWish(
  games: PlayableGames,
  wish: TableWish,
): Promise<{ readonly game: AnyGame; readonly options: Readonly<Record<string, unknown>> }> {
  const game = await gameOf(games, wish.game);
  const options = mustSeat(game, wish.options, wish.seats.length);
  const bots = botNamesIn(game);
  const strange = wish.seats.find(seat => seat.kind === 'bot' && !bots.includes(seat.bot));
  if (strange) throw new Refused(400, 'bot', `there is no such bot in ${game.id}; bots: ${bots.join(', ')}`);
  if (wish.seats.some(seat => seat.kind !== 'open' && cleanName(seat.name) === '')) throw new Refused(400, 'name', NO_NAME);
  const colours = wish.seats.flatMap(({ colour }) => colour ?? []);
  if (new Set(colours).size < colours.length) throw new Refused(400, 'colour', 'every seat must have a colour of its own');
  if (wish.rated) mustBeRatable(wish, games[wish.game]?.cover?.isTeam ?? false, same(options, mustSeat(game, {}, wish.seats.length)));
  return { game, options };
}

/** The options of a match with so many seats, or why there can be none. */
export function mustSeat(game: AnyGame, options: Readonly<Record<string, unknown>>, count: number): Readonly<Record<string, unknown>> {
  const { least, most } = game.seats;
  if (count < least || count > most) throw new Refused(400, 'seats', `${game.id} is for ${least} to ${most} players, not ${count}`);
  if (!isWithin(options, DEEPEST)) throw new Refused(400, 'options', `options may be nested at most ${DEEPEST} levels deep`);
  const reading = game.options.read(options, count);
  if (!reading.ok) throw new Refused(400, 'options', reading.problem.slice(0, LONGEST_SENTENCE));
  return reading.options as Readonly<Record<string, unknown>>;
}
