// Where the days went, and what is worth telling at the end.
import { boxOf, type Event, type Kind, type Legs, type Route } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { ScorePart } from '../kit.ts';
import { daysIn, type EdScene, positionOf, travellerOf } from './scene.ts';
import type { Words } from './words/en.ts';

type Cause = keyof Words['score'];
type Travelled = Extract<Event, { type: 'travelled' }>;

const LOOKS: Readonly<Record<Cause, { readonly colour: string; readonly icon: string }>> = {
  sea: { colour: 'var(--cat-ship)', icon: 'g-ship' },
  rail: { colour: 'var(--cat-train)', icon: 'g-train' },
  air: { colour: 'var(--cat-balloon)', icon: 'g-balloon' },
  land: { colour: 'var(--cat-elephant)', icon: 'g-elephant' },
  detective: { colour: 'var(--ed-black)', icon: 'g-detective' },
  blue: { colour: 'var(--chip-last)', icon: 'g-storm' },
  pressure: { colour: 'var(--ed-pressure)', icon: 'g-clock' },
  chips: { colour: 'var(--cat-event)', icon: 'g-day' },
  other: { colour: 'var(--ink-3)', icon: 'g-day' },
};

/** The cause of each slot of a leg. */
function causesOf(slots: readonly Kind[], balloons: ReadonlySet<number>): readonly Cause[] {
  if (slots.length === 0) return ['land'];
  return slots.map((kind, at) => (balloons.has(at + 1) ? 'air' : kind === 'T' ? 'rail' : 'sea'));
}

/** Spreads a leg's days over its slots; what a pair or an Offer spares is taken from the largest parts. */
function legDays({ parts, days }: Travelled, causes: readonly Cause[]): readonly (readonly [Cause, number])[] {
  const left = parts.map(part => part);
  for (let spare = left.reduce((sum, part) => sum + part, 0) - days; spare > 0; spare--) {
    const largest = left.indexOf(Math.max(...left));
    left[largest] = (left[largest] ?? 0) - 1;
  }
  return left.map((part, at) => [causes[at] ?? 'other', part]);
}

/** All days of a seat by their cause. */
function daysByCause(legs: Legs, past: readonly Event[], seat: Seat): Map<Cause, number> {
  const days = new Map<Cause, number>();
  const add = (cause: Cause, count: number) => days.set(cause, (days.get(cause) ?? 0) + count);
  let route: Route = 'A';
  let balloons = new Set<number>();
  for (const event of past) {
    if (event.type === 'setOut' && event.seat === seat) {
      route = event.route;
      balloons = new Set();
    }
    if (event.type === 'replaced' && event.seat === seat && event.by === 'balloon') balloons.add(event.slot);
    if (event.type === 'travelled' && event.seat === seat) {
      const leg = event.to === 'london' ? 10 : positionOf(event.to);
      for (const [cause, count] of legDays(event, causesOf(legs[leg]?.[route] ?? [], balloons))) add(cause, count);
      continue;
    }
    const cause = CAUSES[event.type];
    if (cause) add(cause, daysIn(event, seat));
  }
  return days;
}

const CAUSES: Readonly<Partial<Record<Event['type'], Cause>>> = {
  questioned: 'detective',
  pressed: 'pressure',
  blueStruck: 'blue',
  delayed: 'chips',
};

/** The days of a seat, cause by cause; they sum up to the days it has spent. */
export function score(scene: EdScene, seat: Seat): readonly ScorePart[] {
  const days = daysByCause(boxOf(scene.view.plan.options).legs, scene.past, seat);
  const known = [...days.values()].reduce((sum, count) => sum + count, 0);
  const rest = travellerOf(scene.view, seat).days - known;
  if (rest > 0) days.set('other', rest);
  return (Object.keys(LOOKS) as Cause[]).flatMap(cause => {
    const value = days.get(cause) ?? 0;
    return value === 0 ? [] : [{ label: scene.words.score[cause], value, ...LOOKS[cause] }];
  });
}
