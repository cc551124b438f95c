import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { amount, chosenFrom, IS_SOAK } from '../testing/part.ts';
import { connectChromium } from '../testing/services/index.ts';
import { scriptOf } from '../testing/services/script.ts';
import { FIGURED_GAMES, figuresOf } from './lab-figures.ts';

let browser: Awaited<ReturnType<typeof connectChromium>>;
beforeAll(async () => {
  browser = await connectChromium(inject('chromium'));
});
afterAll(() => browser.close());

declare const lab: { readonly figuresOf: typeof figuresOf };

test.each(chosenFrom('engines that count alike', FIGURED_GAMES))(
  'an experiment has the same figures in Node and in Chromium, byte for byte: %s',
  async game => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await scriptOf(new URL('./lab-figures.ts', import.meta.url), 'lab') });
    for (const bot of IS_SOAK ? ['greedy', 'easy'] : ['greedy']) {
      const pairs = amount(4, bot === 'greedy' ? 100 : 10);
      const there = await page.evaluate(([id, name, count]) => lab.figuresOf(id, name, count), [game, bot, pairs] as const);
      expect(there).toBe(await figuresOf(game, bot, pairs));
    }
    await page.close();
  },
);
