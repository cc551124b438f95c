import type { ChatLine, TableRow, Tell } from '../../protocol/index.ts';

/** What a watcher of a table is sent. */
export type Message = { readonly table: string } & ({ readonly tell: Tell } | { readonly row: TableRow } | { readonly chat: ChatLine });

/** Somebody who is kept informed about a table. */
export interface Watcher {
  readonly session: string | undefined;
  send(message: Message): void;
}
