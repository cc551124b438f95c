import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const LONGEST = 400;

function textsOf(folder: string, kind: RegExp): (readonly [string, string])[] {
  const names = readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`);
  return names.filter(name => kind.test(name) && !name.includes('.test.')).map(name => [name, readFileSync(SRC + name, 'utf8')]);
}

const sheets = textsOf('client', /[.]css$/);
const rules = sheets.map(([, text]) => text.replace(/\/\*.*?\*\//gs, '')).join('\n');
const palettes = textsOf('lab/palettes', /[.]json$/).map(([, text]) => text);
const pages = [...textsOf('client', /[.](tsx?|svg)$/), ...textsOf('charts', /[.]ts$/), ...textsOf('games', /[.]ts$/)]
  .map(([, text]) => text)
  .join('\n');

/** Names that are put together where they are used: what stands before the part that varies. */
const begun = [...pages.matchAll(/[\w-]+(?=\$\{)/g)]
  .map(([name]) => name)
  .filter(name => /\w-$/.test(name) || /^(--p|--on-p|t)$/.test(name));
const words = new Set(pages.match(/[\w-]+/g));

function isSpokenOf(name: string): boolean {
  return words.has(name) || begun.some(beginning => name.startsWith(beginning));
}

test('no stylesheet is longer than anybody reads', () => {
  expect(sheets.filter(([, text]) => text.split('\n').length > LONGEST + 1).map(([name]) => name)).toEqual([]);
});

/** The classes that stylesheets select by. */
function classesIn(styles: string): ReadonlySet<string> {
  const selectors = styles.match(/^[^;{}]*(?=\{)/gm)?.filter(each => !each.trim().startsWith('@')) ?? [];
  return new Set(selectors.flatMap(selector => selector.match(/(?<=[.])[A-Za-z][\w-]*/g) ?? []));
}

/** Drawn by the page and by boards alike. */
const SHARED = ['icon', 'piece', 'eyebrow'];

test('the pages of an online table style nothing of a board, which lies on the same page', () => {
  const styles = (folder: string) =>
    classesIn(
      textsOf(folder, /[.]css$/)
        .map(([, text]) => text.replace(/\/\*.*?\*\//gs, ''))
        .join('\n'),
    );
  const together = styles('client/styles/together');
  const boards = readdirSync(`${SRC}client/boards`, { withFileTypes: true }).filter(each => each.isDirectory() && each.name !== 'plain');
  const leaks = boards.flatMap(({ name }) =>
    [...styles(`client/boards/${name}`)].filter(each => together.has(each) && !SHARED.includes(each)),
  );
  expect(leaks).toEqual([]);
});

test('every class that has a style is given to something', () => {
  const classes = classesIn(rules);
  expect(classes.size).toBeGreaterThan(500);
  expect([...classes].filter(name => !isSpokenOf(name))).toEqual([]);
});

test('every colour and measure that has a name is used', () => {
  const named = [
    ...(rules.match(/--[\w-]+(?=:)/g) ?? []),
    ...palettes.flatMap(text => (text.match(/[\w-]+(?=": ")/g) ?? []).map(name => `--${name}`)),
  ];
  const used = new Set(rules.match(/(?<=var\()--[\w-]+/g));
  expect([...new Set(named)].filter(name => !used.has(name) && !isSpokenOf(name))).toEqual([]);
});

test('every motion that has a name is used', () => {
  const named = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.filter(name => !new RegExp(`animation[^;]*\\b${name}\\b`).test(rules) && !words.has(name))).toEqual([]);
});
