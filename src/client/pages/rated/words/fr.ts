import type { RatedWords } from './en.ts';

export const fr: RatedWords = {
  rated: 'Classée',
  help: 'Le résultat change le classement. Une personne, une place ; options d’origine ; quitter la partie donne la dernière place.',
  title: 'Votre profil',
};
