// One game of the lab: what decides how it goes, and what came of it.
import { type Bot, botIn } from '../bots/index.ts';
import {
  type AnyGame,
  type Chance,
  type Outcome,
  type Seat,
  type StoredRecord,
  seeded,
  type Tables,
  type Tagged,
} from '../kernel/index.ts';
import { type ElementFigure, elementsIn } from './elements.ts';
import type { OpenedGame } from './open-game.ts';
import { partsIn } from './parts.ts';
import { type SimulatedTable, simulatedTable } from './simulated-table.ts';
import { weigherOf } from './stakes.ts';
import { type Trace, tracerOf } from './trace.ts';

/** A series of games to be played: everything that decides how they go. Plain data, so that it can be sent to a worker. */
export interface Trial {
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
  /** Whether every game is reviewed, to tell what its results are made of: it takes as long as dozens of games. */
  readonly review?: boolean;
}

/** What came of one game. */
export interface Result {
  readonly index: number;
  readonly moves: number;
  readonly outcome: Outcome | null;
  /** Why it ended, where the game says so. */
  readonly ending: string | null;
  /** Who moved first; null where several seats begin at once. */
  readonly first: Seat | null;
  readonly record: StoredRecord | null;
  readonly tables: Tables | null;
  /** What the tables say of single elements. */
  readonly elements: readonly ElementFigure[] | null;
  readonly trace: Trace | null;
}

/** A game that has gone on for so long is reported as unfinished. */
const MOST_MOVES = 100_000;

/** Plays one game of the series. It depends on the trial and its number only, so any worker may play it. */
export function playGame({ game, analyst }: OpenedGame, trial: Trial, index: number): Result {
  const seed = `${trial.seed}/${index}`;
  const bots = trial.bots.map(name => botNamed(game, name));
  const whims = trial.bots.map((_, seat) => seeded(`${seed}/bot/${seat}`));
  const isReviewed = trial.review ?? false;
  const table = simulatedTable(game, { ...trial, keepRecords: trial.keepRecords || isReviewed }, seed);
  const tracer = trial.trace ? tracerOf(game, trial.seats, weigherOf(game, seed, index)) : undefined;
  const beginners = game.awaiting(table.state());
  for (let turn = 0; turn < MOST_MOVES; turn++) {
    const state = table.state();
    const awaited = game.awaiting(state);
    const seat = awaited[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const [bot, whim, first] = [bots[seat], whims[seat], legal[0]];
    if (!bot || !whim || !first) throw new Error(`seat ${seat} is awaited and cannot move`);
    tracer?.note(state, awaited, legal);
    table.play(seat, legal.length === 1 ? first : chosenBy(bot, game, state, { seat, legal }, whim));
  }
  const state = table.state();
  const plan = { options: trial.options, seats: trial.seats, version: game.version };
  const outcome = game.outcome(state);
  const tables = trial.analyse && analyst ? analyst.analyse(plan, table.log, state) : null;
  const record = table.record();
  const elements = [...(tables && analyst ? elementsIn(analyst, tables) : []), ...(isReviewed && outcome ? partsIn(game, record) : [])];
  return {
    index,
    moves: table.moves(),
    outcome: outcome ?? null,
    ending: endingIn(table.log),
    first: beginners.length === 1 ? (beginners[0] ?? null) : null,
    record: trial.keepRecords ? record : null,
    tables,
    elements: elements.length > 0 ? elements : null,
    trace: tracer?.finish(state, outcome) ?? null,
  };
}

/** A bot that looks only at what its seat may know is shown the state, which saves it to imagine one; others get their view. */
function chosenBy(
  bot: Bot,
  game: AnyGame,
  state: unknown,
  { seat, legal }: { readonly seat: Seat; readonly legal: readonly Tagged[] },
  whim: Chance,
): Tagged {
  if (bot.chooseInState) return bot.chooseInState(game, state, { seat, legal }, whim);
  return bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whim);
}

/** The record of one game of a trial, by its number, to be looked at move by move. */
export function recordOf(opened: OpenedGame, trial: Trial, index: number): StoredRecord | null {
  return playGame(opened, { ...trial, keepRecords: true, analyse: false, trace: false, review: false }, index).record;
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
