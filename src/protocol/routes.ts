// The HTTP side of a server: every route with what it takes and what it answers. The document at /api/docs is made of this.
import { type TSchema, Type } from 'typebox';
import { Ask } from './asks.ts';
import { Companion, Invitation } from './companions.ts';
import { COMPANY_ROUTES } from './company-routes.ts';
import { DailyDate, DailyDay, DailyGameId, DailyPractice } from './daily.ts';
import { type Data, strict } from './data.ts';
import { answers, errors } from './errors.ts';
import { OwnSeatChange, SeatChange, TableCode, Welcome } from './gathering.ts';
import { Kept, ReportWish } from './moderation.ts';
import { Notices, NoticesChange, TableNotices } from './notices.ts';
import { OrdersSight, OrdersWish } from './orders.ts';
import { Profile, RankedPerson } from './ratings.ts';
import { OwnRest, RestChange } from './rest.ts';
import { Seat } from './seats.ts';
import { NewCalendar, NewGuest, NewRecovery, NewSession, PushKey, RecoveredGuest, Recovery, Session, SessionChange } from './sessions.ts';
import { ChatLine, Lobby, SaidText, Signal, TableId, TableRow, TableWish } from './tables.ts';
import { LegalMoves, StoredMatch, TableSight, Tell } from './tells.ts';

const params = Type.Object({ id: TableId });
const as = Type.Optional(Type.String({ pattern: '^(public|\\d{1,2})$', description: 'The viewer: a seat, or "public"' }));
const since = Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'The number of the last one that the client knows' }));
const after = Type.Optional(
  Type.String({ pattern: '^\\d{1,6}~\\d{1,16}(\\.\\d{1,9})?~[\\w-]{1,40}$', description: 'The "next" of the page before' }),
);
const limit = Type.Optional(
  Type.String({ pattern: '^([1-9]\\d?|100)$', description: 'Most tables of the page, from 1 to 100; 20 unless told' }),
);
const OwnSeat = Type.Object(
  { as: Type.Optional(Type.String({ pattern: '^\\d{1,2}$', description: 'The seat; the first of mine unless told' })) },
  strict,
);
const OneSeat = Type.Object({ seat: Seat }, strict);

export const ROUTES = {
  'POST /api/session': {
    summary: 'Create a guest session, or tell of the one that the request belongs to',
    body: NewSession,
    response: answers(NewGuest),
  },
  'GET /api/session': { summary: 'Who am I', response: answers(Session) },
  'PATCH /api/session': {
    summary: 'Change the name, or how to be told of a turn',
    body: SessionChange,
    response: answers(Session),
  },
  'DELETE /api/session': {
    summary: 'Delete me: the session ends everywhere, seats in play are left to bots, and my name is taken off every table',
    response: { 204: Type.Null({ description: 'Everything that was personal is deleted' }), ...errors },
  },
  'POST /api/session/recovery': { summary: 'A new recovery token; the old one ends', response: answers(NewRecovery) },
  'POST /api/session/recover': {
    summary: 'Restore a session on another device; the token ends, and the next one is answered',
    body: Recovery,
    response: answers(RecoveredGuest),
  },
  'POST /api/session/sign-out-others': {
    summary: 'End this session on all other devices; the recovery token ends too, and the next one is answered',
    response: answers(RecoveredGuest),
  },
  'GET /api/session/rest': { summary: 'When my clocks stand, and the days off I have left', response: answers(OwnRest) },
  'PATCH /api/session/rest': {
    summary: 'Choose hours in which my clocks run, or days off, for all tables that count days; everybody there is told',
    body: RestChange,
    response: answers(OwnRest),
  },
  'GET /api/session/notices': { summary: 'How I am told of turns', response: answers(Notices) },
  'PATCH /api/session/notices': { summary: 'Choose how to be told of turns', body: NoticesChange, response: answers(Notices) },
  'POST /api/session/calendar': {
    summary: 'A new secret address of my calendar; five hold at the same time, then the oldest ends',
    response: answers(NewCalendar),
  },
  'DELETE /api/session/calendar': {
    summary: 'End all addresses of my calendar',
    response: { 204: Type.Null({ description: 'None of them holds any more' }), ...errors },
  },
  'GET /api/calendars/:token/my-turns.ics': {
    summary: 'My calendar as text/calendar: when my turns end, evenings where I play, dates of my clubs',
    params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
    response: { 200: Type.Unsafe<unknown>({ description: 'The calendar (RFC 5545)' }), ...errors },
  },
  'GET /api/push-key': { summary: 'The public key for web push', response: answers(PushKey) },

  'POST /api/tables': { summary: 'Set a table', body: TableWish, response: answers(TableRow) },
  'GET /api/lobby': {
    summary: 'Listed tables that wait for somebody, page by page',
    querystring: Type.Object({ after, limit }, strict),
    response: answers(Lobby),
  },
  'GET /api/tables': { summary: 'The first hundred of the lobby', response: answers(Type.Array(TableRow)) },
  'GET /api/tables/mine': { summary: 'Tables where I sit', response: answers(Type.Array(TableRow)) },
  'GET /api/tables/:id': { summary: 'Public view of a table', params, response: answers(TableRow) },
  'POST /api/tables/:id/join': {
    summary: 'Sit down, or ask for a seat: one that was left, one of a bot, or the own one from another device',
    params,
    body: Type.Object(
      {
        seat: Type.Optional(Seat),
        isSelf: Type.Optional(Type.Boolean({ description: 'Says that the guest is the person of this seat, on another device' })),
      },
      strict,
    ),
    response: answers(TableRow),
  },
  'POST /api/tables/:id/answer': {
    summary: 'Let somebody sit down who asks, or not',
    params,
    body: Type.Object({ request: Type.String({ maxLength: 40 }), isAgreed: Type.Boolean() }, strict),
    response: answers(TableRow),
  },
  'POST /api/tables/:id/leave': {
    summary: 'Leave, or no longer ask; while a match is played a bot takes over',
    params,
    response: answers(TableRow),
  },
  'POST /api/tables/:id/substitute': {
    summary: 'Let a bot play for somebody who is to move and has been away for three minutes',
    params,
    body: OneSeat,
    response: answers(TableRow),
  },
  'POST /api/tables/:id/kick': {
    summary: 'Remove a player for good before the start (host)',
    params,
    body: OneSeat,
    response: answers(TableRow),
  },
  'POST /api/tables/:id/seats': {
    summary: 'Change a seat before it begins (host)',
    params,
    body: SeatChange,
    response: answers(TableRow),
  },
  'POST /api/tables/:id/seat': {
    summary: 'Change the own seat before it begins',
    params,
    body: OwnSeatChange,
    response: answers(TableRow),
  },
  'POST /api/tables/:id/welcome': {
    summary: 'Say a line to whoever is invited (host)',
    params,
    body: Welcome,
    response: answers(TableRow),
  },
  'GET /api/codes/:code': {
    summary: 'The table that a code stands for',
    params: Type.Object({ code: TableCode }),
    response: answers(TableRow),
  },
  'POST /api/tables/:id/start': {
    summary: 'Begin the match (host)',
    params,
    querystring: Type.Object(
      { seats: Type.Optional(Type.Literal('taken', { description: 'Seats that are still open are taken away' })) },
      strict,
    ),
    response: answers(TableRow),
  },
  'POST /api/tables/:id/rematch': { summary: 'Rematch with the same people', params, response: answers(TableRow) },

  'GET /api/companions': {
    summary: 'People with whom I have finished a match, and who can be asked to a table',
    response: answers(Type.Array(Companion)),
  },
  'POST /api/tables/:id/invite': {
    summary: 'Ask one of them to a table that waits for somebody',
    params,
    body: Invitation,
    response: answers(TableRow),
  },

  'GET /api/profile': { summary: 'My ratings', response: answers(Profile) },
  'GET /api/rankings/:game': {
    summary: 'Who is strongest in a game, by rated matches',
    params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
    response: answers(Type.Array(RankedPerson)),
  },

  'GET /api/daily': { summary: "Today's Daily Tour", response: answers(DailyDay) },
  'GET /api/daily/:date': {
    summary: 'The Daily Tour of a day that has begun',
    params: Type.Object({ date: DailyDate }),
    response: answers(DailyDay),
  },
  'POST /api/daily/:game': {
    summary: 'Begin the one attempt of today that counts, or go on with it',
    params: Type.Object({ game: DailyGameId }),
    response: answers(TableRow),
  },
  'POST /api/daily/:game/practice': {
    summary: 'Play a tour that is done, or over, once more without counting',
    params: Type.Object({ game: DailyGameId }),
    body: DailyPractice,
    response: answers(TableRow),
  },
  'GET /api/daily/:date/:game/best': {
    summary: 'The best tour of a day, once its seed is told, as a record without names',
    params: Type.Object({ date: DailyDate, game: DailyGameId }),
    response: answers(StoredMatch),
  },

  'POST /api/tables/:id/report': {
    summary: 'Report a person or a line of chat to whoever runs the server; nobody else is told',
    params,
    body: ReportWish,
    response: { 204: Type.Null({ description: 'The report was stored' }), ...errors },
  },
  'GET /api/kept': { summary: 'How long this server keeps what it knows', response: answers(Kept) },
  'GET /api/export/:file': {
    summary:
      'The finished matches of a day (UTC) where everybody agreed, from two hours after its end: gzip, one JSON a line with seats, outcome and record, without names',
    params: Type.Object({
      file: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}[.]jsonl[.]gz$', description: 'The day: 2026-11-17.jsonl.gz' }),
    }),
    response: { 200: Type.Unsafe<unknown>({ description: 'The compressed lines' }), ...errors },
  },

  ...COMPANY_ROUTES,

  'GET /api/tables/:id/sight': {
    summary: 'The table as somebody may see it',
    params,
    querystring: Type.Object({ as }, strict),
    response: answers(TableSight),
  },
  'GET /api/tables/:id/moves': {
    summary: 'What a seat of mine may do now; none where it is not to move',
    params,
    querystring: OwnSeat,
    response: answers(LegalMoves),
  },
  'GET /api/tables/:id/news': {
    summary: 'What happened since a number',
    params,
    querystring: Type.Object({ as, since }, strict),
    response: answers(Type.Array(Tell)),
  },
  'POST /api/tables/:id/ask': {
    summary: 'Play, take back, agree, hand a seat over',
    params,
    body: Type.Object({ ask: Ask }, strict),
    response: answers(Tell),
  },
  'PUT /api/tables/:id/notices': {
    summary: 'Whether this table tells me of my turns',
    params,
    body: TableNotices,
    response: answers(TableRow),
  },
  'GET /api/tables/:id/orders': {
    summary: 'What a seat of mine would do next, and how far that has come; null where I have said nothing',
    params,
    querystring: OwnSeat,
    response: answers(Type.Union([OrdersSight, Type.Null()])),
  },
  'PUT /api/tables/:id/orders': {
    summary: 'Say in advance what a seat of mine does: each line is played only if it is legal and no luck has shown anything new',
    params,
    body: OrdersWish,
    response: answers(OrdersSight),
  },
  'DELETE /api/tables/:id/orders': {
    summary: 'Withdraw what a seat of mine would do',
    params,
    querystring: OwnSeat,
    response: { 204: Type.Null({ description: 'Nothing of it is played any more' }), ...errors },
  },
  'GET /api/tables/:id/chat': {
    summary: 'What was said',
    params,
    querystring: Type.Object({ since }, strict),
    response: answers(Type.Array(ChatLine)),
  },
  'POST /api/tables/:id/chat': {
    summary: 'Say something',
    params,
    body: Type.Object({ text: SaidText, signal: Type.Optional(Signal) }, strict),
    response: { 204: Type.Null({ description: 'The line of chat was stored' }), ...errors },
  },
};

/** A method and an address. */
export type Route = keyof typeof ROUTES;
type Schemas<Of extends Route> = (typeof ROUTES)[Of];

/** What is sent along, where anything is. */
export type BodyOf<Of extends Route> = Schemas<Of> extends { body: infer Body extends TSchema } ? Data<Body> : undefined;
export type AnswerOf<Of extends Route> = Schemas<Of> extends { response: { 200: infer Answer extends TSchema } } ? Data<Answer> : undefined;
