// Whose lines are not shown on this device, table by table. Nobody else learns of it.
import { useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { ChatLine } from '../../protocol/index.ts';
import { memoryOf } from '../device/memory.ts';

/** Somebody who is not heard. */
interface Muted {
  readonly by: string;
  readonly name: string;
}

/** Who is not heard at a table, and how that is changed. */
export interface Muting {
  readonly muted: readonly Muted[];
  readonly mute: (line: ChatLine) => void;
  readonly unmute: (by: string) => void;
}

/** Who has said a line; lines from before this was told go by seat and name. */
export function speakerOf({ by, seat, name }: ChatLine): string {
  return by ?? `${seat ?? 'watching'} ${name}`;
}

/** The lines that are shown. */
export function heardOf(lines: readonly ChatLine[], muted: readonly Muted[]): readonly ChatLine[] {
  return muted.length === 0 ? lines : lines.filter(line => !muted.some(({ by }) => by === speakerOf(line)));
}

/** The seats from which nothing is heard: those whose last line is not shown. */
export function mutedSeats(lines: readonly ChatLine[], muted: readonly Muted[]): ReadonlySet<Seat> {
  const last = new Map(lines.flatMap(line => (typeof line.seat === 'number' ? [[line.seat, speakerOf(line)] as const] : [])));
  return new Set([...last].filter(([, speaker]) => muted.some(({ by }) => by === speaker)).map(([seat]) => seat));
}

export function useMuting(table: string): Muting {
  const memory = memoryOf(table, 'muted');
  const [muted, setMuted] = useState(() => readMuted(memory.read()));
  const keep = (next: readonly Muted[]) => {
    memory.write(next);
    setMuted(next);
  };
  return {
    muted,
    mute: line => keep([...muted, { by: speakerOf(line), name: line.name }]),
    unmute: by => keep(muted.filter(each => each.by !== by)),
  };
}

function readMuted(kept: unknown): readonly Muted[] {
  const isMuted = (each: unknown): each is Muted =>
    typeof each === 'object' &&
    each !== null &&
    'by' in each &&
    typeof each.by === 'string' &&
    'name' in each &&
    typeof each.name === 'string';
  return Array.isArray(kept) ? kept.filter(isMuted) : [];
}
