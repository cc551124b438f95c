import { manual } from './manual.ts';

export const fr = manual({
  goal: [
    'Vous avez parié de faire le tour du monde en 80 jours. Dix étapes mènent vers l’est, de Londres à Londres. Deux horloges tournent. Votre figurine montre où vous êtes ; votre compteur de jours, le temps que vous y avez mis.',
    'La partie finit après la manche où assez de voyageurs sont de retour. Ceux qui sont encore en route ont perdu, même avec très peu de jours.',
    'Parmi les joueurs de retour en 80 jours au plus, celui qui en a le moins gagne. Il faut donc être rapide deux fois. Une étape bon marché économise des jours, mais à trop attendre on laisse les autres finir la partie.',
  ],
  turn: [
    'Prenez une carte voyage de la piste d’actions. C’est obligatoire ; seul le dernier joueur n’a pas le choix.',
    'Faites l’action de la case d’où vient la carte, ou renoncez-y. Ce peut être une pièce, un ballon, une carte événement, le détective, la montre ou un échange.',
    'Parcourez une étape, ou restez sur place. Une étape coûte exactement les cartes indiquées ; leurs valeurs sont les jours qu’elle prend. Deux trains ou deux bateaux de même valeur ne comptent qu’une fois.',
    'À l’arrivée, le premier joueur peut utiliser le jeton rouge, le tout dernier le jeton bleu.',
    'Si le détective se trouve avec vous à la fin de votre tour, vous perdez des jours.',
    'Défaussez pour respecter la limite de main.',
  ],
  scoring: [
    'À la fin, seuls les jours comptent : ceux des étapes et ceux perdus en route. Le détective, les cartes bleues et les jetons des autres en coûtent. Dès que quelqu’un est de retour, le temps qui presse en coûte aussi.',
    'À égalité de jours, le premier de retour gagne. Si personne n’y est parvenu en 80 jours, le premier de retour gagne aussi.',
  ],
  numbers: {
    cards: 'Cartes voyage chacun',
    coins: 'Pièces chacun',
    bank: 'Pièces dans la réserve',
    track: 'Cartes sur la piste',
    events: 'Cartes événement',
    home: 'Retours qui finissent la partie',
  },
  sum: { pair: 'paire', offer: 'Aubaine', land: 'par voie de terre', days: 'jours' },
  legs: {
    title: 'Les dix étapes',
    leg: 'Étape',
    cards: 'Cartes',
    byLand: 'aucune carte : 12 jours, ou 6 jours et le dé avec l’Éléphant',
    note: 'Notre chiffre : les cartes des étapes 2, 3, 6, 8 et 9. La règle ne les donne pas.',
  },
  chips: { title: 'Jetons bonus', chip: 'Jeton' },
  deck: {
    title: 'Les deux pioches d’événements',
    card: 'Carte événement',
    classic: 'Classique',
    expedition: 'Expédition',
    note: 'Notre chiffre : le nombre d’exemplaires. À deux joueurs, Correspondance reste dans la boîte.',
  },
  result: {
    title: 'Jours et retours',
    player: 'Voyageur',
    home: 'Retour n°',
    days: 'jours',
    legs: 'étapes',
    detective: 'détective',
    others: 'cartes bleues, jetons, temps qui presse',
  },
});
