// ED-10.3 Event cards at any time, ED-11 Coins.
import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { State } from '../state.ts';
import { journey, legal, played, refusal, refusedBy, told, traveller } from '../table.testing.ts';

const EXPEDITION = { eventDeck: 'expedition' } as const;

describe('playing event cards', () => {
  clause('ED-10.3', 'only in one’s own turn', () => {
    const s = journey({ travellers: [{}, { events: 'connection elephant' }] });
    expect(refusedBy(s, 'play connection', 1)).toBe('ED-3.3');
    expect(legal(s, 1)).toEqual([]);
  });

  clause('ED-10.3', 'any number of them', () => {
    const s = journey({ options: EXPEDITION, travellers: [{ events: 'elephant connection passepartout carpetbag' }] });
    const after = played(s, 'cash elephant; play connection; play passepartout; play carpetbag');
    expect(traveller(after)).toMatchObject({ eventHand: [], coins: 3 });
    expect(after.turn).toMatchObject({ legsAllowed: 2, shielded: true });
  });

  clause('ED-10.3', 'only from the hand', () => {
    expect(refusal(journey({}), 'play connection')).toEqual({ clause: 'ED-10.3', facts: { event: 'connection' } });
  });

  clause('ED-10.3', 'R-43 Offer, Express, Submarine and Balloon are played with a leg only', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4', events: 'balloon offer express submarine' }] });
    expect(legal(s)).toEqual(['end turn', 'go A']);
    expect(refusedBy(s, 'add offer')).toBe('ED-3.9');
  });

  clause('ED-10.4', 'a played card goes on top of the event discard at once, also an Elephant for a coin', () => {
    const s = journey({ travellers: [{ events: 'elephant connection' }], eventDiscard: 'offer' });
    const one = played(s, 'cash elephant');
    expect(one.eventDiscard).toEqual(['offer', 'elephant']);
    expect(played(one, 'play connection').eventDiscard).toEqual(['offer', 'elephant', 'connection']);
    expect(told(s, 'play connection')).toEqual([{ type: 'played', seat: 0, event: 'connection', as: 'connection' }]);
  });
});

describe('Princess', () => {
  clause('ED-10.9', 'she acts as the top card of the event discard, and lies on top of it then', () => {
    const s = journey({ travellers: [{ at: 'paris', events: 'princess' }], eventDiscard: 'offer connection' });
    expect(legal(s)).toEqual(['end turn', 'princess connection']);
    const after = played(s, 'princess connection');
    expect(after.turn.legsAllowed).toBe(2);
    expect(after.eventDiscard).toEqual(['offer', 'connection', 'princess']);
    expect(told(s, 'princess connection')).toEqual([{ type: 'played', seat: 0, event: 'princess', as: 'connection' }]);
  });

  clause('ED-10.9', 'only as the top card, and only from the hand', () => {
    const s = journey({ travellers: [{ events: 'princess' }], eventDiscard: 'connection elephant' });
    expect(refusal(s, 'princess connection')).toEqual({ clause: 'ED-10.9', facts: { top: 'elephant' } });
    const without = journey({ eventDiscard: 'connection' });
    expect(refusal(without, 'princess connection')).toEqual({ clause: 'ED-10.9' });
  });

  clause('ED-10.9', 'the top card may have been put there a moment ago, by herself’s owner', () => {
    const s = journey({ travellers: [{ events: 'elephant princess' }], eventDiscard: 'offer' });
    expect(traveller(played(s, 'cash elephant; princess elephant')).coins).toBe(2);
  });

  clause('ED-10.9', 'or only discarded, by anybody, at the end of a turn', () => {
    const s = journey({ travellers: [{ hand: '6*T5', events: 'connection' }, { events: 'princess' }] });
    expect(legal(played(s, 'end turn; discard connection'))).toContain('princess connection');
  });

  clause('ED-10.9', 'she copies every kind that may be played at any time', () => {
    const top = (eventDiscard: string, travelDiscard = '') =>
      journey({ options: EXPEDITION, travellers: [{ events: 'princess' }], eventDiscard, travelDiscard });
    expect(traveller(played(top('elephant'), 'princess elephant')).coins).toBe(1);
    expect(played(top('connection'), 'princess connection').turn.legsAllowed).toBe(2);
    expect(played(top('passepartout'), 'princess passepartout').turn.shielded).toBe(true);
    expect(traveller(played(top('carpetbag'), 'princess carpetbag')).coins).toBe(2);
    expect(traveller(played(top('bradshaw', 'T2 S8'), 'princess bradshaw T2')).travelHand).toEqual(['T2']);
  });

  clause('ED-10.9', 'as a card that belongs to a leg she cannot be played outside one', () => {
    const s = journey({ travellers: [{ events: 'princess' }], eventDiscard: 'offer' });
    expect(legal(s)).toEqual(['end turn']);
  });

  clause('ED-10.10', 'R-14 a copied Connection counts as Connection', () => {
    const s = journey({ travellers: [{ events: 'princess connection' }], eventDiscard: 'elephant' });
    expect(refusedBy(played(s, 'play connection'), 'princess connection')).toBe('ED-6.2');
    const copied = journey({ travellers: [{ at: 'brindisi', hand: 'S4 S5 S5', events: 'princess' }], eventDiscard: 'connection' });
    const there = played(copied, 'princess connection; go A; pay S4; depart; go A; pay S5; pay S5; depart');
    expect(refusedBy(there, 'go A')).toBe('ED-6.2');
  });

  clause('ED-10.9', 'R-48 a second Passepartout is legal, without effect', () => {
    const s = journey({ options: EXPEDITION, travellers: [{ events: 'princess passepartout' }] });
    expect(played(s, 'play passepartout; princess passepartout').turn.shielded).toBe(true);
  });
});

describe('the cards of the expedition', () => {
  clause('ED-10.3, ED-12.1', 'Passepartout spares the detective’s days in this turn only', () => {
    const s = journey({ options: EXPEDITION, travellers: [{ at: 'brindisi', events: 'passepartout' }, { at: 'brindisi' }] });
    const next = played(s, 'play passepartout; end turn');
    expect(traveller(next).days).toBe(0);
    expect(traveller(played(next, 'take balloon; decline; end turn'), 1).days).toBe(2);
  });

  clause('ED-10.3', 'the Carpet-bag holds two coins, or as many as are there', () => {
    const s = (rich: number) => journey({ options: EXPEDITION, travellers: [{ events: 'carpetbag' }, { coins: rich }] });
    expect(traveller(played(s(20), 'play carpetbag')).coins).toBe(2);
    expect(traveller(played(s(23), 'play carpetbag')).coins).toBe(1);
    expect(traveller(played(s(24), 'play carpetbag')).coins).toBe(0);
    expect(legal(s(24))).toContain('play carpetbag');
  });

  clause('ED-10.3', 'Bradshaw’s Guide fetches any card of the travel discard, and all see which', () => {
    const s = journey({ options: EXPEDITION, travellers: [{ events: 'bradshaw' }], travelDiscard: 'S8 T2 T2' });
    expect(legal(s)).toEqual(['end turn', 'play bradshaw T2', 'play bradshaw S8']);
    const after = played(s, 'play bradshaw T2');
    expect(traveller(after)).toMatchObject({ travelHand: ['T2'], known: ['T2'], eventHand: [] });
    expect(after.travelDiscard).toEqual(['S8', 'T2']);
    expect(told(s, 'play bradshaw T2').at(-1)).toEqual({ type: 'fetched', seat: 0, card: 'T2' });
  });

  clause('ED-10.3', 'Bradshaw’s Guide needs the card in the discard', () => {
    const s = journey({ options: EXPEDITION, travellers: [{ events: 'bradshaw' }] });
    expect(legal(s)).toEqual(['end turn']);
    expect(refusal(s, 'play bradshaw T2')).toEqual({ clause: 'ED-10.3', facts: { event: 'bradshaw', card: 'T2' } });
  });
});

describe('coins', () => {
  clause('ED-11.1', 'they buy cards for two and rolls for one, and nothing else', () => {
    const s = journey({ travellers: [{ at: 'bombay', coins: 24, events: 'elephant' }] });
    expect(legal(s)).toEqual(['end turn', 'go A', 'buy travel', 'buy event', 'cash elephant']);
    expect(traveller(played(s, 'buy travel', { luck: 'T2' })).coins).toBe(22);
    expect(traveller(played(s, 'buy event', { luck: 'offer' })).coins).toBe(22);
    expect(traveller(played(s, 'go A; add elephant; depart; reroll', { luck: '6 5' })).coins).toBe(23);
  });

  clause('ED-11.2', 'any number of cards, usable at once', () => {
    const s = journey({ travellers: [{ at: 'brindisi', coins: 5 }] });
    const after = played(s, 'buy travel; buy event; go A; pay S4; add submarine 1; depart', { luck: 'S4 submarine' });
    expect(traveller(after)).toMatchObject({ position: 3, days: 2, coins: 1 });
  });

  clause('ED-11.2', 'the purchase is told to all', () => {
    const s = journey({ travellers: [{ coins: 4 }] });
    expect(told(s, 'buy travel; buy event', { luck: 'T2 offer' })).toEqual([
      { type: 'bought', seat: 0, what: 'travel', price: 2 },
      { type: 'travelDrawn', seat: 0, card: 'T2' },
      { type: 'bought', seat: 0, what: 'event', price: 2 },
      { type: 'eventDrawn', seat: 0, event: 'offer' },
    ]);
  });

  clause('ED-11.2', 'not with fewer than two coins', () => {
    const s = journey({ travellers: [{ coins: 1 }] });
    expect(refusal(s, 'buy travel')).toEqual({ clause: 'ED-11.2', facts: { coins: 1, price: 2 } });
    expect(refusal(s, 'buy event')).toEqual({ clause: 'ED-11.2', facts: { coins: 1, price: 2 } });
  });

  clause('ED-11.2', 'a blue card bought strikes at once', () => {
    const s = journey({ travellers: [{ coins: 2, days: 7 }] });
    expect(traveller(played(s, 'buy event', { luck: 'storm' }))).toMatchObject({ days: 9, coins: 0, eventHand: [] });
  });

  clause('ED-11.2', 'R-38 never in another’s turn', () => {
    expect(refusedBy(journey({ travellers: [{}, { coins: 9 }] }), 'buy travel', 1)).toBe('ED-3.3');
  });

  clause('ED-11.2', 'R-42 coins gained in the turn may be spent in it', () => {
    const s = journey({ travellers: [{ coins: 1 }], phase: 'act', space: 'coin' });
    expect(traveller(played(s, 'act coin; buy travel', { luck: 'T2' }))).toMatchObject({ coins: 0, travelHand: ['T2'] });
  });

  clause('ED-11.3', 'R-23 before the card is chosen, before the action, before and after the leg', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4', coins: 9 }], phase: 'choose', display: 'T5 T5 T5 T5' });
    const [taken, acted] = [played(s, 'take coin'), played(s, 'take coin; decline')];
    const arrived = played(acted, 'go A; pay S4; depart');
    expect([s, taken, acted, arrived].map(each => refusal(each, 'buy travel'))).toEqual([undefined, undefined, undefined, undefined]);
  });

  /** Paying, declaring, rolling, and at the chip. */
  function withinLeg(version: number): State[] {
    const traveller = { at: 'brindisi', hand: 'S4', coins: 9, events: 'balloon elephant connection' } as const;
    const paying = played(journey({ version, travellers: [traveller], red: { suez: 'coin' } }), 'go A');
    const declaring = played(paying, 'pay S4; add balloon-card 1');
    const rolling = played(declaring, 'depart', { luck: '6' });
    return [paying, declaring, rolling, played(rolling, 'accept')];
  }

  clause('ED-11.3', 'R-46 also within a leg: paying, declaring, before another roll and before a chip', () => {
    for (const s of withinLeg(2)) {
      expect(legal(s)).toEqual(expect.arrayContaining(['buy travel', 'buy event', 'cash elephant']));
      expect(traveller(played(s, 'buy travel; cash elephant', { luck: 'T2' }))).toMatchObject({
        coins: 8,
        travelHand: expect.arrayContaining(['T2']),
      });
    }
  });

  clause('ED-11.3', 'R-46 other event cards wait for the end of the leg', () => {
    for (const s of withinLeg(2)) expect(refusal(s, 'play connection')).toEqual({ clause: 'ED-11.3', facts: { event: 'connection' } });
  });

  clause('ED-11.3', 'R-46 by version 1 of the rules none of it within a leg, its chip included', () => {
    for (const s of withinLeg(1)) {
      expect(refusal(s, 'buy travel')).toEqual({ clause: 'ED-11.3' });
      expect(refusal(s, 'buy event')).toEqual({ clause: 'ED-11.3' });
      expect(refusal(s, 'cash elephant')).toEqual({ clause: 'ED-11.3' });
      expect(refusal(s, 'play connection')).toEqual({ clause: 'ED-11.3' });
    }
  });

  clause('ED-11.3', 'R-46 never within a trade', () => {
    const s = (version: number) =>
      journey({ version, seats: 5, travellers: [{ hand: 'T5', coins: 9, events: 'elephant' }], phase: 'act', space: 'trade' });
    for (const trading of [played(s(1), 'act trade'), played(s(2), 'act trade')]) {
      expect(refusedBy(trading, 'buy travel')).toBe('ED-11.3');
      expect(refusedBy(trading, 'cash elephant')).toBe('ED-11.3');
    }
  });

  clause('ED-11.3, ED-6.9', 'a card drawn within the leg pays for it or is added to it until departure, and not after it', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S8', coins: 4, events: 'balloon' }] });
    const bought = played(s, 'go A; buy travel; pay S4; buy event; add submarine 1; depart', { luck: 'S4 submarine' });
    expect(traveller(bought)).toMatchObject({ position: 3, days: 2, travelHand: ['S8'] });
    const rolled = played(s, 'go A; pay S8; add balloon-card 1; depart; buy event', { luck: '6 submarine' });
    expect(refusedBy(rolled, 'add submarine 1')).toBe('ED-6.9');
  });

  clause('ED-11.3, ED-11.5', 'without a coin an Elephant pays for another roll, and no other card does', () => {
    const rolled = (events: string) =>
      played(
        journey({ travellers: [{ at: 'brindisi', hand: 'S8', events }], turn: { balloonRight: true } }),
        'go A; pay S8; add balloon 1; depart',
        {
          luck: '6',
        },
      );
    expect(legal(rolled('elephant'))).toEqual(['accept', 'cash elephant']);
    expect(traveller(played(rolled('elephant'), 'cash elephant; reroll', { luck: '1' }))).toMatchObject({ position: 3, days: 1, coins: 0 });
    expect(legal(rolled('offer'))).toEqual(['accept']);
  });

  clause('ED-11.3, ED-10.5', 'a blue card bought within a leg leaves what was declared in force', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S8', coins: 2, events: 'submarine offer' }] });
    const after = played(s, 'go A; pay S8; add submarine 1; buy event; depart', { luck: 'delay' });
    expect(traveller(after)).toMatchObject({ position: 3, days: 1 + 2, eventHand: [] });
  });

  clause('ED-11.3', 'R-24 not once the turn has been ended', () => {
    const s = journey({ travellers: [{ hand: '7*T5', coins: 9, events: 'elephant' }] });
    expect(legal(played(s, 'end turn'))).toEqual(['discard T5', 'discard elephant']);
  });

  clause('ED-11.4', 'no travel card can be bought where there is none', () => {
    const s = journey({ travellers: [{ coins: 2 }], travelSupply: [], travelDiscard: '' });
    expect(refusal(s, 'buy travel')).toEqual({ clause: 'ED-11.4' });
    const discard = journey({ travellers: [{ coins: 2 }], travelSupply: [], travelDiscard: 'T2' });
    expect(traveller(played(discard, 'buy travel', { luck: 'T2' })).travelHand).toEqual(['T2']);
  });

  clause('ED-11.5', 'an Elephant may be put down for a coin at any place', () => {
    const after = played(journey({ travellers: [{ at: 'yokohama', events: 'elephant' }] }), 'cash elephant');
    expect([traveller(after).coins, after.coins, after.eventDiscard]).toEqual([1, 23, ['elephant']]);
  });

  clause('ED-11.5', 'R-34 also in Bombay, and then the leg takes twelve days', () => {
    const s = journey({ travellers: [{ at: 'bombay', events: 'elephant' }] });
    expect(traveller(played(s, 'cash elephant; go A; depart'))).toMatchObject({ days: 12, coins: 1 });
  });

  clause('ED-11.5', 'R-35, R-48 with an empty supply it is put down for nothing', () => {
    const s = journey({ travellers: [{ events: 'elephant' }, { coins: 24 }] });
    const after = played(s, 'cash elephant');
    expect([traveller(after).coins, after.eventDiscard]).toEqual([0, ['elephant']]);
  });
});
