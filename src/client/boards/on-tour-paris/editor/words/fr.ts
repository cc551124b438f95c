// What the editor of On Tour: Paris's map says, in French.
import type { MapWords } from './en.ts';

/** French. */
export const fr: MapWords = {
  fields: { x: 'Depuis la gauche', y: 'Depuis le haut', lines: 'Lignes vers', club: 'Club', stop: 'Position le long du fleuve' },
  values: {},
  checks: { loop: () => 'Une ligne doit mener à un autre club.' },
  mends: { noLoop: () => 'La retirer' },
  clubs: 'Clubs',
  clubsHelp:
    'Où se trouvent les quarante clubs et lesquels une ligne relie. Chaque ligne n’est indiquée qu’à l’un de ses deux clubs ; les chiffres romains sont les arrondissements.',
  docks: 'Embarcadères',
  docksHelp: 'Le club de chaque embarcadère. Un trajet rapporte l’écart entre les positions de ses deux embarcadères, en points.',
};
