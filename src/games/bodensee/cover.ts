import type { Cover } from '../../kernel/index.ts';

export const ID = 'bodensee';
export const SEATS = { least: 2, most: 6 };

/** What stands on the box. */
export const COVER = {
  title: { en: 'Bodensee Tourismus' },
  pitch: {
    en: 'Build attractions around the lake and steer the buses to them.',
    da: 'Byg attraktioner rundt om søen, og få busserne derhen.',
    fr: 'Construisez des attractions autour du lac et attirez les bus.',
    de: 'Baue Attraktionen rund um den See und locke die Busse an.',
  },
  minutes: 60,
  isTeam: false,
  hasSecrets: false,
} satisfies Cover;
