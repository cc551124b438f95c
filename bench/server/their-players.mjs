// Players at boardgame.io's server: its lobby over HTTP, a socket.io client for every seat.
import { createRequire } from 'node:module';
import { enumerate } from '../toy/boardgame-io-rules.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');

export const THEIRS = { newGuest: async () => undefined, createMatches, openChair };

async function createMatches({ addresses: [address], seats }, _guest, count) {
  const matches = [];
  for (let made = 0; made < count; made++) {
    const { matchID } = await post(address, 'games/toy/create', { numPlayers: seats });
    const tokens = [];
    for (let seat = 0; seat < seats; seat++) {
      const { playerCredentials } = await post(address, `games/toy/${matchID}/join`, {
        playerID: String(seat),
        playerName: `Seat ${seat}`,
      });
      tokens.push(playerCredentials);
    }
    matches.push({ id: matchID, tokens });
  }
  return matches;
}

/** @returns {Promise<any>} */
async function post(address, path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function openChair({ addresses: [address] }, _guest, seat) {
  const socket = io(`${address}toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return new Chair(socket, String(seat));
}

class Chair {
  /** Who is told how it goes; see sit in load.mjs. @type {any} */
  hear;

  constructor(socket, seat) {
    this.socket = socket;
    this.seat = seat;
    socket.on('sync', (id, { state }) => this.take(id, state));
    socket.on('update', (id, state) => this.take(id, state));
    socket.on('disconnect', reason => reason !== 'io client disconnect' && this.hear?.failed(new Error(reason)));
  }

  watch({ id, tokens }) {
    this.table = id;
    this.token = tokens[this.seat];
    this.socket.emit('sync', id, this.seat, this.token, tokens.length);
  }

  play() {
    const { G, _stateID } = this.state;
    this.waitsFor = _stateID + 1;
    const legal = enumerate(G, this.seat);
    const { type, args } = legal[Math.floor(Math.random() * legal.length)] ?? {};
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.seat, credentials: this.token } };
    this.socket.emit('update', action, _stateID, this.table, this.seat);
  }

  close() {
    this.socket.disconnect();
  }

  take(id, state) {
    if (id !== this.table) return;
    this.state = state;
    const isMine = this.waitsFor !== undefined && state._stateID >= this.waitsFor;
    if (isMine) {
      this.waitsFor = undefined;
      this.hear.done(this);
    }
    if (state.ctx.gameover) return this.hear.over(this, state.ctx.gameover.scores);
    if (state.ctx.currentPlayer === this.seat) this.hear.turn(this);
  }
}
