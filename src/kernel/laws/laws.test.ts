import { describe, expect, test } from 'vitest';
import { agreeing, fast, frameOf, type Game, type Outcome, same } from '../index.ts';
import { agreements, type Breach, breach, type Charter, LAWS } from './index.ts';
import { CHARTER, SealedBids } from './sealed-bids.testing.ts';
import type { Agreement, Event, Move, State, View } from './sealed-bids-table.testing.ts';

type Bids = Game<State, Move, Event, View, Agreement>;

const AGREED = { seats: 3, options: { laps: 4 } };
const SEEDS = Array.from({ length: 12 }, (_, number) => `seed ${number}`);
const caught = new Set<string>();

/** The first breach in a dozen matches, as the kit finds it. */
function firstBreach(game: Bids, charter: Charter<State> = CHARTER): Breach<Agreement> | undefined {
  for (const seed of SEEDS) {
    const found = breach(game, charter, AGREED, { seed });
    if (found) return found;
  }
  return undefined;
}

/** A test that the kit catches a game that is broken in one member, and names the law. */
function catches(law: string, sentence: string, change: () => Partial<Bids>): void {
  caught.add(law);
  test(`${law}: ${sentence}`, () => {
    const broken = { ...SealedBids, ...change() };

    const found = firstBreach(broken);

    expect(found?.law).toBe(law);
  });
}

const { setup, play, clone, view, refusal, legal, outcome } = SealedBids;

describe('a game that keeps every law', () => {
  test('is found in no breach, whatever its options and number of seats', { timeout: 30_000 }, () => {
    const found = agreements(SealedBids).map(agreed => breach(SealedBids, CHARTER, agreed, { seed: 'honest' }));

    expect(found.filter(each => each !== undefined)).toEqual([]);
  });

  test('is found in no breach in a dozen matches', { timeout: 30_000 }, () => {
    expect(firstBreach(SealedBids)).toBeUndefined();
  });

  test('is found in no breach where only every third position is asked', () => {
    expect(breach(SealedBids, CHARTER, AGREED, { seed: 'honest', every: 3 })).toBeUndefined();
  });

  test('needs to state no secrets and no canonical order', () => {
    const { length, census } = CHARTER;

    expect(breach(SealedBids, { length, census }, AGREED, { seed: 'honest' })).toBeUndefined();
  });

  test('may draw luck because of a secret that comes out', () => {
    const lucky: Bids = {
      ...SealedBids,
      play(s, seat, move, table) {
        play(s, seat, move, table);
        if (move.type === 'seal' && s.discard.includes('c9')) table.chance.below(2);
      },
    };

    expect(firstBreach(lucky)).toBeUndefined();
  });
});

describe('agreements', () => {
  test('hold every number of seats with the standard and with every extreme', () => {
    const found = agreements(SealedBids).map(({ seats, options }) => `${seats} seats, ${options.laps} laps`);

    expect([...new Set(found)]).toEqual([
      '2 seats, 2 laps',
      '2 seats, 1 laps',
      '2 seats, 4 laps',
      '3 seats, 2 laps',
      '3 seats, 1 laps',
      '3 seats, 4 laps',
    ]);
  });

  test('leave out what the options themselves refuse', () => {
    const refusing = { ...SealedBids.options, read: () => ({ ok: false, problem: 'nothing will do' }) as const };

    expect(agreements({ ...SealedBids, options: refusing })).toEqual([]);
  });
});

describe('a breach', () => {
  const found = breach({ ...SealedBids, outcome: () => undefined }, CHARTER, AGREED, { seed: 'some seed' });

  test('says what is wrong', () => {
    expect(found?.what).toBe('nobody is awaited and there is no outcome');
  });

  test('carries the seed, the seats and the options to see it again', () => {
    expect(found).toMatchObject({ seed: 'some seed', seats: 3, options: { laps: 4 } });
  });

  test('carries the record of the match up to it', () => {
    expect(found?.record).toMatchObject({ game: 'sealed-bids', seats: 3, options: { laps: 4 }, seed: 'some seed' });
    expect(found?.record.entries.length).toBeGreaterThan(8);
  });

  test('says what was thrown, if something was', () => {
    const throwing = () => {
      throw new RangeError('the table is too small');
    };

    expect(breach({ ...SealedBids, outcome: throwing }, CHARTER, AGREED, { seed: 'a' })?.what).toBe(
      'threw RangeError: the table is too small',
    );
  });

  test('says so even where what was thrown is no error', () => {
    const throwing = () => {
      throw 'a tantrum';
    };

    expect(breach({ ...SealedBids, outcome: throwing }, CHARTER, AGREED, { seed: 'a' })?.what).toBe('threw a tantrum');
  });
});

describe('the kit catches', () => {
  const asking = '1 asking never changes the state';
  catches(asking, 'a list of legal moves that sorts the hand it reads', () => ({
    legal(s, seat) {
      s.hands[seat]?.sort();
      return legal(s, seat);
    },
  }));
  catches(asking, 'a count of those awaited that writes into the state', () => ({
    awaiting(s) {
      s.bank += 0;
      return SealedBids.awaiting(s);
    },
  }));
  catches(asking, 'a refusal of an illegal move that writes into the state', () => ({
    refusal(s, seat, move) {
      const found = refusal(s, seat, move);
      if (found) s.bank += 0;
      return found;
    },
  }));
  catches(asking, 'a view that sorts the bag it counts', () => ({
    view(s, viewer) {
      s.bag.sort();
      return view(s, viewer);
    },
  }));
  catches(asking, 'a guess at the scores that writes into the state', () => ({
    estimate(s) {
      s.bank += 0;
      return s.coins;
    },
  }));

  const telling = '1 a told event shares nothing with the state';
  catches(telling, 'a move that tells the discard itself', () => ({
    play(s, seat, move, table) {
      play(s, seat, move, table);
      table.tell({ type: 'shown', cards: s.discard, reveals: true });
    },
  }));
  catches(telling, 'a deal that tells the discard itself', () => ({
    setup(plan, table) {
      const s = setup(plan, table);
      table.tell({ type: 'shown', cards: s.discard, reveals: true });
      return s;
    },
  }));

  const offering = '2 the legal moves are the candidates that nothing refuses, each once';
  catches(offering, 'a legal move that is not offered', () => ({ legal: (s, seat) => legal(s, seat).slice(1) }));
  catches(offering, 'a move offered that is refused', () => ({ legal: SealedBids.candidates }));
  catches(offering, 'legal moves in another order than the candidates', () => ({ legal: (s, seat) => legal(s, seat).reverse() }));
  catches(offering, 'a move drawn that is refused', () => ({ anyLegal: (s, seat) => SealedBids.candidates(s, seat).at(-1) }));
  catches(offering, 'two moves that are written alike', () => ({ write: move => move.type }));

  catches('2 what is not offered is refused', 'a referee who forgets whose turn it is', () => ({
    refusal: (s, seat, move) => (SealedBids.candidates(s, seat).some(each => same(each, move)) ? refusal(s, seat, move) : undefined),
  }));

  const goingOn = '3 somebody is awaited or there is an outcome, and whoever may move can';
  catches(goingOn, 'a match that ends without an outcome', () => ({ outcome: () => undefined }));
  catches(goingOn, 'an outcome while somebody is still awaited', () => ({ outcome: s => outcome({ ...s, frames: [] }) }));
  catches(goingOn, 'a seat that is welcome to do nothing', () => ({ welcome: s => s.coins.map((_, seat) => seat) }));
  catches(goingOn, 'ranks that leave out a seat', () => ({ outcome: s => without(outcome(s), 'ranks') }));
  catches(goingOn, 'scores that leave out a seat', () => ({ outcome: s => without(outcome(s), 'scores') }));

  const cloning = '4 a clone is equal and shares nothing that can change';
  catches(cloning, 'a clone that forgets the bank', () => ({ clone: s => ({ ...clone(s), bank: 0 }) }));
  catches(cloning, 'a clone that shares a list which no move has touched yet', () => ({
    clone: s => ({ ...clone(s), discard: s.discard }),
  }));
  catches(cloning, 'a clone that shares the lists within a list', () => ({ clone: s => ({ ...clone(s), hands: [...s.hands] }) }));

  catches('4 a move changes nothing but its own copy of the state', 'a rest that rewrites the agreement', () => ({
    play(s, seat, move, table) {
      play(s, seat, move, table);
      if (move.type === 'rest') Object.assign(s.plan, { seats: 3 });
    },
  }));

  catches('4 earlier states stay as they were', 'a lap that is read from a clock on the wall', () => {
    let isOver = false;
    return {
      play(s, seat, move, table) {
        play(s, seat, move, table);
        isOver ||= s.frames.length === 0;
        const { lap } = s;
        Object.defineProperty(s, 'lap', { enumerable: true, get: () => (isOver ? 99 : lap) });
      },
    };
  });

  const reloading = '5 a state survives JSON';
  catches(reloading, 'a bank without bounds', () => ({
    setup: (plan, table) => ({ ...setup(plan, table), bank: Number.POSITIVE_INFINITY }),
  }));
  catches(reloading, 'an object that is none of JSON', () => ({
    setup: (plan, table) => setup(Object.freeze({ ...plan, options: Object.freeze(Object.assign(new Map(), plan.options)) }), table),
  }));

  catches('5 a reloaded state plays on the same', 'luck that does not come through the door', () => {
    const own = fast('under the table');
    return { play: (s, seat, move, { tell }) => play(s, seat, move, { chance: own, tell }) };
  });

  catches('5 a state is a position that can be loaded', 'a position whose shape knows only the first lap', () => ({
    position: agreeing(SealedBids.position, s => (s.lap > 1 ? 'the lap must be 1' : undefined)),
  }));

  catches('6 a record replays to the same states and events', 'a deal by luck that does not come through the door', () => {
    const own = fast('under the table');
    return { setup: (plan, { tell }) => setup(plan, { chance: own, tell }) };
  });
  catches('6 a record replays to the same states and events', 'a move that tells what match this is', () => {
    let deals = 0;
    return {
      setup(plan, table) {
        deals++;
        table.tell({ type: 'cheered', seat: deals });
        return setup(plan, table);
      },
    };
  });

  catches('6 a choice taken back leaves the state before it', 'a third deal that differs from the first two', () => {
    let deals = 0;
    return {
      setup(plan, table) {
        deals++;
        return { ...setup(plan, table), lap: deals % 3 === 0 ? 2 : 1 };
      },
    };
  });

  catches('6 a move that can be taken back has shown nobody anything new', 'whoever has sealed may peep at what the others sealed', () => ({
    view(s, viewer) {
      const frame = s.frames[0];
      const mayPeep = frame?.phase === 'bid' && viewer !== 'public' && frame.sealed[viewer] !== null;
      return mayPeep ? { ...view(s, viewer), sealed: [...frame.sealed] } : view(s, viewer);
    },
  }));

  const writing = '7 every move is written so that it reads back, and no two alike';
  catches(writing, 'a move that cannot be read', () => ({ read: () => undefined }));
  catches(writing, 'a move that reads back as another', () => ({ read: () => ({ type: 'cheer' }) }));

  const touching = '7 every move is touched in a way of its own';
  catches(touching, 'two moves with the same touches', () => ({ touches: ({ type }) => [type] }));
  catches(touching, 'a move whose touches begin another', () => ({
    touches: move => (move.type === 'seal' ? ['hand', 'card'].slice(0, Number(move.card.slice(1))) : [move.type]),
  }));
  catches(touching, 'a move that touches nothing', () => ({ touches: () => [] }));

  const seeing = '8 a view tells nothing but what it shows: an imagined state looks and plays the same';
  catches(seeing, 'a view of everybody’s hand', () => ({
    view: (s, viewer) => ({ ...view(s, viewer), hands: s.hands.map(hand => ({ count: hand.length, cards: [...hand] })) }),
  }));
  catches(seeing, 'a view that holds a list of the state', () => ({ view: (s, viewer) => ({ ...view(s, viewer), discard: s.discard }) }));
  catches(seeing, 'an imagined state that looks otherwise', () => ({
    imagine: (seen, chance) => ({ ...SealedBids.imagine(seen, chance), bank: 0 }),
  }));
  catches(seeing, 'an imagined state that awaits nobody', () => ({
    view: (s, viewer) => ({ ...view(s, viewer), phase: 'over' }),
  }));
  catches(seeing, 'a view from which a seat cannot know its own moves', () => ({
    view: (s, viewer) => ({ ...view(s, viewer), bank: 6 }),
  }));

  const hearing = '8 no event tells what the views before and after it do not';
  catches(hearing, 'a deal that everybody hears', () => ({ viewEvent: event => event }));
  catches(hearing, 'a sealed card that everybody hears', () => ({
    viewEvent: (event, viewer) => (event.type === 'sealed' ? event : SealedBids.viewEvent(event, viewer)),
  }));

  test(`${hearing}: a drawn card that everybody hears, even where no secrets are stated`, () => {
    const { length, census } = CHARTER;

    const found = firstBreach({ ...SealedBids, viewEvent: event => event }, { length, census });

    expect(found?.law).toBe(hearing);
    expect(found?.what).toContain('two matches look alike before and after, but not in what was told');
  });

  catches('9 moves made at the same time commute', 'a coin for whoever seals first', () => ({
    play(s, seat, move, table) {
      const isFirst = move.type === 'seal' && frameOf(s, 'bid').sealed.every(card => card === null);
      play(s, seat, move, table);
      if (!isFirst || s.bank === 0) return;
      s.bank -= 1;
      s.coins[seat] = (s.coins[seat] ?? 0) + 1;
    },
  }));

  catches('10 no piece is lost or made', 'a coin from nowhere', () => ({
    play(s, seat, move, table) {
      play(s, seat, move, table);
      if (move.type === 'rest') s.coins[seat] = (s.coins[seat] ?? 0) + 1;
    },
  }));

  catches('11 every match ends within the stated length', 'a match whose laps are not counted', () => ({
    play(s, seat, move, table) {
      s.lap = 0;
      play(s, seat, move, table);
    },
  }));

  const knowing = '12 the features of a seat are as many as their names, finite, and follow from what the seat may know';
  const featureNames = ['left', 'cards'];
  catches(knowing, 'one that looks into the hand of another', () => ({
    featureNames,
    features: s => s.hands.map((_, seat) => [0, JSON.stringify(s.hands[(seat + 1) % s.hands.length]).charCodeAt(3)]),
  }));
  catches(knowing, 'a number that is none', () => ({ featureNames, features: s => s.hands.map(() => [0, Number.NaN]) }));
  catches(knowing, 'one without a name', () => ({ featureNames, features: s => s.hands.map(() => [0, 1, 2]) }));

  test('features that every seat may know break no law', () => {
    expect(firstBreach({ ...SealedBids, featureNames, features: s => s.hands.map(hand => [1, hand.length]) })).toBeUndefined();
  });

  const moving = '13 whoever changes seats takes the features along';
  catches(moving, 'one that prefers the first seat', () => ({
    featureNames,
    features: s => s.hands.map((hand, seat) => [1, seat === 0 ? hand.length : 0]),
  }));

  test('features that go with their seats break no law', () => {
    const features: Bids['features'] = s => s.hands.map((hand, seat) => [seat === s.leader ? 1 : 0, hand.length]);

    expect(firstBreach({ ...SealedBids, featureNames, features })).toBeUndefined();
  });

  test('a breach of every law there is', () => {
    expect([...caught].sort()).toEqual(LAWS.map(({ name }) => name).sort());
  });
});

function without(found: Outcome | undefined, what: 'ranks' | 'scores'): Outcome | undefined {
  return found && { ...found, [what]: found[what].slice(1) };
}
