import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableWish } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '../../protocol/version.ts';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const CODE = 'BAKE27';
const DATE = '2026-11-17';
const DAILY_GAME = 'city-tour';
const WISH: TableWish = {
  game: 'eighty-days',
  options: {},
  seats: [
    { kind: 'human', name: 'Mia', colour: 4 },
    { kind: 'open', colour: 2 },
    { kind: 'bot', name: 'Ada', bot: 'easy' },
  ],
  pace: { kind: 'untimed' },
  listed: false,
  severalSeats: true,
};

const requests: Request[] = [];
/** What the server names as its version; servers of version 1 name none. */
let spoken: number | undefined = PROTOCOL_VERSION;
const update = vi.fn(async () => {});
let api: typeof import('./api.ts') & typeof import('./company-api.ts');
let people: typeof import('./people-api.ts');
let company: typeof import('./evenings.ts');

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { controller: {}, getRegistration: async () => ({ update }) } });
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }) => {
      requests.push({ method, path, headers, body: body === undefined ? undefined : JSON.parse(body) });
      const named = spoken === undefined ? {} : { [PROTOCOL_HEADER]: String(spoken) };
      return new Response('{"name":"Guest","tables":[]}', { headers: named });
    },
  );
  api = { ...(await import('./api.ts')), ...(await import('./company-api.ts')) };
  people = await import('./people-api.ts');
  company = await import('./evenings.ts');
});
beforeEach(() => {
  requests.length = 0;
  spoken = PROTOCOL_VERSION;
});
afterAll(() => vi.unstubAllGlobals());

/** Every function of the API, as pages call it. */
const CALLS: Readonly<Record<string, () => unknown>> = {
  knownSession: () => api.knownSession(),
  ownSession: () => api.ownSession(),
  changeSession: () =>
    Promise.all(
      [{ name: 'Mia' }, { webhook: 'https://example.org/' }, { webhook: null }, { push: null }].map(change => api.changeSession(change)),
    ),
  newRecovery: () => api.newRecovery(),
  recover: () => api.recover('abc'),
  signOutOthers: () => api.signOutOthers(),
  pushKey: () => api.pushKey(),
  setOnlineTable: () => api.setOnlineTable(WISH),
  claimSeat: () => api.claimSeat(TABLE, 1, 'Claire'),
  sitDown: () => api.sitDown(TABLE, 1),
  openTables: () => api.openTables(1),
  myTables: () => api.myTables(),
  knownTables: () => api.knownTables(),
  // What the server answers here is no record.
  onlineRecord: () => expect(api.onlineRecord(TABLE)).rejects.toThrow(),
  tableRow: () => api.tableRow(TABLE),
  tableSight: () => Promise.all([0, undefined].map(seat => api.tableSight(TABLE, seat))),
  tableByCode: () => api.tableByCode(CODE),
  atTable: () => Promise.all((['leave', 'rematch'] as const).map(what => api.atTable(TABLE, what))),
  startTable: () => api.startTable(TABLE),
  changeSeat: () =>
    Promise.all(
      [{ seat: 1, to: 'open' } as const, { add: 'open' } as const, { seat: 0, with: 1 }].map(change => api.changeSeat(TABLE, change)),
    ),
  changeOwnSeat: () => api.changeOwnSeat(TABLE, { seat: 1, name: 'Mia', colour: 4, isReady: true }),
  answerRequest: () => api.answerRequest(TABLE, { id: 'abc', seat: 1, name: 'Eve', isMine: false, needs: [0] }, true),
  kick: () => api.kick(TABLE, 1),
  letBotPlay: () => api.letBotPlay(TABLE, 1),
  companions: () => api.companions(),
  welcomeGuests: () => api.welcomeGuests(TABLE, 'Come at eight.'),
  inviteTo: () => api.inviteTo(TABLE, { table: TABLE, seat: 1, name: 'Bruno', game: DAILY_GAME }),
  deleteMe: () => api.deleteMe(),
  ownProfile: () => people.ownProfile(),
  ranking: () => people.ranking(DAILY_GAME),
  dailyDay: () => Promise.all([undefined, DATE].map(date => people.dailyDay(date))),
  beginDaily: () => people.beginDaily(DAILY_GAME),
  practiseDaily: () => people.practiseDaily(DAILY_GAME, DATE),
  bestDaily: () => people.bestDaily(DAILY_GAME, DATE),
  reportAt: () => people.reportAt(TABLE, { seat: 1, reason: 'insults' }),
  kept: () => people.kept(),
  makeEvening: () => company.makeEvening({ name: 'Friday', games: [DAILY_GAME], rounds: 2, size: 4, pause: null, pace: WISH.pace }),
  evening: () => company.evening(TABLE),
  joinEvening: () => company.joinEvening(TABLE),
  leaveEvening: () => company.leaveEvening(TABLE),
  actAt: () => Promise.all([{ act: 'next' } as const, { act: 'drop', player: 'p2' } as const].map(act => company.actAt(TABLE, act))),
  ownCompany: () => company.ownCompany(),
  foundClub: () => company.foundClub('Friday club'),
  club: () => company.club(TABLE),
  joinClub: () => company.joinClub(TABLE),
  atClub: () => Promise.all((['leave', 'link'] as const).map(what => company.atClub(TABLE, what))),
  changeClub: () => company.changeClub(TABLE, { notice: 'Tea', next: null }),
  removeMember: () => company.removeMember(TABLE, 'm2'),
  deleteClub: () => company.deleteClub(TABLE),
};

/** What a request breaks of the route it goes to. */
function problemOf({ method, path, headers, body }: Request): string | undefined {
  const route = Object.entries(ROUTES).find(
    ([name]) =>
      name ===
      `${method} ${path.replace(TABLE, ':id').replace(CODE, ':code').replace(DATE, ':date').replace(DAILY_GAME, ':game').replace(/[?].*/, '')}`,
  )?.[1];
  if (!route) return `there is no ${method} ${path}`;
  if (headers[PROTOCOL_HEADER] !== String(PROTOCOL_VERSION)) return 'it names no version';
  if (!('body' in route)) return body === undefined ? undefined : 'it takes no body';
  return Compile(route.body).Check(body) ? undefined : JSON.stringify(body);
}

describe('what pages say over HTTP', () => {
  test.each(Object.entries(CALLS))('%s is what the routes take', async (_name, call) => {
    await call();
    expect(requests.map(problemOf).filter(problem => problem !== undefined)).toEqual([]);
  });

  test('is tried here to the last function', () => {
    const others = ['refusalIn', 'onlineProblem', 'forgetSession', 'call', 'underOwnName'];
    const functions = Object.entries({ ...api, ...people, ...company }).filter(
      ([name, value]) => typeof value === 'function' && !others.includes(name),
    );
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  const seatsSent = () => requests.filter(({ path }) => path === '/api/tables').map(({ body }) => (body as TableWish).seats);

  test('has the colours of the seats', async () => {
    await api.setOnlineTable(WISH);
    expect(seatsSent()).toEqual([WISH.seats]);
  });

  test('leaves them out where the server was rolled back to one that refuses them', async () => {
    spoken = undefined;
    await api.openTables(1);
    requests.length = 0;
    await api.setOnlineTable(WISH);
    expect(seatsSent()).toEqual([[{ kind: 'human', name: 'Mia' }, { kind: 'open' }, { kind: 'bot', name: 'Ada', bot: 'easy' }]]);
  });
});

describe('a new version of the pages is looked for', () => {
  test.each([
    ['a newer', PROTOCOL_VERSION + 1, true],
    ['the same', PROTOCOL_VERSION, false],
    ['an older', undefined, false],
  ])('where the server speaks %s version: %s', async (_name, version, isLookedFor) => {
    update.mockClear();
    spoken = version;
    await api.openTables(1);
    await new Promise(resolve => setImmediate(resolve));
    expect(update.mock.calls.length > 0).toBe(isLookedFor);
  });
});
