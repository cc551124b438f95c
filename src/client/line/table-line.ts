// The one way in which a page talks to the host of a table, wherever that is: in a worker of this browser, or on a server.
import type { Facts } from '../../kernel/index.ts';
import type { Ask } from '../../protocol/index.ts';

/** A connection to the host of one table; what the host tells goes to whoever opened it. */
export interface TableLine {
  send(ask: Ask): void;
  close(): void;
}

/** A table that its host does not play on: which kind of problem it has, and the facts of the case. */
export class UnplayableTable extends Error {
  constructor(
    text: string,
    readonly problem: { readonly kind: string; readonly facts: Facts },
  ) {
    super(text);
  }
}
