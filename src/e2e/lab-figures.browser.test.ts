import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { amount, chosenFrom, IS_SOAK } from '../testing/part.ts';
import { connectChromium } from '../testing/services/index.ts';
import { FIGURED_GAMES, figuresOf } from './lab-figures.ts';

let browser: Awaited<ReturnType<typeof connectChromium>>;
beforeAll(async () => {
  browser = await connectChromium(inject('chromium'));
});
afterAll(() => browser.close());

/** The laboratory as a script without modules, which an empty page can run. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./lab-figures.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'lab',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

declare const lab: { readonly figuresOf: typeof figuresOf };

test.each(chosenFrom('engines that count alike', FIGURED_GAMES))(
  'an experiment has the same figures in Node and in Chromium, byte for byte: %s',
  async game => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await script() });
    for (const bot of IS_SOAK ? ['greedy', 'easy'] : ['greedy']) {
      const pairs = amount(4, bot === 'greedy' ? 100 : 10);
      const there = await page.evaluate(([id, name, count]) => lab.figuresOf(id, name, count), [game, bot, pairs] as const);
      expect(there).toBe(await figuresOf(game, bot, pairs));
    }
    await page.close();
  },
);
