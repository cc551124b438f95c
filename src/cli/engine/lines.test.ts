import { expect, test } from 'vitest';
import { type InputLine, lines } from './lines.ts';

async function cut(chunks: readonly string[], most = 5): Promise<InputLine[]> {
  async function* stream() {
    yield* chunks;
  }
  const found: InputLine[] = [];
  for await (const line of lines(stream(), most)) found.push(line);
  return found;
}

test('lines are put together however the stream was cut', async () => {
  expect(await cut(['ab', 'c\nd', 'e\n', 'f'])).toEqual([{ text: 'abc' }, { text: 'de' }, { text: 'f' }]);
});

test('a line that is too long is told as one, and the next is read as ever', async () => {
  expect(await cut(['abc', 'def', 'ghi\njk\n', 'lmnopq'])).toEqual([{ tooLong: true }, { text: 'jk' }, { tooLong: true }]);
});
