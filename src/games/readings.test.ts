import { expect, test } from 'vitest';
import { READINGS, readingText } from '../kernel/handbook/index.ts';
import { LANGUAGES, readOptions, textsIn, withReading } from '../kernel/index.ts';
import { SHELF } from './index.ts';

test.each(Object.keys(SHELF))('%s as printed is a table of any size, and told so in every language', async id => {
  const entry = SHELF[id] ?? expect.unreachable();
  const { options } = await entry.open();
  for (const language of LANGUAGES) {
    const texts = await textsIn(entry, language);
    const names = readOptions(options, texts);
    for (let seats = entry.seats.least; seats <= entry.seats.most; seats++) {
      const read = options.read(withReading(options, {}, names, 'printed'), seats);
      expect(read.ok).toBe(true);
      if (read.ok && names.length > 0)
        expect(readingText(options, { ...texts, agreed: read.options as never }, language)).toContain(READINGS[language].names.printed);
    }
  }
});
