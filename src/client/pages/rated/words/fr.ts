import type { RatedWords } from './en.ts';

export const fr: RatedWords = {
  rated: 'Classée',
  help: 'Le résultat change le classement. Une personne, une place ; options d’origine ; qui part finit dernier.',
  title: 'Classement',
  lead: 'Votre force dans chaque jeu, d’après les parties classées en ligne. Aucun compte : elle appartient à cet invité, et votre lien de récupération l’emporte.',
  none: 'Vous n’avez pas encore joué de partie classée. Cochez « Classée » en préparant une table en ligne.',
  games: count => `${count} ${count < 2 ? 'partie classée' : 'parties classées'}`,
  unknown: 'Encore trop peu de parties',
  give: (rating, give) => `${rating} ± ${give}`,
  ranking: 'Les meilleurs',
  nobody: 'Personne n’est encore assez connu.',
  you: 'vous',
  place: place => `${place}.`,
};
