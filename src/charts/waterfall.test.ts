import { describe, expect, test } from 'vitest';
import { all, between, looking, paper, textIn, written } from './charts.testing.ts';
import { type Part, waterfall } from './waterfall.ts';

const parts: readonly Part[] = [
  { name: 'Seat', under: 'the start', value: 0.02, half: 0.1, ink: 'start' },
  { name: 'Luck', under: 'draws', value: -9, half: 1.3, ink: 'luck' },
  { name: 'You', under: 'decisions', value: 3, half: 0.8, ink: 'skill' },
  { name: 'Result', under: 'days', value: -6, ink: 'result' },
];

const fall = (chosen: number | null) =>
  waterfall({ parts, chosen, height: 176, hasUnder: true, written, between, head: ['Part', 'Days', 'Interval'] }, paper);

describe('a waterfall', () => {
  test('begins each part where the one before ended, and stands on zero at its end', () => {
    const boxes = all(fall(null).marks).filter(({ tag }) => tag === 'rect');
    const luck = boxes.find(({ given }) => given.class === 'chart-luck')?.given;
    const skill = boxes.find(({ given }) => given.class === 'chart-skill')?.given;
    expect(Number(skill?.y) + Number(skill?.height)).toBeCloseTo(Number(luck?.y) + Number(luck?.height), 0);
    expect(boxes.map(({ given }) => given.class)).toContain('chart-result');
  });

  test('does not draw what is next to nothing, but writes its figure', () => {
    expect(looking(fall(null), 'chart-start')).toHaveLength(0);
    expect(looking(fall(null), 'chart-figure').map(textIn)).toEqual(['0.0', '-9.0', '3.0', '-6.0']);
  });

  test('lies in rows where figures are wider than columns, none of them beside its neighbour', () => {
    const narrow = { parts, chosen: null, height: 176, hasUnder: false, written, between, head: ['Part', 'Days', 'Interval'] } as const;
    const drawing = waterfall(narrow, { width: 280, letters: 2 });
    const figures = looking(drawing, 'chart-figure');
    expect(figures.map(textIn)).toEqual(['0.0', '-9.0', '3.0', '-6.0']);
    expect(new Set(figures.map(({ given }) => given.y)).size).toBe(parts.length);
    expect(drawing.walk).toBe(1);
    const [luck, skill] = ['chart-luck', 'chart-skill'].map(look => looking(drawing, look)[0]?.given);
    expect(Number(skill?.x)).toBeCloseTo(Number(luck?.x), 0);
    expect(looking(drawing, 'chart-whisker').length).toBeGreaterThan(0);
  });

  test('marks the part that is looked at', () => {
    expect(looking(fall(1), 'chart-current')).toHaveLength(1);
  });

  test('says every part with its interval, and the result without', () => {
    expect(fall(null).says(1)).toBe('Luck: -9.0, -10.3 to -7.7');
    expect(fall(null).says(3)).toBe('Result: -6.0');
    expect(fall(null).table.rows[2]).toEqual(['You', '3.0', '2.2 to 3.8']);
  });
});
