import type { ServerWords } from './en.ts';

export const fr: ServerWords = {
  refusals: {
    over: 'La partie est terminée.',
    full: 'Aucune place n’est libre ; vous pouvez regarder.',
    taken: 'Quelqu’un a été plus rapide : cette place est prise.',
    'not seated': 'Il faut avoir une place à cette table pour le faire.',
    'open seat': 'Une place est encore libre ; attendez quelqu’un.',
    'not over': 'La partie n’est pas encore terminée.',
    'not host': 'Seul l’hôte de la table peut le faire.',
    begun: 'La partie a déjà commencé.',
    'too many': 'Trop de demandes à la fois ; attendez un instant.',
    'not known': 'Ce lien n’est plus valable : il a déjà servi, ou un plus récent l’a remplacé.',
    'one seat': 'Vous avez déjà une place à cette table ; ici, une personne n’en occupe qu’une.',
    'sent away': 'L’hôte vous a fait quitter cette table. Vous pouvez regarder.',
    declined: 'C’est non pour cette fois. Vous pouvez regarder, et redemander dans quelques minutes.',
    'nobody here': 'Il n’y a plus personne pour vous laisser entrer. Seules les personnes qui ont joué ici peuvent revenir.',
    'not asking': 'Plus personne ne le demande.',
    name: 'Un nom doit avoir au moins une lettre, un chiffre ou un signe visible.',
    colour: 'Cette couleur est déjà prise.',
    'no session': 'La connexion de cet appareil a pris fin. Rechargez la page.',
    'no such game': 'Ce serveur n’a pas ce jeu.',
    options: 'Le serveur n’accepte pas ces options.',
    push: 'Le serveur n’atteint pas le service de notification de votre navigateur.',
    seat: 'Ce n’est pas possible avec cette place.',
    seats: 'Ce jeu ne se joue pas avec ce nombre de joueurs.',
    webhook: 'Le serveur n’accepte pas cette adresse.',
    'nothing said': 'Il n’y a rien à lire dans ce message.',
    damaged:
      'La partie est endommagée sur le serveur et ne peut pas continuer. La personne qui gère le serveur peut restaurer une sauvegarde.',
    failed: 'Une erreur s’est produite sur le serveur ; réessayez.',
  },
};
