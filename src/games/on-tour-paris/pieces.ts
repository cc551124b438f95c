import { ARRONDISSEMENTS, CARDS, CLUBS, DOCKS, REGIONS } from './components.ts';

/** Everything in the box, as the texts explain it. */
export const PIECES: readonly string[] = [
  ...CLUBS.map(club => `club:${club}`),
  ...DOCKS.map(dock => `dock:${dock}`),
  ...CARDS.map(card => `card:${card}`),
  ...REGIONS.map(region => `region:${region}`),
  ...ARRONDISSEMENTS.map((_, at) => `home:${at + 1}`),
  ...['dice', 'turn', 'map', 'roller', 'deck', 'discard', 'mark:empty', 'mark:circle', 'mark:star', 'mark:x'],
  ...['river', 'route', 'sketch', 'best', 'points', 'title'],
];
