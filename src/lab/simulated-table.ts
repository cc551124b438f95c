import { type AnyGame, type Match, matchesOf, type StoredRecord, type Tagged, type Told, writeRecord } from '../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../luck/index.ts';

/** What is agreed at a table of the lab. */
export interface Seating {
  readonly seats: number;
  readonly options: unknown;
  readonly keepRecords: boolean;
  readonly analyse: boolean;
}

/** A table where a game is played: the same luck with a record or without. */
export interface SimulatedTable {
  readonly state: () => unknown;
  readonly play: (seat: number, move: Tagged) => void;
  readonly moves: () => number;
  readonly record: () => StoredRecord | null;
  /** What happened, each with the number of the move it came of. */
  readonly log: readonly { readonly entry: number; readonly event: Told }[];
}

/** A table set for a game, with the luck of this seed. */
export function simulatedTable(game: AnyGame, seating: Seating, seed: string): SimulatedTable {
  return seating.keepRecords ? recordedTable(game, seating, seed) : bareTable(game, seating, seed);
}

function bareTable(game: AnyGame, { seats, options, analyse }: Seating, seed: string): SimulatedTable {
  const chance = chanceOf({ seed, luckScheme: LUCK_SCHEME });
  const log: { entry: number; event: Told }[] = [];
  let moves = 0;
  const isKept = (event: Told) => analyse || event.type === 'ended';
  const table = { chance, tell: (event: Told) => void (isKept(event) && log.push({ entry: moves, event })) };
  const state = game.setup({ seats, options, version: game.version }, table);
  return {
    state: () => state,
    play(seat, move) {
      moves++;
      game.play(state, seat, move, table);
    },
    moves: () => moves,
    record: () => null,
    log,
  };
}

function recordedTable(game: AnyGame, { seats, options }: Seating, seed: string): SimulatedTable {
  const chance = chanceOf({ seed, luckScheme: LUCK_SCHEME });
  const dealt = matchesOf(game).deal({ seats, options, luckScheme: LUCK_SCHEME }, chance, seed);
  const log = dealt.events.map(event => ({ entry: 0, event }));
  let match: Match<unknown, Tagged, unknown> = dealt.match;
  return {
    state: () => match.state,
    play(seat, move) {
      const played = matchesOf(game).enact(match, seat, move, chance);
      match = played.match;
      for (const event of played.events) log.push({ entry: match.record.entries.length, event });
    },
    moves: () => match.record.entries.length,
    record: () => writeRecord(game, match.record),
    log,
  };
}
