import { expect, test } from 'vitest';
import { fast, silent } from '../../kernel/index.ts';
import { LEGS, LONDON, TRAVEL_CARDS } from './components.ts';
import { EightyDays } from './index.ts';
import { cheapest } from './judgement.ts';
import { daysWith } from './last-legs.ts';

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
    expect(daysWith(LEGS, me, display)).toBe(Math.min(...hands.map(hand => cheapest(LEGS, hand, me.position + 1).days)));
    expect(daysWith(LEGS, me, [])).toBe(cheapest(LEGS, me.travelHand, me.position + 1).days);
  }
});
