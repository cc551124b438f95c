import { expect } from 'vitest';
import { type Chance, fast, scripted, seeded } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { FIRST } from '../../testing/table.ts';
import { CONTROLLER, ROAD_TILES } from './components.ts';
import { CityTour, type Event, type State } from './index.ts';
import type { Agreement } from './options.ts';
import { agreed, busOf, given, placeOfBus, play, played } from './table.testing.ts';

function setUp(options: Partial<Agreement>, seats = 2, chance: Chance = FIRST) {
  const events: Event[] = [];
  const table = { chance, tell: (event: Event) => events.push(event) };
  return { s: CityTour.setup({ options: agreed(options, seats), seats, version: 1 }, table), events };
}

/** Plays to the end, always the move at this place of the list; gives the pairs revealed. */
function pairsSeen(place: number): string[] {
  const chance = seeded('the same piles');
  const pairs: string[] = [];
  const tell = (event: Event) => event.type === 'revealed' && pairs.push(`${event.left} ${event.right}`);
  const s = CityTour.setup({ options: agreed({ day: 2, voters: [] }), seats: 2, version: 1 }, { chance, tell });
  while (CityTour.awaiting(s).length > 0) advance(s, place, { chance, tell });
  return pairs;
}

function advance(s: State, place: number, table: { chance: { below(sides: number): number }; tell: (event: Event) => void }): void {
  const [seat = 0] = CityTour.awaiting(s);
  const move = CityTour.legal(s, seat)[place];
  if (move) CityTour.play(s, seat, move, table);
}

clause('CT-1.2', 'all seats share one outcome', () => {
  const lost = played(given({ seats: 3, at: 'r1c4/W', bus: 'GG' }), 'T31@0');
  const won = played(given({ seats: 3, at: 'r1c4/W', sites: { A: 'OOOOOO', B: 'GGGGGG' } }), 'T31@0');
  expect(CityTour.outcome(lost)).toEqual({ ranks: [2, 2, 2], scores: [0, 0, 0] });
  expect(CityTour.outcome(won)).toEqual({ ranks: [1, 1, 1], scores: [12, 12, 12] });
});
clause('CT-2.2', 'the bus starts empty on the green space next to A, every day', () => {
  const starts = [1, 6, 12].map(day => setUp({ day }).s).map(s => [busOf(s), placeOfBus(s)]);
  expect(starts).toEqual(Array(3).fill(['', 'r4c1/S']));
});
clause('CT-2.3', 'thirty-two tiles lie in two piles of sixteen, of which each turn takes one', () => {
  const { s } = setUp({ day: 1 });
  expect(CityTour.view(s, 0).piles).toEqual([15, 15]);
  expect([...s.revealed, ...s.bag]).toEqual(ROAD_TILES);
});
clause('CT-2.4', 'the fans stay in the box unless the Stadium card is in play', () => {
  expect(setUp({ day: 1 }).s.reserve).toEqual({ G: 11, O: 11, B: 11, W: 2 });
  expect(setUp({ day: 11 }).s.reserve).toEqual({ G: 11, O: 11, B: 11, W: 0 });
});
clause('CT-2.5', 'the sites of the card stand behind its letters', () => {
  expect(setUp({ day: 9 }).s.town.sites).toEqual(['CL3', 'STATION', 'FO3', 'LA4', 'CA2', 'BR3']);
});
clause('CT-2.6', 'the objective lies at the exit and the extra cards beside it', () => {
  const { town } = setUp({ day: 7 }).s;
  expect([town.objective, town.cards, town.signs]).toEqual([17, ['Station', 'Detour'], ['A', 'E']]);
});
clause('CT-2.7', 'the first player begins, then it goes clockwise', () => {
  const { s, events } = setUp({ day: 1 }, 3, scripted([2, 0, 0]));
  const first = CityTour.awaiting(s);
  play(s, 'T01@0');
  expect([first, CityTour.awaiting(s)]).toEqual([[2], [0]]);
  expect(events[0]).toEqual({ type: 'begun', seat: 2, objective: 12 });
  expect(setUp({ firstSeat: 1 }, 2, scripted([0, 0])).s.firstSeat).toBe(1);
});
clause('CT-2.7', 'nobody else may place a tile', () => {
  const s = given({ seats: 3 });
  expect(CityTour.refusal(s, 1, { type: 'place', tile: 'T01', rotation: 0 })).toEqual({ clause: 'CT-2.7', facts: { seat: 0 } });
});
clause('CT-2.8', 'the same luck shows the same pairs whatever the players do', () => {
  const [one, other] = [pairsSeen(0), pairsSeen(5)];
  const length = Math.min(one.length, other.length);
  expect(length).toBeGreaterThan(6);
  expect(one.slice(0, length)).toEqual(other.slice(0, length));
});
clause('CT-9.1, CT-9.8', 'on a Controller day the bag holds all 32 tiles and the Controller, and one of them is never drawn', () => {
  const { s } = setUp({ day: 4 }, 1, fast('controller'));
  expect([...s.revealed, ...s.bag].sort()).toEqual([CONTROLLER, ...ROAD_TILES]);
  expect(s.town.cards).toEqual(['Park', 'Controller']);
});
clause('CT-10.1, CT-11.1', 'the levels 3 and 4 are played without the Controller', () => {
  expect(setUp({ day: 8 }).s.bag).not.toContain(CONTROLLER);
  expect(setUp({ day: 8 }).s.town.signs).toEqual(['B', 'F']);
  expect(setUp({ day: 12 }).s.bag).not.toContain(CONTROLLER);
  expect(setUp({ day: 12 }).s.waiting).toEqual(['C', 'F']);
});
