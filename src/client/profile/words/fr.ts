import type { ProfileWords } from './en.ts';

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = {
  days: ['jour', 'jours'],
  euros: ['€', '€'],
  points: ['point', 'points'],
  win: ['point de chances de victoire', 'points de chances de victoire'],
} as const;
const amount = (value: number, unit: keyof typeof UNITS) => `${signed(value)} ${UNITS[unit][Math.abs(value) < 1.95 ? 0 : 1]}`;

export const fr: ProfileWords = {
  title: 'Votre profil',
  lead: 'Un profil, c’est un nom et un lien de récupération, rien de plus : ni compte, ni e-mail, ni mot de passe.',
  since: date => `Ici depuis le ${date}.`,
  way: 'Nom et lien pour un autre appareil',
  results: 'Vos parties',
  none: 'Vous n’avez pas encore terminé de partie. Ce que vous jouez ici ou en ligne sera compté sur cette page.',
  game: 'Jeu',
  finished: 'Terminées',
  won: 'Gagnées',
  rating: 'Classement',
  favourite: 'Le plus joué',
  counted: 'D’après « Mes parties » : ce que cet appareil et le serveur gardent encore.',
  curve: game => `Votre classement : ${game}`,
  curveHelp:
    'La bande montre à quel point il est sûr : le vrai niveau se trouve une fois sur deux dans la zone foncée, huit fois sur dix dans toute la bande.',
  after: count => `Après ${count} ${count < 2 ? 'partie' : 'parties'}`,
  match: 'Parties classées',
  figures: 'Chiffres',
  noRating: 'Vous n’avez pas encore joué de partie classée. Cochez « Classée » en préparant une table en ligne.',
  luck: 'Hasard et choix',
  luckHelp: 'D’après les analyses ouvertes sur cet appareil ; personne d’autre ne les voit.',
  noLuck: 'Ouvrez l’analyse d’une partie terminée pour voir la part du hasard et la vôtre.',
  per: count => (count < 2 ? 'Une partie analysée' : `Moyenne de ${count} parties analysées`),
  luckWas: (value, unit) => `hasard ${amount(value, unit)}`,
  youWere: (value, unit) => `vos choix ${amount(value, unit)}`,
  accuracy: value => `précision ${Math.round(value)} %`,
  ranking: 'Qui joue le mieux',
  nobody: 'On ne connaît encore assez bien le niveau de personne.',
  you: 'vous',
  offline: 'Le serveur est injoignable : les classements manquent.',
};
