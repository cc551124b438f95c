import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { destinations, lake, legal, play, refusedBy } from '../table.testing.ts';

describe('movement', () => {
  clause('BT-4.1', 'buses follow roads any distance, and only to towns that exist', () => {
    const s = lake();
    expect(destinations(s, 'wil')).toContain('kon');
    expect(refusedBy(s, 'drive paris')).toBe('BT-4.1');
  });
  clause('BT-4.2', 'a coloured attraction appeals to a tourist of its colour, affordable or not', () => {
    const given = { built: [['ueb', 'c11', 1]] } as const;
    expect(destinations(lake({ ...given, buses: [['bod', 'red2'], ['wan'], ['dor'], ['wil']] }), 'bod')).toEqual(['ueb', 'kon']);
    expect(destinations(lake({ ...given, buses: [['bod', 'blue6'], ['wan'], ['dor'], ['wil']] }), 'bod')).toEqual(['kon', 'mee']);
  });
  clause('BT-4.3', 'a harbour appeals to every bus with a tourist', () => {
    expect(destinations(lake({ buses: [['bod', 'blue2'], ['wan'], ['dor'], ['wil']] }), 'bod')).toEqual(['kon', 'mee']);
  });
  clause('BT-4.4', 'grey attractions give no appeal', () => {
    expect(destinations(lake({ built: [['ueb', 'u01', 1]] }), 'bod')).toEqual(['kon', 'mee']);
  });
  clause('BT-4.5', 'no bus stops where another stands', () => {
    const s = lake({ buses: [['bod'], ['kon'], ['dor'], ['wil']] });
    play(s, 'bus bod; none');
    expect(legal(s)).not.toContain('drive kon');
    expect(refusedBy(s, 'drive kon')).toBe('BT-4.5');
  });
  clause('BT-4.6, BT-4.7', 'the first stop on a route ends it', () => {
    const s = lake({ built: [['ueb', 'c01', 1]] });
    play(s, 'bus bod; none');
    expect(legal(s)).toEqual(['drive ueb', 'drive kon']);
    expect(refusedBy(s, 'drive mee')).toBe('BT-4.6');
  });
  clause('BT-4.8', 'the route shown is a shortest one, the first in canonical order', () => {
    const s = lake();
    const events = play(s, 'bus wil; none; drive ror');
    expect(events.find(({ type }) => type === 'drove')).toMatchObject({ route: ['wil', 'stg', 'ror'], by: 'road' });
    const ignoring = play(lake(), 'bus wan; ignore; drive kon');
    expect(ignoring.find(({ type }) => type === 'drove')).toMatchObject({ route: ['wan', 'rav', 'mee', 'ueb', 'bod', 'rad', 'kon'] });
  });
  clause('BT-4.9', 'with Ignore first appeal exactly one stop is passed; an occupied town is none', () => {
    const s = lake({ buses: [['wan'], ['mee'], ['lin'], ['wil']] });
    play(s, 'bus wan; ignore');
    expect(legal(s)).toEqual(['drive kon', 'drive rom', 'drive ror']);
    expect(refusedBy(s, 'drive stg')).toBe('BT-4.2');
  });
  clause('BT-4.9', 'a first stop is no second one', () => {
    const far = lake({ buses: [['ueb'], ['wan'], ['dor'], ['wil']] });
    play(far, 'bus ueb; ignore');
    expect(refusedBy(far, 'drive mee')).toBe('BT-4.9');
  });
  clause('BT-4.10', 'the ferry goes to harbours only', () => {
    const s = lake({ buses: [['kon'], ['wan'], ['dor'], ['wil']], built: [['rad', 'n01', 1]] });
    play(s, 'bus kon; ferry');
    expect(legal(s)).toEqual(['drive mee', 'drive fri', 'drive lin', 'drive rom', 'drive ror']);
    expect(refusedBy(s, 'drive rad')).toBe('BT-4.10');
  });
  clause('BT-4.11', 'by option occupied towns cannot be entered at all', () => {
    const given = { buses: [['bod'], ['ueb'], ['dor'], ['wil']] } as const;
    expect(destinations(lake(given), 'bod')).toEqual(['kon', 'mee']);
    expect(destinations(lake({ ...given, options: { occupied: 'block' } }), 'bod')).toEqual(['kon']);
  });
  clause('BT-4.12', 'two buses are never in one town', () => {
    const s = lake({ buses: [['lin'], ['fri'], ['dor'], ['wan']] });
    play(s, 'bus lin; ferry');
    expect(legal(s)).not.toContain('drive fri');
  });
  clause('BT-4.13', 'where nothing appeals everything does, and not where something does', () => {
    const options = { harbourHasAppeal: false };
    expect(destinations(lake({ options }), 'bod')).toEqual(['ueb', 'rad']);
    expect(destinations(lake({ options, built: [['stg', 'n01', 1]] }), 'bod')).toEqual(['stg']);
    const s = lake({ options });
    play(s, 'bus bod; none');
    expect(refusedBy(s, 'drive wan')).toBe('BT-4.5');
    expect(refusedBy(s, 'drive kon')).toBe('BT-4.6');
  });
  clause('BT-4.14', 'by option All attractions appeal makes every attraction a stop', () => {
    const given = {
      built: [
        ['lin', 'n01', 1],
        ['bre', 'u01', 1],
      ],
    } as const;
    expect(destinations(lake(given), 'dor', 'appeal')).toEqual(['lin', 'ror']);
    expect(destinations(lake({ ...given, options: { allAppealMovement: true } }), 'dor', 'appeal')).toEqual(['ror', 'bre']);
  });
  clause('BT-4.2', 'without appeal in the agreement every free town is a stop', () => {
    expect(destinations(lake({ options: { useAppeal: false } }), 'bod')).toEqual(['ueb', 'rad']);
  });
});
