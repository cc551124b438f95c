import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import fastify from 'fastify';
import { SHELF } from '../games/index.ts';
import { type Thinker, thinkHere } from '../host/index.ts';
import { ThinkerPool } from '../host/pool/thinker-pool.ts';
import { Backlog } from './api/backlog.ts';
import { Budgets } from './api/budgets.ts';
import { chargeRequests } from './api/charge.ts';
import { ChatLimit } from './api/chat-limit.ts';
import { companionRoutes } from './api/companion-routes.ts';
import { connectionsOf, limitConnections, patience } from './api/connections.ts';
import { describeRoutes } from './api/documents.ts';
import { answerBadAddress, answerBadRequest, answerErrors } from './api/errors.ts';
import { clubRoutes, eveningRoutes } from './api/evening-routes.ts';
import { guestRoutes, knowGuests } from './api/guests.ts';
import { healthRoutes, Metrics } from './api/health.ts';
import { takeOneByOne } from './api/one-by-one.ts';
import { Openings } from './api/openings.ts';
import { guardChanges, guardUpgrades } from './api/origin.ts';
import { playRoutes } from './api/play-routes.ts';
import { speakProtocol } from './api/protocol.ts';
import { Quotas } from './api/quotas.ts';
import { RequestTurns } from './api/request-turns.ts';
import type { SchemaTypes, Server } from './api/server.ts';
import { endSocket, Sockets } from './api/sockets.ts';
import { seatingRoutes, tableRoutes } from './api/table-routes.ts';
import { InTurn } from './in-turn.ts';
import { Lifeline } from './lifeline.ts';
import { LIMITS, type Limits } from './limits.ts';
import { listening } from './listening.ts';
import { Mail } from './mail.ts';
import { pushKeys, Turns } from './notify/turns.ts';
import { servePeople } from './people.ts';
import { secret } from './secrets.ts';
import type { Running, Serving } from './serving.ts';
import { openedInTime, openStore, type Store, StoreDamage, StoreTime } from './storage/index.ts';
import { Subjects } from './subjects.ts';
import { ServedTables } from './tables/served-tables.ts';
import { guardPages, NOTHING_HERE, servePages } from './web.ts';

export type { Running, Serving } from './serving.ts';
export { SchemaError, StoreError } from './storage/index.ts';

/** The pages and the program of the bots' threads are beside this program, wherever it was built to. */
const PAGES = fileURLToPath(new URL('./web', import.meta.url));
const BOTS = new URL('./bot.js', import.meta.url);

/** The heap may double before it is collected; otherwise it may grow to four times of what is in use. */
const FRUGAL = '--heap-growing-percent=100';
const LARGEST_BODY = 64 * 1024;
/** A message, the frames it may come in, and the parts a frame may arrive in: each of them costs time and memory. */
const FRAMES = { maxPayload: 64 * 1024, maxFragments: 100, maxBufferedChunks: 1000 };
const LEASE = 5000;
const CHECK = 30_000;
const HOOK_PAUSE = 60_000;
const METRICS = 1000;
/** How long the end waits for who does not answer, in ms. */
const DRAIN = 10_000;

/** Opens the store and listens for browsers; gives the address and the way to stop. */
export async function startServer(serving: Serving): Promise<Running> {
  setFlagsFromString(FRUGAL);
  const metrics = new Metrics(serving.metricsMs ?? METRICS);
  const app = bareServer(serving);
  const report = (error: unknown) => {
    metrics.faults.inc();
    if (error instanceof StoreDamage) return app.log.error(error.message);
    app.log.warn({ err: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) }, 'fault');
  };
  const open = () => openStore(serving.keeping, report, deeds => metrics.commits.observe(deeds));
  const store = await openedInTime(open, serving.openingMs ?? 0, sentence => app.log.warn(sentence));
  try {
    return await served(app, store, serving, { metrics, report });
  } catch (error) {
    await store.close();
    throw error;
  }
}

function limitsOf({ rate = LIMITS.rate, newcomers = LIMITS.newcomers, sockets = LIMITS.sockets, limits = {} }: Serving): Limits {
  return { ...LIMITS, rate, newcomers, sockets, ...limits };
}

function bareServer(serving: Serving): Server {
  const { logLevel = 'silent', log, proxies = 0 } = serving;
  return fastify({
    ...patience(limitsOf(serving)),
    // Requests under way are answered; clients of sockets connect again by themselves.
    forceCloseConnections: 'idle',
    bodyLimit: LARGEST_BODY,
    // Given a number, Fastify believes nobody, as it cannot tell who is a proxy: whoever sets one must let nobody else in.
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies],
    logger: {
      level: logLevel,
      ...(log ? { stream: log } : {}),
      // An address holds the id of a table, which is a secret: what is logged is the pattern.
      serializers: { req: request => ({ method: request.method, route: request.routeOptions.url }) },
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<SchemaTypes>();
}

/** Where it is noted what happens. */
interface Notes {
  readonly metrics: Metrics;
  readonly report: (error: unknown) => void;
}

async function served(app: Server, store: Store, serving: Serving, { metrics, report }: Notes): Promise<Running> {
  const { port, host, keeping, redisUrl, clock = Date.now } = serving;
  const { games = SHELF, contact = 'mailto:nobody@example.org', privateWebhooks: isPrivateAllowed = false } = serving;
  const time = new StoreTime(store, clock, report);
  metrics.gauge('tabletour_clock_ahead_ms', "How much the store's clock is ahead of this machine's", () => time.ahead);
  const now = serving.time ?? time.now;
  const own = serving.thinker ? undefined : ownThinker();
  const keys = await pushKeys(store);
  const turns = new Turns({ store, keys, games, contact, isPrivateAllowed, report, pause: serving.hookPauseMs ?? HOOK_PAUSE });
  const mail: Mail = new Mail({ store, clock: now, turns, tables: () => tables, report });
  // Where a test sets the time, it moves by leaps in which the server is there.
  const lifeline: Lifeline = new Lifeline({
    store,
    clock: now,
    onAbsence: () => tables.settle(),
    ...(serving.time ? { beat: null } : {}),
  });
  const tables: ServedTables = new ServedTables({
    store,
    downSince: lifeline.since,
    games,
    thinker: serving.thinker ?? own?.thinker ?? thinkHere,
    clock: now,
    me: secret(),
    lease: serving.leaseMs ?? LEASE,
    report,
    onDeed: room => {
      metrics.deeds.inc();
      mail.orders.look(room);
    },
    onOrders: room => mail.orders.hear(room),
    onTurn: (room, seats) => mail.tellTurn(room, seats),
    mostInPlay: limitsOf(serving).inPlay,
  });
  const subjects = new Subjects({ store, games, tables, clock: now, limits: limitsOf(serving), report });
  const connections = connectionsOf(app);
  let isDraining = false;
  const sockets = await addRoutes(app, store, serving, {
    tables,
    turns,
    mail,
    subjects,
    time: now,
    metrics,
    publicKey: keys.publicKey,
    report,
    isDraining: () => isDraining,
  });
  await time.keep();
  await lifeline.begin();
  tables.fanout.open({ redisUrl, databaseUrl: 'databaseUrl' in keeping ? keeping.databaseUrl : undefined });
  tables.attend();
  mail.begin();
  subjects.evenings.attend();
  const close = async () => {
    isDraining = true;
    await closedInTime(connections, store, serving.drainMs ?? DRAIN, async () => {
      sockets.close();
      await app.close();
      mail.end();
      await subjects.evenings.close();
      await tables.close();
      await lifeline.end();
      time.close();
      turns.close();
      own?.close();
      await store.close();
    });
  };
  // Who comes while many others do must not be turned away for that; the system may allow fewer.
  return listening(app, { port, host, backlog: limitsOf(serving).connections }, close);
}

/** Ends everything; who does not answer in time is waited for no longer. */
async function closedInTime(connections: Iterable<Socket>, store: Store, drainMs: number, end: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => {
    store.abandon();
    for (const connection of connections) connection.destroy();
  }, drainMs);
  await end();
  clearTimeout(timer);
}

interface Added extends Notes {
  readonly tables: ServedTables;
  readonly turns: Turns;
  readonly mail: Mail;
  readonly subjects: Subjects;
  /** The time that all processes go by. */
  readonly time: () => number;
  readonly publicKey: string;
  readonly isDraining: () => boolean;
}

async function addRoutes(app: Server, store: Store, serving: Serving, added: Added): Promise<Sockets> {
  const { pages = PAGES, clock = Date.now, proxies = 0 } = serving;
  const { tables, turns, subjects, publicKey, report, metrics, isDraining } = added;
  const limits = limitsOf(serving);
  const onLimit = (limit: string) => metrics.limited.inc({ limit });
  limitConnections(app, limits, typeof proxies === 'number' ? proxies > 0 : proxies.length > 0, onLimit);
  answerErrors(app);
  speakProtocol(app);
  guardChanges(app);
  const server = takeOneByOne(app.server, onLimit);
  await app.register(fastifyWebsocket, {
    options: { server, ...FRAMES, autoPong: false },
    errorHandler: endSocket(report),
  });
  guardUpgrades(app);
  await guardPages(app);
  const guests = await knowGuests(app, store, added.time);
  const budgets = new Budgets(limits, clock);
  const inTurn = new InTurn();
  app.server.on('connection', () => inTurn.noteNewcomer());
  const backlog = new Backlog(limits);
  chargeRequests(app, { budgets, guests, backlog, turns: new RequestTurns(inTurn, limits.underWay), onLimit, refusalMs: limits.refusalMs });
  await app.register(fastifyRateLimit, {
    global: false,
    onExceeded: () => onLimit('newcomers'),
    errorResponseBuilder: (_request, { after, max }) => {
      return { statusCode: 429, error: 'too many', message: `no more than ${max} requests a minute; try again in ${after}` };
    },
  });
  await describeRoutes(app);
  const openings = new Openings(tables, guests, budgets);
  const chatLimit = new ChatLimit(clock);
  const quotas = new Quotas(limits, clock);
  const checkMs = serving.checkMs ?? CHECK;
  const sockets = new Sockets({ tables, guests, chatLimit, limits, budgets, inTurn, backlog, report, onLimit, clock, checkMs });
  guestRoutes(app, store, guests, {
    publicKey,
    isPrivateAllowed: serving.privateWebhooks ?? false,
    newcomers: limits.newcomers,
    cutOthers: (session, keptHash) => sockets.cutOthers(session, keptHash),
    forget: (session, request) => subjects.forget(session, openings.patiently(request)),
  });
  const { clubs, evenings } = subjects;
  companionRoutes(app, store, { tables, guests, openings, quotas, notices: turns });
  tableRoutes(app, store, tables, { guests, openings, quotas, clubs });
  seatingRoutes(app, tables, { guests, openings, quotas, clubs, chatLimit });
  eveningRoutes(app, evenings, clubs, { guests, quotas });
  clubRoutes(app, clubs, { guests, quotas });
  playRoutes(app, store, tables, { guests, chatLimit, budgets, openings });
  const { games = SHELF, keep } = serving;
  const people = servePeople(app, {
    store,
    tables,
    games,
    clock: added.time,
    report,
    turns,
    guests,
    openings,
    quotas,
    budgets,
    keep,
    subjects,
  });
  app.addHook('onClose', async () => people.end());
  added.mail.route(app, guests, openings);
  healthRoutes(app, store, metrics, { isDraining, newsProblem: () => tables.fanout.problem });
  sockets.route(app);
  metrics.gauge('tabletour_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('tabletour_unread_bytes', 'Bytes that wait for clients that do not read them', () => backlog.ofAll);
  metrics.gauge('tabletour_news', 'Whether news of other processes arrive at once', () => (tables.fanout.isHearing ? 1 : 0));
  metrics.gauge('tabletour_rooms', 'Tables in memory', () => tables.rooms.size);
  if (pages === null) app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOTHING_HERE));
  else await servePages(app, pages);
  return sockets;
}

/** Threads where they are built; a program that runs from its sources thinks in its own thread. */
function ownThinker(): { readonly thinker: Thinker; readonly close: () => void } | undefined {
  if (!existsSync(BOTS)) return undefined;
  const pool = new ThinkerPool(BOTS, { most: Math.max(1, availableParallelism() - 1), quickApart: true });
  return { thinker: pool, close: () => pool.close() };
}
