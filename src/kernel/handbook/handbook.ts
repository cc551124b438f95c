// A rulebook that teaches, as plain data: whoever shows it knows no game.
import type { Touch } from '../game.ts';
import type { ClauseText, Story } from '../texts.ts';
import type { DataTable, Sum } from './manual.ts';

export const CHAPTERS = ['goal', 'setup', 'turn', 'scoring', 'pieces', 'variants', 'clauses'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A clause, and whether it is ours: in words. */
export interface ClauseLine extends ClauseText {
  readonly ours?: string | undefined;
}

/** Something in the box: what it is called, and what it does. */
export interface PieceLine {
  readonly touch: Touch;
  /** By the id that the small drawings call it. */
  readonly piece?: string | undefined;
  readonly name: string;
  /** How often it is there. */
  readonly count: number;
  readonly text: string;
  readonly clause?: string | undefined;
  readonly ours?: string | undefined;
}

/** Something to agree on: what it usually is, what else it may be, and the clauses that then read otherwise. */
export interface OptionLine {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly usual: string;
  /** All its values, by their names. */
  readonly range: string;
  /** What the rulebook says about it. */
  readonly rulebook: string | undefined;
  readonly changes: readonly string[];
  /** What players are warned of with some of its values. */
  readonly warnings: readonly string[];
  readonly ours?: string | undefined;
}

/** What stands before the values of an option. */
export interface OptionLabels {
  readonly usual: string;
  readonly range: string;
  readonly rulebook: string;
  readonly changes: string;
}

/** A part of a chapter. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  /** The table as it is set, for whoever can draw it. */
  | { readonly type: 'picture'; readonly title: string; readonly opening: unknown; readonly seats: number }
  | { readonly type: 'steps'; readonly steps: readonly string[] }
  | ({ readonly type: 'table' } & DataTable)
  | {
      readonly type: 'example';
      readonly title: string;
      readonly story: Story | undefined;
      readonly lines: readonly string[];
      readonly sum: Sum;
    }
  | { readonly type: 'pieces'; readonly title: string; readonly note?: string | undefined; readonly pieces: readonly PieceLine[] }
  | { readonly type: 'options'; readonly labels: OptionLabels; readonly options: readonly OptionLine[] }
  | { readonly type: 'clauses'; readonly id: string; readonly title: string; readonly clauses: readonly ClauseLine[] };

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Handbook = readonly Chapter[];

/** '6 + 4 − 2 = 8 days', with what each part is. */
export function sumText({ parts, total }: Sum): string {
  const added = parts.map(({ name, value }, at) => {
    const sign = value < 0 ? '− ' : at === 0 ? '' : '+ ';
    return `${sign}${Math.abs(value)}${name ? ` (${name})` : ''}`;
  });
  const value = `${total.value}`.replace('-', '−');
  return `${added.join(' ')} = ${value}${total.name ? ` ${total.name}` : ''}`;
}
