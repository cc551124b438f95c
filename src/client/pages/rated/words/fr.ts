import type { RatedWords } from './en.ts';

export const fr: RatedWords = {
  rated: 'Classée',
  help: 'Le résultat change le classement. Une personne, une place ; options d’origine ; qui part finit dernier.',
  title: 'Votre profil',
};
