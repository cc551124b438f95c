// Everything that a client of today can say. A kind of message, seat, pace or body without a sample does not compile.
import type { Ask, BodyOf, FromClient, Pace, Route, SeatPlan, TableWish } from './index.ts';

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const key = '1-2-3-4';

const SEATS: { readonly [Kind in SeatPlan['kind']]: readonly Extract<SeatPlan, { kind: Kind }>[] } = {
  human: [
    { kind: 'human', name: 'Mia' },
    { kind: 'human', name: 'Mia', colour: 7 },
  ],
  bot: [
    { kind: 'bot', name: 'Ada', bot: 'medium' },
    { kind: 'bot', name: 'Ada', bot: 'medium', colour: 0 },
  ],
  open: [{ kind: 'open' }, { kind: 'open', colour: 3 }],
};
const seats: readonly SeatPlan[] = Object.values(SEATS).flat();

const PACES: { readonly [Kind in Pace['kind']]: Extract<Pace, { kind: Kind }> } = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 600, increment: 10, then: 'quiet' },
  bank: { kind: 'bank', days: 7, hours: 12, most: 14, then: 'bot' },
  days: { kind: 'days', days: 3, vacation: 7, then: 'bot' },
};

const ASKS: { readonly [Type in Ask['type']]: readonly Extract<Ask, { type: Type }>[] } = {
  watch: [
    { type: 'watch', viewer: 'public' },
    { type: 'watch', viewer: 1, since: 12 },
  ],
  play: [{ type: 'play', key, seat: 0, decision: 3, moves: ['pass'] }],
  back: [{ type: 'back', key, seat: 0, decision: 3 }],
  wish: (['back', 'pause', 'resume'] as const).map(what => ({ type: 'wish', key, seat: 0, what })),
  agree: [true, false].map(isAgreed => ({ type: 'agree', key, seat: 0, isAgreed })),
  hand: seats.map(to => ({ type: 'hand', key, seat: 0, to })),
  glance: [{ type: 'glance', line: 0 }],
  record: [{ type: 'record' }],
};
const asks: readonly Ask[] = Object.values(ASKS).flat();

type Named<Message> = Message extends unknown ? Exclude<keyof Message, 'table' | 'signal'> : never;

/** What is said over the socket, by what names the kind of message. */
export const MESSAGES: { readonly [Name in Named<FromClient>]: readonly Extract<FromClient, { [N in Name]: unknown }>[] } = {
  watchTable: [{ watchTable: TABLE }],
  leaveTable: [{ leaveTable: TABLE }],
  ask: asks.map(ask => ({ table: TABLE, ask })),
  say: [
    { table: TABLE, say: 'hello' },
    { table: TABLE, say: 'hello', signal: 'later' },
  ],
  point: [
    { table: TABLE, point: { seat: 0, touches: ['tile:3'], note: 'this' } },
    { table: TABLE, point: { seat: 1, touches: ['tile:3', 'square:7'], note: 'here' } },
  ],
  writing: [{ table: TABLE, writing: 0 }],
  isAway: [{ isAway: true }, { isAway: false }],
};

const wishes: readonly TableWish[] = [
  ...Object.values(PACES).map(pace => ({
    game: 'eighty-days',
    options: {},
    seats: [seats[1] ?? { kind: 'open' }, seats[4] ?? { kind: 'open' }],
    pace,
    listed: true,
  })),
  { game: 'eighty-days', options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: PACES.untimed, listed: false, club: TABLE },
  { game: 'eighty-days', options: { rounds: 1 }, seats, pace: PACES.untimed, listed: false, seat: 4 },
  { game: 'eighty-days', options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: PACES.untimed, listed: false, severalSeats: true },
];

/** What is sent along with a request. */
export const BODIES: { readonly [Name in Route]: readonly BodyOf<Name>[] } = {
  'POST /api/session': [{ name: 'Mia' }, { name: 'Robo', isBot: true }, { name: 'Mia', isNameless: true }],
  'GET /api/session': [undefined],
  'POST /api/session/calendar': [undefined],
  'DELETE /api/session/calendar': [undefined],
  'GET /api/calendars/:token/my-turns.ics': [undefined],
  'PATCH /api/session': [
    { name: 'Mia' },
    { webhook: 'https://example.org/turn' },
    { webhook: null },
    { push: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'a', auth: 'b' } } },
    { push: null },
    { isAskable: false },
    { isOpen: true },
    { remind: 18 },
    { remind: null },
  ],
  'DELETE /api/session': [undefined],
  'POST /api/session/recovery': [undefined],
  'POST /api/session/recover': [{ token: 'abc' }],
  'POST /api/session/sign-out-others': [undefined],
  'GET /api/session/rest': [undefined],
  'PATCH /api/session/rest': [{ hours: { from: 8, to: 22, offset: 60 } }, { hours: null }, { off: null }, { off: { from: 0, to: 1 } }],
  'GET /api/session/notices': [undefined],
  'PATCH /api/session/notices': [{ kind: 'ntfy', language: 'de' }, { digest: { hour: 8, offset: 60 } }, { digest: null }],
  'PUT /api/tables/:id/notices': [{ isSilent: true }],
  'GET /api/push-key': [undefined],
  'POST /api/tables': wishes,
  'GET /api/companions': [undefined],
  'POST /api/tables/:id/invite': [{ table: 'abcdefghijklmnopqrstuv', seat: 1 }],
  'GET /api/profile': [undefined],
  'GET /api/rankings/:game': [undefined],
  'GET /api/daily': [undefined],
  'GET /api/daily/:date': [undefined],
  'POST /api/daily/:game': [undefined],
  'POST /api/daily/:game/practice': [{ date: '2026-11-17' }],
  'GET /api/daily/:date/:game/best': [undefined],
  'POST /api/evenings': [
    { name: 'Friday', games: ['city-tour', 'bodensee'], rounds: 2, size: 4, pause: 5, pace: PACES.live, at: 1, club: TABLE },
    { name: 'Friday', games: ['bodensee'], rounds: 2, size: 4, pause: null, pace: PACES.untimed },
  ],
  'GET /api/evenings/mine': [undefined],
  'GET /api/evenings/:id': [undefined],
  'POST /api/evenings/:id/join': [undefined],
  'POST /api/evenings/:id/leave': [undefined],
  'POST /api/evenings/:id/act': [{ act: 'next' }, { act: 'end' }, { act: 'drop', player: 'p2' }],
  'POST /api/clubs': [{ name: 'Friday club' }],
  'GET /api/clubs/mine': [undefined],
  'GET /api/clubs/:id': [undefined],
  'POST /api/clubs/:id/join': [undefined],
  'POST /api/clubs/:id/leave': [undefined],
  'PATCH /api/clubs/:id': [{ name: 'Friday', notice: 'Bring tea', next: 1 }, { next: null }],
  'POST /api/clubs/:id/remove': [{ member: 'm2' }],
  'POST /api/clubs/:id/link': [undefined],
  'DELETE /api/clubs/:id': [undefined],
  'GET /api/lobby': [undefined],
  'GET /api/tables': [undefined],
  'GET /api/tables/mine': [undefined],
  'GET /api/tables/:id': [undefined],
  'POST /api/tables/:id/join': [{ seat: 1 }, {}, { seat: 1, isSelf: true }],
  'POST /api/tables/:id/answer': [{ request: 'abc', isAgreed: true }],
  'POST /api/tables/:id/leave': [undefined],
  'POST /api/tables/:id/substitute': [{ seat: 1 }],
  'POST /api/tables/:id/kick': [{ seat: 1 }],
  'POST /api/tables/:id/seats': [
    { seat: 1, to: 'open' },
    { seat: 1, to: 'bot', bot: 'medium', name: 'Ada' },
    { seat: 1, to: 'none' },
    { add: 'open' },
    { seat: 0, with: 1 },
  ],
  'POST /api/tables/:id/seat': [
    { seat: 0, name: 'Mia', colour: 3, isReady: true },
    { seat: 0 },
    { seat: 0, swapWith: 1 },
    { seat: 0, swapWith: null },
  ],
  'POST /api/tables/:id/welcome': [{ text: 'Bring biscuits.' }, { text: '' }],
  'GET /api/codes/:code': [undefined],
  'POST /api/tables/:id/start': [undefined],
  'POST /api/tables/:id/rematch': [undefined],
  'POST /api/tables/:id/report': [
    { seat: 1, reason: 'insults' },
    { line: 3, reason: 'spam' },
  ],
  'GET /api/kept': [undefined],
  'GET /api/export/:file': [undefined],
  'GET /api/tables/:id/moves': [undefined],
  'GET /api/tables/:id/sight': [undefined],
  'GET /api/tables/:id/news': [undefined],
  'POST /api/tables/:id/ask': asks.map(ask => ({ ask })),
  'GET /api/tables/:id/orders': [undefined],
  'PUT /api/tables/:id/orders': [
    {
      seat: 0,
      number: 12,
      lines: [
        { if: [{ seat: 1, move: 'pass' }], play: 'pass' },
        { after: 0, if: [], play: 'pass' },
      ],
    },
  ],
  'DELETE /api/tables/:id/orders': [undefined],
  'GET /api/tables/:id/chat': [undefined],
  'POST /api/tables/:id/chat': [{ text: 'hello' }, { text: 'hello', signal: 'later' }],
};
