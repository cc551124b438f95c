// Points, facts and what the log says in its margin.
import { type Event, networkIn, type Tally, tally } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Change, ScorePart } from '../kit.ts';
import { marksOf, type Paris, routeOf } from './scene.ts';
import type { Words } from './words/en.ts';

/** The parts of a seat's points: none before there is a route. */
export function score(scene: Paris, seat: Seat): readonly ScorePart[] {
  const { view, words } = scene;
  const marks = marksOf(scene, seat);
  const route = routeOf(scene, seat);
  const points: Tally | undefined =
    view.results?.[seat] ?? (marks && route.length > 0 ? tally(marks, route, networkIn(view.plan.options)) : undefined);
  if (!points) return [];
  return [
    { label: words.clubs(points.clubs), value: points.clubs, colour: 'var(--part-clubs)', icon: 'g-club' },
    { label: words.circles(points.circled), value: points.circled, colour: 'var(--part-circles)', icon: 'g-circle-mark' },
    { label: words.boats, value: points.boats, colour: 'var(--part-boats)', icon: 'g-boat' },
  ];
}

/** Only a route brings points. */
export function changes(event: Event): readonly Change[] {
  return event.type === 'routed' ? [{ seat: event.seat, value: event.points }] : [];
}

/** The log is grouped by turns, and before them by the numbers of set-up. */
export function chapter(event: Event, words: Words): string | undefined {
  if (event.type === 'setupDrawn') return words.headSetup(event.step);
  return event.type === 'turnBegun' ? words.chapterTurn(event.turn) : undefined;
}

const MS_A_STOP = 90;

/** How long the table holds on an event. */
export function motion(event: Event): number {
  switch (event.type) {
    case 'setupDrawn':
      return 800;
    case 'turnBegun':
      return event.kind === 'write' ? 900 : 1400;
    case 'reshuffled':
    case 'rollerChosen':
      return 400;
    case 'entered':
      return 160;
    case 'routed':
      return 900 + MS_A_STOP * event.route.length;
    default:
      return 0;
  }
}
