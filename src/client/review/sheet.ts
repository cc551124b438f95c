// Every move, like a chess scoresheet: rounds by players.
import type { Seat } from '../../kernel/index.ts';
import { readAloud } from '../../kernel/index.ts';
import type { DecisionStep, Mark, Review, Step } from '../../review/index.ts';
import type { Chapter, LogTurn } from '../table/stories.ts';
import { clearLuck } from './course.ts';
import { sharedWords } from './happened.ts';

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

/** Rounds by players; `madeAt` says in words what somebody did in the entry after a line, and nothing where it was another's. */
export function sheetOf(
  review: Review,
  chapters: readonly Chapter[],
  names: Readonly<Record<string, string>>,
  madeAt: (line: number, seat: Seat) => string,
): readonly SheetRow[] {
  const byLine = new Map<number, Step[]>();
  for (const step of review.steps) byLine.set(step.line, [...(byLine.get(step.line) ?? []), step]);
  return played(joined(chapters), byLine).map(({ heading, turns }) => ({
    name: heading,
    squares: Array.from({ length: review.seats }, (_, seat) =>
      revealed(
        turns.filter(turn => turn.seat === seat).map(turn => squareOf(turn, { byLine, names })),
        byLine,
        madeAt,
      ),
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

/** What the log tells with a line came of the entry before it. */
const entriesOf = ({ lines }: LogTurn) => lines.map(each => each.line - 1).filter(line => line >= 0);

/**
 * Finds the turn of every entry. One may end a turn and begin the next, or reveal what many have done: it belongs to whoever decided it, to the turn that
 * is under way, else to the one that tells of it, else to the last; and where nobody decided it, to the first turn that tells of it.
 */
function played(chapters: readonly Chapter[], byLine: Steps) {
  const rows = chapters.map(({ heading, turns }) => ({
    heading,
    turns: turns.flatMap((told): readonly Turn[] => (told.seat === null ? [] : [{ told, seat: told.seat, lines: [] }])),
  }));
  const all = rows.flatMap(({ turns }) => turns);
  const taken = new Set<number>();
  const latest = new Map<Seat, Turn>();
  for (const turn of all) {
    latest.set(turn.seat, turn);
    for (const line of entriesOf(turn.told)) {
      if (taken.has(line)) continue;
      taken.add(line);
      const mover = byLine.get(line)?.find(({ kind }) => kind === 'decision')?.seat ?? turn.seat;
      const last = latest.get(mover);
      const isUnderWay = last?.lines.at(-1) === line - 1;
      const telling = isUnderWay ? last : all.find(each => each.seat === mover && entriesOf(each.told).includes(line));
      (telling ?? last ?? turn).lines.push(line);
    }
  }
  return rows;
}

/** What was written in secret is told when all have written: such a square is that of the entry itself, whose own says little. */
function revealed(squares: readonly Square[], byLine: Steps, madeAt: (line: number, seat: Seat) => string): readonly Square[] {
  const shown: Square[] = [];
  for (const square of squares) {
    const before = shown.at(-1);
    const toldIn = (text: string) => (before?.lines ?? []).reduce((sum, line) => sum + sharedWords(text, madeAt(line, square.seat)), 0);
    const isReveal = before && decisionsIn(square.lines, square.seat, byLine).length === 0 && toldIn(square.text) > toldIn(before.text);
    if (isReveal)
      shown[shown.length - 1] = {
        ...before,
        text: square.text,
        lines: [...before.lines, ...square.lines],
        luck: before.luck + square.luck,
      };
    else shown.push(square);
  }
  return shown;
}

function decisionsIn(lines: readonly number[], seat: Seat, byLine: Steps): readonly DecisionStep[] {
  return lines.flatMap(line => byLine.get(line) ?? []).flatMap(step => (step.kind === 'decision' && step.seat === seat ? [step] : []));
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
  const own = decisionsIn(lines, seat, byLine);
  const [worst] = [...own].sort((a, b) => MARKS.indexOf(b.mark) - MARKS.indexOf(a.mark) || b.loss.value - a.loss.value);
  const text = readAloud(told.story, names);
  return {
    seat,
    line: worst?.line ?? steps[0]?.line ?? lines[0] ?? entriesOf(told)[0] ?? 0,
    lines,
    text: capital(text.slice(told.subject.length).replace(/^[\s,:’]+/, '')),
    given: own.reduce((sum, { loss }) => sum + loss.value, 0),
    luck: steps.reduce((sum, step) => sum + clearLuck(step, seat), 0),
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
