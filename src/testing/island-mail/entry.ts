import type { AnyGame, AnyTexts, GameEntry } from '../../kernel/index.ts';

export const entry: GameEntry = {
  id: 'island-mail',
  seats: { least: 2, most: 4 },
  cover: { title: { en: 'Island Mail' }, minutes: 15, isTeam: false, hasSecrets: false },
  open: async (): Promise<AnyGame> => (await import('./index.ts')).IslandMail,
  texts: { en: async (): Promise<AnyTexts> => (await import('./texts.ts')).en },
};
