import { fast, LuckError, scripted } from '../chance.ts';
import type { Game, Seat, Tagged, Told, Viewer } from '../game.ts';
import { hash } from '../hash.ts';
import { enact, replay, rewind, takeBack } from '../match.ts';
import { difference, freeze, same, shareSomething } from '../same.ts';
import type { Charter, Step, Walk } from './walk.ts';

/** A law that every game keeps, whatever its rules. Each question answers what is wrong, or nothing. */
export interface Law {
  readonly name: string;
  /** Asked of every position. */
  readonly ofPosition?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>, state: S) => string | undefined;
  /** Asked of every move. */
  readonly ofStep?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>, step: Step<S, M, E>) => string | undefined;
  /** Asked of every finished match. */
  readonly ofMatch?: <S, M extends Tagged, E extends Told, V, O>(trial: Trial<S, M, E, V, O>) => string | undefined;
}

/** A game on trial: the match it is playing, and the moves met so far. */
export interface Trial<S, M extends Tagged, E extends Told, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly charter: Charter<S>;
  readonly walk: Walk<S, M, E, O>;
  readonly hashes: string[];
  readonly met: Map<string, M>;
}

/** The laws, in the order of the house's constitution. */
export const LAWS: readonly Law[] = [
  {
    name: '1 asking never changes the state',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        game.candidates(state, seat);
        for (const move of game.legal(state, seat)) game.refusal(state, seat, move);
      }
      game.outcome(state);
      game.estimate?.(state);
      return undefined;
    },
  },
  {
    name: '1 a told event shares nothing with the state',
    ofStep: (_, { events, after }) =>
      events.some(event => shareSomething(event, after)) ? `an event holds an object of the state: ${JSON.stringify(events)}` : undefined,
  },
  {
    name: '2 the legal moves are the candidates that nothing refuses, each once',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        const legal = game.legal(state, seat).map(move => game.write(move));
        const unrefused = game.candidates(state, seat).filter(move => !game.refusal(state, seat, move));
        if (
          !same(
            legal,
            unrefused.map(move => game.write(move)),
          )
        )
          return `seat ${seat}: legal is ${legal.join('; ')}`;
        const twice = legal.find((text, at) => legal.indexOf(text) !== at);
        if (twice !== undefined) return `seat ${seat} is offered "${twice}" twice`;
      }
      return undefined;
    },
  },
  {
    name: '2 what is not offered is refused',
    ofPosition({ game, walk, met }, state) {
      for (let seat = 0; seat < walk.match.record.seats; seat++) {
        const legal = new Set(game.legal(state, seat).map(move => game.write(move)));
        for (const [text, move] of met) {
          if (!legal.has(text) && !game.refusal(state, seat, move))
            return `"${text}" is not offered to seat ${seat}, yet nothing refuses it`;
        }
      }
      return undefined;
    },
  },
  {
    name: '3 somebody is awaited or there is an outcome, and whoever may move can',
    ofPosition({ game, walk }, state) {
      const awaited = game.awaiting(state);
      const outcome = game.outcome(state);
      if (awaited.length === 0 && !outcome) return 'nobody is awaited and there is no outcome';
      if (awaited.length > 0 && outcome) return 'there is an outcome, yet somebody is awaited';
      const mute = [...awaited, ...game.welcome(state)].find(seat => game.legal(state, seat).length === 0);
      if (mute !== undefined) return `seat ${mute} may move and has no legal move`;
      if (outcome && (outcome.ranks.length !== walk.match.record.seats || outcome.scores.length !== walk.match.record.seats)) {
        return 'the outcome does not name every seat';
      }
      return undefined;
    },
  },
  {
    name: '4 a clone is equal and shares nothing that can change',
    ofPosition({ game }, state) {
      const once = game.clone(state);
      const twice = game.clone(once);
      if (!same(once, state)) return difference(once, state);
      return shareSomething(once, twice) ? 'a clone shares an object with its original' : undefined;
    },
  },
  {
    name: '4 earlier states stay as they were',
    ofMatch({ walk, hashes }) {
      const at = walk.steps.findIndex((step, index) => hash(step.before) !== hashes[index]);
      return at < 0 ? undefined : `the state before move ${at + 1} has changed since`;
    },
  },
  {
    name: '5 a state survives JSON',
    ofPosition(_, state) {
      const reloaded = reload(state);
      return same(reloaded, state) ? undefined : difference(reloaded, state);
    },
  },
  {
    name: '5 a reloaded state plays on the same',
    ofStep({ game }, { before, seat, move, luck, after }) {
      const reloaded = game.clone(reload(before));
      game.play(reloaded, seat, move, { chance: scripted(luck), tell: () => {} });
      return same(reloaded, after) ? undefined : difference(reloaded, after);
    },
  },
  {
    name: '5 a state is a position that can be loaded',
    ofPosition: ({ game }, state) => game.position.problem(reload(state), 'state'),
  },
  {
    name: '6 a record replays to the same states and events',
    ofMatch({ game, walk }) {
      const again = replay(game, walk.match.record);
      if (!again.ok) return `entry ${again.entry}: ${again.reason}`;
      if (!same(again.match.state, walk.match.state)) return difference(again.match.state, walk.match.state);
      const told = [walk.opening, ...walk.steps.map(step => step.events)];
      return same(again.events, told) ? undefined : difference(again.events, told);
    },
  },
  {
    name: '6 a choice taken back leaves the state before it',
    ofMatch({ game, walk, hashes }) {
      if (hash(rewind(game, walk.match, 0).state) !== hashes[0]) return 'rewinding to the root does not give the deal';
      const stride = Math.ceil(walk.steps.length / 6);
      for (let length = walk.steps.length; length > 0; length -= stride) {
        const entry = walk.match.record.entries[length - 1];
        const earlier = entry && takeBack(game, rewind(game, walk.match, length), entry.seat);
        if (entry?.final && earlier) return `entry ${length} is final, yet it was taken back`;
        if (!entry || entry.forced || entry.final) continue;
        if (!earlier) return `entry ${length} cannot be taken back, though nothing is final`;
        const again = enact(game, earlier, entry.seat, entry.move, scripted([])).match.state;
        const once = walk.steps[length - 1]?.after;
        if (!same(again, once)) return `entry ${length}, taken back and played again: ${difference(again, once)}`;
      }
      return undefined;
    },
  },
  {
    name: '7 every move is written so that it reads back, and no two alike',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        const moves = game.candidates(state, seat);
        const unreadable = moves.find(move => !same(game.read(game.write(move)), move));
        if (unreadable) return `${JSON.stringify(unreadable)} is written "${game.write(unreadable)}" and does not read back`;
        const texts = new Set(moves.map(move => game.write(move)));
        if (texts.size < new Set(moves.map(move => hash(move))).size) return `two moves of seat ${seat} are written alike`;
      }
      return undefined;
    },
  },
  {
    name: '7 every move is touched in a way of its own',
    ofPosition({ game }, state) {
      for (const seat of seatsOf(game, state)) {
        const paths = game.legal(state, seat).map(move => `${game.touches(move).join(' ')} `);
        const vague = paths.find(
          (path, at) => path === ' ' || paths.some((other, elsewhere) => at !== elsewhere && other.startsWith(path)),
        );
        if (vague !== undefined) return `the touches "${vague.trim()}" do not tell one move of seat ${seat} from another`;
      }
      return undefined;
    },
  },
  {
    name: '8 a view tells nothing but what it shows: an imagined state looks and plays the same',
    ofPosition({ game, charter, walk }, state) {
      for (const viewer of viewersOf(walk.match.record.seats)) {
        const copy = game.clone(state);
        const view = game.view(copy, viewer);
        if (shareSomething(view, copy)) return `the view of ${viewer} holds an object of the state`;
        const twin = game.imagine(freeze(view), fast(`${walk.seed}/${viewer}/${walk.steps.length}`));
        const again = game.view(twin, viewer);
        if (!same(again, view)) return `${viewer} sees in an imagined state ${difference(again, view)}`;
        if (!same(game.awaiting(twin), game.awaiting(state))) return `${viewer} imagines other seats awaited`;
        if (viewer !== 'public') {
          const offered = notations(game, state, viewer);
          const imagined = notations(game, twin, viewer);
          if (!same(imagined, offered)) return `${viewer} imagines other legal moves: ${difference(imagined, offered)}`;
        }
        const secret = charter.secrets?.(state, viewer).find(id => JSON.stringify(view).includes(`"${id}"`));
        if (secret !== undefined) return `the view of ${viewer} holds the secret ${secret}`;
      }
      return undefined;
    },
  },
  {
    name: '8 no event tells what the views before and after it do not',
    ofStep({ game, charter, walk }, step) {
      for (const viewer of viewersOf(walk.match.record.seats)) {
        const told = heard(game, step.events, viewer);
        const secrets = new Set([...(charter.secrets?.(step.before, viewer) ?? [])]);
        for (const id of secrets) {
          const known = charter.secrets?.(step.after, viewer).includes(id);
          if (known && JSON.stringify(told).includes(`"${id}"`)) return `${viewer} was told the secret ${id}`;
        }
        // Whoever drew cards himself saw their order, which his view need not keep.
        if (viewer === step.seat && step.luck.length > 0) continue;
        const twin = twinStep(game, walk, step, viewer);
        if (!twin || !same(game.view(twin.after, viewer), game.view(step.after, viewer))) continue;
        const toldTwin = heard(game, twin.events, viewer);
        if (!same(toldTwin, told))
          return `to ${viewer} two matches look alike before and after, but not in what was told: ${difference(toldTwin, told)}`;
      }
      return undefined;
    },
  },
  {
    name: '9 moves made at the same time commute',
    ofPosition({ game, charter }, state) {
      const awaited = game.awaiting(state);
      const canonical = charter.canonical ?? (each => each);
      for (const [at, a] of awaited.entries()) {
        const b = awaited[(at + 1) % awaited.length];
        if (b === undefined || b === a) continue;
        const moveA = game.legal(state, a).at(-1);
        const moveB = game.legal(state, b).at(-1);
        if (!moveA || !moveB) continue;
        const oneWay = both(game, state, [a, moveA], [b, moveB]);
        const otherWay = both(game, state, [b, moveB], [a, moveA]);
        if (oneWay && otherWay && !same(canonical(oneWay), canonical(otherWay))) {
          return `"${game.write(moveA)}" of seat ${a} and "${game.write(moveB)}" of seat ${b}: ${difference(canonical(oneWay), canonical(otherWay))}`;
        }
      }
      return undefined;
    },
  },
  {
    name: '10 no piece is lost or made',
    ofPosition({ charter, walk }, state) {
      const now = charter.census(state);
      const first = charter.census(walk.steps[0]?.before ?? state);
      return same(now, first) ? undefined : difference(now, first);
    },
  },
  {
    name: '11 every match ends within the stated length',
    ofStep: ({ charter, walk }) =>
      walk.steps.length > charter.length ? `move ${walk.steps.length} of at most ${charter.length}` : undefined,
  },
];

function seatsOf<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S): readonly Seat[] {
  return [...game.awaiting(state), ...game.welcome(state)];
}

function viewersOf(seats: number): readonly Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

function notations<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S, seat: Seat): string[] {
  return game.legal(state, seat).map(move => game.write(move));
}

/** What a viewer is told, except what is openly revealed. */
function heard<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, events: readonly E[], viewer: Viewer): E[] {
  return events.flatMap(event => (event.reveals ? [] : (game.viewEvent(event, viewer) ?? [])));
}

/** The same move with the same luck in a state that looks the same to the viewer, where it can be made there. */
function twinStep<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  walk: Walk<S, M, E, O>,
  step: Step<S, M, E>,
  viewer: Viewer,
): { after: S; events: E[] } | undefined {
  const twin = game.imagine(game.view(step.before, viewer), fast(`${walk.seed}/${viewer}/twin/${walk.steps.length}`));
  if (!notations(game, twin, step.seat).includes(game.write(step.move))) return undefined;
  const events: E[] = [];
  const played = withoutLuckErrors(() =>
    game.play(twin, step.seat, step.move, { chance: scripted(step.luck), tell: event => events.push(event) }),
  );
  return played ? { after: twin, events } : undefined;
}

/** The state after two moves, or nothing where the second needs more luck than fits both orders. */
function both<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  state: S,
  ...moves: readonly (readonly [Seat, M])[]
): S | undefined {
  const after = game.clone(state);
  const luck = { below: () => 0 };
  for (const [seat, move] of moves) {
    if (game.refusal(after, seat, move)) return undefined;
    game.play(after, seat, move, { chance: luck, tell: () => {} });
  }
  return after;
}

function withoutLuckErrors(play: () => void): boolean {
  try {
    play();
    return true;
  } catch (error) {
    if (error instanceof LuckError) return false;
    throw error;
  }
}

function reload<S>(state: S): S {
  return JSON.parse(JSON.stringify(state));
}
