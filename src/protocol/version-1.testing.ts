// Everything that a page of version 1 can say, written down from its sources and never changed again: such pages live on in service
// workers. They name no version, and send an empty object where they have nothing to send along.

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const key = '2671905814-1393806171-3226640934-1069157265';

/** Over the socket. */
export const MESSAGES_OF_1: readonly unknown[] = [
  { watchTable: TABLE },
  { leaveTable: TABLE },
  { table: TABLE, say: 'hello' },
  { table: TABLE, ask: { type: 'watch', viewer: 'public' } },
  { table: TABLE, ask: { type: 'watch', viewer: 'public', since: 0 } },
  { table: TABLE, ask: { type: 'watch', viewer: 1 } },
  { table: TABLE, ask: { type: 'watch', viewer: 1, since: 12 } },
  { table: TABLE, ask: { type: 'play', key, seat: 0, decision: 3, moves: ['pass'] } },
  { table: TABLE, ask: { type: 'back', key, seat: 0, decision: 3 } },
  { table: TABLE, ask: { type: 'wish', key, seat: 0, what: 'back' } },
  { table: TABLE, ask: { type: 'wish', key, seat: 0, what: 'pause' } },
  { table: TABLE, ask: { type: 'wish', key, seat: 0, what: 'resume' } },
  { table: TABLE, ask: { type: 'agree', key, seat: 1, isAgreed: true } },
  { table: TABLE, ask: { type: 'agree', key, seat: 1, isAgreed: false } },
  { table: TABLE, ask: { type: 'hand', key, seat: 0, to: { kind: 'bot', name: 'Mia', bot: 'medium' } } },
  { table: TABLE, ask: { type: 'hand', key, seat: 0, to: { kind: 'human', name: 'Mia' } } },
  { table: TABLE, ask: { type: 'glance', line: 4 } },
  { table: TABLE, ask: { type: 'record' } },
];

const wish = {
  game: 'eighty-days',
  options: {},
  seats: [{ kind: 'human', name: 'Mia' }, { kind: 'open' }, { kind: 'bot', name: 'Ada', bot: 'easy' }],
  pace: { kind: 'untimed' },
  listed: false,
};

/** Over HTTP: a method, an address, and what is sent along. */
export const REQUESTS_OF_1: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', 'api/session', { name: 'Mia' }],
  ['GET', 'api/session'],
  ['PATCH', 'api/session', { name: 'Ada' }],
  ['PATCH', 'api/session', { webhook: 'https://example.org/turn' }],
  ['PATCH', 'api/session', { webhook: null }],
  ['PATCH', 'api/session', { push: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'BA', auth: 'aa' } } }],
  ['PATCH', 'api/session', { push: null }],
  ['POST', 'api/session/recovery'],
  ['POST', 'api/session/recover', { token: 'abc' }],
  ['GET', 'api/push-key'],
  ['POST', 'api/tables', wish],
  ['POST', 'api/tables', { ...wish, options: { rounds: 1 }, pace: { kind: 'live', bank: 600, increment: 10, then: 'quiet' } }],
  ['POST', 'api/tables', { ...wish, listed: true, pace: { kind: 'days', days: 3, vacation: 7, then: 'bot' } }],
  // The servers of its time refused a colour.
  [
    'POST',
    'api/tables',
    {
      ...wish,
      seats: [
        { kind: 'human', name: 'Mia', colour: 4 },
        { kind: 'bot', name: 'Ada', bot: 'easy', colour: 3 },
      ],
    },
  ],
  ['GET', 'api/tables'],
  ['GET', 'api/tables/mine'],
  ['GET', `api/tables/${TABLE}`],
  ['POST', `api/tables/${TABLE}/join`, { seat: 1 }],
  ['POST', `api/tables/${TABLE}/leave`, {}],
  ['POST', `api/tables/${TABLE}/start`, {}],
  ['POST', `api/tables/${TABLE}/rematch`, {}],
  ['POST', `api/tables/${TABLE}/kick`, { seat: 1 }],
];
