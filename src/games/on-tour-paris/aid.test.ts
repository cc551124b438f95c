import { describe, expect, test } from 'vitest';
import { sketchMoves } from './aid.ts';
import { write } from './notation.ts';
import type { Agreement } from './options.ts';
import { filled, route, scene } from './table.testing.ts';
import { view } from './view.ts';

const planning = (routeAid: Agreement['routeAid']) =>
  view(scene({ phase: 'write', boards: [filled({ '1a': '50', '2a': '40', '8a': '60c', '7a': '10' })], options: { routeAid } }), 0);

describe('adding to a sketch', () => {
  test('a checked sketch goes on along lines and boats, never down, and through empty clubs as if they could be anything', () => {
    const next = sketchMoves(planning('validate'), route('1a')).map(write);
    expect(next).toEqual(['step 1b', 'step 8a', 'step 8b']);
  });

  test('a checked sketch takes the boat to clubs that are not lower', () => {
    const next = sketchMoves(planning('validate'), route('7a')).map(write);
    expect(next).toContain('ride C-D 8a');
    expect(sketchMoves(planning('validate'), route('8a')).map(write)).not.toContain('ride D-C 7a');
  });

  test('a sketch that is left alone may go anywhere', () => {
    expect(sketchMoves(planning('none'), [])).toHaveLength(40);
    expect(sketchMoves(planning('none'), route('1a')).map(write)).toContain('step 2a');
    expect(sketchMoves(planning('none'), route('8a')).map(write)).toContain('ride D-C 7a');
  });

  test('who only watches has nothing to sketch on', () => {
    expect(sketchMoves({ ...planning('validate'), viewer: 'public' }, [])).toEqual([]);
  });
});
