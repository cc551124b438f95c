import { expect, test } from 'vitest';
import { type MatchRecord, matchesOf, seeded } from '../../kernel/index.ts';
import { type Analytics, analyse, analyticsCsv, type Logged } from './analysis.ts';
import type { Event } from './events.ts';
import { type Agreement, Bodensee, type Move, type State } from './index.ts';
import { lake, play } from './table.testing.ts';

const logged = (events: readonly Event[]): Logged[] => events.map((event, entry) => ({ entry, event }));
const TURN: Event = { type: 'turnBegun', seat: 0, turn: 1 };

function oneTurn(): { stats: Analytics; s: State } {
  const s = lake({
    buses: [['bod', 'green3', 'red6'], ['wan'], ['dor'], ['wil']],
    built: [
      ['kon', 'n10', 0],
      ['kon', 'c09', 1],
    ],
    market: ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01', 'u02'],
  });
  const events = play(s, 'bus bod; build; tile n01; town wei; drive kon; none', { luck: [0, 0, 4] });
  return { stats: analyse(s.plan, logged([TURN, ...events]), s), s };
}

test('a turn tells its way, actions, visits and money', () => {
  expect(oneTurn().stats.turns[0]).toEqual({
    turn: 1,
    seat: 0,
    firstEntry: 0,
    lastEntry: 10,
    from: 'bod',
    to: 'kon',
    actions: ['build'],
    built: ['n01'],
    visits: 2,
    earned: 6,
    spent: 1,
    earnedByOthers: 3,
    ruined: 1,
    boarded: 1,
    before: [6, 7],
    after: [11, 10],
  });
});

test('a player tells where the money came from and went', () => {
  const [first, second] = oneTurn().stats.players;
  expect(first).toMatchObject({
    money: 11,
    earned: 6,
    spent: 1,
    netProfit: 5,
    ruined: 1,
    ruinMoney: 3,
    built: 1,
    visits: 1,
    visitsByOthers: 0,
  });
  expect(first?.builtByCategory.green).toBe(1);
  expect(first?.actions).toEqual({ build: 1 });
  expect(second).toMatchObject({ earned: 3, fromOthersTurns: 3, visitsByOthers: 1 });
});

test('a town tells arrivals, visits and money', () => {
  const towns = oneTurn().stats.towns;
  expect(towns.find(({ town }) => town === 'kon')).toEqual({
    town: 'kon',
    departures: 0,
    arrivals: 1,
    passed: 0,
    built: 0,
    visits: 2,
    paid: 6,
    ruined: 1,
  });
  expect(towns.find(({ town }) => town === 'rad')?.passed).toBe(1);
});

test('an attraction tells what it cost and earned', () => {
  const s = lake({
    buses: [['bod', 'green3', 'red6'], ['wan'], ['dor'], ['wil']],
    market: ['n05', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01', 'u02'],
  });
  const events = play(s, 'bus bod; build; tile n05; town ueb; drive ueb; none', { luck: [0] });
  const row = analyse(s.plan, logged([TURN, ...events]), s).tiles.find(({ tile }) => tile === 'n05');
  expect(row).toMatchObject({ town: 'ueb', owner: 0, turn: 1, price: 1, visits: 1, income: 2, ruined: 0, returned: 2 });
});

test('the books of a whole match agree with its final state', () => {
  const { record, state } = played('books');
  const again = matchesOf(Bodensee).replay(record);
  if (!again.ok) throw new Error(again.reason);
  const log = again.events.flatMap((events, entry) => events.map(event => ({ entry, event })));
  const stats = analyse(state.plan, log, state);
  expect(stats.turns.at(-1)?.after).toEqual(state.companies.map(({ money }) => money));
  expect(stats.turns).toHaveLength(state.turns);
  expect(stats.players.map(({ ruined, spentOnBuilding }) => [ruined, spentOnBuilding])).toEqual(
    state.companies.map(({ ruined, spentOnBuilding }) => [ruined, spentOnBuilding]),
  );
  expect(stats.tiles.filter(({ town }) => town !== null)).toHaveLength(state.built.flat().length);
  expect(stats.players.map(({ rank }) => rank)).toContain(1);
});

test('as text there are four sections', () => {
  const text = analyticsCsv(oneTurn().stats);
  expect(text.match(/^# .*/gm)).toEqual(['# players', '# turns', '# towns', '# attractions']);
  expect(text).toContain('0,');
});

/** A match of two policies to its end. */
function played(seed: string): { record: MatchRecord<Move, Agreement, State>; state: State } {
  const chance = seeded(seed);
  let { match } = matchesOf(Bodensee).start({ options: Bodensee.options.standard, seats: 2 }, chance);
  for (let [seat] = Bodensee.awaiting(match.state); seat !== undefined; [seat] = Bodensee.awaiting(match.state)) {
    const legal = Bodensee.legal(match.state, seat);
    const move = Bodensee.policy?.(match.state, seat, legal, chance);
    const answer = matchesOf(Bodensee).submit(match, seat, move ? [move] : [], chance);
    if (!answer.ok) throw new Error(answer.refusal.clause);
    match = answer.match;
  }
  return { record: match.record, state: match.state };
}
