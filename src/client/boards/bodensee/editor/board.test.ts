import { expect, test } from 'vitest';
import { findingsIn, PRINTED } from '../../../../games/bodensee/content.ts';
import { drawnAt, hasRoad, neighboursOf, placeAt, roadTurned, townAdded, townMoved, townRemoved } from './board.ts';

test('towns stand on a grid, on the board, and not on one another', () => {
  expect(placeAt(drawnAt({ x: 103, y: 104 }))).toEqual({ x: 100, y: 100 });
  expect(placeAt({ x: -50, y: 5000 })).toEqual({ x: 0, y: 1000 });
  expect(townMoved(PRINTED, 'bod', { x: 329, y: 80 })).toBe(PRINTED);
  expect(townMoved(PRINTED, 'bod', { x: 200, y: 200 }).towns[0]).toMatchObject({ id: 'bod', x: 200, y: 200 });
  expect(townAdded(PRINTED, { x: 103, y: 104 }, 'Atlantis')).toBeUndefined();
});

test('a town is added, joined and removed with its roads', () => {
  const added = townAdded(PRINTED, { x: 600, y: 520 }, 'Atlantis');
  if (!added) throw new Error('there is room in the lake');
  expect(findingsIn(added)).toMatchObject([{ check: 'cutOff', mending: { act: 'join' } }]);
  const joined = roadTurned(added, 'atlantis', 'kon');
  expect(findingsIn(joined)).toEqual([]);
  expect(neighboursOf(joined, 'atlantis')).toEqual(['kon']);
  expect(hasRoad(roadTurned(joined, 'kon', 'atlantis'), 'kon', 'atlantis')).toBe(false);
  expect(townRemoved(joined, 'atlantis')).toEqual({ ...PRINTED, roads: PRINTED.roads });
  expect(townRemoved(PRINTED, 'bod').startTowns).not.toContain('bod');
});
