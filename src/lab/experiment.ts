import { type Bot, botIn } from '../bots/index.ts';

import { type Analyst, type AnyGame, type Outcome, type StoredRecord, seeded, type Tables } from '../kernel/index.ts';
import { type SimulatedTable, simulatedTable } from './simulated-table.ts';
import { type Trace, tracerOf } from './trace.ts';

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
  /** Whether the way the games went is wanted: leads and decisions. */
  readonly trace?: boolean;
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
  readonly trace: Trace | null;
}

/** A game that has gone on for so long is reported as unfinished. */
const MOST_MOVES = 100_000;

/** Plays one game of the series. It depends on the experiment and its number only, so any worker may play it. */
export function playGame(game: AnyGame, analyst: Analyst | undefined, experiment: Experiment, index: number): Result {
  const seed = `${experiment.seed}/${index}`;
  const bots = experiment.bots.map(name => botNamed(game, name));
  const whims = experiment.bots.map((_, seat) => seeded(`${seed}/bot/${seat}`));
  const table = simulatedTable(game, experiment, seed);
  const tracer = experiment.trace ? tracerOf(game) : undefined;
  for (let turn = 0; turn < MOST_MOVES; turn++) {
    const state = table.state();
    const seat = game.awaiting(state)[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const [bot, whim, first] = [bots[seat], whims[seat], legal[0]];
    if (!bot || !whim || !first) throw new Error(`seat ${seat} is awaited and cannot move`);
    tracer?.note(state, seat, legal.length);
    const move = legal.length === 1 ? first : bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whim);
    table.play(seat, move);
  }
  const state = table.state();
  const plan = { options: experiment.options, seats: experiment.seats, version: game.version };
  const outcome = game.outcome(state);
  return {
    index,
    moves: table.moves(),
    outcome: outcome ?? null,
    ending: endingIn(table.log),
    record: table.record(),
    tables: experiment.analyse && analyst ? analyst.analyse(plan, table.log, state) : null,
    trace: tracer?.finish(state, outcome) ?? null,
  };
}

/** The reason in the event that told the end. */
function endingIn(log: SimulatedTable['log']): string | null {
  const end = log.findLast(({ event }) => event.type === 'ended')?.event;
  return end && 'reason' in end && typeof end.reason === 'string' ? end.reason : null;
}

/** A bot of a game by its name. */
export function botNamed(game: AnyGame, name: string): Bot {
  const bot = botIn(game, name);
  if (!bot) throw new Error(`there is no bot "${name}"`);
  return bot;
}
