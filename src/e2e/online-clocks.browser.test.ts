// Time that runs out at a table, and the ways to a seat.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../client/locale/seats/en.ts';
import { faultsOf, overhang } from './looks.ts';
import { setByLink, shortOnline, sitDown } from './online.ts';
import { TestServer } from './test-server.ts';

const PHONE = { width: 390, height: 844 };
/** Seconds for the whole match. */
const BANK = 13;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** A table with so little time that it runs out while one looks; its address. */
async function hastyTable(page: Page, then: 'quiet' | 'bot' | 'wait'): Promise<string> {
  await page.goto(server.address);
  const id = await page.evaluate(
    async ([bank, what]) => {
      const send = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await send('/api/session', { name: 'Mia' });
      const seats = [{ kind: 'human', name: 'Mia' }, { kind: 'open' }];
      const pace = { kind: 'live', bank, increment: 0, then: what };
      return (await (await send('/api/tables', { game: 'eighty-days', options: {}, seats, pace, listed: false })).json()).id;
    },
    [BANK, then] as const,
  );
  return `${server.address}/t/${id}`;
}

async function begin(then: 'quiet' | 'bot' | 'wait') {
  const [mia, jonas] = await Promise.all([server.visitor(), server.visitor({ name: 'Jonas', ...PHONE })]);
  const address = await hastyTable(mia.page, then);
  await mia.page.goto(address);
  await mia.page.getByText(en.zero.says[then]).first().waitFor();
  await jonas.page.goto(address);
  await jonas.page.getByText(en.zero.says[then]).waitFor();
  await sitDown(jonas.page, address);
  await mia.page.locator('.dock .button.primary:enabled').click();
  const pages = [mia.page, jonas.page];
  await Promise.all(pages.map(page => page.locator('.table').waitFor()));
  const isMia = await Promise.race([
    mia.page
      .locator('.decide[data-mine="true"]')
      .waitFor()
      .then(() => true),
    jonas.page
      .locator('.decide[data-mine="true"]')
      .waitFor()
      .then(() => false),
  ]);
  return { mia, jonas, address, mover: isMia ? mia.page : jonas.page, waiter: isMia ? jonas.page : mia.page };
}

test('whose time runs out is warned, told that a bot plays, and takes the seat back; the log says it', async () => {
  const { mia, jonas, mover, waiter } = await begin('bot');
  await mover.locator('.time-up', { hasText: en.warning.then.bot }).waitFor();
  expect(await mover.getByRole('alert').filter({ hasText: en.warning.then.bot }).count()).toBe(1);
  await mover.getByText(en.up.bot).waitFor({ timeout: (BANK + 10) * 1000 });
  expect(await faultsOf(mover)).toEqual([]);
  expect(await overhang(mover)).toBe(0);
  await mover.getByRole('button', { name: en.up.takeBack }).first().click();
  await mover.getByText(en.up.bot).waitFor({ state: 'detached' });
  await waiter.locator('.log .of-seat', { hasText: 'time ran out. A bot plays.' }).first().waitFor({ state: 'attached' });
  expect([...mia.complaints, ...jonas.complaints]).toEqual([]);
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
});

test('where the table waits, the others let a bot play when they want to', async () => {
  const { mia, jonas, mover, waiter } = await begin('wait');
  await mover.locator('.time-up', { hasText: en.up.wait }).waitFor({ timeout: (BANK + 10) * 1000 });
  await waiter.locator('.consent', { hasText: 'time is up. You can wait, or let a bot play.' }).waitFor();
  await waiter.locator('.consent').getByRole('button', { name: en.seat.letBot }).first().click();
  // On a phone there is no room for the sign of a bot.
  await waiter.locator('.seat-row [aria-label="bot"]').first().waitFor({ state: 'attached' });
  await mover.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await Promise.all([mia, jonas].map(({ context }) => context.close()));
});

test('nobody sits down or speaks without a name; the host is told who stands at the door, and who comes late asks for a bot’s seat', async () => {
  const [mia, karl] = await Promise.all([server.visitor(), server.visitor({ name: '', language: 'de', ...PHONE })]);
  const address = await setByLink(server, shortOnline('eighty-days').replace('seats=2', 'seats=3'), mia.page);
  await karl.page.goto(address);
  await karl.page.locator('.sit button[type="submit"]').click();
  await karl.page.locator('.field .missing').waitFor();
  await karl.page.locator('.sit .field input').fill('Karl');
  await karl.page.locator('.sit-else .button').nth(1).click();
  // A signal is told in the language of who reads it.
  await mia.page.locator('.talk', { hasText: en.signals.later }).waitFor();
  const chair = mia.page.locator('.room-seats [data-kind="open"]').first();
  await chair.click();
  await mia.page.getByRole('button', { name: 'Medium' }).click();
  await mia.page.locator('.room-seats [data-kind="bot"]').waitFor();
  await mia.page.keyboard.press('Escape');
  await mia.page.locator('.dock .button.primary:enabled').click();
  const door = mia.page.locator('.ask-first');
  await door.getByText('no seat yet').waitFor();
  expect(await faultsOf(mia.page)).toEqual([]);
  await door.getByRole('button', { name: en.door.wait }).click();
  await door.waitFor({ state: 'detached' });
  await mia.page.locator('.dock .button.primary:enabled').click();
  await door.getByRole('button', { name: en.door.start }).click();
  await mia.page.locator('.table').waitFor();
  await karl.page.locator('.consent .button', { hasText: 'bitten' }).first().click();
  await mia.page.locator('.consent', { hasText: 'Karl would like to take over' }).waitFor();
  await mia.page.getByRole('button', { name: 'Agree' }).click();
  await karl.page.locator('.seat-row.own b', { hasText: 'Karl' }).waitFor();

  // The same person on another device, who says who they are.
  await karl.context.close();
  const phone = await server.visitor({ name: '', ...PHONE });
  await phone.page.goto(address);
  await phone.page.getByRole('button', { name: en.claim.iAm('Karl') }).click();
  await phone.page.getByText(en.claim.asked('Karl')).waitFor();
  expect(await faultsOf(phone.page)).toEqual([]);
  await mia.page.locator('.consent', { hasText: en.claim.says('Karl') }).waitFor();
  await mia.page.getByRole('button', { name: 'Agree' }).click();
  await phone.page.locator('.seat-row.own b', { hasText: 'Karl' }).waitFor();
  expect([...mia.complaints, ...phone.complaints]).toEqual([]);
  await Promise.all([mia, phone].map(({ context }) => context.close()));
});
