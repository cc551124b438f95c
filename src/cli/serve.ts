import { type Running, SchemaError, type Serving, StoreError, startServer } from '../server/index.ts';
import { keepingSet, logLevelSet, numberSet, optionalSet, proxiesSet, SETTING_FLAGS, textSet } from './settings.ts';
import { noMoreWords, parse, reasonOf, UsageError } from './usage.ts';

/** How long the start waits for a database that is down, in ms. */
const OPENING = 60_000;

/** Serves until it is stopped, and says where. */
export async function serve(args: readonly string[]): Promise<number> {
  const flags = parse(countedProxy(args), { ...SETTING_FLAGS, 'private-webhooks': 'flag' });
  noMoreWords(flags.words, 0);
  const contact = optionalSet('CONTACT');
  const running = await started({
    port: numberSet('PORT', flags),
    host: textSet('HOST', flags),
    keeping: keepingSet(flags),
    redisUrl: optionalSet('REDIS_URL'),
    logLevel: logLevelSet(),
    openingMs: OPENING,
    leaseMs: numberSet('LEASE', flags),
    rate: numberSet('RATE', flags),
    newcomers: numberSet('NEWCOMERS', flags),
    sockets: numberSet('SOCKETS', flags),
    keep: { finished: numberSet('KEEP_FINISHED', flags), guests: numberSet('KEEP_GUESTS', flags) },
    proxies: proxiesSet(flags),
    privateWebhooks: flags.has('private-webhooks'),
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

/** `--proxy` alone means one proxy. */
function countedProxy(args: readonly string[]): readonly string[] {
  return args.map((arg, at) => (arg === '--proxy' && (args[at + 1] ?? '-').startsWith('-') ? '--proxy=1' : arg));
}

async function started(serving: Serving): Promise<Running> {
  try {
    return await startServer(serving);
  } catch (error) {
    if (error instanceof SchemaError || error instanceof StoreError) throw new UsageError(error.message);
    if (error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
      throw new UsageError(listeningProblem(reasonOf(error), serving));
    throw error;
  }
}

/** Why nobody can be listened to. */
function listeningProblem(code: string, { host, port }: Serving): string {
  const another = 'choose another --port (1024 to 65535, or 0 for any that is free)';
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is in use by another program (${code}); stop that, or ${another}`;
    case 'EACCES':
    case 'EPERM':
      return `this user may not listen on port ${port} (${code}); ${another}, with a proxy in front of it`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no address ${host} (${code}); choose another --host: 127.0.0.1 for this machine only, 0.0.0.0 for all`;
    default:
      return `cannot listen at ${host}:${port} (${code}); choose another --port or --host`;
  }
}
