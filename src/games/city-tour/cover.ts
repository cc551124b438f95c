import type { Cover } from '../../kernel/index.ts';

export const ID = 'city-tour';
export const SEATS = { least: 1, most: 6 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'City Tour' },
  pitch: {
    en: 'Lay the streets together and get everyone to the right sights.',
    da: 'Læg gaderne, og kør alle hen til deres seværdigheder.',
    fr: 'Posez les rues ensemble et menez chacun à bon port.',
    de: 'Legt gemeinsam die Straßen und bringt alle ans Ziel.',
  },
  minutes: 15,
  isTeam: true,
  hasSecrets: false,
} satisfies Cover;
