// The log: what happened, turn by turn. A turn is one line, its story, which opens for its single events.
import type { Seat, Story, Told, Voice } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Change, type Scene } from '../boards/kit.ts';
import { seatLogOf } from './seat-log.ts';

/** A sentence of the log. */
export interface LogLine {
  readonly line: number;
  readonly seat: number | null;
  readonly text: string;
  readonly changes: readonly Change[];
}

/** What one seat did in a row. */
export interface LogTurn {
  readonly seat: number | null;
  /** The words at the beginning of the story that name the seat; none where it tells of everybody. */
  readonly subject: string;
  readonly story: Story;
  /** What the turn changed in all: for the seat whose turn it was, and for whoever reads. */
  readonly changes: readonly Change[];
  readonly lines: readonly LogLine[];
  /** Whether the clock has moved, or it tells who moves from now on. */
  readonly isOfSeat?: boolean;
}

export interface Chapter {
  readonly heading: string;
  readonly turns: readonly LogTurn[];
}

interface Begun {
  seat: number | null;
  /** Who tells it: lines that other people have done are another turn. */
  readonly voice: Voice;
  /** What is said of a seat in place of a story. */
  readonly note?: string;
  readonly events: Told[];
  readonly lines: LogLine[];
}

/** What happened, in chapters and turns. */
export function chaptersOf(kit: AnyKit, scene: Scene, told: readonly (readonly Told[])[]): readonly Chapter[] {
  const { awaiting, outcome } = scene;
  const isOver = (turn: Begun) => turn.seat === null || outcome !== null || !awaiting.includes(turn.seat);

  const parts = boardOf(kit);
  const chapters: { readonly heading: string; readonly turns: Begun[] }[] = [];
  const seatLog = seatLogOf(scene);
  const note = (line: number) => {
    for (const text of seatLog.notesAt(line)) {
      const said = { line: Math.min(line, told.length - 1), seat: null, text, changes: [] };
      chapters.at(-1)?.turns.push({ seat: null, voice: scene.voice, note: text, events: [], lines: [said] });
    }
  };
  for (const [line, events] of told.entries()) {
    note(line);
    const voice = seatLog.voiceAt(line);
    for (const event of events) {
      const heading = parts.chapter(event, scene.words);
      if (chapters.length === 0 || (heading !== undefined && heading !== chapters.at(-1)?.heading))
        chapters.push({ heading: heading ?? '', turns: [] });
      const seat = seatIn(event);
      const turn = turnFor(seat, voice, chapters.at(-1)?.turns ?? []);
      turn.events.push(event);
      const text = scene.texts.event(event, voice);
      if (text !== undefined) turn.lines.push({ line, seat, text, changes: parts.changes(event) });
    }
  }
  const newest = chapters.at(-1)?.turns.at(-1);
  note(told.length);
  return chapters.map(({ heading, turns }) => ({
    heading,
    turns: turns.flatMap(turn => turnOf(scene, turn, turn !== newest || isOver(turn))),
  }));
}

/** The turn that an event of a seat belongs to; what happens to nobody in particular belongs to the turn in which it happens. */
function turnFor(seat: number | null, voice: Voice, turns: Begun[]): Begun {
  const last = turns.at(-1);
  if (last && last.voice === voice && last.note === undefined && (seat === null || last.seat === null || last.seat === seat)) {
    last.seat ??= seat;
    return last;
  }
  const begun: Begun = { seat, voice, events: [], lines: [] };
  turns.push(begun);
  return begun;
}

function seatIn(event: Told): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function turnOf(scene: Scene, { seat: acting, voice, note, events, lines }: Begun, isOver: boolean): readonly LogTurn[] {
  if (note !== undefined) return [{ seat: null, subject: '', story: [note], changes: [], lines, isOfSeat: true }];
  if (lines.length === 0) return [];
  const story = scene.texts.story?.(events, voice, isOver) ?? [lines.map(({ text }) => text).join(' ')];
  const { seat, subject } = subjectOf(story, scene, voice) ?? { seat: acting, subject: '' };
  return [{ seat, subject, story, changes: changesIn(lines, each => each === seat || scene.voice.isYou(each)), lines }];
}

/** What lines change in all for each of these seats. */
export function changesIn(lines: readonly LogLine[], isMeant: (seat: Seat) => boolean): readonly Change[] {
  const sums = new Map<Seat, number>();
  for (const { seat, value } of lines.flatMap(({ changes }) => changes)) {
    if (isMeant(seat)) sums.set(seat, (sums.get(seat) ?? 0) + value);
  }
  return [...sums].map(([seat, value]) => ({ seat, value }));
}

/** "You" in the languages spoken, at the beginning of a sentence; and what would make a name a longer word. */
const YOU = /^(?:You|Du|Vous)(?![\p{L}’])/u;
const GOES_ON = /^[\p{L}\p{N}’]/u;

/** Whom a story tells of first. */
function subjectOf([first]: Story, { seats }: Scene, voice: Voice): { readonly seat: number; readonly subject: string } | undefined {
  if (typeof first !== 'string') return undefined;
  for (const { seat } of seats) {
    const name = voice.name(seat);
    const you = voice.isYou(seat) ? YOU.exec(first)?.[0] : undefined;
    if (you) return { seat, subject: you };
    if (first.startsWith(name) && !GOES_ON.test(first.slice(name.length))) return { seat, subject: name };
  }
  return undefined;
}

/** The line of the log that tells of a moment: its own, or the last before it that has something to tell. */
export function lineAt(chapters: readonly Chapter[], moment: number): number | null {
  const lines = chapters.flatMap(({ turns }) => turns.flatMap(turn => turn.lines.map(({ line }) => line)));
  return lines.findLast(line => line <= moment) ?? null;
}
