import { meaning } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Figure } from '../kit.ts';
import { marksOf, type Paris } from './scene.ts';

/** How a map stands before there is a route: what it has of each mark. */
export function figures(scene: Paris, seat: Seat): readonly Figure[] {
  const { circledShort, starsShort, xShort } = scene.words;
  const marks = (marksOf(scene, seat) ?? []).flatMap(mark => (mark ? [meaning(mark)] : []));
  const count = (isOne: (mark: ReturnType<typeof meaning>) => boolean) => String(marks.filter(isOne).length);
  return [
    { figure: count(({ circled }) => circled), label: circledShort },
    { figure: count(({ kind }) => kind === 'star'), label: starsShort },
    { figure: count(({ kind }) => kind === 'x'), label: xShort },
  ];
}
