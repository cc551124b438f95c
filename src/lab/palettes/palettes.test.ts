import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';

type Colours = Readonly<Record<string, string>>;
type Palette = Readonly<Record<'light' | 'dark' | 'both', Colours>>;

const read = (name: string): Palette => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
const house = read('house');
const games = Object.keys(SHELF).map(game => [game, read(`games/${game}`)] as const);
const THEMES = ['light', 'dark'] as const;

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs of one colour on another that have less contrast than they need. */
function tooFaint(colours: Colours, least: number, pairs: readonly (readonly [string, readonly string[]])[]): string[] {
  return pairs.flatMap(([ink, grounds]) =>
    grounds.flatMap(ground => {
      const found = contrast(colours[ink] ?? '', colours[ground] ?? '');
      return found >= least ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`];
    }),
  );
}

/** Every colour that something is written on, with what is written. */
function marks(colours: Colours): (readonly [string, string[]])[] {
  return Object.keys(colours).flatMap(name => (name.startsWith('on-') ? [[name, [name.slice('on-'.length)]] as const] : []));
}

test('every game of the shelf has a palette, and no palette is without a game', () => {
  const files = readdirSync(new URL('games', import.meta.url)).map(file => file.replace('.json', ''));
  expect(files.sort()).toEqual(Object.keys(SHELF).sort());
});

test('all games name their colours alike, and each has its value by day and by night', () => {
  const names = games.flatMap(([, { light, dark }]) => [Object.keys(light), Object.keys(dark)]);
  for (const each of names) expect(each).toEqual(names[0]);
  expect(Object.keys(house.dark)).toEqual(Object.keys(house.light));
});

describe.each(THEMES)('by the %s theme', theme => {
  test('the house can be read', () => {
    const colours = house[theme];
    const grounds = ['paper', 'surface'];
    const inks = ['ink', 'ink-2', 'ink-3'].map(ink => [ink, [...grounds, 'surface-2']] as const);
    const texts = ['accent', 'sea', 'ok', 'warn', 'danger'].map(ink => [ink, [...grounds, `${ink}-soft`]] as const);
    expect(tooFaint(colours, 4.5, [...inks, ...texts, ['gold-ink', [...grounds, 'gold-soft']], ...marks(colours)])).toEqual([]);
    expect(
      tooFaint(
        colours,
        3,
        ['line-2', 'legal', 'selected', 'last', 'focus'].map(ring => [ring, ['surface']]),
      ),
    ).toEqual([]);
  });

  test.each(games)('the words and the map of %s can be read', (_game, palette) => {
    const colours = { ...house[theme], ...palette[theme] };
    const words = [
      ['g-ink', ['surface', 'g-soft']],
      ['g-on', ['g-main']],
      ['map-label', ['map-sea', 'map-land', 'map-land-2']],
    ] as const;
    expect(tooFaint(colours, 4.5, words)).toEqual([]);
    const shapes = [
      ['map-line', ['map-land']],
      ['map-route', ['map-land', 'map-sea']],
    ] as const;
    expect(tooFaint(colours, 3, shapes)).toEqual([]);
  });
});

test.each(games)('the marks on the pieces of %s can be seen', (_game, { both }) => {
  // Symbols and large figures; the rules of the games fix some of the fills.
  expect(tooFaint(both, 4.4, marks(both))).toEqual([]);
});
