import { COVER } from '../cover.ts';
import { entriesText, lexicon, numeralOf, piecesWith, place, texts, twoDigits } from './sentences.ts';
import { type Pieces, routeText, type TableWords } from './table.ts';

const pieces: Pieces = piecesWith({
  N: 'Nord',
  S: 'Sud',
  W: 'Ouest',
  C: 'Centre',
  E: 'Est',
  busker: 'Musicien du métro',
  openingAct: 'Première partie',
  houseBand: 'Orchestre maison',
  headliner: 'Tête d’affiche',
  toast: 'Coqueluche de Montmartre',
  legend: 'Légende de Saint-Germain',
});

const { piece, all, list } = lexicon('fr', pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${Number(count) < 2 ? one : many}`;

const words: TableWords = {
  setup: (step, number, card) => `Mise en place ${step} sur 4 : le ${number} va dans l’arrondissement de ${card}`,
  turn: (turn, roller) => `Tour ${turn}, ${roller} lance les dés`,
  cards: 'Cartes',
  noCards: 'aucune (dernier tour)',
  dice: 'Dés',
  doubles: 'double : une étoile',
  deck: (left, discarded) => `${counted(left, 'carte', 'cartes')} dans la pioche, ${discarded} dans la défausse`,
  routes: 'Tous les clubs sont remplis : les itinéraires',
  empty: clubs => counted(clubs, 'club libre', 'clubs libres'),
  done: 'a fini',
  thinking: 'réfléchit',
  hidden: 'plan caché jusqu’à la fin',
  pencilled: 'au crayon',
  result: ({ points, clubs, circled, boats }) =>
    `${counted(points, 'point', 'points')} (clubs : ${clubs}, cercles : ${circled}, bateau : ${boats})`,
  best: points => `possible : ${points}`,
};

/** The game in French. */
export const fr = texts({
  title: COVER.title.en,
  pitch: 'Cent jours, quarante clubs de jazz, un seul groupe : inscrivez les dates de la tournée pour tracer le plus long itinéraire.',
  sections: {
    'OT-1': 'Vocabulaire',
    'OT-2': 'Mise en place',
    'OT-3': 'Le tour',
    'OT-4': 'Où vont les nombres',
    'OT-5': 'Étoiles',
    'OT-6': 'Croix',
    'OT-7': 'Derniers tours',
    'OT-8': 'L’itinéraire',
    'OT-9': 'Bateaux-mouches',
    'OT-10': 'Décompte',
    'OT-11': 'Préparation',
  },
  rules: {
    'OT-1.1':
      'Chaque arrondissement a deux clubs de jazz. Un club est libre ou porte un nombre, une étoile ou une croix ; nombres et étoiles peuvent être cerclés. Ce qui est écrit reste.',
    'OT-1.2': 'Chaque arrondissement est au nord ou au sud de la Seine, et à l’ouest, au centre ou à l’est.',
    'OT-1.3': 'Un club appartient aux deux régions de son arrondissement.',
    'OT-1.4': 'Une carte montre une région et un arrondissement qui s’y trouve.',
    'OT-1.5': 'Deux dés forment deux nombres, selon celui qui vient en tête. Le zéro s’écrit : 0 et 7 donnent 07 et 70 ; 07 vaut sept.',
    'OT-1.6': 'Deux dés égaux sont un double et ne donnent jamais de nombres.',
    'OT-2.1': 'Pendant la mise en place, on relance les doubles.',
    'OT-2.2': 'Le plus petit nombre va avec la première carte, le plus grand avec la seconde.',
    'OT-2.3': 'Chacun choisit seul lequel des deux clubs de cet arrondissement reçoit le nombre ; la région de la carte ne compte pas.',
    'OT-2.4': 'Si l’un des deux clubs est pris, le nombre va dans l’autre.',
    'OT-2.5': 'Tous les nombres de la mise en place sont cerclés.',
    'OT-2.6': 'On fait deux fois un lancer avec deux cartes.',
    'OT-2.7': 'Les quatre cartes quittent le jeu pour de bon.',
    'OT-2.8': 'Tous écrivent avant que la carte suivante soit tirée.',
    'OT-3.1': 'Avec trois clubs libres ou plus, on retourne trois cartes, puis on lance les deux dés. Ils valent pour tous.',
    'OT-3.2': 'Si la pioche est vide, la défausse devient la nouvelle pioche.',
    'OT-3.3': 'Sauf si le tour donne une étoile, chacun écrit les deux nombres, chacun dans un club libre différent.',
    'OT-3.4': 'Quand tous ont fini, les trois cartes sont défaussées.',
    'OT-3.5': 'Après chaque tour, les dés passent au voisin de gauche. Celui qui les a ne fait que les lancer.',
    'OT-3.6': 'Après chaque étape, tous les plans ont autant de clubs libres.',
    'OT-3.7': 'Tous écrivent en même temps et en secret. Quand le dernier a fini, tout est inscrit et montré ensemble.',
    'OT-4.1': 'Chaque nombre utilise une des trois cartes ; les deux nombres, des cartes différentes.',
    'OT-4.2': 'Le club doit être dans la région de la carte utilisée.',
    'OT-4.3': 'Un nombre est cerclé si son club est dans l’arrondissement de la carte même qu’il utilise.',
    'OT-4.4': 'Le cercle vient tout seul et ne se refuse pas.',
    'OT-4.5':
      'Chaque nombre peut utiliser n’importe quelle carte, dans l’ordre voulu, et tous deux peuvent aller dans le même arrondissement.',
    'OT-4.6': 'Tant que l’on écrit, aucun ordre des nombres n’est imposé.',
    'OT-5.1': 'Trois cartes de la même région, ou un double : chacun dessine une étoile et n’écrit aucun nombre.',
    'OT-5.2': 'L’étoile va dans un club libre de la région d’une des trois cartes, au choix.',
    'OT-5.3': 'Elle est cerclée si une des trois cartes montre l’arrondissement de son club.',
    'OT-5.4': 'Avec trois cartes de la même région, on lance les dés sans s’en servir.',
    'OT-6.1': 'Une croix dans un club libre ne remplace qu’un nombre ou une étoile qui ne va nulle part.',
    'OT-6.2': 'Les nombres passent avant les croix. Une croix n’est jamais cerclée, et aucun itinéraire n’y passe.',
    'OT-6.3': 'Une croix va dans n’importe quel club libre ; si c’est convenu, d’abord dans une région des cartes visibles.',
    'OT-6.4': 'Si un seul nombre trouve sa place, vous choisissez lequel.',
    'OT-6.5': 'Si les deux nombres peuvent être écrits, le premier doit laisser une place au second. Une option lève cette obligation.',
    'OT-6.6': 'Une étoile qui ne va nulle part devient une croix.',
    'OT-6.7':
      'Si rien ne va, vous mettez deux croix. Sinon vous écrivez un nombre, puis l’autre s’il reste une carte pour lui. Seulement si c’est convenu, vous pouvez choisir une croix pour un nombre qui irait, en le nommant.',
    'OT-7.1': 'Avec un ou deux clubs libres, on ne retourne pas de cartes ; on lance seulement les dés.',
    'OT-7.2': 'Deux clubs, pas de double : un nombre dans chacun, à votre gré.',
    'OT-7.3': 'Un club, pas de double : écrivez un des deux nombres du lancer ; l’autre est perdu.',
    'OT-7.4': 'Deux clubs et un double : une étoile dans l’un, puis encore un dernier tour.',
    'OT-7.5': 'Un club et un double : une étoile dedans.',
    'OT-7.6': 'Dans les derniers tours, rien n’est cerclé et il n’y a pas de croix.',
    'OT-7.7': 'Un dernier tour ne touche ni à la pioche ni à la défausse, et aucune région ne s’impose.',
    'OT-8.1': 'Quand tous les clubs sont remplis, chacun trace un itinéraire.',
    'OT-8.2': 'Un itinéraire est une suite de clubs différents qui commence où l’on veut. Il peut être vide.',
    'OT-8.3': 'Il ne passe jamais par une croix.',
    'OT-8.4': 'D’un club à l’autre, il suit une ligne du plan ou prend le bateau ; on ne traverse pas la Seine autrement.',
    'OT-8.5': 'Aucun nombre ne peut être plus petit que le dernier nombre avant lui, quelles que soient les étoiles entre les deux.',
    'OT-8.6': 'Les étoiles vont partout : au début, à la fin, ou plusieurs de suite.',
    'OT-8.7': 'Aucun club n’est visité deux fois.',
    'OT-8.8': 'Vous tracez votre itinéraire, puis le meilleur est montré ; si c’est convenu, le meilleur est tracé pour tous.',
    'OT-8.9': 'L’itinéraire se trace club par club, en secret, et s’achève quand vous le rendez vous-même.',
    'OT-9.1': 'Le bateau part d’un embarcadère du club où vous êtes, accoste à un autre, et l’itinéraire reprend dans un club de celui-ci.',
    'OT-9.2': 'Il peut traverser le fleuve ou rester sur sa rive.',
    'OT-9.3': 'Un trajet rapporte l’écart entre les deux lettres, dans un sens comme dans l’autre.',
    'OT-9.4': 'L’ordre des nombres vaut aussi de part et d’autre d’un trajet.',
    'OT-9.5': 'Un itinéraire peut avoir plusieurs trajets, toujours séparés par un club, et ne commence ni ne finit par un trajet.',
    'OT-9.6': 'Les embarcadères servent autant de fois que l’on veut ; si c’est convenu, une seule fois chacun.',
    'OT-9.7': 'Quand une ligne et un bateau relient les mêmes clubs, vous choisissez.',
    'OT-9.8': 'Personne n’est obligé de prendre le bateau.',
    'OT-10.1': 'Un point par club de l’itinéraire. Le plus haut score gagne.',
    'OT-10.2': 'Un de plus par nombre ou étoile cerclés qui s’y trouvent.',
    'OT-10.3': 'Plus la longueur de chaque trajet en bateau.',
    'OT-10.4': 'Ce qui n’est pas sur l’itinéraire ne compte pas.',
    'OT-11.1': 'Vous pouvez à tout moment esquisser et changer un plan ; vous seul le voyez.',
    'OT-11.2': 'Selon l’accord, l’esquisse reste libre, elle est vérifiée et comptée, ou le meilleur itinéraire du moment est montré.',
    'OT-11.3': 'Esquisses et aides ne changent aucune règle et ne sont pas conservées.',
  },
  options: {
    firstRoller: {
      name: 'Premier lancer',
      help: 'Qui lance les dés en premier. Cela ne change rien d’autre.',
      values: { random: 'Au hasard' },
    },
    dockUse: {
      name: 'Embarcadères',
      help: 'Si un embarcadère peut servir à plus d’un trajet de l’itinéraire.',
      values: { free: 'Autant que l’on veut', once: 'Une fois chacun (fleuve étroit)' },
    },
    xRule: {
      name: 'Quand mettre une croix',
      help: 'Jusqu’où il faut veiller à placer les deux nombres.',
      values: { strict: 'Écrire les deux si possible', sequential: 'L’un après l’autre', voluntary: 'La croix peut être choisie' },
    },
    xPlace: {
      name: 'Place des croix',
      help: 'Où une croix peut aller.',
      values: { anywhere: 'Dans tout club libre', cardRegions: 'D’abord dans les régions des cartes' },
    },
    routeMode: {
      name: 'Itinéraires',
      help: 'Si vous tracez votre itinéraire ou si le meilleur compte de lui-même.',
      values: { draw: 'Tracés à la main', auto: 'Le meilleur compte' },
    },
    routeAid: {
      name: 'Aide à la préparation',
      help: 'Ce que la table vous dit de votre esquisse.',
      values: { none: 'Rien', validate: 'Erreurs et points', optimum: 'Le meilleur itinéraire du moment' },
    },
    tieBreak: {
      name: 'Égalités',
      help: 'Ce qui se passe à score égal.',
      values: { shared: 'Victoire partagée', detailed: 'Clubs, cercles, bateaux, moins de croix' },
    },
    openBoards: {
      name: 'Plans des autres',
      help: 'Quand vous pouvez regarder les plans des autres.',
      values: { afterStep: 'Après chaque étape', end: 'À la fin seulement' },
    },
  },
  pieces,
  table: words,
  refusals: {
    'OT-1.1': ({ club }) => `${place(club)} est déjà pris.`,
    'OT-2.3': ({ club, arrondissement }) => `${place(club)} n’est pas dans l’arrondissement ${numeralOf(arrondissement)}.`,
    'OT-3.3': ({ number }) => `Vous n’avez pas de ${twoDigits(number)} à écrire.`,
    'OT-4.1': ({ card, shown }) =>
      shown ? `${piece(card)} a servi à votre premier nombre.` : `${piece(card)} n’est pas parmi les cartes visibles.`,
    'OT-4.2': ({ club, region }) => `${place(club)} n’est pas dans la région ${piece(region)}.`,
    'OT-5.2': ({ club }) => `${place(club)} n’est dans aucune région des trois cartes.`,
    'OT-6.3': ({ club }) => `${place(club)} n’est dans aucune région des cartes, alors que d’autres clubs libres y sont.`,
    'OT-6.5': ({ club, number }) =>
      `Avec ${twoDigits(number)} dans ${place(club)} sur cette carte, votre autre nombre n’irait plus nulle part.`,
    'OT-7.3': ({ number }) => `Le ${twoDigits(number)} n’est pas sorti.`,
    'OT-8.3': ({ club }) => `Il y a une croix dans ${place(club)}.`,
    'OT-8.4': ({ club, from }) => `Aucune ligne ne va de ${place(from)} à ${place(club)}.`,
    'OT-8.5': ({ number, last }) => `${twoDigits(number)} est plus petit que ${twoDigits(last)}.`,
    'OT-8.7': ({ club }) => `Vous êtes déjà passé par ${place(club)}.`,
    'OT-9.1': ({ from, to, club, at }) => {
      if (from === to) return 'Le bateau accoste à un autre embarcadère que celui du départ.';
      return `L’embarcadère ${from} doit toucher ${place(at)}, et l’embarcadère ${to} toucher ${place(club)}.`;
    },
    'OT-9.6': ({ from, to }) => `L’embarcadère ${from} ou ${to} a déjà servi.`,
  },
  moves: {
    club: ({ club }) => `L’écrire dans ${place(club)}`,
    write: ({ number, club, card }) => `Écrire ${twoDigits(number)} dans ${place(club)}${card ? ` avec ${piece(card)}` : ''}`,
    star: ({ club }) => `Dessiner une étoile dans ${place(club)}`,
    x: ({ number, club }) => `Mettre une croix dans ${place(club)}${number === null ? '' : ` au lieu de ${twoDigits(number)}`}`,
    low: ({ club }) => `Écrire le plus petit nombre dans ${place(club)}`,
    submit: (_move, view) =>
      view.players.some(({ pending }) => (pending?.length ?? 0) > 0) ? 'Rendre l’itinéraire' : 'Rendre un itinéraire vide',
    start: ({ club }) => `Commencer à ${place(club)}`,
    step: ({ club }) => `Continuer vers ${place(club)}`,
    ride: ({ from, to, club }) => `Prendre le bateau de ${from} à ${to}, puis ${place(club)}`,
  },
  events: {
    setupDrawn: ({ step, number, card }) =>
      `Mise en place ${step} sur 4 : le ${twoDigits(number)} va dans l’arrondissement de ${piece(card)}.`,
    rollerChosen: ({ seat }, voice) => `${voice.name(seat)} a les meilleurs goûts musicaux et lance en premier.`,
    reshuffled: ({ cards }) => `La défausse devient une nouvelle pioche de ${counted(cards, 'carte', 'cartes')}.`,
    turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
      const shown = cards.length > 0 ? `${list(cards.map(piece))} ; ` : '';
      const asked = {
        write: '',
        star: ' Une étoile !',
        lastPair: ' Les deux derniers clubs.',
        lastSingle: ' Le dernier club.',
        lastStar: ' Une étoile !',
      }[kind];
      return `Tour ${turn} : ${shown}${voice.name(roller)} obtient ${dice.join(' et ')}.${asked}`;
    },
    finished: ({ seat }, voice) => `${voice.name(seat)} a fini.`,
    entered: ({ seat, entries }, voice) => (entries ? `${voice.name(seat)} : ${list(entriesText(entries, 'dans'))}.` : undefined),
    routed: ({ seat, route, points, clubs, circled, boats }, voice) =>
      `${voice.name(seat)} marque ${counted(points, 'point', 'points')} (clubs : ${clubs}, cercles : ${circled}, bateau : ${boats} ; ${routeText(route) || 'aucun itinéraire'}).`,
    ended: ({ winners }, voice) => (winners.length === 1 ? `${all(winners, voice)} gagne.` : `${all(winners, voice)} gagnent ensemble.`),
  },
});
