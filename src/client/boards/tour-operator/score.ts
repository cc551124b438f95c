// How points came about, told from what has happened.

import type { Event, Reason } from '../../../games/tour-operator/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { ScorePart } from '../kit.ts';
import { agencyOf, nameOf, pieceName, type TourScene } from './scene.ts';
import type { Words } from './words/en.ts';

const GROUPS: readonly {
  readonly name: Exclude<keyof Words['scores'], 'other'>;
  readonly reasons: readonly Reason[];
  readonly colour: string;
  readonly icon: string;
}[] = [
  { name: 'sights', reasons: ['interest', 'revokeNoRoom'], colour: 'var(--g-main)', icon: 'g-suitcase' },
  { name: 'rows', reasons: ['row'], colour: 'var(--act-beach)', icon: 'g-beach' },
  { name: 'staff', reasons: ['employee'], colour: 'var(--cat-party)', icon: 'g-employee' },
  { name: 'seats', reasons: ['business', 'dirtySeat', 'stayInPlane'], colour: 'var(--act-winter)', icon: 'g-dirty-seat' },
  { name: 'rooms', reasons: ['vip', 'noRoom'], colour: 'var(--act-hiking)', icon: 'g-dirty-room' },
  { name: 'angry', reasons: ['angryOffice', 'closedLeave'], colour: 'var(--act-dining)', icon: 'g-patience-leave' },
];

/** The parts of a seat's points; what was there before anything was seen is a part of its own. */
export function score({ past, view, words }: TourScene, seat: Seat): readonly ScorePart[] {
  const told = past.filter(event => event.type === 'points' && event.seat === seat);
  const sum = (reasons: readonly Reason[]) =>
    told.reduce((total, event) => (event.type === 'points' && reasons.includes(event.reason) ? total + event.vp : total), 0);
  const parts = GROUPS.map(({ name, reasons, colour, icon }) => ({ label: words.scores[name], value: sum(reasons), colour, icon }));
  const rest = agencyOf(view, seat).vp - parts.reduce((total, { value }) => total + value, 0);
  return [...parts, { label: words.scores.other, value: rest, colour: 'var(--line-2)', icon: 'g-star' }].filter(({ value }) => value !== 0);
}

interface Flight {
  readonly seat: Seat;
  readonly city: string;
  points: number;
}

/** Every flight with what its passengers scored. */
function flights(past: readonly Event[]): readonly Flight[] {
  const found: Flight[] = [];
  for (const event of past) {
    if (event.type === 'flown') found.push({ seat: event.seat, city: event.city, points: 0 });
    const last = found.at(-1);
    if (last && event.type === 'points' && event.reason === 'interest') last.points += event.vp;
  }
  return found;
}

/** Up to three things worth telling. */
export function facts(scene: TourScene): readonly string[] {
  const { past, words } = scene;
  const [best] = flights(past).toSorted((a, b) => b.points - a.points);
  const rows = scene.view.agencies.map((_, seat) => past.filter(event => event.type === 'rowFinished' && event.seat === seat).length);
  const most = Math.max(...rows);
  const angry = past.filter(({ type }) => type === 'leftAngry').length;
  return [
    ...(best && best.points > 0 ? [words.factFlight(nameOf(scene, best.seat), pieceName(scene, best.city), best.points)] : []),
    ...(most > 0 ? [words.factRows(nameOf(scene, rows.indexOf(most)), most)] : []),
    words.factAngry(angry),
  ];
}

/** What an event changes in somebody's points. */
export function delta(event: Event): { readonly seat: Seat; readonly value: number } | undefined {
  return event.type === 'points' ? { seat: event.seat, value: event.vp } : undefined;
}

const MOTION: Readonly<Partial<Record<Event['type'], number>>> = {
  sideChosen: 240,
  roundBegun: 420,
  checkedOut: 240,
  revealed: 420,
  drafted: 240,
  rolled: 700,
  swapped: 240,
  turned: 240,
  rerolled: 700,
  shown: 240,
  hired: 240,
  boarded: 240,
  flown: 1200,
  points: 620,
  placed: 240,
  leftAngry: 720,
  rowFinished: 1200,
  closed: 420,
  ended: 900,
};

/** How long an event's motion takes. */
export function motion(event: Event): number {
  return MOTION[event.type] ?? 0;
}
