// Matches for tests and measurements: played by bots, and played again as films.
import { botIn } from '../bots/index.ts';
import { entryOf } from '../games/index.ts';
import {
  type AnyGame,
  type Chance,
  fast,
  type Match,
  type MatchRecord,
  matchesOf,
  openForBots,
  seeded,
  type Tagged,
} from '../kernel/index.ts';
import type { Budget } from './budget.ts';
import { type Film, filmOf } from './film.ts';
import { measureOf, resultOf } from './measure.ts';
import { playedOn } from './play-on.ts';
import { runTask } from './run-task.ts';
import type { Found, Task } from './task.ts';
import { firstTasks, furtherTasks } from './tasks.ts';

export interface Seating {
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The first seat draws the worst of several for itself, whenever it draws. */
  readonly isUnlucky?: boolean;
}

export async function gameOf(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  return openForBots(entry);
}

/** The record of a match between bots. */
export function playedBy(game: AnyGame, { bots, seed, options = {}, isUnlucky = false }: Seating): MatchRecord<Tagged, unknown> {
  const reading = game.options.read(options, bots.length);
  if (!reading.ok) throw new Error(reading.problem);
  const chance = seeded(`${seed}/luck`);
  const whims = bots.map((_, seat) => seeded(`${seed}/bot/${seat}`));
  const matches = matchesOf(game);
  let { match }: { match: Match<unknown, Tagged, unknown> } = matches.start({ options: reading.options, seats: bots.length }, chance);
  for (let [seat] = game.awaiting(match.state); seat !== undefined; [seat] = game.awaiting(match.state)) {
    const { state } = match;
    const [bot, whim, mover] = [botIn(game, bots[seat] ?? 'greedy'), whims[seat], seat];
    if (!bot || !whim) throw new Error(`there is no bot "${bots[seat]}"`);
    const move = bot.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, mover) }, whim);
    match = isUnlucky && seat === 0 ? worstAfter(game, match, move, seed) : after(game, match, seat, move, chance);
  }
  return match.record;
}

type AnyMatch = Match<unknown, Tagged, unknown>;

function after(game: AnyGame, match: AnyMatch, seat: number, move: Tagged, chance: Chance): AnyMatch {
  const answer = matchesOf(game).submit(match, seat, [move], chance);
  if (!answer.ok) throw new Error(`a bot may not play "${game.write(move)}"`);
  return answer.match;
}

const TRIES = 8;

/** The worst for the first seat of several ways that its move may come out, by a few games played on from each. */
function worstAfter(game: AnyGame, match: AnyMatch, move: Tagged, seed: string): AnyMatch {
  const { seats, options } = match.record;
  const table = { game, seats, measure: measureOf(game.id, seats, options), learned: undefined };
  const line = match.record.entries.length;
  const worth = ({ state }: AnyMatch) => {
    let sum = 0;
    for (let number = 0; number < TRIES; number++) {
      const { scores, wins } = playedOn(table, game.clone(state), fast(`${seed}/${number}`), `${number}`);
      sum += resultOf(table.measure, scores, wins, 0);
    }
    return sum;
  };
  const ways = Array.from({ length: TRIES }, (_, way) => after(game, match, 0, move, seeded(`${seed}/${line}/${way}`)));
  const worths = ways.map(worth);
  const worst = ways[worths.indexOf(Math.min(...worths))];
  if (!worst) throw new Error('there was no way');
  return worst;
}

/** A match between bots, as a film. */
export function filmBy(game: AnyGame, seating: Seating): Film {
  return filmOf(game, playedBy(game, seating));
}

/** All that a budget pays for, or only what is wanted of it. */
export function foundIn(film: Film, budget: Budget, isWanted: (task: Task) => boolean = () => true): readonly Found[] {
  const found: Found[] = [];
  let tasks = firstTasks(film, budget).filter(isWanted);
  while (tasks.length > 0) {
    for (const task of tasks) found.push(runTask(film, task));
    tasks = furtherTasks(film, found, budget).filter(isWanted);
  }
  return found;
}
