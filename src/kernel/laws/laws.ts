import { fast, scripted } from '../chance.ts';
import { silent } from '../game.ts';
import { hash } from '../hash.ts';
import { matchesOf } from '../matches.ts';
import { difference, freeze, objectsIn, same, shareSomething } from '../same.ts';
import { both, heard, isPlain, type Law, notations, reload, seatsOf, twinStep, viewersOf } from './trial.ts';

/** The law that stands while the game is only asked. */
export const ASKING = '1 asking never changes the state';

/** The law that stands while a move is played: every state is frozen but the copy that the move was given. */
export const MOVING = '4 a move changes nothing but its own copy of the state';

/** Positions from one guess at the end to the next. */
const GUESSED_EVERY = 16;

/** The laws, in the order of docs/architecture.md. */
export const LAWS: readonly Law[] = [
  {
    name: ASKING,
    ofPosition({ game, walk }, state) {
      for (const seat of seatsOf(game, state)) {
        game.legal(state, seat);
        for (const move of game.candidates(state, seat)) game.refusal(state, seat, move);
        game.settled?.(state, seat);
      }
      for (const viewer of viewersOf(walk.match.record.seats)) game.view(state, viewer);
      game.outcome(state);
      // A guess may look far ahead and take its time: it is asked for now and then.
      if (walk.steps.length % GUESSED_EVERY === 0) game.estimate?.(state);
      return undefined;
    },
  },
  {
    name: '1 a told event shares nothing with the state',
    ofArrival: (_, state, told) =>
      told.some(event => shareSomething(event, state)) ? `an event holds an object of the state: ${JSON.stringify(told)}` : undefined,
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
        const any = game.anyLegal?.(state, seat, fast('any'));
        if (any && !legal.includes(game.write(any))) return `seat ${seat} draws "${game.write(any)}", which is not legal`;
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
    ofArrival({ game }, state) {
      const copy = game.clone(state);
      if (!same(copy, state)) return difference(copy, state);
      return shareSomething(copy, state) ? 'a clone shares an object with its original' : undefined;
    },
  },
  { name: MOVING },
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
      const odd = [...objectsIn(state)].find(each => !isPlain(each));
      if (odd) return `the state holds a ${odd.constructor.name}`;
      const reloaded = reload(state);
      return same(reloaded, state) ? undefined : difference(reloaded, state);
    },
  },
  {
    name: '5 a reloaded state plays on the same',
    ofStep({ game }, { before, seat, move, luck, after }) {
      const reloaded = game.clone(reload(before));
      game.play(reloaded, seat, move, silent(scripted(luck)));
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
      const again = matchesOf(game).replay(walk.match.record);
      if (!again.ok) return `entry ${again.entry}: ${again.reason}`;
      if (!same(again.match.state, walk.match.state)) return difference(again.match.state, walk.match.state);
      const told = [walk.opening, ...walk.steps.map(step => step.events)];
      return same(again.events, told) ? undefined : difference(again.events, told);
    },
  },
  {
    name: '6 a choice taken back leaves the state before it',
    ofMatch({ game, walk, hashes }) {
      if (hash(matchesOf(game).rewind(walk.match, 0).state) !== hashes[0]) return 'rewinding to the root does not give the deal';
      const stride = Math.ceil(walk.steps.length / 6);
      for (let length = walk.steps.length; length > 0; length -= stride) {
        const entry = walk.match.record.entries[length - 1];
        const before = walk.steps[length - 1]?.before;
        if (!entry || !before) continue;
        const earlier = matchesOf(game).takeBack(matchesOf(game).rewind(walk.match, length), entry.seat);
        if (entry.final && earlier) return `entry ${length} is final, yet it was taken back`;
        const isOver = length === walk.steps.length;
        // Only a walk leaves undone what in a match would have played itself before.
        if (isOver || entry.final || matchesOf(game).onlyOption(before)) continue;
        if (!earlier) return `entry ${length} cannot be taken back, though nothing is final`;
        if (!same(earlier.state, before)) return `entry ${length}, taken back: ${difference(earlier.state, before)}`;
      }
      return undefined;
    },
  },
  {
    name: '6 a move that can be taken back has shown nobody anything new',
    ofStep({ game, walk }, step) {
      const isFinal = step.luck.length > 0 || step.events.some(event => event.reveals) || game.awaiting(step.after).length === 0;
      if (isFinal) return undefined;
      for (const viewer of viewersOf(walk.match.record.seats)) {
        const twin = twinStep(game, walk, step, viewer);
        if (!twin) continue;
        const [seen, seenInTwin] = [game.view(step.after, viewer), game.view(twin.after, viewer)];
        if (!same(seenInTwin, seen)) return `${viewer} learns from "${game.write(step.move)}": ${difference(seenInTwin, seen)}`;
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
          if (game.settled?.(twin, viewer) !== game.settled?.(state, viewer)) return `${viewer} cannot see whether the choice is settled`;
        }
        const secrets = charter.secrets?.(state, viewer) ?? [];
        const shown = secrets.length > 0 ? JSON.stringify(view) : '';
        const secret = secrets.find(id => shown.includes(`"${id}"`));
        if (secret !== undefined) return `the view of ${viewer} holds the secret ${secret}`;
      }
      return undefined;
    },
  },
  {
    name: '8 no event tells what the views before and after it do not',
    ofArrival({ game, charter, walk }, state, told) {
      if (walk.steps.length > 0) return undefined;
      for (const viewer of viewersOf(walk.match.record.seats)) {
        const heardInDeal = JSON.stringify(heard(game, told, viewer));
        const secret = charter.secrets?.(state, viewer).find(id => heardInDeal.includes(`"${id}"`));
        if (secret !== undefined) return `${viewer} was told the secret ${secret} by the deal`;
      }
      return undefined;
    },
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
  {
    name: '12 the features of a seat are as many as their names, finite, and follow from what the seat may know',
    ofPosition({ game, walk }, state) {
      // Like a guess they are asked for now and then.
      if (!game.features || walk.steps.length % GUESSED_EVERY > 0) return undefined;
      const found = game.features(state);
      // About some agreements nothing can be learned.
      if (found.length === 0) return undefined;
      if (found.length !== walk.match.record.seats) return `there are features of ${found.length} seats`;
      for (const [seat, own] of found.entries()) {
        if (own.length !== game.featureNames?.length) return `seat ${seat} has ${own.length} features, and not one for each name`;
        const odd = own.findIndex(each => !Number.isFinite(each));
        if (odd >= 0) return `"${game.featureNames[odd]}" of seat ${seat} is ${own[odd]}`;
        if (own[0] !== undefined && (own[0] < 0 || own[0] > 1)) return `the share of the game that is left is ${own[0]}`;
        const twin = game.imagine(game.view(state, seat), fast(`${walk.seed}/features/${seat}/${walk.steps.length}`));
        const imagined = game.features(twin)[seat];
        if (!same(imagined, own)) return `seat ${seat} cannot know its own features: ${difference(imagined, own)}`;
      }
      return undefined;
    },
  },
];
