import type { ChatLine, TableRow, Tell } from '../../protocol/index.ts';
import type { Sign } from './signs.ts';

/** What a watcher of a table is sent. */
export type Message = { readonly table: string } & (
  | { readonly tell: Tell }
  | { readonly row: TableRow }
  | { readonly chat: ChatLine }
  | Sign
);

/** Somebody who is kept informed about a table. */
export interface Watcher {
  readonly session: string | undefined;
  /** Where they come from. */
  readonly payer?: { readonly address: string } | undefined;
  /** What they are called, where they have said so. */
  readonly name?: string | undefined;
  /** Whether they have had no page of the table in sight for a while. */
  readonly isAway?: boolean;
  send(message: Message): void;
}
