// A prototype as its designer meets it: opened from its folder by the real script, played, and changed while it is played.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { entry } from '../games/night-train/entry.ts';
import { amount } from '../testing/part.ts';
import { connectChromium } from '../testing/services/index.ts';
import { ranksIn } from './engine.ts';
import { isMyTurn, offeredRecord, playByMouse, shownRanks } from './player.ts';
import { spareWork } from './test-server.ts';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const SOURCES = fileURLToPath(new URL('../testing/island-mail', import.meta.url));
/** The game that docs/adding-a-game.md follows. */
const TEMPLATE = {
  rules: fileURLToPath(new URL('../games/night-train/entry.ts', import.meta.url)),
  board: fileURLToPath(new URL('../client/boards/night-train/index.ts', import.meta.url)),
};

let browser: Browser;
const folders: string[] = [];
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  browser = await connectChromium(inject('chromium'));
});
afterAll(async () => {
  await browser.close();
  for (const process of running.splice(0)) {
    const gone = process.exitCode === null ? once(process, 'exit') : undefined;
    process.kill();
    await gone;
  }
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The sources of Island Mail in a folder far from the checkout. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prototype-'));
  folders.push(folder);
  copySources(folder);
  return folder;
}

/** Writes the sources as they are, where they are not there like this yet. */
function copySources(folder: string): void {
  for (const name of readdirSync(SOURCES)) {
    const [text, path] = [
      readFileSync(join(SOURCES, name), 'utf8').replaceAll("'../../kernel/index.ts'", "'tabletour/kernel'"),
      join(folder, name),
    ];
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path, text.replace(from, to));
}

function started(...args: string[]): ChildProcessWithoutNullStreams {
  const process = spawn(globalThis.process.execPath, [START, ...args]);
  running.push(process);
  return process;
}

/** Everything said until the process ends. */
async function ended(process: ChildProcessWithoutNullStreams): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [process.stdout, process.stderr]) stream.on('data', chunk => (said += chunk));
  const [code] = await once(process, 'close');
  return { code, said };
}

/** Serves a folder, and tells where. */
async function served(folder: string): Promise<string> {
  const process = started('--prototype', folder, '--port', '0');
  let said = '';
  for (const stream of [process.stdout, process.stderr]) stream.on('data', chunk => (said += chunk));
  for (;;) {
    const address = /is at (http:\S+)/.exec(said)?.[1];
    if (address) return address;
    if (process.exitCode !== null) throw new Error(said);
    await Promise.race([once(process.stdout, 'data'), once(process, 'exit')]);
  }
}

async function visited(address: string, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await spareWork(context);
  await context.addInitScript(
    kept => {
      if (location.protocol !== 'about:') localStorage.setItem('tabletour.settings', kept);
    },
    JSON.stringify({ language, speed: 'off', name: 'Mia', confirm: 'never' }),
  );
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A table for Mia and a bot that plays at random. */
async function table(address: string): Promise<Page> {
  const page = await visited(`${address}?seats=2&bot=random&seed=mail`);
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.plain-board').waitFor();
  return page;
}

/** Makes a move from the list once it is there. */
async function play(page: Page, sentence: RegExp): Promise<void> {
  const lines = await page.locator('.log li').count();
  await page.locator('#all-moves li button', { hasText: sentence }).first().click();
  await page.waitForFunction(before => document.querySelectorAll('.log li').length > before, lines);
  await page.locator('#all-moves li button').first().waitFor();
}

/** Does something that makes the page load anew by itself. */
async function reloaded(page: Page, act: () => void): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  act();
  await page.waitForFunction(() => !document.body.hasAttribute('data-old'));
}

const logOf = (page: Page) => page.locator('.log li').allTextContents();

describe('a prototype', () => {
  // One folder and one process for all: every test has a table of its own, and leaves the sources as they were.
  const folder = copied();
  let address: string;
  beforeAll(async () => {
    address = await served(folder);
  });
  afterEach(() => copySources(folder));

  test('is the only game, is set up and played to its end with keys alone, in the one language it has', async () => {
    const page = await visited(new URL('/', address).href, 'de');
    await page.locator('.item-title').waitFor();
    expect(await page.locator('.item-title').allTextContents()).toEqual(['Island Mail']);

    await page.goto(`${address}?seats=2&bot=random&seed=mail`);
    await page.locator('.dock .button.primary:enabled').press('Enter');
    await page.locator('.plain-board').waitFor();
    expect(await page.locator('.turn b').textContent()).toBe('Du bist am Zug');
    expect(await page.locator('.plain-place .plain-name').allTextContents()).toContain('Föhr');
    await page.getByLabel('Notiz zu diesem Moment schreiben').fill('Die Inseln liegen zu weit auseinander.');
    await page.keyboard.press('Enter');
    const decided = () => document.querySelector('.end-screen h1') ?? document.querySelector('#all-moves [data-key="1"]');
    for (await page.waitForFunction(decided); !(await page.locator('.end-screen h1').count()); await page.waitForFunction(decided)) {
      const lines = await page.locator('.log li').count();
      await page.keyboard.press('2');
      await page.waitForFunction(before => document.querySelectorAll('.log li').length > before, lines);
    }

    expect(await page.locator('.ranking > li').count()).toBe(2);
    expect(await offeredRecord(page)).toMatchObject({ notes: [{ line: 0, by: 'Mia', text: 'Die Inseln liegen zu weit auseinander.' }] });
    await page.context().close();
  });

  test('takes notes for its designer, keeps them with the match, and begins it again with the same luck', async () => {
    const page = await table(address);
    const quay = () => page.locator('.plain-part', { hasText: 'quay' }).first().textContent();
    const dealt = await quay();
    await play(page, /Wait for the tide/);
    await page.getByLabel('Write a note at this moment').fill('Nobody ever waits.');
    await page.keyboard.press('Enter');
    await page.getByText('Nobody ever waits.').waitFor();
    await page.reload();
    await page.getByText('Nobody ever waits.').waitFor();
    expect(await page.locator('.plain-notes small').allTextContents()).toEqual([expect.stringMatching(/^Mia, at move \d+$/)]);

    const before = page.url();
    await page.getByRole('button', { name: 'Same luck again' }).click();
    await page.waitForURL(url => url.href !== before);
    await page.locator('.plain-board').waitFor();
    expect(await quay()).toBe(dealt);
    expect(await page.locator('.plain-notes small').count()).toBe(0);
    await page.context().close();
  });

  test('goes on at the same move when its rules change', async () => {
    const page = await table(address);
    await play(page, /Wait for the tide/);
    await play(page, /Wait for the tide/);
    const before = await logOf(page);

    await reloaded(page, () => change(folder, 'components.ts', 'TIDE_COAL = 2', 'TIDE_COAL = 3'));
    await page.locator('#all-moves li button').first().waitFor();

    const mine = (lines: string[]) => lines.filter(line => line.startsWith('Mia'));
    expect(await logOf(page)).toHaveLength(before.length);
    expect(mine(before)).toEqual(Array.from({ length: 2 }, () => 'Mia waits for the tide and gets 2 coal.'));
    expect(mine(await logOf(page))).toEqual(Array.from({ length: 2 }, () => 'Mia waits for the tide and gets 3 coal.'));
    expect(await page.getByText('The rules have changed').count()).toBe(0);
    await page.context().close();
  });

  test('is cut before the first move that its rules no longer allow, and says so', async () => {
    const page = await table(address);
    await play(page, /Wait for the tide/);
    await play(page, /Take the/);
    const lines = await page.locator('.log li').count();

    await reloaded(page, () => change(folder, 'index.ts', 'bag.length < BAG', 'bag.length < 0'));
    const notice = page.getByText(/The rules have changed: the game continues from move \d+ of \d+\./);
    await notice.waitFor();
    await page.locator('#all-moves li button').first().waitFor();

    const [kept = 0, played = 0] = ((await notice.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(played).toBe(lines);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(played);
    expect((await logOf(page)).filter(line => line.includes('takes the'))).toEqual([]);
    await play(page, /Wait for the tide/);
    await page.context().close();
  });

  test('that is broken says so in a sentence, and goes on once it is mended', async () => {
    const page = await table(address);
    await play(page, /Wait for the tide/);

    await reloaded(page, () => change(folder, 'index.ts', 'const sail:', "throw new Error('half written');\nconst sail:"));
    await page.getByText('This page can’t be shown: half written').waitFor();
    await reloaded(page, () => change(folder, 'index.ts', "throw new Error('half written');\n", ''));
    await page.locator('#all-moves li button').first().waitFor();
    expect((await logOf(page))[0]).toBe('Mia waits for the tide and gets 2 coal.');

    await reloaded(page, () => change(folder, 'entry.ts', 'export const entry', 'export const nothing'));
    await page.getByText('The prototype cannot be opened:').waitFor();
    await page.context().close();
  });

  test('draws every game of the shelf on the plain board for every viewer, with all that can be touched', async () => {
    const page = await visited(address);
    const moments = amount(12, 40);

    const { drawn, missing } = await page.evaluate<{ drawn: number; missing: string[] }>(
      `import('/boards/plain/drawing.testing.ts').then(({ missingTouches }) => missingTouches(${moments}))`,
    );

    expect(missing).toEqual([]);
    expect(drawn).toBeGreaterThan(moments * 12);
    await page.context().close();
  });

  test.each([
    ['a folder that is not there', () => '/nowhere/at/all', 'there is no folder /nowhere/at/all'],
    ['a folder without an entry', () => tmpdir(), 'has no entry.ts'],
  ])('cannot be %s', async (_, folder, sentence) => {
    const { code, said } = await ended(started('--prototype', folder(), '--port', '0'));

    expect(code).toBe(2);
    expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  });
});

test('a prototype with a board of its own is played to its end on that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prototype-'));
  folders.push(folder);
  mkdirSync(join(folder, 'board'));
  writeFileSync(join(folder, 'entry.ts'), `export { entry } from '${TEMPLATE.rules}';\n`);
  writeFileSync(join(folder, 'board', 'index.ts'), `export { kit } from '${TEMPLATE.board}';\n`);
  const page = await visited(`${await served(folder)}?seats=2&bot=random&seed=train`);
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  expect(await page.locator('.plain-board').count()).toBe(0);

  await playByMouse(page, 'night train');

  await page.locator('.end-actions a[download]').waitFor({ state: 'attached' });
  expect(await shownRanks(page)).toEqual(ranksIn(await entry.open(), await offeredRecord(page)));
  await page.context().close();
});
