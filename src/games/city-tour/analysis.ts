// What a day tells about its end and its sites.
import type { ElementKind, Plan } from '../../kernel/index.ts';
import { LETTERS, type Letter } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import type { State } from './state.ts';

/** How the day came out; `won` is 1 or 0. */
export interface DayRow {
  /** The number of the day, or 'own'. */
  readonly day: number | string;
  readonly won: number;
  readonly total: number;
  readonly objective: number;
  readonly turns: number;
}

/** The same under the turn in which it ended. */
export interface TurnRow {
  readonly turn: number;
  readonly won: number;
  readonly lost: number;
}

/** The same under the reason. */
export interface EndingRow {
  readonly reason: string;
  readonly won: number;
  readonly turns: number;
  readonly total: number;
  /** Travellers short of the objective. */
  readonly missing: number;
}

/** The site behind a letter. */
export interface SiteRow {
  readonly letter: Letter;
  passed: number;
  served: number;
  travellers: number;
  turnedAway: number;
  sentHome: number;
}

/** Everything a day tells, as rows of plain values. */
export type Analysis = {
  readonly days: readonly DayRow[];
  readonly turns: readonly TurnRow[];
  readonly endings: readonly EndingRow[];
  readonly sites: readonly SiteRow[];
};

/** Travellers that a site takes for each time the bus passes. */
export const elements: readonly ElementKind[] = [{ table: 'sites', used: 'served', gain: 'travellers', per: 'passed' }];

/** The statistics of a day from what happened in it and how it stands at the end. */
export function analyse(
  { options }: Plan<Agreement>,
  log: readonly { readonly entry: number; readonly event: Event }[],
  { result }: State,
): Analysis {
  const sites = LETTERS.map(letter => ({ letter, passed: 0, served: 0, travellers: 0, turnedAway: 0, sentHome: 0 }));
  for (const { event } of log) enter(sites, event);
  if (!result) return { days: [], turns: [], endings: [], sites };
  const { total, objective, turns, reason } = result;
  const won = result.won ? 1 : 0;
  return {
    days: [{ day: options.ownDay ? 'own' : options.day, won, total, objective, turns }],
    turns: [{ turn: turns, won, lost: 1 - won }],
    endings: [{ reason, won, turns, total, missing: Math.max(0, objective - total) }],
    sites,
  };
}

/** Enters one event into the rows of the sites. */
function enter(sites: readonly SiteRow[], event: Event): void {
  const row = 'letter' in event ? sites.find(({ letter }) => letter === event.letter) : undefined;
  if (!row) return;
  switch (event.type) {
    case 'passed':
      row.passed++;
      return;
    case 'setDown':
      row.served++;
      row.travellers += event.pawns.length;
      return;
    case 'turnedAway':
      row.turnedAway++;
      return;
    case 'sentHome':
      row.sentHome += event.count;
      return;
    default:
      return;
  }
}
