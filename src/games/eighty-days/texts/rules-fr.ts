import { deckSize } from '../components.ts';
import type { Rulebook } from './sentences.ts';

const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;

/** The rulebook and what may be agreed, in French. */
export const rulesFr: Rulebook = {
  sections: {
    'ED-1': 'Généralités',
    'ED-2': 'Mise en place',
    'ED-3': 'La manche',
    'ED-4': 'Choisir une carte voyage',
    'ED-5': 'L’action',
    'ED-6': 'Voyager',
    'ED-7': 'Le compte des jours',
    'ED-8': 'Ballon, éléphant et dé',
    'ED-9': 'Jetons bonus',
    'ED-10': 'Cartes événement',
    'ED-11': 'Pièces',
    'ED-12': 'Fin du tour',
    'ED-13': 'De retour à Londres',
    'ED-14': 'Fin de la partie',
    'ED-15': 'À deux',
  },
  rules: {
    'ED-1.1':
      'Vos jours ne font qu’augmenter. Aucune carte ne rend un jour dépensé ; une Aubaine rend l’étape moins chère avant que vous ne la payiez.',
    'ED-1.2': 'Vous pouvez dépasser 80 jours : on continue simplement à compter.',
    'ED-1.3': 'Les pièces payées retournent à la réserve.',
    'ED-1.4': 'Il y a 24 pièces, réserve et joueurs réunis, et jamais davantage.',
    'ED-1.5': 'Chacune des 60 cartes voyage est toujours dans la pioche, dans la défausse, sur la piste d’actions ou dans une main.',
    'ED-1.6': 'Chaque carte événement est toujours dans la pioche, dans la défausse ou dans une main.',
    'ED-1.7': 'Les deux cartes bleues se trouvent toujours dans le haut de la pioche d’événements, qui ne s’épuise donc jamais.',
    'ED-1.8':
      'Personne ne connaît l’ordre d’une pioche. Seules les cartes glissées dessous ne viennent qu’après toutes celles du dessus ; et la carte du dessus de la défausse des événements est visible.',
    'ED-2.1': 'Chaque lieu, sauf Londres, reçoit au hasard un jeton rouge et un jeton bleu, face visible.',
    'ED-2.2': ({ startCoins }) =>
      `Toutes les figurines sont à Londres, personne n’a dépensé de jour et chacun possède ${startCoins} ${startCoins < 2 ? 'pièce' : 'pièces'}.`,
    'ED-2.3': 'Le détective attend à Brindisi.',
    'ED-2.4': ({ startCards }) => `Chacun reçoit ${startCards} cartes voyage et aucune carte événement.`,
    'ED-2.5': ({ eventDeck, content }) =>
      (typeof eventDeck === 'string'
        ? `La pioche d’événements compte 15 cartes du jeu « ${eventDeck === 'classic' ? 'Classique' : 'Expédition'} », 14 à deux joueurs.`
        : `La pioche d’événements est la vôtre : ${deckSize(eventDeck)} cartes ; à deux joueurs, sans « Correspondance ».`) +
      (content ? ' Des étapes, des cartes ou des jetons sont propres à cette table.' : ''),
    'ED-2.6': 'Un joueur est désigné pour commencer la première manche.',
    'ED-3.1':
      'Au début de la manche, le temps presse si quelqu’un est de retour ; puis on pose des cartes voyage sur la piste d’actions, de gauche à droite : 3 cartes à 2 voyageurs, 4 à 3, 5 à 4, 6 à 5 ou 6.',
    'ED-3.2': 'Le nombre de cartes vaut pour toute la manche, même si quelqu’un revient à Londres entre-temps.',
    'ED-3.3': 'Le premier joueur joue d’abord, puis, dans le sens horaire, tous ceux qui voyagent encore.',
    'ED-3.4': 'À la fin de la manche, les cartes restées sur la piste sont défaussées.',
    'ED-3.5': 'Après chaque manche, on vérifie si la partie est terminée.',
    'ED-3.6': 'Après chaque manche, on détermine qui commence la suivante.',
    'ED-3.7': 'En général, une carte reste sur la piste en fin de manche ; à six voyageurs, aucune.',
    'ED-3.8':
      'S’il faut une carte voyage et que la pioche est vide, on mélange la défausse pour en faire une nouvelle. S’il n’y a aucune carte, on ne pioche rien.',
    'ED-3.9':
      'Un tour a cinq temps, dans cet ordre : choisir une carte voyage, action, voyager ou rester, détective, limite de main. Événements et achats peuvent se faire à tout moment avant le détective.',
    'ED-4.1': 'Vous devez prendre en main une carte voyage de la piste d’actions.',
    'ED-4.2': 'Le premier joueur de la manche ne peut pas prendre la carte de la case Montre.',
    'ED-4.3': 'À part le premier joueur, personne n’est limité dans son choix.',
    'ED-4.4':
      'Si la manche a commencé à six voyageurs, le dernier peut piocher une carte voyage à l’aveugle au lieu de prendre la seule qui reste, et n’a alors pas d’action.',
    'ED-4.5': 'Une case reste vide une fois sa carte prise.',
    'ED-4.6': 'S’il n’y a aucune carte sur la piste, on saute le choix de la carte.',
    'ED-4.7': 'Vous pouvez voyager avec cette carte dès ce tour.',
    'ED-5.1': 'Vous pouvez exécuter l’action de la case d’où vient votre carte, ou y renoncer.',
    'ED-5.2': 'Pièce : prenez une pièce de la réserve, s’il en reste.',
    'ED-5.3': 'Ballon : vous pouvez utiliser un ballon pendant ce tour ; ensuite il est perdu.',
    'ED-5.4': 'Événement : piochez une carte événement.',
    'ED-5.5': 'Détective : placez-le dans un autre lieu, partout sauf à Londres.',
    'ED-5.6':
      'Montre : vous commencez la manche suivante. Si personne ne la prend, c’est le voyageur suivant dans le sens horaire. Si celui qui l’a prise est déjà de retour, elle passe au voyageur suivant.',
    'ED-5.7': 'Échange : défaussez une à trois cartes voyage, puis piochez-en autant.',
    'ED-5.8': 'À trois voyageurs ou moins, la montre n’est pas sur la piste ; elle tourne dans le sens horaire.',
    'ED-5.9': 'À deux voyageurs, le détective n’est pas sur la piste ; il reste où il est.',
    'ED-6.1': 'Vous pouvez rester sur place ou parcourir une étape, toujours vers l’avant.',
    'ED-6.2': 'Avec Correspondance, vous pouvez parcourir deux étapes dans le tour, jamais plus.',
    'ED-6.3': 'Pour une étape, vous défaussez exactement les cartes d’un de ses itinéraires.',
    'ED-6.4': 'Sans les cartes de tout l’itinéraire, vous ne pouvez pas voyager.',
    'ED-6.5': 'De Bombay à Calcutta, aucune carte n’est nécessaire.',
    'ED-6.6':
      'L’étape accomplie, on compte ses jours et votre figurine avance ; puis viennent les jetons bonus et, au bout du voyage, l’arrivée à Londres.',
    'ED-6.7': 'De Hong Kong à Yokohama, vous choisissez : deux bateaux, ou un train et un bateau. Toute autre étape a un seul itinéraire.',
    'ED-6.8': 'Correspondance se joue avant la première étape ou entre les deux. Le jeton de la halte se résout d’abord.',
    'ED-6.9': ({ eventsUntil }) =>
      eventsUntil === 'spent'
        ? 'Vous annoncez une étape avec ses cartes, et avec elle un ballon ou un Éléphant, avant tout lancer de dé. Le départ vous engage ; d’autres cartes événement peuvent s’ajouter jusqu’au décompte des jours.'
        : 'Vous annoncez une étape en entier, avec toutes ses cartes et ajouts, avant tout lancer de dé. Le départ vous engage.',
    'ED-7.1': ({ expressDays, submarineDays }) =>
      `Chaque carte compte sa valeur, ou ce qui la remplace : le dé pour un ballon, ${expressDays} pour un Train express, ${submarineDays} pour un Sous-marin. Un remplacement par carte.`,
    'ED-7.2': 'Deux trains ou deux bateaux de même valeur forment une paire et ne comptent qu’une fois : ni changement, ni attente.',
    'ED-7.3': 'Un train et un bateau ne forment jamais une paire.',
    'ED-7.4': 'De New York à Londres, seuls les deux bateaux peuvent former une paire ; le train compte toujours en entier.',
    'ED-7.5': 'Une carte remplacée ne forme pas de paire, même à valeur égale.',
    'ED-7.6': 'Remplacer le train de la dernière étape ne défait pas la paire des deux bateaux.',
    'ED-7.7': ({ offerDays }) =>
      `L’étape coûte la somme de ses cartes, moins ce que fait gagner une paire, moins ${days(offerDays)} par Aubaine ; avec une Aubaine, 1 jour au moins.`,
    'ED-7.8': 'Remplacements et Aubaines ne dispensent jamais des cartes voyage elles-mêmes.',
    'ED-8.1': 'Un ballon vient de la piste d’actions, d’une carte Ballon, ou de la Princesse qui en copie une.',
    'ED-8.2': 'Vous pouvez utiliser un ballon par tour, d’où qu’il vienne.',
    'ED-8.3': 'Un ballon remplace une carte, désignée avant de lancer le dé.',
    'ED-8.4': 'Aucun ballon ne vole de Bombay à Calcutta.',
    'ED-8.5':
      'Après un lancer, vous pouvez payer 1 pièce pour relancer, aussi souvent que vous voulez. Le dernier lancer compte, même s’il est pire.',
    'ED-8.6': 'Une fois le dé lancé, on ne revient pas en arrière.',
    'ED-8.7': 'De Bombay à Calcutta il faut 12 jours ; avec un Éléphant, 6 plus le dé. Un Éléphant par étape.',
    'ED-8.8': 'Aubaine et Correspondance servent aussi de Bombay à Calcutta ; Train express et Sous-marin, non.',
    'ED-9.1': 'Le premier à arriver dans un lieu peut utiliser son jeton rouge.',
    'ED-9.2': 'Le dernier de tous les joueurs à arriver dans un lieu peut utiliser son jeton bleu.',
    'ED-9.3': 'Le jeton est retourné, que vous l’utilisiez ou non.',
    'ED-9.4': 'Il n’y a pas de jeton à Londres.',
    'ED-9.5': 'Un jeton se résout à l’arrivée, avant de repartir ou de finir le tour.',
    'ED-9.6': 'Un jeton offre une pièce, une carte voyage, une carte événement, ou un jour perdu pour chaque adversaire encore en voyage.',
    'ED-9.7': 'La halte entre deux étapes d’un même tour compte comme une arrivée.',
    'ED-10.1': 'Rien ne vous oblige à piocher une carte événement.',
    'ED-10.2': 'Une carte événement qui n’est pas bleue va dans votre main ; les autres ne la voient pas.',
    'ED-10.3':
      'Vous ne jouez de cartes événement qu’à votre tour, autant que vous voulez, quand leur texte le permet, même au tour où vous les piochez.',
    'ED-10.4': 'Une carte événement jouée va aussitôt, face visible, sur la défausse des événements.',
    'ED-10.5': 'Ce qu’une carte a déjà accompli pendant ce tour survit à une carte bleue.',
    'ED-10.6':
      'Une carte bleue frappe aussitôt : chaque voyageur perd 1 jour (Retard) ou 2 (Tempête), tous perdent leurs cartes événement en main, et l’on mélange toutes les cartes événement en une nouvelle pioche.',
    'ED-10.7': 'Le joueur qui pioche une carte bleue n’en reçoit pas d’autre.',
    'ED-10.8':
      'Un Train express remplace un train, un Sous-marin un bateau. Deux d’entre eux peuvent remplacer deux cartes d’une même étape.',
    'ED-10.9':
      'La Princesse agit comme la carte du dessus de la défausse des événements, si celle-ci pouvait être jouée maintenant. Cette carte reste en place et la Princesse se pose dessus.',
    'ED-10.10': 'Comme copie, la Princesse compte pour toutes les limites comme la carte copiée.',
    'ED-11.1': 'Les pièces paient un nouveau lancer (1) et des cartes (2).',
    'ED-11.2': 'À tout moment de votre tour, vous pouvez payer 2 pièces pour piocher une carte voyage ou une carte événement.',
    'ED-11.3': ({ eventsUntil }) =>
      `Vous pouvez acheter chaque fois que vous avez une décision à prendre : aussi au cours d’une étape, entre un lancer et le suivant, et avant un jeton. Seul un échange ne s’interrompt pas, et ${eventsUntil === 'spent' ? 'le Guide Bradshaw attend' : 'les cartes événement étrangères à l’étape attendent'} la fin de l’étape.`,
    'ED-11.4': 'On ne peut pas acheter de carte quand il n’y en a pas à piocher.',
    'ED-11.5': 'Au lieu de le monter, vous pouvez défausser un Éléphant contre 1 pièce.',
    'ED-12.1': ({ detectiveDays }) =>
      `Si votre tour finit là où se trouve le détective, vous perdez ${days(detectiveDays)}, que vous veniez d’arriver ou non.`,
    'ED-12.2': 'Quitter le lieu du détective ne coûte rien.',
    'ED-12.3': 'Si un autre joueur envoie le détective là où vous êtes, cela ne coûte rien en soi.',
    'ED-12.4': 'À une halte entre deux étapes, le détective ne pose pas de questions.',
    'ED-12.5': ({ handLimit }) =>
      `Avec plus de ${handLimit} cartes à la fin de votre tour, voyage et événement confondues, vous défaussez pour n’en garder que ${handLimit}. Pendant le tour, il n’y a pas de limite.`,
    'ED-12.6': 'Votre tour fini, c’est au joueur suivant de jouer.',
    'ED-13.1': 'Le joueur qui atteint Londres y glisse son bulletin de pari sous les autres.',
    'ED-13.2': ({ arrivalCoins }) =>
      `Les cartes du joueur de retour vont, face cachée, sous leurs pioches ; ${arrivalCoins === 'return' ? 'ses pièces retournent à la réserve' : 'il garde ses pièces'}.`,
    'ED-13.3': 'À Londres, le tour finit aussitôt, et il n’y en a plus d’autre.',
    'ED-13.4': ({ pressureDays }) =>
      `Dès que quelqu’un est de retour, chaque début de manche coûte ${days(pressureDays)} à tous ceux qui voyagent encore.`,
    'ED-13.5': 'À Londres, vos jours ne changent plus.',
    'ED-14.1': 'De trois à cinq joueurs, la partie finit après la manche où il ne reste plus qu’un voyageur.',
    'ED-14.2': 'À six joueurs, la partie finit après la manche où le quatrième est de retour.',
    'ED-14.3': 'La dernière manche se joue jusqu’au bout ; tous ceux qui sont alors à Londres sont classés.',
    'ED-14.4': 'Un joueur qui n’est pas à Londres ne peut pas gagner.',
    'ED-14.5': 'Parmi les joueurs de retour en 80 jours, celui qui en a le moins gagne ; à égalité, le premier de retour.',
    'ED-14.6': 'Si personne n’y est parvenu en 80 jours, le premier de retour gagne.',
    'ED-14.7': ({ maxRounds }) =>
      `Si la manche ${maxRounds} passe avant, la partie finit ; si personne n’est de retour, le plus avancé gagne ; à égalité, celui qui a le moins de jours.`,
    'ED-14.8': ({ resignation }) =>
      `${resignation === 'on' ? 'Vous' : 'Si la variante est choisie, vous'} pouvez abandonner au début de votre tour. Cartes et pièces sont rendues et les autres continuent ; le dernier qui reste gagne.`,
    'ED-15.1': 'À deux, on joue sans Correspondance et avec trois cartes sur la piste.',
    'ED-15.2': 'À deux, on commence les manches à tour de rôle.',
    'ED-15.3': 'À deux, le détective ne quitte jamais Brindisi.',
    'ED-15.4': 'À deux, la partie finit après la manche où quelqu’un est de retour.',
    'ED-15.5': 'À deux, si un seul joueur est de retour, en 80 jours au plus, il gagne.',
    'ED-15.6': ({ twoPlayerLate }) =>
      `À deux, si un seul joueur est de retour, mais en retard, l’autre gagne${twoPlayerLate === 'always' ? '' : ' s’il a dépensé moins de jours'}.`,
    'ED-15.7':
      'À deux, si les deux sont de retour, celui qui a le moins de jours gagne, même au-delà de 80 ; à égalité, celui qui a le plus de pièces, puis le premier arrivé.',
  },
  formerly: {
    1: { 'ED-11.3': 'On n’achète pas de carte pendant un échange, ni entre l’annonce d’une étape et sa fin, jeton compris.' },
  },
  options: {
    eventDeck: {
      name: 'Cartes événement',
      help: 'Classique compte les neuf sortes de l’original ; Expédition ajoute trois compagnons du roman.',
      rulebook: 'La règle nomme neuf sortes de cartes événement, quinze cartes en tout ; le nombre d’exemplaires de chacune est de nous.',
      values: { classic: 'Classique', expedition: 'Expédition' },
    },
    firstPlayer: {
      name: 'Qui commence',
      help: 'Le premier joueur de la première manche.',
      rulebook: 'Les joueurs choisissent qui commence.',
      values: { random: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5', 5: 'Place 6' },
    },
    startCards: { name: 'Cartes voyage au départ', help: 'Cartes voyage dans chaque main au départ.', rulebook: 'Trois.' },
    startCoins: { name: 'Pièces au départ', help: 'Pièces que chacun possède au départ.', rulebook: 'Une.' },
    handLimit: {
      name: 'Limite de main',
      help: 'Cartes que vous pouvez garder à la fin de votre tour.',
      rulebook: 'Six, cartes voyage et événement réunies.',
    },
    detectiveDays: { name: 'Détective', help: 'Jours perdus en finissant un tour dans le lieu du détective.', rulebook: 'Deux jours.' },
    pressureDays: {
      name: 'Le temps presse',
      help: 'Jours perdus à chaque manche dès que quelqu’un est de retour.',
      rulebook: 'Un jour par manche, quel que soit le nombre de joueurs de retour.',
    },
    offerDays: {
      name: 'Aubaine',
      help: 'Jours qu’une Aubaine retire à une étape.',
      rulebook: 'La règle ne dit pas ce qui est imprimé sur la carte.',
    },
    expressDays: {
      name: 'Train express',
      help: 'Jours que compte un train avec l’Express.',
      rulebook: 'La règle ne dit pas ce qui est imprimé sur la carte.',
    },
    submarineDays: {
      name: 'Sous-marin',
      help: 'Jours que compte un bateau avec le Sous-marin.',
      rulebook: 'La règle ne dit pas ce qui est imprimé sur la carte.',
    },
    twoPlayerLate: {
      name: 'Retour trop tardif (à deux)',
      help: 'Quand le seul joueur de retour a mis plus de 80 jours.',
      rulebook: 'L’autre joueur gagne ; une parenthèse ajoute qu’il a mis moins de jours. Nous y lisons une condition.',
      values: { fewerDays: 'L’autre gagne avec moins de jours', always: 'L’autre gagne toujours' },
    },
    arrivalCoins: {
      name: 'Pièces à Londres',
      help: 'Ce que deviennent vos pièces à votre retour.',
      rulebook: 'Seules les cartes sont rendues. La règle ne parle pas des pièces, et à deux elles départagent les joueurs.',
      values: { keep: 'Vous les gardez', return: 'Retour à la réserve' },
    },
    maxRounds: {
      name: 'Dernière manche',
      help: 'La partie finit au plus tard après cette manche.',
      rulebook: 'La règle ne connaît pas de dernière manche.',
    },
    resignation: {
      name: 'Abandon',
      help: 'Les joueurs peuvent-ils abandonner ?',
      rulebook: 'La règle ne dit rien de l’abandon.',
      values: { off: 'Interdit', on: 'Permis' },
    },
    eventsUntil: {
      name: 'Événements sur une étape',
      help: 'Jusqu’à quand Aubaine, Train express et autres cartes événement peuvent s’ajouter à une étape.',
      rulebook:
        'Autant que vous voulez à votre tour, et ce que vous achetez sert aussitôt : donc aussi après le dé, jusqu’au décompte des jours.',
      values: { declared: 'Jusqu’à l’annonce de l’étape', spent: 'Jusqu’au décompte des jours' },
    },
    content: {
      name: 'Contenu personnel',
      help: 'Vos propres étapes, cartes voyage et jetons ; vide pour ceux de la boîte.',
      rulebook: 'La règle ne dit rien d’un contenu personnel.',
    },
  },
};
