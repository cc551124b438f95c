import type { Seat } from '../../kernel/index.ts';
import type { Pace, SeatPlan } from '../../protocol/index.ts';
import { hashOf } from '../secrets.ts';
import type { Stage, TableFile } from '../storage/index.ts';
import { seatsOf } from './seating.ts';

/** A place at a table, as everybody may see it. */
export interface RowSeat {
  readonly kind: SeatPlan['kind'];
  readonly name: string;
  readonly bot?: string;
  readonly isMine: boolean;
  readonly isHere: boolean;
  /** Whether anybody may sit down here: nobody has yet, or whoever did has left. */
  readonly isFree: boolean;
}

/** A table from outside, as one session sees it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly seats: readonly RowSeat[];
  readonly stage: Stage;
  readonly isHost: boolean;
  readonly mine: readonly Seat[];
  readonly listed: boolean;
  /** The fingerprint of all its luck. */
  readonly luck: string;
  readonly rematch?: string;
}

/** What a session sees of a table; `now` are its seats where they changed since it began, `here` the sessions that look at it. */
export function rowOf(
  { body, stage }: TableFile,
  session: string | undefined,
  { now = body.seats, here }: { readonly now?: readonly SeatPlan[]; readonly here?: ReadonlySet<string> } = {},
): TableRow {
  const { id, game, options, pace, listed, holders } = body;
  const mine = seatsOf(body, session);
  return {
    id,
    game,
    options,
    pace,
    seats: now.map((plan, seat) => ({
      kind: plan.kind,
      name: plan.kind === 'open' ? '' : plan.name,
      ...(plan.kind === 'bot' ? { bot: plan.bot } : {}),
      isMine: mine.includes(seat),
      isHere: here?.has(holders[seat] ?? '') ?? false,
      isFree: stage === 'gathering' ? plan.kind === 'open' : stage === 'playing' && body.vacated.includes(seat),
    })),
    stage,
    isHost: session !== undefined && body.host === session,
    mine,
    listed,
    luck: hashOf(body.seed),
    ...(body.rematch === null ? {} : { rematch: body.rematch }),
  };
}
