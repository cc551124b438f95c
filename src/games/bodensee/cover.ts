import type { Cover } from '../../kernel/index.ts';

export const ID = 'bodensee';
export const SEATS = { least: 2, most: 6 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'Bodensee Tourismus' },
  pitch: {
    en: 'Build sights round the lake and bring the buses there.',
    da: 'Byg seværdigheder rundt om søen, og få busserne derhen.',
    fr: 'Construisez des attractions autour du lac et attirez les bus.',
    de: 'Baue Attraktionen um den See und locke die Busse hin.',
  },
  minutes: 60,
  isTeam: false,
  hasSecrets: false,
} satisfies Cover;
