import { CARDS, COLOURS, DAYS, SITE_IDS, TILE_IDS } from './components.ts';

/** Everything in the box, as the texts explain it. */
export const PIECES: readonly string[] = [
  ...TILE_IDS.map(tile => `tile:${tile}`),
  ...SITE_IDS.map(site => `site:${site}`),
  ...DAYS.map((_, at) => `day:${at + 1}`),
  ...CARDS.map(card => `card:${card}`),
  ...COLOURS.map(colour => `passenger:${colour}`),
  ...['bus', 'pile', 'unseen', 'discards', 'reserve', 'exit', 'sign:A', 'fan:A'],
];
