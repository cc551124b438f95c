import { expect, test } from 'vitest';
import type { News } from '../../protocol/index.ts';
import { MessageText } from './message-text.ts';

const shared = { awaiting: [1], decisions: [3, 2], backs: [], outcome: null, clocks: null, wish: null, isPaused: false };
const seats: News['seats'] = [
  { kind: 'human', name: 'Mia "the first"' },
  { kind: 'bot', name: 'Jonas', bot: 'easy' },
];

function news(number: number, hand: readonly number[] | null, more: Partial<News> = {}): News {
  return { number, seats, ...shared, view: { hand }, what: 'play', seat: 0, from: number, told: [[{ type: 'drawn' }]], ...more };
}

test('whatever was written before, a message is written as it is', () => {
  const text = new MessageText();
  const messages = [
    { table: 'a', tell: { type: 'news', news: news(1, [4, 5]) } },
    { table: 'a', tell: { type: 'news', news: news(1, null) } },
    { table: 'b', tell: { type: 'news', news: news(1, null) } },
    { table: 'b', tell: { type: 'news', news: news(2, [1]) } },
    { table: 'b', tell: { type: 'news', news: news(2, [1], { isPaused: true, wish: { seat: 1, what: 'back', needs: [0] } }) } },
    { table: 'b', tell: { type: 'news', news: news(2, [1], { seats: [...seats].reverse() }) } },
    { table: 'b', tell: { type: 'news', news: news(2, [1], { outcome: { ranks: [1, 2], scores: [9, 8] } }) } },
    {
      table: 'b',
      tell: { type: 'news', news: news(2, [1], { seatHistory: [{ line: 3, seat: 0, kind: 'bot', name: 'Mia', at: 4, number: 2 }] }) },
    },
    { table: 'b', tell: { type: 'done', key: 'k', number: 2 } },
    { beat: true },
  ] as const;
  for (const message of messages) expect(JSON.parse(text.of(message))).toEqual(message);
});
