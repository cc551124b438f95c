// What the editor of On Tour: Paris's map says, in Danish.
import type { MapWords } from './en.ts';

/** Danish. */
export const da: MapWords = {
  fields: { x: 'Fra venstre', y: 'Fra oven', lines: 'Linjer til', club: 'Klub', stop: 'Plads langs floden' },
  values: {},
  checks: { loop: () => 'En linje fører til en anden klub.' },
  mends: { noLoop: () => 'Fjern den' },
  clubs: 'Klubber',
  clubsHelp:
    'Hvor de fyrre klubber ligger, og hvilke en linje forbinder. En linje står ved en af sine to klubber; tallene er arrondissementerne.',
  docks: 'Anløbsbroer',
  docksHelp: 'Klubben ved hver anløbsbro. En sejltur giver så mange point, som de to broers pladser ligger fra hinanden.',
};
