// How long bots think, by the clock of this machine.

import { type AnyGame, seeded, silent } from '../../kernel/index.ts';
import { botNamed } from '../../lab/index.ts';
import type { Terms } from './matches.ts';

/** Milliseconds for a decision. */
export interface Pace {
  readonly decisions: number;
  readonly mean: number;
  readonly worst: number;
}

/** Decisions looked at. */
const ENOUGH = 300;
/** The first decisions are not counted: the program is still warming up. */
const WARM_UP = 30;

type Deal = Pick<Terms, 'seats' | 'options' | 'seed'>;

/** Plays games of a bot against itself until enough decisions were timed. */
export function paceOf(game: AnyGame, name: string, { seats, options, seed }: Deal): Pace {
  const times: number[] = [];
  for (let match = 0; times.length < ENOUGH + WARM_UP; match++)
    timeMatch(game, name, { seats, options, seed: `${seed}/pace/${match}` }, times);
  const counted = times.slice(WARM_UP);
  return { decisions: counted.length, mean: counted.reduce((sum, each) => sum + each, 0) / counted.length, worst: Math.max(...counted) };
}

function timeMatch(game: AnyGame, name: string, { seats, options, seed }: Deal, times: number[]): void {
  const bot = botNamed(game, name);
  const whim = seeded(`${seed}/whim`);
  const table = silent(seeded(seed));
  const state = game.setup({ seats, options, version: game.version }, table);
  while (times.length < ENOUGH + WARM_UP) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    const legal = game.legal(state, seat);
    const [only] = legal;
    if (!only) throw new Error(`seat ${seat} is awaited and cannot move`);
    const started = performance.now();
    const move = legal.length === 1 ? only : bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whim);
    if (legal.length > 1) times.push(performance.now() - started);
    game.play(state, seat, move, table);
  }
}
