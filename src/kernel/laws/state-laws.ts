import { fast, scripted } from '../chance.ts';
import { silent } from '../game.ts';
import { hash } from '../hash.ts';
import { difference, objectsIn, same, shareSomething } from '../same.ts';
import { GUESSED_EVERY, isPlain, type Law, reload, seatsOf, viewersOf } from './trial.ts';

/** The law that stands while the game is only asked. */
export const ASKING = '1 asking never changes the state';

/** The law that stands while a move is played: every state is frozen but the copy that the move was given. */
export const MOVING = '4 a move changes nothing but its own copy of the state';

/** Laws 1 to 5: what may be asked of a state and done with it. */
export const STATE_LAWS: readonly Law[] = [
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
];
