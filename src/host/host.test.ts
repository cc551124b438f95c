import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { type AnyGame, matchesOf, readRecord } from '../kernel/index.ts';
import type { Ask, SeatPlan, TableSight, Tell } from '../protocol/index.ts';
import { type Guest, Host, type HostParts, type StoredTable, type TableStore, type Thinker, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const MIA: SeatPlan = { kind: 'human', name: 'Mia' };
const JONAS: SeatPlan = { kind: 'human', name: 'Jonas' };
const BOT: SeatPlan = { kind: 'bot', name: 'Ada', bot: 'greedy' };

async function opened(id: string): Promise<AnyGame> {
  const box = SHELF[id];
  if (!box) throw new Error(`no game ${id}`);
  return box.open();
}

function parts(store: TableStore, thinker: Thinker = thinkHere, report: (error: unknown) => void = () => {}): HostParts {
  return { store, thinker, clock: () => 0, report };
}

function tableOf(game: AnyGame, seats: readonly SeatPlan[], options: object = {}): StoredTable {
  const reading = game.options.read(options, seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  const { id, version } = game;
  return { id: 'table', game: id, version, options: reading.options, seats, pace: { kind: 'untimed' }, seed: 'secret seed', since: 0 };
}

async function hosted(
  id: string,
  seats: readonly SeatPlan[],
  given: { store?: TableStore; thinker?: Thinker; report?: (e: unknown) => void } = {},
) {
  const game = await opened(id);
  const store = given.store ?? memoryStore();
  await store.create(tableOf(game, seats));
  const host = await Host.open(game, 'table', parts(store, given.thinker, given.report));
  if (!host) throw new Error('no host');
  return { game, store, host };
}

/** A guest who remembers everything told. */
function guest(...mine: number[]): Guest & { heard: Tell[]; last: () => Tell } {
  const heard: Tell[] = [];
  return {
    mine,
    heard,
    tell: tell => heard.push(tell),
    last: () => heard.at(-1) as Tell,
  };
}

function sightIn(tells: readonly Tell[]): TableSight {
  const tell = tells.find(each => each.type === 'table');
  if (tell?.type !== 'table') throw new Error('no table was shown');
  return tell.table;
}

/** The ask that makes a seat's first legal move. */
function firstMove(host: Host, seat: number, key: string): Extract<Ask, { type: 'play' }> {
  const { state } = host.position.match;
  const [move] = host.game.legal(state, seat);
  if (!move) throw new Error(`seat ${seat} cannot move`);
  return { type: 'play', key, seat, decision: host.position.decisions[seat] ?? 0, moves: [host.game.write(move)] };
}

function awaited(host: Host): number {
  return host.game.awaiting(host.position.match.state)[0] ?? -1;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 1));
}

describe('a host', () => {
  test('shows the table to whoever watches, and the news to all who do', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const [mia, jonas] = [guest(0), guest(1)];
    await host.ask(mia, { type: 'watch', viewer: 0 });
    await host.ask(jonas, { type: 'watch', viewer: 1 });
    const seat = awaited(host);

    await host.ask(seat === 0 ? mia : jonas, firstMove(host, seat, 'k1'));

    expect(sightIn(mia.heard)).toMatchObject({ viewer: 0, mine: [0], number: 0, luck: { seed: null } });
    expect(mia.heard.some(tell => tell.type === 'news' && tell.news.number === 1)).toBe(true);
    expect(jonas.heard.some(tell => tell.type === 'news' && tell.news.number === 1)).toBe(true);
  });

  test('does the same key once, and answers it again', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const [player, ask] = [guest(seat), firstMove(host, seat, 'k1')];

    await host.ask(player, ask);
    await host.ask(player, ask);

    expect(player.heard).toEqual([
      { type: 'done', key: 'k1', number: 1 },
      { type: 'done', key: 'k1', number: 1 },
    ]);
    expect(host.position.number).toBe(1);
  });

  test('ends a message with the first move that draws a number: what follows is a new message, and tells nothing', async () => {
    const { host } = await hosted('city-tour', [MIA]);
    const player = guest(0);
    const first = firstMove(host, 0, 'k1');
    // The tile that is laid is gone: were the second move looked at, it would be refused, and the sentence would tell of the tiles drawn.
    await host.ask(player, { ...first, moves: [...first.moves, ...first.moves] });

    const { entries } = host.position.match.record;
    expect(player.last()).toMatchObject({ type: 'done' });
    expect(entries.filter(({ forced }) => !forced)).toHaveLength(1);
    expect(entries[0]?.final).toBe(true);
  });

  test('a key that one seat has used is still free for the others', async () => {
    const { host } = await hosted('on-tour-paris', [MIA, JONAS]);
    for (const seat of [0, 1]) await host.ask(guest(seat), firstMove(host, seat, 'k1'));
    expect(host.position.number).toBe(2);
  });

  test('refuses a move for a decision that has passed', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const player = guest(seat);
    await host.ask(player, firstMove(host, seat, 'k1'));

    await host.ask(player, { ...firstMove(host, awaited(host), 'k2'), seat, decision: 0 });

    expect(player.last()).toMatchObject({ type: 'denied', key: 'k2', denial: { reason: 'stale' } });
  });

  test('lets nobody move or look for another', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const other = guest(1 - seat);

    await host.ask(other, firstMove(host, seat, 'k1'));
    await host.ask(other, { type: 'watch', viewer: seat });

    expect(other.heard).toMatchObject([{ denial: { reason: 'not yours' } }, { denial: { reason: 'not yours' } }]);
    expect(host.position.number).toBe(0);
  });

  test('answers a move that breaks a rule with the clause, and nonsense with a sentence', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const player = guest(seat);
    const ask = firstMove(host, seat, 'k1');

    await host.ask(player, { ...ask, moves: ['end turn'] });
    await host.ask(player, { ...ask, key: 'k2', moves: ['fly to the moon'] });
    await host.ask(player, { ...ask, key: 'k3', moves: [] });

    expect(player.heard).toMatchObject([
      { denial: { reason: 'refused', clause: expect.stringMatching(/^ED-/) } },
      { denial: { reason: 'unreadable', text: '"fly to the moon" is not a move of eighty-days' } },
      { denial: { reason: 'unreadable' } },
    ]);
  });

  test('takes a move back until a random draw, and the next move has a new number', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const player = guest(seat);
    const before = host.position.match.state;
    await host.ask(player, firstMove(host, seat, 'k1'));

    await host.ask(player, { type: 'back', key: 'k2', seat, decision: 1 });

    expect(player.last()).toEqual({ type: 'done', key: 'k2', number: 2 });
    expect(host.position.match.state).toEqual(before);
    expect(host.position.decisions[seat]).toBe(2);
  });

  test('tells a guest who was away what was missed, or the whole table where that is too long ago', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    await host.submit(firstMove(host, seat, 'k1'));
    const [back, lost] = [guest(0), guest(0)];

    await host.ask(back, { type: 'watch', viewer: 0, since: 0 });
    await host.ask(lost, { type: 'watch', viewer: 0, since: 99 });

    expect(back.heard.map(tell => tell.type)).toEqual(['news']);
    expect(lost.heard.map(tell => tell.type)).toEqual(['table']);
  });

  test('tells in one what was missed in several deeds, even where something was taken back', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const before = host.sight(seat, [seat]);
    await host.submit(firstMove(host, seat, 'k1'));
    await host.submit({ type: 'back', key: 'k2', seat, decision: 1 });
    await host.submit(firstMove(host, seat, 'k3'));
    const back = guest(seat);

    await host.ask(back, { type: 'watch', viewer: seat, since: 0 });

    const now = host.sight(seat, [seat]);
    const [tell] = back.heard;
    if (tell?.type !== 'news') throw new Error('no news');
    expect(back.heard).toHaveLength(1);
    expect(tell.news).toMatchObject({ number: 3, what: 'play', seat, view: now.view });
    expect([...before.told.slice(0, tell.news.from + 1), ...tell.news.told]).toEqual(now.told);
  });

  test('shows a moment that has passed', async () => {
    const { host, game } = await hosted('eighty-days', [MIA, JONAS]);
    const before = game.view(host.position.match.state, 'public');
    await host.submit(firstMove(host, awaited(host), 'k1'));
    const watcher = guest();

    await host.ask(watcher, { type: 'glance', line: 0 });
    await host.ask(watcher, { type: 'glance', line: 7 });

    expect(watcher.heard).toMatchObject([{ type: 'glanced', line: 0, view: before }, { type: 'denied' }]);
  });

  test('gives out the record once the match is over, not before', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const watcher = guest();

    await host.ask(watcher, { type: 'record' });

    expect(watcher.last()).toMatchObject({ type: 'denied', denial: { text: 'the record can be read once the match is over' } });
  });
});

describe('two hosts of one table', () => {
  test('keep every move exactly once and agree on the order', async () => {
    const { host, store, game } = await hosted('eighty-days', [MIA, JONAS]);
    const twin = await Host.open(game, 'table', parts(store));
    if (!twin) throw new Error('no twin');
    const seat = awaited(host);

    const answers = await Promise.all([host.submit(firstMove(host, seat, 'a')), twin.submit(firstMove(twin, seat, 'b'))]);
    await Promise.all([host.catchUp(), twin.catchUp()]);

    expect(answers.map(answer => answer.type).sort()).toEqual(['denied', 'done']);
    expect(twin.position.match).toEqual(host.position.match);
    expect(host.position.number).toBe(1);
  });
});

describe('bots', () => {
  test.each(Object.keys(SHELF))('play %s to its end by themselves, and the record replays', async id => {
    const game = await opened(id);
    const seats = Array.from({ length: Math.max(2, game.seats.least) }, () => BOT);
    const { host } = await hosted(id, seats);

    await until(() => host.game.outcome(host.position.match.state) !== undefined);
    const watcher = guest();
    await host.ask(watcher, { type: 'record' });

    const tell = watcher.last();
    const reading = readRecord(game, tell.type === 'record' ? tell.record : undefined);
    expect(reading.ok && matchesOf(game).replay(reading.record)).toMatchObject({ ok: true, match: { state: host.position.match.state } });
  });

  test('choose by secrets that differ from decision to decision and do not follow from the address of the table', async () => {
    const whims: string[] = [];
    const listening: Thinker = {
      choose: (game, question) => {
        whims.push(question.whim);
        return thinkHere.choose(game, question);
      },
    };
    const seen: string[][] = [];
    for (const seed of ['one', 'two']) {
      const store = memoryStore();
      const game = await opened('city-tour');
      await store.create({ ...tableOf(game, [{ ...BOT, bot: 'random' }]), seed });
      const host = await Host.open(game, 'table', parts(store, listening));
      await until(() => (host?.position.number ?? 0) >= 2);
      host?.close();
      seen.push(whims.splice(0, 2));
    }
    expect(new Set(seen.flat()).size).toBe(4);
    for (const whim of seen.flat()) expect(whim).toMatch(/^table [0-9a-f]{64}$/);
  });

  test('vote with the people who give up, once all of them have, and never before', async () => {
    const idle: Thinker = { choose: () => new Promise(() => {}) };
    const { host } = await hosted('city-tour', [MIA, JONAS, BOT], { thinker: idle });
    const votes = () => host.position.match.record.entries.map(({ seat }) => seat);
    const concede = (seat: number): Ask => ({ type: 'play', key: `vote ${seat}`, seat, decision: 0, moves: ['concede'] });
    const [first, second] = host.game.awaiting(host.position.match.state)[0] === 0 ? [0, 1] : [1, 0];
    await host.ask(guest(first), concede(first));
    expect(votes()).toEqual([first]);
    await host.ask(guest(second), concede(second));
    await until(() => host.game.outcome(host.position.match.state) !== undefined);
    host.close();
    expect(votes().slice(0, 2)).toEqual([first, second]);
  });

  test('that fail make the quiet move, and it is reported', async () => {
    const reports: unknown[] = [];
    const broken: Thinker = { choose: () => Promise.reject(new Error('no idea')) };
    const { host } = await hosted('city-tour', [BOT], { thinker: broken, report: error => reports.push(error) });

    await until(() => host.position.number >= 3);
    host.close();

    expect(reports[0]).toEqual(new Error('no idea'));
  });

  test('think again about a move that got lost between two hosts and a store that failed', async () => {
    const books = memoryStore();
    const faults: unknown[] = [];
    let isAway = true;
    const store: TableStore = {
      ...books,
      append: async (...deed) => (isAway ? 'taken' : books.append(...deed)),
      since: async (...place) => {
        if (isAway) throw new Error('away');
        return books.since(...place);
      },
    };
    const { host } = await hosted('tour-operator', [BOT, BOT], { store, report: error => faults.push(error) });
    await until(() => faults.length > 0);
    isAway = false;
    await until(() => !host.isThinking);
    await host.attend();
    await until(() => host.position.number > 0);
    host.close();
  });

  test('and people who take a seat over sit down in its colour', async () => {
    const { host } = await hosted('eighty-days', [{ ...MIA, colour: 5 }, JONAS]);
    const player = guest(0);
    const colours = () => host.position.seats.map(({ colour }) => colour);
    await host.ask(player, { type: 'hand', key: 'h1', seat: 0, to: BOT });
    expect(host.position.seats[0]).toEqual({ ...BOT, colour: 5 });
    await host.ask(player, { type: 'hand', key: 'h2', seat: 0, to: MIA });
    expect(host.position.seats[0]).toEqual({ ...MIA, colour: 5 });
    await host.ask(player, { type: 'hand', key: 'h3', seat: 0, to: { ...MIA, colour: 3 } });
    expect(colours()).toEqual([3, undefined]);
    const other = guest(1);
    await host.ask(other, { type: 'hand', key: 'h4', seat: 1, to: { ...JONAS, colour: 3 } });
    expect(colours()).toEqual([3, undefined]);
    await host.ask(other, { type: 'hand', key: 'h5', seat: 1, to: { ...JONAS, colour: 8 } });
    expect(other.last()).toMatchObject({ type: 'denied', denial: { reason: 'unreadable' } });
  });

  test('take over a seat that is handed to them, and give it back', async () => {
    const { host } = await hosted('eighty-days', [MIA, JONAS]);
    const seat = awaited(host);
    const player = guest(seat);

    await host.ask(player, { type: 'hand', key: 'h1', seat, to: BOT });
    await until(() => awaited(host) !== seat);
    await host.ask(player, { type: 'hand', key: 'h2', seat, to: MIA });

    expect(host.position.seats[seat]).toEqual(MIA);
  });
});

describe('a store that cannot write', () => {
  test('denies the move and leaves the table as it was', async () => {
    const store = memoryStore();
    const full: TableStore = { ...store, append: () => Promise.reject(new Error('disk full')) };
    const { host } = await hosted('eighty-days', [MIA, JONAS], { store: full });

    const answer = await host.submit(firstMove(host, awaited(host), 'k1'));

    expect(answer).toMatchObject({ type: 'denied', denial: { reason: 'not kept' } });
    expect(host.position.number).toBe(0);
  });

  test('is not asked for ever where it calls a number taken that nobody has', async () => {
    const store: TableStore = { ...memoryStore(), append: async () => 'taken' };
    const { host } = await hosted('eighty-days', [MIA, JONAS], { store });

    const answer = await host.submit(firstMove(host, awaited(host), 'k1'));

    expect(answer).toMatchObject({ type: 'denied', denial: { reason: 'not kept' } });
  });
});
