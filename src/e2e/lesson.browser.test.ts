// Every lesson is played to its end as Show me shows it, by mouse, by touch and by keyboard; and then played on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LESSON_IDS } from '../games/lessons.ts';
import { LANGUAGES, type Language } from '../kernel/index.ts';
import { amount, chosenFrom, IS_SOAK } from '../testing/part.ts';
import { faultsOf, overhang, picture } from './looks.ts';
import { isMyTurn, playByMouse } from './player.ts';
import { TestServer } from './test-server.ts';
import { piecesInSight, pointOf } from './touch-point.ts';

const INPUTS = ['mouse', 'touch', 'keyboard'] as const;
type Input = (typeof INPUTS)[number];

const games = LESSON_IDS.filter(id => process.env.GAME === undefined || id === process.env.GAME);
const ALL = games.flatMap(game => LANGUAGES.flatMap(language => INPUTS.map(input => ({ game, language, input }))));
const nameOf = ({ game, language, input }: (typeof ALL)[number]) => `${game} in ${language} by ${input}`;
const CHOSEN = chosenFrom('lessons', ALL.map(nameOf), process.env.LESSON);

/** axe-core examines one step in so many: all of them in a soak. */
const EVERY = amount(4, 1);
/** A step by keyboard goes from piece to piece: on a busy machine that takes long, and is still no failure. */
const PATIENCE = { lesson: 900_000, wait: 120_000 };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test.each(ALL.filter(each => CHOSEN.includes(nameOf(each))))(
  '$game in $language by $input',
  { timeout: PATIENCE.lesson },
  async ({ game, language, input }) => {
    const { page, context, complaints } = await visit(language, input);
    page.setDefaultTimeout(PATIENCE.wait);
    await page.goto(`${server.address}/games/${game}/lesson`);
    const told = await learn(page, input, async (step, at) => {
      const faults = at % EVERY === 0 ? await faultsOf(page) : [];
      if (IS_SOAK) await picture(page, `lesson ${game} ${language} ${input} ${step}`);
      expect({ step, faults, overhang: await overhang(page) }).toEqual({ step, faults: [], overhang: 0 });
      await allLit(page);
      expect({ step, spilled: await spilled(page) }).toEqual({ step, spilled: [] });
    });
    expect(told.length).toBeGreaterThanOrEqual(8);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.locator('.lesson-stamps [data-done="false"]').count()).toBe(0);
    if (input === 'keyboard') await page.keyboard.press('p');
    else await page.locator('.lesson-end .button.primary').click();
    await page.waitForURL('**/table/**');
    await page.locator('.table-tools .coach-face, .coach-here').first().waitFor();
    expect(await isMyTurn(page)).toBe(true);
    await playByMouse(page, 'on', 1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

function visit(language: Language, input: Input) {
  return server.visitor(input === 'touch' ? { language, width: 390, height: 844 } : { language });
}

/** What the coach waits for: told steps have a button, others a move; at the end there is the passport. */
type Waits = { readonly what: 'button' | 'move' | 'good' | 'end'; readonly step: string };

async function waits(page: Page): Promise<Waits> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.lesson-end')) return { what: 'end', step: '' } as const;
      const card = document.querySelector<HTMLElement>('.coach');
      const step = card?.dataset.step ?? '';
      if (!card || card.style.visibility === 'hidden' || card.ariaBusy === 'true') return null;
      if (card.dataset.status === 'good') return { what: 'good', step } as const;
      if (card.dataset.status !== 'told') return null;
      return { what: card.querySelector('.coach-acts .button.primary') ? 'button' : 'move', step } as const;
    },
    undefined,
    { polling: 40 },
  );
  const value = await found.jsonValue();
  if (!value) throw new Error('the coach waits for nothing');
  return value;
}

/** Takes a lesson to its end; the steps that were told. */
async function learn(page: Page, input: Input, look: (step: string, at: number) => Promise<void>): Promise<readonly string[]> {
  const told: string[] = [];
  for (let now = await waits(page); now.what !== 'end'; now = await waits(page)) {
    if (now.what === 'good') {
      await page.keyboard.press('Shift');
      continue;
    }
    if (told.at(-1) !== now.step) {
      told.push(now.step);
      await page.locator('.coach-ring:visible').first().waitFor({ state: 'attached' });
      await look(now.step, told.length - 1);
    }
    if (now.what === 'button') await press(page, input, '.coach-acts .button.primary', 'n');
    else await doAsShown(page, input, now.step);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return told;
}

async function press(page: Page, input: Input, button: string, key: string): Promise<void> {
  if (input === 'keyboard') return page.keyboard.press(key);
  if (input === 'touch') return page.locator(button).tap();
  return page.locator(button).click();
}

/** Asks Show me, and touches what it shows; that must have been lit and in sight before anybody asked. */
async function doAsShown(page: Page, input: Input, step: string): Promise<void> {
  await allLit(page);
  const inSight = await piecesInSight(page);
  await press(page, input, '.coach-acts [data-first]', 's');
  const ghost = page.locator('.coach-ghost');
  await ghost.waitFor({ state: 'attached' });
  const [touch = ''] = ((await ghost.getAttribute('data-shows')) ?? '').split(' ');
  const found = inSight.find(({ names }) => names.includes(touch) || names.includes(touch.split(':')[0] ?? ''));
  expect({ step, touch, isLit: found?.isLit }).toEqual({ step, touch, isLit: true });
  if (input === 'keyboard') return touchByKeys(page, touch);
  const point = await pointOf(page, touch);
  if (point === null) throw new Error(`${touch} cannot be hit`);
  if (input === 'touch') await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
  await ghost.waitFor({ state: 'detached' });
}

/** Buttons that reach beyond the card. */
function spilled(page: Page): Promise<readonly string[]> {
  return page.$$eval('.coach .button', buttons =>
    buttons
      .filter(button => {
        const [inner, card] = [button, button.closest('.coach') ?? button].map(each => each.getBoundingClientRect());
        return inner && card && (inner.right > card.right || inner.left < card.left || button.scrollWidth > button.clientWidth);
      })
      .map(button => button.textContent ?? ''),
  );
}

/** Waits until every place that the step lights is lit. */
async function allLit(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const holes = Number(document.querySelector('.coach-veil')?.getAttribute('data-holes'));
    return holes > 0 && [...document.querySelectorAll('.coach-ring')].filter(ring => ring.checkVisibility()).length === holes;
  });
}

/** N goes from one lit piece to the next, Enter touches it. */
async function touchByKeys(page: Page, touch: string): Promise<void> {
  if ((await page.locator(`[data-touch="${touch}"]`).count()) === 0) {
    // A tile is turned before it can be laid that way.
    await page.keyboard.press('r');
    return page.locator('.coach-ghost').waitFor({ state: 'detached' });
  }
  for (let times = 0; times < 60; times++) {
    await page.keyboard.press('n');
    const now = await page.evaluate(() => document.activeElement?.getAttribute('data-touch'));
    if (now !== touch) continue;
    await page.keyboard.press('Enter');
    return page.locator('.coach-ghost').waitFor({ state: 'detached' });
  }
  throw new Error(`${touch} is not reached by N`);
}
