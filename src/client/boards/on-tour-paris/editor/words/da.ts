// What the editor of On Tour: Paris's map says, in Danish.
import type { MapWords } from './en.ts';

/** Danish. */
export const da: MapWords = {
  fields: { x: 'Fra venstre', y: 'Fra toppen', lines: 'Linjer til', club: 'Klub', stop: 'Trin langs floden' },
  values: {},
  checks: { loop: () => 'En linje skal føre til en anden klub.' },
  mends: { noLoop: () => 'Fjern den' },
  clubs: 'Klubber',
  clubsHelp:
    'Hvor de fyrre klubber ligger, og hvilke af dem en linje forbinder. Hver linje står kun ved den ene af sine to klubber; romertallene er arrondissementerne.',
  docks: 'Anløbsbroer',
  docksHelp: 'Klubben ved hver anløbsbro. En sejltur giver ét point for hvert trin fra den ene anløbsbro til den anden.',
};
