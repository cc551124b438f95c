// People at tables of all games, two at each and at every other one a bot, who go on playing as long as it takes.
import { vi } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Denial, TableRow } from '../../protocol/index.ts';
import { amount } from '../../testing/part.ts';
import { gameNamed } from '../server.testing.ts';
import { Bell, type Listener, Person, Player, playByRequests, playBySocket } from './people.testing.ts';
import type { ServerProcess } from './server-process.testing.ts';

/** What keeps a game from taking long; the others are short enough. */
const SHORT: Readonly<Record<string, object>> = {
  'tour-operator': { rounds: 1 },
  bodensee: { dicePerColour: 6, maxTurns: 50 },
  'on-tour-paris': { routeMode: 'auto' },
};
/** What is played at first; of the longest game the fewest tables. */
const GAMES = [...GAME_IDS, ...['city-tour', 'tour-operator', 'bodensee', 'on-tour-paris', 'city-tour']];
/** Who has come to an end while others still play begins one more of these. */
const SHORTEST = ['city-tour', 'bodensee'];
/** How long it may take, in ms, before it is called a failure, which a busy machine is not: from one move to the next, and all in all. */
const LONGEST_PAUSE = 100_000;
export const LONGEST = amount(390_000, 3_600_000);

/** A table that was set, and who plays there. */
export interface Played {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
}

/** All who play. */
export class Crowd {
  readonly tables: Played[] = [];
  private readonly people: Person[] = [];
  acknowledged = 0;
  /** While this is so, whoever has come to the end of a match begins another. */
  goesOn = true;

  private failure: Error | undefined;
  private fail: (error: Error) => void = () => {};
  private readonly alarm = new Promise<never>((_, reject) => {
    this.fail = reject;
  });

  constructor(private readonly processes: readonly ServerProcess[]) {
    this.alarm.catch(error => {
      this.failure = error;
    });
  }

  /** Two people a table; everything has ended when this is kept. The first complaint ends it, too. */
  async play(tables: number): Promise<void> {
    let before = -1;
    const watch = setInterval(() => {
      if (this.acknowledged === before) this.complain(`no move was acknowledged for ${LONGEST_PAUSE / 1000} seconds`);
      before = this.acknowledged;
    }, LONGEST_PAUSE);
    const pairs = Array.from({ length: tables }, (_, at) => this.pair(at).catch(this.fail));
    await Promise.race([Promise.all(pairs), this.alarm]).finally(() => clearInterval(watch));
  }

  get players(): readonly Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  get games(): ReadonlySet<string> {
    return new Set(this.tables.map(({ game }) => game.id));
  }

  /** Why moves were refused that could not be kept. */
  get notKept(): readonly Denial[] {
    return this.players.flatMap(({ notKept }) => notKept);
  }

  /** How often somebody was refused or turned away. */
  get troubles(): number {
    return this.notKept.length + this.people.reduce((sum, { turnedAway }) => sum + turnedAway, 0);
  }

  /** When so many more moves have been acknowledged. */
  async more(moves: number, when: string): Promise<void> {
    const goal = this.acknowledged + moves;
    await this.until(() => this.acknowledged >= goal, `${moves} more moves ${when}`);
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    const isSettled = () => isSo() || this.failure !== undefined;
    await vi.waitUntil(isSettled, { timeout: LONGEST, interval: 5 }).catch(() => this.complain(`waited in vain for ${what}`));
    if (this.failure) throw this.failure;
  }

  /** What the processes said last. */
  get logs(): string {
    return this.processes.map(({ log }) => log).join('\n');
  }

  /** Ends everything, and tells how far everybody is who has not come to an end. */
  private complain(what: string): void {
    const unfinished = this.players.filter(({ isDone }) => !isDone);
    this.fail(new Error([what, ...unfinished.map(String), this.logs].join('\n')));
  }

  private async pair(at: number): Promise<void> {
    const addresses = this.processes.map(({ address }) => address);
    const people = ['Mia', 'Jonas'].map((name, which) => new Person(`${name} ${at}`, addresses, at + which, () => !this.failure));
    this.people.push(...people);
    for (const person of people) await person.call('POST', 'api/session', { name: person.name });
    let game = GAMES[at % GAMES.length] ?? '';
    do {
      await this.match(at, people, await gameNamed(game));
      game = SHORTEST[this.tables.length % SHORTEST.length] ?? '';
    } while (this.goesOn);
  }

  private readonly listener: Listener = {
    acknowledged: () => {
      this.acknowledged++;
    },
    complained: what => this.fail(new Error(`${what}\n${this.logs}`)),
  };

  private async match(at: number, people: readonly Person[], game: AnyGame): Promise<void> {
    const id = await begunTable(people, game, at % 2 === 0);
    const bell = new Bell();
    const players = people.map((person, seat) => new Player(person, { table: id, game, seat }, bell, this.listener));
    this.tables.push({ id, game, players });
    // One of the two has a socket, in turns the host and the guest.
    await Promise.all(players.map((player, seat) => ((seat + at) % 2 === 0 ? playBySocket(player) : playByRequests(player))));
  }
}

/** Sets a table for two people, in turns with a bot and without, as a full disk must not find only bots to refuse; and begins. Who gets no answer looks whether it was done. */
async function begunTable([host, guest]: readonly Person[], game: AnyGame, hasBot: boolean): Promise<string> {
  if (!host || !guest) throw new Error('a table needs two people');
  const seats = [{ kind: 'human', name: host.name }, { kind: 'open' }, ...(hasBot ? [{ kind: 'bot', name: 'Ada', bot: 'easy' }] : [])];
  const wish = { game: game.id, options: SHORT[game.id] ?? {}, seats, pace: { kind: 'untimed' }, listed: false };
  const { id } = await asked(host, 'api/tables', wish);
  await done(guest, id, 'join', ({ mine }) => mine.length > 0);
  await done(host, id, 'start', ({ stage }) => stage !== 'gathering');
  return id;
}

async function asked(person: Person, path: string, body: unknown): Promise<TableRow> {
  const { status, body: row } = await person.call<TableRow>('POST', path, body);
  if (status !== 200) throw new Error(`${person.name} was answered ${status} to ${path}: ${JSON.stringify(row)}`);
  return row;
}

async function done(person: Person, id: string, what: string, isDone: (row: TableRow) => boolean): Promise<void> {
  const path = `api/tables/${id}`;
  const { status } = await person.call('POST', `${path}/${what}`, {});
  if (status === 200) return;
  const { body } = await person.call<TableRow>('GET', path);
  if (!isDone(body)) throw new Error(`${person.name} could not ${what} (${status}): ${JSON.stringify(body)}`);
}
