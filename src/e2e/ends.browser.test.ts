// The end of a game: nothing empty, nothing cut, and every way on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { fair, matchesOf, seeded, writeRecord } from '../kernel/index.ts';
import { chosenFrom } from '../testing/part.ts';
import { shortTable } from './games.ts';
import { heard, listen } from './listener.ts';
import { faultsOf, overhang, picture, smallTargets } from './looks.ts';
import { playFromList } from './player.ts';
import { SCREENS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

const NAMES = ['Mia', 'Konstantin', 'Clara', 'Bruno', 'Élise', 'Maximiliane', 'Hugo', 'Ida'];

/** A match played by sensible bots to its end, as the file that its table would save; the first seat may play without a plan. */
async function recordOf(id: string, seats: number, seed: string, options: object, isCareless = false): Promise<string> {
  const game = await SHELF[id]?.open();
  const reading = game?.options.read(options, seats);
  if (!game || !reading?.ok) throw new Error(`no such table of ${id}`);
  const [luck, whim] = [fair(seed), seeded(seed)];
  let { match } = matchesOf(game).start({ seats, options: reading.options }, luck, seed);
  for (let [seat] = game.awaiting(match.state); seat !== undefined; [seat] = game.awaiting(match.state)) {
    const legal = game.legal(match.state, seat).filter(move => !game.surrenders?.(move));
    const planned = isCareless && seat === 0 ? legal[whim.below(legal.length)] : game.policy?.(match.state, seat, legal, whim);
    const move = planned ?? legal[0];
    const answer = move && matchesOf(game).submit(match, seat, [move], luck);
    if (!answer?.ok) throw new Error(`${id} cannot be played to its end`);
    match = answer.match;
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: NAMES[seat], kind: seat === 0 ? 'human' : 'bot' }));
  return JSON.stringify({ ...writeRecord(game, match.record), players });
}

/** Ends won and lost, alone and with many. */
const ENDS: Readonly<Record<string, readonly [id: string, seats: number, seed: string, options?: object]>> = {
  'eighty-days of six': ['eighty-days', 6, 'b'],
  'eighty-days of two': ['eighty-days', 2, 'c'],
  'tour-operator of four': ['tour-operator', 4, 'b'],
  'bodensee of six': ['bodensee', 6, 'b'],
  'on-tour-paris alone': ['on-tour-paris', 1, 'a'],
  'on-tour-paris of eight': ['on-tour-paris', 8, 'b'],
  'city-tour won alone': ['city-tour', 1, 'a'],
  'city-tour lost by six': ['city-tour', 6, 'p', { day: 9 }],
};
const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

/** What is cut or sticks out on the page of the end. */
function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('.end-stage');
    if (!stage) return ['there is no stage'];
    const all = [...document.querySelectorAll<HTMLElement>('.end-paper *, .end-dock *')].filter(
      element => !element.closest('svg, .unseen') && element.checkVisibility(),
    );
    const wrong = all.filter(element => {
      const { left, right } = element.getBoundingClientRect();
      const isCut = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return isCut || left < 0 || right > innerWidth + 1;
    });
    const broken = [...document.querySelectorAll('.rank-name')].filter(name => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length > 1;
    });
    const scrolls = innerWidth > 1180 && stage.scrollHeight > stage.clientHeight + 1 ? ['the stage must be scrolled'] : [];
    return [...scrolls, ...[...wrong, ...broken].map(element => `${element.className}: ${element.textContent}`)];
  });
}

describe.each(chosenFrom('ends that are looked at', Object.keys(ENDS)))('%s', name => {
  test.each(chosenFrom('screens for ends', Object.keys(SIZES)))('is whole on a %s in German, by day and by night', async screen => {
    const [id, seats, seed, options = {}] = ENDS[name] ?? ['', 0, ''];
    const kept = JSON.stringify({ text: await recordOf(id, seats, seed, options), mine: [0] });
    for (const theme of ['light', 'dark'] as const) {
      const { page, context, complaints } = await server.visitor({ ...SIZES[screen], theme, language: 'de' });
      await page.addInitScript(film => sessionStorage.setItem('tabletour.film', film), kept);
      await page.goto(`${server.address}/replay`);
      await page.locator('.projector input[type="range"]').waitFor();
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Endstand' }).click();
      await page.locator('.end-screen h1').waitFor();
      // Until when a day could be won is worked out beside the page.
      if (name.includes('lost')) await page.locator('.day-turned').waitFor();
      await picture(page, `end-${name.replaceAll(' ', '-')}-${screen}-${theme}`);

      expect(await cutIn(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
      expect(await page.locator('.paper .reasons li').count()).toBeGreaterThan(1);
      expect(await page.locator('.ranking > li').count()).toBe(seats);
      expect(await faultsOf(page)).toEqual([]);
      if (screen === 'phone') expect(await smallTargets(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

/** Ends that the reader has lost. */
const LOST: Readonly<Record<string, readonly [id: string, seats: number, seed: string]>> = {
  'eighty-days': ['eighty-days', 6, 'b'],
  'tour-operator': ['tour-operator', 4, 'b'],
  bodensee: ['bodensee', 6, 'b'],
  'on-tour-paris': ['on-tour-paris', 4, 'b'],
};

describe.each(chosenFrom('ends that were lost', Object.keys(LOST)))('whoever lost at %s', name => {
  test.each(['desktop', 'phone'])('reads of their own result before the winner’s on a %s, and every name on one line', async screen => {
    const [id, seats, seed] = LOST[name] ?? ['', 0, ''];
    const kept = JSON.stringify({ text: await recordOf(id, seats, seed, {}, true), mine: [0] });
    const { page, context, complaints } = await server.visitor({ ...SIZES[screen], language: 'de' });
    await page.addInitScript(film => sessionStorage.setItem('tabletour.film', film), kept);
    await page.goto(`${server.address}/replay`);
    await page.locator('.projector input[type="range"]').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Endstand' }).click();
    await page.locator('.end-screen h1').waitFor();
    await picture(page, `end-lost-${name}-${screen}`);
    const [tale, winner] = await page.locator('.tale').all();
    expect(await tale?.getAttribute('data-seat')).toBe('0');
    expect(await winner?.locator('h3 span').textContent()).not.toMatch(/^Du /);
    const mine = (await page.locator('.ranking [data-seat="0"] .rank-score').textContent()) ?? '';
    expect(await tale?.locator('h3 > b').textContent()).toBe(mine);
    // The headline begins with the reader too: with the result, or where they have come to.
    const headline = (await page.locator('.end-screen h1').textContent()) ?? '';
    expect(headline).toMatch(/^(Du |Platz [0-9]+ für dich)/);
    const place = (await tale?.locator('h3 small').textContent()) ?? '';
    const own = [mine, place].map(text => text.replace(/[^0-9]/g, ''));
    const [first] = headline.match(/[0-9]+/g) ?? [];
    if (id !== 'eighty-days') expect(own).toContain(first);
    expect(await cutIn(page)).toEqual([]);
    expect(await brokenNames(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Names, of people and of the spaces of a framed board, that go over two lines without a hyphen. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('.end-screen :is(.rank-name, .tale h3 span, .plate b, .plate .does, .end-team b)')].flatMap(
      element => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: Range[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/gu)) {
            if (word.includes('\u00ad')) continue;
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            found.push(range);
          }
        return found;
      },
    );
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4))).size;
    return words.filter(range => lines(range) > 1).map(String);
  });
}

/** Opens the end of a match in a replay, and gives what its figures showed on the way there, and then. */
async function figuresAtTheEnd(
  page: Page,
  kept: string,
): Promise<{ readonly passing: readonly string[]; readonly shown: readonly string[] }> {
  await page.addInitScript(film => sessionStorage.setItem('tabletour.film', film), kept);
  await page.goto(`${server.address}/replay`);
  await page.locator('.projector input[type="range"]').waitFor();
  await page.keyboard.press('End');
  const passing = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = ({ target }: MutationRecord) => target.parentElement?.matches('.why-sum') && seen.push(target.textContent ?? '');
    new MutationObserver(changes => changes.forEach(note)).observe(document, { subtree: true, characterData: true });
    return seen;
  });
  await page.getByRole('button', { name: 'Final ranking' }).click();
  await page.locator('.end-screen .rank-score').first().waitFor();
  // Any key ends all motion.
  await page.keyboard.press('Shift');
  await page.locator('.end-screen[data-still="true"]').waitFor();
  return { passing: await passing.jsonValue(), shown: await page.locator('.why-sum, .rank-score').allTextContents() };
}

test('sums count up to what they are where things move, and stand at once where they do not', async () => {
  const kept = JSON.stringify({ text: await recordOf('bodensee', 2, 'b', {}), mine: [0] });
  const [moving, still, calm] = await Promise.all([
    server.visitor({ speed: 'normal' }),
    server.visitor({ speed: 'off' }),
    server.visitor({ speed: 'normal' }),
  ]);
  await calm.page.emulateMedia({ reducedMotion: 'reduce' });
  const counted = await figuresAtTheEnd(moving.page, kept);
  const [atOnce, quiet] = [await figuresAtTheEnd(still.page, kept), await figuresAtTheEnd(calm.page, kept)];
  expect(counted.passing.length).toBeGreaterThan(0);
  expect([...atOnce.passing, ...quiet.passing]).toEqual([]);
  expect(counted.shown).toEqual(atOnce.shown);
  expect(quiet.shown).toEqual(atOnce.shown);
  await Promise.all([moving, still, calm].map(({ context }) => context.close()));
});

/** Width and height of a PNG file. */
function sizeOf(file: Buffer): readonly [number, number] {
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('at the end of a day the board, the reasons, a picture and the next day are a key away', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + shortTable('city-tour'));
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.table').waitFor();
  await listen(page);
  await playFromList(page);
  await page.locator('.end-screen h1:focus').waitFor();
  await page.locator('.end-actions a[download]').waitFor();
  const title = await page.locator('.end-screen h1').textContent();
  expect(await page.locator('.table-bar .turn').textContent()).toMatch(/^City TourTurn \d+/);
  // All ways on stand in one row, and the board above them is whole.
  const tops = await page.$$eval('.end-dock .button:not(.end-more)', all => all.map(each => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(title).not.toMatch(/[Yy]ou win|together/);
  // Who does not look is told all of it at once.
  expect((await heard(page)).at(-1)).toMatch(new RegExp(`^${title}[.]? .*(What decided it|Where it turned): .*`));

  await page.locator('button.why-row').first().click();
  await page.locator('.end-veil-ring').first().waitFor();

  await page.keyboard.press('s');
  await page.locator('.share-card image').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const path = join(SCREENS, 'end-shared.png');
  await (await saved).saveAs(path);
  const file = readFileSync(path);
  expect(sizeOf(file)).toEqual([1200, 630]);
  // A picture of nothing would be small.
  expect(file.length).toBeGreaterThan(60_000);
  await page.keyboard.press('Escape');
  await page.locator('.share-panel').waitFor({ state: 'detached' });

  await page.keyboard.press('b');
  const back = page.getByRole('button', { name: 'Final ranking' });
  await back.waitFor();
  const isCovering = await back.evaluate(button => {
    const box = button.getBoundingClientRect();
    const log = document.querySelector('.log')?.getBoundingClientRect();
    return !log || (box.bottom > log.top && box.top < log.bottom && box.right > log.left && box.left < log.right);
  });
  expect(isCovering).toBe(false);
  await back.click();
  await page.locator('.end-screen h1').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('m');
  await page.locator('.target[data-state="legal"]').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The turn that a lost day can be tried from, as its paper and its button say. */
async function turnOffered(page: Page): Promise<number> {
  await page.locator('.end-dock .button.primary', { hasText: 'Try from turn' }).waitFor();
  const told = await page.locator('.day-turned').textContent();
  const turn = Number(told?.match(/^On turn (\d+) the objective of \d+ was still within reach[.]$/)?.[1]);
  expect(await page.locator('.end-dock .button.primary').allTextContents()).toEqual([`Try from turn ${turn}T`]);
  return turn;
}

/** Compares how the day went on from that turn with how it could have: the same city twice, once lost and once won. */
async function seesTheTwoRoads(page: Page, turn: number): Promise<void> {
  await page.getByRole('button', { name: 'See the two roads' }).click();
  const dialog = page.getByRole('dialog', { name: `Turn ${turn}: the two roads` });
  await dialog.waitFor();
  const [taken = '', open = ''] = await dialog.locator('h3 b').allTextContents();
  expect(taken).toBe('8 of 16');
  expect(open).toMatch(/^\d+ of 16$/);
  expect(Number.parseInt(open, 10)).toBeGreaterThanOrEqual(16);
  // The tile of that turn is marked in both.
  expect(await dialog.locator('figure .ct-last').count()).toBe(2);
  expect(await dialog.locator('figcaption > p').allTextContents()).toEqual([
    expect.stringMatching(/^After this, (16 were out of reach|we found no way to 16)[.]$/),
    'This way 16 were still possible, with the right tiles.',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** How many tiles lay where the table on this page began; a turn is one tile. */
function tilesAtFirst(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const asked = indexedDB.open('tabletour');
    await new Promise(resolve => asked.addEventListener('success', resolve));
    const found = asked.result
      .transaction('tables')
      .objectStore('tables')
      .get(location.pathname.split('/')[2] ?? '');
    await new Promise(resolve => found.addEventListener('success', resolve));
    return found.result.begun.entries.filter(({ move }: { readonly move: string }) => move.startsWith('place')).length;
  });
}

test('a lost day says until when it was possible, and is tried from that turn: from its replay, and from its table', async () => {
  const { page, context, complaints } = await server.visitor();
  const kept = JSON.stringify({ text: await recordOf('city-tour', 6, 'p', { day: 9 }), mine: [0] });
  await page.addInitScript(film => sessionStorage.setItem('tabletour.film', film), kept);
  await page.goto(`${server.address}/replay`);
  await page.locator('.projector input[type="range"]').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Final ranking' }).click();
  const turn = await turnOffered(page);
  await seesTheTwoRoads(page, turn);
  await page.keyboard.press('?');
  await page.locator('.key-panel[open]').waitFor();
  expect(await page.locator('.key-panel dt').allTextContents()).toEqual(['Tab', 'T', 'S', 'V', 'B', 'Esc', '?']);
  await page.keyboard.press('Escape');
  await page.locator('.key-panel').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.waitForURL(/[/]table[/]/);
  await page.locator('.table .target[data-state="legal"]').first().waitFor();
  // Whoever tries a match otherwise has played it before: nobody offers a lesson.
  expect(await page.locator('.lesson-offer').count()).toBe(0);
  expect(await tilesAtFirst(page)).toBe(turn - 1);

  // A day that is given up could still be won.
  await page.goto(`${server.address}/games/city-tour?seats=2&bot=easy&seed=e2e`);
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.decide[data-mine="true"]').waitFor();
  await page.getByRole('button', { name: 'Give up the day' }).click();
  await page.getByRole('button', { name: 'Vote to give up' }).click();
  await page.locator('.end-screen h1').waitFor();
  const given = await turnOffered(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Try from turn' }).click();
  await page.waitForURL(url => url.href !== before);
  await page.locator('.table .target[data-state="legal"]').first().waitFor();
  expect(await tilesAtFirst(page)).toBe(given - 1);
  expect(complaints).toEqual([]);
  await context.close();
});
