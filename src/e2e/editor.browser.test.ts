import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenFrom } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
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
    ['value', '7', 'No one can pay more than 6'],
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
