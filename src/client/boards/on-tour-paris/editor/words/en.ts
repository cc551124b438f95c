// What the editor of On Tour: Paris's map says, in English.
import type { PressWords } from '../../../../editor/press-kit.ts';

const own: PressWords = {
  fields: { x: 'From the left', y: 'From the top', lines: 'Lines to', club: 'Club', stop: 'Place along the river' },
  values: {},
  checks: { loop: () => 'A line must lead to another club.' },
  mends: { noLoop: () => 'Remove it' },
};

/** English. */
export const en = {
  ...own,
  clubs: 'Clubs',
  clubsHelp:
    'Where the forty clubs are, and the lines between them. Each line is listed at only one of its two clubs; the numerals are the arrondissements.',
  docks: 'Docks',
  docksHelp:
    'The club at each dock. A boat ride scores the distance between the places of its two docks: from place 3 to place 7, 4 points.',
};

export type MapWords = typeof en;
