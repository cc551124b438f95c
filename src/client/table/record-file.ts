// A record on its way from a table or a file to the replay page.
import { fits, isObject, list, type Note, type Player, type Seat, record as shape, text, whole } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { nameHere } from '../shell/own-name.ts';

/** The text of a record, and the seats that this device played in it. */
export interface KeptRecord {
  readonly text: string;
  readonly mine: readonly Seat[];
}

const KEPT_AS = 'tabletour.film';
const KEPT = shape<{ text: string; mine: Seat[] }>({ text: text(Number.MAX_SAFE_INTEGER), mine: list(whole(0, 15)) });

/** The record of a table as a file: with the names of who played, and what was noted there. */
export function recordFile(record: unknown, seats: readonly SeatPlan[], mine: readonly Seat[], notes: readonly Note[] = []): string {
  const players = seats.map((plan, seat) => playerOf(plan, mine.includes(seat)));
  return JSON.stringify(isObject(record) ? { ...record, players, ...(notes.length > 0 ? { notes } : {}) } : record);
}

function playerOf(plan: SeatPlan, isMine: boolean): Player {
  const colour = plan.colour === undefined ? {} : { colour: plan.colour };
  if (plan.kind === 'open') return { name: '', kind: 'human', ...colour };
  return { name: isMine ? nameHere(plan.name) : plan.name, kind: plan.kind, ...colour };
}

/** Keeps a record for the replay page of this tab. */
export function keepForReplay(kept: KeptRecord): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Without memory the replay page asks for the file instead.
  }
}

export function keptForReplay(): KeptRecord | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null');
    return fits(KEPT, kept) ? kept : null;
  } catch {
    return null;
  }
}
