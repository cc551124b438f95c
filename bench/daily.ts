// One process of bench/daily.mjs: it plays attempts at the Daily Tour of a day, or verifies and notes those that are over, as the server does when somebody looks at the day.
import { beginningOf } from '../src/daily/index.ts';
import { SHELF } from '../src/games/index.ts';
import { thinkHere } from '../src/host/index.ts';
import { fast } from '../src/kernel/index.ts';
import { Daily } from '../src/server/daily/daily.ts';
import { type Keeping, openStore, type Store } from '../src/server/storage/index.ts';
import { ServedTables } from '../src/server/tables/served-tables.ts';
import type { PlayableGames } from '../src/server/tables/table-wish.ts';

type Id = 'city-tour' | 'on-tour-paris';
interface Work {
  readonly keeping: Keeping;
  readonly game: Id;
}

const PLENTY = 1_000_000_000;
/** So many attempts are played at the same time. */
const AT_ONCE = 40;
const GAMES = SHELF as PlayableGames;

const { keeping, game } = JSON.parse(process.argv[2] ?? '{}') as Work;
const report = (error: unknown) => {
  throw error;
};
const store = await openStore(keeping, report);
process.on('message', async ([what, date, count]: ['play' | 'verify' | 'end', string, number]) => {
  if (what === 'end') {
    await store.close();
    process.exit(0);
  }
  process.send?.(what === 'play' ? await play(date, count) : await verify(date, count));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

/** The Daily Tour of this process, at noon of a day. */
function dailyAt(date: string, kept: Store): Daily {
  const clock = () => (beginningOf(date) ?? 0) + 43_200_000;
  const nothing = () => {};
  const tables = new ServedTables({
    store: kept,
    games: GAMES,
    thinker: thinkHere,
    clock,
    me: `bench ${process.pid}`,
    lease: PLENTY,
    report,
    onDeed: nothing,
    onOrders: nothing,
    onTurn: nothing,
    mostInPlay: PLENTY,
  });
  return new Daily({ store: kept, games: GAMES, tables, clock, report });
}

/** Attempts of so many people, each to the end, by the policy of the game with another mind each. */
async function play(date: string, count: number): Promise<{ readonly entries: number }> {
  const daily = dailyAt(date, store);
  let [next, entries] = [0, 0];
  const person = async () => {
    for (let number = next++; number < count; number = next++) {
      const made = await attempt(daily, `${process.pid} ${date} ${number}`);
      entries += made;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  return { entries: entries / count };
}

async function attempt(daily: Daily, name: string): Promise<number> {
  const by = { id: name, name: 'Guest' } as Parameters<Daily['attempt']>[1];
  const host = await (await daily.attempt(game, by, 'bench', () => {})).openHost();
  const chance = fast(name);
  const guest = { mine: [0], tell: () => {} };
  for (let step = 0; host.standing.awaiting.length > 0; step++) {
    const { state } = host.position.match;
    const legal = host.game.legal(state, 0).filter(move => !host.game.surrenders?.(move));
    const move = host.game.policy?.(state, 0, legal, chance) ?? legal[chance.below(legal.length)];
    if (!move) throw new Error('nothing can be played');
    const decision = host.position.decisions[0] ?? 0;
    await host.ask(guest, { type: 'play', key: `${step}`, seat: 0, decision, moves: [host.game.write(move)] });
  }
  host.close();
  return host.position.match.record.entries.length;
}

/** Looks at a day until every result is noted. */
async function verify(date: string, count: number): Promise<{ readonly seconds: number; readonly cpu: number }> {
  const daily = dailyAt(date, store);
  const [begun, before] = [performance.now(), process.cpuUsage()];
  for (let noted = 0; noted < count; ) {
    const { tours } = await daily.day(date, undefined);
    noted = tours.find(tour => tour.game === game)?.over ?? 0;
  }
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 };
}
