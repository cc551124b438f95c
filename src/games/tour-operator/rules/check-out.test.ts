import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { agencyOf, begin, pointsFor, tour } from '../table.testing.ts';

clause('TO-1.1', 'in round 1 nobody checks out', () => {
  const s = tour({ round: 0 });
  const told = begin(s, 'checkOut');
  expect(told.filter(({ type }) => type === 'checkedOut')).toEqual([]);
});

clause('TO-1.2, TO-1.4', 'a stay gets a week shorter, and the guests stay without cleaning', () => {
  const s = tour({ agencies: [{ rooms: { S1: { weeks: 3, guests: ['T20'], filled: true } } }] });
  begin(s, 'checkOut');
  expect(agencyOf(s, 0).rooms.S1).toEqual({ clean: false, weeks: 2, guests: ['T20'], filled: false });
});

clause('TO-1.3, TO-1.5', 'after the last week all guests leave without points, and the room is dirty', () => {
  const s = tour({ agencies: [{ rooms: { D: { weeks: 1, guests: ['T02', 'T03'] } } }] });
  const told = begin(s, 'checkOut');
  expect(agencyOf(s, 0).rooms.D).toEqual({ clean: false, weeks: 0, guests: [], filled: false });
  expect(s.touristDiscard).toEqual(['T02', 'T03']);
  expect(pointsFor(told)).toBe(0);
});
