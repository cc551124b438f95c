import { commitmentTo } from '../../luck/index.ts';
import type { SeatPlan, TableRow } from '../../protocol/index.ts';
import type { TableFile } from '../storage/index.ts';
import { seatsOf } from './seating.ts';

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
      ...(plan.colour === undefined ? {} : { colour: plan.colour }),
      isMine: mine.includes(seat),
      isHere: here?.has(holders[seat] ?? '') ?? false,
      isFree: stage === 'gathering' ? plan.kind === 'open' : stage === 'playing' && body.vacated.includes(seat),
    })),
    stage,
    isHost: session !== undefined && body.host === session,
    mine,
    listed,
    luck: commitmentTo(body.seed, body.salt),
    ...(body.rematch === null ? {} : { rematch: body.rematch }),
  };
}
