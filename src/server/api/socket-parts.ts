import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { InTurn } from '../in-turn.ts';
import type { Limits } from '../limits.ts';
import type { SessionBody } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Backlog } from './backlog.ts';
import type { Budgets, Payer } from './budgets.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Counts } from './counts.ts';
import type { Guests } from './guests.ts';
import type { MessageText } from './message-text.ts';

/** What sockets need. */
export interface SocketParts {
  readonly tables: ServedTables;
  readonly guests: Guests;
  readonly chatLimit: ChatLimit;
  readonly limits: Limits;
  readonly budgets: Budgets;
  readonly report: (error: unknown) => void;
  /** Told by which limit somebody was refused, let wait or cut off. */
  readonly onLimit: (limit: string) => void;
  readonly clock: () => number;
  readonly inTurn: InTurn;
  readonly messageText: MessageText;
  /** The tables that the sockets of each address watch, and the characters that they have said and that wait. */
  readonly watched: Counts;
  readonly unheard: Counts;
  readonly backlog: Backlog;
}

/** How a client came to us. */
export interface SocketConnection {
  readonly socket: WebSocket;
  readonly wire: Socket;
  readonly session: Promise<SessionBody | undefined>;
  readonly tokenHash: string | undefined;
  readonly payer: Payer;
  readonly isNewerClient: boolean;
}
