import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainFr } from './explain-fr.ts';
import { capital, isTravelCard, lexicon, travelNames } from './lexicon.ts';
import { cardInSlot, cardOn, chipOffered, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { texts } from './sentences.ts';
import type { StoryWords } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
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
  ...travelNames({ T: 'train', S: 'bateau' }),
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
  'space:start': 'Montre',
  'space:trade': 'Échange',
  'chip:coin': 'une pièce',
  'chip:travel': 'une carte voyage',
  'chip:event': 'une carte événement',
  'chip:day': 'tous les autres perdent un jour',
  red: 'rouge',
  blue: 'bleu',
};

const { piece, card, space, chip, list, all } = lexicon({ locale: 'fr', you: 'vous' }, pieces);
// En français, zéro et un sont au singulier.
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) < 2 ? one : many}`;
const days = (count: unknown) => counted(count, 'jour');
const coins = (count: unknown) => counted(count, 'pièce');
const cards = (count: unknown) => counted(count, 'carte');
const trains = (count: unknown) => counted(count, 'train');
const ships = (count: unknown) => counted(count, 'bateau', 'bateaux');
const named = (id: unknown) => `la carte ${piece(id)}`;
const anyCard = (id: unknown) => (isTravelCard(id) ? `le ${card(id)}` : named(id));
const where = (id: unknown) => `case ${space(id)}`;
/** Subject and verb together: « Vous prenez », « Ada prend ». */
const does = (voice: Voice, seat: Seat, you: string, other: string) => voice.tell(seat, `Vous ${you}`, name => `${name} ${other}`);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => {
  const verb = seats.some(voice.isYou) ? 'perdez' : seats.length === 1 ? 'perd' : 'perdent';
  return `${all(seats, voice)} ${verb} ${days(count)}`;
};
const otherSpace = (id: unknown) => `Cette action est celle d’une autre case ; votre carte vient de la ${where(id)}.`;
const gains = {
  coin: 'prendre une pièce',
  travel: 'piocher une carte voyage',
  event: 'piocher une carte événement',
  day: 'tous les autres perdent un jour',
};

const sum: SumWords = {
  elephant: 'à dos d’éléphant',
  pair: saved => `moins ${saved} pour la paire`,
  offers: (spared, offers) => `moins ${spared} pour ${offers === 1 ? 'l’Aubaine' : `${offers} Aubaines`}`,
};

const words: TableWords = {
  you: 'Vous',
  round: (round, start, voice) => `Manche ${round}, commencée par ${voice.tell(start, 'vous', name => name)}`,
  detective: place => `détective à ${place}`,
  supply: (left, travel, events) => `réserve : ${coins(left)} ; pioches : ${travel} voyage, ${events} événement`,
  topEvent: event => `défausse des événements : ${event}`,
  track: 'Piste',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} voyage + ${events} événement`,
  home: order => `de retour, n° ${order}`,
  resigned: 'a abandonné',
  next: (place, routes) => `étape vers ${place} : ${routes}`,
  or: 'ou',
  noCards: 'sans carte, 12 jours',
  chips: (red, blue) => [red && `premier : ${red}`, blue && `dernier : ${blue}`].filter(Boolean).join(' ; '),
};

const story: StoryWords = {
  you: 'Vous',
  and: 'et',
  sum: { ...sum, elephant: 'en éléphant' },
  by: { balloon: 'en ballon', express: 'en Express', submarine: 'en Sous-marin' },
  begins: (you, round) => `${you ? 'commencez' : 'commence'} la manche ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} : le temps presse`,
  wins: you => `${you ? 'gagnez' : 'gagne'} le pari`,
  resigns: you => (you ? 'abandonnez' : 'abandonne'),
  takes: (you, taken) => [you ? 'prenez le ' : 'prend le ', { piece: taken }],
  draws: you => [`${you ? 'piochez' : 'pioche'} une carte voyage`],
  struck: (you, event, count) => [you ? 'piochez ' : 'pioche ', { piece: event }, ` (tous +${days(count)})`],
  coins: (you, count) => [`${you ? 'recevez' : 'reçoit'} ${coins(count)}`],
  readies: you => [`${you ? 'préparez' : 'prépare'} un ballon`],
  event: you => [`${you ? 'piochez' : 'pioche'} une carte événement`],
  sends: (you, place) => [`${you ? 'envoyez' : 'envoie'} le détective à `, { piece: place }],
  watch: you => [`${you ? 'prenez' : 'prend'} la montre`],
  trades: (you, count) => [`${you ? 'échangez' : 'échange'} ${cards(count)}`],
  buys: (you, count) => [`${you ? 'achetez' : 'achète'} ${cards(count)}`],
  reaches: (you, place, count) => [you ? 'atteignez ' : 'atteint ', { piece: place }, ` en ${days(count)}`],
  home: (you, order, count) => [`${you ? 'êtes' : 'est'} de retour, n° ${order}, en ${days(count)}`],
  stays: you => [you ? 'restez' : 'reste'],
  chip: (you, colour, gain) => [`${you ? 'utilisez' : 'utilise'} le jeton ${piece(colour)} (`, { piece: `chip:${gain}` }, ')'],
  questioned: (you, count) => [`${you ? 'perdez' : 'perd'} ${days(count)} (détective)`],
};

/** Around the World in 80 Days, in French. */
export const fr = texts({
  title: COVER.title.fr,
  pitch: 'Faites le tour du globe en train, en vapeur, en ballon et à dos d’éléphant, et soyez de retour en 80 jours.',
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
    'ED-1.5': 'Chacune des 60 cartes voyage est toujours dans la pioche, dans la défausse, sur la piste d’actions ou dans une main.',
    'ED-1.6': 'Chaque carte événement est toujours dans la pioche, dans la défausse ou dans une main.',
    'ED-1.7': 'Les deux cartes bleues se trouvent toujours dans le haut de la pioche d’événements, qui ne s’épuise donc jamais.',
    'ED-1.8':
      'Personne ne connaît l’ordre d’une pioche. Seules les cartes glissées dessous ne viennent qu’après toutes celles du dessus ; et la carte du dessus de la défausse des événements est visible.',
    'ED-2.1': 'Chaque lieu, sauf Londres, reçoit au hasard un jeton rouge et un jeton bleu, face visible.',
    'ED-2.2': 'Toutes les figurines sont à Londres, personne n’a dépensé de jour et chacun possède 1 pièce, sauf variante.',
    'ED-2.3': 'Le détective attend à Brindisi.',
    'ED-2.4': 'Chacun reçoit 3 cartes voyage, sauf variante, et aucune carte événement.',
    'ED-2.5': 'La pioche d’événements compte 15 cartes, 14 à deux joueurs.',
    'ED-2.6': 'Un joueur est premier joueur de la première manche.',
    'ED-3.1':
      'Le temps presse au début de la manche si quelqu’un est de retour ; puis on pose des cartes voyage sur la piste d’actions, de gauche à droite : 3, 4, 5 ou 6 pour 2, 3, 4 voyageurs ou plus.',
    'ED-3.2': 'Le nombre de cartes vaut pour toute la manche, même si quelqu’un revient à Londres entre-temps.',
    'ED-3.3': 'Le premier joueur joue d’abord, puis, dans le sens horaire, tous ceux qui voyagent encore.',
    'ED-3.4': 'À la fin de la manche, les cartes restées sur la piste sont défaussées.',
    'ED-3.5': 'Après chaque manche, on vérifie si la partie est terminée.',
    'ED-3.6': 'Après chaque manche, on désigne le premier joueur suivant.',
    'ED-3.7': 'En général, une carte reste sur la piste en fin de manche ; à six voyageurs, aucune.',
    'ED-3.8':
      'S’il faut une carte voyage et que la pioche est vide, on mélange la défausse pour en faire une nouvelle. S’il n’y a aucune carte, on ne pioche rien.',
    'ED-3.9':
      'Un tour a cinq temps, dans cet ordre : choisir une carte voyage, action, voyager ou rester, détective, limite de main. Événements et achats peuvent s’intercaler dans les trois premiers.',
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
      'Montre : vous commencez la manche suivante. Si personne ne la prend, c’est le voyageur suivant dans le sens horaire. Celui qui l’a prise et qui est déjà de retour la transmet dans le sens horaire.',
    'ED-5.7': 'Échange : défaussez une à trois cartes voyage, puis piochez-en autant.',
    'ED-5.8': 'À trois voyageurs ou moins, la montre n’est pas sur la piste ; elle tourne dans le sens horaire.',
    'ED-5.9': 'À deux voyageurs, le détective n’est pas sur la piste ; il reste où il est.',
    'ED-6.1': 'Vous pouvez rester, ou parcourir une étape, toujours vers l’avant.',
    'ED-6.2': 'Avec Correspondance, vous pouvez parcourir deux étapes dans le tour, jamais plus.',
    'ED-6.3':
      'Pour une étape, vous défaussez exactement les cartes d’un de ses itinéraires. De deux trains ou de deux bateaux, posez d’abord le plus bas.',
    'ED-6.4': 'Sans les cartes de tout l’itinéraire, vous ne pouvez pas voyager.',
    'ED-6.5': 'De Bombay à Calcutta, aucune carte n’est nécessaire.',
    'ED-6.6':
      'L’étape accomplie, on compte ses jours et votre figurine avance ; puis viennent les jetons bonus et, au bout du voyage, l’arrivée à Londres.',
    'ED-6.7': 'De Hong Kong à Yokohama, vous choisissez : deux bateaux, ou un train et un bateau. Toute autre étape a un seul itinéraire.',
    'ED-6.8': 'Correspondance se joue avant la première étape ou entre les deux. Le jeton de la halte se résout d’abord.',
    'ED-6.9': 'Vous annoncez une étape en entier, avec toutes ses cartes et ajouts, avant tout lancer de dé. Le départ vous engage.',
    'ED-7.1':
      'Chaque carte compte sa valeur, ou ce qui la remplace : le dé pour un ballon, 1 pour un Train express, 2 pour un Sous-marin, sauf variante. Un remplacement par carte.',
    'ED-7.2': 'Deux trains ou deux bateaux de même valeur forment une paire et ne comptent qu’une fois : ni changement, ni attente.',
    'ED-7.3': 'Un train et un bateau ne forment jamais une paire.',
    'ED-7.4': 'De New York à Londres, seuls les deux bateaux peuvent former une paire ; le train compte toujours en entier.',
    'ED-7.5': 'Une carte remplacée ne forme pas de paire, même si le nombre est par hasard le même.',
    'ED-7.6': 'Remplacer le train de la dernière étape ne défait pas la paire des deux bateaux.',
    'ED-7.7':
      'L’étape coûte la somme de ses cartes, moins ce que fait gagner une paire, moins 2 jours par Aubaine, sauf variante ; avec une Aubaine, 1 jour au moins.',
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
    'ED-9.5': 'Un jeton se résout à l’arrivée, avant toute autre chose.',
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
    'ED-11.3':
      'Vous pouvez acheter chaque fois que vous avez une décision à prendre : aussi au cours d’une étape, entre un lancer et le suivant, et avant un jeton. Seul un échange ne s’interrompt pas, et les autres cartes événement attendent la fin de l’étape.',
    'ED-11.4': 'On ne peut pas acheter de carte quand il n’y en a pas à piocher.',
    'ED-11.5': 'Au lieu de le monter, vous pouvez défausser un Éléphant contre 1 pièce.',
    'ED-12.1': 'Si votre tour finit là où se trouve le détective, vous perdez 2 jours, sauf variante, que vous veniez d’arriver ou non.',
    'ED-12.2': 'Quitter le lieu du détective ne coûte rien.',
    'ED-12.3': 'Si le détective est placé près de vous pendant le tour d’un autre, cela ne coûte rien en soi.',
    'ED-12.4': 'À une halte entre deux étapes, le détective ne pose pas de questions.',
    'ED-12.5':
      'Avec plus de 6 cartes à la fin de votre tour, voyage et événement confondues, vous défaussez jusqu’à 6, sauf variante. Pendant le tour, il n’y a pas de limite.',
    'ED-12.6': 'Après un tour, c’est au joueur suivant.',
    'ED-13.1': 'Le joueur qui atteint Londres y glisse son bulletin de pari sous les autres.',
    'ED-13.2': 'Les cartes du joueur de retour vont, face cachée, sous leurs pioches.',
    'ED-13.3': 'À Londres, le tour finit aussitôt, et il n’y en a plus d’autre.',
    'ED-13.4': 'Dès que quelqu’un est de retour, chaque début de manche coûte 1 jour, sauf variante, à tous ceux qui voyagent encore.',
    'ED-13.5': 'À Londres, vos jours ne changent plus.',
    'ED-14.1': 'De trois à cinq joueurs, la partie finit après la manche où il ne reste plus qu’un voyageur.',
    'ED-14.2': 'À six joueurs, la partie finit après la manche où le quatrième est de retour.',
    'ED-14.3': 'La dernière manche se joue jusqu’au bout ; tous ceux qui sont alors à Londres sont classés.',
    'ED-14.4': 'Un joueur qui n’est pas à Londres ne peut pas gagner.',
    'ED-14.5': 'De ceux qui sont de retour en 80 jours, gagne celui qui en a le moins ; à égalité, le premier de retour.',
    'ED-14.6': 'Si personne n’y est parvenu en 80 jours, le premier de retour gagne.',
    'ED-14.7':
      'Si la dernière manche prévue passe avant, la partie finit ; si personne n’est de retour, gagne le plus avancé, puis celui qui a le moins de jours.',
    'ED-14.8':
      'Si la variante est choisie, vous pouvez abandonner au début de votre tour. Cartes et pièces sont rendues et les autres continuent ; le dernier qui reste gagne.',
    'ED-15.1': 'À deux, on joue sans Correspondance et avec trois cartes sur la piste.',
    'ED-15.2': 'À deux, on commence les manches à tour de rôle.',
    'ED-15.3': 'À deux, le détective ne quitte jamais Brindisi.',
    'ED-15.4': 'À deux, la partie finit après la manche où quelqu’un est de retour.',
    'ED-15.5': 'À deux, si un seul joueur est de retour, en 80 jours au plus, il gagne.',
    'ED-15.6': 'À deux, si un seul joueur est de retour, mais en retard, l’autre gagne s’il a dépensé moins de jours, sauf variante.',
    'ED-15.7':
      'À deux, si les deux sont de retour, gagne celui qui a le moins de jours, même au-delà de 80 ; puis celui qui a le plus de pièces, puis le premier arrivé.',
  },
  formerly: {
    1: { 'ED-11.3': 'On n’achète pas de carte pendant un échange, ni entre l’annonce d’une étape et sa fin, jeton compris.' },
  },
  options: {
    eventDeck: {
      name: 'Cartes événement',
      help: 'Classique compte les neuf sortes de l’original ; Expédition ajoute trois compagnons du roman.',
      values: { classic: 'Classique', expedition: 'Expédition' },
    },
    firstPlayer: {
      name: 'Qui commence',
      help: 'Le premier joueur de la première manche.',
      values: { random: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5', 5: 'Place 6' },
    },
    startCards: { name: 'Cartes voyage au départ', help: 'Cartes voyage dans chaque main au départ.' },
    startCoins: { name: 'Pièces au départ', help: 'Pièces que chacun possède au départ.' },
    handLimit: { name: 'Limite de main', help: 'Cartes que vous pouvez garder à la fin de votre tour.' },
    detectiveDays: { name: 'Détective', help: 'Jours perdus en finissant un tour dans le lieu du détective.' },
    pressureDays: { name: 'Le temps presse', help: 'Jours perdus à chaque manche dès que quelqu’un est de retour.' },
    offerDays: { name: 'Aubaine', help: 'Jours qu’une Aubaine retire à une étape.' },
    expressDays: { name: 'Train express', help: 'Jours que compte un train avec l’Express.' },
    submarineDays: { name: 'Sous-marin', help: 'Jours que compte un bateau avec le Sous-marin.' },
    twoPlayerLate: {
      name: 'Retour trop tardif (à deux)',
      help: 'Quand le seul joueur de retour a mis plus de 80 jours.',
      values: { fewerDays: 'L’autre gagne avec moins de jours', always: 'L’autre gagne toujours' },
    },
    arrivalCoins: {
      name: 'Pièces à Londres',
      help: 'Ce que deviennent vos pièces à votre retour.',
      values: { keep: 'Vous les gardez', return: 'Retour à la réserve' },
    },
    maxRounds: { name: 'Dernière manche', help: 'La partie finit au plus tard après cette manche.' },
    resignation: { name: 'Abandon', help: 'Les joueurs peuvent-ils abandonner ?', values: { off: 'Interdit', on: 'Permis' } },
  },
  pieces,
  table: words,
  story,
  explain: { ...explainFr, people: all },
  warnings: {
    detective: ({ place, days: lost }) =>
      `Le détective est à ${piece(place)} : finir votre tour ici vous coûte ${days(lost)}. Finir quand même ?`,
    balloonLost: ({ place }) =>
      `Votre ballon ne sert que ce tour-ci, et vous avez les cartes pour ${piece(place)}. Rester et perdre le ballon ?`,
    secondLegLost: ({ place }) =>
      `Avec la Correspondance, vous pouvez continuer vers ${piece(place)} ce tour-ci. Perdre la deuxième étape ?`,
    onFoot: ({ days: taken }) => `Vous avez l’Éléphant, qui n’est jamais plus lent. Marcher ${days(taken)} quand même ?`,
    balloonUnused: ({ days: spared }) => `Votre ballon ne sert que ce tour-ci et ferait gagner au moins ${days(spared)}. Partir sans lui ?`,
    cardLost: ({ card: held, days: spared }) =>
      `À Londres, vous rendez vos cartes, et ${named(held)} ferait gagner au moins ${days(spared)}. Partir sans elle ?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'On ne fait pas mieux que 1. Payer une pièce et relancer ?'
        : `Il est difficile de faire mieux que ${die}, et le dernier lancer compte. Payer une pièce et relancer ?`,
    chipLeft: ({ chip: offered, place }) =>
      `Le jeton de ${piece(place)} est retourné de toute façon${offered === 'coin' ? ', et la pièce est perdue' : ', et les autres ne perdent pas de jour'}. Ne pas l’utiliser ?`,
    nothingTraded: () => 'Vous n’avez défaussé aucune carte : vous n’en piochez donc pas. Finir l’échange ?',
  },
  refusals: {
    'ED-4.4': () => 'Seul le dernier de six voyageurs peut piocher à l’aveugle, quand il ne reste qu’une carte.',
    'ED-4.5': facts => `Il n’y a pas de carte sur la ${where(facts.space)}.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Le détective est déjà à ${piece(place)} ; choisissez un autre lieu.` : otherSpace(facts.space),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Vous avez déjà défaussé ${cards(swapped)}, le maximum. Finissez l’échange et piochez.`;
      if (wanted !== undefined) return `Vous n’avez pas ${anyCard(wanted)} en main.`;
      return facts.space ? otherSpace(facts.space) : 'Vous n’avez pas de carte voyage à échanger.';
    },
    'ED-6.1': () => 'Vous avez déjà parcouru une étape ce tour-ci. Finissez votre tour ou jouez la carte Correspondance.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Deux étapes par tour sont le maximum.' : 'Vous avez déjà parcouru deux étapes ce tour-ci. Finissez votre tour.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Il faut ici un ${piece(facts.wanted)}, pas ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `Vous n’avez pas ${anyCard(wanted)} en main.`;
      return `De deux cartes semblables, posez d’abord la plus basse ; ${anyCard(wanted)} ne respecte pas cet ordre.`;
    },
    'ED-6.4': facts =>
      `L’itinéraire demande ${trains(facts.trains)} et ${ships(facts.ships)} ; vous avez ${trains(facts.trainsInHand)} et ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ place }) => `Il n’y a qu’un itinéraire au départ de ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Cette étape n’a que ${cards(slots)}.` : `La carte ${slot} est déjà remplacée.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Il n’y a pas de ${piece(wanted)} dans la défausse des voyages.` : `Vous n’avez pas ${named(event)} en main.`,
    'ED-10.8': () => 'Un Train express remplace un train, un Sous-marin un bateau.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Vous n’avez pas la Princesse en main.';
      return top
        ? `Sur la défausse des événements se trouve ${named(top)}, qui ne peut pas se jouer maintenant.`
        : 'La défausse des événements est vide : il n’y a rien à copier.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Une carte coûte ${coins(price)} ; vous en avez ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${capital(named(event))} doit attendre la fin de l’étape.`),
    'ED-12.5': ({ card: wanted }) => `Vous n’avez pas ${anyCard(wanted)} en main.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `Prendre ${laid ? `le ${card(laid)}` : 'la carte'} (${where(move.space)})`;
    },
    takeBlind: () => 'Piocher plutôt une carte voyage à l’aveugle (sans action)',
    resign: () => 'Abandonner',
    decline: () => 'Renoncer à l’action',
    receiveCoin: () => 'Prendre une pièce',
    readyBalloon: () => 'Préparer un ballon pour ce tour',
    drawEvent: () => 'Piocher une carte événement',
    sendDetective: ({ place }) => `Envoyer le détective à ${piece(place)}`,
    takeWatch: () => 'Prendre la montre et commencer la manche suivante',
    trade: () => 'Échanger des cartes voyage',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Finir sans rien échanger' : `Finir l’échange et piocher ${cards(tradedIn(view))}`),
    swap: move => `Défausser le ${card(move.card)}`,
    buyTravel: () => 'Acheter une carte voyage pour 2 pièces',
    buyEvent: () => 'Acheter une carte événement pour 2 pièces',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Défausser l’Éléphant contre une pièce';
      return fetched ? `Jouer ${named(event)} et reprendre le ${card(fetched)}` : `Jouer ${named(event)}`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Défausser la Princesse comme Éléphant contre une pièce';
      return fetched
        ? `Jouer la Princesse comme ${piece(event)} et reprendre le ${card(fetched)}`
        : `Jouer la Princesse comme ${piece(event)}`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'Finir votre tour' : 'Rester et finir votre tour';
      return questionsNow(view) > 0 ? `${ends} (détective : ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed.length > 0 ? `Partir pour ${piece(to)} (${needed.map(piece).join(' + ')})` : `Partir pour ${piece(to)}`;
    },
    pay: move => `Payer avec le ${card(move.card)}`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      return taken === null ? `En route pour ${piece(to)} : lancer le dé` : `En route pour ${piece(to)} : ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const what = modifier === 'balloon' ? 'le ballon' : named(modifier === 'balloon-card' ? 'balloon' : modifier);
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `Utiliser ${what}` : `Utiliser ${what} sur la carte ${slot}${laid ? ` (${card(laid)})` : ''}`;
      return rolls(view, modifier) ? `${use}, puis lancer le dé` : use;
    },
    accept: (_move, view) => `Garder le ${dieOf(view)}`,
    reroll: () => 'Payer 1 pièce et relancer',
    leaveChip: () => 'Ne pas utiliser le jeton',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Utiliser le jeton ${piece(offered.colour)} : ${gains[offered.chip]}` : 'Utiliser le jeton';
    },
    discard: (move, view) =>
      surplus(view) > 1 ? `Défausser ${anyCard(move.card)}` : `Défausser ${anyCard(move.card)} et finir votre tour`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Manche ${round} : ${voice.tell(start, 'vous commencez', name => `${name} commence`)}.`;
      return laid.length > 0 ? `${begun} Sur la piste : ${laid.join(', ')}.` : begun;
    },
    pressed: (event, voice) => `Le temps presse : ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'prenez', 'prend')} le ${card(event.card)} (${where(event.space)}).`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'renoncez', 'renonce')} à l’action.`,
    coinsReceived: ({ seat, coins: count }, voice) =>
      count === 0
        ? `Il ne reste pas de pièce pour ${voice.tell(seat, 'vous', name => name)}.`
        : `${does(voice, seat, 'recevez', 'reçoit')} ${coins(count)}.`,
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'préparez', 'prépare')} un ballon.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'envoyez', 'envoie')} le détective à ${piece(place)}.`,
    watchTaken: ({ seat }, voice) =>
      voice.tell(
        seat,
        'Vous prenez la montre et commencerez la manche suivante.',
        name => `${name} prend la montre et commencera la manche suivante.`,
      ),
    swapped: (event, voice) => `${does(voice, event.seat, 'défaussez', 'défausse')} le ${card(event.card)}.`,
    travelDrawn: (event, voice) =>
      `${does(voice, event.seat, 'piochez', 'pioche')} ${event.card ? `un ${card(event.card)}` : 'une carte voyage'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'piochez', 'pioche')} ${event ? named(event) : 'une carte événement'}.`,
    travelShuffled: event => `La défausse des voyages (${cards(event.cards)}) est mélangée en une nouvelle pioche.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Cartes événement perdues : ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'piochez', 'pioche')} ${named(event)} : ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'payez', 'paie')} ${coins(price)} pour ${what === 'travel' ? 'une carte voyage' : 'une carte événement'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const what = event === as ? named(event) : `la Princesse comme ${piece(as)}`;
      if (cashed) return `${does(voice, seat, 'défaussez', 'défausse')} ${what} contre une pièce.`;
      return `${does(voice, seat, 'jouez', 'joue')} ${what}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'reprenez', 'reprend')} le ${card(event.card)} dans la défausse.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'partez', 'part')} de ${piece(from)} pour ${piece(to)}.`,
    paid: (event, voice) => `${does(voice, event.seat, 'payez', 'paie')} avec le ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${by === 'balloon' ? 'Le ballon' : capital(named(by))} remplace la carte ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again
        ? `${does(voice, seat, 'payez une pièce et relancez', 'paie une pièce et relance')} : ${die}.`
        : `${does(voice, seat, 'obtenez', 'obtient')} ${die}.`,
    travelled: (event, voice) =>
      `${does(voice, event.seat, 'atteignez', 'atteint')} ${piece(event.to)} en ${days(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) =>
      `${does(voice, seat, 'renoncez', 'renonce')} au jeton ${piece(colour)} de ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'utilisez', 'utilise')} le jeton ${piece(event.colour)} de ${piece(event.place)} : ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${capital(lose(event.seats, voice, event.days))}.`),
    questioned: ({ seat, place, days: count }, voice) => {
      const asks = voice.tell(seat, 'vous interroge', name => `interroge ${name}`);
      return `Le détective ${asks} à ${piece(place)} : ${days(count)} ${count < 2 ? 'perdu' : 'perdus'}.`;
    },
    discarded: (event, voice) => `${does(voice, event.seat, 'défaussez', 'défausse')} ${anyCard(event.card)}.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = [...(travel > 0 ? [`${travel} voyage`] : []), ...(events > 0 ? [`${events} événement`] : [])];
      const given = back.length > 0 ? ` Cartes rendues : ${back.join(', ')}.` : '';
      return `${does(voice, seat, 'êtes', 'est')} de retour à Londres, n° ${order}, en ${days(count)}.${given}`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'abandonnez', 'abandonne')}.`,
    ended: ({ winner }, voice) => `Le pari est réglé : ${voice.tell(winner, 'vous gagnez', name => `${name} gagne`)}.`,
  },
});
