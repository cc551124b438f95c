// One socket for all online tables of this page. It comes back by itself, asks for what it missed, and sends each ask once.
import { signal } from '@preact/signals';
import type { Viewer } from '../../kernel/index.ts';
import type { Ask, Tell } from '../../protocol/index.ts';
import type { Line } from '../local/backstage.ts';
import type { TableRow } from './api.ts';

/** A line of chat. */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What arrives for one table. */
export interface Listener {
  tell(tell: Tell): void;
  row?(row: TableRow): void;
  chat?(line: ChatLine): void;
}

type FromServer = { readonly table: string; readonly tell?: Tell; readonly row?: TableRow; readonly chat?: ChatLine };

/** How the connection is: shown in the bar of an online table. */
export const connection = signal<'open' | 'connecting'>('connecting');

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** What this page knows of a table it listens to. */
interface Seatedness {
  readonly listener: Listener;
  viewer: Viewer;
  /** The number of the last news that arrived. */
  number: number | undefined;
  /** Asks that were not answered yet: sent again after a break. The server does the same key once. */
  readonly unanswered: Map<string, Ask>;
}

const tables = new Map<string, Seatedness>();
let socket: WebSocket | undefined;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | undefined;

function connect(): void {
  clearTimeout(retry);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  connection.value = 'connecting';
  const made = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  socket = made;
  made.onopen = () => {
    wait = FIRST_WAIT;
    connection.value = 'open';
    for (const [id, table] of tables) resume(id, table);
  };
  made.onmessage = event => hear(JSON.parse(String(event.data)) as FromServer);
  made.onclose = () => {
    if (socket !== made) return;
    socket = undefined;
    connection.value = 'connecting';
    if (tables.size === 0) return;
    retry = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
}

/** A phone that wakes must not wait for the next attempt. */
function wake(): void {
  if (document.hidden || tables.size === 0) return;
  wait = FIRST_WAIT;
  connect();
}
document.addEventListener('visibilitychange', wake);
addEventListener('online', wake);

function post(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function resume(id: string, { viewer, number, unanswered }: Seatedness): void {
  post({ watchTable: id });
  post({ table: id, ask: { type: 'watch', viewer, ...(number === undefined ? {} : { since: number }) } });
  for (const ask of unanswered.values()) post({ table: id, ask });
}

function hear({ table: id, tell, row, chat }: FromServer): void {
  const table = tables.get(id);
  if (!table) return;
  if (row) table.listener.row?.(row);
  if (chat) table.listener.chat?.(chat);
  if (!tell) return;
  if (tell.type === 'table') table.number = tell.table.number;
  if (tell.type === 'news') table.number = tell.news.number;
  if ((tell.type === 'done' || tell.type === 'denied') && tell.key !== null) table.unanswered.delete(tell.key);
  table.listener.tell(tell);
}

/** A line to an online table. */
export function onlineLine(id: string, listener: Listener): Line & { say(text: string): void } {
  const table: Seatedness = { listener, viewer: 'public', number: undefined, unanswered: new Map() };
  tables.set(id, table);
  if (socket?.readyState === WebSocket.OPEN) resume(id, table);
  else connect();
  return {
    send(ask) {
      if (ask.type === 'watch') {
        table.viewer = ask.viewer;
        table.number = undefined;
      }
      if ('key' in ask) table.unanswered.set(ask.key, ask);
      post({ table: id, ask });
    },
    say: text => post({ table: id, say: text }),
    close() {
      tables.delete(id);
      if (tables.size === 0) socket?.close();
    },
  };
}
