import { type Running, SchemaError, type Serving, StoreError, startServer } from '../server/index.ts';
import { noMoreWords, parse, reasonOf, UsageError, wholeNumber } from './usage.ts';

/** Where the embedded store is unless somebody says otherwise. */
export const DATA = '.tabletour';

/** How long the start waits for a database that is down, in ms. */
const OPENING = 60_000;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** Serves until it is stopped, and says where. */
export async function serve(args: readonly string[]): Promise<number> {
  const { words, value, has } = parse(args, { port: 'value', host: 'value', data: 'value', proxy: 'flag', 'private-webhooks': 'flag' });
  noMoreWords(words, 0);
  const data = value('data');
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, LOG_LEVEL: logLevel = 'warn', CONTACT: contact } = process.env;
  if (data !== undefined && databaseUrl) throw new UsageError('--data and DATABASE_URL are two places to keep tables; give one of them');
  if (!LEVELS.includes(logLevel)) throw new UsageError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${logLevel}"`);
  const running = await started({
    port: wholeNumber('--port', value('port'), 8080, 0, 65_535),
    host: value('host') ?? '127.0.0.1',
    keeping: databaseUrl ? { databaseUrl } : { data: data ?? DATA },
    redisUrl: redisUrl || undefined,
    logLevel,
    openingMs: OPENING,
    leaseMs: wholeNumber('LEASE', process.env.LEASE, 5000, 100, 600_000),
    rate: wholeNumber('RATE', process.env.RATE, 6000, 1, 1_000_000_000),
    newcomers: wholeNumber('NEWCOMERS', process.env.NEWCOMERS, 120, 1, 1_000_000_000),
    sockets: wholeNumber('SOCKETS', process.env.SOCKETS, 50, 1, 1_000_000_000),
    isBehindProxy: has('proxy'),
    privateWebhooks: has('private-webhooks'),
    ...(contact ? { contact } : {}),
  });
  console.log(`Tabletour is at ${running.address}`);
  await new Promise<void>(resolve => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await running.close();
  return 0;
}

async function started(serving: Serving): Promise<Running> {
  try {
    return await startServer(serving);
  } catch (error) {
    if (error instanceof SchemaError || error instanceof StoreError) throw new UsageError(error.message);
    const { host, port, keeping } = serving;
    const isAboutListening =
      error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
    if (isAboutListening || 'databaseUrl' in keeping)
      throw new UsageError(`cannot listen at ${host}:${port} (${reasonOf(error)}); try another --port or --host`);
    throw new UsageError(`cannot keep tables in ${keeping.data} (${reasonOf(error)}); try another --data`);
  }
}
