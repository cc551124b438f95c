// A finished game goes to somebody else as a link, is looked at there, and is played on from the middle.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { type AnyGame, matchesOf, readRecord } from '../kernel/index.ts';
import { linkOf, movesInOrder, openLink } from '../links/index.ts';
import { IS_SOAK } from '../testing/part.ts';
import { shortTable } from './games.ts';
import { faultsOf, overhang, smallTargets } from './looks.ts';
import { offeredRecord, playFromList, shownRanks } from './player.ts';
import { TestServer } from './test-server.ts';

const stored: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('../links/stored.json', import.meta.url), 'utf8'));
const storedLink = stored['city-tour/day-1-won.match'] ?? '';
const LINE = 5;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** The address that the panel offers. */
async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('.share-link input').inputValue();
  expect(await page.locator('.share-panel .qr').getAttribute('data-text')).toBe(link);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.share-panel').waitFor({ state: 'detached' });
  return link;
}

/** What the device remembers of results. */
function remembered(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => {
    const kept = Object.keys(localStorage).filter(key => /[.](campaign|best)$/.test(key));
    return kept.map(key => localStorage.getItem(key));
  });
}

async function played(id: string): Promise<{ readonly link: string; readonly ranks: readonly number[] }> {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + shortTable(id));
  await page.locator('.dock .button.primary:enabled').click();
  await playFromList(page);
  await page.locator('.end-actions a[download]').waitFor();
  const game: AnyGame = (await entryOf(id)?.open()) ?? expect.unreachable();
  const reading = readRecord(game, await offeredRecord(page));
  const link = await sharedLink(page);
  expect(reading.ok && `${server.address}/replay#${linkOf(game, { record: reading.record })}`).toBe(link);
  const ranks = await shownRanks(page);
  expect(complaints).toEqual([]);
  await context.close();
  return { link, ranks };
}

describe.each(IS_SOAK ? GAME_IDS : ['city-tour'])('a finished game of %s', id => {
  test('opens elsewhere from its link, and is played on from there without counting', { timeout: 300_000 }, async () => {
    const { link, ranks } = await played(id);
    const { page, context, complaints } = await server.visitor({ name: 'Jonas' });
    await page.goto(link);
    await page.locator('.projector').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Final ranking' }).click();
    await page.locator('.end-screen h1').waitFor();
    expect(await shownRanks(page)).toEqual(ranks);
    await page.keyboard.press('b');

    const slider = page.locator('.projector input[type="range"]');
    const middle = Math.floor(Number(await slider.getAttribute('max')) / 2);
    await slider.fill(String(middle));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const easy = page.locator('.play-on').getByRole('button', { name: 'Easy' });
    if (await easy.isVisible()) await easy.click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL('**/table/*');
    await playFromList(page);
    const compared = await page.locator('.end-notice').textContent();
    expect(compared).toMatch(/^This time: .+[.] In the game: .+[.]$/);
    expect(await remembered(page)).toEqual([]);

    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.locator('.projector').waitFor();
    expect(await page.locator('.projector .eyebrow').textContent()).toMatch(new RegExp(`^Move ${middle} of `));
    await page.goto(`${server.address}/games/mine`);
    await page.locator('.own-page .empty').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a moment of one’s own game is a task on the page of lessons until the better move is found', async () => {
  const game: AnyGame = (await entryOf('city-tour')?.open()) ?? expect.unreachable();
  const opened = await openLink(storedLink, async () => game);
  const record = opened.ok ? opened.record : expect.unreachable();
  const before = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, LINE) });
  const seat = record.entries[LINE]?.seat ?? expect.unreachable();
  const moves = before.ok ? movesInOrder(game, before.match.state, seat).map(({ text }) => text) : [];
  const best = moves.at(-1) ?? expect.unreachable();
  const task = {
    link: linkOf(game, { record, line: LINE, answer: moves.length - 1 }),
    line: LINE,
    good: [best],
    gain: 22,
    unit: 'points',
    isSolved: false,
  };
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/learn`);
  await page.evaluate(kept => localStorage.setItem('tabletour.city-tour.mistakes', kept), JSON.stringify([task]));
  await page.reload();
  await page.locator('.mistakes a').click();
  await page.locator('.practice-bar[data-verdict="open"]').waitFor();
  const first = moves.at(-2) ?? expect.unreachable();
  await choose(page, first);
  await page.locator('.practice-bar[data-verdict="failed"]').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.practice-bar[data-verdict="open"]').waitFor();
  await choose(page, best);
  await page.locator('.practice-bar[data-verdict="solved"]').waitFor();
  await page.getByText('it was better by 2.2 points').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${server.address}/learn`);
  await page.locator('.mistakes [data-done="true"]').waitFor();
  await page.goto(`${server.address}/games/mine`);
  await page.locator('.own-page .empty').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Makes a move from the list of all. */
async function choose(page: Page, text: string): Promise<void> {
  const move = page.locator(`#all-moves [data-move="${text}"]`);
  await move.waitFor({ state: 'attached' });
  await page.locator('#all-moves').evaluate(list => list.setAttribute('open', ''));
  await move.click();
}

test('a link is an experiment with the seats and options of its game, and a position is shared by itself', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/lab#${storedLink}`);
  await page.getByText('those of the game in the link').waitFor();
  expect(new URL(page.url()).pathname).toBe('/lab/city-tour');
  await page.goto(`${server.address}/replay#${storedLink}.${LINE}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Only this position').click();
  const position = await page.locator('.share-link input').inputValue();
  const opened = await openLink(position.split('#')[1] ?? '', async isMeant => entryOf(GAME_IDS.find(isMeant) ?? '')?.open());
  expect(opened.ok && opened.record.entries).toEqual([]);
  await page.goto(position);
  await page.getByRole('button', { name: 'Play on from here' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link that was cut short is told on a phone, and the next one is opened', async () => {
  const { page, context } = await server.visitor({ width: 390, height: 844 });
  await page.goto(`${server.address}/replay#${storedLink.slice(0, -4)}`);
  await page.getByText('This link is incomplete or damaged.').waitFor();
  await page.goto(`${server.address}/replay/on#${storedLink}.5`);
  await page.locator('.play-on').waitFor();
  expect({ overhang: await overhang(page), small: await smallTargets(page), faults: await faultsOf(page) }).toEqual({
    overhang: 0,
    small: [],
    faults: [],
  });
  await context.close();
});
