import { fast } from '../chance.ts';
import { difference, same } from '../same.ts';
import { RECORD_LAWS } from './record-laws.ts';
import { SECRET_LAWS } from './secret-laws.ts';
import { STATE_LAWS } from './state-laws.ts';
import { both, GUESSED_EVERY, type Law } from './trial.ts';
import type { Onward } from './walk.ts';

/** The laws, in the order of docs/architecture.md. */
export const LAWS: readonly Law[] = [
  ...STATE_LAWS,
  ...RECORD_LAWS,
  ...SECRET_LAWS,
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
  {
    name: '13 whoever changes seats takes the features along',
    ofPosition({ game, charter, walk }, state) {
      if (!game.features || !charter.turned || walk.steps.length % GUESSED_EVERY > 0) return undefined;
      const on = onward(walk.match.record.seats);
      const wanted = on.list(game.features(state));
      const found = game.features(charter.turned(state, on));
      return same(found, wanted) ? undefined : `with everybody one seat further on: ${difference(found, wanted)}`;
    },
  },
];

/** Turning keeps who sits beside whom, and so the order of turns, in which features may differ. */
function onward(seats: number): Onward {
  return { seat: seat => (seat + 1) % seats, list: items => [...items.slice(-1), ...items.slice(0, -1)] };
}
