// A referee for games between bots of different programs: it deals, draws all luck, and hands positions to whoever decides.
import { botIn } from '../../src/bots/index.ts';
import { SHELF } from '../../src/games/index.ts';
import { type AnyGame, type Chance, fast, type Outcome, openForBots, type Seat, silent, type Tagged } from '../../src/kernel/index.ts';

/** What is played, and from what luck. */
interface Deal {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** An older version of the rules, where not everybody knows the newest. */
  readonly version?: number;
  readonly seed: string;
}

/** Who decides for a seat: a bot of ours by its name, or somebody far away who is handed the position and answers with a notation. */
export type Player = string | ((state: unknown, seat: Seat) => Promise<string>);

/** Plays a deal to its end; the same players and seed give the same game. */
export async function playDeal({ game: id, seats, options, version, seed }: Deal, players: readonly Player[]): Promise<Outcome> {
  const game = await opened(id);
  const reading = game.options.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const table = silent(luckOf(seed));
  const state = game.setup({ seats, options: reading.options, version: version ?? game.version }, table);
  const whims = players.map((_, seat) => fast(`${seed}/whim ${seat}`));
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    game.play(state, seat, await decided(game, state, seat, players[seat] ?? '', whims[seat] ?? table.chance), table);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${seed} has come to no end`);
  return outcome;
}

async function opened(id: string): Promise<AnyGame> {
  const entry = SHELF[id];
  if (!entry) throw new Error(`there is no game ${id} on the shelf`);
  return openForBots(entry);
}

async function decided(game: AnyGame, state: unknown, seat: Seat, player: Player, whim: Chance): Promise<Tagged> {
  const legal = game.legal(state, seat);
  const [only] = legal;
  if (!only) throw new Error(`seat ${seat} is awaited and cannot move`);
  if (legal.length === 1) return only;
  if (typeof player === 'string') {
    const own = withBudget(game, player);
    const bot = botIn(own, player.split(' ')[0] ?? '');
    if (!bot) throw new Error(`there is no bot ${player} in ${game.id}`);
    return bot.choose(own, { seat, legal, view: () => game.view(state, seat) }, whim);
  }
  const notation = await player(state, seat);
  const move = game.read(notation);
  if (!move || game.refusal(state, seat, move)) throw new Error(`seat ${seat} may not play "${notation}"`);
  return move;
}

/** The game with another budget for a strength, where its name is followed by one: "expert 64 over 8". */
function withBudget(game: AnyGame, player: string): AnyGame {
  const [name = '', iterations, , moves] = player.split(' ');
  if (iterations === undefined) return game;
  const budget = { ...game.learnedStrengths?.[name], iterations: Number(iterations), moves: Number(moves) };
  return { ...game, learnedStrengths: { ...game.learnedStrengths, [name]: budget } };
}

/** Luck with a source of its own for each stream, so that both games of a pair draw alike. */
function luckOf(seed: string): Chance {
  const streams = new Map<string, Chance>();
  return {
    below(sides, stream = '') {
      const source = streams.get(stream) ?? fast(`${seed}/luck ${stream}`);
      streams.set(stream, source);
      return source.below(sides);
    },
  };
}
