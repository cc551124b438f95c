import { fast } from '../chance.ts';
import { difference, freeze, same, shareSomething } from '../same.ts';
import { heard, type Law, notations, twinStep, viewersOf } from './trial.ts';

/** Law 8: nobody learns what the views do not show. */
export const SECRET_LAWS: readonly Law[] = [
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
];
