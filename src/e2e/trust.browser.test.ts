// Reports, one's own page and the privacy page, as people find them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { Client, wishOf } from '../server/server.testing.ts';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test('what somebody said is reported at the table, once, and the other sees nothing of it', async () => {
  const jonas = await Client.named(`${server.address}/`, 'Jonas');
  const { id } = (await jonas.call<{ id: string }>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/chat`, { text: 'you fool' });
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844 });
  await page.goto(`${server.address}/t/${id}`);
  await page.locator('.report-door button').first().click();
  const sheet = page.locator('.report-sheet');
  await sheet.locator('select').selectOption(await sheet.locator('option', { hasText: 'you fool' }).getAttribute('value'));
  await sheet.locator('textarea').fill('insults me');
  expect(await faultsOf(page)).toEqual([]);
  await sheet.locator('button[type="submit"]').click();
  await page.locator('.report-door [role="status"]', { hasText: /\S/ }).waitFor();
  await sheet.waitFor({ state: 'detached' });
  expect(JSON.stringify((await jonas.call('GET', `api/tables/${id}`)).body)).not.toContain('insults');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(chosenFrom('the pages about oneself', LANGUAGES))(
  'one’s own page and the privacy page can be read on a phone (%s)',
  async language => {
    const { page, context, complaints } = await server.visitor({ width: 390, height: 844, language, theme: 'dark' });
    for (const path of ['ratings', 'about']) {
      await page.goto(`${server.address}/${path}`);
      await page.locator('#content h2').last().waitFor();
      expect(await faultsOf(page), path).toEqual([]);
      expect(await overhang(page), path).toBe(0);
    }
    await page.locator('#content li').nth(6).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
