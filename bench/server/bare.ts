// The least that a server can do: sockets, the rules, every seat's own view, and no more. What any server of ours is measured against.
// It believes whatever it is told, forgets everything, and serves the toy only.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import { fair, type Match, matchesOf, type Seat } from '../../src/kernel/index.ts';
import { Toy } from '../toy/kernel.ts';
import { type Agreement, type Move, SEATS, type State } from '../toy/state.ts';
import { serveUntilAsked } from './measured.mjs';

interface Table {
  readonly id: string;
  match: Match<State, Move, Agreement>;
  readonly decisions: number[];
  readonly watchers: { readonly socket: WebSocket; readonly seat: Seat }[];
}

interface Play {
  readonly type: 'play';
  readonly seat: Seat;
  readonly key: string;
  readonly moves: readonly [string];
}

interface Kept {
  readonly row: readonly [string, number, string];
  readonly tell: () => void;
}

const { keeping, isKept } = JSON.parse(process.argv[2] ?? '{}') as { keeping: { data: string }; isKept: boolean };
const keep = isKept ? keeper(keeping.data) : () => {};
const tables = new Map<string, Table>();
let group: Kept[] = [];

/** Everything of one turn of the loop in one commit that is on the disk when it returns. */
function keeper(folder: string): (group: readonly Kept[]) => void {
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table lines (id text not null, number integer not null, line text not null, primary key (id, number))');
  const insert = database.prepare('insert into lines values (?, ?, ?)');
  return group => {
    database.exec('begin immediate');
    for (const { row } of group) insert.run([...row]);
    database.exec('commit');
  };
}

function newTable(): Table {
  const id = randomUUID();
  const { match } = matchesOf(Toy).start({ options: {}, seats: SEATS }, fair(id), id);
  return { id, match, decisions: Array.from({ length: SEATS }, () => 0), watchers: [] };
}

function show({ id, match, decisions }: Table, socket: WebSocket, seat: Seat): void {
  const { state, record } = match;
  const outcome = Toy.outcome(state) ?? null;
  const news = { number: record.entries.length, awaiting: Toy.awaiting(state), decisions, outcome, view: Toy.view(state, seat) };
  socket.send(JSON.stringify({ table: id, tell: { type: 'news', news } }));
}

function play(table: Table, socket: WebSocket, { seat, key, moves: [text] }: Play): void {
  const move = Toy.read(text);
  const answer = move && matchesOf(Toy).submit(table.match, seat, [move], fair(table.id));
  if (!answer?.ok) throw new Error(`seat ${seat} may not ${text}`);
  const { entries } = answer.match.record;
  const tell = () => {
    table.match = answer.match;
    table.decisions[seat] = (table.decisions[seat] ?? 0) + 1;
    for (const watcher of table.watchers) show(table, watcher.socket, watcher.seat);
    socket.send(JSON.stringify({ table: table.id, tell: { type: 'done', key, number: entries.length } }));
  };
  if (group.length === 0) setImmediate(tellAll);
  group.push({ row: [table.id, entries.length, JSON.stringify(entries.at(-1))], tell });
}

function tellAll(): void {
  const all = group;
  group = [];
  keep(all);
  for (const { tell } of all) tell();
}

const http = createServer((request, response) => {
  request.resume();
  response.setHeader('set-cookie', 'guest=anybody');
  const table = request.url === '/api/tables' ? newTable() : undefined;
  if (table) tables.set(table.id, table);
  response.end(JSON.stringify({ id: table?.id }));
});
new WebSocketServer({ server: http, path: '/api/socket' }).on('connection', socket => {
  socket.on('message', data => {
    const { table: id, ask } = JSON.parse(String(data)) as { table?: string; ask?: Play | { type: 'watch'; viewer: Seat } };
    const table = tables.get(id ?? '');
    if (!table || !ask) return;
    if (ask.type === 'play') return play(table, socket, ask);
    table.watchers.push({ socket, seat: ask.viewer });
    show(table, socket, ask.viewer);
  });
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  serveUntilAsked(`http://127.0.0.1:${port}/`, async () => {});
});
