import { describe, expect, test } from 'vitest';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { en } from '../../games/eighty-days/texts/en.ts';
import { entryOf } from '../../games/index.ts';
import { openForBots, textsIn } from '../../kernel/index.ts';
import { EngineSession } from './session.ts';

function session(): EngineSession {
  return new EngineSession(EightyDays, en);
}

/** A session with a match in it; seat 0 starts. */
function begun(): EngineSession {
  const engine = session();
  engine.answer({ do: 'new', seats: 2, seed: 's', options: { firstPlayer: 0 } });
  return engine;
}

describe('the engine', () => {
  test('begins a match and says who is awaited', () => {
    expect(session().answer({ do: 'new', seats: 3, options: { firstPlayer: 2 }, seed: 's' })).toMatchObject({
      ok: true,
      awaiting: [2],
      outcome: null,
    });
  });

  test('the same seed gives the same match', () => {
    expect(begun().answer({ do: 'hash' })).toEqual(begun().answer({ do: 'hash' }));
  });

  test('lists the legal moves, and none for a seat that may not move', () => {
    const engine = begun();
    expect(engine.answer({ do: 'legal', seat: 0 })).toEqual({ ok: true, moves: ['take coin', 'take balloon', 'take event'] });
    expect(engine.answer({ do: 'legal', seat: 1 })).toEqual({ ok: true, moves: [] });
  });

  test('plays a move and tells what happened', () => {
    const answer = begun().answer({ do: 'play', seat: 0, move: 'take coin' });
    expect(answer).toMatchObject({ ok: true, awaiting: [0], events: [{ type: 'taken', seat: 0, space: 'coin' }] });
  });

  test('several moves in one message are played all or none', () => {
    const engine = begun();
    const before = engine.answer({ do: 'hash' });
    expect(engine.answer({ do: 'play', seat: 0, moves: ['take coin', 'act balloon'] })).toMatchObject({
      ok: false,
      at: 1,
      refusal: {
        clause: 'ED-5.3',
        text: 'That action belongs to another space; your card came from the Coin space.',
        facts: { space: 'coin' },
      },
    });
    expect(engine.answer({ do: 'hash' })).toEqual(before);
    expect(engine.answer({ do: 'play', seat: 0, move: 'take coin; act coin' })).toMatchObject({ ok: true });
  });

  test('takes a choice back', () => {
    const engine = begun();
    const before = engine.answer({ do: 'hash' });
    engine.answer({ do: 'play', seat: 0, move: 'take coin' });
    expect(engine.answer({ do: 'back', seat: 0 })).toMatchObject({ ok: true, awaiting: [0] });
    expect(engine.answer({ do: 'hash' })).toEqual(before);
    expect(engine.answer({ do: 'back', seat: 0 })).toMatchObject({ ok: false, refusal: { clause: 'take-back' } });
  });

  test('luck can be foretold; a number out of range is refused when it is drawn, and changes nothing', () => {
    const engine = begun();
    engine.answer({ do: 'play', seat: 0, move: 'take event' });
    const before = engine.answer({ do: 'hash' });
    engine.answer({ do: 'luck', values: [99] });
    expect(engine.answer({ do: 'play', seat: 0, move: 'act event' })).toEqual({
      ok: false,
      error: 'luck number 99 was set, but a whole number from 0 to 13 was asked for',
    });
    expect(engine.answer({ do: 'hash' })).toEqual(before);
    engine.answer({ do: 'luck', values: [0] });
    expect(engine.answer({ do: 'play', seat: 0, move: 'act event' })).toMatchObject({ ok: true, events: [{ event: 'balloon' }] });
  });

  test('a record and a position can be carried to another engine', () => {
    const engine = begun();
    engine.answer({ do: 'play', seat: 0, move: 'take event; act event' });
    const [record, state, here] = [
      engine.answer({ do: 'record' }).record,
      engine.answer({ do: 'state' }).state,
      engine.answer({ do: 'hash' }),
    ];
    const other = session();
    expect(other.answer({ do: 'load', record: JSON.parse(JSON.stringify(record)) })).toMatchObject({ ok: true });
    expect(other.answer({ do: 'hash' })).toEqual(here);
    expect(other.answer({ do: 'position', state: JSON.parse(JSON.stringify(state)) })).toMatchObject({ ok: true });
    expect(other.answer({ do: 'hash' })).toEqual(here);
    expect(other.answer({ do: 'record' })).toMatchObject({ record: { from: state, entries: [] } });
  });

  test('shows each seat its own view', () => {
    const engine = begun();
    expect(engine.answer({ do: 'view', as: 1 })).toMatchObject({
      view: { viewer: 1, travellers: [{ hand: null }, { hand: { events: [] } }] },
    });
    expect(engine.answer({ do: 'view', as: 'public' })).toMatchObject({ view: { travellers: [{ hand: null }, { hand: null }] } });
  });

  test('gives the move of a bot that compares nothing', () => {
    const answer = begun().answer({ do: 'best', seat: 0, bot: 'greedy', ms: 10 });
    expect(answer).toMatchObject({
      ok: true,
      alternatives: [],
      why: expect.stringMatching(/^greedy plays “Take (train|ship) \d from the \w+ space”\.$/),
    });
  });

  test('a bot that searches says what it expects of its move and of the next best', () => {
    const { why } = begun().answer({ do: 'best', seat: 0, bot: 'hard' });
    expect(why).toMatch(
      /^hard plays “Take [^”]+”: \d+% to win if everyone plays equally well, about −?\d+ at the end\. “Take [^”]+” is (about as good|a little worse|clearly worse)/,
    );
  });

  test('gives the hint of the browser and the terminal unless another bot is asked for: that of an expert, who has no doubts', () => {
    expect(begun().answer({ do: 'best', seat: 0, ms: 50 }).why).toMatch(/^expert plays “Take /);
  });

  test('values that are shares of what can be won are told between 0 and 1', async () => {
    const entry = entryOf('bodensee') ?? expect.unreachable();
    const engine = new EngineSession(await openForBots(entry), await textsIn(entry, 'en'));
    let { awaiting } = engine.answer({ do: 'new', seats: 2, seed: 'sample/0' });
    const values: number[] = [];
    for (let asked = 0; asked < 6; asked++) {
      const [seat] = Array.isArray(awaiting) ? awaiting : [];
      const { move, alternatives } = engine.answer({ do: 'best', seat });
      if (Array.isArray(alternatives)) values.push(...alternatives.map(({ value }) => value));
      ({ awaiting } = engine.answer({ do: 'play', seat, move }));
    }
    expect(Math.min(...values)).toBe(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
  });

  test('a bot that searches keeps to the time it is given', () => {
    const answer = begun().answer({ do: 'best', seat: 0, bot: 'expert', ms: 1 });
    expect(answer).toMatchObject({ ok: true, move: expect.stringMatching(/^take /) });
  });

  test.each([
    [null, 'a request must be a JSON object with "do"'],
    [{ do: 'dance' }, '"do" must be one of new, load, position, legal, play'],
    [{ do: 'new', seats: 7 }, 'seats must be a whole number from 2 to 6, not 7'],
    [{ do: 'new', seats: 2, options: { handLimit: 99 } }, 'option handLimit must be a whole number from 5 to 9, not 99'],
    [{ do: 'new', seats: 2, options: [] }, 'options must be an object of names and values'],
    [{ do: 'new', seats: 2, seed: 5 }, 'seed must be a string of at most 200 characters'],
    [{ do: 'load', record: { game: 'chess' } }, 'record.game must be eighty-days, not "chess"'],
    [{ do: 'position', state: {} }, 'state.plan must be an object with options, seats, version'],
    [{ do: 'legal', seat: 5 }, 'seat must be a whole number from 0 to 1, not 5'],
    [{ do: 'legal' }, 'seat must be a whole number from 0 to 1, not nothing'],
    [{ do: 'play', seat: 0 }, '"play" needs "move", a notation, or "moves", a list of them'],
    [{ do: 'play', seat: 0, move: 'fly' }, '"fly" is not a move of eighty-days; seat 0 may: take coin; take balloon; take event'],
    [{ do: 'play', seat: 0, move: 17 }, '17 is not a move of eighty-days'],
    [{ do: 'luck', values: [-1] }, 'values[0] must be a whole number from 0'],
    [{ do: 'view', as: 9 }, '"as" must be "public" or a seat from 0 to 1, not 9'],
    [
      { do: 'best', seat: 0, bot: 'deepblue' },
      '"bot" must be one of random, greedy, easy, medium, hard, expert, careful, daring, builder, not "deepblue"',
    ],
    [{ do: 'best', seat: 1 }, 'seat 1 may not move now'],
    [{ do: 'best', seat: 0, ms: 0 }, 'ms must be a whole number from 1 to 60000, not 0'],
  ])('answers %j with one sentence and stays as it was', (ask, reason) => {
    const engine = begun();
    const before = engine.answer({ do: 'hash' });
    const answer = engine.answer(ask);
    expect(answer.ok).toBe(false);
    expect(answer.error).toContain(reason);
    expect(engine.answer({ do: 'hash' })).toEqual(before);
  });

  test('a seat out of turn is refused with the clause about turns', () => {
    expect(begun().answer({ do: 'play', seat: 1, move: 'take coin' })).toMatchObject({ ok: false, refusal: { clause: 'ED-3.3' } });
  });

  test('nothing can be asked of a match before there is one', () => {
    expect(session().answer({ do: 'state' })).toEqual({
      ok: false,
      error: 'there is no match yet; begin with "new", "load" or "position"',
    });
  });
});
