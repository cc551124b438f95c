// Players at our server, as anybody may play: tables over HTTP, a socket for every seat.
import { WebSocket } from 'ws';

export const OURS = { newGuest, createMatches, openChair };

/** Whoever sets the tables of a place, at one of the processes. */
async function newGuest({ addresses }, place) {
  const address = addresses[place % addresses.length];
  return { address, cookie: (await post(address, 'api/session', { name: `Place ${place}` })).cookie };
}

/** The guest sets and begins so many tables, and holds all seats of them. */
async function createMatches({ game, seats }, { address, cookie }, count) {
  const plan = {
    game,
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Seat ${seat}` })),
    pace: { kind: 'untimed' },
    listed: false,
  };
  const matches = [];
  for (let made = 0; made < count; made++) {
    const { body } = await post(address, 'api/tables', plan, cookie);
    await post(address, `api/tables/${body.id}/start`, undefined, cookie);
    matches.push({ id: body.id });
  }
  return matches;
}

async function post(address, path, body, cookie) {
  const headers = { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(address + path, { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  /** @type {any} */
  const told = await answer.json();
  return { body: told, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}

/** A socket that plays one seat of one match after the other. */
async function openChair({ choose }, { address, cookie }, seat) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers: { cookie }, perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return new Chair(socket, seat, choose);
}

class Chair {
  /** Who is told how it goes; see sit in load.mjs. @type {any} */
  hear;
  /** @type {any} */
  waitsFor;

  constructor(socket, seat, choose) {
    this.socket = socket;
    this.seat = seat;
    this.choose = choose;
    this.turn = `"awaiting":[${seat}]`;
    socket.on('message', data => this.take(data));
    socket.on('close', code => code > 1001 && this.hear?.failed(new Error(`the socket was closed with ${code}`)));
  }

  watch({ id }) {
    if (this.table !== undefined) this.say({ leaveTable: this.table });
    this.table = id;
    this.say({ table: id, ask: { type: 'watch', viewer: this.seat } });
  }

  play() {
    const { view, decisions, number } = this.standing;
    this.waitsFor = { key: `${this.seat} ${number}`, isSeen: false, isDone: false };
    const moves = [this.choose(view, this.seat)];
    const { key } = this.waitsFor;
    this.say({ table: this.table, ask: { type: 'play', key, seat: this.seat, decision: decisions[this.seat], moves } });
  }

  close() {
    this.socket.close(1000);
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  take(data) {
    const text = data.toString();
    if (!text.includes(this.table)) return;
    if (text.includes('"type":"denied"') || text.includes('"error":')) return this.hear.failed(new Error(text));
    if (text.includes('"type":"done"')) return this.settle('isDone');
    if (!text.includes('"view":')) return;
    // Only who is to move reads all of it: the players must be cheaper than the server.
    const [isTurn, isOver] = [text.includes(this.turn), text.includes('"awaiting":[]')];
    if (isTurn || isOver) {
      const { tell } = JSON.parse(text);
      this.standing = tell.news ?? tell.table;
    }
    this.next = isTurn ? 'turn' : isOver ? 'over' : undefined;
    if (this.waitsFor) this.settle('isSeen');
    else this.goOn();
  }

  settle(what) {
    const waits = this.waitsFor;
    waits[what] = true;
    if (!waits.isSeen || !waits.isDone) return;
    this.waitsFor = undefined;
    this.hear.done(this);
    this.goOn();
  }

  goOn() {
    if (this.next === 'turn') this.hear.turn(this);
    if (this.next === 'over') this.hear.over(this, this.standing.outcome.scores);
  }
}
