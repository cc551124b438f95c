// ED-5 The action.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Space } from '../components.ts';
import { journey, legal, newGame, played, refusal, refusedBy, told, traveller } from '../table.testing.ts';

/** Five travel, seat 0 has taken the card of this space. */
function acting(space: Space, hand = 'T4', events = '') {
  return journey({ seats: 5, travellers: [{ hand, events }], phase: 'act', space });
}

clause('ED-5.1', 'the player may refrain from every action', () => {
  expect(legal(acting('coin'))).toEqual(['decline', 'act coin']);
  expect(legal(acting('balloon'))).toEqual(['decline', 'act balloon']);
  expect(legal(acting('event'))).toEqual(['decline', 'act event']);
  expect(legal(acting('start'))).toEqual(['decline', 'act start']);
  expect(legal(acting('trade'))).toEqual(['decline', 'act trade']);
  expect(told(acting('coin'), 'decline')).toEqual([{ type: 'declined', seat: 0, space: 'coin' }]);
});

clause('ED-5.1', 'no action but that of the space the card came from', () => {
  const s = acting('coin');
  expect(refusal(s, 'act balloon')).toEqual({ clause: 'ED-5.3', facts: { space: 'coin' } });
  expect(refusedBy(s, 'act event')).toBe('ED-5.4');
  expect(refusedBy(s, 'act detective suez')).toBe('ED-5.5');
  expect(refusedBy(s, 'act start')).toBe('ED-5.6');
  expect(refusedBy(s, 'act trade')).toBe('ED-5.7');
  expect(refusedBy(acting('trade'), 'act coin')).toBe('ED-5.2');
});

clause('ED-5.1', 'what is done is told to all', () => {
  expect(told(acting('coin'), 'act coin')).toEqual([{ type: 'coinsReceived', seat: 0, coins: 1 }]);
  expect(told(acting('balloon'), 'act balloon')).toEqual([{ type: 'balloonReadied', seat: 0 }]);
  expect(told(acting('detective'), 'act detective suez')).toEqual([{ type: 'detectiveSent', seat: 0, place: 'suez', next: [], there: [] }]);
  expect(told(acting('start'), 'act start')).toEqual([{ type: 'watchTaken', seat: 0 }]);
  expect(told(acting('trade'), 'act trade; swap T4; stop', { luck: 'T2' })).toEqual([
    { type: 'swapped', seat: 0, card: 'T4' },
    { type: 'travelDrawn', seat: 0, card: 'T2' },
  ]);
});

clause('ED-5.2', 'coin: one coin from the supply', () => {
  const after = played(acting('coin'), 'act coin');
  expect([traveller(after).coins, after.coins]).toEqual([1, 23]);
});

clause('ED-5.2', 'declined, there is no coin', () => {
  expect(traveller(played(acting('coin'), 'decline')).coins).toBe(0);
});

clause('ED-5.3', 'balloon: it may be used in this turn', () => {
  const s = journey({ travellers: [{ at: 'brindisi', hand: 'S8' }], phase: 'act', space: 'balloon' });
  expect(legal(played(s, 'act balloon; go A; pay S8'))).toEqual(['depart', 'add balloon 1']);
  expect(legal(played(s, 'decline; go A; pay S8'))).toEqual(['depart']);
});

clause('ED-5.3', 'R-27 unused, it lapses with the turn', () => {
  const next = played(acting('balloon'), 'act balloon; end turn');
  expect(next.turn.balloonRight).toBe(false);
});

clause('ED-5.4', 'event: the top event card is drawn', () => {
  const after = played(acting('event'), 'act event', { luck: 'offer' });
  expect(traveller(after).eventHand).toEqual(['offer']);
});

describe('detective', () => {
  clause('ED-5.5', 'he may go to any place but London and the one where he stands', () => {
    const s = journey({ seats: 5, phase: 'act', space: 'detective', detective: 'suez' });
    expect(legal(s)).toEqual([
      'decline',
      'act detective paris',
      'act detective brindisi',
      'act detective bombay',
      'act detective calcutta',
      'act detective hongkong',
      'act detective yokohama',
      'act detective sanfrancisco',
      'act detective newyork',
    ]);
    expect(refusal(s, 'act detective suez')).toEqual({ clause: 'ED-5.5', facts: { place: 'suez' } });
  });

  clause('ED-5.5', 'he is sent where the player says', () => {
    expect(played(acting('detective'), 'act detective newyork').detective).toBe(9);
    expect(played(acting('detective'), 'decline').detective).toBe(2);
  });

  clause('ED-5.5, ED-12.1', 'R-30 he may come to the sender himself, who pays only if he is still there', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S4 S4' }], phase: 'act', space: 'detective' });
    expect(traveller(played(s, 'act detective suez; end turn')).days).toBe(2);
    expect(traveller(played(s, 'act detective suez; go A; pay S4; pay S4; depart; end turn')).days).toBe(4);
  });
});

describe('start', () => {
  clause('ED-5.6', 'whoever takes the watch starts the next round', () => {
    const s = journey({ seats: 4, seat: 3, start: 0, phase: 'act', space: 'start' });
    expect(played(s, 'act start; end turn', { luck: 'any any any any any' })).toMatchObject({
      start: 3,
      nextStart: null,
      queue: [3, 0, 1, 2],
    });
  });

  clause('ED-5.6', 'if nobody does, the next traveller after the starting player', () => {
    const s = journey({ seats: 4, seat: 3, start: 0, phase: 'act', space: 'start' });
    expect(played(s, 'decline; end turn', { luck: 'any any any any any' }).start).toBe(1);
  });

  clause('ED-5.6, ED-13.3', 'R-20 a taker who reaches London passes it on to the next traveller after him', () => {
    const s = journey({
      seats: 4,
      travellers: [{ at: 'home' }, {}, { at: 'newyork', hand: 'S7 S7 T5' }, {}],
      begunWith: 4,
      start: 3,
      seat: 2,
      queue: [2],
      phase: 'act',
      space: 'start',
    });
    const next = played(s, 'act start; go A; pay S7; pay S7; pay T5; depart', { luck: 'any any any' });
    expect(next.start).toBe(3);
  });

  clause('ED-5.8', 'three travellers or fewer have no start space: the watch moves clockwise', () => {
    expect(newGame(3).display.slice(4)).toEqual([null, null]);
    const s = journey({ travellers: [{}, {}, {}, { at: 'home' }], start: 1, seat: 0 });
    expect(played(s, 'end turn', { luck: 'any any any any' })).toMatchObject({ start: 2, display: { 4: null, 5: null } });
  });

  clause('ED-5.9', 'two travellers have no detective space: he stays where he is', () => {
    const s = journey({ travellers: [{}, {}, { at: 'home' }, { at: 'home' }], seat: 1, detective: 'calcutta' });
    const next = played(s, 'end turn', { luck: 'any any any' });
    expect(next.display.slice(3)).toEqual([null, null, null]);
    expect(refusedBy(next, 'take detective')).toBe('ED-4.5');
    expect(next.detective).toBe(5);
  });
});

describe('trade', () => {
  clause('ED-5.7', 'up to three travel cards are put away, and then as many drawn', () => {
    const s = acting('trade', 'T4 T6 S7 S8');
    const after = played(s, 'act trade; swap S8; swap T6; stop', { luck: 'T2 S4' });
    expect(traveller(after).travelHand).toEqual(['T2', 'T4', 'S4', 'S7']);
    expect(after.travelDiscard).toEqual(['S8', 'T6']);
  });

  clause('ED-5.7', 'each type once, lowest first, after the quiet choice to stop', () => {
    expect(legal(played(acting('trade', 'T4 T6 T6 S8', 'offer'), 'act trade'))).toEqual(['stop', 'swap T4', 'swap T6', 'swap S8']);
  });

  clause('ED-5.7', 'a fourth card cannot be put away', () => {
    const three = played(acting('trade', 'T4 T6 S7 S8'), 'act trade; swap T4; swap T6; swap S7');
    expect(legal(three)).toEqual(['stop']);
    expect(refusal(three, 'swap S8')).toEqual({ clause: 'ED-5.7', facts: { swapped: 3 } });
  });

  clause('ED-5.7', 'only cards in hand can be put away, and no event card', () => {
    const s = played(acting('trade', 'T4', 'offer'), 'act trade');
    expect(refusal(s, 'swap S8')).toEqual({ clause: 'ED-5.7', facts: { card: 'S8' } });
    expect(legal(s)).toEqual(['stop', 'swap T4']);
  });

  clause('ED-5.7', 'the card just taken may be among them', () => {
    const s = journey({ seats: 5, phase: 'choose', display: 'T5 T5 T5 T5 T5 S8' });
    const after = played(s, 'take trade; act trade; swap S8; stop', { luck: 'S4' });
    expect(traveller(after)).toMatchObject({ travelHand: ['S4'], known: [] });
  });

  clause('ED-5.7', 'to stop at once is to decline', () => {
    const after = played(acting('trade', 'T4'), 'act trade; stop');
    expect(traveller(after).travelHand).toEqual(['T4']);
    expect(legal(after)).toEqual(['end turn']);
  });

  clause('ED-5.7', 'without a travel card there is nothing to trade', () => {
    const s = acting('trade', '');
    expect(refusal(s, 'act trade')).toEqual({ clause: 'ED-5.7' });
    expect(legal(s)).toEqual(['decline']);
  });

  clause('ED-5.7', 'R-17 the discards come before the draws, so a card put away may come back', () => {
    const s = journey({
      seats: 5,
      travellers: [{ hand: 'S8' }],
      phase: 'act',
      space: 'trade',
      travelSupply: [],
      travelDiscard: '',
    });
    expect(traveller(played(s, 'act trade; swap S8; stop', { luck: 'S8' })).travelHand).toEqual(['S8']);
  });
});
