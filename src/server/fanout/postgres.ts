import pg from 'pg';
import { type Post, wordOf } from './post.ts';

const CHANNEL = 'tabletour';
/** Before it tries again to listen, in ms. */
const PAUSE = 500;
/** How long an answer may take, in ms, and how often one is asked for: a connection may be dead without a word. */
const PATIENCE = 5000;
const BEAT = 5000;

/** Messages over LISTEN and NOTIFY, on a connection of its own. */
export function postgresPost(url: string, hear: (message: string) => void, report: (error: unknown) => void): Post {
  let client: pg.Client | undefined;
  let isOpen = false;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let problem: string | undefined;
  const fail = (error: unknown) => {
    problem = wordOf(error);
    report(error);
  };
  const cut = (error: unknown) => {
    fail(error);
    isOpen = false;
    client?.connection.stream.destroy();
  };
  const connect = () => {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, keepAlive: true });
    client = made;
    made.on('error', fail);
    made.on('end', () => {
      isOpen = false;
      if (!isClosed) retry = setTimeout(connect, PAUSE);
    });
    made.on('notification', ({ payload }) => payload !== undefined && hear(payload));
    made
      .connect()
      .then(() => made.query(`listen ${CHANNEL}`))
      .then(() => {
        isOpen = true;
      }, cut);
  };
  connect();
  let last: Promise<unknown> = Promise.resolve();
  const ask = (text: string, values: readonly string[]) => {
    last = last.then(() => (isOpen ? client?.query(text, [...values]) : undefined)).catch(cut);
    return last;
  };
  const beat = setInterval(() => ask('select 1', []), BEAT);
  beat.unref();
  return {
    get isOpen() {
      return isOpen;
    },
    get problem() {
      return problem;
    },
    async send(letter) {
      await ask('select pg_notify($1, $2)', [CHANNEL, letter]);
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(retry);
      client?.connection.stream.destroy();
    },
  };
}
