import type { Seat, Voice } from '../../../kernel/index.ts';
import { SPACES } from '../components.ts';
import { COVER } from '../cover.ts';
import { lexicon, nextLeg, texts } from './sentences.ts';
import type { Pieces, TableWords } from './table.ts';

const pieces: Pieces = {
  london: 'Londres',
  paris: 'Paris',
  brindisi: 'Brindisi',
  suez: 'Suez',
  bombay: 'Bombay',
  calcutta: 'Calcutta',
  hongkong: 'Hong Kong',
  yokohama: 'Yokohama',
  sanfrancisco: 'San Francisco',
  newyork: 'New York',
  T: 'train',
  S: 'bateau',
  balloon: 'Ballon',
  elephant: 'Éléphant',
  connection: 'Correspondance',
  offer: 'Aubaine',
  express: 'Train express',
  submarine: 'Sous-marin',
  princess: 'Princesse',
  passepartout: 'Passepartout',
  carpetbag: 'Sac de voyage',
  bradshaw: 'Guide Bradshaw',
  delay: 'Retard',
  storm: 'Tempête',
  'space:coin': 'Pièce',
  'space:balloon': 'Ballon',
  'space:event': 'Événement',
  'space:detective': 'Détective',
  'space:start': 'Montre de gousset',
  'space:trade': 'Échange',
  'chip:coin': 'une pièce',
  'chip:travel': 'une carte voyage',
  'chip:event': 'une carte événement',
  'chip:day': 'tous les autres perdent un jour',
  red: 'rouge',
  blue: 'bleu',
};

const { piece, card, anyCard, space, chip, all } = lexicon('fr', pieces);
// En français, zéro et un sont au singulier.
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) < 2 ? one : many}`;
const days = (count: unknown) => counted(count, 'jour');
const coins = (count: unknown) => counted(count, 'pièce');
const cards = (count: unknown) => counted(count, 'carte');
const trains = (count: unknown) => counted(count, 'train');
const ships = (count: unknown) => counted(count, 'bateau', 'bateaux');
const lose = (seats: readonly Seat[], voice: Voice, count: number) =>
  `${all(seats, voice)} ${seats.length === 1 ? 'perd' : 'perdent'} ${days(count)}`;

const words: TableWords = {
  round: (round, start) => `Manche ${round}, ouverte par ${start}`,
  detective: place => `détective à ${place}`,
  supply: (left, travel, events) => `réserve : ${coins(left)}, ${travel} voyage, ${events} événement`,
  topEvent: event => `défausse des événements : ${event}`,
  track: 'Piste',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} voyage + ${events} événement`,
  home: order => `rentré nº ${order}`,
  resigned: 'a abandonné',
  next: (place, routes) => `étape vers ${place} : ${routes}`,
  or: 'ou',
  noCards: 'sans carte, 12 jours',
  chips: (red, blue) => [red && `premier : ${red}`, blue && `dernier : ${blue}`].filter(Boolean).join(' ; '),
};

/** Around the World in 80 Days, in French. */
export const fr = texts({
  title: COVER.title.fr,
  pitch: 'Faites le tour du globe en train, en vapeur, en ballon et à dos d’éléphant, et rentrez avant 80 jours.',
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
      'Vos jours ne font qu’augmenter. Aucune carte ne rend un jour dépensé ; une Aubaine rend l’étape moins chère avant que vous la payiez.',
    'ED-1.2': 'Vous pouvez dépasser 80 jours : on continue simplement à compter.',
    'ED-1.3': 'Les pièces payées retournent à la réserve.',
    'ED-1.4': 'Il y a 24 pièces, réserve et joueurs réunis, et jamais davantage.',
    'ED-1.5': 'Chacune des 60 cartes voyage est toujours dans la réserve, la défausse, sur la piste d’action ou dans une main.',
    'ED-1.6': 'Chaque carte événement est toujours dans la réserve, la défausse ou dans une main.',
    'ED-1.7': 'Les deux cartes bleues se trouvent toujours dans le haut de la réserve d’événements, qui ne s’épuise donc jamais.',
    'ED-1.8':
      'Personne ne connaît l’ordre d’une réserve. Seules les cartes glissées dessous ne viennent qu’après toutes celles du dessus ; et la carte supérieure de la défausse des événements est visible.',
    'ED-2.1': 'Chaque lieu, sauf Londres, reçoit au hasard un jeton rouge et un jeton bleu, face visible.',
    'ED-2.2': 'Toutes les figurines sont à Londres, personne n’a dépensé de jour et chacun possède une pièce.',
    'ED-2.3': 'Le détective attend à Brindisi.',
    'ED-2.4': 'Chacun reçoit trois cartes voyage et aucune carte événement.',
    'ED-2.5': 'La réserve d’événements compte 15 cartes, 14 à deux joueurs.',
    'ED-2.6': 'Un joueur est premier joueur de la première manche.',
    'ED-3.1':
      'Une manche commence par la pression du temps, si quelqu’un est rentré ; puis on pose des cartes voyage sur la piste d’action, de gauche à droite : 3, 4, 5 ou 6 pour 2, 3, 4 voyageurs ou plus.',
    'ED-3.2': 'Le nombre de cartes vaut pour toute la manche, même si quelqu’un rentre entre-temps.',
    'ED-3.3': 'Le premier joueur joue d’abord, puis, dans le sens horaire, tous ceux qui voyagent encore.',
    'ED-3.4': 'À la fin de la manche, les cartes restées sur la piste sont défaussées.',
    'ED-3.5': 'Puis on vérifie si la partie est finie.',
    'ED-3.6': 'Puis on désigne le premier joueur suivant.',
    'ED-3.7': 'En général, une carte reste sur la piste en fin de manche ; à six voyageurs, aucune.',
    'ED-3.8':
      'S’il faut une carte voyage et que la réserve est vide, on mélange la défausse pour en faire une nouvelle. S’il n’y a aucune carte, on ne pioche rien.',
    'ED-3.9':
      'Un tour a cinq temps, dans cet ordre : choisir une carte voyage, action, voyager ou rester, détective, limite de main. Événements et achats peuvent s’intercaler dans les trois premiers.',
    'ED-4.1': 'Vous devez prendre en main une carte voyage de la piste d’action.',
    'ED-4.2': 'Le premier joueur de la manche ne peut pas prendre la carte de la montre.',
    'ED-4.3': 'Personne d’autre n’est limité dans son choix.',
    'ED-4.4':
      'Si la manche a commencé à six voyageurs, le dernier peut piocher une carte voyage à l’aveugle au lieu de prendre la seule qui reste. Il n’a alors pas d’action.',
    'ED-4.5': 'Une case reste vide une fois sa carte prise.',
    'ED-4.6': 'S’il n’y a aucune carte sur la piste, on saute cette étape.',
    'ED-4.7': 'Vous pouvez voyager avec cette carte dès ce tour.',
    'ED-5.1': 'Vous pouvez exécuter l’action de la case d’où vient votre carte, ou y renoncer.',
    'ED-5.2': 'Pièce : prenez une pièce de la réserve, s’il en reste.',
    'ED-5.3': 'Ballon : vous pouvez utiliser un ballon pendant ce tour ; ensuite il est perdu.',
    'ED-5.4': 'Événement : piochez une carte événement.',
    'ED-5.5': 'Détective : placez-le dans un autre lieu, partout sauf à Londres.',
    'ED-5.6':
      'Montre : vous ouvrez la manche suivante. Si personne ne la prend, c’est le voyageur suivant dans le sens horaire. Qui l’a prise et est déjà rentré la transmet dans le sens horaire.',
    'ED-5.7': 'Échange : défaussez une à trois cartes voyage, puis piochez-en autant.',
    'ED-5.8': 'À trois voyageurs ou moins, la montre n’est pas sur la piste ; elle tourne dans le sens horaire.',
    'ED-5.9': 'À deux voyageurs, le détective n’est pas sur la piste ; il reste où il est.',
    'ED-6.1': 'Vous pouvez rester, ou voyager d’une étape, toujours vers l’avant.',
    'ED-6.2': 'Avec Correspondance, vous pouvez voyager de deux étapes dans le tour, jamais plus.',
    'ED-6.3':
      'Pour une étape, vous défaussez exactement les cartes d’un de ses itinéraires. De deux trains ou de deux bateaux, posez d’abord le plus bas.',
    'ED-6.4': 'Sans les cartes de tout l’itinéraire, vous ne pouvez pas voyager.',
    'ED-6.5': 'De Bombay à Calcutta, aucune carte n’est nécessaire.',
    'ED-6.6': 'L’étape accomplie, on compte ses jours et votre figurine avance ; puis viennent les jetons bonus, et Londres.',
    'ED-6.7': 'De Hong Kong à Yokohama, vous choisissez : deux bateaux, ou un train et un bateau. Toute autre étape a un seul itinéraire.',
    'ED-6.8': 'Correspondance se joue avant la première étape ou entre les deux. Le jeton de la halte se règle d’abord.',
    'ED-6.9': 'Vous annoncez une étape en entier, avec toutes ses cartes et ajouts, avant tout lancer de dé. Le départ vous engage.',
    'ED-7.1':
      'Chaque carte compte sa valeur, ou ce qui la remplace : le dé pour un ballon, 1 pour un Train express, 2 pour un Sous-marin. Un remplacement par carte.',
    'ED-7.2': 'Deux trains ou deux bateaux de même valeur ne comptent qu’une fois : ni changement, ni attente.',
    'ED-7.3': 'Un train et un bateau ne font jamais gagner de temps ensemble, quelles que soient leurs valeurs.',
    'ED-7.4': 'De New York à Londres, seuls les deux bateaux peuvent faire gagner du temps ; le train compte toujours en entier.',
    'ED-7.5': 'Une carte remplacée ne fait rien gagner, même si le nombre est par hasard le même.',
    'ED-7.6': 'Remplacer le train de la dernière étape ne gêne pas le gain des deux bateaux.',
    'ED-7.7': 'L’étape coûte la somme de ses cartes, moins le temps gagné, moins 2 par Aubaine ; avec une Aubaine, 1 jour au moins.',
    'ED-7.8': 'Remplacements et Aubaines ne dispensent jamais des cartes voyage elles-mêmes.',
    'ED-8.1': 'Un ballon vient de la piste d’action, d’une carte Ballon, ou de la Princesse qui en copie une.',
    'ED-8.2': 'Vous pouvez utiliser un ballon par tour, d’où qu’il vienne.',
    'ED-8.3': 'Un ballon remplace une carte, désignée avant de lancer le dé.',
    'ED-8.4': 'Aucun ballon ne vole de Bombay à Calcutta.',
    'ED-8.5':
      'Après un lancer, vous pouvez payer 1 pièce pour relancer, aussi souvent que vous voulez. Le dernier lancer compte, même s’il est pire.',
    'ED-8.6': 'Une fois le dé lancé, on ne revient pas en arrière.',
    'ED-8.7': 'De Bombay à Calcutta il faut 12 jours ; avec un Éléphant, 6 plus le dé. Un Éléphant par étape.',
    'ED-8.8': 'Aubaine et Correspondance servent aussi sur cette étape ; Train express et Sous-marin, non.',
    'ED-9.1': 'Le premier arrivé dans un lieu peut utiliser son jeton rouge.',
    'ED-9.2': 'Le dernier de tous les joueurs à y arriver peut utiliser son jeton bleu.',
    'ED-9.3': 'Le jeton est retourné, que vous l’utilisiez ou non.',
    'ED-9.4': 'Il n’y a pas de jeton à Londres.',
    'ED-9.5': 'Un jeton se règle à l’arrivée, avant toute autre chose.',
    'ED-9.6': 'Un jeton offre une pièce, une carte voyage, une carte événement, ou un jour perdu pour chaque adversaire encore en voyage.',
    'ED-9.7': 'La halte entre deux étapes d’un même tour compte comme une arrivée.',
    'ED-10.1': 'Vous n’êtes jamais obligé de piocher une carte événement.',
    'ED-10.2': 'Une carte événement qui n’est pas bleue va dans votre main, vue de vous seul.',
    'ED-10.3':
      'Les cartes événement ne se jouent que pendant votre tour, depuis votre main, autant que vous voulez, chacune quand son texte le permet ; même au tour où vous les avez piochées.',
    'ED-10.4': 'Une carte événement jouée va aussitôt, face visible, sur la défausse des événements.',
    'ED-10.5': 'Ce qu’une carte a déjà accompli pendant ce tour survit à une carte bleue.',
    'ED-10.6':
      'Une carte bleue frappe aussitôt : chaque voyageur perd 1 jour (Retard) ou 2 (Tempête), tous perdent leurs cartes événement en main, et l’on mélange toutes les cartes événement en une nouvelle réserve.',
    'ED-10.7': 'Qui pioche une carte bleue n’en reçoit pas d’autre.',
    'ED-10.8':
      'Un Train express remplace un train, un Sous-marin un bateau. Deux d’entre eux peuvent remplacer deux cartes d’une même étape.',
    'ED-10.9':
      'La Princesse agit comme la carte supérieure de la défausse des événements, si celle-ci pouvait être jouée maintenant. Cette carte reste en place et la Princesse se pose dessus.',
    'ED-10.10': 'Comme copie, elle compte pour toutes les limites comme la carte copiée.',
    'ED-11.1': 'Les pièces paient un nouveau lancer (1) et des cartes (2).',
    'ED-11.2': 'À tout moment de votre tour, vous pouvez payer 2 pièces pour piocher une carte voyage ou une carte événement.',
    'ED-11.3':
      'C’est-à-dire chaque fois que vous avez une décision à prendre : aussi au cours d’une étape, entre un lancer et le suivant, et avant un jeton. Seul un échange ne s’interrompt pas, et les autres cartes événement attendent la fin de l’étape.',
    'ED-11.4': 'On ne peut pas acheter de carte quand il n’y en a pas à piocher.',
    'ED-11.5': 'Au lieu de le monter, vous pouvez défausser un Éléphant contre 1 pièce.',
    'ED-12.1': 'Si votre tour finit là où se trouve le détective, vous perdez 2 jours, que vous soyez arrivé ou resté.',
    'ED-12.2': 'Quitter son lieu ne coûte rien.',
    'ED-12.3': 'S’il est placé près de vous pendant le tour d’un autre, cela ne coûte rien en soi.',
    'ED-12.4': 'À une halte entre deux étapes, il ne pose pas de questions.',
    'ED-12.5':
      'Avec plus de 6 cartes à la fin de votre tour, voyage et événement confondues, vous défaussez jusqu’à 6. Pendant le tour, il n’y a pas de limite.',
    'ED-12.6': 'Puis c’est au joueur suivant.',
    'ED-13.1': 'Qui atteint Londres y glisse son bulletin de pari sous les autres.',
    'ED-13.2': 'Ses cartes vont, face cachée, sous leurs réserves.',
    'ED-13.3': 'Son tour finit aussitôt, et il n’en a plus d’autre.',
    'ED-13.4': 'Dès la manche suivante, chaque début de manche coûte 1 jour à tous ceux qui voyagent encore.',
    'ED-13.5': 'À Londres, vos jours ne changent plus.',
    'ED-14.1': 'De trois à cinq joueurs, la partie finit après la manche où rentre l’avant-dernier.',
    'ED-14.2': 'À six joueurs, elle finit après la manche où rentre le quatrième.',
    'ED-14.3': 'Cette manche se joue jusqu’au bout ; qui est alors à Londres est classé.',
    'ED-14.4': 'Qui n’est pas à Londres ne peut pas gagner.',
    'ED-14.5': 'De ceux qui sont rentrés en 80 jours, gagne celui qui en a le moins ; à égalité, le premier rentré.',
    'ED-14.6': 'Si personne n’y est parvenu en 80 jours, le premier rentré gagne.',
    'ED-14.7':
      'Si la dernière manche convenue passe avant, la partie finit ; si personne n’est rentré, gagne le plus avancé, puis le moins de jours.',
    'ED-14.8':
      'Si c’est convenu, vous pouvez abandonner au début de votre tour. Cartes et pièces sont rendues et les autres continuent ; le dernier qui reste gagne.',
    'ED-15.1': 'À deux, on joue sans Correspondance et avec trois cartes sur la piste.',
    'ED-15.2': 'On ouvre les manches à tour de rôle.',
    'ED-15.3': 'Le détective ne quitte donc jamais Brindisi.',
    'ED-15.4': 'La partie finit après la manche où quelqu’un rentre.',
    'ED-15.5': 'Si un seul est rentré, en 80 jours au plus, il gagne.',
    'ED-15.6': 'Si un seul est rentré, mais en retard, l’autre gagne s’il a dépensé moins de jours.',
    'ED-15.7': 'Si les deux sont rentrés, le moins de jours gagne, même au-delà de 80 ; puis le plus de pièces, puis la première arrivée.',
  },
  formerly: {
    1: { 'ED-11.3': 'Mais ni pendant un échange, ni entre l’annonce d’une étape et sa fin, jeton compris.' },
  },
  options: {
    eventDeck: {
      name: 'Cartes événement',
      help: 'Classique compte les neuf sortes de l’original ; Expédition ajoute trois compagnons du roman.',
      values: { classic: 'Classique', expedition: 'Expédition' },
    },
    firstPlayer: { name: 'Qui commence', help: 'Le premier joueur de la première manche.', values: { random: 'Au hasard' } },
    startCards: { name: 'Cartes voyage au départ', help: 'Cartes voyage dans chaque main au départ.' },
    startCoins: { name: 'Pièces au départ', help: 'Pièces que chacun possède au départ.' },
    handLimit: { name: 'Limite de main', help: 'Cartes que vous pouvez garder à la fin de votre tour.' },
    detectiveDays: { name: 'Détective', help: 'Jours perdus en finissant un tour auprès du détective.' },
    pressureDays: { name: 'Pression du temps', help: 'Jours perdus à chaque manche dès que quelqu’un est rentré.' },
    offerDays: { name: 'Aubaine', help: 'Jours qu’une Aubaine retire à une étape.' },
    expressDays: { name: 'Train express', help: 'Jours que compte un train avec l’Express.' },
    submarineDays: { name: 'Sous-marin', help: 'Jours que compte un bateau avec le Sous-marin.' },
    twoPlayerLate: {
      name: 'Rentré trop tard (à deux)',
      help: 'Quand le seul rentré a mis plus de 80 jours.',
      values: { fewerDays: 'L’autre gagne avec moins de jours', always: 'L’autre gagne toujours' },
    },
    arrivalCoins: {
      name: 'Pièces à Londres',
      help: 'Ce que deviennent vos pièces quand vous rentrez.',
      values: { keep: 'Vous les gardez', return: 'Retour à la réserve' },
    },
    maxRounds: { name: 'Dernière manche', help: 'La partie finit au plus tard après cette manche.' },
    resignation: { name: 'Abandon', help: 'Si les joueurs peuvent abandonner.', values: { off: 'Interdit', on: 'Permis' } },
  },
  pieces,
  table: words,
  refusals: {
    'ED-4.4': facts =>
      `Seul le dernier de six voyageurs peut piocher à l’aveugle, devant la seule carte restante ; cette manche a commencé à ${facts.travellers}, ${facts.waiting} attendent encore et la piste porte ${cards(facts.cards)}.`,
    'ED-4.5': facts => `Il n’y a pas de carte sur la case ${space(facts.space)}.`,
    'ED-5.2': facts => `Votre carte vient de la case ${space(facts.space)}, qui a une autre action.`,
    'ED-5.3': facts => `Votre carte vient de la case ${space(facts.space)}, qui a une autre action.`,
    'ED-5.4': facts => `Votre carte vient de la case ${space(facts.space)}, qui a une autre action.`,
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Le détective est déjà à ${piece(place)}.` : `Votre carte vient de la case ${space(facts.space)}, pas du détective.`,
    'ED-5.6': facts => `Votre carte vient de la case ${space(facts.space)}, qui a une autre action.`,
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Vous avez écarté ${cards(swapped)} ; trois est le maximum.`;
      if (wanted !== undefined) return `Vous n’avez pas de ${anyCard(wanted)} en main.`;
      return facts.space
        ? `Votre carte vient de la case ${space(facts.space)}, pas de l’échange.`
        : 'Vous n’avez pas de carte voyage à échanger.';
    },
    'ED-6.1': () => 'Vous avez déjà voyagé d’une étape pendant ce tour.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Deux étapes par tour sont le maximum.' : 'Vous avez déjà voyagé de deux étapes pendant ce tour.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Il faut ici un ${piece(facts.wanted)}, pas ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `Vous n’avez pas de ${anyCard(wanted)} en main.`;
      return `De deux cartes semblables, posez d’abord la plus basse ; ${anyCard(wanted)} ne respecte pas cet ordre.`;
    },
    'ED-6.4': facts =>
      `L’itinéraire demande ${trains(facts.trains)} et ${ships(facts.ships)} ; vous avez ${trains(facts.trainsInHand)} et ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ route, place }) => `Il n’y a pas d’itinéraire ${route} au départ de ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Cette étape n’a pas de carte ${slot}.` : `La carte ${slot} est déjà remplacée.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Il n’y a pas de ${anyCard(wanted)} dans la défausse des voyages.` : `Vous n’avez pas ${piece(event)} en main.`,
    'ED-10.8': () => 'Un Train express remplace un train, un Sous-marin un bateau.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Vous n’avez pas la Princesse en main.';
      return top
        ? `Sur la défausse des événements se trouve ${piece(top)}, qui ne peut pas se jouer ainsi.`
        : 'La défausse des événements est vide : il n’y a rien à copier.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Une carte coûte ${coins(price)} ; vous en avez ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} doit attendre la fin de l’étape.`),
    'ED-12.5': ({ card: wanted }) => `Vous n’avez pas ${anyCard(wanted)} en main.`,
  },
  moves: {
    take: (move, view) => {
      const laid = view.display[SPACES.indexOf(move.space)];
      return `Prendre ${laid ? card(laid) : 'la carte'} sur ${space(move.space)}`;
    },
    takeBlind: () => 'Piocher plutôt une carte voyage à l’aveugle, sans action',
    resign: () => 'Abandonner',
    decline: () => 'Renoncer à l’action',
    receiveCoin: () => 'Prendre une pièce',
    readyBalloon: () => 'Préparer un ballon pour ce tour',
    drawEvent: () => 'Piocher une carte événement',
    sendDetective: ({ place }) => `Envoyer le détective à ${piece(place)}`,
    takeWatch: () => 'Prendre la montre et ouvrir la manche suivante',
    trade: () => 'Échanger des cartes voyage',
    stop: () => 'Finir l’échange et piocher',
    swap: move => `Écarter ${card(move.card)}`,
    buyTravel: () => 'Acheter une carte voyage pour 2 pièces',
    buyEvent: () => 'Acheter une carte événement pour 2 pièces',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Défausser l’Éléphant contre une pièce';
      return fetched ? `Jouer ${piece(event)} et reprendre ${card(fetched)}` : `Jouer ${piece(event)}`;
    },
    playPrincess: ({ event, card: fetched }) =>
      fetched ? `Jouer la Princesse comme ${piece(event)} et reprendre ${card(fetched)}` : `Jouer la Princesse comme ${piece(event)}`,
    endTurn: (_move, view) => (view.turn.legsDone > 0 ? 'Finir votre tour' : 'Rester et finir votre tour'),
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed ? `Voyager vers ${piece(to)} (${needed})` : `Voyager vers ${piece(to)}`;
    },
    pay: move => `Payer avec ${card(move.card)}`,
    depart: () => 'Partir',
    add: ({ modifier, slot }) => {
      const what = modifier === 'balloon' ? 'le ballon' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      return slot === null ? `Ajouter ${what}` : `Ajouter ${what} à la carte ${slot}`;
    },
    accept: () => 'Garder le lancer',
    reroll: () => 'Relancer pour 1 pièce',
    leaveChip: () => 'Laisser le jeton',
    useChip: () => 'Utiliser le jeton',
    discard: move => `Défausser ${anyCard(move.card)}`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) =>
      `Manche ${round} : ${voice.name(start)} commence. Sur la piste : ${display.filter(laid => laid !== null).join(', ')}.`,
    pressed: (event, voice) => `Le temps presse : ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${voice.name(event.seat)} prend ${card(event.card)} sur ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${voice.name(seat)} renonce à l’action.`,
    coinsReceived: (event, voice) =>
      event.coins === 0
        ? `Il ne reste pas de pièce pour ${voice.name(event.seat)}.`
        : `${voice.name(event.seat)} reçoit ${coins(event.coins)}.`,
    balloonReadied: ({ seat }, voice) => `${voice.name(seat)} prépare un ballon.`,
    detectiveSent: ({ seat, place }, voice) => `${voice.name(seat)} envoie le détective à ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${voice.name(seat)} prend la montre et ouvrira la manche suivante.`,
    swapped: (event, voice) => `${voice.name(event.seat)} écarte ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${voice.name(event.seat)} pioche ${event.card ? card(event.card) : 'une carte voyage'}.`,
    eventDrawn: ({ seat, event }, voice) => `${voice.name(seat)} pioche ${event ? piece(event) : 'une carte événement'}.`,
    travelShuffled: event => `La défausse des voyages est mélangée : ${cards(event.cards)}.`,
    blueStruck: (event, voice) => {
      const lost = event.lost.flat();
      const loss = lost.length > 0 ? ` Cartes événement perdues : ${lost.map(piece).join(', ')}.` : '';
      return `${voice.name(event.seat)} pioche ${piece(event.event)} : ${lose(event.seats, voice, event.days)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${voice.name(seat)} paie ${coins(price)} pour ${what === 'travel' ? 'une carte voyage' : 'une carte événement'}.`,
    played: ({ seat, event, as }, voice) =>
      event === as ? `${voice.name(seat)} joue ${piece(event)}.` : `${voice.name(seat)} joue la Princesse comme ${piece(as)}.`,
    fetched: (event, voice) => `${voice.name(event.seat)} reprend ${card(event.card)} dans la défausse.`,
    setOut: ({ seat, from, to }, voice) => `${voice.name(seat)} part de ${piece(from)} pour ${piece(to)}.`,
    paid: (event, voice) => `${voice.name(event.seat)} paie avec ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${piece(by)} remplace la carte ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${voice.name(seat)} paie une pièce et relance : ${die}.` : `${voice.name(seat)} lance ${die}.`,
    travelled: (event, voice) => {
      const saved = event.saved > 0 ? `, moins ${event.saved} sans changement` : '';
      const offers = event.offers > 0 ? `, avec ${event.offers === 1 ? 'une Aubaine' : `${event.offers} Aubaines`}` : '';
      return `${voice.name(event.seat)} atteint ${piece(event.to)} en ${days(event.days)} (${event.parts.join(' + ')}${saved}${offers}).`;
    },
    chipLeft: ({ seat, colour, place }, voice) => `${voice.name(seat)} laisse le jeton ${piece(colour)} de ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${voice.name(event.seat)} utilise le jeton ${piece(event.colour)} de ${piece(event.place)} : ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: (event, voice) => {
      const lost = event.days < 2 ? 'perdu' : 'perdus';
      return `Le détective interroge ${voice.name(event.seat)} à ${piece(event.place)} : ${days(event.days)} ${lost}.`;
    },
    discarded: (event, voice) => `${voice.name(event.seat)} défausse ${anyCard(event.card)}.`,
    returned: (event, voice) =>
      `${voice.name(event.seat)} est de retour à Londres, nº ${event.order}, en ${days(event.days)}, et rend ${counted(event.travel, 'carte voyage', 'cartes voyage')} et ${counted(event.events, 'carte événement', 'cartes événement')}.`,
    resigned: ({ seat }, voice) => `${voice.name(seat)} abandonne.`,
    ended: ({ winner }, voice) => `Le pari est tranché : ${voice.name(winner)} gagne.`,
  },
});
