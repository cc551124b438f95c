// What the editor of On Tour: Paris's map says, in German.
import type { MapWords } from './en.ts';

/** German. */
export const de: MapWords = {
  fields: { x: 'Von links', y: 'Von oben', lines: 'Linien nach', club: 'Club', stop: 'Stelle am Fluss' },
  values: {},
  checks: { loop: () => 'Eine Linie führt zu einem anderen Club.' },
  mends: { noLoop: () => 'Linie entfernen' },
  clubs: 'Clubs',
  clubsHelp:
    'Wo die vierzig Clubs liegen und welche durch eine Linie verbunden sind. Jede Linie steht nur bei einem ihrer beiden Clubs; die römischen Zahlen sind die Arrondissements.',
  docks: 'Anleger',
  docksHelp: 'Der Club an jedem Anleger. Eine Fahrt bringt so viele Punkte, wie die Stellen ihrer beiden Anleger auseinanderliegen.',
};
