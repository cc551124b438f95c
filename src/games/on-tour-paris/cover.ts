import type { Cover } from '../../kernel/index.ts';

export const ID = 'on-tour-paris';
export const SEATS = { least: 1, most: 8 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'On Tour: Paris' },
  pitch: {
    en: 'Roll, write and draw the best tour of Paris.',
    da: 'Slå, skriv og tegn den bedste turné gennem Paris.',
    fr: 'Lancez les dés, écrivez, tracez la plus belle tournée de Paris.',
    de: 'Würfeln, eintragen und die beste Route durch Paris zeichnen.',
  },
  minutes: 25,
  isTeam: false,
  hasSecrets: true,
  // Sheets lie open, unless it was agreed that they are shown at the end.
  secretsBy: ['openBoards', 'end'],
} satisfies Cover;
