import { scripted } from './chance.ts';
import type { StoredRecord } from './file.ts';
import type { AnyGame, Tagged } from './game.ts';
import type { Entry, Match } from './match.ts';
import { matchesOf } from './matches.ts';

type AnyMatch = Match<unknown, Tagged, unknown>;

/** What is left of a match whose rules have changed. */
export interface Salvage {
  /** The match up to the first entry that the rules no longer allow; undefined where they deal otherwise. */
  readonly match: AnyMatch | undefined;
  /** Why it goes no further; undefined where all of it is left. */
  readonly reason: string | undefined;
}

/**
 * Replays a record by other rules than it was written by, until an entry is refused, asks for other luck or fails.
 * Check numbers are not compared: they cover the state, which may have another shape by now.
 */
export function replayAsFarAsPossible(game: AnyGame, record: StoredRecord): Salvage {
  let next = attempt(() => dealAgain(game, record));
  let { match } = next;
  for (const [index, line] of record.entries.entries()) {
    const before = match;
    if (!before || next.reason !== undefined) break;
    next = attempt(() => lineAgain(game, before, line));
    if (next.reason !== undefined) return { match, reason: `entry ${index + 1}: ${next.reason}` };
    match = next.match;
  }
  return { match, reason: next.reason };
}

/** Rules in the making may throw at what their older form allowed: for the match it is the same as a refusal. */
function attempt(step: () => Salvage): Salvage {
  try {
    return step();
  } catch (error) {
    return stopped(String(error));
  }
}

function stopped(reason: string): Salvage {
  return { match: undefined, reason };
}

function dealAgain(game: AnyGame, record: StoredRecord): Salvage {
  const luck = scripted(record.dealt);
  const { match } = matchesOf(game).deal(record, luck, record.seed);
  return luck.left() > 0 ? stopped(`${luck.left()} luck numbers of the deal were not asked for`) : { match, reason: undefined };
}

function lineAgain(game: AnyGame, before: AnyMatch, { seat, move: text, luck: numbers }: Entry<string>): Salvage {
  const move = game.read(text);
  if (!move) return stopped(`"${text}" is not a move of ${game.id}`);
  const refusal = game.refusal(before.state, seat, move);
  if (refusal) return stopped(`seat ${seat} may not play "${text}" (${refusal.clause})`);
  const luck = scripted(numbers);
  const { match } = matchesOf(game).enact(before, seat, move, luck);
  return luck.left() > 0 ? stopped(`${luck.left()} of its luck numbers were not asked for`) : { match, reason: undefined };
}
