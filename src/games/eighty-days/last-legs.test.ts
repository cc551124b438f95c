import { expect, test } from 'vitest';
import { fast, silent } from '../../kernel/index.ts';
import { KINDS, LEGS, LONDON, ROUTES, TRAVEL_CARDS, type TravelCard } from './components.ts';
import { EightyDays } from './index.ts';
import { bestCards, cheapest, daysOfLeg, USUAL_DAYS } from './judgement.ts';

/** The days of a leg by the cards that would be played for it. */
function daysByCards(hand: readonly TravelCard[], leg: number): number {
  const days = ROUTES.flatMap(route => {
    const slots = LEGS[leg]?.[route];
    if (!slots) return [];
    if (slots.length === 0) return USUAL_DAYS[leg] ?? 0;
    return KINDS.reduce((sum, kind) => {
      const wanted = slots.filter(slot => slot === kind).length;
      return sum + (wanted === 0 ? 0 : (bestCards(hand, kind, wanted)?.days ?? Number.POSITIVE_INFINITY));
    }, 0);
  });
  return Math.min(...days);
}

test('the next leg with a card from the track is the cheapest of all hands with one of them', () => {
  const luck = fast('hands');
  for (let deal = 0; deal < 300; deal++) {
    const { travellers, display } = EightyDays.setup(
      { seats: 2, options: EightyDays.options.standard, version: EightyDays.version },
      silent(fast(`deal ${deal}`)),
    );
    const [me] = travellers;
    if (!me) throw new Error('nobody travels');
    me.position = luck.below(LONDON);
    const hands = [null, ...display].map(card =>
      [...me.travelHand, ...(card === null ? [] : [card])].sort((a, b) => TRAVEL_CARDS.indexOf(a) - TRAVEL_CARDS.indexOf(b)),
    );
    const leg = me.position + 1;
    expect(daysOfLeg(LEGS, me.travelHand, leg, display)).toBe(Math.min(...hands.map(hand => daysByCards(hand, leg))));
    expect(daysOfLeg(LEGS, me.travelHand, leg)).toBe(daysByCards(me.travelHand, leg));
    expect(cheapest(LEGS, me.travelHand, leg).days).toBe(daysByCards(me.travelHand, leg));
  }
});
