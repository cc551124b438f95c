// Who moved at which seat when a line of the log was written: a line keeps the name of whoever did it.
import { type Seat, type Voice, voiceOf } from '../../kernel/index.ts';
import type { SeatEvent } from '../../protocol/index.ts';
import type { Scene, SeatHistory } from '../boards/kit.ts';
import { isolated } from '../shell/isolated.ts';

/** Voices of the log, and what it says between its lines. */
export interface SeatLog {
  /** The voice that tells a line; the same object for lines that the same people have done. */
  voiceAt(line: number): Voice;
  /** What is said before a line. */
  notesAt(line: number): readonly string[];
}

/** Somebody at a seat from a line on; `person` counts the people who have had it. */
interface Sitting extends SeatEvent {
  readonly person: number;
  readonly said: string;
}

/** What the log needs to know; without a history all lines are told in the present voice. */
export function seatLogOf({ history, seats, voice }: Pick<Scene, 'history' | 'seats' | 'voice'>): SeatLog {
  if (!history?.events.some(({ line, kind }) => line > 0 || kind === 'clock')) return { voiceAt: () => voice, notesAt: () => [] };
  const { events, words } = history;
  const sittings = seats.map(({ seat }) =>
    sittingsOf(
      events.filter(each => each.seat === seat),
      words,
    ),
  );
  const own = seats.find(({ seat }) => voice.isYou(seat))?.seat ?? handed({ seats });
  const isYou = (each: Sitting) => each.seat === own && each.person === sittings[each.seat]?.at(-1)?.person;
  const clocked = new Map(events.flatMap(each => (each.kind === 'clock' ? [[each.line, each.seat] as const] : [])));
  const voices = new Map<string, Voice>();
  const voiceAt = (line: number) => {
    const there = sittings.map(list => list.findLast(each => each.line <= line) ?? list[0]);
    const isClock = clocked.has(line);
    const key = `${isClock} ${there.map(each => each?.line).join()}`;
    const you = isClock ? undefined : there.find(each => each && each.kind === 'person' && isYou(each))?.seat;
    const made = voices.get(key) ?? voiceOf((seat: Seat) => there[seat]?.said ?? voice.name(seat), you ?? null);
    voices.set(key, made);
    return made;
  };
  const notesAt = (line: number) => {
    const seated = line === 0 ? [] : sittings.flat().filter(each => each.line === line);
    // Several moves of the clock in a row are told by one.
    const clock = clocked.get(line - 1) === clocked.get(line) ? undefined : clocked.get(line);
    const late = clock === undefined ? undefined : sittings[clock]?.findLast(each => each.line <= line);
    return [
      ...seated.flatMap(each => noteOf(words, each, sittings[each.seat] ?? [], isYou(each)) ?? []),
      ...(late ? [words.log.move(late.said, isYou(late))] : []),
    ];
  };
  return { voiceAt, notesAt };
}

/** The one seat of this page that a bot plays now: it is still its person's. */
function handed({ seats }: Pick<Scene, 'seats'>): Seat | undefined {
  const own = seats.filter(({ isMine }) => isMine);
  return own.length === 1 ? own[0]?.seat : undefined;
}

function sittingsOf(events: readonly SeatEvent[], words: SeatHistory['words']): readonly Sitting[] {
  const sittings: Sitting[] = [];
  for (const event of events) {
    if (event.kind === 'clock') continue;
    const [before, name] = [sittings.at(-1), isolated(event.name)];
    const person = sittings.findLast(({ kind }) => kind === 'person');
    const isOther = event.kind === 'person' && before?.kind === 'bot' && person?.name !== event.name;
    // A bot that has never taken over from anybody is called as it is.
    const said = event.kind === 'bot' && person ? words.botFor(isolated(person.name)) : name;
    sittings.push({ ...event, person: (before?.person ?? 0) + (isOther ? 1 : 0), said });
  }
  return sittings;
}

/** What is said where somebody else moves from now on. */
function noteOf({ log }: SeatHistory['words'], now: Sitting, all: readonly Sitting[], isYou: boolean): string | undefined {
  const before = all[all.indexOf(now) - 1];
  const name = isolated(now.name);
  if (!before) return undefined;
  if (now.kind === 'bot') return log[now.why ?? 'bot'](isolated(before.name), isYou);
  if (before.kind === 'person') return log.renamed(name, isolated(before.name));
  return before.person === now.person ? log.back(name, isYou) : log.takesOver(name, isolated(before.name), isYou);
}
