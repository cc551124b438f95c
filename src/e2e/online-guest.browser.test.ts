import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, overhang } from './looks.ts';
import { setByLink, shortOnline } from './online.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

test('a guest comes back on another device by a link that works once, and ends the session there again', async () => {
  const [mia, phone] = await Promise.all([server.visitor(), server.visitor({ width: 360, height: 740, name: '' })]);
  const table = await setByLink(server, shortOnline('city-tour'), mia.page);
  await mia.page.goto(`${server.address}/settings`);
  await mia.page.getByRole('button', { name: 'Create a link' }).click();
  const link = await mia.page.getByLabel('Your link for another device').inputValue();

  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Continue on this device' }).click();
  await phone.page.getByText('Keep this one').waitFor();
  const next = await phone.page.locator('.come-back').getByLabel('Your link for another device').inputValue();
  expect(next).not.toBe(link);
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.page.locator('.come-back').getByRole('button', { name: 'Lobby' }).click();
  await phone.page.waitForURL('**/lobby');
  await phone.page.locator(`.lobby a[href="${new URL(table).pathname}"]`).click();
  await phone.page.locator('.room-seats li', { hasText: 'you' }).waitFor();
  expect(await phone.page.locator('.room-seats b').first().textContent()).toBe('Mia');
  expect(await faultsOf(phone.page)).toEqual([]);
  expect(await overhang(phone.page)).toBe(0);
  expect([...mia.complaints, ...phone.complaints]).toEqual([]);

  await mia.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await mia.page.locator('.ask-first .grave').click();
  await mia.page.getByText('Only this device is left.').waitFor();
  await phone.page.locator('.at-table li', { hasText: 'just left' }).waitFor();
  expect(await phone.page.locator('.room-seats li', { hasText: 'you' }).count()).toBe(0);
  await phone.page.goto(next);
  await phone.page.getByRole('button', { name: 'Continue on this device' }).click();
  await phone.page.getByText('This link is no longer valid').waitFor();
  await Promise.all([mia, phone].map(({ context }) => context.close()));
});

test('a webhook is taken or refused in a sentence, and the name goes along', async () => {
  const { page, context } = await server.visitor();
  await page.goto(`${server.address}/settings`);
  await page.getByLabel('Webhook').fill('https://127.0.0.1/turn');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The server didn’t accept this address. It must be public and begin with https.').waitFor();
  await page.getByLabel('Webhook').fill('https://example.org/turn');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. We’ll call this address when it’s your turn.').waitFor();
  await page.getByLabel('Your name').fill('Maria');
  await page.getByLabel('Your name').blur();
  const name = () => page.evaluate(async () => (await (await fetch('/api/session')).json()).name);
  await expect.poll(name, { timeout: 60_000 }).toBe('Maria');
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#webhook')?.value === 'https://example.org/turn');

  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});

test('notices are off until asked for; a browser that refuses them is explained', async () => {
  const { page, context, complaints } = await server.visitor({ keepsPages: true });
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.address}/settings`);
  const notices = page.getByRole('group', { name: 'Notifications' });
  expect(await notices.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('true');
  await notices.getByRole('button', { name: 'On' }).click();
  await page.getByText('Notifications from this site are blocked.').waitFor();

  expect(await notices.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a push becomes one notice for a table', async () => {
  const noticed = await server.withNotices();
  const { page, context } = await noticed.visitor({ keepsPages: true });
  await context.grantPermissions(['notifications'], { origin: server.address });
  await page.goto(server.address);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL.startsWith(server.address)) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const message = { origin: server.address, registrationId: await registered };
  const data = JSON.stringify({ event: 'your turn', table: 'abc', game: 'city-tour' });
  for (let times = 0; times < 2; times++) await cdp.send('ServiceWorker.deliverPushMessage', { ...message, data });
  const notices = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, tag, data }) => ({ title, tag, data }));
    });

  await expect.poll(notices, { timeout: 60_000 }).toEqual([{ title: 'Your turn', tag: 'abc', data: { address: '/t/abc' } }]);
  await noticed.close();
});
