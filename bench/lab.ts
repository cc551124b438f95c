// One real game in one process: random play, play by its policy, and the laboratory's games without and with all statistics.
import { SHELF } from '../src/games/index.ts';
import { type AnyGame, fast, labOptions, type Plan, silent } from '../src/kernel/index.ts';
import { ALL_STATISTICS, addResult, newSeries, openGame, playGame, type Trial } from '../src/lab/index.ts';
import { cpuSeconds } from './clock.mjs';
import { playout } from './playout.ts';

const SEATS = 2;
/** The last one counts. */
const PASSES = 3;
const BARE = { keepRecords: false, analyse: false, trace: false };
const [id = '', seconds = '1'] = process.argv.slice(2);
if (id === '') process.stdout.write(JSON.stringify(Object.keys(SHELF)));
else process.stdout.write(JSON.stringify(await measure(id)));

async function measure(name: string) {
  const { game, analyst } = await openGame({ game: name });
  const reading = game.options.read(labOptions(game.options), SEATS);
  if (!reading.ok) throw new Error(reading.problem);
  const plan = { options: reading.options, seats: SEATS, version: game.version };
  const trial: Trial = { game: name, ...plan, bots: ['greedy', 'greedy'], games: 0, seed: 'bench', ...BARE };
  const sides = {
    random: (at: number) => playout(game, plan, silent(fast(`random ${at}`))).moves,
    policy: (at: number) => byPolicy(game, plan, at),
    games: (at: number) => playGame({ game, analyst }, trial, at).moves,
    statistics: (at: number) => withStatistics(at),
  };
  const counted = { ...trial, ...ALL_STATISTICS };
  const series = newSeries(counted);
  const withStatistics = (at: number) => {
    const result = playGame({ game, analyst }, counted, at);
    addResult(series, result);
    return result.moves;
  };
  const speeds = Object.fromEntries(Object.entries(sides).map(([side, play]) => [side, speedOf(play)]));
  const { random = 0, policy = 0, games = 0, statistics = 0 } = speeds;
  return { random, policy, games, statistics, randomToPolicy: random / policy, gamesToStatistics: games / statistics };
}

/** Moves a second, once the compiler has done with it. */
function speedOf(play: (at: number) => number): number {
  let speed = 0;
  for (let [pass, at] = [0, 0]; pass < PASSES; pass++) {
    const begun = cpuSeconds();
    let moves = 0;
    while (cpuSeconds() - begun < Number(seconds)) moves += play(at++);
    speed = moves / (cpuSeconds() - begun);
  }
  return speed;
}

/** A game by the policy alone: what bots play in their heads. */
function byPolicy(game: AnyGame, plan: Plan<unknown>, at: number): number {
  const table = silent(fast(`policy ${at}`));
  const state = game.setup(plan, table);
  for (let moves = 0; ; moves++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return moves;
    const legal = game.legal(state, seat);
    const [only] = legal;
    const move = legal.length === 1 ? only : game.policy?.(state, seat, legal, table.chance);
    if (!move) throw new Error(`${game.id} has no policy`);
    game.play(state, seat, move, table);
  }
}
