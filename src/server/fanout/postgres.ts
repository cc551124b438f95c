import pg from 'pg';
import type { Post } from './post.ts';

const CHANNEL = 'tabletour';
/** Before it tries again to listen, in ms. */
const PAUSE = 500;

/** Messages over LISTEN and NOTIFY, on a connection of its own. */
export function postgresPost(url: string, hear: (message: string) => void, report: (error: unknown) => void): Post {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const again = () => {
    client = undefined;
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(connect, PAUSE);
  };
  const connect = () => {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    made.on('error', report);
    made.on('end', again);
    made.on('notification', ({ payload }) => payload !== undefined && hear(payload));
    made
      .connect()
      .then(() => made.query(`listen ${CHANNEL}`))
      .then(
        () => {
          client = made;
        },
        error => {
          report(error);
          made.end().catch(report);
          again();
        },
      );
  };
  connect();
  let last: Promise<unknown> = Promise.resolve();
  return {
    get isOpen() {
      return client !== undefined;
    },
    send(message) {
      const sent = last.then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, message]));
      last = sent.catch(() => {});
      return sent.then(() => {});
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
