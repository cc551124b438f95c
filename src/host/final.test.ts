import { expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { fast } from '../kernel/index.ts';
import type { SeatPlan } from '../protocol/index.ts';
import { Host, thinkHere } from './index.ts';
import { memoryStore } from './memory-store.testing.ts';

const MOVES = 120;

test.each(Object.values(SHELF))(
  'at a table of people nothing final happens in $id without a move of its own',
  async ({ id, open, seats: { least } }) => {
    const game = await open();
    const store = memoryStore();
    const seats: SeatPlan[] = Array.from({ length: Math.max(2, least) }, (_, seat) => ({ kind: 'human', name: `P${seat}` }));
    const { version } = game;
    const { standard: options } = game.options;
    await store.create({ id, game: id, version, options, seats, pace: { kind: 'untimed' }, seed: 'seed', luckScheme: 'streams', since: 0 });
    const host = await Host.open(game, id, { store, thinker: thinkHere, clock: () => 0, report: () => {} });
    if (!host) throw new Error('no host');
    const chance = fast(id);
    for (let move = 0; move < MOVES; move++) {
      const { match, decisions } = host.position;
      const [seat] = game.awaiting(match.state);
      if (seat === undefined) break;
      const legal = game.legal(match.state, seat).filter(each => !game.surrenders?.(each));
      const chosen = legal[chance.below(legal.length)];
      if (!chosen) throw new Error('no move');
      await host.submit({ type: 'play', key: `${move}`, seat, decision: decisions[seat] ?? 0, moves: [game.write(chosen)] });
    }

    const followers = (await store.since(id, 0)).flatMap(({ entries }) => entries.slice(1));
    expect(followers.filter(({ final }) => final)).toEqual([]);
  },
);
