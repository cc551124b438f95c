import { describe, expect, test } from 'vitest';
import { all, between, looking, paper, textIn, written } from './charts.testing.ts';
import { columnChart, swingChart } from './columns.ts';
import { curveChart } from './curves.ts';
import { expectedWidth, funnelChart } from './funnel.ts';
import { heatChart } from './heat.ts';
import { type LinesGiven, lineChart } from './lines.ts';
import { below, type Drawing, svgOf } from './mark.ts';
import { barChart, dotChart } from './rows.ts';
import { scaleOf, spanOf, spread, ticksOf } from './scale.ts';
import { shareChart } from './shares.ts';

const BLUE = { shape: 'shape-circle', colour: 'var(--p1)' };
const RED = { shape: 'shape-square', colour: 'var(--p5)' };

const course = {
  count: 5,
  sections: [
    { name: 'Round 1', from: 0 },
    { name: 'Round 2', from: 2 },
  ],
  placeName: (at: number) => `Move ${at}`,
  places: 'Round',
  height: 200,
  written,
};

const lines: LinesGiven = {
  ...course,
  lines: [
    { name: 'You', look: BLUE, values: [76, 75, 74, 75, 76], isMain: true },
    { name: 'Oskar', look: RED, values: [76, 76, 73, null, null], isMain: false },
  ],
  bands: [{ at: 0, low: 74, high: 78, lower: 72, higher: 80 }],
  pins: [{ at: 3, value: 75, number: 1, isCurrent: true, isLow: false }],
  level: { value: 80, says: '80 days' },
  isTurned: true,
};

/** The circles of the pins. */
function pinsOf(drawing: Drawing) {
  return looking(drawing, 'chart-pin').flatMap(({ inside }) =>
    inside.flatMap(each => (typeof each !== 'string' && each.tag === 'circle' ? [each.given] : [])),
  );
}

test('pins beside each other do not cover each other, and the cursor does not cross them out', () => {
  const pins = [1, 1, 2].map((at, index) => ({ at, value: 75, number: index + 1, isCurrent: false, isLow: false }));
  const drawing = lineChart({ ...lines, count: 40, height: 220, pins }, paper);
  const placed = pinsOf(drawing).map(({ cx, cy }) => [Number(cx), Number(cy)] as const);
  for (const [at, [x, y]] of placed.entries())
    for (const [otherX, otherY] of placed.slice(at + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(22);
  expect(drawing.spots[2]?.gap).toEqual([expect.closeTo((placed[2]?.[1] ?? 0) - 11, 0), expect.closeTo((placed[2]?.[1] ?? 0) + 11, 0)]);
  expect(drawing.spots[3]?.gap).toBeUndefined();
});

test('the words at a level stay clear of pins', () => {
  const level = { value: 80, says: '80 days: the bet is lost below this line' };
  const pins = [0, 2, 4].map((at, index) => ({ at, value: 78, number: index + 1, isCurrent: false, isLow: true }));
  const drawing = lineChart({ ...lines, level, pins }, paper);
  const said = looking(drawing, 'chart-level-words').find(each => textIn(each) === level.says);
  const [left, wide, middle] = [Number(said?.given.x), level.says.length * 12 * 0.56, Number(said?.given.y) - 4];
  for (const { cx, cy } of pinsOf(drawing))
    expect(Number(cx) + 11 < left || Number(cx) - 11 > left + wide || Math.abs(Number(cy) - middle) > 17, `${cx} ${cy}`).toBe(true);
});

test('a name that leaves no room for its figure has it below', () => {
  const narrow = lineChart(lines, { width: 330, letters: 1 });
  expect(looking(narrow, 'chart-name').map(textIn)).toEqual(['You', '76.0', 'Oskar', '73.0']);
});

test('the bars below shares stand where the shares do', () => {
  const shares = shareChart({ ...course, lines: lines.lines.map(line => ({ ...line, values: line.values.map(() => 0.5) })) }, paper);
  const field = { left: shares.spots[0]?.x ?? 0, right: shares.spots.at(-1)?.x ?? 0 };
  const kinds = [{ name: 'luck', ink: 'luck' as const, values: [1, 1, 1, 1, 1] }];
  const bars = swingChart({ ...course, kinds, good: 'good', bad: 'bad', field }, paper);
  const outline = String(looking(bars, 'chart-luck')[0]?.given.d);
  const starts = [...outline.matchAll(/M([0-9.-]+) /g)].map(each => Number(each[1]));
  expect(starts.map(start => start + 5)).toEqual(shares.spots.map(({ x }) => expect.closeTo(x, 0)));
});

describe('a scale', () => {
  test('has round figures within its span', () => {
    expect(ticksOf([68.2, 86], 5)).toEqual([70, 75, 80, 85]);
    expect(ticksOf([-0.31, 0.29], 4)).toEqual([-0.2, 0, 0.2]);
    expect(ticksOf([3, 3], 4)).toEqual([3]);
  });

  test('may run backwards', () => {
    expect(scaleOf([0, 10], [100, 0])(2.5)).toBe(75);
  });

  test('is at least as wide as it is told, whatever the figures', () => {
    expect(spanOf([5, 5], 2)).toEqual([4, 6]);
  });

  test('moves names apart without changing their order or leaving its ends', () => {
    const places = spread([50, 52, 10, 98], 20, [0, 100]);
    expect(places).toEqual([50, 70, 10, 98]);
    expect(spread([90, 95], 20, [0, 100])).toEqual([80, 100]);
  });
});

describe('lines over a course', () => {
  const drawing = lineChart(lines, paper);

  test('are all drawn, the reader’s own last and thicker', () => {
    expect(looking(drawing, 'chart-line').map(({ given }) => given.class)).toEqual(['chart-line', 'chart-line chart-main']);
  });

  test('end where nothing is known', () => {
    expect(String(looking(drawing, 'chart-line')[0]?.given.d).match(/[ML]/g)).toHaveLength(3);
  });

  test('have up for good where fewer is better', () => {
    const [first, , third] = drawing.spots;
    expect(third?.y).toBeLessThan(first?.y ?? 0);
  });

  test('have the name and the shape of the seat at their end, and no legend', () => {
    expect(looking(drawing, 'chart-name').map(textIn)).toEqual(['You76.0', 'Oskar73.0']);
    expect(all(drawing.marks).some(({ given }) => given.href === '#shape-square')).toBe(true);
  });

  test('have a spot for every place, and read out what is there', () => {
    expect(drawing.spots).toHaveLength(5);
    expect(drawing.says(2)).toBe('Move 2. You 74.0, Oskar 73.0');
    expect(drawing.says(4)).toBe('Move 4. You 76.0, Oskar –');
  });

  test('have a table with the end of each round', () => {
    expect(drawing.table).toEqual({
      head: ['Round', 'You', 'Oskar'],
      rows: [
        ['Round 1', '75.0', '76.0'],
        ['Round 2', '76.0', '–'],
      ],
    });
  });

  test('are hatched where nobody has looked yet', () => {
    const hatched = lineChart({ ...lines, unknown: { from: 3, says: ['being played on'] } }, paper);
    expect(looking(hatched, 'chart-unknown')).toHaveLength(1);
    expect(looking(drawing, 'chart-unknown')).toHaveLength(0);
  });

  test('stay within a narrow paper, with large letters too', () => {
    for (const narrow of [
      { width: 320, letters: 1 },
      { width: 358, letters: 2 },
    ]) {
      const drawn = lineChart(lines, narrow);
      expect(Math.max(...drawn.spots.map(({ x }) => x))).toBeLessThan(narrow.width);
      expect(Math.min(...drawn.spots.map(({ x }) => x))).toBeGreaterThan(0);
    }
  });

  test('have no spot outside of their field where nobody has looked yet', () => {
    const far = lines.lines.map(line => ({ ...line, values: line.values.map(() => null) }));
    for (const { y } of lineChart({ ...lines, lines: far, bands: [], pins: [] }, paper).spots) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(lines.height);
    }
  });

  test('have room for their figures, however large letters are', () => {
    const away = lines.lines.map(line => ({ ...line, end: '≈ 107' }));
    const drawn = lineChart({ ...lines, lines: away }, { width: 346, letters: 2 });
    const figure = looking(drawn, 'chart-name-figure')[0]?.given;
    expect(Number(figure?.x) + 5 * 28 * 0.5).toBeLessThanOrEqual(346);
  });

  test('have pins that keep off the figures beside them', () => {
    const pins = [0, 4].map((at, index) => ({ at, value: 75, number: index + 1, isCurrent: false, isLow: false }));
    const [first, last] = pinsOf(lineChart({ ...lines, pins }, paper));
    expect(Number(first?.cx) - 11).toBeGreaterThan(36 - 7);
    expect(Number(last?.cx) + 11).toBeLessThan((drawing.spots.at(-1)?.x ?? 0) + 7);
  });

  test('share their cursor with what is drawn below them', () => {
    const kinds = [
      { name: 'luck', ink: 'luck' as const, values: [0, -2, 0, 1, 0] },
      { name: 'decisions', ink: 'skill' as const, values: [0, 0, -1, 0.5, 0] },
    ];
    const swings = swingChart({ ...course, kinds, good: 'good', bad: 'bad', field: { left: 36, right: 540 }, height: 90 }, paper);
    const [luck, skill] = ['chart-luck', 'chart-skill'].map(look =>
      looking(swings, look).map(({ given: { d } }) => String(d).split('M').length - 1),
    );
    expect([luck, skill]).toEqual([[2], [2]]);
    const both = below(drawing, swings, 6);
    expect(both.height).toBe(296);
    expect(both.spots).toBe(drawing.spots);
    expect(both.table.head).toEqual(['Round', 'You', 'Oskar', 'luck', 'decisions']);
    expect(both.table.rows[1]).toEqual(['Round 2', '76.0', '–', '1.0', '-0.5']);
  });
});

test('shares stand on one another up to the whole', () => {
  const given = {
    ...course,
    lines: [
      { name: 'You', look: BLUE, values: [0.25, 0.25, 0.5, 0.5, 1], isMain: true },
      { name: 'Oskar', look: RED, values: [0.75, 0.75, 0.5, 0.5, 0], isMain: false },
    ],
  };
  const drawing = shareChart(given, paper);
  const [lower, upper] = looking(drawing, 'chart-share').map(({ given: { d } }) => String(d));
  expect(lower).toContain('174Z');
  expect(upper?.startsWith('M36 10L')).toBe(true);
  expect(drawing.table.rows.at(-1)).toEqual(['Round 2', '1.0', '0.0']);
});

test('dots have their intervals and the level to compare with', () => {
  const dots = [
    { name: 'First', value: 29, low: 27, high: 31, look: BLUE },
    { name: 'Last', value: 21, low: 19, high: 23, look: RED },
  ];
  const drawing = dotChart({ dots, level: { value: 25, says: 'fair' }, written, between, head: ['Seat', 'Share', 'Interval'] }, paper);
  expect(looking(drawing, 'chart-whisker')).toHaveLength(2);
  expect(drawing.walk).toBe(1);
  expect(drawing.says(1)).toBe('Last: 21.0, 19.0 to 23.0');
  expect(looking(drawing, 'chart-level-words').map(textIn)).toEqual(['fair']);
});

test('bars begin at zero, whichever way they go', () => {
  const kinds = [{ name: 'Points', ink: 'plain' as const, values: [4, -2] }];
  const drawing = barChart({ names: ['a', 'b'], kinds, written, places: 'Name' }, paper);
  const [up, down] = looking(drawing, 'chart-plain').map(({ given }) => given);
  expect(Number(down?.x) + Number(down?.width)).toBeCloseTo(Number(up?.x), 0);
  expect(drawing.table.rows).toEqual([
    ['a', '4.0'],
    ['b', '-2.0'],
  ]);
});

test('bars of several kinds are told apart by a legend, and stand behind one another where they add up', () => {
  const kinds = [
    { name: 'clubs', ink: { colour: '#112233' }, values: [4] },
    { name: 'boats', ink: { colour: '#445566' }, values: [2] },
  ];
  const drawing = barChart({ names: ['Seat 1'], kinds, written, places: 'Seat', isStacked: true, axis: 'points' }, paper);
  const [, , first, second] = looking(drawing, 'chart-own').map(({ given }) => given);
  expect(Number(first?.x) + Number(first?.width)).toBeCloseTo(Number(second?.x), 0);
  expect(second?.y).toBe(first?.y);
  expect(looking(drawing, 'chart-axis').map(textIn)).toEqual(expect.arrayContaining(['clubs', 'boats', 'points']));
});

test('curves are broken where nothing is known, and have the level to compare with', () => {
  const curves = [{ name: 'a', colour: '#123456', values: [1, null, 3] }];
  const axes = { across: 'of the game', up: 'leaders' };
  const drawing = curveChart({ curves, names: ['x', 'y', 'z'], axes, height: 200, written, level: { value: 2, says: 'even' } }, paper);
  expect(looking(drawing, 'chart-line')[0]?.given.d).toMatch(/^M[\d. ]+M[\d. ]+$/);
  expect(looking(drawing, 'chart-level-words').map(textIn)).toEqual(['even']);
  expect(drawing.table.rows[1]).toEqual(['y', '–']);
});

test('columns are as many as there are bins, and say how many are in each', () => {
  const kinds = [{ name: 'games', ink: 'plain' as const, values: [1, 4, 2] }];
  const drawing = columnChart({ names: ['60', '70', '80'], kinds, height: 160, written, places: 'Day' }, paper);
  expect(looking(drawing, 'chart-plain')).toHaveLength(3);
  expect(drawing.says(1)).toBe('70: games 4.0');
});

test('a funnel narrows with the root of the games to come', () => {
  const last = { games: 100, value: 5, half: 2 };
  expect(expectedWidth(last, 400)).toEqual({ games: 400, value: 5, half: 1 });
  const given = { played: [{ games: 10, value: 4, half: 6 }, last], most: 10_000, height: 160, written, count: String, between };
  const drawing = funnelChart({ ...given, head: ['Games', 'Mean', 'Interval'] }, paper);
  expect(looking(drawing, 'chart-coming')).toHaveLength(1);
  expect(drawing.table.rows.at(-1)).toEqual(['10000', '5.0', '4.8 to 5.2']);
});

test('a matrix writes the figure in each square and mixes the colour by the distance', () => {
  const square = (figure: string, shade: number) => ({ figure, shade, note: '✓', says: `${figure} moves` });
  const squares = [
    [square('142', 0), square('150', 0.5)],
    [square('130', -1), null],
  ];
  const drawing = heatChart({ rows: ['6 dice', '8 dice'], columns: ['fare 1', 'fare 2'], squares, corner: 'Dice', chosen: 1 }, paper);
  expect(looking(drawing, 'chart-square').map(({ given }) => given.style)).toEqual([
    '--heat:var(--heat-more);--share:0%',
    '--heat:var(--heat-more);--share:50%',
    '--heat:var(--heat-less);--share:100%',
    undefined,
  ]);
  expect(drawing.says(3)).toBe('8 dice, fare 2: –');
  expect(drawing.walk).toBe(2);
});

test('a chart can be written as the text of a picture, names of people included', () => {
  const text = svgOf(lineChart({ ...lines, lines: lines.lines.map(line => ({ ...line, name: '<b>"&' })) }, paper), 'A & B');
  expect(text).toContain('aria-label="A &amp; B"');
  expect(text).toContain('&lt;b&gt;&quot;&amp;');
  expect(text).not.toContain('<b>');
});
