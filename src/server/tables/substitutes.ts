// Somebody stays away while the table waits for them: those seated may let a bot play there. Whoever was away may come back to the seat.
import type { Seat } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { TableBody, TableFile } from '../storage/index.ts';
import { seatsOf } from './holders.ts';
import type { Presence } from './presence.ts';
import { withoutLeaver } from './seating.ts';

/** So long somebody must be away, and the table must have waited, in ms. */
const AWAY_LONG = 180_000;

/** How the match stands, and who is there. */
export interface Waiting {
  readonly number: number;
  /** When something last happened, in ms. */
  readonly since: number;
  /** The seats of people that are to move. */
  readonly turns: readonly Seat[];
  /** Those of them whose time is up. */
  readonly late: readonly Seat[];
  readonly isPaused: boolean;
  readonly presence: Pick<Presence, 'here' | 'since'>;
}

interface Substitution {
  readonly seat: Seat;
  readonly by: string;
  readonly at: number;
  /** Whether others wait for the table, too, and decide like its host. */
  readonly isForOthers?: boolean;
}

/** The table after somebody seated has agreed: the host decides alone, the others who are here together. Gives the seats that bots play from now on. */
export function withSubstitute(
  file: TableFile,
  substitution: Substitution,
  waiting: Waiting,
): { readonly body: TableBody; readonly seats: readonly Seat[] } {
  const { body } = file;
  const { seat, by, isForOthers = false } = substitution;
  const absent = mustBeAway(file, substitution, waiting);
  const agreed = [...new Set([...agreedOn(body, seat, waiting.number), by])];
  if (isForOthers || body.host === by || neededFor(body, seat, agreed, waiting).length === 0) return withoutLeaver(file, absent);
  const others = (body.substitutes ?? []).filter(each => each.number === waiting.number && each.seat !== seat);
  return { body: { ...body, substitutes: [...others, { seat, number: waiting.number, agreed }] }, seats: [] };
}

/** Who is away from the seat, where they have been for long and everybody waits for them. */
function mustBeAway({ body, stage }: TableFile, { seat, by, at, isForOthers }: Substitution, waiting: Waiting): string {
  const absent = body.holders[seat];
  if (stage !== 'playing' || !absent || absent === by) throw new Refused(409, 'seat', `no one else is to move in seat ${seat}`);
  if (!isForOthers && body.host !== by && seatsOf(body, by).length === 0)
    throw new Refused(403, 'not seated', 'only those who sit at this table may let a bot play');
  // At a table that waits when time is up, the others say for how long.
  if (waiting.late.includes(seat)) return absent;
  if (body.rated || body.pace.kind === 'days')
    throw new Refused(409, 'own time', 'at this table everybody may take the time that was agreed');
  if (!awayLong(body, waiting, at).includes(seat))
    throw new Refused(409, 'not away', 'a bot plays only for somebody who is to move and has been away for three minutes');
  return absent;
}

/** The seats that everybody waits for, and whose people have been away for long. */
export function awayLong({ holders }: TableBody, { turns, isPaused, since, presence }: Waiting, at: number): readonly Seat[] {
  return turns.filter(seat => {
    const absent = holders[seat];
    if (isPaused || !absent || presence.here.has(absent)) return false;
    return Math.max(since, presence.since.get(absent) ?? since) <= at - AWAY_LONG;
  });
}

function agreedOn({ substitutes = [] }: TableBody, seat: Seat, number: number): readonly string[] {
  return substitutes.find(each => each.seat === seat && each.number === number)?.agreed ?? [];
}

/** The seats of those who are here and have not agreed yet. */
function neededFor(
  { holders }: TableBody,
  seat: Seat,
  agreed: readonly string[],
  { presence }: Pick<Waiting, 'presence'>,
): readonly Seat[] {
  const isNeeded = (holder: string | null) =>
    holder !== null && holder !== holders[seat] && presence.here.has(holder) && !agreed.includes(holder);
  return holders.flatMap((holder, each) => (isNeeded(holder) ? [each] : []));
}

/** For those seated: where somebody wants a bot to play, and who has not agreed yet. */
export function substitutesOf(body: TableBody, session: string | undefined, waiting: Waiting): Pick<TableRow, 'substitutes'> {
  const shown = (body.substitutes ?? []).filter(({ number }) => number === waiting.number);
  if (shown.length === 0 || session === undefined || !body.holders.includes(session)) return {};
  return {
    substitutes: shown.map(({ seat, agreed }) => ({
      seat,
      isAgreed: agreed.includes(session),
      needs: [...neededFor(body, seat, agreed, waiting)],
    })),
  };
}
