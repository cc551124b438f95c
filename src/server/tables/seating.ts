// Who sits where, before and while a match is played: each change gives the table after it, or says why not.

import { distinctName, inSeatColour, withDistinctNames } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { LUCK_SCHEME } from '../../luck/index.ts';
import type { SeatPlan, Stage, TableWish } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret, tableCode } from '../secrets.ts';
import type { SessionBody, TableBody, TableFile } from '../storage/index.ts';
import { hasSeveralSeats, replaced, seatsOf } from './holders.ts';
import { namesAt } from './names.ts';
import { mayAskBot, mayTake, withHolder, withoutRequest, withRequest } from './seat-requests.ts';

/** A bot that sits down where somebody leaves. */
export const SUBSTITUTE = 'medium';

/** A table as it begins: whoever sets it holds every seat that is a person's. */
export function newTable(
  wish: TableWish,
  agreedOn: { version: number; options: TableBody['options'] },
  by: SessionBody,
  at: number,
): TableBody {
  const { seats, seat } = wish;
  if (seat !== undefined && seats[seat]?.kind !== 'open') throw new Refused(400, 'seat', `seat ${seat} is not open`);
  const placed = withDistinctNames(seat === undefined ? seats : seatedAt(seats, seat, { kind: 'human', name: by.name }));
  const people = placed.filter(({ kind }) => kind === 'human').length;
  if (wish.severalSeats === false && people > 1)
    throw new Refused(400, 'one seat', 'a table with several people of your own must allow several seats for one person');
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
    severalSeats: wish.severalSeats ?? people > 1,
    ...(wish.rated ? { rated: true } : {}),
    code: tableCode(),
    hostName: by.name,
  };
}

/** Luck that nobody can foretell, and the salt of its commitment: 128 bits each. */
function newLuck(): Pick<TableBody, 'seed' | 'salt' | 'luckScheme'> {
  return { seed: secret(), salt: secret(), luckScheme: LUCK_SCHEME };
}

function seatedAt(seats: readonly SeatPlan[], seat: Seat, plan: SeatPlan): readonly SeatPlan[] {
  return replaced(seats, seat, inSeatColour(plan, seat, seats));
}

function vacatedAt(seats: readonly SeatPlan[], leaving: readonly Seat[]): readonly SeatPlan[] {
  return leaving.reduce((left, seat) => seatedAt(left, seat, { kind: 'open' }), seats);
}

/** Who wants to sit down, where, and when. */
interface Joining {
  readonly by: SessionBody;
  readonly wanted: Seat | undefined;
  /** True if they say that they are the person of the seat, on another device. */
  readonly isSelf: boolean;
  /** Whether a session has a page of the table open. */
  readonly isThere: (session: string) => boolean;
  /** The seats as they are now; once it is played, that is told by deeds. */
  readonly now: readonly SeatPlan[];
  readonly at: number;
  /** How many deeds were done. */
  readonly number: number;
  /** Whether they have ever held a seat here. */
  readonly hasSatHere: boolean;
}

/** A table after somebody wanted to sit down, and the seat that is to be handed over to them. */
export interface Joined {
  readonly body: TableBody;
  readonly sits?: { readonly seat: Seat; readonly name: string };
}

/** Where nobody sits down any more, or somebody does not. */
export function mustLetIn({ body, stage }: Pick<TableFile, 'body' | 'stage'>, session: string): void {
  if (stage === 'over') throw new Refused(409, 'over', 'the match is over');
  mustBeWelcome(body, session);
}

/** Somebody sits down: at an open seat, or, once it is played, at one whose person has left, where need be by asking for it. */
export function withJoined({ body, stage }: TableFile, joining: Joining): Joined {
  const { by, wanted, now, at, number, hasSatHere, isSelf } = joining;
  mustLetIn({ body, stage }, by.id);
  if (seatsOf(body, by.id).length > 0 && !hasSeveralSeats(body))
    throw new Refused(409, 'one seat', 'you hold a seat at this table already, and one person holds one seat here');
  if (stage === 'playing' && wanted !== undefined && (isClaimed(body, joining) || mayAskBot(body, wanted, now))) {
    const name = isSelf ? nameAt(now, wanted) : distinctName(by.name, namesAt(now));
    return { body: withRequest(body, { session: by.id, name, seat: wanted, ...(isSelf ? { isSelf } : {}) }, at) };
  }
  const seat = freeSeat({ body, stage }, by.id, wanted);
  const isReturning = body.leavers?.[seat] === by.id;
  const name = distinctName(by.name, namesAt(stage === 'gathering' ? body.seats : now, isReturning ? seat : undefined));
  if (stage === 'gathering') {
    const seats = seatedAt(body.seats, seat, { kind: 'human', name });
    return { body: { ...withHolder(body, seat, by.id), seats } };
  }
  if (mayTake(body, seat, by.id, hasSatHere)) return { body: withHolder(body, seat, by.id, number), sits: { seat, name } };
  return {
    body: withRequest(body, isSelf ? { session: by.id, name: nameAt(now, seat), seat, isSelf } : { session: by.id, name, seat }, at),
  };
}

/** Whether somebody asks for a seat that another session holds, as its person. */
function isClaimed({ holders }: TableBody, { wanted = -1, isSelf, isThere }: Joining): boolean {
  const holder = holders[wanted];
  if (!isSelf || !holder) return false;
  if (isThere(holder)) throw new Refused(409, 'is here', 'this person is at the table on another device');
  return true;
}

function nameAt(seats: readonly SeatPlan[], seat: Seat): string {
  const plan = seats[seat];
  return plan && plan.kind !== 'open' ? plan.name : '';
}

/** The free seat that somebody takes: the one that is wanted, or the own one that was left, or the first. */
function freeSeat({ body, stage }: Pick<TableFile, 'body' | 'stage'>, session: string, wanted: Seat | undefined): Seat {
  const free = body.seats.flatMap((plan, seat) =>
    (stage === 'gathering' ? plan.kind === 'open' : body.vacated.includes(seat)) ? [seat] : [],
  );
  const seat = wanted ?? free.find(each => body.leavers?.[each] === session) ?? free[0];
  if (seat === undefined) throw new Refused(409, 'full', 'no seat is free; you may watch');
  if (free.includes(seat)) return seat;
  const list = free.length > 0 ? `free seats: ${free.join(', ')}` : 'none is free';
  throw new Refused(409, 'taken', `seat ${seat} is not free; ${list}`);
}

/** Somebody leaves all their seats, or no longer asks for one. */
export function withoutLeaver({ body, stage }: TableFile, session: string): { body: TableBody; seats: readonly Seat[] } {
  const mine = seatsOf(body, session);
  const unasked = withoutRequest(body, session);
  if (mine.length === 0 && unasked) return { body: unasked, seats: mine };
  if (mine.length === 0) throw new Refused(409, 'not seated', 'you have no seat at this table');
  const holders = body.holders.map(holder => (holder === session ? null : holder));
  const host = body.host === session ? (holders.find(holder => holder !== null) ?? null) : body.host;
  if (stage !== 'gathering') {
    const leavers = body.seats.map((_, seat) => (mine.includes(seat) ? session : (body.leavers?.[seat] ?? null)));
    // Where nobody is left, nobody can answer.
    const requests = host === null ? [] : (body.requests ?? []);
    return { body: { ...body, holders, host, vacated: [...body.vacated, ...mine], leavers, requests }, seats: mine };
  }
  return { body: { ...body, holders, host, seats: vacatedAt(body.seats, mine), swaps: {} }, seats: mine };
}

/** Somebody who is seated is told of their turns, or not. */
export function withSilence(body: TableBody, session: string, isSilent: boolean): TableBody {
  if (!body.holders.includes(session)) throw new Refused(403, 'not yours', 'you have no seat at this table');
  const others = (body.silent ?? []).filter(each => each !== session);
  return { ...body, silent: isSilent ? [...others, session] : others };
}

/** The host sends somebody away before it begins, from all seats and for good. */
export function withoutKicked(file: TableFile, by: string, seat: Seat): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  const { body } = file;
  const holder = body.holders[seat];
  if (holder === null || holder === undefined || holder === by) throw new Refused(409, 'seat', `no one else is in seat ${seat}`);
  const holders = body.holders.map(each => (each === holder ? null : each));
  return { ...body, seats: vacatedAt(body.seats, seatsOf(body, holder)), holders, swaps: {}, sentAway: [...(body.sentAway ?? []), holder] };
}

/** The host begins. */
export function withMatchBegun(file: TableFile, by: string, at: number): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  const open = file.body.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) throw new Refused(409, 'open seat', `seat ${open} is still open; wait for somebody, ask a bot, or begin without it`);
  return { ...file.body, since: at };
}

/** The same people and the same rules, once more; a bot plays for who has left. */
export function rematchTable({ body, stage }: TableFile, by: SessionBody, version: number, at: number): TableBody {
  if (stage !== 'over') throw new Refused(409, 'not over', 'the match is not over yet');
  if (seatsOf(body, by.id).length === 0) throw new Refused(403, 'not seated', 'only players of this match may ask for a rematch');
  const {
    leavers: _left,
    requests: _asking,
    declined: _declined,
    ready: _ready,
    wantRematch: _want,
    swaps: _swaps,
    daily: _daily,
    substitutes: _away,
    asked: _asked,
    evening: _evening,
    ...agreed
  } = body;
  const seats = body.seats.map(
    (plan, seat): SeatPlan => (plan.kind === 'human' && body.holders[seat] === null ? { ...plan, kind: 'bot', bot: SUBSTITUTE } : plan),
  );
  return {
    ...agreed,
    id: secret(),
    version,
    seats,
    host: by.id,
    hostName: by.name,
    ...newLuck(),
    since: at,
    rematch: null,
    vacated: [],
    listed: false,
    code: tableCode(),
  };
}

/** Whom the host has sent away may only watch. */
export function mustBeWelcome({ sentAway }: TableBody, session: string | undefined): void {
  if (session !== undefined && sentAway?.includes(session))
    throw new Refused(403, 'sent away', 'the host has sent you away from this table; you may watch');
}

export function mustBeHost({ body }: TableFile, by: string): void {
  if (body.host !== by) throw new Refused(403, 'not host', 'only the host of the table may do that');
}

export function mustGather(stage: Stage): void {
  if (stage !== 'gathering') throw new Refused(409, 'begun', 'the match has begun already');
}
