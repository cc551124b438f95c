// Who sits where, before and while a match is played: each change gives the table after it, or says why not.

import { inSeatColour } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { LUCK_SCHEME } from '../../luck/index.ts';
import type { SeatPlan, Stage, TableWish } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { SessionBody, TableBody, TableFile } from '../storage/index.ts';

/** A table as it begins: whoever sets it holds every seat that is a person's. */
export function newTable(
  wish: TableWish,
  agreedOn: { version: number; options: TableBody['options'] },
  by: SessionBody,
  at: number,
): TableBody {
  const { seats, seat } = wish;
  if (seat !== undefined && seats[seat]?.kind !== 'open') throw new Refused(400, 'seat', `seat ${seat} is not open`);
  const placed = seat === undefined ? seats : seatedAt(seats, seat, { kind: 'human', name: by.name });
  return {
    id: secret(),
    game: wish.game,
    version: agreedOn.version,
    options: agreedOn.options,
    pace: wish.pace,
    seats: placed,
    holders: placed.map(({ kind }) => (kind === 'human' ? by.id : null)),
    host: by.id,
    listed: wish.listed,
    ...newLuck(),
    since: at,
    rematch: null,
    vacated: [],
  };
}

/** Luck that nobody can foretell, and the salt of its commitment: 128 bits each. */
function newLuck(): Pick<TableBody, 'seed' | 'salt' | 'luckScheme'> {
  return { seed: secret(), salt: secret(), luckScheme: LUCK_SCHEME };
}

/** The seats that a session holds. */
export function seatsOf({ holders }: TableBody, session: string | undefined): readonly Seat[] {
  const seats: Seat[] = [];
  if (session === undefined) return seats;
  for (const [seat, holder] of holders.entries()) if (holder === session) seats.push(seat);
  return seats;
}

function replaced<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((each, index) => (index === at ? value : each));
}

function seatedAt(seats: readonly SeatPlan[], seat: Seat, plan: SeatPlan): readonly SeatPlan[] {
  return replaced(seats, seat, inSeatColour(plan, seat, seats));
}

function vacatedAt(seats: readonly SeatPlan[], leaving: readonly Seat[]): readonly SeatPlan[] {
  return leaving.reduce((left, seat) => seatedAt(left, seat, { kind: 'open' }), seats);
}

/** Somebody sits down: at an open seat, or, once it is played, at one whose person has left. */
export function withJoined({ body, stage }: TableFile, by: SessionBody, wanted: Seat | undefined): { body: TableBody; seat: Seat } {
  if (stage === 'over') throw new Refused(409, 'over', 'the match is over');
  const free = body.seats.flatMap((plan, seat) =>
    (stage === 'gathering' ? plan.kind === 'open' : body.vacated.includes(seat)) ? [seat] : [],
  );
  const seat = wanted ?? free[0];
  if (seat === undefined) throw new Refused(409, 'full', 'no seat is free; you may watch');
  if (!free.includes(seat)) {
    const list = free.length > 0 ? `free seats: ${free.join(', ')}` : 'none is free';
    throw new Refused(409, 'taken', `seat ${seat} is not free; ${list}`);
  }
  const holders = replaced(body.holders, seat, by.id);
  const host = body.host ?? by.id;
  const vacated = body.vacated.filter(each => each !== seat);
  // Once it is played, who sits where is told by deeds.
  const seats = stage === 'gathering' ? seatedAt(body.seats, seat, { kind: 'human', name: by.name }) : body.seats;
  return { body: { ...body, seats, holders, host, vacated }, seat };
}

/** Somebody leaves all their seats. */
export function withoutLeaver({ body, stage }: TableFile, session: string): { body: TableBody; seats: readonly Seat[] } {
  const mine = seatsOf(body, session);
  if (mine.length === 0) throw new Refused(409, 'not seated', 'you hold no seat at this table');
  const holders = body.holders.map(holder => (holder === session ? null : holder));
  const host = body.host === session ? (holders.find(holder => holder !== null) ?? null) : body.host;
  if (stage !== 'gathering') return { body: { ...body, holders, host, vacated: [...body.vacated, ...mine] }, seats: mine };
  return { body: { ...body, holders, host, seats: vacatedAt(body.seats, mine) }, seats: mine };
}

/** The host sends somebody away before it begins. */
export function withoutKicked(file: TableFile, by: string, seat: Seat): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  const { body } = file;
  const holder = body.holders[seat];
  if (holder === null || holder === undefined || holder === by) throw new Refused(409, 'seat', `nobody else sits at seat ${seat}`);
  return { ...body, seats: vacatedAt(body.seats, [seat]), holders: replaced(body.holders, seat, null) };
}

/** The host begins. */
export function withMatchBegun(file: TableFile, by: string, at: number): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  const open = file.body.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) throw new Refused(409, 'open seat', `seat ${open} is still open; wait for somebody or set the table with a bot`);
  return { ...file.body, since: at };
}

/** The same people and the same rules, once more. */
export function rematchTable({ body, stage }: TableFile, by: SessionBody, version: number, at: number): TableBody {
  if (stage !== 'over') throw new Refused(409, 'not over', 'the match is not over yet');
  if (seatsOf(body, by.id).length === 0) throw new Refused(403, 'not seated', 'only players of this match may ask for a rematch');
  const gone = body.seats.flatMap(({ kind }, seat) => (kind === 'human' && body.holders[seat] === null ? [seat] : []));
  const seats = vacatedAt(body.seats, gone);
  return { ...body, id: secret(), version, seats, host: by.id, ...newLuck(), since: at, rematch: null, vacated: [], listed: false };
}

function mustBeHost({ body }: TableFile, by: string): void {
  if (body.host !== by) throw new Refused(403, 'not host', 'only the host of the table may do that');
}

function mustGather(stage: Stage): void {
  if (stage !== 'gathering') throw new Refused(409, 'begun', 'the match has begun already');
}
