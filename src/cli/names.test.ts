import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

test('a replay in the terminal has the names in the record, without signs that move the cursor, and else the seats', () => {
  const voice = namesOf([{ name: 'A\u001bda', kind: 'human' }], 'en');

  expect([0, 1].map(seat => voice.name(seat))).toEqual(['A da', 'Player 2']);
});
