// How points came about, told from what has happened.

import type { Event, Reason } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Change, ScorePart } from '../kit.ts';
import { agencyOf, type TourScene } from './scene.ts';
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

/** What an event changes in somebody's points. */
export function changes(event: Event): readonly Change[] {
  return event.type === 'points' ? [{ seat: event.seat, value: event.vp }] : [];
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
