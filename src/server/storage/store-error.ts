import { setTimeout as pause } from 'node:timers/promises';

/** Reasons that go away by themselves: nobody listens yet, or the database is starting, ending or full. */
const PASSING = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
];
/** Connections that broke or were not made in time have no code. */
const UNANSWERED = /^timeout|^Connection terminated/;
const REFUSED = ['28P01', '28000'];
const NO_DATABASE = '3D000';
const BETWEEN_TRIES = 1000;

/** A database that cannot be opened: one sentence that names it and the reason, and never a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    message: string,
    /** Whether it may go well later, with nothing changed. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}

/** What is to be told of a PostgreSQL that could not be opened. */
export function storeErrorOf(error: unknown, url: string): StoreError {
  if (!URL.canParse(url)) return new StoreError('DATABASE_URL cannot be read; write postgres://user:password@host:5432/database', false);
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname || 'localhost'}:${port || 5432}`;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (PASSING.includes(code) || UNANSWERED.test(message))
    return new StoreError(`the database at ${where} does not answer (${code || message})`, true);
  if (REFUSED.includes(code) || message.startsWith('SASL'))
    return new StoreError(
      `the database at ${where} refuses the user "${username}" (${code || 'no password'}); check user and password in DATABASE_URL`,
      false,
    );
  if (code === NO_DATABASE) return new StoreError(`there is no database "${pathname.slice(1)}" at ${where} (${code})`, false);
  return new StoreError(`the database "${pathname.slice(1)}" at ${where} cannot be used (${code ? `${code}: ` : ''}${message})`, false);
}

/** Opens a store that may be down now, for some time in ms; `tell` hears of every attempt that failed. */
export async function openedInTime<T>(open: () => Promise<T>, time: number, tell: (sentence: string) => void): Promise<T> {
  const last = Date.now() + time;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreError && error.isPassing) || Date.now() + BETWEEN_TRIES > last) throw error;
      tell(`${error.message}; it is tried again`);
      await pause(BETWEEN_TRIES);
    }
  }
}
