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
  return played(joined(chapters), byLine).map(({ heading, turns }) => ({
    name: heading,
    squares: Array.from({ length: review.seats }, (_, seat) =>
      turns.filter(turn => turn.seat === seat).map(turn => squareOf(turn, { byLine, names })),
    ),
  }));
}

/** A seat's turn, and the entries that belong to it. */
interface Turn {
  readonly told: LogTurn;
  readonly seat: Seat;
  readonly lines: number[];
}

type Steps = ReadonlyMap<number, readonly Step[]>;

/**
 * Finds the turn of every entry. One may end a turn and begin the next: it belongs to whoever decided it,
 * and where nobody did, to the first that tells of it.
 */
function played(chapters: readonly Chapter[], byLine: Steps) {
  const taken = new Set<number>();
  const latest = new Map<Seat, Turn>();
  return chapters.map(({ heading, turns }) => ({
    heading,
    turns: turns.flatMap(told => {
      if (told.seat === null) return [];
      const turn: Turn = { told, seat: told.seat, lines: [] };
      latest.set(turn.seat, turn);
      // What the log tells with a line came of the entry before it.
      for (const line of told.lines.map(each => each.line - 1)) {
        if (line < 0 || taken.has(line)) continue;
        taken.add(line);
        const mover = byLine.get(line)?.find(({ kind }) => kind === 'decision')?.seat;
        const owner = latest.get(mover ?? turn.seat) ?? turn;
        owner.lines.push(line);
      }
      return [turn];
    }),
  }));
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

function squareOf(
  { told, seat, lines }: Turn,
  { byLine, names }: { readonly byLine: Steps; readonly names: Readonly<Record<string, string>> },
): Square {
  const steps = lines.flatMap(line => byLine.get(line) ?? []);
  const own = steps.flatMap(step => (step.kind === 'decision' && step.seat === seat ? [step] : []));
  const [worst] = [...own].sort((a, b) => MARKS.indexOf(b.mark) - MARKS.indexOf(a.mark) || b.loss.value - a.loss.value);
  const text = readAloud(told.story, names);
  return {
    seat,
    line: worst?.line ?? steps[0]?.line ?? lines[0] ?? 0,
    lines,
    text: capital(text.slice(told.subject.length).replace(/^[\s,:’]+/, '')),
    given: own.reduce((sum, { loss }) => sum + loss.value, 0),
    luck: steps.reduce((sum, { luck }) => sum + (luck[seat]?.value ?? 0), 0),
    mark: worst?.mark ?? null,
  };
}

/** The most that a bar of the sheet stands for, and at least so much: a square with less has a shorter one. */
export function mostIn(rows: readonly SheetRow[]): number {
  const squares = rows.flatMap(({ squares: bySeat }) => bySeat.flat());
  return squares.reduce((most, { given, luck }) => Math.max(most, Math.abs(given), Math.abs(luck)), LEAST_SCALE);
}

const LEAST_SCALE = 1;

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
