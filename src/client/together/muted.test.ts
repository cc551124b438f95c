import { expect, test } from 'vitest';
import type { ChatLine } from '../../protocol/index.ts';
import { heardOf, mutedSeats, speakerOf } from './muted.ts';

const line = (number: number, more: Partial<ChatLine>): ChatLine => ({ number, name: 'Clara', text: 'hello', at: 0, ...more });
const clara = line(1, { seat: 1, by: 'c' });
const renamed = line(2, { seat: 1, by: 'c', name: 'Nobody' });
const watcher = line(3, { seat: null, by: 'w', name: 'Bruno' });
const old = line(4, { seat: 2, name: 'Ada' });
const successor = line(5, { seat: 1, by: 's', name: 'Dora' });

test('whoever is muted is not heard, under any name; the others are, in the same seat too', () => {
  const muted = [{ by: speakerOf(clara), name: 'Clara' }];
  expect(heardOf([clara, renamed, watcher, old, successor], muted)).toEqual([watcher, old, successor]);
  expect(heardOf([clara, old], [{ by: speakerOf(old), name: 'Ada' }])).toEqual([clara]);
});

test('a seat is mute as long as its last line was said by somebody who is', () => {
  const muted = [{ by: 'c', name: 'Clara' }];
  expect([...mutedSeats([old, clara], muted)]).toEqual([1]);
  expect([...mutedSeats([clara, successor], muted)]).toEqual([]);
});
