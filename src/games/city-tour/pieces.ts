import { CARDS, COLOURS, LETTERS, TILE_IDS } from './components.ts';

/** Everything in the box, as the texts explain it. */
export const PIECES: readonly string[] = [
  ...TILE_IDS.map(tile => `tile:${tile}`),
  ...LETTERS.map(letter => `site:${letter}`),
  ...CARDS.map(card => `card:${card}`),
  ...COLOURS.map(colour => `passenger:${colour}`),
  ...['bus', 'pile', 'unseen', 'discards', 'reserve', 'day', 'exit', 'sign:A', 'fan:A'],
];
