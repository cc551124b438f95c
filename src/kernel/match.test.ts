import { describe, expect, test } from 'vitest';
import { type Chance, fair, scripted, seeded } from './chance.ts';
import { bidding, SealedBids } from './laws/sealed-bids.testing.ts';
import { type Agreement, type Card, type Event, type Move, type State, sealing } from './laws/sealed-bids-table.testing.ts';
import type { Answer, Entry, Match, MatchRecord } from './match.ts';
import { matchesOf } from './matches.ts';
import { freeze } from './same.ts';

type Bids = Match<State, Move, Agreement>;
type Lines = readonly Entry<Move>[];

const AGREED = { options: { laps: 2 }, seats: 2 };
const NO_LUCK = scripted([]);
const roll: Move = { type: 'roll' };
const rest: Move = { type: 'rest' };
const cheer: Move = { type: 'cheer' };

/** A match played on from a table where the seats hold these cards. */
function table(...hands: Card[][]): Bids {
  return from(bidding(...hands));
}

function from(state: State): Bids {
  return matchesOf(SealedBids).startFrom(state.plan, state);
}

/** A table of three with two cards each: nobody's move is forced. */
function three(): Bids {
  return table(['c1', 'c2'], ['c3', 'c4'], ['c5', 'c6']);
}

/** The match after a message that must not be refused. */
function next(match: Bids, seat: number, moves: readonly Move[], chance: Chance = NO_LUCK): Bids {
  return agreed(matchesOf(SealedBids).submit(match, seat, moves, chance));
}

function agreed(answer: Answer<State, Move, Event, Agreement> | undefined): Bids {
  if (!answer?.ok) throw new Error(`refused by ${answer?.refusal.clause}`);
  return answer.match;
}

/** The lines of a record in short: who, what, and '!' where it played itself. */
function lines(match: Bids | undefined): string[] | undefined {
  return match?.record.entries.map(({ seat, move, forced }) => `${seat} ${SealedBids.write(move)}${forced ? '!' : ''}`);
}

function sealed(match: Bids | undefined): unknown {
  return match?.state.frames[0];
}

describe('a deal', () => {
  test('is recorded with its plan and its luck', () => {
    const { match } = matchesOf(SealedBids).deal(AGREED, scripted([0, 0, 0, 0]), 'a seed');

    expect(match.record).toMatchObject({ game: 'sealed-bids', ...AGREED, version: 1, seed: 'a seed', dealt: [0, 0, 0, 0], entries: [] });
    expect(match.state.hands).toEqual([
      ['c1', 'c9'],
      ['c8', 'c7'],
    ]);
  });

  test('tells what happened', () => {
    const { events } = matchesOf(SealedBids).deal(AGREED, scripted([0, 0, 0, 0]));

    expect(events).toMatchObject([{ card: 'c1' }, { card: 'c9' }, { card: 'c8' }, { card: 'c7' }]);
  });

  test('keeps no seed where none is given', () => {
    expect(matchesOf(SealedBids).deal(AGREED, seeded('a')).match.record).not.toHaveProperty('seed');
  });

  test('may be by the rules of an earlier version', () => {
    expect(matchesOf({ ...SealedBids, version: 2 }).deal({ ...AGREED, version: 1 }, seeded('a')).match.state.plan.version).toBe(1);
  });

  test('cannot be changed in its plan by the game', () => {
    expect(Object.isFrozen(matchesOf(SealedBids).deal(AGREED, seeded('a')).match.state.plan)).toBe(true);
  });
});

describe('a version of the rules that the game does not have', () => {
  const NEWER = 'this match is played by version 2 of the rules of sealed-bids, and this program knows versions up to 1: update it';

  test('is not dealt', () => {
    expect(() => matchesOf(SealedBids).deal({ ...AGREED, version: 2 }, seeded('a'))).toThrow(NEWER);
  });

  test('is not played on from a position', () => {
    const { state, record } = matchesOf(SealedBids).deal(AGREED, seeded('a')).match;
    expect(() => matchesOf(SealedBids).startFrom({ ...record, version: 2 }, state)).toThrow(NEWER);
  });

  test('is not replayed', () => {
    const { record } = matchesOf(SealedBids).deal(AGREED, seeded('a')).match;
    expect(matchesOf(SealedBids).replay({ ...record, version: 2 })).toEqual({ ok: false, entry: 0, reason: NEWER });
  });
});

describe('a start', () => {
  test('is a deal where everybody has a choice', () => {
    const luck = [0, 0, 0, 0];

    const { match, events } = matchesOf(SealedBids).deal(AGREED, scripted(luck), 'a seed');

    expect(matchesOf(SealedBids).start(AGREED, scripted(luck), 'a seed')).toEqual({ match, told: [events] });
  });

  test('plays on to the first choice', () => {
    const short = { ...SealedBids, setup: () => bidding(['c1'], ['c5', 'c6']) };

    const { match, told } = matchesOf(short).start(AGREED, NO_LUCK);

    expect(lines(match)).toEqual(['0 seal c1!']);
    expect(told).toEqual([[], [{ type: 'sealed', seat: 0, card: 'c1' }]]);
  });
});

describe('a message', () => {
  test('is played and recorded', () => {
    const answer = matchesOf(SealedBids).submit(three(), 0, [sealing('c2')], NO_LUCK);

    expect(answer).toMatchObject({ ok: true, told: [[{ type: 'sealed', seat: 0, card: 'c2' }]] });
    expect(agreed(answer).record.entries).toMatchObject([{ seat: 0, move: sealing('c2'), luck: [], final: false, forced: false }]);
  });

  test('leaves the match before it as it was', () => {
    const match = freeze(three());

    expect(lines(next(match, 0, [sealing('c2')]))).toEqual(['0 seal c2']);
    expect(lines(match)).toEqual([]);
  });

  test('is refused with the clause and the facts of the case', () => {
    expect(matchesOf(SealedBids).submit(three(), 0, [sealing('c9')], NO_LUCK)).toEqual({
      ok: false,
      at: 0,
      refusal: { clause: 'SB-2.2', facts: { card: 'c9' } },
    });
  });

  test('may carry several moves', () => {
    expect(lines(next(three(), 0, [sealing('c1'), cheer]))).toEqual(['0 seal c1', '0 cheer']);
  });

  test('is all or nothing: it is refused at its first move that is', () => {
    const answer = matchesOf(SealedBids).submit(three(), 0, [sealing('c1'), sealing('c2'), cheer], NO_LUCK);

    expect(answer).toEqual({ ok: false, at: 1, refusal: { clause: 'SB-2.1' } });
  });

  test('may carry no move at all', () => {
    expect(next(three(), 0, [])).toEqual(three());
  });

  test('is recorded with the luck it drew, and is final then', () => {
    const match = from({ ...bidding(['c1'], ['c2']), lap: 2, frames: [{ phase: 'treat', done: false }] });

    expect(next(match, 0, [roll], scripted([2])).record.entries).toMatchObject([{ luck: [2], final: true }]);
  });

  test('is final where it reveals something, even without luck', () => {
    const match = next(table(['c1', 'c2'], ['c5', 'c6']), 0, [sealing('c1')]);

    expect(next(match, 1, [sealing('c6')]).record.entries).toMatchObject([{ final: false }, { luck: [], final: true }]);
  });
});

describe('a forced move', () => {
  test('plays itself after the message, and is recorded as forced', () => {
    expect(lines(next(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1')]))).toEqual(['0 seal c1', '1 seal c5!']);
  });

  test('tells what happened after what the message did', () => {
    const answer = matchesOf(SealedBids).submit(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1')], NO_LUCK);

    expect(answer).toMatchObject({ told: [[{ seat: 0 }], [{ seat: 1 }]] });
  });

  test('waits for the end of a message of several moves', () => {
    expect(lines(next(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1'), cheer]))).toEqual([
      '0 seal c1',
      '0 cheer',
      '1 seal c5!',
    ]);
  });

  test('follows another, with the luck of the message', () => {
    const match = from({ ...bidding(['c1', 'c2'], ['c5']), bank: 1 });

    // Seat 1 leads with its only card, cannot roll, so rests; seat 0 draws for the next lap and has a choice again.
    expect(lines(next(match, 0, [sealing('c1')], scripted([0])))).toEqual(['0 seal c1', '1 seal c5!', '1 rest!']);
  });

  test('is recorded as forced also where the seat made it by hand', () => {
    expect(lines(next(table(['c1'], ['c5', 'c6']), 0, [sealing('c1')]))).toEqual(['0 seal c1!']);
  });

  test('is none where the game calls the move deliberate', () => {
    const game = { ...SealedBids, deliberate: (move: Move) => move.type === 'seal' };
    const answer = matchesOf(game).submit(table(['c1'], ['c5'], ['c7']), 0, [sealing('c1')], NO_LUCK);

    expect(lines(agreed(answer))).toEqual(['0 seal c1']);
  });

  test('is none where a seat that is only welcome has but one thing to say', () => {
    const match = next(three(), 0, [sealing('c1')]);

    expect(matchesOf(SealedBids).isForced(match.state, 0, cheer)).toBe(false);
    expect(lines(next(match, 0, [cheer]))).toEqual(['0 seal c1', '0 cheer']);
  });

  test('is found wherever an awaited seat has one option', () => {
    expect(matchesOf(SealedBids).onlyOption(bidding(['c1', 'c2'], ['c5']))).toEqual({ seat: 1, move: sealing('c5') });
    expect(matchesOf(SealedBids).onlyOption(three().state)).toBeUndefined();
  });
});

describe('a time-out', () => {
  test('plays the first of the legal moves', () => {
    expect(lines(agreed(matchesOf(SealedBids).timeOut(three(), 1, NO_LUCK)))).toEqual(['1 seal c3']);
  });

  test('does nothing for a seat that nobody waits for', () => {
    expect(matchesOf(SealedBids).timeOut(next(three(), 0, [sealing('c1')]), 0, NO_LUCK)).toBeUndefined();
  });
});

describe('a take-back', () => {
  test('undoes the last choice of the seat', () => {
    expect(matchesOf(SealedBids).takeBack(next(three(), 0, [sealing('c1')]), 0)).toEqual(three());
  });

  test('undoes one choice at a time', () => {
    expect(lines(matchesOf(SealedBids).takeBack(next(three(), 0, [sealing('c1'), cheer]), 0))).toEqual(['0 seal c1']);
  });

  test('takes what played itself after the choice with it, and lets it play itself again', () => {
    const match = next(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1')]);

    const earlier = matchesOf(SealedBids).takeBack(match, 0);

    expect(lines(earlier)).toEqual(['1 seal c5!']);
    expect(sealed(earlier)).toEqual({ phase: 'bid', sealed: [null, 'c5', null] });
  });

  test('does not keep what played itself only because of the choice', () => {
    const inTurn = { ...SealedBids, awaiting: (s: State) => SealedBids.awaiting(s).slice(0, 1) };
    const match = agreed(matchesOf(inTurn).submit(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1')], NO_LUCK));

    expect(lines(match)).toEqual(['0 seal c1', '1 seal c5!']);
    expect(lines(matchesOf(inTurn).takeBack(match, 0))).toEqual([]);
  });

  test('leaves what others chose meanwhile', () => {
    const match = next(next(three(), 0, [sealing('c1')]), 1, [sealing('c4')]);

    const earlier = matchesOf(SealedBids).takeBack(match, 0);

    expect(lines(earlier)).toEqual(['1 seal c4']);
    expect(sealed(earlier)).toEqual({ phase: 'bid', sealed: [null, 'c4', null] });
  });

  test('leaves what a welcome seat said meanwhile', () => {
    const match = next(next(next(three(), 0, [sealing('c1')]), 1, [sealing('c3')]), 0, [cheer]);

    expect(lines(matchesOf(SealedBids).takeBack(match, 1))).toEqual(['0 seal c1', '0 cheer']);
  });

  test('gives a match whose record replays', () => {
    const match = matchesOf(SealedBids).takeBack(next(next(three(), 0, [sealing('c1')]), 1, [sealing('c4')]), 0);

    expect(match && matchesOf(SealedBids).replay(match.record)).toMatchObject({ ok: true, match });
  });

  test('is not possible where the seat has chosen nothing', () => {
    expect(matchesOf(SealedBids).takeBack(next(three(), 0, [sealing('c1')]), 1)).toBeUndefined();
  });

  test('is not possible where all that the seat did was forced', () => {
    expect(matchesOf(SealedBids).takeBack(next(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, [sealing('c1')]), 1)).toBeUndefined();
  });

  test('is not possible after the choice drew luck', () => {
    const match = next(
      from({ ...bidding(['c1', 'c2'], ['c5', 'c6']), frames: [{ phase: 'treat', done: false }] }),
      0,
      [rest],
      scripted([0]),
    );

    expect(match.record.entries).toMatchObject([{ move: rest, final: true }]);
    expect(matchesOf(SealedBids).takeBack(match, 0)).toBeUndefined();
  });

  test('is not possible after another has revealed something since', () => {
    const match = next(next(table(['c1', 'c2'], ['c5', 'c6']), 0, [sealing('c1')]), 1, [sealing('c6')]);

    expect(matchesOf(SealedBids).takeBack(match, 0)).toBeUndefined();
  });

  test('is not possible once the match is over', () => {
    const match = from({ ...bidding(['c1'], ['c2']), lap: 2, frames: [{ phase: 'treat', done: false }] });

    const over = next(match, 0, [rest]);

    expect(over.record.entries).toMatchObject([{ final: false, forced: false }]);
    expect(matchesOf(SealedBids).takeBack(over, 0)).toBeUndefined();
  });

  test('is not possible where a later choice of another would no longer be legal', () => {
    const inTurn = {
      ...SealedBids,
      refusal: (s: State, seat: number, move: Move) =>
        seat === 1 && s.hands[0]?.length === 2 ? { clause: 'SB-9.9' } : SealedBids.refusal(s, seat, move),
    };
    const match = next(next(three(), 0, [sealing('c1')]), 1, [sealing('c3')]);

    expect(matchesOf(inTurn).takeBack(match, 0)).toBeUndefined();
  });

  test('is not possible where what then plays itself would draw luck', () => {
    const gambling = { ...SealedBids, play: tossing(chance => chance.below(2)) };
    const { match } = matchesOf(SealedBids).enact(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, sealing('c1'), NO_LUCK);

    expect(matchesOf(gambling).takeBack(match, 0)).toBeUndefined();
  });

  test('does not hide a mistake in the rules', () => {
    const clumsy = {
      ...SealedBids,
      play: tossing(() => {
        throw new Error('the coin rolled off the table');
      }),
    };
    const { match } = matchesOf(SealedBids).enact(table(['c1', 'c2'], ['c5'], ['c7', 'c8']), 0, sealing('c1'), NO_LUCK);

    expect(() => matchesOf(clumsy).takeBack(match, 0)).toThrow('the coin rolled off the table');
  });
});

describe('a match from a position', () => {
  test('keeps the position instead of a deal', () => {
    expect(three().record).toMatchObject({
      game: 'sealed-bids',
      options: { laps: 2 },
      seats: 3,
      version: 1,
      dealt: [],
      from: three().state,
    });
  });

  test('never changes the position', () => {
    const position = freeze(bidding(['c1', 'c2'], ['c5', 'c6']));

    expect(next(from(position), 0, [sealing('c1')]).state.hands[0]).toEqual(['c2']);
  });

  test('is not changed where the position is changed later', () => {
    const position = bidding(['c1', 'c2'], ['c5', 'c6']);
    const match = from(position);

    position.discard.push('c9');

    expect(match.state.discard).toEqual([]);
  });

  test('replays from it', () => {
    const match = next(three(), 0, [sealing('c1')]);

    expect(matchesOf(SealedBids).replay(match.record)).toEqual({
      ok: true,
      match,
      events: [[], [{ type: 'sealed', seat: 0, card: 'c1' }]],
    });
  });

  test('does not replay from another', () => {
    const { record } = next(three(), 0, [sealing('c1')]);

    expect(matchesOf(SealedBids).replay({ ...record, from: bidding(['c1', 'c3'], ['c2', 'c4'], ['c5', 'c6']) })).toEqual({
      ok: false,
      entry: 0,
      reason: 'the deal does not fit its check number',
    });
  });
});

/** A whole match: seat 1 leads the first lap and rolls 2; seat 0 draws, leads the second lap and rests. */
function whole(): { readonly match: Bids; readonly states: readonly State[] } {
  const dealt = matchesOf(SealedBids).start(AGREED, scripted([0, 0, 0, 0]), 'a seed').match;
  const first = next(dealt, 0, [sealing('c1')]);
  const shown = next(first, 1, [sealing('c7')]);
  const rolled = next(shown, 1, [roll], scripted([2, 0]));
  const again = next(rolled, 0, [sealing('c9')]);
  const match = next(again, 0, [rest]);
  return { match, states: [dealt, first, shown, rolled, again, match].map(({ state }) => state) };
}

describe('rewinding', () => {
  const { match, states } = whole();

  test('to the root gives the deal', () => {
    expect(matchesOf(SealedBids).rewind(match, 0)).toMatchObject({ state: states[0], record: { entries: [] } });
  });

  test('gives the match after so many entries', () => {
    expect(matchesOf(SealedBids).rewind(match, 2).state).toEqual(states[2]);
    expect(lines(matchesOf(SealedBids).rewind(match, 4))).toEqual(['0 seal c1', '1 seal c7', '1 roll', '1 seal c8!']);
  });

  test('to the end gives the match itself', () => {
    expect(matchesOf(SealedBids).rewind(match, 6)).toEqual(match);
  });

  test('throws where the record is not that of the match', () => {
    const forged = { ...match, record: { ...match.record, check: 'forged' } };

    expect(() => matchesOf(SealedBids).rewind(forged, 0)).toThrow('own record does not replay: the deal does not fit its check number');
  });
});

describe('a replay', () => {
  const { match } = whole();
  const { record } = match;

  /** What replaying comes to when one line of the record is changed. */
  function changed(line: number, change: Partial<Entry<Move>>): unknown {
    return replayed({ entries: record.entries.map((entry, at) => (at === line - 1 ? { ...entry, ...change } : entry)) });
  }

  function replayed(change: Partial<MatchRecord<Move, Agreement, State>>): unknown {
    return matchesOf(SealedBids).replay({ ...record, ...change });
  }

  function without(line: number): Lines {
    return record.entries.filter((_, at) => at !== line - 1);
  }

  test('of a true record gives the match', () => {
    expect(lines(match)).toEqual(['0 seal c1', '1 seal c7', '1 roll', '1 seal c8!', '0 seal c9', '0 rest']);
    expect(replayed({})).toMatchObject({ ok: true, match });
  });

  test('tells all that happened, entry by entry', () => {
    const again = matchesOf(SealedBids).replay(record);

    expect(again.ok && again.events.map(events => events.map(({ type }) => type))).toEqual([
      ['drew', 'drew', 'drew', 'drew'],
      ['sealed'],
      ['sealed', 'shown'],
      ['rolled', 'drew'],
      ['sealed'],
      ['sealed', 'shown'],
      [],
    ]);
  });

  test('survives JSON', () => {
    expect(matchesOf(SealedBids).replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true, match });
  });

  test('finds a legal move in place of another', () => {
    expect(changed(1, { move: sealing('c9') })).toEqual({
      ok: false,
      entry: 1,
      reason: '"seal c9" with luck [] does not fit its check number',
    });
  });

  test('finds an illegal move', () => {
    expect(changed(2, { move: sealing('c1') })).toEqual({ ok: false, entry: 2, reason: 'seat 1 may not play "seal c1" (SB-2.2)' });
  });

  test('finds a move of another seat', () => {
    expect(changed(2, { seat: 0 })).toEqual({ ok: false, entry: 2, reason: 'seat 0 may not play "seal c7" (SB-2.1)' });
  });

  test('finds a changed luck number', () => {
    expect(changed(3, { luck: [1, 0] })).toEqual({
      ok: false,
      entry: 3,
      reason: '"roll" with luck [1, 0] does not fit its check number',
    });
  });

  test('finds a luck number that no die shows', () => {
    expect(changed(3, { luck: [3, 0] })).toEqual({
      ok: false,
      entry: 3,
      reason: 'luck number 1 is 3, but a whole number from 0 to 2 was asked for',
    });
  });

  test('finds a missing luck number', () => {
    expect(changed(3, { luck: [2] })).toEqual({
      ok: false,
      entry: 3,
      reason: 'luck number 2 is missing (a number below 5 was asked for)',
    });
  });

  test('finds a luck number too many', () => {
    expect(changed(3, { luck: [2, 0, 1] })).toEqual({ ok: false, entry: 3, reason: '1 of its luck numbers were not asked for' });
  });

  test('finds a changed check number', () => {
    expect(changed(5, { check: 'forged' })).toEqual({
      ok: false,
      entry: 5,
      reason: '"seal c9" with luck [] does not fit its check number',
    });
  });

  test('finds a choice that is said to be forced', () => {
    expect(changed(5, { forced: true })).toMatchObject({ ok: false, entry: 5 });
  });

  test('finds a final line that is said not to be', () => {
    expect(changed(3, { final: false })).toMatchObject({ ok: false, entry: 3 });
  });

  test('finds a line left out', () => {
    expect(replayed({ entries: without(4) })).toEqual({
      ok: false,
      entry: 4,
      reason: '"seal c9" with luck [] does not fit its check number',
    });
  });

  test('finds a changed deal', () => {
    expect(replayed({ dealt: [1, 0, 0, 0] })).toEqual({ ok: false, entry: 0, reason: 'the deal does not fit its check number' });
  });

  test('finds a luck number missing from the deal', () => {
    expect(replayed({ dealt: [0, 0, 0] })).toEqual({
      ok: false,
      entry: 0,
      reason: 'luck number 4 is missing (a number below 6 was asked for)',
    });
  });

  test('finds a luck number too many in the deal', () => {
    expect(replayed({ dealt: [0, 0, 0, 0, 0] })).toEqual({ ok: false, entry: 0, reason: '1 luck numbers of the deal were not asked for' });
  });

  test('finds the deal’s changed check number', () => {
    expect(replayed({ check: 'forged' })).toEqual({ ok: false, entry: 0, reason: 'the deal does not fit its check number' });
  });

  test('finds changed options', () => {
    expect(replayed({ options: { laps: 3 } })).toMatchObject({ ok: false, entry: 0 });
  });

  test('finds a changed seed', () => {
    expect(replayed({ seed: 'a better seed' })).toMatchObject({ ok: false, entry: 0 });
  });

  test('by the rules of another game finds that, too', () => {
    expect(matchesOf({ ...SealedBids, id: 'open-bids' }).replay(record)).toMatchObject({ ok: false, entry: 0 });
  });

  test('finds that the rules have changed since', () => {
    const generous = { ...SealedBids, play: tossing(() => {}, 1) };

    expect(matchesOf(generous).replay(record)).toMatchObject({ ok: false, entry: 2 });
  });

  test('does not hide a mistake in the rules', () => {
    const clumsy = {
      ...SealedBids,
      play: () => {
        throw new Error('the coin rolled off the table');
      },
    };

    expect(() => matchesOf(clumsy).replay(record)).toThrow('the coin rolled off the table');
  });
});

describe('a fair record', () => {
  const luck = fair('a seed');
  const dealt = matchesOf(SealedBids).start(AGREED, luck, 'a seed').match;
  const sealing0 = agreed(matchesOf(SealedBids).timeOut(dealt, 0, luck));
  const sealing1 = agreed(matchesOf(SealedBids).timeOut(sealing0, 1, luck));
  const { record } = next(sealing1, sealing1.state.leader, [roll], luck);
  const rolled = record.entries[2];

  test('is one whose luck follows from its seed', () => {
    expect(rolled?.luck).toHaveLength(2);
    expect(matchesOf(SealedBids).isFair(record, noStreams)).toBe(true);
  });

  test('stays fair where a choice was taken back and made again', () => {
    const again = matchesOf(SealedBids).takeBack(sealing0, 0);
    const resealed =
      again && next(next(again, 0, SealedBids.legal(again.state, 0).slice(-1), luck), 1, SealedBids.legal(again.state, 1).slice(-1), luck);
    const replayed = resealed && next(resealed, resealed.state.leader, [roll], luck);

    expect(replayed && matchesOf(SealedBids).isFair(replayed.record, noStreams)).toBe(true);
  });

  test('is not one dealt by other luck', () => {
    expect(matchesOf(SealedBids).isFair(whole().match.record, noStreams)).toBe(false);
  });

  test('is not one with other luck in a line', () => {
    const other = record.entries.map(entry => (entry === rolled ? { ...entry, luck: entry.luck.map(number => number + 1) } : entry));

    expect(matchesOf(SealedBids).isFair({ ...record, entries: other }, noStreams)).toBe(false);
  });

  test('has a seed', () => {
    const { seed: _, ...seedless } = record;

    expect(matchesOf(SealedBids).isFair(seedless, noStreams)).toBe(false);
  });

  test('has a deal', () => {
    expect(matchesOf(SealedBids).isFair({ ...three().record, seed: 'a seed' }, noStreams)).toBe(false);
  });
});

/** These matches have the luck of before there were streams. */
function noStreams(): never {
  throw new Error('there are no streams');
}

/** The rules, except that seat 1 tosses something when it moves, and may find coins. */
function tossing(toss: (chance: Chance) => void, found = 0): typeof SealedBids.play {
  return (s, seat, move, at) => {
    if (seat === 1) toss(at.chance);
    SealedBids.play(s, seat, move, at);
    if (seat === 1) s.bank += found;
  };
}
