import { expect } from 'vitest';
import { fast } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { foretoldWithout } from '../ahead.ts';
import { CONTROLLER, ROAD_TILES, type TileId } from '../components.ts';
import { CityTour } from '../index.ts';
import { busOf, given, placeOfBus, play, played, reserveOf } from '../table.testing.ts';
import { drawTile } from './bag.ts';

const DAY = { day: 4 } as const;

clause('CT-9.4', 'a revealed Controller must be placed, in any rotation', () => {
  const s = given({ options: { ...DAY, voters: [] }, revealed: ['T07', 'CTL'] });
  expect(CityTour.refusal(s, 0, { type: 'place', tile: 'T07', rotation: 0 })).toEqual({ clause: 'CT-9.4', facts: { tile: 'T07' } });
  expect(CityTour.legal(s, 0).map(move => CityTour.write(move))).toEqual(['place CTL@0', 'place CTL@1', 'place CTL@2', 'place CTL@3']);
});
clause('CT-9.5', 'the active player puts out a passenger of his choice, colours aboard first to last', () => {
  const s = given({ options: DAY, bus: 'GOOB' });
  play(s, 'CTL@1');
  const offered = CityTour.legal(s, 0).map(move => CityTour.write(move));
  const events = play(s, 'control O');
  expect(offered).toEqual(['control G', 'control O', 'control B', 'concede']);
  expect(events[0]).toEqual({ type: 'controlled', reveals: true, seat: 0, colour: 'O', chosen: true });
  expect([busOf(s), reserveOf(s), placeOfBus(s)]).toEqual(['GOB', 'G10 O10 B10', 'r4c2/W']);
});
clause('CT-9.5', 'a colour not aboard cannot be put out, and nobody but the active player chooses', () => {
  const s = played(given({ options: DAY, bus: 'GO' }), 'CTL@1');
  expect(CityTour.refusal(s, 0, { type: 'control', colour: 'B' })).toEqual({ clause: 'CT-9.5', facts: { colour: 'B' } });
  expect(CityTour.refusal(s, 1, { type: 'control', colour: 'G' })).toEqual({ clause: 'CT-2.7', facts: { seat: 0 } });
});
clause('CT-9.5', 'a fan put out goes to the box', () => {
  const ownDay = {
    card: 4,
    mode: 'free',
    sites: { A: 'GA1', B: 'STADIUM', C: 'CL1' },
    cards: ['Stadium', 'Controller'],
    signs: [],
    fans: ['A', 'C'],
  } as const;
  const s = played(given({ options: { ownDay }, bus: 'GW', waiting: ['C'] }), 'CTL@1; control W');
  expect([busOf(s), s.reserve.W]).toEqual(['G', 1]);
});
clause('CT-9.5', 'what comes of putting somebody out is foretold just as it then happens', () => {
  const s = played(given({ options: DAY, bus: 'GOB', at: 'r4c4/W' }), 'CTL@0');
  const { events, stop } = foretoldWithout(s, 'G');
  expect([stop, busOf(s)]).toEqual(['inspector', 'GOB']);
  expect(play(s, 'control G').slice(1)).toEqual(events);
});
clause('CT-9.6', 'an empty bus is not troubled', () => {
  const s = given({ options: DAY });
  const types = play(s, 'CTL@1').map(({ type }) => type);
  expect(types).toEqual(['placed', 'drove', 'stopped', 'revealed']);
});
clause('CT-9.7', 'a second drive over the tile brings a second inspection, later or in the same move', () => {
  const later = played(given({ options: DAY, bus: 'GG', board: { r3c2: 'CTL@0' }, at: 'r3c1/S' }), 'T32@1');
  expect(busOf(later)).toBe('G');
  const same = played(given({ options: DAY, bus: 'GGG', at: 'r4c4/W' }), 'CTL@0');
  expect([busOf(same), placeOfBus(same)]).toEqual(['G', 'r3c4/S']);
});
clause('CT-9.8', 'the Controller is always among the 32 tiles drawn, and one road tile never', () => {
  const bag: TileId[] = [...ROAD_TILES, CONTROLLER];
  const chance = fast('all 32');
  const drawn = Array.from({ length: 32 }, () => drawTile(bag, chance));
  expect(drawn).toContain(CONTROLLER);
  expect(bag).toHaveLength(1);
  expect(bag).not.toContain(CONTROLLER);
});
