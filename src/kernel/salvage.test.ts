import { describe, expect, test } from 'vitest';
import { fair, pick, seeded } from './chance.ts';
import { type StoredRecord, writeRecord } from './file.ts';
import type { AnyGame } from './game.ts';
import { SealedBids } from './laws/sealed-bids.testing.ts';
import { matchesOf } from './matches.ts';
import { replayAsFarAsPossible } from './salvage.ts';

const GAME: AnyGame = SealedBids as unknown as AnyGame;
const RECORD = playedRecord();

/** A match of so many choices, as it is kept. */
function playedRecord(): StoredRecord {
  const [luck, whim] = [fair('a seed'), seeded('whim')];
  let { match } = matchesOf(GAME).start({ options: { laps: 2 }, seats: 3 }, luck, 'a seed');
  for (let seat = GAME.awaiting(match.state)[0]; seat !== undefined; seat = GAME.awaiting(match.state)[0]) {
    const answer = matchesOf(GAME).submit(match, seat, [pick(GAME.legal(match.state, seat), whim)], luck);
    if (!answer.ok) throw new Error(answer.refusal.clause);
    match = answer.match;
  }
  return writeRecord(GAME, match.record);
}

/** The rules with one line of the record forbidden. */
function refusing(line: number): AnyGame {
  const { move, seat } = RECORD.entries[line - 1] ?? { move: '', seat: -1 };
  return {
    ...GAME,
    refusal: (state, whose, tried) =>
      whose === seat && GAME.write(tried) === move ? { clause: 'NEW-1' } : GAME.refusal(state, whose, tried),
  };
}

describe('a record replayed by changed rules', () => {
  test('is whole where they allow all of it', () => {
    const { match, reason } = replayAsFarAsPossible(GAME, RECORD);

    expect(reason).toBeUndefined();
    expect(match && writeRecord(GAME, match.record)).toEqual(RECORD);
  });

  test('is whole where only the shape of the states is another', () => {
    const wider: AnyGame = { ...GAME, setup: (plan, table) => Object.assign(GAME.setup(plan, table) as object, { weather: 'fine' }) };

    const { match, reason } = replayAsFarAsPossible(wider, RECORD);

    expect(reason).toBeUndefined();
    expect(match?.record.entries).toHaveLength(RECORD.entries.length);
  });

  test('ends before the first line that is refused', () => {
    const { match, reason } = replayAsFarAsPossible(refusing(3), RECORD);
    const first = RECORD.entries.findIndex(({ seat, move }) => seat === RECORD.entries[2]?.seat && move === RECORD.entries[2]?.move);

    expect(match?.record.entries).toHaveLength(first);
    expect(reason).toContain('NEW-1');
  });

  test('ends before a move that is no longer known', () => {
    const gone = RECORD.entries[1]?.move;

    const { match, reason } = replayAsFarAsPossible({ ...GAME, read: text => (text === gone ? undefined : GAME.read(text)) }, RECORD);

    expect(match?.record.entries).toHaveLength(RECORD.entries.findIndex(({ move }) => move === gone));
    expect(reason).toContain('is not a move of sealed-bids');
  });

  test('ends before a line that fails', () => {
    let lines = 0;
    const failing: AnyGame = {
      ...GAME,
      play(state, seat, move, table) {
        if (++lines === 2) throw new Error('half written');
        GAME.play(state, seat, move, table);
      },
    };

    const { match, reason } = replayAsFarAsPossible(failing, RECORD);

    expect(match?.record.entries).toHaveLength(1);
    expect(reason).toContain('half written');
  });

  test('ends before a line that asks for less luck', () => {
    const [first, ...others] = RECORD.entries;
    const lucky = { ...RECORD, entries: first ? [{ ...first, luck: [...first.luck, 1] }, ...others] : [] };

    expect(replayAsFarAsPossible(GAME, lucky)).toMatchObject({
      match: { record: { entries: [] } },
      reason: expect.stringContaining('luck'),
    });
  });

  test.each([
    ['fewer', 1],
    ['more', -1],
  ])('is nothing where the deal asks for %s numbers', (_, more) => {
    const dealt = more > 0 ? [...RECORD.dealt, 0] : RECORD.dealt.slice(0, -1);

    expect(replayAsFarAsPossible(GAME, { ...RECORD, dealt }).match).toBeUndefined();
  });
});
