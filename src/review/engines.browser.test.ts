import { expect, test } from 'vitest';
import { chosenFrom } from '../testing/part.ts';
import { launchChromium } from '../testing/services/index.ts';
import { scriptOf } from '../testing/services/script.ts';
import { reviewText, TABLES } from './engines.testing.ts';

declare const reviews: { readonly reviewText: typeof reviewText };

const IDS = Object.keys(TABLES).filter((id): id is keyof typeof TABLES => id in TABLES);

test.each(chosenFrom('engines that review alike', IDS))(
  'the same record and budget give the same figures in Node and in Chromium: %s',
  async id => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.addScriptTag({ content: await scriptOf(new URL('./engines.testing.ts', import.meta.url), 'reviews') });
    const there = await page.evaluate(of => reviews.reviewText(of), id);
    expect(there).toBe(await reviewText(id));
    await browser.close();
  },
);
