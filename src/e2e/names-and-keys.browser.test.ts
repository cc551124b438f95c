import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortTable } from './games.ts';
import { faultsOf, overhang, SIZES } from './looks.ts';
import { isMyTurn } from './player.ts';
import { TestServer } from './test-server.ts';

const NAMELESS = /\b(You|Dig|Du|Vous)\b/;
const MOVES = '#all-moves li button';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** Names in the rows of the set-up page. */
function names(page: Page): Promise<string[]> {
  return page
    .locator('.seat-name-field')
    .evaluateAll(fields => fields.map(field => (field instanceof HTMLInputElement ? field.value : '')));
}

test('who has given no name has a traveller’s, the second person another, and both are remembered', async () => {
  const { page, context, complaints } = await server.visitor({ name: '', language: 'de' });
  await page.goto(`${server.address}/games/bodensee?seats=2`);
  await page.locator('.dock .button.primary:enabled').waitFor();
  await page.locator('.seat').nth(1).getByRole('button', { name: 'Mensch' }).click();
  const [own = '', other = ''] = await names(page);
  expect([own, other].filter(name => name === '' || NAMELESS.test(name))).toEqual([]);
  expect(other).not.toBe(own);

  await page.reload();
  await page.locator('.dock .button.primary:enabled').waitFor();
  expect((await names(page))[0]).toBe(own);
  await page.locator('.seat-name-field').first().fill('Maja');
  expect(await page.locator('.option select').first().locator('option').allTextContents()).toContain('Maja');
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.seat-row.own b', { hasText: 'Maja' }).waitFor();
  await page.goto(`${server.address}/settings`);
  expect(await page.getByLabel('Dein Name').inputValue()).toBe('Maja');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table that knows its player as “You” shows the name of the device', async () => {
  const { page, context } = await server.visitor({ name: '' });
  await page.goto(`${server.address}/games/eighty-days?seats=2&bot=easy`);
  await page.locator('.dock .button.primary:enabled').waitFor();
  await page.locator('.seat-name-field').first().fill('You');
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  const own = (await page.locator('.seat-row.own .seat-name b').textContent()) ?? '';
  expect(own).not.toMatch(NAMELESS);

  await page.goto(server.address);
  await page.locator('.resume-names', { hasText: own }).waitFor();
  expect(await page.locator('.resume').textContent()).not.toContain('You,');
  await context.close();
});

test('the question mark shows the keys, and single keys can be switched off', async () => {
  const { page, context } = await server.visitor();
  await page.goto(`${server.address}/settings`);
  await page.keyboard.press('?');
  await page.locator('.key-panel').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.key-panel').waitFor({ state: 'detached' });

  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  await page.keyboard.press('?');
  await page.locator('.key-help dd', { hasText: 'rotate the tile' }).first().waitFor();
  expect(await overhang(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  expect(await page.evaluate(() => document.activeElement?.closest('.target, .acts') !== null)).toBe(true);
  const table = page.url();

  await page.goto(`${server.address}/settings`);
  await page.getByRole('group', { name: 'Single-key shortcuts' }).getByRole('button', { name: 'Off' }).click();
  await page.goto(table);
  await isMyTurn(page);
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  expect(await focused.evaluate(before => before === document.activeElement)).toBe(true);
  expect(await page.locator('.key-panel').count()).toBe(0);
  await context.close();
});

/** How the focused or held piece is shown to be the one explained. */
function ringed(page: Page, piece: string): Promise<{ isRinged: boolean; isCovered: boolean }> {
  return page.evaluate(mark => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [own, ring, card] = [boxOf(`[data-touch="${CSS.escape(mark)}"]`), boxOf('.explain-ring'), boxOf('.explain')];
    return {
      isRinged: ring.left <= own.left && ring.top <= own.top && ring.right >= own.right && ring.bottom >= own.bottom,
      isCovered: card.left < own.right && card.right > own.left && card.top < own.bottom && card.bottom > own.top,
    };
  }, piece);
}

/** What is left after a finger was put on a piece, the ring began to close round it, and the finger slid away. */
async function slidAway(piece: Element): Promise<{ ring: number; card: number }> {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const rings = (wanted: number) =>
    new Promise<void>(resolve => {
      const look = () => count('.explain-closing') === wanted && resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  const touch = (type: string, clientX: number) =>
    piece.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100 }));
  const closing = rings(1);
  touch('pointerdown', 100);
  await closing;
  const gone = rings(0);
  touch('pointermove', 140);
  await gone;
  return { ring: count('.explain-closing'), card: count('.explain') };
}

test.each(['desktop', 'phone'] as const)('an explained piece has a ring beside its card, and nothing is left of them: %s', async size => {
  const { page, context, complaints } = await server.visitor(SIZES[size]);
  await page.goto(server.address + shortTable('eighty-days'));
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  const space = page.locator('[data-touch^="space:"][data-state="legal"]').first();
  const piece = (await space.getAttribute('data-touch')) ?? '';
  await space.focus();
  const before = await page.locator('.board').innerHTML();

  await page.keyboard.press('?');
  await page.locator('.explain-head .glyph').waitFor();
  expect(await ringed(page, piece)).toEqual({ isRinged: true, isCovered: false });
  expect(await page.locator('.explain').getAttribute('data-explains')).toBe(piece);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.explain').waitFor({ state: 'detached' });
  expect(await page.locator('.explain-ring').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-touch'))).toBe(piece);

  // A ring closes round a finger that is held; one that slides asks nothing.
  expect(await space.evaluate(slidAway)).toEqual({ ring: 0, card: 0 });

  await space.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.locator('.explain').waitFor();
  expect(await page.locator('.explain-closing').count()).toBe(0);
  await space.dispatchEvent('pointerup', { pointerType: 'touch' });
  expect(await ringed(page, piece)).toEqual({ isRinged: true, isCovered: false });
  await page.locator('.board').dispatchEvent('pointerdown', { pointerType: 'mouse' });
  await page.locator('.explain').waitFor({ state: 'detached' });
  expect(await page.locator('.explain-ring').count()).toBe(0);
  expect(await page.locator('.board').innerHTML()).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('H while pieces move shows how it ends, and gives a hint for the decision that follows', async () => {
  const { page, context, complaints } = await server.visitor({ speed: 'normal' });
  await page.goto(server.address + shortTable('eighty-days'));
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  await page.locator('#all-moves summary').click();
  const told = await page.locator('.log li').count();

  await page.locator(MOVES).first().click();
  // What is told is told while it moves.
  await page.waitForFunction(before => document.querySelectorAll('.log li').length > before, told);
  await page.keyboard.press('h');

  // There are moves again when everything lies still.
  await page.waitForFunction(
    moves => document.querySelector(moves) && document.querySelector('.hint')?.textContent?.includes('Suggestion:'),
    MOVES,
  );
  expect(complaints).toEqual([]);
  await context.close();
});
