// One socket for all online tables of this page. It comes back by itself, asks for what it missed, and sends each ask once.
import { signal } from '@preact/signals';
import type { Seat, Viewer } from '../../kernel/index.ts';
import type { Ask, ChatLine, FromClient, FromServer, Pointing, Signal, TableRow, Tell } from '../../protocol/index.ts';
import { PROTOCOL_PARAMETER, PROTOCOL_VERSION, SIGNED_OUT } from '../../protocol/version.ts';
import type { TableLine } from '../line/table-line.ts';
import { hearProtocol } from '../shell/offline.ts';
import { hearTime } from '../shell/server-time.ts';
import { forgetSession, onlineProblem, ownSession, refusalIn } from './api.ts';
import { followSight } from './in-sight.ts';

/** What arrives for one table. */
export interface Listener {
  tell(tell: Tell): void;
  row?(row: TableRow): void;
  chat?(line: ChatLine): void;
  /** A partner points at something. */
  point?(pointing: Pointing): void;
  /** Somebody seated writes a line just now. */
  writing?(seat: Seat): void;
  /** Something was not taken up, and why. */
  refused?(text: string): void;
  /** The table cannot be played on, and why. */
  unplayable?(text: string): void;
}

/** A line to an online table, where one may also talk and point. */
export interface OnlineTableLine extends TableLine {
  say(text: string, signal?: Signal): void;
  point(pointing: Pointing): void;
  /** Says that a seat of this page writes a line. */
  write(seat: Seat): void;
}

/** How the connection is: shown in the bar of an online table. */
export const connection = signal<'open' | 'connecting'>('connecting');

const ADDRESS = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket?${PROTOCOL_PARAMETER}=${PROTOCOL_VERSION}`;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A socket that seems open but stays silent for so long is taken for dead, in ms: after a question, or for two heartbeats of the server. */
const SILENCE = { awake: 700, asked: 8000, opening: 1500, idle: 65_000 } as const;

/** What this page knows of a table it listens to. */
interface WatchedTable {
  readonly listener: Listener;
  viewer: Viewer;
  /** The number of the last news that arrived. */
  number: number | undefined;
  /** Asks that were not answered yet, by what their answer names: sent again after a break. The server does the same key once. */
  readonly unanswered: Map<string, Ask>;
}

const tables = new Map<string, WatchedTable>();
let socket: WebSocket | undefined;
let isOpening = false;
/** When the socket was asked for, in ms. */
let since = 0;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Opens the socket once the server knows who we are: a socket belongs to the guest it was opened by. */
async function connect(): Promise<void> {
  clearTimeout(retry);
  if (isOpening || socket) return;
  isOpening = true;
  connection.value = 'connecting';
  const isKnown = await ownSession().then(
    () => true,
    () => false,
  );
  isOpening = false;
  if (tables.size === 0) return;
  if (isKnown) open();
  else comeAgain();
}

function open(): void {
  const made = new WebSocket(ADDRESS);
  socket = made;
  since = Date.now();
  made.onopen = () => {
    if (socket !== made) return;
    wait = FIRST_WAIT;
    connection.value = 'open';
    listen();
    if (isAway()) post({ isAway: true });
    for (const [id, table] of tables) resume(id, table);
  };
  made.onmessage = event => {
    if (socket === made) hear(JSON.parse(String(event.data)) as FromServer);
  };
  made.onclose = ({ code }) => {
    if (code === SIGNED_OUT) forgetSession();
    if (socket === made) lose();
  };
}

/** Gives the socket up, whatever it thinks of itself. */
function lose(): void {
  clearTimeout(silence);
  clearTimeout(idle);
  silence = undefined;
  const lost = socket;
  socket = undefined;
  lost?.close();
  connection.value = 'connecting';
  if (tables.size > 0) comeAgain();
}

function comeAgain(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

/** A phone that wakes must not wait for the next attempt, nor trust a socket that died in its sleep. */
function wake(): void {
  if (document.hidden || tables.size === 0) return;
  wait = FIRST_WAIT;
  if (socket?.readyState === WebSocket.CONNECTING && Date.now() - since > SILENCE.opening) lose();
  if (socket?.readyState !== WebSocket.OPEN) return void connect();
  for (const [id, table] of tables) resume(id, table);
  expectWithin(SILENCE.awake);
}
document.addEventListener('visibilitychange', wake);
const isAway = followSight(away => post({ isAway: away }));
addEventListener('pageshow', event => {
  if (event.persisted) wake();
});
addEventListener('online', wake);
addEventListener('offline', () => {
  if (socket) lose();
});

function expectWithin(time: number): void {
  silence ??= setTimeout(doubt, time);
}

/** Something was heard just now; if nothing is for long, nobody is there. */
function listen(): void {
  clearTimeout(idle);
  idle = setTimeout(doubt, SILENCE.idle);
}

function doubt(): void {
  lose();
  wake();
}

function post(message: FromClient): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function resume(id: string, { viewer, number, unanswered }: WatchedTable): void {
  post({ watchTable: id });
  post({ table: id, ask: { type: 'watch', viewer, ...(number === undefined ? {} : { since: number }) } });
  for (const ask of unanswered.values()) post({ table: id, ask });
}

function hear({ hello, table: id, tell, row, chat, point, writing, error, text, facts }: FromServer): void {
  clearTimeout(silence);
  silence = undefined;
  listen();
  if (hello) hearProtocol(hello.protocol);
  if (hello?.now !== undefined) hearTime(hello.now);
  const table = id === undefined ? undefined : tables.get(id);
  if (!table) return;
  if (row) table.listener.row?.(row);
  if (chat) table.listener.chat?.(chat);
  if (point) table.listener.point?.(point);
  if (writing !== undefined) table.listener.writing?.(writing);
  const problem = onlineProblem(error ?? '', facts);
  if (problem !== undefined) table.listener.unplayable?.(problem);
  else if (error !== undefined) table.listener.refused?.(refusalIn(error, text ?? error));
  if (!tell) return;
  if (tell.type === 'table') table.number = tell.table.number;
  if (tell.type === 'news') table.number = tell.news.number;
  table.unanswered.delete(answeredBy(tell));
  table.listener.tell(tell);
}

/** What an ask is remembered by until its answer comes: its key, or that it was a look. */
function nameOf(ask: Ask): string {
  return 'key' in ask ? ask.key : ask.type;
}

function answeredBy(tell: Tell): string {
  if (tell.type === 'done' || tell.type === 'denied') return tell.key ?? '';
  return tell.type === 'glanced' ? 'glance' : tell.type;
}

/** A line to an online table. */
export function onlineLine(id: string, listener: Listener): OnlineTableLine {
  const table: WatchedTable = { listener, viewer: 'public', number: undefined, unanswered: new Map() };
  tables.set(id, table);
  if (socket?.readyState === WebSocket.OPEN) resume(id, table);
  else void connect();
  return {
    send(ask) {
      if (ask.type === 'watch') {
        table.viewer = ask.viewer;
        table.number = undefined;
      }
      post({ table: id, ask });
      if (ask.type === 'watch') return;
      table.unanswered.set(nameOf(ask), ask);
      if (socket?.readyState === WebSocket.OPEN) expectWithin(SILENCE.asked);
    },
    say: (text, signal) => post({ table: id, say: text, ...(signal ? { signal } : {}) }),
    point: pointing => post({ table: id, point: pointing }),
    write: seat => post({ table: id, writing: seat }),
    close() {
      tables.delete(id);
      post({ leaveTable: id });
      if (tables.size > 0) return;
      clearTimeout(retry);
      clearTimeout(idle);
      socket?.close();
      socket = undefined;
    },
  };
}
