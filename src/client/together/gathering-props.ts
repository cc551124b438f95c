import type { ComponentChildren } from 'preact';
import type { Signal, TableRow } from '../../protocol/index.ts';

/** What the pages before a match are shown from. */
export interface GatheringProps {
  readonly row: TableRow;
  readonly game: string;
  readonly talk: ComponentChildren;
  /** What is not as printed, where the table is played with content of somebody's own. */
  readonly content: ComponentChildren;
  readonly unread: number;
  readonly problem: string;
  readonly say: (text: string, signal?: Signal) => void;
  readonly update: (row: TableRow) => void;
  readonly report: (problem: string) => void;
}
