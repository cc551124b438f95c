// A designer asks the laboratory, leaves in the middle, comes back, opens a game, and sends the experiment to somebody else.

import { buffer, text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { answerOf, figuresFile, handOut, newSeries, parseExperiment, playOrder, runExperiment, toldOf, trialsOf } from '../lab/index.ts';
import { IS_SOAK } from '../testing/part.ts';
import { faultsOf, overhang } from './looks.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** The file that a button offers, and its text. */
async function streamFrom(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.lab-files').getByRole('button', { name }).click()]);
  return download.createReadStream();
}
async function fileFrom(page: Page, name: string): Promise<string> {
  return text(await streamFrom(page, name));
}

/** What the same experiment comes to in this process; the two speeds are left out. */
async function playedHere(file: string): Promise<unknown> {
  const reading = parseExperiment(file);
  if (!reading.ok) throw new Error(reading.problem);
  const { value: experiment } = reading;
  const trials = await trialsOf(experiment);
  if (!trials.ok || !experiment.question) throw new Error('the experiment cannot be played');
  const series = trials.value.map(trial => newSeries(trial));
  const now = () => performance.now();
  await runExperiment(experiment, series, (tasks, watch) => handOut(tasks, 1, (order, deliver) => playOrder(order, now, deliver), watch), {
    heard: () => {},
  });
  const told = toldOf(
    series.map((each, at) => ({ label: experiment.variants[at]?.name ?? '', series: each })),
    1,
  );
  return figuresFile(told, answerOf(experiment, experiment.question, series));
}

/** Figures as they are compared: without the two speeds. */
function withoutSpeeds(figures: unknown): unknown {
  return JSON.parse(JSON.stringify(figures, (name, value) => (name === 'seconds' || name === 'movesPerSecond' ? undefined : value)));
}

const progress = (page: Page) => page.locator('.lab-progress');
const runButton = (page: Page) => page.locator('.lab-run .button');

/** Runs what is asked to its end. */
async function toTheEnd(page: Page): Promise<void> {
  await runButton(page).click();
  await progress(page).getByText('All games have been played.').waitFor();
}

test('a question is asked, paused, gone on with after a reload, exported, opened as a game and repeated from its link', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/lab/bodensee`);
  await page.getByRole('button', { name: 'What do the grey attractions change?' }).click();
  await page.getByRole('combobox', { name: 'Number of pairs' }).selectOption('100');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await page
    .locator('.lab-run')
    .getByText(/^about \d+ s on this device$/)
    .waitFor();
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press(' ');
  // By the key: a click waits for a page that is busy, and the games would be over.
  await runButton(page).getByText('Pause').waitFor();
  await page.keyboard.press(' ');
  await page.waitForURL('**/lab/bodensee?run=*');
  await progress(page).getByText('Paused.').waitFor();
  const before = await progress(page).locator('b').textContent();
  await page.reload();
  await progress(page).getByText('Paused.').waitFor();
  expect(await progress(page).locator('b').textContent()).toBe(before);
  await runButton(page).getByText('Continue').click();
  await progress(page).getByText('All games have been played.').waitFor();
  expect(await progress(page).locator('b').textContent()).toBe('200 of 200 games');
  expect(await faultsOf(page)).toEqual([]);

  const figures: unknown = JSON.parse(await fileFrom(page, 'JSON'));
  expect(figures).toMatchObject({ answer: { pairs: 100, isFinal: true }, variants: [{ games: 100 }, { games: 100 }] });
  const file = await fileFrom(page, 'Experiment');
  expect(parseExperiment(file)).toMatchObject({ ok: true, value: { game: 'bodensee', pairs: 100 } });
  // That Node and Chromium count alike is tested with each commit in lab-figures.browser.test.ts.
  if (IS_SOAK) expect(withoutSpeeds(figures)).toEqual(withoutSpeeds(await playedHere(file)));
  const tables = unzipSync(await buffer(await streamFrom(page, 'CSV')));
  const lines = (name: string) =>
    strFromU8(tables[name] ?? new Uint8Array())
      .trim()
      .split('\n');
  expect(Object.keys(tables)).toEqual(['games.csv', 'games-players.csv', 'games-turns.csv', 'games-towns.csv', 'games-tiles.csv']);
  expect(lines('games.csv')).toHaveLength(1 + 2 * 2 * 100);
  expect(lines('games-towns.csv')).toHaveLength(1 + 2 * 20 * 100);
  expect(await fileFrom(page, 'Report')).toContain(`<p class="verdict">${await page.locator('.lab-verdict h2').textContent()}</p>`);

  await page.locator('.lab-files').getByRole('button', { name: 'Link' }).click();
  const link = await page.locator('.lab-address').inputValue();
  const verdict = await page.locator('.lab-verdict h2').textContent();
  await page
    .locator('.lab-verdict')
    .getByText(/^A: [\d.]+ moves \([\d.]+ to [\d.]+\); B: /)
    .waitFor();
  await page.getByRole('button', { name: 'it was longest' }).click();
  await page
    .locator('.lab-game .lab-why', { hasText: /^\d+ moves$/ })
    .first()
    .waitFor();
  await page.locator('.lab-game').first().click();
  // A and B side by side; from there into the replay.
  await page.locator('.lab-still .board').first().waitFor();
  await page.getByRole('button', { name: 'Watch the replay in B' }).click();
  await page.locator('.replay .projector').waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  const other = await server.visitor({ name: 'Jonas' });
  await other.page.goto(link);
  await other.page.getByText('From the link').waitFor();
  await toTheEnd(other.page);
  await other.page.getByText('The same figures as in the link, all of them.').waitFor();
  expect(await other.page.locator('.lab-verdict h2').textContent()).toBe(verdict);
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('a variant is made by options, a run is named, found again, deleted and brought back', async () => {
  const { page, context, complaints } = await server.visitor({ width: 390, height: 844 });
  await page.goto(`${server.address}/lab/bodensee`);
  await page.getByRole('button', { name: 'How long is a game?' }).click();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Dice per colour/ })
    .click();
  await page.getByRole('dialog').locator('input[type="number"]').fill('4');
  await page.getByRole('button', { name: 'Compare B with A' }).click();
  await page.getByRole('combobox', { name: 'Number of pairs' }).selectOption('100');
  await page.getByRole('checkbox', { name: 'Stop when it is clear' }).check();
  await runButton(page).click();
  await progress(page).getByText('stopped automatically').waitFor();
  expect(await page.locator('.lab-verdict h2').textContent()).toContain('B lowers it by');
  expect(await overhang(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name of the experiment' }).fill('Fewer dice');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(`${server.address}/lab/bodensee`);
  await page.getByRole('link', { name: 'Fewer dice' }).click();
  await progress(page).getByText('stopped automatically').waitFor();
  await page.getByRole('button', { name: 'Delete Fewer dice' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Fewer dice' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('content made in the editor and several values at once are variants too', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(`${server.address}/games/eighty-days/editor#events`);
  await page.locator('#field-events-balloon').click();
  await page.locator('#field-events-balloon-copies').fill('9');
  await page.getByRole('button', { name: '1 change' }).waitFor();
  await page.goto(`${server.address}/lab/eighty-days`);
  await page.getByRole('button', { name: 'How long is a game?' }).click();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'your own content one change' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare B with A' }).click();
  await page.locator('.lab-variant[data-letter="B"]').getByText('your own content').waitFor();
  await page.getByRole('combobox', { name: 'Number of pairs' }).selectOption('100');
  await runButton(page).click();
  await page
    .locator('.lab-verdict')
    .getByText(/^A: [\d.]+ moves .*; B: /)
    .waitFor();
  await page.getByRole('button', { name: 'Remove variant B' }).click();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.getByText('Or try several values at once').click();
  for (const [option, value] of [
    ['startCards', '2'],
    ['startCoins', '0'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Choose an option' }).selectOption(option);
    await page.locator('.lab-axis').last().getByRole('button', { name: value, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Compare 4 variants' }).click();
  await runButton(page).click();
  await page.getByRole('heading', { name: /^All combinations at once/ }).waitFor();
  await runButton(page).getByText('Pause').click();
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each(IS_SOAK ? GAME_IDS : [])('every ready question of %s', game => {
  test('is answered', async () => {
    const { page, context, complaints } = await server.visitor();
    await page.goto(`${server.address}/lab/${game}`);
    await page.locator('.lab-card').first().waitFor();
    const asks = await page.locator('.lab-card b').allTextContents();
    expect(asks.length).toBeGreaterThanOrEqual(8);
    for (const ask of asks) {
      await page.goto(`${server.address}/lab/${game}`);
      await page.locator('.lab-card', { hasText: ask }).click();
      await page.getByRole('combobox', { name: 'Number of pairs' }).selectOption('100');
      await runButton(page).click();
      await page.locator('.lab-verdict h2', { hasText: /^(?!Nothing to tell)/ }).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 600_000);
});
