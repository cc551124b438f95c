import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { type AnyGame, matchesOf, readRecord, same } from '../kernel/index.ts';
import { LUCK_SCHEME } from '../luck/index.ts';
import type { SeatPlan } from '../protocol/index.ts';
import { someFrom } from '../testing/part.ts';
import { type TryWish, tryOf } from './branch.ts';
import { positionAtStart } from './position.ts';
import { momentSetting } from './teach.ts';

const MATCHES = GAME_IDS.flatMap(id => readdirSync(new URL(`../games/${id}/matches`, import.meta.url)).map(file => `${id}/${file}`));

async function load(id: string, file: string) {
  const game: AnyGame = (await entryOf(id)?.open()) ?? expect.unreachable();
  const reading = readRecord(game, JSON.parse(readFileSync(new URL(`../games/${id}/matches/${file}`, import.meta.url), 'utf8')));
  return { game, record: reading.ok ? reading.record : expect.unreachable(reading.problem) };
}

/** How a try begins, as a host sees its table. */
function tried(game: AnyGame, record: Parameters<typeof tryOf>[1], wish: TryWish) {
  const seats = Array.from({ length: record.seats }, (_, seat): SeatPlan => {
    return seat === wish.tried.seat ? { kind: 'human', name: 'Mia' } : { kind: 'bot', name: `Bot ${seat}`, bot: 'easy' };
  });
  const own = { id: 'try', options: Object(record.options), seed: 'try', luckScheme: LUCK_SCHEME, salt: 'salt', since: 0, seats };
  const table = tryOf(game, record, wish, { ...own, pace: { kind: 'untimed' } });
  return { table, match: positionAtStart(game, table).match };
}

describe.each(someFrom('tries', MATCHES, 5))('the match %s', name => {
  const [id = '', file = ''] = name.split('/');

  test('is played on from the middle by its own rules, with the cards as they were or dealt anew', async () => {
    const { game, record } = await load(id, file);
    const line = record.entries.findLastIndex(({ forced }, at) => !forced && at <= record.entries.length / 2);
    const { seat, move } = record.entries[line] ?? expect.unreachable();
    const before = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, line) });
    if (!before.ok) return expect.unreachable(before.reason);
    for (const isAnew of [false, true]) {
      const { table, match } = tried(game, record, { line, isAnew, tried: { seat } });
      const { state, record: begun } = match;
      expect(table).toMatchObject({ version: record.version, tried: { seat } });
      expect(begun.origin).toEqual({ kind: 'branch', line, of: 'match' });
      expect(same(game.view(state, seat), game.view(before.match.state, seat))).toBe(true);
      if (!isAnew) expect(same(state, before.match.state)).toBe(true);
    }
    const { match } = tried(game, record, { line, isAnew: false, first: game.write(move), tried: { seat } });
    expect(match.record.entries[line]).toMatchObject({ seat, move });
  });

  test('has its moments set as tasks', async () => {
    const { game, record } = await load(id, file);
    const line = record.entries.findLastIndex(({ forced }) => !forced);
    const learner = record.entries[line]?.seat ?? expect.unreachable();
    const names = Array.from({ length: record.seats }, (_, seat) => `${seat}`);
    const { plan, also } = momentSetting(game, record, { line, learner, names });
    expect(plan.seats[learner]).toEqual({ kind: 'human', name: `${learner}` });
    expect(also).toMatchObject({ origin: { kind: 'practice' }, laid: { luck: {}, moves: {} }, begun: { version: record.version } });
    expect(also.begun?.entries).toHaveLength(line);
  });
});
