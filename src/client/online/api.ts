// The server's REST side, as far as pages use it.
import { signal } from '@preact/signals';
import type { Facts, Seat } from '../../kernel/index.ts';
import type {
  AnswerOf,
  BodyOf,
  ErrorAnswer,
  Lobby,
  OwnSeatChange,
  Pace,
  Route,
  SeatChange,
  SeatPlan,
  Session,
  SessionChange,
  TableRow,
  TableSight,
  TableWish,
} from '../../protocol/index.ts';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '../../protocol/version.ts';
import { memoryOf } from '../device/memory.ts';
import { choose } from '../device/settings.ts';
import { TRAVELLERS } from '../device/travellers.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { hearProtocol } from '../shell/offline.ts';
import { hasName, LONGEST_OWN, ownName } from '../shell/own-name.ts';
import { tableProblem } from '../shell/table-problem.ts';
import { serverWords } from './server-words.ts';

export const session = signal<Session | null>(null);

/** The version that the server speaks, as far as it has answered. */
let spoken = PROTOCOL_VERSION;

/** What may stand in an address. */
const PLACES = ['id', 'code', 'date', 'game', 'file'] as const;
type Place = (typeof PLACES)[number];

interface Sent extends Partial<Readonly<Record<Place, string>>> {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** What a route needs besides its name. */
type Given<R extends Route> = Sent & {
  readonly [Name in Place as R extends `${string}:${Name}${string}` ? Name : never]: string;
} & (BodyOf<R> extends undefined ? unknown : { readonly body: BodyOf<R> });

/** Asks the server; what it refuses comes back as an error with its sentence. */
export async function call<R extends Route>(route: R, given: Given<R>): Promise<AnswerOf<R>> {
  const { body, query, ...places }: Sent = given;
  const [method = '', path = ''] = route.split(' ');
  const address =
    PLACES.reduce((named, place) => named.replace(`:${place}`, encodeURIComponent(places[place] ?? '')), path) +
    (query ? `?${new URLSearchParams(query)}` : '');
  const headers = { [PROTOCOL_HEADER]: String(PROTOCOL_VERSION), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(address, init).catch(() => null);
  if (!answer) throw new Error(words.value.lobby.noServer);
  const value: unknown = await answer.json().catch(() => null);
  // What is no JSON comes from something between here and the server.
  if (value !== null) spoken = Number(answer.headers.get(PROTOCOL_HEADER) ?? 1);
  hearProtocol(spoken);
  if (answer.ok) return value as AnswerOf<R>;
  const { error = '', text = words.value.lobby.noServer, facts } = (value ?? {}) as Partial<ErrorAnswer>;
  if (error === 'no session') forgetSession();
  throw new Error(onlineProblem(error, facts) ?? refusalIn(error, text), { cause: error });
}

/** Why an online table cannot be played on; undefined where it is something else. */
export function onlineProblem(error: string, facts?: Facts): string | undefined {
  return error === 'damaged' ? serverWords.value.refusals.damaged : tableProblem(error, facts);
}

/** What the server refuses in the language spoken, or else in its own words. */
export function refusalIn(error: string, text: string): string {
  const known: Readonly<Record<string, string>> = { ...serverWords.value.refusals, 'no such table': words.value.lobby.noTable };
  return known[error] ?? text;
}

/** Whether this browser was given a session before; the cookie itself cannot be read. */
const known = memoryOf('house', 'guest');
let coming: Promise<Session> | undefined;

/** This browser is no guest any more: the session was ended on another device. */
export function forgetSession(): void {
  session.value = null;
}

/** The session of this browser where it has one. */
export async function knownSession(): Promise<Session | null> {
  if (!session.value && known.read() === true) session.value = await call('GET /api/session', {}).catch(() => null);
  return session.value;
}

/** The session of this browser, made when there is none; whoever asks at the same time gets the same. */
export function ownSession(): Promise<Session> {
  coming ??= comeIn().finally(() => {
    coming = undefined;
  });
  return coming;
}

async function comeIn(): Promise<Session> {
  const here = (await knownSession()) ?? (await newGuest());
  session.value = here;
  known.write(true);
  return here;
}

/** A name that nobody has said is told to nobody. */
function newGuest(): Promise<Session> {
  return call('POST /api/session', { body: { name: ownName(), ...(hasName() ? {} : { isNameless: true }) } });
}

export async function changeSession(change: SessionChange): Promise<Session> {
  await ownSession();
  const changed = await call('PATCH /api/session', { body: change });
  session.value = changed;
  return changed;
}

/** Deletes everything that the server knows of whoever this is. */
export async function deleteMe(): Promise<void> {
  await call('DELETE /api/session', {});
  forgetSession();
  known.write(false);
}

/** A token that opens this session on another device; the one before ends. */
export async function newRecovery(): Promise<string> {
  await ownSession();
  return (await call('POST /api/session/recovery', {})).recovery;
}

/** Takes up the session that a recovery token belongs to; gives the guest, and the next token where the server has one. */
export async function recover(token: string): Promise<Partial<Guest> & Session> {
  const found = await call('POST /api/session/recover', { body: { token } });
  session.value = found;
  known.write(true);
  return found;
}

type Guest = AnswerOf<'POST /api/session/recover'>;

/** Ends this session on all other devices; the next recovery token. */
export async function signOutOthers(): Promise<string> {
  await ownSession();
  const { recovery, ...here } = await call('POST /api/session/sign-out-others', {});
  session.value = here;
  return recovery;
}

/** The public key that web push is subscribed with. */
export async function pushKey(): Promise<string> {
  return (await call('GET /api/push-key', {})).key;
}

export async function setOnlineTable(wish: TableWish): Promise<TableRow> {
  await underOwnName();
  // A server that was rolled back to version 1 refuses a table with colours, one of version 2 a choice about seats.
  const { severalSeats, rated = false, club, ...rest } = wish;
  const seats = spoken > 1 ? wish.seats : wish.seats.map(({ colour: _, ...plan }) => plan);
  return call('POST /api/tables', {
    body: {
      ...rest,
      pace: paceSpoken(rest.pace),
      seats,
      ...(severalSeats !== undefined && spoken > 2 ? { severalSeats } : {}),
      ...(rated && spoken > 4 ? { rated } : {}),
      ...(club !== undefined && spoken > 5 ? { club } : {}),
    },
  });
}

/** A server that was rolled back to version 6 knows no table that waits when time is up. */
function paceSpoken(pace: Pace): Pace {
  return pace.kind === 'untimed' || pace.then !== 'wait' || spoken > 6 ? pace : { ...pace, then: 'bot' };
}

/** Sits down at a seat, or asks those seated for it. */
export async function sitDown(id: string, seat: Seat): Promise<TableRow> {
  await underOwnName();
  return call('POST /api/tables/:id/join', { id, body: { seat } });
}

/** Whoever sits down or speaks is called as this device calls them now; where nobody has said a name, it is asked for first. */
export async function underOwnName(): Promise<void> {
  const { name, isNameless = false } = await ownSession();
  // This device has taken over a guest from another one.
  if (!hasName() && !isNameless && !TRAVELLERS.some(each => each === name)) choose({ name: name.slice(0, LONGEST_OWN) });
  if (!hasName() && !(await (await import('../shell/ask-first.tsx')).askName())) throw new Error(seatWords.value.nameFirst);
  if (isNameless || name !== ownName()) await changeSession({ name: ownName() });
}

/** Says that this is the person of a seat, on a new device: the others are asked, and so is the name kept here. */
export async function claimSeat(id: string, seat: Seat, name: string): Promise<TableRow> {
  if (!hasName()) choose({ name: name.slice(0, LONGEST_OWN) });
  await underOwnName();
  return call('POST /api/tables/:id/join', { id, body: { seat, isSelf: true } });
}

/** The first pages of the lobby, and whether there are more. */
export async function openTables(pages: number): Promise<{ readonly tables: readonly TableRow[]; readonly hasMore: boolean }> {
  // A table that changes meanwhile moves, and may be met twice.
  const tables = new Map<string, TableRow>();
  let after: string | undefined;
  for (let page = 0; page < pages && (page === 0 || after !== undefined); page++) {
    const lobby: Lobby = after === undefined ? await firstPage() : await call('GET /api/lobby', { query: { after } });
    for (const row of lobby.tables) tables.set(row.id, row);
    after = lobby.next;
  }
  return { tables: [...tables.values()], hasMore: after !== undefined };
}

/** A server that was rolled back to one without pages shows a hundred tables at once. */
function firstPage(): Promise<Lobby> {
  return call('GET /api/lobby', {}).catch(async () => ({ tables: await call('GET /api/tables', {}) }));
}

export async function myTables(): Promise<readonly TableRow[]> {
  await ownSession();
  return call('GET /api/tables/mine', {});
}

/** The tables of this browser's session, where it has one. */
export async function knownTables(): Promise<readonly TableRow[]> {
  return (await knownSession()) ? call('GET /api/tables/mine', {}) : [];
}

/** A table as a seat sees it; nobody sits down for it. */
export async function tableSight(id: string, seat: Seat | undefined): Promise<TableSight> {
  return call('GET /api/tables/:id/sight', { id, query: { as: String(seat ?? 'public') } });
}

/** The record of a match that is over, and who sat where in the end. */
export async function onlineRecord(id: string): Promise<{ readonly record: unknown; readonly seats: readonly SeatPlan[] }> {
  await ownSession();
  const asking = call('POST /api/tables/:id/ask', { id, body: { ask: { type: 'record' } } });
  const [tell, { seats }] = await Promise.all([asking, call('GET /api/tables/:id/sight', { id })]);
  if (tell.type !== 'record') throw new Error(serverWords.value.refusals['not over']);
  return { record: tell.record, seats };
}

/** A table by what its link says; a link that cannot be read leads to none. */
export async function tableRow(id: string): Promise<TableRow> {
  await ownSession();
  return call('GET /api/tables/:id', { id }).catch((error: Error) => {
    throw error.cause === 'unreadable' ? new Error(words.value.lobby.noTable) : error;
  });
}

/** The table that a code stands for. */
export async function tableByCode(code: string): Promise<TableRow> {
  await ownSession();
  return call('GET /api/codes/:code', { code });
}

/** Things a guest may do about a table. */
export function atTable(id: string, what: 'leave' | 'rematch'): Promise<TableRow> {
  return call(`POST /api/tables/:id/${what}`, { id });
}

/** Begins the match with those who are there: seats that are still open are taken away. */
export function startTable(id: string): Promise<TableRow> {
  return call('POST /api/tables/:id/start', { id, query: { seats: 'taken' } });
}

/** Changes a seat before the game begins. */
export function changeSeat(id: string, change: SeatChange): Promise<TableRow> {
  return call('POST /api/tables/:id/seats', { id, body: change });
}

/** Changes one's own seat before the game begins. */
export function changeOwnSeat(id: string, change: OwnSeatChange): Promise<TableRow> {
  return call('POST /api/tables/:id/seat', { id, body: change });
}

/** Says something to whoever is invited. */
export function welcomeGuests(id: string, text: string): Promise<TableRow> {
  return call('POST /api/tables/:id/welcome', { id, body: { text } });
}

/** Sends somebody away from a seat before the game begins. */
export function kick(id: string, seat: Seat): Promise<TableRow> {
  return call('POST /api/tables/:id/kick', { id, body: { seat } });
}
