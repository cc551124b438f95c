// One viewer of a table: does everything a viewer can do, and keeps every word that comes back.
import type { Seat } from '../../kernel/index.ts';
import type { Ask, TableStatus, Tell } from '../../protocol/index.ts';
import { Client, type TestSocket } from '../server.testing.ts';
import { otherOf, type PreparedTable, type ScriptedBots } from './twin-tables.testing.ts';
import type { Act } from './twin-worlds.testing.ts';

interface ViewerContext {
  readonly bots: ScriptedBots;
  readonly cookies: { readonly viewer: string; readonly other: string };
  /** Whether whoever looks is told the orders of others, as by a server that does not look who asks. */
  readonly isLoose?: boolean;
  /** Lets time pass. */
  readonly pass: (ms: number) => void;
}

type KeyAsk = Extract<Ask, { key: string }>;
type Kept = Extract<Tell, { key: string | null }>;

const BEAT = JSON.stringify({ beat: true });

/** A viewer at one table in one world. */
export class ScriptedViewer {
  private readonly words: string[] = [];
  private readonly me: Client;
  private readonly other: Client;
  private readonly otherSeat: Seat;
  private socket: TestSocket | undefined;
  private keys = 0;

  constructor(
    private readonly address: string,
    private readonly table: PreparedTable,
    private readonly world: 0 | 1,
    private readonly around: ViewerContext,
  ) {
    this.me = new Client(address);
    this.other = new Client(address);
    this.me.cookie = this.viewer === 'public' ? '' : around.cookies.viewer;
    this.other.cookie = around.cookies.other;
    this.otherSeat = otherOf(this.viewer, table.plan.seats);
  }

  /** The whole of it, and all that was heard. */
  async lookOn(): Promise<readonly string[]> {
    await this.sitDown();
    for (const path of ['api/tables', 'api/tables/mine', 'api/session', 'api/push-key']) await this.get(path);
    await this.peek();
    await this.otherGivesOrders();
    for (const [at, act] of this.table.twins.acts.entries()) {
      this.around.pass(1000);
      for (const move of act.vain) await this.tryInVain(move);
      await this.make(act);
      if (at % 2 === 0) await this.takeBackAndMakeAgain(act);
      await this.look();
    }
    await this.talk();
    await this.comeBack();
    await this.takeBackByConsent();
    await this.pause();
    await this.otherHandsOver();
    await this.lookRound();
    await this.leave();
    await this.getUp();
    return this.words;
  }

  private get viewer() {
    return this.table.twins.viewer;
  }

  private get open(): TestSocket {
    if (!this.socket) throw new Error('the socket is closed');
    return this.socket;
  }

  private get path(): string {
    return `api/tables/${this.table.id}`;
  }

  private get standing(): TableStatus {
    for (const { tell } of this.open.heard.toReversed()) {
      if (tell?.type === 'news') return tell.news;
      if (tell?.type === 'table') return tell.table;
    }
    throw new Error('nothing was heard of the table yet');
  }

  private async sitDown(since?: number): Promise<void> {
    const socket = await this.me.socket();
    this.socket = socket;
    // Beats come by the clock, whatever is played.
    socket.raw.on('message', data => String(data) !== BEAT && this.words.push(`socket: ${data}`));
    socket.send({ watchTable: this.table.id });
    this.send({ type: 'watch', viewer: this.viewer, ...(since === undefined ? {} : { since }) });
    this.send({ type: 'glance', line: 0 });
    await socket.until(({ tell }) => tell?.type === 'glanced');
  }

  private async getUp(): Promise<void> {
    const socket = this.open;
    const from = socket.heard.length;
    socket.raw.send('and goodbye');
    await socket.until(({ error }) => error, from);
    socket.close();
    await socket.end();
    this.socket = undefined;
    // The next to come must not find this one still there.
    for (let open = true; open; ) open = !/^tabletour_sockets 0$/m.test(await (await fetch(`${this.address}metrics`)).text());
  }

  private send(ask: Ask): void {
    this.open.send({ table: this.table.id, ask });
  }

  private async get(path: string): Promise<void> {
    await this.call('GET', path);
  }

  private async call(method: string, path: string, body?: object): Promise<void> {
    const answer = await fetch(this.address + path, {
      method,
      headers: { cookie: this.me.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const kept = ['content-type', 'content-length', 'set-cookie', 'etag'].map(name => `${name}=${answer.headers.get(name)}`);
    this.words.push(`${method} ${path}: ${answer.status} ${kept.join(' ')} ${await answer.text()}`);
  }

  private async peek(): Promise<void> {
    const from = this.open.heard.length;
    this.send({ type: 'watch', viewer: this.otherSeat });
    await this.open.until(({ tell }) => tell, from);
    for (const what of ['sight', 'news']) await this.get(`${this.path}/${what}?as=${this.otherSeat}`);
    const decision = this.standing.decisions[this.otherSeat] ?? 0;
    await this.call('POST', `${this.path}/ask`, { ask: { type: 'back', key: 'not mine', seat: this.otherSeat, decision } });
  }

  /** The other says in advance what they would do, in each world something else; nobody else may hear of it. */
  private async otherGivesOrders(): Promise<void> {
    const [seat, path] = [this.otherSeat, `${this.path}/orders`];
    const move = this.table.twins.acts[0]?.moves[this.world];
    if (move === undefined) return;
    // What will not happen: nobody does the same thing so often.
    const steps = Array.from({ length: 20 }, () => ({ seat: (seat + 1) % this.table.plan.seats, move }));
    const lines = Array.from({ length: 1 + this.world }, () => ({ if: steps, play: move }));
    const { status, body } = await this.other.call('PUT', path, { seat, number: this.standing.number, lines });
    if (status !== 200) throw new Error(JSON.stringify(body));
    for (const as of [seat, this.viewer].filter(each => each !== 'public')) await this.get(`${path}?as=${as}`);
    if (this.around.isLoose) this.words.push(JSON.stringify((await this.other.call('GET', `${path}?as=${seat}`)).body));
  }

  private async look(): Promise<void> {
    const { number } = this.standing;
    await this.get(`${this.path}/sight?as=${this.viewer}`);
    await this.get(`${this.path}/news?as=${this.viewer}&since=${number - 1}`);
    const from = this.open.heard.length;
    this.send({ type: 'glance', line: 0 });
    this.send({ type: 'record' });
    await this.open.until(({ tell }) => tell?.type === 'denied' || tell?.type === 'record', from);
  }

  private async lookRound(): Promise<void> {
    const { number } = this.standing;
    for (const path of [this.path, `${this.path}/sight`]) await this.get(path);
    for (const since of [number - 1, number - 4, 0]) await this.get(`${this.path}/news?as=${this.viewer}&since=${Math.max(0, since)}`);
    await this.call('POST', `${this.path}/ask`, { ask: { type: 'record' } });
    for (const line of [0, number, 1_000_000]) await this.call('POST', `${this.path}/ask`, { ask: { type: 'glance', line } });
  }

  private async tryInVain(move: string): Promise<void> {
    if (this.viewer === 'public') return;
    const ask = this.playing(this.viewer, move);
    if (this.keys % 2 === 0) await this.asked(ask);
    else await this.call('POST', `${this.path}/ask`, { ask });
  }

  private playing(seat: Seat, move: string): Extract<Ask, { type: 'play' }> {
    return { type: 'play', key: `key ${++this.keys}`, seat, decision: this.standing.decisions[seat] ?? 0, moves: [move] };
  }

  /** Asks by the socket, and waits for the answer. */
  private async asked(ask: KeyAsk): Promise<Kept> {
    const from = this.open.heard.length;
    this.send(ask);
    return this.open.until(({ tell }) => (tell?.type === 'done' || tell?.type === 'denied') && tell.key === ask.key && tell, from);
  }

  private async otherAsks(ask: KeyAsk): Promise<Tell> {
    return this.other.ask(this.table.id, ask);
  }

  /** Waits until everything that was done before is heard. */
  private async hear(number: number): Promise<void> {
    await this.open.until(({ tell }) => tell?.type === 'news' && tell.news.number >= number);
  }

  private async make({ seat, moves }: Act): Promise<void> {
    const move = moves[this.world];
    const next = this.standing.number + 1;
    const isMine = seat === this.viewer;
    if (!isMine && seat !== this.otherSeat) await this.around.bots.move(this.table.id, seat, move);
    else {
      const answer = await (isMine ? this.asked(this.playing(seat, move)) : this.otherAsks(this.playing(seat, move)));
      if (answer.type !== 'done') throw new Error(`"${move}" was not done: ${JSON.stringify(answer)}`);
    }
    await this.hear(next);
  }

  private async takeBackAndMakeAgain(act: Act): Promise<void> {
    const { seat } = act;
    if (seat !== this.viewer && seat !== this.otherSeat) return;
    const { number } = this.standing;
    const ask = { type: 'back', key: `key ${++this.keys}`, seat, decision: this.standing.decisions[seat] ?? 0 } as const;
    const answer = await (seat === this.viewer ? this.asked(ask) : this.otherAsks(ask));
    if (answer.type !== 'done') return;
    await this.hear(number + 1);
    await this.make(act);
  }

  /** What others have answered is taken back when they agree, and stays when they do not. */
  private async takeBackByConsent(): Promise<void> {
    const [mine, theirs] = [this.viewer, this.otherSeat];
    const decision = (seat: Seat) => this.standing.decisions[seat] ?? 0;
    const before = this.standing.number;
    const answer = await this.otherAsks({ type: 'back', key: `key ${++this.keys}`, seat: theirs, decision: decision(theirs) });
    if (answer.type === 'done') await this.hear(before + 1);
    if (mine === 'public') return;
    if (this.standing.wish?.needs.includes(mine)) {
      await this.asked({ type: 'agree', key: `key ${++this.keys}`, seat: mine, isAgreed: true });
      await this.hear(before + 2);
    }
    const wished = await this.asked({ type: 'back', key: `key ${++this.keys}`, seat: mine, decision: decision(mine) });
    if (wished.type !== 'done') return;
    await this.hear(wished.number);
    if (!this.standing.wish) return;
    await this.otherAsks({ type: 'agree', key: `key ${++this.keys}`, seat: theirs, isAgreed: false });
    await this.hear(wished.number + 1);
  }

  private async pause(): Promise<void> {
    const { number } = this.standing;
    await this.otherAsks({ type: 'wish', key: `key ${++this.keys}`, seat: this.otherSeat, what: 'pause' });
    await this.hear(number + 1);
    if (this.viewer === 'public') return;
    await this.asked({ type: 'agree', key: `key ${++this.keys}`, seat: this.viewer, isAgreed: true });
    await this.tryInVain('anything');
    await this.asked({ type: 'wish', key: `key ${++this.keys}`, seat: this.viewer, what: 'resume' });
    await this.hear(number + 3);
  }

  private async talk(): Promise<void> {
    this.around.pass(60_000);
    this.open.send({ table: this.table.id, say: 'hello' });
    await this.open.until(({ chat, error }) => chat ?? error);
    await this.other.call('POST', `${this.path}/chat`, { text: 'good evening' });
    await this.open.until(({ chat }) => chat?.text === 'good evening');
    await this.call('POST', `${this.path}/chat`, { text: ' ' });
    await this.get(`${this.path}/chat`);
  }

  /** Goes away, and asks for what was missed. */
  private async comeBack(): Promise<void> {
    const { number } = this.standing;
    await this.getUp();
    await this.other.call('POST', `${this.path}/chat`, { text: 'where are you?' });
    await this.sitDown(Math.max(0, number - 2));
    const from = this.open.heard.length;
    this.send({ type: 'watch', viewer: this.viewer });
    await this.open.until(({ tell }) => tell?.type === 'table', from);
  }

  /** Gives up the seat, and sees from then on what everybody sees. */
  private async leave(): Promise<void> {
    const { viewer } = this;
    if (viewer === 'public') return;
    const from = this.open.heard.length;
    await this.call('POST', `${this.path}/leave`);
    await this.open.until(({ row }) => row?.seats[viewer]?.kind === 'bot', from);
    for (const path of [`${this.path}/sight`, `${this.path}/sight?as=${viewer}`]) await this.get(path);
  }

  private async otherHandsOver(): Promise<void> {
    const from = this.open.heard.length;
    const to = { kind: 'bot', name: 'Jonas', bot: 'greedy' } as const;
    await this.otherAsks({ type: 'hand', key: `key ${++this.keys}`, seat: this.otherSeat, to });
    await this.open.until(({ row }) => row?.seats[this.otherSeat]?.kind === 'bot', from);
  }
}
