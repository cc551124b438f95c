import { describe, expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { gameOf, readRecord, writeRecord } from './file.ts';
import { SealedBids } from './laws/sealed-bids.testing.ts';
import { matchesOf } from './matches.ts';

const luck = seeded('luck');
const dealt = matchesOf(SealedBids).start({ options: { laps: 2 }, seats: 2 }, luck, 'luck').match;
const answer = matchesOf(SealedBids).timeOut(dealt, 0, luck);
const match = answer?.ok ? answer.match : dealt;
const stored = writeRecord(SealedBids, match.record);

/** What is wrong with the stored record once something in it is changed. */
function problem(change: object): unknown {
  const reading = readRecord(SealedBids, { ...stored, ...change });
  return reading.ok ? undefined : reading.problem;
}

describe('a written record', () => {
  test('has every move in its notation', () => {
    expect(stored.entries.map(({ move }) => move)).toEqual(match.record.entries.map(({ move }) => SealedBids.write(move)));
    expect(stored.entries).toHaveLength(1);
  });

  test('reads back from JSON as the record it was', () => {
    expect(readRecord(SealedBids, JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, record: match.record });
  });

  test('replays after reading', () => {
    const reading = readRecord(SealedBids, stored);

    expect(reading.ok && matchesOf(SealedBids).replay(reading.record)).toMatchObject({ ok: true, match });
  });

  test('may begin with a position', () => {
    const { record } = matchesOf(SealedBids).startFrom(dealt.record, dealt.state);

    expect(readRecord(SealedBids, writeRecord(SealedBids, record))).toEqual({ ok: true, record });
  });

  test('may be without a seed', () => {
    const { seed: _, ...seedless } = stored;

    expect(readRecord(SealedBids, seedless)).toMatchObject({ ok: true });
  });

  test('may tell who played, and replays the same', () => {
    const players = [
      { name: 'Ada', kind: 'human' },
      { name: 'Bruno', kind: 'bot', colour: 4 },
    ];
    const reading = readRecord(SealedBids, { ...stored, players });

    expect(reading).toEqual({ ok: true, record: { ...match.record, players } });
    expect(reading.ok && matchesOf(SealedBids).replay(reading.record)).toMatchObject({ ok: true, match: { state: match.state } });
  });

  test('may leave options to the standard', () => {
    expect(readRecord(SealedBids, { ...stored, options: {} })).toMatchObject({ ok: true, record: { options: { laps: 2 } } });
  });
});

describe('reading a record', () => {
  test('refuses what is no object', () => {
    expect(readRecord(SealedBids, 'a record')).toEqual({
      ok: false,
      problem:
        'record must be an object with game, options, seats, version, seed, luckScheme, dealt, origin, from, players, notes, check, entries, not "a record"',
    });
  });

  test('keeps what was noted at a moment of the match, and refuses what is no note', () => {
    const notes = [{ line: 1, by: 'Mia', text: 'Nobody ever rests.' }];
    expect(readRecord(SealedBids, { ...stored, notes })).toMatchObject({ ok: true, record: { notes } });
    expect(problem({ notes: [{ ...notes[0], line: -1 }] })).toContain('record.notes[0].line');
  });

  test('refuses the record of another game', () => {
    expect(problem({ game: 'chess' })).toBe('record.game must be sealed-bids, not "chess"');
  });

  test('refuses a version of the rules that is newer than the program, and says so', () => {
    expect(problem({ version: 7 })).toBe(
      'this match is played by version 7 of the rules of sealed-bids, and this program knows versions up to 1: update it',
    );
  });

  test('refuses a version that there never was', () => {
    const none = 'the rules of sealed-bids have versions 1 to 1, and this match names none of them';
    expect([problem({ version: 0 }), problem({ version: 1.5 })]).toEqual([none, none]);
    expect(problem({ version: '1' })).toBe('record.version must be a whole number from 1 to 1, not "1"');
  });

  test('refuses options out of range', () => {
    expect(problem({ options: { laps: 9 } })).toBe('option laps must be a whole number from 1 to 4, not 9');
  });

  test('refuses a position that cannot be', () => {
    expect(problem({ from: { ...dealt.state, bank: 7 } })).toBe('record.from.bank must be a whole number from 0 to 6, not 7');
  });

  test('refuses a line that lacks something', () => {
    expect(problem({ entries: [{ seat: 0, move: 'rest', luck: [], final: false, forced: false }] })).toBe(
      'record.entries[0].check must be a string of at most 40 characters, not nothing',
    );
  });

  test('refuses a move that cannot be read, and says in which line', () => {
    expect(problem({ entries: [...stored.entries, { ...stored.entries[0], move: 'castle' }] })).toBe(
      'entry 2: "castle" is not a move of sealed-bids',
    );
  });
});

describe('the game of a record', () => {
  test('is what it says', () => {
    expect(gameOf(stored)).toBe('sealed-bids');
  });

  test('is unknown where it says nothing', () => {
    expect([gameOf({}), gameOf(null), gameOf({ game: 7 })]).toEqual([undefined, undefined, undefined]);
  });
});
