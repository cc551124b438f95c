// What the editor of On Tour: Paris's map says, in French.
import type { MapWords } from './en.ts';

/** French. */
export const fr: MapWords = {
  fields: { x: 'Depuis la gauche', y: 'Depuis le haut', lines: 'Lignes vers', club: 'Club', stop: 'Place le long du fleuve' },
  values: {},
  checks: { loop: () => 'Une ligne mène à un autre club.' },
  mends: { noLoop: () => 'La retirer' },
  clubs: 'Clubs',
  clubsHelp:
    'Où se trouvent les quarante clubs et lesquels une ligne relie. Une ligne figure à l’un de ses deux clubs ; les nombres sont les arrondissements.',
  docks: 'Embarcadères',
  docksHelp: 'Le club de chaque embarcadère. Un trajet rapporte autant de points que les places de ses deux embarcadères sont éloignées.',
};
