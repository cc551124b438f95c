import { describe, expect, test } from 'vitest';
import { GAME_IDS, SHELF } from '../games/index.ts';
import { type AnyGame, type Chance, fast, type Seat, same } from '../kernel/index.ts';
import type { OrderLine, SeatPlan } from '../protocol/index.ts';
import { carriedOut, Host, type Orders, ordersFrom, problemOfLines, supposed, supposedAfter, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';
import type { AnyMatch, Position } from './position.ts';

const PEOPLE: readonly SeatPlan[] = ['Mia', 'Jonas', 'Ada'].map(name => ({ kind: 'human', name }));

async function tableOf(id: string, seed: string, seats = PEOPLE.slice(0, 2)) {
  const game = (await SHELF[id]?.open()) as AnyGame;
  const store = memoryStore();
  const table = {
    id: 't',
    game: id,
    version: game.version,
    options: game.options.standard,
    seats,
    pace: { kind: 'untimed' },
    seed,
  } as const;
  await store.create({ ...table, since: 0 });
  const parts = { store, thinker: thinkHere, clock: () => 0, report: () => {} };
  const open = async () => (await Host.open(game, 't', parts)) as Host;
  return { game, host: await open(), open };
}

/** The next of some, by chance. */
function pick<T>(list: readonly T[], chance: Chance): T | undefined {
  return list.length > 0 ? list[chance.below(list.length)] : undefined;
}

function anyMove(game: AnyGame, { state }: Pick<AnyMatch, 'state'>, chance: Chance) {
  const seat = pick(game.awaiting(state), chance);
  const move =
    seat === undefined
      ? undefined
      : pick(
          game.legal(state, seat).filter(each => !game.surrenders?.(each)),
          chance,
        );
  return seat === undefined || !move ? undefined : { seat, move: game.write(move) };
}

/** Orders of a seat for what might come, as somebody makes them who supposes what they do not know; and the moves supposed on the way. */
function supposedOrders(game: AnyGame, now: Position, seat: Seat, chance: Chance) {
  const lines: OrderLine[] = [];
  const path: { seat: Seat; move: string }[] = [];
  let match = supposed(game, now.match.record, game.view(now.match.state, seat));
  for (let others: OrderLine['if'] = []; lines.length < 3 && path.length < 12; ) {
    const step = anyMove(game, match, chance);
    const next = step && supposedAfter(game, match, step);
    if (!step) break;
    path.push(step);
    if (step.seat === seat) {
      lines.push({ ...(lines.length > 0 ? { after: lines.length - 1 } : {}), if: others, play: step.move });
      others = [];
    } else others = [...others, step];
    if (!next || next.match.record.entries.at(-1)?.final) break;
    match = next.match;
  }
  return { lines, path };
}

const play = (host: Host, { seat, move }: { seat: Seat; move: string }, key = `k ${host.position.number}`) =>
  host.submit({ type: 'play', key, seat, decision: host.position.decisions[seat] ?? 0, moves: [move] });

/** Lets the orders act as long as they want to; how often they did. */
async function act(host: Host, orders: Orders, base: AnyMatch): Promise<number> {
  for (let count = 0; ; count++) {
    const { position, game } = host;
    const { move } = carriedOut(game, position, orders, base);
    if (move === undefined) return count;
    const { entries } = position.match.record;
    expect(entries.slice(orders.from).some(({ final }) => final)).toBe(false);
    expect(game.awaiting(position.match.state)).toContain(orders.seat);
    expect(await play(host, { seat: orders.seat, move })).toMatchObject({ type: 'done' });
  }
}

describe.each(GAME_IDS)('orders in %s', id => {
  test('make legal moves only, none after luck has shown something, each line once, and know nothing that their owner does not', async () => {
    const chance = fast(`orders ${id}`);
    const { game, host } = await tableOf(id, `orders ${id}`);
    let acted = 0;
    for (let round = 0; round < 24; round++) {
      const seat = chance.below(2);
      const { position } = host;
      const { lines, path } = supposedOrders(game, position, seat, chance);
      if (lines.length > 0) {
        expect(problemOfLines(game, seat, lines)).toBeUndefined();
        const orders = ordersFrom(position, seat, lines);
        const base = position.match;
        let count = await act(host, orders, base);
        for (const step of path.filter(each => each.seat !== seat)) {
          const isAsSupposed = chance.below(4) > 0 && game.awaiting(host.position.match.state).includes(step.seat);
          const done = isAsSupposed ? await play(host, step) : undefined;
          const other = anyMove(game, host.position.match, chance);
          if (done?.type !== 'done' && other && other.seat !== seat) await play(host, other);
          expectBlind(game, host.position, orders, base);
          count += await act(host, orders, base);
        }
        expect(count).toBeLessThanOrEqual(lines.length);
        acted += count;
      }
      const next = anyMove(game, host.position.match, chance);
      if (!next) break;
      await play(host, next);
    }
    expect(acted).toBeGreaterThan(0);
  }, 60_000);
});

/** Where all that the owner cannot know is imagined otherwise, the orders want the same. */
function expectBlind(game: AnyGame, now: Position, orders: Orders, base: AnyMatch): void {
  if (now.match.record.entries.length > orders.from) return;
  const state = game.imagine(game.view(base.state, orders.seat), fast('another world'));
  if (same(state, base.state)) return;
  const twin = { ...base, state };
  expect(carriedOut(game, { ...now, match: twin }, orders, twin)).toEqual(carriedOut(game, now, orders, base));
}

describe('orders', () => {
  /** Somebody waits for another who has at least two moves that need no luck. */
  async function waiting() {
    const table = await tableOf('tour-operator', 'plan');
    const { game, host } = table;
    const chance = fast('until somebody waits');
    for (;;) {
      const { match } = host.position;
      const [mover = 0, ...more] = game.awaiting(match.state);
      const seat = 1 - mover;
      const seen = supposed(game, match.record, game.view(match.state, seat));
      const steps = game.legal(seen.state, mover).map(move => ({ seat: mover, move: game.write(move) }));
      const calm = steps.filter(step => supposedAfter(game, seen, step)?.match.record.entries.at(-1)?.final === false);
      const [theirs, other] = calm;
      if (more.length === 0 && theirs && other) return { game, host, seat, theirs, other };
      await play(host, anyMove(game, match, chance) ?? { seat: 0, move: '' });
    }
  }

  test('whose owner takes a move back or moves otherwise are over', async () => {
    const { game, host } = await tableOf('bodensee', 'x');
    const seat = game.awaiting(host.position.match.state)[0] ?? 0;
    const [one, two] = game.legal(host.position.match.state, seat).map(move => game.write(move));
    const orders = ordersFrom(host.position, seat, [
      { if: [], play: one ?? '' },
      { after: 0, if: [], play: one ?? '' },
    ]);
    const base = host.position.match;
    await play(host, { seat, move: two ?? '' });
    expect(carriedOut(game, host.position, orders, base).state).toBe('hand');
    await host.submit({ type: 'back', key: 'b', seat, decision: host.position.decisions[seat] ?? 0 });
    expect(host.position.match.record.entries).toHaveLength(0);
    expect(carriedOut(game, host.position, orders, base)).toEqual({ state: 'hand', played: [] });
  });

  test('for what others do are kept until they do it, and are over when they do something else', async () => {
    const { game, host, seat, theirs, other } = await waiting();
    const orders = ordersFrom(host.position, seat, [{ if: [theirs], play: other.move }]);
    const base = host.position.match;
    expect(carriedOut(game, host.position, orders, base)).toEqual({ state: 'waits', played: [] });
    await play(host, other);
    expect(carriedOut(game, host.position, orders, base)).toEqual({ state: 'others', played: [] });
  });

  test('are refused in one sentence where they make no sense', async () => {
    const { game } = await tableOf('city-tour', 'x');
    expect(problemOfLines(game, 0, [{ if: [], play: 'nonsense' }])).toBe('"nonsense" is not a move of city-tour');
    expect(problemOfLines(game, 0, [{ after: 0, if: [], play: 'concede' }])).toMatch(/must come after an earlier line/);
  });

  test('given to two hosts of one table are carried out once', async () => {
    const { game, host, open } = await tableOf('bodensee', 'two');
    const seat = game.awaiting(host.position.match.state)[0] ?? 0;
    const move = game.write(game.legal(host.position.match.state, seat)[0] as never);
    const other = await open();
    const ask = { type: 'play', key: 'order 0', seat, decision: 0, moves: [move], onto: host.position.match.record.check } as const;
    const answers = await Promise.all([host.submit(ask), other.submit(ask)]);
    expect(answers).toEqual([1, 1].map(number => ({ type: 'done', key: 'order 0', number })));
    expect(await host.submit({ ...ask, key: 'order 1', decision: 1 })).toMatchObject({ denial: { reason: 'stale' } });
  });
});
