import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { sitDown } from './online.ts';
import { playByMouse } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const LONG = 'x'.repeat(61);

/** Opens the editor of Bodensee. */
async function openEditor(page: Page, part = ''): Promise<void> {
  await page.goto(`${server.address}/games/bodensee/editor${part}`);
  await page.locator('.ed-tabs').waitFor();
}

const field = (page: Page, name: string) => page.locator(`#field-attractions-0-${name}`);
const told = (page: Page, name: string) => page.locator(`#field-attractions-0-${name}-told`);

test('every invalid state of an attraction is told at its field, and mended there', async () => {
  const { page, context, complaints } = await server.visitor();
  await openEditor(page);
  const states = [
    ['value', '0', 'A value is a whole number from 1 to 6.'],
    ['value', '', 'A value is a whole number from 1 to 6.'],
    ['value', '2.5', 'A value is a whole number from 1 to 6.'],
    ['value', '7', 'Nobody can pay more than 6'],
    ['priority', '0', 'A priority lies between 1 and 99.'],
    ['priority', '113', 'A priority lies between 1 and 99.'],
    ['english', LONG, 'A name has at most 60 characters.'],
    ['german', LONG, 'A name has at most 60 characters.'],
    ['danish', LONG, 'A name has at most 60 characters.'],
    ['french', LONG, 'A name has at most 60 characters.'],
  ] as const;
  for (const [name, value, says] of states) {
    await field(page, name).fill(value);
    await told(page, name).getByText(says).waitFor();
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, name).getAttribute('aria-describedby')).toContain(`field-attractions-0-${name}-told`);
    await page.getByRole('button', { name: '1 to mend' }).waitFor();
    expect(await page.locator('.ed-tools .ed-use').getAttribute('aria-disabled')).toBe('true');
    await told(page, name).getByRole('button').click();
    await page.getByRole('button', { name: 'Nothing to mend' }).waitFor();
  }
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await field(page, 'effect').selectOption('BUILD');
  await told(page, 'effect').getByText('Only grey attractions grant an action.').waitFor();
  await told(page, 'effect').getByRole('button', { name: 'Take the action away' }).click();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Names a card and a town, and goes to the page where a table is set. */
async function renameAndUse(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByLabel('Name of this content').fill('Winter on the lake');
  await page.getByLabel('Name (English)').fill('Sledge Path');
  await page.getByRole('link', { name: 'Lake' }).click();
  await page.locator('.bt-ed-town', { hasText: 'Konstanz' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Winterstadt');
  await page.locator('.ed-tools .ed-use').click();
  await page.locator('.own-content', { hasText: 'Winter on the lake' }).getByText('English Sledge Path instead of Bicycle Path').waitFor();
}

test('a table is played with content of your own, on this device', async () => {
  const { page, context, complaints } = await server.visitor();
  await renameAndUse(page);
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.bt-name', { hasText: 'Winterstadt' }).waitFor();
  await page.locator('.target[data-state="legal"]').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('content travels with an online table, and guests see it before they sit down', async () => {
  const [host, guest] = await Promise.all([server.visitor(), server.visitor({ name: 'Ada' })]);
  await renameAndUse(host.page);
  await host.page.locator('.tile').nth(1).click();
  await host.page.locator('.dock .button.primary:enabled').click();
  await host.page.locator('.invite .link-row').waitFor();
  const address = host.page.url();
  await guest.page.goto(address);
  const shown = guest.page.locator('.own-content', { hasText: 'Winter on the lake' });
  await shown.getByText('Bots know the printed box best').waitFor();
  expect(await faultsOf(guest.page)).toEqual([]);
  await sitDown(guest.page, address);
  await host.page.locator('.room-seats [data-kind="human"]').nth(1).waitFor();
  await host.page.locator('.dock .button.primary:enabled').click();
  for (const { page } of [host, guest]) await page.locator('.bt-name', { hasText: 'Winterstadt' }).waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

/** Further ways through the editors: one of them in `npm test`, all in a soak. */
const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  'cards are added, copied, moved by key, removed, undone and pasted': async () => {
    const { page, context, complaints } = await server.visitor();
    await openEditor(page);
    await page.locator('.bt-ed-row.cat-blue').getByRole('button', { name: 'New card' }).click();
    await page.getByLabel('Name (English)').fill('Ice Swimming');
    await page.getByRole('button', { name: 'Ice Swimming, value 1, priority 13' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByRole('button', { name: 'Ice Swimming, value 1, priority 12' }).waitFor();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByText('Another card has this name').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'Attractions 63' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('link', { name: 'Attractions 64' }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('link', { name: 'Attractions 63' }).waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'RED\tMaze\tIrrgarten\t2\t3\nPINK\tX\tX\t1\t1\n');
      document
        .querySelector('.ed-table input')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('1 row pasted. 1 row could not be read.').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Attractions 64' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  'the lake is changed by pointer and by key, and says what is cut off': async () => {
    const { page, context, complaints } = await server.visitor();
    await openEditor(page, '#lake');
    const town = (name: string) => page.locator('.bt-ed-town', { hasText: name });
    await town('Dornbirn').focus();
    await page.keyboard.press('Enter');
    for (const other of ['Bregenz', 'Hard']) await page.getByRole('button', { name: `Remove the road to ${other}` }).click();
    await page.getByText('Dornbirn can’t be reached: no road leads there.').waitFor();
    await page.getByRole('button', { name: 'Join it to Hard' }).click();
    await page.getByText('20 towns, 59 spaces, 6 harbours: enough for 4 buses.').waitFor();
    await town('Hard').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText('no longer where it is printed').waitFor();
    await page.getByRole('radio', { name: 'Ferry' }).click();
    await page.getByText('The ferry calls at harbours only, and Hard is none.').first().waitFor();
    await page.getByRole('button', { name: 'Give Hard a harbour' }).click();
    await page.keyboard.press('t');
    await page.locator('.bt-ed-map svg').click({ position: { x: 400, y: 560 } });
    await page.getByRole('heading', { name: 'New town' }).waitFor();
    await page.getByText('New town can’t be reached').waitFor();
    await page.keyboard.press('F8');
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  'a link shows the content to be looked at, and makes it one’s own': async () => {
    const [mia, ada] = await Promise.all([server.visitor(), server.visitor({ name: 'Ada', width: 390, height: 844, language: 'de' })]);
    await openEditor(mia.page);
    await mia.page.getByLabel('Name (English)').fill('Sledge Path');
    await mia.page.getByRole('button', { name: 'Share' }).click();
    await mia.page.waitForFunction(() => document.querySelector<HTMLInputElement>('#ed-link')?.value.includes('#content='));
    const link = await mia.page.getByLabel('Link', { exact: true }).inputValue();
    expect(link.length).toBeLessThan(6000);
    await ada.page.goto(link);
    await ada.page.getByText('Du siehst einen Inhalt aus einem Link.').waitFor();
    expect(await ada.page.getByLabel('Name (Englisch)').getAttribute('readonly')).not.toBeNull();
    expect(await faultsOf(ada.page)).toEqual([]);
    expect(await overhang(ada.page)).toBe(0);
    await ada.page.getByRole('button', { name: 'Übernehmen' }).click();
    await ada.page.getByLabel('Name (Englisch)').fill('Sledge Run');
    await ada.page.getByRole('button', { name: '1 Änderung' }).click();
    await ada.page.getByRole('button', { name: 'Alles wie gedruckt' }).click();
    await ada.page.getByText('Alles ist wie gedruckt.').waitFor();
    expect([...mia.complaints, ...ada.complaints]).toEqual([]);
    await Promise.all([mia, ada].map(({ context }) => context.close()));
  },
  'a file that is wrong is refused line by line, and its sound rows are taken': async () => {
    const { page, context, complaints } = await server.visitor();
    await openEditor(page);
    const heading = 'Category,NameEnglish,NameGerman,Value,Priority,PaysBonusEuro,GrantedAction,Notes';
    const rows = ['GREEN', 'BLUE', 'RED', 'YELLOW'].flatMap(colour => [1, 2].map(at => `${colour},${colour} ${at},,${at},${at},,,`));
    const buffer = Buffer.from([heading, ...rows, 'PINK,X,X,1,1,,,'].join('\n'));
    await page.setInputFiles('#ed-file', { name: 'mine.csv', mimeType: 'text/csv', buffer });
    await page.getByText('line 10: Category must be one of').waitFor();
    await page.getByRole('button', { name: 'Take the rows that are sound' }).click();
    await page.getByRole('link', { name: 'Attractions 8' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
};

test.each(chosenFrom('editors', Object.keys(WAYS)))('%s', way => WAYS[way]?.());

type Edited = Readonly<Record<'part' | 'row' | 'field' | 'wrong' | 'says' | 'mend' | 'told' | 'shown' | 'as', string>>;

/** A field of a card that is filled wrongly, what is said there, and where the table shows that it is played with. */
const EDITED: Readonly<Record<string, Edited>> = {
  'tour-operator': {
    part: 'rows',
    row: 'A1',
    field: 'vp',
    wrong: '40',
    says: 'A whole number from 1 to 20.',
    mend: 'Make it 20',
    told: 'Lagoon Weekend, Points: 20 instead of 3.',
    shown: '.to-row:first-child .to-bonus b',
    as: '20',
  },
  'eighty-days': {
    part: 'events',
    row: 'balloon',
    field: 'copies',
    wrong: '12',
    says: 'A whole number from 0 to 9.',
    mend: 'Make it 9',
    told: 'balloon, Copies: 9 instead of 3.',
    shown: '.ed-world, .ed-board',
    as: '',
  },
  'on-tour-paris': {
    part: 'docks',
    row: 'A',
    field: 'stop',
    wrong: '21',
    says: 'A whole number from 0 to 20.',
    mend: 'Make it 20',
    told: 'Place along the river: 20 instead of 0.',
    shown: '.quay, .docks',
    as: '',
  },
};

test.each(chosenFrom('edited cards', Object.keys(EDITED)))('a card of %s is told at its field, mended, and played with', async game => {
  const { part, row, field: name, wrong, says, mend, told: difference, shown, as } = EDITED[game] ?? expect.unreachable();
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/games/${game}/editor#${part}`);
  await page.locator(`#field-${part}-${row}`).click();
  const input = page.locator(`#field-${part}-${row}-${name}`);
  await input.fill(wrong);
  await page.locator(`#field-${part}-${row}-${name}-told`).getByText(says).waitFor();
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.ed-tools .ed-use').getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: mend }).click();
  await page.getByRole('button', { name: 'Nothing to mend' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.ed-tools .ed-use').click();
  await page.locator('.own-content').getByText(difference, { exact: false }).waitFor();
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.target[data-state="legal"]').first().waitFor();
  await page.locator(shown, { hasText: as }).first().waitFor({ state: 'attached' });
  await playByMouse(page, `edited ${game}`, 6);
  expect(complaints).toEqual([]);
  await context.close();
});
