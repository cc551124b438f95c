// Content of somebody's own, from a field that is filled wrongly to a table of two where both have seen it before they sat down.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom, IS_SOAK } from '../testing/part.ts';
import { faultsOf } from './looks.ts';
import { sitDown } from './online.ts';
import { playByMouse, takeTurns } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** What is done wrong in the editor of a game and mended there, what a guest is told of it, and where the table shows it. */
interface Edited {
  readonly part: string;
  /** Does something wrong that is told at `field`. */
  readonly spoil: (page: Page) => Promise<void>;
  readonly field: string;
  readonly says: string;
  readonly mend: string;
  readonly told: string;
  /** A part of the board, and what is written there. */
  readonly shown: readonly [part: string, text: string];
  /** What the balance check finds; at the printed numbers alone it would be nothing. */
  readonly finds: RegExp;
}

/** Chooses a card and fills a field of it. */
function filled(part: string, row: string, name: string, wrong: string): Pick<Edited, 'part' | 'field' | 'spoil'> {
  const field = `field-${part}-${row}-${name}`;
  const spoil = async (page: Page) => {
    await page.locator(`#field-${part}-${row}`).click();
    await page.locator(`#${field}`).fill(wrong);
    expect(await page.locator(`#${field}`).getAttribute('aria-invalid')).toBe('true');
  };
  return { part, field, spoil };
}

const COMPARED = /with the printed box\. (A|No) clear change\..*moves, .* with the printed box\. (A|No) clear change\./s;

const EDITED: Readonly<Record<string, Edited>> = {
  bodensee: {
    part: 'lake',
    field: 'field-attractions-0-value',
    spoil: async page => {
      await page.locator('.bt-ed-town', { hasText: 'Konstanz' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Name', { exact: true }).fill('Winterstadt');
      await page.getByRole('link', { name: 'Attractions' }).click();
      await page.getByLabel('Name (English)').fill('Sledge Path');
      await page.locator('#field-attractions-0-value').fill('9');
    },
    says: 'No one can pay more than 6',
    mend: 'Make it 6',
    told: 'English Sledge Path instead of Bicycle Path',
    shown: ['.bt-name', 'Winterstadt'],
    finds: /earned for every euro|Hardly anyone builds/,
  },
  'city-tour': {
    part: 'day',
    field: 'field-cards',
    spoil: async page => {
      await page.getByRole('button', { name: 'Unlock everything' }).click();
      await page.getByRole('radio', { name: 'Free choice' }).click();
      await page.getByLabel('Letter A', { exact: true }).selectOption('');
      await page.getByRole('group', { name: 'Cards' }).getByRole('button', { name: 'Station', exact: true }).click();
    },
    says: 'A card of a special site needs that site behind a letter.',
    mend: 'Take the card away',
    told: 'Letter A: no site instead of',
    shown: ['.ct-board', ''],
    finds: /A bot alone wins \d+/,
  },
  'tour-operator': {
    ...filled('rows', 'A1', 'vp', '40'),
    says: 'A whole number from 1 to 20.',
    mend: 'Make it 20',
    told: 'Lagoon Weekend, Points: 20 instead of 3.',
    shown: ['.to-row:first-child .to-bonus b', '20'],
    finds: COMPARED,
  },
  'eighty-days': {
    ...filled('events', 'balloon', 'copies', '12'),
    says: 'A whole number from 0 to 9.',
    mend: 'Make it 9',
    told: 'balloon, Copies: 9 instead of 3.',
    shown: ['.ed-world, .ed-board', ''],
    finds: COMPARED,
  },
  'on-tour-paris': {
    ...filled('docks', 'A', 'stop', '21'),
    says: 'A whole number from 0 to 20.',
    mend: 'Make it 20',
    told: 'Place along the river: 20 instead of 0.',
    shown: ['.quay, .docks', ''],
    finds: COMPARED,
  },
};

/** Does something wrong in the editor, is told so at the field, and mends it there. */
async function spoilAndMend(page: Page, game: string, { part, spoil, field, says, mend }: Edited): Promise<void> {
  await page.goto(`${server.address}/games/${game}/editor#${part}`);
  await page.locator('.ed-tabs').waitFor();
  await spoil(page);
  await page.locator(`#${field}-told`).getByText(says).first().waitFor();
  expect(await page.locator('.ed-tools .ed-use').getAttribute('aria-disabled')).toBe('true');
  expect(await page.locator('.ed-run').getAttribute('aria-disabled')).toBe('true');
  while ((await page.locator(`#${field}-told`).getByRole('button', { name: mend }).count()) > 0)
    await page.locator(`#${field}-told`).getByRole('button', { name: mend }).first().click();
  await page.getByRole('button', { name: 'Nothing to mend' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
}

/** The games of the balance check begin and can be stopped; in a soak they are played to the end, and compared. */
async function checkBalance(page: Page, finds: RegExp): Promise<void> {
  await page.locator('.ed-run').click();
  await page.locator('.ed-running span', { hasText: /^[1-9]/ }).waitFor();
  if (!IS_SOAK) return page.locator('.ed-running button').click();
  const panel = page.locator('.ed-panel, .bt-ed-balance', { has: page.locator('.ed-run') });
  await page.locator('.ed-run').waitFor({ timeout: 300_000 });
  expect(await panel.first().textContent()).toMatch(finds);
}

/** From the editor to the page where a table is set. */
async function useIt(page: Page, { told }: Edited): Promise<void> {
  await page.locator('.ed-tools .ed-use').click();
  await page.locator('.own-content').getByText(told, { exact: false }).waitFor();
}

async function isShown(page: Page, { shown: [part, text] }: Edited): Promise<void> {
  await page.locator(part, { hasText: text }).first().waitFor({ state: 'attached' });
}

test.each(chosenFrom('content of one’s own', Object.keys(EDITED)))(
  'content of %s is told at its field, mended, tried, and played with alone and with a guest who has seen it',
  async game => {
    const edited = EDITED[game] ?? expect.unreachable();
    const [host, guest] = await Promise.all([server.visitor(), server.visitor({ name: 'Ada' })]);
    await spoilAndMend(host.page, game, edited);
    await checkBalance(host.page, edited.finds);
    await useIt(host.page, edited);
    await host.page.locator('.dock .button.primary:enabled').click();
    await host.page.locator('.target[data-state="legal"]').first().waitFor();
    await isShown(host.page, edited);
    await playByMouse(host.page, `edited ${game}`, 4);

    await host.page.goto(`${server.address}/games/${game}/editor#${edited.part}`);
    await useIt(host.page, edited);
    await host.page.locator('.tile').nth(1).click();
    await host.page.locator('.dock .button.primary:enabled').click();
    await host.page.locator('.invite .link-row').waitFor();
    const address = host.page.url();
    await guest.page.goto(address);
    const seen = guest.page.locator('.own-content');
    await seen.getByText(edited.told, { exact: false }).waitFor();
    await seen.getByText('Bots know the printed box best').waitFor();
    expect(await faultsOf(guest.page)).toEqual([]);
    await sitDown(guest.page, address);
    await host.page.locator('.room-seats [data-kind="human"]').nth(1).waitFor();
    await host.page.locator('.dock .button.primary:enabled').click();
    for (const { page } of [host, guest]) await isShown(page, edited);
    await takeTurns([host.page, guest.page], `edited ${game} together`, 4);
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  },
  600_000,
);
