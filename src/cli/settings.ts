import { isIP } from 'node:net';
import { type Parsed, UsageError, wholeNumber } from './usage.ts';

interface Setting {
  /** The flag of `serve` that says the same and wins. */
  readonly flag?: string;
  readonly fallback?: string | number;
}

const NUMBERS = {
  PORT: { flag: 'port', fallback: 8080, least: 0, most: 65_535 },
  RATE: { fallback: 6000, least: 1, most: 1_000_000_000 },
  NEWCOMERS: { fallback: 120, least: 1, most: 1_000_000_000 },
  SOCKETS: { fallback: 50, least: 1, most: 1_000_000_000 },
  KEEP_FINISHED: { flag: 'keep-finished', fallback: 0, least: 0, most: 36_500 },
  KEEP_GUESTS: { flag: 'keep-guests', fallback: 0, least: 0, most: 36_500 },
  LEASE: { fallback: 5000, least: 100, most: 600_000 },
} satisfies Record<string, Setting & { readonly least: number; readonly most: number }>;

const TEXTS = {
  HOST: { flag: 'host', fallback: '127.0.0.1' },
  DATA_DIR: { flag: 'data', fallback: '.tabletour' },
  TRUST_PROXY: { flag: 'proxy', fallback: '0' },
  LOG_LEVEL: { fallback: 'warn' },
} satisfies Record<string, Required<Pick<Setting, 'fallback'>> & Setting>;

/** What is simply absent unless somebody sets it. */
const OPTIONAL = { DATABASE_URL: {}, REDIS_URL: {}, CONTACT: {} };

/** Every variable of the environment that the program reads. docs/operations.md, .env.example and deploy/ name these and no others. */
export const SETTINGS: Readonly<Record<string, Setting>> = { ...NUMBERS, ...TEXTS, ...OPTIONAL };

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
const MOST_PROXIES = 10;

/** The flags that have a variable too, for `parse`. */
export const SETTING_FLAGS = Object.fromEntries(
  Object.values(SETTINGS).flatMap(({ flag }) => (flag === undefined ? [] : [[flag, 'value' as const]])),
);

/** What somebody said: by the flag, or else by the environment, where empty is as good as absent. */
function said(name: string, flags: Parsed): { readonly what: string; readonly given: string | undefined } {
  const flag = SETTINGS[name]?.flag;
  const flagged = flag === undefined ? undefined : flags.value(flag);
  return flagged === undefined ? { what: name, given: process.env[name] || undefined } : { what: `--${flag}`, given: flagged };
}

export function numberSet(name: keyof typeof NUMBERS, flags: Parsed): number {
  const { what, given } = said(name, flags);
  const { fallback, least, most } = NUMBERS[name];
  return wholeNumber(what, given, fallback, { least, most });
}

export function textSet(name: 'HOST' | 'DATA_DIR', flags: Parsed): string {
  return said(name, flags).given ?? TEXTS[name].fallback;
}

export function optionalSet(name: keyof typeof OPTIONAL): string | undefined {
  return process.env[name] || undefined;
}

/** Where a command finds the store: by its flags, or else by the environment. */
export function keepingSet(flags: Parsed): { readonly data: string } | { readonly databaseUrl: string } {
  const databaseUrl = flags.value('database') ?? optionalSet('DATABASE_URL');
  const named = flags.value('database') === undefined ? 'DATABASE_URL' : '--database';
  if (flags.value('data') !== undefined && databaseUrl) throw new UsageError(`--data and ${named} cannot be combined; give one of them`);
  return databaseUrl ? { databaseUrl } : { data: textSet('DATA_DIR', flags) };
}

export function logLevelSet(): string {
  const level = process.env.LOG_LEVEL || TEXTS.LOG_LEVEL.fallback;
  if (LEVELS.includes(level)) return level;
  throw new UsageError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${level}"`);
}

/** The proxies whose word is taken: how many there are in front, or which addresses they have. */
export function proxiesSet(flags: Parsed): number | readonly string[] {
  const { what, given = TEXTS.TRUST_PROXY.fallback } = said('TRUST_PROXY', flags);
  if (/^\d+$/.test(given) && Number(given) <= MOST_PROXIES) return Number(given);
  const addresses = given.split(',').map(address => address.trim());
  if (addresses.every(isAddress)) return addresses;
  throw new UsageError(
    `${what} must be a number of proxies from 0 to ${MOST_PROXIES}, or their addresses with commas between (10.0.0.1, 10.0.0.0/8, ::1), not "${given}"`,
  );
}

/** An address, or a network of some length: one of length 0 would be everybody. */
function isAddress(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const kind = address.includes('%') ? 0 : isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (kind === 4 ? 32 : 128));
}
