// Two worlds that one viewer cannot tell apart: a match as it is, and one in which the secrets are others.
import {
  type AnyGame,
  type Chance,
  fast,
  hash,
  LuckError,
  matchesOf,
  type Plan,
  recording,
  type Seat,
  same,
  scripted,
  type Tagged,
  type Told,
  type Viewer,
} from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';

/** Where a table begins in one world, and all luck to come. */
export interface World {
  readonly position: unknown;
  readonly luck: ReadonlyMap<string, readonly number[]>;
}

/** A move that looks the same to the viewer in both worlds, though another may have been made; and what the viewer tries before it in vain. */
export interface Act {
  readonly seat: Seat;
  readonly moves: readonly [string, string];
  readonly vain: readonly string[];
  /** Whether it is told otherwise in the two worlds to somebody who may hear everything. */
  readonly isSecret: boolean;
}

/** A table in two worlds. */
export interface Twins {
  readonly viewer: Viewer;
  readonly worlds: readonly [World, World];
  readonly acts: readonly Act[];
  /** Whether the position itself differs, and not only the luck to come. */
  readonly isOther: boolean;
}

/** The moves that are tried in vain where they do not belong, and the seed of all that is guessed. */
export interface Tries {
  readonly pool: readonly string[];
  readonly seed: string;
}

/** One line of a match: what was played in it, and what came of it. */
interface Line {
  readonly before: unknown;
  readonly seat: Seat;
  readonly move: Tagged;
  readonly luck: readonly number[];
  readonly events: readonly Told[];
  readonly after: unknown;
}

/** What is guessed at, and how often: secrets in vain before none are supposed, secrets, and luck that leads to the same. */
const VAIN_GUESSES = 3;
const GUESSES = 4;
const LUCKS = 12;
const LONGEST = 400;

/** The states of a match at its decisions, played by the game's own policy, and all moves made in it. */
export function decisionsOf(game: AnyGame, plan: Plan<unknown>, seed: string) {
  let { match } = matchesOf(game).start(plan, chanceOf({ seed }), seed);
  const luck = fast(`${seed} policy`);
  const states = [match.state];
  const written = new Set<string>();
  for (; states.length < LONGEST; states.push(match.state)) {
    const awaited = game.awaiting(match.state);
    const seat = awaited[states.length % awaited.length];
    const [move] = seat === undefined ? [] : preferred(game, match.state, seat, luck);
    if (seat === undefined || !move) break;
    written.add(game.write(move));
    const answer = matchesOf(game).submit(match, seat, [move], chanceOf({ seed }));
    if (!answer.ok || game.awaiting(answer.match.state).length === 0) break;
    match = answer.match;
  }
  return { states, written: [...written] };
}

/** Both worlds from a position on: of some guesses at the secrets the one that stays possible longest, if any is. */
export function twinsFrom(game: AnyGame, state: unknown, viewer: Viewer, tries: Tries): Twins | undefined {
  let best: Twins | undefined;
  for (let guess = 0; guess < GUESSES; guess++) {
    const twin = game.imagine(game.view(state, viewer), fast(`${tries.seed} guess ${guess}`));
    const isOther = !same(twin, state);
    if (matchesOf(game).onlyOption(twin) || (!isOther && guess < VAIN_GUESSES - 1)) continue;
    const { acts, lucks } = playedAlike(game, [state, twin], viewer, tries);
    const better = !best || (isOther && (!best.isOther || acts.length > best.acts.length));
    if (better)
      best = {
        viewer,
        acts,
        isOther,
        worlds: [
          { position: state, luck: lucks[0] },
          { position: twin, luck: lucks[1] },
        ],
      };
    if (!isOther || (best?.acts.length ?? 0) >= MOST_ACTS) break;
  }
  return best;
}

const MOST_ACTS = 4;

function playedAlike(game: AnyGame, begun: readonly [unknown, unknown], viewer: Viewer, tries: Tries) {
  const lucks = [new Map<string, readonly number[]>(), new Map<string, readonly number[]>()] as const;
  const acts: Act[] = [];
  let now = begun;
  while (acts.length < MOST_ACTS) {
    const awaited = game.awaiting(now[0]);
    const seat = awaited[acts.length % awaited.length];
    const seed = `${tries.seed} ${acts.length}`;
    const pair = seat === undefined ? undefined : pairOf(game, now, seat, { viewer, seed });
    if (seat === undefined || !pair) break;
    const isSecret = !same(toldIn(pair.lines[0]), toldIn(pair.lines[1]));
    acts.push({ seat, moves: pair.moves, vain: inVain(game, now[0], viewer, { pool: tries.pool, seed }), isSecret });
    for (const world of [0, 1] as const) {
      for (const line of pair.lines[world]) lucks[world].set(keyOf(game, line.before, line.seat, line.move), line.luck);
    }
    now = [lastOf(pair.lines[0]), lastOf(pair.lines[1])];
  }
  return { acts, lucks };
}

function toldIn(lines: readonly Line[]): readonly Told[] {
  return lines.flatMap(({ events }) => events);
}

function lastOf(lines: readonly Line[]): unknown {
  return lines.at(-1)?.after;
}

/** A move of a seat in each world after which both still look the same to the viewer. */
function pairOf(
  game: AnyGame,
  [real, twin]: readonly [unknown, unknown],
  seat: Seat,
  { viewer, seed }: { readonly viewer: Viewer; readonly seed: string },
) {
  for (const move of preferred(game, real, seat, fast(seed))) {
    const lines = played(game, real, { seat, move }, fast(`${seed} luck`));
    if (!lines || game.awaiting(lastOf(lines)).length === 0) continue;
    const others = seat === viewer ? [] : preferred(game, twin, seat, fast(`${seed} twin`));
    const tries = [...others, move].filter(each => !game.refusal(twin, seat, each));
    for (const other of tries) {
      const found = alike(game, lines, twin, { seat, move: other, viewer, seed });
      if (found) return { moves: [game.write(move), game.write(other)] as const, lines: [lines, found] as const };
    }
  }
  return undefined;
}

function alike(
  game: AnyGame,
  lines: readonly Line[],
  twin: unknown,
  { seat, move, viewer, seed }: { readonly seat: Seat; readonly move: Tagged; readonly viewer: Viewer; readonly seed: string },
): Line[] | undefined {
  const numbers = lines.flatMap(({ luck }) => luck);
  for (let luck = 0; luck < (numbers.length > 0 ? LUCKS : 1); luck++) {
    const found = played(game, twin, { seat, move }, luck === 0 ? scripted(numbers) : fast(`${seed} luck ${luck}`));
    if (found && lookAlike(game, lines, found, viewer)) return found;
  }
  return undefined;
}

function lookAlike(game: AnyGame, lines: readonly Line[], others: readonly Line[], viewer: Viewer): boolean {
  if (lines.length !== others.length) return false;
  const seen = ({ after }: Line) => game.view(after, viewer);
  // Whoever draws cards sees in which order they come, which the view need not keep.
  const heard = ({ events, seat, luck }: Line) =>
    seat === viewer && luck.length > 0 ? events.map(event => game.viewEvent(event, viewer)) : null;
  return lines.every((line, at) => {
    const other = others[at];
    return other !== undefined && line.seat === other.seat && same(seen(line), seen(other)) && same(heard(line), heard(other));
  });
}

/** Plays a move, and what plays itself after it; nothing where the luck does not fit. */
function played(game: AnyGame, begun: unknown, first: Pick<Line, 'seat' | 'move'>, chance: Chance): Line[] | undefined {
  const lines: Line[] = [];
  let before = begun;
  let next: Pick<Line, 'seat' | 'move'> | undefined = first;
  try {
    for (; next; next = matchesOf(game).onlyOption(before)) {
      const after = game.clone(before);
      const luck = recording(chance);
      const events: Told[] = [];
      game.play(after, next.seat, next.move, { chance: luck, tell: event => events.push(event) });
      lines.push({ before, ...next, luck: luck.taken, events, after });
      before = after;
    }
    return lines;
  } catch (error) {
    if (error instanceof LuckError) return undefined;
    throw error;
  }
}

function keyOf(game: AnyGame, state: unknown, seat: Seat, move: Tagged): string {
  return `${hash(state)} ${seat} ${game.write(move)}`;
}

/** A few legal moves, the policy's first. */
function preferred(game: AnyGame, state: unknown, seat: Seat, chance: Chance): Tagged[] {
  const legal = game.legal(state, seat).filter(move => !game.surrenders?.(move));
  if (legal.length === 0) return [];
  const first = game.policy?.(state, seat, legal, chance) ?? legal[0];
  return [first, ...some(legal, 3, chance)].filter(move => move !== undefined);
}

/** Moves that the viewer may not make now: some of its own tries, and some that were made in other places of the match. */
function inVain(game: AnyGame, state: unknown, viewer: Viewer, { pool, seed }: Tries): string[] {
  if (viewer === 'public') return [];
  const isRefused = (move: Tagged | undefined) => move !== undefined && game.refusal(state, viewer, move) !== undefined;
  const own = game.candidates(state, viewer).filter(isRefused);
  const elsewhere = pool.filter(text => isRefused(game.read(text)));
  const chance = fast(`${seed} vain`);
  return [...some(own, 2, chance).map(move => game.write(move)), ...some(elsewhere, 2, chance)];
}

function some<T>(list: readonly T[], count: number, chance: Chance): T[] {
  return list.length === 0 ? [] : Array.from({ length: count }, () => list[chance.below(list.length)] as T);
}

/** By what a deal knows whose table it is: the first number of its luck. */
export function numberOf(seed: string): number {
  return chanceOf({ seed, luckScheme: LUCK_SCHEME }).below(TABLES);
}

const TABLES = 2 ** 32;

/** The game as it is, but that its tables begin in a world, and that luck is what it is there. */
export function inWorlds(game: AnyGame, worlds: ReadonlyMap<number, World>): AnyGame {
  const lucks = new Map([...worlds.values()].flatMap(({ luck }) => [...luck]));
  return {
    ...game,
    setup(_plan, { chance }) {
      const world = worlds.get(chance.below(TABLES));
      if (!world) throw new Error('there is no such world');
      return game.clone(world.position);
    },
    play(state, seat, move, table) {
      const luck = lucks.get(keyOf(game, state, seat, move));
      if (!luck) return game.play(state, seat, move, table);
      const own = scripted(luck);
      // The luck of the seed is drawn as ever, so that what is recorded replays.
      const chance = { below: (sides: number) => own.below(sides) + 0 * table.chance.below(sides) };
      game.play(state, seat, move, { tell: table.tell, chance });
    },
  };
}
