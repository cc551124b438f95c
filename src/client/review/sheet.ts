// Every move, like a chess scoresheet: rounds by players.
import type { Seat } from '../../kernel/index.ts';
import { readAloud } from '../../kernel/index.ts';
import type { Mark, Review, Step } from '../../review/index.ts';
import type { Chapter, LogTurn } from '../table/stories.ts';

/** What one seat did in a row. */
export interface Square {
  readonly seat: Seat;
  /** The line to look at: its worst decision, else its first. */
  readonly line: number;
  readonly lines: readonly number[];
  readonly text: string;
  readonly given: number;
  readonly luck: number;
  readonly mark: Mark | null;
}

export interface SheetRow {
  readonly name: string;
  /** By seat, in order. */
  readonly squares: readonly (readonly Square[])[];
}

/** The worse, the later. */
const MARKS: readonly Mark[] = ['unknown', 'only', 'best', 'fine', 'slip', 'mistake', 'blunder'];

export function sheetOf(review: Review, chapters: readonly Chapter[], names: Readonly<Record<string, string>>): readonly SheetRow[] {
  const byLine = new Map<number, Step[]>();
  for (const step of review.steps) byLine.set(step.line, [...(byLine.get(step.line) ?? []), step]);
  // An entry may end one turn and begin the next: it belongs to the first that tells of it.
  const taken = new Set<number>();
  return joined(chapters).map(({ heading, turns }) => {
    const squares = turns.flatMap(turn => (turn.seat === null ? [] : [squareOf(turn, turn.seat, { byLine, names, taken })]));
    return {
      name: heading,
      squares: Array.from({ length: review.seats }, (_, seat) => squares.filter(square => square.seat === seat)),
    };
  });
}

/** Chapters in which no seat acts twice are one row: turns of single players make a round. */
function joined(chapters: readonly Chapter[]): readonly Chapter[] {
  const rows: { heading: string; turns: LogTurn[] }[] = [];
  for (const { heading, turns } of chapters) {
    const last = rows.at(-1);
    const seats = new Set(turns.map(({ seat }) => seat));
    const isSingle = seats.size <= 1;
    const isWhole = last?.turns.some(({ seat }) => seats.has(seat)) ?? true;
    if (last && isSingle && !isWhole) {
      last.heading ||= heading;
      last.turns.push(...turns);
    } else rows.push({ heading, turns: [...turns] });
  }
  return rows;
}

interface Sheet {
  readonly byLine: ReadonlyMap<number, readonly Step[]>;
  readonly names: Readonly<Record<string, string>>;
  readonly taken: Set<number>;
}

function squareOf(turn: LogTurn, seat: Seat, { byLine, names, taken }: Sheet): Square {
  // What the log tells with a line came of the entry before it.
  const told = [...new Set(turn.lines.map(({ line }) => line - 1))].filter(line => line >= 0);
  const lines = told.filter(line => !taken.has(line));
  for (const line of lines) taken.add(line);
  const steps = lines.flatMap(line => byLine.get(line) ?? []);
  const own = steps.flatMap(step => (step.kind === 'decision' && step.seat === seat ? [step] : []));
  const [worst] = [...own].sort((a, b) => MARKS.indexOf(b.mark) - MARKS.indexOf(a.mark) || b.loss.value - a.loss.value);
  const text = readAloud(turn.story, names);
  return {
    seat,
    line: worst?.line ?? steps[0]?.line ?? lines[0] ?? 0,
    lines,
    text: capital(text.slice(turn.subject.length).replace(/^[\s,:’]+/, '')),
    given: own.reduce((sum, { loss }) => sum + loss.value, 0),
    luck: steps.reduce((sum, { luck }) => sum + (luck[seat]?.value ?? 0), 0),
    mark: worst?.mark ?? null,
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Which squares are shown. */
export interface SheetFilter {
  readonly isMistakes: boolean;
  readonly isMine: boolean;
  readonly isLucky: boolean;
  readonly search: string;
}

export function isShown(square: Square, filter: SheetFilter, seat: Seat): boolean {
  const { isMistakes, isMine, isLucky, search } = filter;
  const isMistake = square.mark === 'slip' || square.mark === 'mistake' || square.mark === 'blunder';
  return (
    (!isMistakes || isMistake) &&
    (!isMine || square.seat === seat) &&
    (!isLucky || Math.abs(square.luck) > 1) &&
    square.text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())
  );
}
