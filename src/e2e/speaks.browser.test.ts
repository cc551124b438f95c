// Every table speaks to people: in the right person, without codes, with a next step in every refusal, a word about everything drawn, and no move by a touch that does not name it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { type AnyGame, LANGUAGES, type Language } from '../kernel/index.ts';
import { amount, chosenFrom } from '../testing/part.ts';
import { faultOf } from '../testing/speech.ts';
import { SHORT_TABLES, usualTable } from './games.ts';
import { SIZES } from './looks.ts';
import { isMyTurn, playByMouse } from './player.ts';
import { explanations, refusals, silentTouches, textsOf, unexplained, unnamedFinals } from './reading.ts';
import { TestServer } from './test-server.ts';

const TABLES = Object.keys(SHORT_TABLES).flatMap(id =>
  LANGUAGES.flatMap(language => (['desktop', 'phone'] as const).map(size => `${id} ${language} ${size}`)),
);
const SPOKEN = chosenFrom('spoken', TABLES, process.env.SPOKEN);
/** How often the table is looked at, and how much is played between two looks. */
const LOOKS = amount(3, 6);
const TOUCHES = 4;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.close());

/** The games' own lists of final moves, with what their labels say in English. */
type Finals = Readonly<Record<string, RegExp | undefined>>;
const FINALS = import.meta.glob<Finals>('../games/*/finals.testing.ts', { import: 'FINALS', eager: true });

function finalsOf(id: string): Finals {
  const finals = FINALS[`../games/${id}/finals.testing.ts`];
  if (!finals) throw new Error(`games/${id} has no list of final moves`);
  return finals;
}

/** Everything found wrong with what a table says at this moment. */
async function faultsAt(page: Page, game: AnyGame, language: Language, known: Set<string>): Promise<string[]> {
  const names = await page.locator('.seat-name b').allTextContents();
  const silent = await silentTouches(page, game);
  const said = await explanations(page, known);
  for (const mark of Object.keys(said)) known.add(mark);
  const answers = await refusals(page);
  const texts = [...(await textsOf(page)), ...Object.values(said).flat(), ...answers.map(({ answer }) => answer)];
  return [
    ...texts.flatMap(text => faultOf(text, language, names) ?? []),
    ...silent.map(touch => `a touch that does not say what it does: ${touch}`),
    ...(await unexplained(page)).map(thing => `not explained: ${thing}`),
    ...Object.entries(said).flatMap(([mark, text]) => (text.length === 0 ? [`no explanation of ${mark}`] : [])),
    ...answers.flatMap(({ touch, answer, asked, isPlayed, isChosen }) =>
      isPlayed
        ? [`made without being lit: ${touch}`]
        : isChosen || (answer !== '' && !answer.includes(asked.trim()))
          ? []
          : [`no reason: ${touch}: ${answer} / ${asked}`],
    ),
  ];
}

/** The same of the scores and the rules, where the game is not over. */
async function faultsInPanels(page: Page, language: Language): Promise<string[]> {
  if (await page.locator('.end-screen').count()) return [];
  const tabs = page.locator('.tabs button');
  const texts: string[] = [];
  for (let tab = 1; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).dispatchEvent('click');
    texts.push(...(await textsOf(page)));
  }
  return texts.flatMap(text => faultOf(text, language) ?? []);
}

test.each(SPOKEN)('%s: every text is right, every thing explains itself, every refusal helps', async combination => {
  const [id = '', language = 'en', size = 'desktop'] = combination.split(' ');
  const spoken = LANGUAGES.find(each => each === language) ?? 'en';
  const game = await SHELF[id]?.open();
  if (!game) throw new Error(`no game ${id}`);
  const { page, context, complaints } = await server.visitor({ language: spoken, ...SIZES[size as keyof typeof SIZES] });
  await page.goto(server.address + (SHORT_TABLES[id] ?? ''));
  await page.locator('.dock .button.primary:enabled').click();
  const [faults, known] = [new Set<string>(), new Set<string>()];
  for (let look = 0; look < LOOKS; look++) {
    await playByMouse(page, `${combination} ${look}`, look === 0 ? 1 : TOUCHES);
    await isMyTurn(page);
    for (const fault of await faultsAt(page, game, spoken, known)) faults.add(fault);
    if (spoken === 'en')
      for (const label of await unnamedFinals(page, game, finalsOf(id))) faults.add(`a final move without its label: ${label}`);
  }
  for (const fault of await faultsInPanels(page, spoken)) faults.add(fault);
  expect([...faults].sort()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what lies above others is explained to a resting mouse, and lets touches through', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto(server.address + usualTable('bodensee'));
  await page.locator('.dock .button.primary:enabled').click();
  await isMyTurn(page);
  const middle = async () => {
    const box = await page.locator('.bt-hub').boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const explained = page.locator('.explain', { has: page.locator('[data-clause="BT-4.10"]') });
  // The board may still be set out: the mouse follows, and rests each time for longer than it must.
  const rested = async () => {
    const [x, y] = await middle();
    await page.mouse.move(x - 1, y - 1);
    await page.mouse.move(x, y);
    return explained.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(rested, { timeout: 60_000 }).toBe(true);
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.bt-hub'), await middle())).toBeNull();
  expect(await page.locator('.explain-ring').isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await explained.waitFor({ state: 'detached' });
  expect(await page.locator('.explain-ring').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
