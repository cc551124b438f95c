// People who play through the public interface, by socket or by requests, and go elsewhere when a process is gone.
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import type { Ask, Denial, FromServer, TableStatus, Tell } from '../../protocol/index.ts';
import { type Answer, Client, moveFor, TestSocket } from '../server.testing.ts';

/** A move that a process has acknowledged. */
export interface Acknowledged {
  readonly seat: Seat;
  /** The number of the deed, as the acknowledgement says. */
  readonly number: number;
  readonly key: string;
  readonly move: string;
}

/** Who is told how players fare. */
export interface Listener {
  acknowledged(): void;
  /** Of something that must never happen. */
  complained(what: string): void;
}

type Play = Extract<Ask, { type: 'play' }>;

/** Before somebody who was turned away tries another process, in ms. */
const BREATH = 100;
/** Somebody who has no socket looks at least so often, in ms. */
const LOOK = 400;
const LUCK = 'kill';

/** Somebody with a cookie who knows the addresses of all processes. */
export class Person {
  readonly client: Client;
  /** How often somebody found nobody at home, or could not be served. */
  turnedAway = 0;
  private at: number;

  constructor(
    readonly name: string,
    private readonly addresses: readonly string[],
    first: number,
    /** Whether it is still worth trying. */
    private readonly mayGoOn: () => boolean,
  ) {
    this.at = first % addresses.length;
    this.client = new Client(this.address);
  }

  get address(): string {
    return this.addresses[this.at] ?? '';
  }

  async goElsewhere(): Promise<void> {
    if (!this.mayGoOn()) throw new Error(`${this.name} has gone home`);
    this.turnedAway++;
    this.at = (this.at + 1) % this.addresses.length;
    this.client.address = this.address;
    await pause(BREATH);
  }

  /** Asks until somebody answers who is not in trouble. */
  async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    for (;;) {
      const answer = await this.client.call<T>(method, path, body).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await this.goElsewhere();
    }
  }
}

/** At every table: rung when somebody hears that others are to move, so that who has no socket need not look all the time. */
export class Bell {
  private waiting: (() => void)[] = [];

  ring(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  async rung(): Promise<void> {
    await Promise.race([new Promise<void>(resolve => this.waiting.push(resolve)), pause(LOOK)]);
  }
}

/** Where somebody sits. */
interface Place {
  readonly table: string;
  readonly game: AnyGame;
  readonly seat: Seat;
}

/** One seat of one table, and the person who plays it. */
export class Player {
  readonly table: string;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly acknowledged: Acknowledged[] = [];
  /** Submits that were refused because they could not be kept. */
  readonly notKept: Denial[] = [];
  private standing: TableStatus | undefined;
  /** Lines of the record that it has heard of. */
  private lines = 0;
  private pending: Play | undefined;
  /** The number of the table when the pending submit was chosen. */
  private chosenAt = 0;
  private last: { readonly ask: Play; readonly number: number } | undefined;

  constructor(
    readonly person: Person,
    { table, game, seat }: Place,
    readonly bell: Bell,
    private readonly told: Listener,
  ) {
    this.table = table;
    this.game = game;
    this.seat = seat;
  }

  get isDone(): boolean {
    return this.standing?.outcome != null && !this.pending;
  }

  /** The submit that nobody has answered yet. */
  get unanswered(): Play | undefined {
    return this.pending;
  }

  /** Sent again when a process is gone: what was answered already must be answered alike, and what was not must be done once. */
  get repeated(): readonly Play[] {
    return [this.last?.ask, this.pending].filter(ask => ask !== undefined);
  }

  get since(): { readonly since?: number } {
    return this.standing ? { since: this.standing.number } : {};
  }

  toString(): string {
    const { number = 0, awaiting = [], outcome } = this.standing ?? {};
    const waits = this.pending ? `waits for an answer to ${JSON.stringify(this.pending)}` : 'has nothing to answer';
    const how = `at news ${number}, awaited are [${awaiting}], ${outcome ? 'over' : 'not over'}`;
    return `${this.game.id} ${this.table} seat ${this.seat} (${this.person.name} at ${this.person.address}): ${how}, ${waits}`;
  }

  /** Takes up what a host tells; the submit to send now, where it is this seat's turn. */
  hear(tell: Tell): Play | undefined {
    if (tell.type === 'table') this.see(tell.table, 0, tell.table.told.length - 1);
    if (tell.type === 'news') this.see(tell.news, tell.news.from, tell.news.from + tell.news.told.length);
    if (tell.type === 'done') this.confirm(tell.key, tell.number);
    if (tell.type === 'denied') this.regret(tell.key, tell.denial);
    return this.next();
  }

  /** What is shown begins with a line of the record, and ends with another: none between may be missing. */
  private see(now: TableStatus, from: number, lines: number): void {
    const known = this.standing?.number ?? -1;
    if (now.number < known) this.complain(`was shown number ${known}, and now the table is at ${now.number}`);
    if (now.number > known) {
      if (from > this.lines) this.complain(`heard of line ${from + 1} right after line ${this.lines}`);
      this.standing = now;
      this.lines = lines;
    }
    if (now.outcome || now.awaiting.some(seat => seat !== this.seat)) this.bell.ring();
  }

  private confirm(key: string, number: number): void {
    if (key === this.last?.ask.key && number !== this.last.number) {
      this.complain(`"${key}" was acknowledged as number ${this.last.number} and then as ${number}`);
    }
    if (key !== this.pending?.key) return;
    const [move = ''] = this.pending.moves;
    this.acknowledged.push({ seat: this.seat, number, key, move });
    this.last = { ask: this.pending, number };
    this.pending = undefined;
    this.told.acknowledged();
  }

  private regret(key: string | null, denial: Denial): void {
    if (denial.reason === 'not kept') this.notKept.push(denial);
    // What could not be kept is asked again later: others may have moved since, and it is no longer possible.
    else if (denial.reason === 'refused' && this.notKept.length > 0 && this.chosenAt < (this.standing?.number ?? 0))
      this.pending = undefined;
    else this.complain(`"${key}" was denied: ${denial.reason}, ${denial.text}`);
  }

  private next(): Play | undefined {
    const { standing, pending, last } = this;
    if (pending || !standing?.awaiting.includes(this.seat) || standing.number < (last?.number ?? 0)) return undefined;
    this.pending = moveFor(this.game, standing, this.seat, LUCK);
    this.chosenAt = standing.number;
    return this.pending;
  }

  private complain(what: string): void {
    this.told.complained(`${this}: ${what}`);
  }
}

/** Plays to the end over sockets: a new one, at another process, whenever one breaks. */
export async function playBySocket(player: Player): Promise<void> {
  const { person } = player;
  while (!player.isDone) {
    const socket = await TestSocket.open(person.address, person.client.cookie).catch(() => undefined);
    if (socket) await follow(player, socket).catch(() => undefined);
    socket?.terminate();
    if (!player.isDone) await person.goElsewhere();
  }
}

/** Watches and plays until the socket breaks, is of no use, or the match is over. */
function follow(player: Player, socket: TestSocket): Promise<true> {
  const { table, seat, since } = player;
  const send = (ask: Ask) => socket.send({ table, ask });
  socket.send({ watchTable: table });
  send({ type: 'watch', viewer: seat, ...since });
  player.repeated.forEach(send);
  const refused = player.notKept.length;
  return socket.until(({ tell, error }: FromServer) => {
    if (tell) {
      const ask = player.hear(tell);
      if (ask) send(ask);
    }
    // What could not be kept is sent again, under the same key, on a new socket.
    return error !== undefined || player.isDone || player.notKept.length > refused;
  });
}

/** Plays to the end by requests alone. */
export async function playByRequests(player: Player): Promise<void> {
  const { person, table, seat } = player;
  const call = async <T>(method: string, path: string, sent?: unknown): Promise<T> => {
    const { status, body } = await person.call<T>(method, `api/tables/${table}/${path}`, sent);
    if (status !== 200) throw new Error(`${player} was answered ${status} to ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const post = async (ask: Ask) => player.hear(await call<Tell>('POST', 'ask', { ask }));
  for (let moves = 0; !player.isDone; ) {
    const { turnedAway } = person;
    if (player.unanswered) await post(player.unanswered);
    const since = Object.entries(player.since).map(([name, number]) => `&${name}=${number}`);
    for (const tell of await call<readonly Tell[]>('GET', `news?as=${seat}${since}`)) player.hear(tell);
    if (person.turnedAway > turnedAway) for (const again of player.repeated) await post(again);
    if (player.acknowledged.length === moves) await player.bell.rung();
    moves = player.acknowledged.length;
  }
}
