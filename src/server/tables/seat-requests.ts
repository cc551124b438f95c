// Seats that people have left while a match is played: who may sit down there at once, and who is asked by everybody else.

import type { Seat } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { KeptRequest, ListedBody, TableBody } from '../storage/index.ts';
import { replaced, seatsOf } from './holders.ts';

const MOST_REQUESTS = 8;
/** How long who was declined waits before asking again, in ms. */
const PAUSE = 300_000;

/** Whether a session may sit down at a seat that was left without asking: its own, or any as the host, or as a player of a table where nobody is left. */
export function mayTake(body: ListedBody, seat: Seat, session: string | undefined, hasSatHere = false): boolean {
  if (session === undefined) return false;
  const { leavers = [], host } = body;
  // It was not always noted who left a seat.
  if (hasSatHere && (leavers[seat] ?? null) === null) return true;
  return leavers[seat] === session || host === session || (!canBeAsked(body) && leavers.includes(session));
}

/** Whether there is anybody but some session who can let others sit down. */
export function canBeAsked({ holders, host }: ListedBody, but: string | null = null): boolean {
  return (host !== null && host !== but) || holders.some(holder => holder !== null && holder !== but);
}

/** Whether a seat is a bot's from the beginning and may be asked for; results of ratings, days and evenings are those of who began. */
export function mayAskBot(body: ListedBody, seat: Seat, now: readonly SeatPlan[]): boolean {
  const { holders, vacated, rated, daily, evening } = body;
  const isBots = now[seat]?.kind === 'bot' && holders[seat] === null && !vacated.includes(seat);
  return isBots && !rated && !daily && evening === undefined && canBeAsked(body);
}

/** Whether a session may say that it is the person of a seat, who is not there. */
export function mayClaim(body: ListedBody, seat: Seat, session: string | undefined, connected: ReadonlySet<string>): boolean {
  const holder = body.holders[seat];
  return session !== undefined && !!holder && !body.holders.includes(session) && !connected.has(holder) && canBeAsked(body, holder);
}

/** Somebody asks for a seat; a guest asks for one at a time. */
export function withRequest(body: TableBody, asked: Pick<KeptRequest, 'session' | 'name' | 'seat' | 'isSelf'>, at: number): TableBody {
  const { requests = [], declined = [] } = body;
  if (!canBeAsked(body, asked.isSelf ? body.holders[asked.seat] : null))
    throw new Refused(403, 'nobody here', 'nobody is left at this table who could let you in; only its players may come back');
  const recent = declined.filter(each => each.at > at - PAUSE);
  if (recent.some(({ session }) => session === asked.session))
    throw new Refused(409, 'declined', 'your request was declined; you may watch, and ask again in a few minutes');
  const others = requests.filter(({ session }) => session !== asked.session);
  if (others.length >= MOST_REQUESTS) throw new Refused(429, 'too many', `no more than ${MOST_REQUESTS} guests may ask at once`);
  return { ...body, declined: recent, requests: [...others, { ...asked, id: secret(), agreed: [] }] };
}

/** Somebody no longer asks; undefined for who did not. */
export function withoutRequest(body: TableBody, session: string): TableBody | undefined {
  const { requests = [] } = body;
  const left = requests.filter(each => each.session !== session);
  return left.length < requests.length ? { ...body, requests: left } : undefined;
}

/** The table where somebody has sat down after so many deeds, and nobody asks for that seat any more. */
export function withHolder(body: TableBody, seat: Seat, session: string, number = 0): TableBody {
  const { leavers = [], requests = [], formerly = [] } = body;
  const before = body.holders[seat] ?? leavers[seat];
  const isOther = typeof before === 'string' && before !== session;
  return {
    ...body,
    holders: replaced(body.holders, seat, session),
    // Who comes back on another device has the powers of before.
    host: body.host === body.holders[seat] ? session : (body.host ?? session),
    vacated: body.vacated.filter(each => each !== seat),
    leavers: replaced(leavers, seat, null),
    ...(isOther ? { formerly: [...formerly, { session: before, seat, until: number }] } : {}),
    requests: requests.filter(each => each.seat !== seat && each.session !== session),
  };
}

/** The seats whose people have not agreed yet. */
export function neededFor({ holders }: ListedBody, { agreed, seat: asked }: KeptRequest): readonly Seat[] {
  // Whoever is away cannot agree to come back.
  return holders.flatMap((holder, seat) => (holder === null || holder === holders[asked] || agreed.includes(holder) ? [] : [seat]));
}

/** Somebody seated answers a request: the host decides alone, the others together. Gives who sits down, where that follows. */
export function withAnswer(
  body: TableBody,
  by: string,
  { request: id, isAgreed }: { readonly request: string; readonly isAgreed: boolean },
  { at, number }: { readonly at: number; readonly number: number },
): { readonly body: TableBody; readonly admitted?: KeptRequest } {
  const { requests = [], declined = [] } = body;
  if (body.host !== by && seatsOf(body, by).length === 0)
    throw new Refused(403, 'not seated', 'only those who sit at this table may answer');
  const request = requests.find(each => each.id === id);
  if (!request) throw new Refused(409, 'not asking', 'nobody asks for that any more');
  const others = requests.filter(each => each !== request);
  if (!isAgreed) return { body: { ...body, requests: others, declined: [...declined, { session: request.session, at }] } };
  const agreeing = { ...request, agreed: [...new Set([...request.agreed, by])] };
  if (body.host === by || neededFor(body, agreeing).length === 0)
    return { body: withHolder(body, request.seat, request.session, number), admitted: request };
  return { body: { ...body, requests: [...others, agreeing] } };
}
