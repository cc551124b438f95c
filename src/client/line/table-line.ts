// The one way in which a page talks to the host of a table, wherever that is: in a worker of this browser, or on a server.
import type { Ask } from '../../protocol/index.ts';

/** A connection to the host of one table; what the host tells goes to whoever opened it. */
export interface TableLine {
  send(ask: Ask): void;
  close(): void;
}
