import type { Cover } from '../../kernel/index.ts';

export const ID = 'night-train';
export const SEATS = { least: 2, most: 4 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'Night Train', da: 'Nattoget', fr: 'Le train de nuit', de: 'Nachtzug' },
  pitch: {
    en: 'Sleep, or get up for the view? You hold only four bells.',
    da: 'Sove, eller stå op for udsigten? Du har kun fire klokker.',
    fr: 'Dormir, ou se lever pour la vue ? Vous n’avez que quatre clochettes.',
    de: 'Schlafen oder für die Aussicht aufstehen? Du hast nur vier Glocken.',
  },
  minutes: 5,
  isTeam: false,
  hasSecrets: true,
} satisfies Cover;
