// Section 3: what the players may agree on before they bet.
import { describe, expect, test } from 'vitest';
import { printedOptions } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { OPTIONS } from './options.ts';
import { each, finish, journey, legal, newGame, played, sizes, told, traveller } from './table.testing.ts';

describe('reading', () => {
  test('what nobody mentions is as printed', () => {
    expect(OPTIONS.standard).toEqual({
      eventDeck: 'classic',
      firstPlayer: 'random',
      startCards: 3,
      startCoins: 1,
      handLimit: 6,
      detectiveDays: 2,
      pressureDays: 1,
      offerDays: 2,
      expressDays: 1,
      submarineDays: 2,
      twoPlayerLate: 'fewerDays',
      arrivalCoins: 'keep',
      maxRounds: 60,
      resignation: 'off',
    });
    expect(OPTIONS.read({}, 4)).toEqual({ ok: true, options: OPTIONS.standard });
  });

  test('every number has its range', () => {
    const outermost = Object.entries(OPTIONS.table).map(([name, { extremes }]) => [name, extremes]);
    expect(Object.fromEntries(outermost)).toMatchObject({
      startCards: [2, 5],
      startCoins: [0, 3],
      handLimit: [5, 9],
      detectiveDays: [0, 4],
      pressureDays: [0, 3],
      offerDays: [1, 4],
      expressDays: [1, 3],
      submarineDays: [1, 4],
      maxRounds: [30, 200],
    });
  });

  test('a number out of its range is refused in words', () => {
    expect(OPTIONS.read({ handLimit: 10 }, 4)).toEqual({
      ok: false,
      problem: 'option handLimit must be a whole number from 5 to 9, not 10',
    });
  });

  test('the first player must sit at the table', () => {
    expect(OPTIONS.read({ firstPlayer: 3 }, 4).ok).toBe(true);
    expect(OPTIONS.read({ firstPlayer: 4 }, 4)).toEqual({
      ok: false,
      problem: 'option firstPlayer must be random or a seat from 0 to 3, not 4',
    });
  });
});

describe('playing', () => {
  clause('ED-2.5, ED-1.6', 'the expedition deck holds three kinds more', () => {
    const events = newGame(3, { eventDeck: 'expedition' }).eventSupply.flat();
    expect(events).toHaveLength(15);
    expect(events).toEqual(expect.arrayContaining(['passepartout', 'carpetbag', 'bradshaw']));
    expect(newGame(2, { eventDeck: 'expedition' }).eventSupply.flat()).toHaveLength(14);
  });

  clause('ED-2.4', 'startCards says how many travel cards are dealt', () => {
    expect(each(newGame(3, { startCards: 5 }), 'travelHand').map(hand => hand.length)).toEqual([5, 5, 5]);
  });

  clause('ED-2.2', 'startCoins says how many coins everybody gets', () => {
    expect(newGame(6, { startCoins: 3 })).toMatchObject({ coins: 6, travellers: Array(6).fill({ coins: 3 }) });
    expect(newGame(6, { startCoins: 0 }).coins).toBe(24);
  });

  clause('ED-12.5', 'handLimit says how many cards may be kept', () => {
    const s = journey({ options: { handLimit: 5 }, travellers: [{ hand: 'T2 T3 T4 T5 T6 S4' }] });
    expect(legal(played(s, 'end turn'))[0]).toBe('discard T6');
    expect(legal(played(s, 'end turn; discard T6'))[0]).toBe('take balloon');
  });

  clause('ED-12.1', 'detectiveDays says how long the detective asks', () => {
    const stay = (detectiveDays: number) => journey({ options: { detectiveDays }, travellers: [{ at: 'brindisi' }] });
    expect(traveller(played(stay(4), 'end turn')).days).toBe(4);
    expect(traveller(played(stay(0), 'end turn')).days).toBe(0);
    expect(told(stay(0), 'end turn')).toEqual([]);
  });

  clause('ED-13.4', 'pressureDays says what a round costs once somebody is home', () => {
    const last = (pressureDays: number) => journey({ options: { pressureDays }, travellers: [{}, {}, {}, { at: 'home' }], seat: 2 });
    expect(each(played(last(3), 'end turn', { luck: 'any any any any' }), 'days')).toEqual([3, 3, 3, 0]);
    expect(each(played(last(0), 'end turn', { luck: 'any any any any' }), 'days')).toEqual([0, 0, 0, 0]);
    expect(told(last(0), 'end turn', { luck: 'any any any any' }).map(({ type }) => type)).toEqual(['roundBegun']);
  });

  clause('ED-7.1, ED-7.7', 'offerDays, expressDays and submarineDays say what the cards are worth', () => {
    const options = { offerDays: 4, expressDays: 3, submarineDays: 4 };
    const s = journey({ options, travellers: [{ hand: 'S8 T6', events: 'offer express submarine' }] });
    const paid = played(s, 'go A; pay S8; pay T6');
    expect(traveller(played(paid, 'add express 2; depart')).days).toBe(8 + 3);
    expect(traveller(played(paid, 'add submarine 1; depart')).days).toBe(4 + 6);
    expect(traveller(played(paid, 'add offer; depart')).days).toBe(8 + 6 - 4);
  });

  clause('ED-13.2', 'R-18 arrivalCoins: coins of a player in London stay with him, or go back to the supply', () => {
    const arriving = (arrivalCoins: 'keep' | 'return') =>
      played(
        journey({ options: { arrivalCoins }, travellers: [{ at: 'newyork', hand: 'S7 S7 T5', coins: 3 }] }),
        'go A; pay S7; pay S7; pay T5; depart',
      );
    expect(arriving('keep')).toMatchObject({ coins: 21, travellers: [{ coins: 3 }, {}, {}] });
    expect(arriving('return')).toMatchObject({ coins: 24, travellers: [{ coins: 0 }, {}, {}] });
  });

  clause('ED-15.7', 'R-18 with two players returned coins are only set aside: they still decide the tie', () => {
    const s = journey({
      options: { arrivalCoins: 'return' },
      seats: 2,
      travellers: [
        { at: 'home', days: 84 },
        { at: 'newyork', days: 72, hand: 'S7 S7 T5', coins: 2 },
      ],
      seat: 1,
      begunWith: 2,
    });
    expect(finish(played(s, 'go A; pay S7; pay S7; pay T5; depart'))).toEqual([1, 0]);
  });

  clause('ED-14.8', 'resignation is only possible where it was agreed on', () => {
    expect(legal(journey({ phase: 'choose' }))).not.toContain('resign');
    expect(legal(journey({ options: { resignation: 'on' }, phase: 'choose' })).at(-1)).toBe('resign');
  });

  clause('ED-2.4', 'the most cards for the most players leave enough in the supply', () => {
    expect(sizes(newGame(6, { startCards: 5 }).travelSupply)).toEqual([60 - 30 - 6]);
  });
});

describe('to the letter', () => {
  test('only the event cards of a leg are read otherwise by the rulebook', () => {
    expect(printedOptions(OPTIONS)).toEqual({ eventsUntil: 'spent' });
    expect(OPTIONS.read(printedOptions(OPTIONS), 4)).toMatchObject({ ok: true, options: { eventsUntil: 'spent' } });
  });

  test('an agreement that says nothing of it stays as it was', () => {
    expect(OPTIONS.standard).not.toHaveProperty('eventsUntil');
  });
});
