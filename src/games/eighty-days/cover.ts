import type { Cover } from '../../kernel/index.ts';

export const ID = 'eighty-days';
export const SEATS = { least: 2, most: 6 };

/** What stands on the box. */
export const COVER = {
  title: {
    en: 'Around the World in 80 Days',
    da: 'Jorden rundt på 80 dage',
    fr: 'Le Tour du monde en 80 jours',
    de: 'In 80 Tagen um die Welt',
  },
  pitch: {
    en: 'Race around the world by train, steamer, balloon and elephant.',
    da: 'Kapløb kloden rundt med tog, damper, ballon og elefant.',
    fr: 'Le tour du globe en train, en bateau, en ballon et à dos d’éléphant.',
    de: 'Mit Bahn, Dampfer, Ballon und Elefant um die Welt.',
  },
  minutes: 60,
  isTeam: false,
  hasSecrets: true,
} satisfies Cover;
