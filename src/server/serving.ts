// How a server is started, and what is given back.
import type { Thinker } from '../host/index.ts';
import type { Limits } from './limits.ts';
import type { Keep } from './retention.ts';
import type { Keeping } from './storage/index.ts';
import type { PlayableGames } from './tables/table-wish.ts';

/** How to serve. */
export interface Serving {
  readonly port: number;
  readonly host: string;
  /** Where to store; a PostgreSQL may be shared by several processes. */
  readonly keeping: Keeping;
  /** A Redis that carries messages between processes. */
  readonly redisUrl?: string | undefined;
  /** The games to be played, instead of those of the shelf. */
  readonly games?: PlayableGames;
  /** The folder of the built pages; null for a server without pages. */
  readonly pages?: string | null;
  /** Who thinks for bots, instead of threads of its own. */
  readonly thinker?: Thinker;
  /** The clock of this machine; processes that share a PostgreSQL go by its clock, and this one only keeps that up. */
  readonly clock?: () => number;
  /** The time to go by, whatever the clocks say. */
  readonly time?: () => number;
  /** What is logged, and more: 'silent' is nothing. */
  readonly logLevel?: string;
  /** Where the log goes, instead of the standard output. */
  readonly log?: { write(line: string): void };
  /** How long the tables of a process that was killed wait for another process, in ms. */
  readonly leaseMs?: number;
  /** How long the start waits for a database that is down, in ms. */
  readonly openingMs?: number;
  /** How long the end waits for requests and a database that do not end, in ms. */
  readonly drainMs?: number;
  /** Limits that are not the usual ones; these three have settings. */
  readonly rate?: number;
  readonly newcomers?: number;
  readonly sockets?: number;
  /** How often it is examined whether sockets still belong to their guests, in ms. */
  readonly checkMs?: number;
  /** How long a table waits before it calls webhooks of the same host, or the browser of the same guest, again, in ms. */
  readonly hookPauseMs?: number;
  /** How long a text of the metrics is given out again before another is written, in ms. */
  readonly metricsMs?: number;
  readonly limits?: Partial<Limits>;
  /** Whether webhooks may go to private networks. */
  readonly privateWebhooks?: boolean;
  /** The proxies whose headers about a client's address and protocol are believed: how many are in front, or their addresses. */
  readonly proxies?: number | readonly string[] | undefined;
  /** Days after which finished tables, and guests who do not come back, are deleted; 0 keeps them. */
  readonly keep?: Keep;
  /** An address that web push services may write to. */
  readonly contact?: string;
}

/** A server that runs. */
export interface Running {
  readonly address: string;
  /** Stops taking requests, closes all sockets, and ends when everything is stored. */
  close(): Promise<void>;
}
