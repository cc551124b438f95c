import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRound, type Seating, tablePlaces } from './draw.ts';
import {
  afterRound,
  dueOf,
  type Evening,
  eveningStandings,
  mayBegin,
  mayBeginByItself,
  playersOf,
  withoutLeaver,
  withoutPlayer,
  withPlayer,
  withResult,
  withRound,
  withWait,
} from './index.ts';
import { pointsOf, standings } from './points.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** So many rounds, one after the other. */
function drawn(
  count: number,
  size: number,
  rounds: number,
  seats = { least: 2, most: 6 },
  seed = 'evening',
): readonly (readonly Seating[])[] {
  const played: (readonly Seating[])[] = [];
  for (let round = 0; round < rounds; round++) {
    played.push(drawRound({ players: named(count), played, size, seats, seed: `${seed} ${round}` }));
  }
  return played;
}

function meetings(rounds: readonly (readonly Seating[])[], count: number): readonly number[] {
  const met = new Map<string, number>();
  for (const table of rounds.flat()) {
    for (const one of table)
      for (const other of table) if (one && other && one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  }
  const pairs = (count * (count - 1)) / 2;
  return [...met.values(), ...Array<number>(pairs - met.size).fill(0)];
}

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);
const limits = fc.constantFrom({ least: 2, most: 6 }, { least: 2, most: 4 }, { least: 1, most: 8 }, { least: 3, most: 4 });

describe('a draw', () => {
  test('seats everybody once, at tables that the game allows and that differ by one person at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 2, max: 6 }), limits, fc.string(), (count, size, seats, seed) => {
        const [round = []] = drawn(count, size, 1, seats, seed);
        expect(
          round
            .flat()
            .filter(each => each !== null)
            .sort(),
        ).toEqual(named(count).sort());
        for (const table of round) {
          expect(table.length).toBeGreaterThanOrEqual(Math.max(2, seats.least));
          expect(table.length).toBeLessThanOrEqual(seats.most);
        }
        expect(spread(round.map(table => table.filter(each => each !== null).length))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  test('is the same for whoever draws it', () => {
    expect(drawn(13, 4, 3)).toEqual(drawn(13, 4, 3));
    expect(drawn(13, 4, 3, undefined, 'other')).not.toEqual(drawn(13, 4, 3));
  });

  test('needs a bot only where people are too few for the game', () => {
    expect(tablePlaces(5, 2, { least: 2, most: 6 })).toEqual([
      { people: 3, seats: 3 },
      { people: 2, seats: 2 },
    ]);
    expect(tablePlaces(1, 4, { least: 1, most: 6 })).toEqual([{ people: 1, seats: 2 }]);
    expect(tablePlaces(5, 4, { least: 3, most: 4 })).toEqual([
      { people: 3, seats: 3 },
      { people: 2, seats: 3 },
    ]);
  });

  test.each([
    [4, 2, 3, 0],
    [6, 2, 5, 1],
    [8, 4, 4, 2],
    [9, 3, 4, 1],
    [13, 4, 4, 2],
    [16, 4, 5, 2],
    [32, 4, 5, 2],
  ])('of %i people at tables of %i lets everybody meet evenly in %i rounds', (count, size, rounds, most) => {
    expect(spread(meetings(drawn(count, size, rounds), count))).toBeLessThanOrEqual(most);
  });

  test('shares out the beginning, and the smaller tables', () => {
    const rounds = drawn(7, 4, 7);
    const [starts, small] = [new Map(named(7).map(each => [each, 0])), new Map(named(7).map(each => [each, 0]))];
    for (const round of rounds) {
      for (const table of round) {
        starts.set(table[0] ?? '', (starts.get(table[0] ?? '') ?? 0) + 1);
        if (table.length === 3) for (const each of table) small.set(each ?? '', (small.get(each ?? '') ?? 0) + 1);
      }
    }
    expect(spread([...starts.values()])).toBeLessThanOrEqual(2);
    expect(spread([...small.values()])).toBeLessThanOrEqual(1);
  });
});

const seat = (player: string, rank: number, isThere = true) => ({ player, rank, isThere });

describe('points', () => {
  test('go from twelve to none by rank, and ties share them', () => {
    expect(pointsOf({ isTeam: false, seats: [seat('a', 1), seat('b', 2), seat('c', 3), seat('d', 4)] })).toEqual([12, 8, 4, 0]);
    expect(pointsOf({ isTeam: false, seats: [seat('a', 1), seat('b', 1), seat('c', 3)] })).toEqual([9, 9, 0]);
  });

  test('are the same for a whole team, and none for who left', () => {
    expect(pointsOf({ isTeam: true, seats: [seat('a', 1), seat('b', 1, false)] })).toEqual([12, 0]);
    expect(pointsOf({ isTeam: true, seats: [seat('a', 2), seat('b', 2)] })).toEqual([0, 0]);
  });

  test('decide the standings, then wins, then what teams reached; whoever has the same of all shares the place', () => {
    const table = (...seats: ReturnType<typeof seat>[]) => ({ isTeam: false, seats });
    const places = standings(
      ['a', 'b', 'c', 'd'],
      [table(seat('a', 1), seat('b', 2), seat('c', 3)), table(seat('b', 1), seat('c', 1), seat('d', 3))],
    );
    expect(places.map(({ player, place, points, wins }) => [player, place, points, wins])).toEqual([
      ['b', 1, 15, 1],
      ['a', 2, 12, 1],
      ['c', 3, 9, 1],
      ['d', 4, 0, 0],
    ]);
    const lost = (player: string, reached: number) => ({ isTeam: true, seats: [{ ...seat(player, 2), reached }] });
    const teams = standings(['a', 'b', 'c'], [lost('a', 8), lost('b', 11), lost('c', 8)]);
    expect(teams.map(({ player, place, points, reached }) => [player, place, points, reached])).toEqual([
      ['b', 1, 0, 11],
      ['a', 2, 0, 8],
      ['c', 2, 0, 8],
    ]);
    const shared = standings(['a', 'b'], [table(seat('a', 1), seat('b', 1))]);
    expect(shared.map(({ place }) => place)).toEqual([1, 1]);
  });
});

const START: Evening = {
  id: 'e',
  name: 'Friday',
  stage: 'gathering',
  host: 's1',
  games: ['on-tour-paris', 'bodensee'],
  length: 2,
  size: 2,
  pause: 5,
  pace: { kind: 'untimed' },
  seed: 'seed',
  sentAway: [],
  players: [],
  rounds: [],
};

describe('an evening', () => {
  const withFour = named(4).reduce((evening, key) => withPlayer(evening, `s ${key}`, key), START);
  const facts = (seen: readonly string[], now = 1_000_000) => {
    let made = 0;
    return {
      now,
      seen: new Map(seen.map(key => [`s ${key}`, now])),
      seats: { least: 2, most: 6 },
      isTeam: false,
      newId: () => `t${++made}`,
    };
  };
  const played = (evening: Evening, now: number) => {
    const over = (evening.rounds.at(-1)?.tables ?? []).reduce<Evening>(
      (next, { id, seats }) => withResult(next, id, { ranks: seats.map((_, at) => at + 1), there: seats.map(() => true) }),
      { ...evening, stage: 'playing' },
    );
    return afterRound(over, now);
  };

  test('goes from round to round, with another game and a pause between, to its end', () => {
    const first = withRound(withFour, facts(named(4)));
    expect(first).toMatchObject({ stage: 'drawn', rounds: [{ game: 'on-tour-paris' }] });
    const pause = played(first ?? START, 5);
    expect(pause).toMatchObject({ stage: 'pause', next: 300_005 });
    const second = withRound(pause, facts(named(4)));
    expect(second?.rounds[1]?.game).toBe('bodensee');
    expect(second?.next).toBeUndefined();
    const over = played(second ?? START, 6);
    expect(over.stage).toBe('over');
    expect(eveningStandings(over).reduce((sum, { points }) => sum + points, 0)).toBe(48);
  });

  test('waits for its host where there is no pause', () => {
    const first = withRound({ ...withFour, pause: null }, facts(named(4)));
    expect(played(first ?? START, 5)).toMatchObject({ stage: 'pause', pause: null });
    expect(played(first ?? START, 5).next).toBeUndefined();
  });

  test('lets a bot play one round for who is away, and then goes on without them', () => {
    const first = withRound(withFour, facts(['p1', 'p2', 'p3']));
    expect(first?.rounds[0]?.tables.flatMap(({ away }) => away)).toEqual(['p4']);
    const second = withRound(played(first ?? START, 5), facts(['p1', 'p2', 'p3']));
    expect(playersOf(second ?? START).map(({ key }) => key)).toEqual(['p1', 'p2', 'p3']);
    const back = withPlayer(second ?? START, 's p4', 'Dora');
    expect(playersOf(back)).toHaveLength(4);
  });

  test('is not drawn while nobody is there, and ends when that lasts', () => {
    expect(withRound(withFour, facts([]))).toBeUndefined();
    const waiting = withWait({ ...withFour, stage: 'pause' }, 5);
    expect(waiting).toMatchObject({ stage: 'pause', next: 60_005 });
    expect(withWait({ ...waiting, waits: 60 }, 5).stage).toBe('over');
  });

  test('begins by itself at its time once two are there, waits for them for an hour, and then for its host', () => {
    const planned = { ...withFour, at: 1000 };
    expect([dueOf(planned, 5), dueOf(withFour, 5)]).toEqual([1000, null]);
    expect([mayBeginByItself(planned, facts(['p1'])), mayBeginByItself(planned, facts(['p1', 'p3']))]).toEqual([false, true]);
    const waiting = withWait(planned, 1000);
    expect([waiting.stage, dueOf(waiting, 5)]).toEqual(['gathering', 61_000]);
    const begun = withRound(waiting, facts(['p1', 'p3']));
    expect([begun?.stage, begun?.next, begun?.waits]).toEqual(['drawn', undefined, undefined]);
    const givenUp = withWait({ ...waiting, waits: 60 }, 5);
    expect([givenUp.stage, dueOf(givenUp, 5)]).toEqual(['gathering', null]);
  });

  test('passes to the first of the others when its host leaves, and is gone on with by anybody while the host is away', () => {
    const evening = { ...withFour, host: 's p1' };
    expect(withoutLeaver(evening, 's p1').host).toBe('s p2');
    expect(withoutLeaver(evening, 's p2').host).toBe('s p1');
    const seen = new Map([['s p1', 1_000_000]]);
    const may = (session: string, now: number) => mayBegin(evening, session, seen, now);
    expect([may('s p1', 1_000_000), may('s p2', 1_000_000), may('s p2', 1_200_000), may('stranger', 1_200_000)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('keeps what was played by who has left', () => {
    const one = played(withRound(withFour, facts(named(4))) ?? START, 5);
    const left = withoutPlayer(one, 'p1');
    expect(eveningStandings(left)).toEqual(eveningStandings(one));
    expect(withRound(left, facts(named(4)))?.rounds[1]?.tables.flatMap(({ seats }) => seats)).not.toContain('p1');
  });
});
