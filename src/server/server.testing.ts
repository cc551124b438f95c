// A real server on a free port, and clients that speak to it as anybody may.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { SHELF } from '../games/index.ts';
import { type AnyGame, fast, type Seat } from '../kernel/index.ts';
import type { Ask, FromServer, TableSight, Tell } from '../protocol/index.ts';
import { type Running, type Serving, startServer } from './index.ts';

/** Tests play as fast as they can: what that comes to is tested where limits are. */
const FAST = { rate: 1_000_000 };

/** A server with a folder of its own, which goes with it. */
export async function freshServer(change: Partial<Serving> = {}): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'server-'));
  const running = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null, ...FAST, ...change });
  return {
    address: running.address,
    async close() {
      await running.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** An answer over HTTP. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody who speaks to a server over HTTP, with a cookie. */
export class Client {
  cookie = '';

  constructor(
    public address: string,
    /** Where it says that it comes from, to a server behind a proxy. */
    private readonly from?: string,
  ) {}

  /** A guest who comes through a proxy. */
  static async from(address: string, from: string, name: string): Promise<Client> {
    const client = new Client(address, from);
    await client.call('POST', 'api/session', { name });
    return client;
  }

  /** The same guest at another process. */
  at(address: string): Client {
    const other = new Client(address, this.from);
    other.cookie = this.cookie;
    return other;
  }

  /** Somebody unknown from the same place. */
  stranger(): Client {
    return new Client(this.address, this.from);
  }

  private get origin(): Record<string, string> {
    return this.from === undefined ? {} : { 'x-forwarded-for': this.from };
  }

  /** A guest of that name. */
  static async named(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    await client.call('POST', 'api/session', { name });
    return client;
  }

  async call<T = { error: string; text: string }>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(this.address + path, {
      method,
      headers: {
        ...this.origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return {
      status: answer.status,
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T,
      headers: answer.headers,
    };
  }

  async ask(table: string, ask: Ask): Promise<Tell> {
    return (await this.call<Tell>('POST', `api/tables/${table}/ask`, { ask })).body;
  }

  async sight(table: string, as: Seat | 'public'): Promise<TableSight> {
    return (await this.call<TableSight>('GET', `api/tables/${table}/sight?as=${as}`)).body;
  }

  socket(): Promise<TestSocket> {
    return TestSocket.open(this.address, this.cookie, this.origin);
  }
}

/** Somebody's socket, and everything it heard. */
export class TestSocket {
  readonly heard: FromServer[] = [];
  closed: number | undefined;
  private waiting: (() => void)[] = [];

  private constructor(readonly raw: WebSocket) {
    raw.on('message', data => {
      this.heard.push(JSON.parse(String(data)) as FromServer);
      this.wake();
    });
    raw.on('close', code => {
      this.closed = code;
      this.wake();
    });
    raw.on('error', () => {});
  }

  static async open(address: string, cookie: string, headers: Record<string, string> = {}, query = ''): Promise<TestSocket> {
    const raw = new WebSocket(`${address.replace('http', 'ws')}api/socket${query}`, {
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    });
    const opened = new TestSocket(raw);
    await new Promise<void>((resolve, reject) => {
      raw.once('open', () => resolve());
      raw.once('error', reject);
    });
    return opened;
  }

  send(message: object): void {
    this.raw.send(JSON.stringify(message));
  }

  /** The first thing heard, from a place on, that somebody looks for. */
  async until<T>(found: (heard: FromServer) => T | undefined | false, from = 0): Promise<T> {
    for (let at = from; ; ) {
      for (; at < this.heard.length; at++) {
        const result = found(this.heard[at] as FromServer);
        if (result !== undefined && result !== false) return result;
      }
      if (this.closed !== undefined) throw new Error(`the socket was closed with ${this.closed}`);
      await new Promise<void>(resolve => this.waiting.push(resolve));
    }
  }

  /** When the socket is closed: its code. */
  async end(): Promise<number> {
    while (this.closed === undefined) await new Promise<void>(resolve => this.waiting.push(resolve));
    return this.closed;
  }

  close(): void {
    this.raw.close();
  }

  /** Ends it at once, without a word. */
  terminate(): void {
    this.raw.terminate();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Any game, opened. */
export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The ask that makes a seat's move, quickly chosen from what the seat sees. */
export function moveFor(
  game: AnyGame,
  sight: Pick<TableSight, 'view' | 'decisions' | 'number'>,
  seat: Seat,
  luck: string,
): Extract<Ask, { type: 'play' }> {
  const chance = fast(`${luck} ${sight.number}`);
  const state = game.imagine(sight.view, chance);
  const legal = game.legal(state, seat).filter(move => !game.surrenders?.(move));
  const move = game.policy ? game.policy(state, seat, legal, chance) : legal[chance.below(legal.length)];
  if (!move) throw new Error(`seat ${seat} cannot move`);
  return { type: 'play', key: `${luck} ${sight.number} ${seat}`, seat, decision: sight.decisions[seat] ?? 0, moves: [game.write(move)] };
}

/** What is needed to set a table. */
export function wishOf(game: string, kinds: readonly ('human' | 'open' | 'greedy' | 'random')[], change: object = {}) {
  const seats = kinds.map((kind, at) => {
    if (kind === 'open') return { kind };
    return kind === 'human' ? { kind, name: 'Mia' } : { kind: 'bot', name: `Bot ${at}`, bot: kind };
  });
  return { game, options: {}, seats, pace: { kind: 'untimed' }, listed: false, ...change };
}
