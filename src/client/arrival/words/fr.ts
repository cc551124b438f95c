import type { ArrivalWords } from './en.ts';

const list = new Intl.ListFormat('fr');

/** What every end of a game says in French. */
export const fr: ArrivalWords = {
  decided: 'Ce qui a fait la différence',
  turned: 'Le tournant',
  where: 'Montrer sur le plateau',
  ranking: 'Classement',
  rank: rank => `${rank}${rank === 1 ? 'er' : 'e'}`,
  first: 'Votre premier voyage. C’est le record à battre.',
  best: figure => `Votre record : ${figure}.`,
  newBest: before => `Votre nouveau record ; avant : ${before}.`,
  minutes: count => (count < 60 ? `${count} ${count === 1 ? 'minute' : 'minutes'}` : `${Math.floor(count / 60)} h ${count % 60} min`),
  what: 'Et maintenant',
  rematch: 'Revanche',
  rematchWanted: (by, of) => `Revanche, ${by} sur ${of} partants`,
  again: 'Rejouer',
  nextDay: 'Journée suivante',
  tryFrom: turn => `Reprendre au tour ${turn}`,
  share: 'Partager',
  replay: 'Revoir la partie',
  review: 'Analyser',
  save: 'Enregistrer la partie',
  fair: 'Vérifier les tirages',
  fairYes: 'Chaque carte et chaque dé découle de la graine fixée avant le premier tirage.',
  fairNo: 'Les tirages de cette partie ne découlent pas de sa graine.',
  fairOther: 'Les tirages découlent de leur graine, mais une autre graine avait été annoncée avant le premier tirage.',
  campaign: 'La campagne',
  home: 'Tous les jeux',
  more: 'Plus',
  board: 'Voir le plateau',
  wins: (names, you) =>
    names.length === 0
      ? 'Vous gagnez.'
      : you
        ? `${list.format(['Vous', ...names])} gagnez.`
        : `${list.format(names)} ${names.length > 1 ? 'gagnent' : 'gagne'}.`,
  teamWon: 'L’équipe gagne.',
  teamLost: 'L’équipe perd.',
  alone: figure => `Votre résultat : ${figure}.`,
};
