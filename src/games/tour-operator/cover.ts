import type { Cover } from '../../kernel/index.ts';

export const ID = 'tour-operator';
export const SEATS = { least: 2, most: 4 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'Tour Operator' },
  pitch: {
    en: 'Fill your plane, please your guests and fly the best route.',
    da: 'Fyld dit fly, glæd dine gæster, og flyv den bedste rute.',
    fr: 'Remplissez l’avion, comblez vos clients, trouvez la meilleure route.',
    de: 'Fülle dein Flugzeug, erfreue deine Gäste, finde die beste Route.',
  },
  minutes: 75,
  isTeam: false,
  hasSecrets: false,
} satisfies Cover;
