import { boxOf } from './box.ts';
import { ACTIONS, COLOURS, MORNINGS } from './components.ts';
import type { View } from './view.ts';

/** Everything in the box, as the texts explain it. */
export function pieces({ plan }: View): readonly string[] {
  const { towns, tiles } = boxOf(plan.options);
  return [
    ...towns.map(({ id }) => `town:${id}`),
    ...tiles.map(({ id }) => `tile:${id}`),
    ...[...MORNINGS, ...ACTIONS].map(action => `action:${action}`),
    ...[...COLOURS, 'grey'].map(category => `category:${category}`),
    ...['harbour', 'drop', 'ferry', 'bag', 'market', 'prices', 'money', 'marker', 'priority'],
  ];
}
