// What a match tells about its points, employees, rows, cities and agencies.
import type { ElementKind, Interaction, Plan, Seat } from '../../kernel/index.ts';
import { ROW_IDS, type RowId } from './activity-rows.ts';
import { CITY_IDS } from './components.ts';
import { EMPLOYEE_IDS, type EmployeeId } from './employees.ts';
import { type Event, REASONS } from './events.ts';
import type { Agreement } from './options.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

/** Where points came from, over all agencies. */
export interface SourceRow {
  readonly source: string;
  times: number;
  points: number;
}

/** What an employee was good for. */
export interface EmployeeRow {
  readonly employee: EmployeeId;
  shown: number;
  hired: number;
  used: number;
  points: number;
  /** How far above the mean of the table who hired them ended; null if nobody did. */
  ahead: number | null;
}

/** An activity row. */
export interface ActivityTally {
  readonly row: string;
  marks: number;
  finished: number;
  points: number;
}

/** A city. */
export interface CityRow {
  readonly city: string;
  onMap: number;
  visits: number;
  fuel: number;
  points: number;
}

/** An agency. */
export interface AgencyRow {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
  drafted: number;
  guests: number;
  leftAngry: number;
  hired: number;
  flights: number;
  /** Marks in activity rows, and those of them in rows that somebody else completed first (TO-6.4). */
  marks: number;
  marksLost: number;
}

/** Everything a match tells, as rows of plain values. */
export type Analysis = {
  readonly sources: readonly SourceRow[];
  readonly employees: readonly EmployeeRow[];
  readonly rows: readonly ActivityTally[];
  readonly cities: readonly CityRow[];
  readonly agencies: readonly AgencyRow[];
};

interface MatchCounts extends Analysis {
  /** Who hired each employee, and where each agency flew to last. */
  readonly hirers: Map<EmployeeId, Set<Seat>>;
  readonly at: Map<Seat, string>;
  /** Who marked in each row, once for every mark. */
  readonly markers: Map<RowId, Seat[]>;
}

/** Points for each time an employee is hired, for each mark in an activity row, and for each flight to a city. */
export const elements: readonly ElementKind[] = [
  { table: 'employees', used: 'hired', gain: 'points', per: 'hired' },
  { table: 'rows', used: 'finished', gain: 'points', per: 'marks' },
  { table: 'cities', used: 'visits', gain: 'points', per: 'visits' },
];

/** The part of all marks that others make worthless: they stand in a row that somebody else completes first. */
export const interaction: Interaction = { table: 'agencies', part: ['marksLost'], whole: 'marks' };

/** The statistics of a match from what happened in it and how it stands at the end. */
export function analyse(_plan: Plan<Agreement>, log: readonly { readonly entry: number; readonly event: Event }[], final: State): Analysis {
  const counts = noCounts(final);
  for (const { event } of log) enter(counts, event);
  const { hirers, at: _, markers: __, ...tables } = counts;
  for (const row of tables.employees) row.ahead = ahead(final, [...(hirers.get(row.employee) ?? [])]);
  return tables;
}

function noCounts(final: State): MatchCounts {
  const ranks = outcome(final)?.ranks;
  return {
    sources: REASONS.map(source => ({ source, times: 0, points: 0 })),
    employees: EMPLOYEE_IDS.map(employee => ({ employee, shown: 0, hired: 0, used: 0, points: 0, ahead: null })),
    rows: ROW_IDS.map(row => ({ row, marks: 0, finished: 0, points: 0 })),
    cities: CITY_IDS.map(city => ({ city, onMap: final.grid.includes(city) ? 1 : 0, visits: 0, fuel: 0, points: 0 })),
    agencies: final.agencies.map(({ vp }, seat) => ({
      seat,
      rank: ranks?.[seat] ?? 0,
      points: vp,
      drafted: 0,
      guests: 0,
      leftAngry: 0,
      hired: 0,
      flights: 0,
      marks: 0,
      marksLost: 0,
    })),
    hirers: new Map(),
    at: new Map(),
    markers: new Map(),
  };
}

/** Enters one event into the counts. */
function enter(counts: MatchCounts, event: Event): void {
  switch (event.type) {
    case 'points':
      return enterPoints(counts, event);
    case 'shown':
      for (const id of event.employees) count(employeeRow(counts, id), 'shown');
      return;
    case 'hired':
      counts.hirers.set(event.employee, (counts.hirers.get(event.employee) ?? new Set()).add(event.seat));
      count(counts.agencies[event.seat], 'hired');
      return count(employeeRow(counts, event.employee), 'hired');
    case 'used':
      return count(employeeRow(counts, event.employee), 'used');
    case 'marked':
      counts.markers.set(event.row, [...(counts.markers.get(event.row) ?? []), event.seat]);
      count(counts.agencies[event.seat], 'marks');
      return count(rowOf(counts, event.row), 'marks');
    case 'rowFinished':
      for (const seat of counts.markers.get(event.row) ?? []) if (seat !== event.seat) count(counts.agencies[seat], 'marksLost');
      return count(rowOf(counts, event.row), 'finished');
    case 'flown':
      return enterFlight(counts, event);
    case 'drafted':
      return count(counts.agencies[event.seat], 'drafted');
    case 'placed':
      return count(counts.agencies[event.seat], 'guests');
    case 'leftAngry':
      return count(counts.agencies[event.seat], 'leftAngry');
    default:
      return;
  }
}

function enterPoints(counts: MatchCounts, { seat, vp, reason, who }: Extract<Event, { type: 'points' }>): void {
  const source = counts.sources.find(row => row.source === reason);
  count(source, 'times');
  const city = reason === 'interest' ? counts.cities.find(row => row.city === counts.at.get(seat)) : undefined;
  for (const row of [source, employeeRow(counts, who), rowOf(counts, who), city]) if (row) row.points += vp;
}

function enterFlight(counts: MatchCounts, { seat, city, fuel }: Extract<Event, { type: 'flown' }>): void {
  counts.at.set(seat, city);
  count(counts.agencies[seat], 'flights');
  const row = counts.cities.find(each => each.city === city);
  if (!row) return;
  row.visits++;
  row.fuel += fuel;
}

function employeeRow({ employees }: MatchCounts, id: string): EmployeeRow | undefined {
  return employees.find(({ employee }) => employee === id);
}

function rowOf({ rows }: MatchCounts, id: string): ActivityTally | undefined {
  return rows.find(({ row }) => row === id);
}

function count<K extends string>(row: Record<K, number> | undefined, column: K): void {
  if (row) row[column]++;
}

function ahead({ agencies }: State, hirers: readonly Seat[]): number | null {
  if (hirers.length === 0) return null;
  const mean = agencies.reduce((sum, { vp }) => sum + vp, 0) / agencies.length;
  return hirers.reduce((sum, seat) => sum + (agencies[seat]?.vp ?? 0) - mean, 0) / hirers.length;
}
