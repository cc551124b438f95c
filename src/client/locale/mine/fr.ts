import type { MineWords } from './en.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const list = new Intl.ListFormat('fr');

export const fr: MineWords = {
  wins: names => `${list.format(names)} ${names.length > 1 ? 'gagnent' : 'gagne'}`,
  level: name => `à égalité avec ${name}`,
  ahead: (by, name) => `${by} d’avance sur ${name}`,
  behind: (by, name) => `${by} de retard sur ${name}`,
  rank: rank => `${rank}${rank === 1 ? 'er' : 'e'}`,
  lead: 'Les parties de cet appareil sont enregistrées ici ; les parties en ligne sont sur le serveur.',
  inPlay: 'En cours',
  finished: 'Terminées',
  none: 'Vous n’avez pas encore joué de partie.',
  all: count => (count === 1 ? 'Voir la partie' : `Les ${count} parties`),
  alone: 'En solo',
  won: 'Gagné',
  notWon: 'Pas gagné',
  byBot: 'Terminée par un bot',
  left: 'Vous avez cédé votre place ; un bot joue.',
  askBack: 'Redemander ma place',
  until: when => `jusqu’à ${when}`,
  timeLeft: time => `encore ${time}`,
  timeUp: 'Le temps est écoulé',
  rated: 'classée',
  notRated: 'non classée',
  freeSeats: count => (count === 0 ? 'aucune place libre' : count === 1 ? '1 place libre' : `${count} places libres`),
  set: when => `créée ${when}`,
  review: title => `Analyser la partie : ${title}`,
  rename: title => `Renommer la partie : ${title}`,
  title: 'Votre titre pour cette partie',
  dropOnline: 'Retirer cette partie de la liste de cet appareil ? Les autres la gardent.',
  export: 'Tout exporter',
  exportHelp:
    'Un fichier avec vos parties, la campagne, vos meilleurs résultats et vos réglages, pour un autre appareil. Il ne connecte personne : pour les parties en ligne en cours, créez un lien dans les réglages.',
  import: 'Importer un fichier',
  bad: 'Ce fichier ne peut pas être importé : il ne vient pas d’un export de Tabletour, ou il est endommagé. Rien n’a changé.',
  brought: (added, known) =>
    `${counted(added, 'partie importée', 'parties importées')}${known > 0 ? ` ; ${known} déjà ici` : ''}. La campagne et les meilleurs résultats ont été réunis.`,
  useSettings: 'Utiliser aussi ses réglages',
  settingsUsed: 'Les réglages sont appliqués.',
};
