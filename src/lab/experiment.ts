import { BOTS, type Bot } from '../bots/index.ts';
import type { Analyst, Tables } from '../games/index.ts';
import {
  type AnyGame,
  deal,
  enact,
  fair,
  type Match,
  type Outcome,
  type StoredRecord,
  seeded,
  type Tagged,
  type Told,
  writeRecord,
} from '../kernel/index.ts';

/** A series of games to be played: everything that decides how they go. Plain data, so that it can be sent to a worker. */
export interface Experiment {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  /** A bot's name for each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly keepRecords: boolean;
  /** Whether the game's own statistics are wanted, where it has any. */
  readonly analyse: boolean;
}

/** What came of one game. */
export interface Result {
  readonly index: number;
  readonly moves: number;
  readonly outcome: Outcome | null;
  /** Why it ended, where the game says so. */
  readonly ending: string | null;
  readonly record: StoredRecord | null;
  readonly tables: Tables | null;
}

/** A game that has gone on for so long is reported as unfinished. */
const MOST_MOVES = 100_000;

/** Plays one game of the series. It depends on the experiment and its number only, so any worker may play it. */
export function playGame(game: AnyGame, analyst: Analyst | undefined, experiment: Experiment, index: number): Result {
  const seed = `${experiment.seed}/${index}`;
  const bots = experiment.bots.map(name => botNamed(name));
  const whims = experiment.bots.map((_, seat) => seeded(`${seed}/bot/${seat}`));
  const table = experiment.keepRecords ? recordedTable(game, experiment, seed) : bareTable(game, experiment, seed);
  for (let turn = 0; turn < MOST_MOVES; turn++) {
    const state = table.state();
    const seat = game.awaiting(state)[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const [bot, whim, first] = [bots[seat], whims[seat], legal[0]];
    if (!bot || !whim || !first) throw new Error(`seat ${seat} is awaited and cannot move`);
    const move = legal.length === 1 ? first : bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whim);
    table.play(seat, move);
  }
  const state = table.state();
  const plan = { options: experiment.options, seats: experiment.seats, version: game.version };
  return {
    index,
    moves: table.moves(),
    outcome: game.outcome(state) ?? null,
    ending: endingIn(table.log),
    record: table.record(),
    tables: experiment.analyse && analyst ? analyst.analyse(plan, table.log, state) : null,
  };
}

/** The reason in the event that told the end. */
function endingIn(log: TestTable['log']): string | null {
  const end = log.findLast(({ event }) => event.type === 'ended')?.event;
  return end && 'reason' in end && typeof end.reason === 'string' ? end.reason : null;
}

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!bot) throw new Error(`there is no bot "${name}"`);
  return bot;
}

/** A table where a game is played: the same luck with a record or without. */
interface TestTable {
  readonly state: () => unknown;
  readonly play: (seat: number, move: Tagged) => void;
  readonly moves: () => number;
  readonly record: () => StoredRecord | null;
  /** What happened, each with the number of the move it came of. */
  readonly log: readonly { readonly entry: number; readonly event: Told }[];
}

function bareTable(game: AnyGame, { seats, options, analyse }: Experiment, seed: string): TestTable {
  const chance = fair(seed);
  const log: { entry: number; event: Told }[] = [];
  let moves = 0;
  const isKept = (event: Told) => analyse || event.type === 'ended';
  const table = { chance, tell: (event: Told) => void (isKept(event) && log.push({ entry: moves, event })) };
  const state = game.setup({ seats, options, version: game.version }, table);
  return {
    state: () => state,
    play(seat, move) {
      chance.lineBegins?.(++moves);
      game.play(state, seat, move, table);
    },
    moves: () => moves,
    record: () => null,
    log,
  };
}

function recordedTable(game: AnyGame, { seats, options }: Experiment, seed: string): TestTable {
  const chance = fair(seed);
  const dealt = deal(game, { seats, options }, chance, seed);
  const log = dealt.events.map(event => ({ entry: 0, event }));
  let match: Match<unknown, Tagged, unknown> = dealt.match;
  return {
    state: () => match.state,
    play(seat, move) {
      const played = enact(game, match, seat, move, chance);
      match = played.match;
      for (const event of played.events) log.push({ entry: match.record.entries.length, event });
    },
    moves: () => match.record.entries.length,
    record: () => writeRecord(game, match.record),
    log,
  };
}
