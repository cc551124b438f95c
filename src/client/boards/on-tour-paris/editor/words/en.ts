// What the editor of On Tour: Paris's map says, in English.
import type { PressWords } from '../../../../editor/press-kit.ts';

const own: PressWords = {
  fields: { x: 'From the left', y: 'From the top', lines: 'Lines to', club: 'Club', stop: 'Place along the river' },
  values: {},
  checks: { loop: () => 'A line leads to another club.' },
  mends: { noLoop: () => 'Take it away' },
};

/** English. */
export const en = {
  ...own,
  clubs: 'Clubs',
  clubsHelp:
    'Where the forty clubs lie, and which a line joins. A line stands at one of its two clubs; the numerals are the arrondissements.',
  docks: 'Docks',
  docksHelp: 'The club at each dock. A ride scores as many points as the places of its two docks are apart.',
};

export type MapWords = typeof en;
