import type { LabWords } from './lab-words.ts';

const enough = (isEnough: boolean | null) => (isEnough === null ? '' : isEnough ? ', et suffisant' : ', mais insuffisant');

/** 0, 1 and 1,5 take the singular. */
const unit = (one: string, many: string) => (number: string) => `${number} ${/^−?[01](,|$)/.test(number) ? one : many}`;
const COUNTS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq'];
const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
/** Bots by what they are called in French; styles of a game keep their own names. */
const BOTS: Readonly<Record<string, string>> = {
  random: 'aléatoire',
  greedy: 'glouton',
  easy: 'de niveau facile',
  medium: 'de niveau moyen',
  hard: 'de niveau difficile',
  expert: 'de niveau expert',
};
const games = unit('partie', 'parties');
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const fr: LabWords = {
  decimal: ',',
  thousands: ' ',
  range: (low, high) => `${low} à ${high}`,
  percent: number => `${number} %`,
  units: {
    points: unit('point', 'points'),
    moves: unit('coup', 'coups'),
    turns: unit('tour', 'tours'),
    decisions: unit('décision', 'décisions'),
    choices: number => `${number} choix`,
    leadChanges: unit('changement de tête', 'changements de tête'),
    plain: number => number,
  },
  soFar: (count, isPaired) => `Pour l’instant, après ${count} ${isPaired ? 'paires' : 'parties'}`,
  after: (count, isPaired) => `Après ${count} ${isPaired ? 'paires' : 'parties'}`,
  clearness: { clear: 'net parmi tous', alone: 'net seulement pris à part', open: 'pas net' },
  verdict: {
    nothing: 'Rien à dire encore : aucune partie n’a été jouée.',
    figure: (name, value, range) => (range === '' ? `${name} : ${value}.` : `${name} : ${value} (${range}).`),
    often: (group, share, fair) => `Oui. ${group} gagne ${share} des parties ; la part équitable serait de ${fair}.`,
    firstPlaces: (places, fraction) => `Oui. Les ${COUNTS[places] ?? places} premiers à jouer gagnent ${fraction}.`,
    seldom: share => `Non, plutôt trop rarement : ${share}.`,
    fair: share => `Non. ${share}, c’est équitable.`,
    unclear: (low, high) => `Trop tôt pour le dire : entre ${low} et ${high}.`,
    raises: (variant, by, range, isEnough) =>
      `Oui. ${variant} augmente la valeur de ${by} (${range}) : un changement net${enough(isEnough)}.`,
    lowers: (variant, by, range, isEnough) =>
      `Oui. ${variant} diminue la valeur de ${by} (${range}) : un changement net${enough(isEnough)}.`,
    same: (variant, margin) => `Aucun changement notable dans ${variant} : moins de ${margin} dans les deux sens.`,
    alike: (variant, pairs) => `${variant} ne diffère jamais de A : les ${pairs} paires ont fini de la même façon.`,
    open: (variant, range) => (range === '' ? `Trop tôt pour juger ${variant}.` : `Trop tôt pour juger ${variant} : ${range}.`),
  },
  backing: {
    wins: (first, share, others, isAgreed) =>
      `${isAgreed ? `Dans A, ${small(first)}` : first} gagne ${share} des parties${others.map(([who, each]) => `, ${small(who)} ${each}`).join('')}.`,
    variants: figures => `${figures.map(([name, figure]) => `${name} : ${figure}`).join(' ; ')}.`,
    half: (low, high) => `La moitié des parties se situe entre ${low} et ${high}.`,
    count: (hits, all) => `Cela fait ${games(hits)} sur ${all}.`,
    ends: (most, mostFigure, least, leastFigure) => `Maximum : ${most}, ${mostFigure}. Minimum : ${least}, ${leastFigure}.`,
  },
  fractions: {
    half: 'la moitié des parties',
    threeFifths: 'trois parties sur cinq',
    twoThirds: 'deux parties sur trois',
    threeQuarters: 'trois parties sur quatre',
    fourFifths: 'quatre parties sur cinq',
    nineTenths: 'neuf parties sur dix',
    almost: fraction => `presque ${fraction}`,
    over: fraction => `plus de ${fraction}`,
  },
  who: {
    all: 'L’équipe',
    place: (place, seats) =>
      place === 0
        ? 'Le joueur qui commence'
        : place === seats - 1
          ? 'Celui qui joue en dernier'
          : `Celui qui joue en ${ORDINALS[place] ?? `${place + 1}e`}`,
    seat: seat => `La place ${seat + 1}`,
    bot: name => `Le bot ${BOTS[name] ?? `« ${name} »`}`,
  },
  measures: {
    wins: {
      name: 'Part des victoires',
      means: 'Parties gagnées, sur toutes les parties finies. Une victoire partagée compte pour chacun.',
    },
    score: { name: 'Score', means: 'Le score final, en moyenne sur les parties.' },
    waiting: {
      name: 'Attente',
      means: 'Part des décisions d’une partie que les autres prennent pendant que cette place n’a rien à faire.',
    },
    margin: { name: 'Écart', means: 'Écart entre le meilleur score et le suivant.' },
    moves: { name: 'Durée', means: 'Coups d’une partie, toutes places confondues.' },
    turns: { name: 'Tours', means: 'Les coups consécutifs d’une même place forment un tour.' },
    decisions: { name: 'Décisions', means: 'Coups pour lesquels il y avait au moins une autre possibilité.' },
    choices: { name: 'Choix', means: 'Possibilités à chaque décision, en moyenne.' },
    leadChanges: {
      name: 'Changements de tête',
      means: 'Combien de fois la tête passe d’une place à une autre, selon l’estimation des bots, à dix moments au plus d’une partie.',
    },
    stakes: {
      name: 'Enjeu d’une décision',
      means:
        'De combien le meilleur choix dépasse la moyenne de tous, en score attendu à la fin du tour ; une décision tirée au sort dans une partie sur huit.',
    },
    leaderWins: {
      name: 'Le joueur en tête gagne',
      means:
        'Part des parties gagnées par la place qui est seule en tête après la moitié des coups. Ce sont les bots qui estiment qui est en tête.',
    },
    ending: { name: 'Fin', means: 'Part des parties qui finissent pour cette raison.' },
    worth: {
      name: 'Rendement',
      means: 'Ce qu’un élément rapporte sur toutes les parties, divisé par ce qui le mesure : euros payés, visites, vols.',
    },
  },
  parts: {
    name: 'Part du résultat',
    means:
      'De quoi un résultat est fait : de combien le hasard, les choix et la place l’éloignent d’un résultat équitable. Chaque partie est analysée : les tirages sont comparés à d’autres tirages, les choix à ceux du bot rapide du jeu. Le reste n’est pas expliqué. Les quatre parts font 100 %.',
    of: { luck: 'Hasard', decisions: 'Choix', seat: 'Place et départ', rest: 'Non expliqué' },
  },
  interaction: {
    name: 'Interaction',
    means: 'Dans ce que les joueurs reçoivent, la part qui vient des autres.',
    of: {
      bodensee: 'La part des recettes que les joueurs touchent pendant le tour des autres.',
      'eighty-days':
        'La part de tous les jours que coûtent les autres : le détective qu’ils envoient, et le temps qui presse dès que l’un d’eux est de retour.',
      'tour-operator':
        'Parmi les marqueurs posés dans les rangées d’activités, la part qui ne vaut plus rien parce que quelqu’un d’autre termine la rangée avant. Les touristes pris et les villes fermées par les autres ne comptent pas.',
      'on-tour-paris':
        'Ici, personne n’agit sur les autres : chacun remplit son plan avec les mêmes cartes et les mêmes dés. On mesure donc à quel point les plans diffèrent : chaque club d’un plan est comparé au même club de chaque autre plan.',
      'city-tour': 'Aucune, car tout le monde conduit le même bus et gagne ou perd ensemble.',
    },
  },
  definitions: {
    interval: 'Dans 95 expériences sur 100, la vraie valeur se trouve dans cet intervalle.',
    pairs: 'La partie 17 de A et la partie 17 de B ont le même hasard et sont comparées l’une à l’autre.',
    clear:
      'Un changement est net quand son intervalle ne contient pas zéro. Tant que des parties se jouent, un intervalle plus large décide : il reste valable, même si l’on regarde souvent.',
    dead: 'Inutilisé : n’a servi dans aucune partie.',
    leader: 'La place qui est devant à un moment de la partie, selon l’estimation des bots.',
    decision: 'Un coup pour lequel il y avait au moins une autre possibilité.',
    worth: 'Intervalles obtenus par 400 nouveaux tirages au sort parmi les parties.',
  },
  reasons: {
    lost: by => `a perdu de ${by}`,
    won: by => `a gagné de ${by}`,
    caught: by => `en tête à mi-partie, a perdu de ${by}`,
    decided: by => `écart de ${by}`,
    despite: by => `a perdu malgré un meilleur score (écart de ${by})`,
    level: 'à égalité',
    result: score => `résultat : ${score}`,
    most: 'le maximum',
    least: 'le minimum',
    toLast: 'contre le dernier à jouer',
    typical: moves => `durée habituelle : ${moves}`,
    unfinished: moves => `inachevée après ${moves}`,
    turned: 'B renverse le résultat',
  },
  wishes: {
    startPlayerLost: 'le joueur qui commençait a perdu',
    startPlayerWon: 'le joueur qui commençait a gagné',
    closest: 'l’écart était le plus petit',
    clearest: 'l’écart était le plus grand',
    longest: 'il y a eu le plus de coups',
    shortest: 'il y a eu le moins de coups',
    mostLeadChanges: 'la tête a changé le plus souvent',
    leaderCaught: 'le joueur en tête a été rattrapé',
    unfinished: 'la fin n’est jamais venue',
    winnerChanged: 'B a changé le vainqueur',
    endedBy: 'la fin est due à une certaine raison',
  },
  questions: {
    startPlayer: {
      ask: 'Le joueur qui commence gagne-t-il trop souvent ?',
      line: 'Les victoires selon l’ordre du tour, comparées à des parts égales.',
    },
    length: { ask: 'Combien dure une partie ?', line: 'Les coups d’une partie, de la plus courte à la plus longue.' },
    closeness: { ask: 'La fin est-elle serrée ?', line: 'L’écart entre le meilleur score et le suivant.' },
    leader: { ask: 'Le joueur en tête est-il rattrapé ?', line: 'Combien de fois le joueur en tête à mi-partie gagne à la fin.' },
    waiting: { ask: 'Combien de temps attend-on ?', line: 'Les décisions des autres pendant qu’une place n’a rien à faire.' },
    luckShare: { ask: 'Quelle est la part du hasard ?', line: 'De quoi les résultats sont faits : hasard, choix, place.' },
    choices: { ask: 'Y a-t-il beaucoup à décider ?', line: 'Les décisions d’un tour et les choix possibles.' },
    strongerBot: { ask: 'Quel bot est le plus fort ?', line: 'Deux bots à une table, leurs victoires comparées à des parts égales.' },
    twoThings: { ask: 'Et si je change deux choses ?', line: 'Toutes les combinaisons de deux variantes, en tableau.' },
    dearerFerry: { ask: 'Et si le ferry coûte 1 € de plus ?', line: 'L’argent à la fin, avec un ferry à 1 et à 2 euros.' },
    evenMoney: {
      ask: 'Et si chacun commence avec autant d’argent ?',
      line: 'Les victoires du joueur qui commence, avec des sommes échelonnées ou égales.',
    },
    noGrey: { ask: 'Que changent les attractions grises ?', line: 'La durée d’une partie avec et sans elles.' },
    townWorth: { ask: 'Quelle ville vaut le voyage ?', line: 'L’argent laissé dans une ville pour chaque bus qui arrive.' },
    attractionWorth: { ask: 'Une attraction est-elle trop forte ?', line: 'Les recettes pour chaque euro qu’une attraction a coûté.' },
    daysByOthers: {
      ask: 'Combien de jours les autres me coûtent-ils ?',
      line: 'La part des jours due au détective et au temps qui presse.',
    },
    fromOthers: { ask: 'Combien gagne-t-on pendant le tour des autres ?', line: 'La part des recettes qui vient du tour des autres.' },
    markersLost: {
      ask: 'Combien de marqueurs d’activité sont posés pour rien ?',
      line: 'La part des marqueurs posés dans des rangées que quelqu’un d’autre termine avant.',
    },
    mapsDiffer: {
      ask: 'À quel point nos plans diffèrent-ils ?',
      line: 'La part des clubs qui diffèrent d’un plan à l’autre.',
    },
    otherDeck: { ask: 'Que change la pioche Expédition ?', line: 'Les jours de voyage avec l’une et l’autre pioche.' },
    noDetective: { ask: 'Combien coûte le détective ?', line: 'Les jours de voyage avec et sans ses jours.' },
    noPressure: { ask: 'Combien coûte le temps qui presse ?', line: 'Les jours de voyage avec et sans cette règle.' },
    biggerHand: { ask: 'Et si l’on peut garder plus de cartes ?', line: 'La durée d’une partie avec une main de 6 et de 9 cartes.' },
    deadEvents: { ask: 'Quelles cartes événement sont jouées ?', line: 'Combien de fois une carte est jouée quand elle est piochée.' },
    legDays: { ask: 'Quelle étape est la plus longue ?', line: 'Les jours que prend chaque trajet sur une étape.' },
    rowsFinished: {
      ask: 'Quelles rangées d’activités ne sont jamais terminées ?',
      line: 'Les parties où une rangée est terminée, et les points par marqueur.',
    },
    employeeWorth: { ask: 'Quel employé mérite d’être embauché ?', line: 'Les points pour chaque embauche.' },
    cityWorth: { ask: 'Quelle ville vaut le vol ?', line: 'Les points des intérêts pour chaque vol vers une ville.' },
    smallDeck: { ask: 'Et s’il n’y a que 30 touristes ?', line: 'Les points avec la pioche entière et la petite.' },
    shorterGame: {
      ask: 'Le joueur en tête est-il rattrapé dans une partie plus courte ?',
      line: 'Combien de fois le joueur en tête à mi-partie gagne, en cinq semaines.',
    },
    moreFuel: { ask: 'Et si chacun commence avec plus de carburant ?', line: 'Les points avec 2 et avec 4 carburants au début.' },
    points: { ask: 'Combien de points marque-t-on ?', line: 'Les points d’un itinéraire, du plus bas au plus haut.' },
    docksOnce: {
      ask: 'Et si un embarcadère ne sert qu’une fois ?',
      line: 'Les points avec des embarcadères à usage libre et à usage unique.',
    },
    freeX: {
      ask: 'Et si l’on peut choisir de mettre une croix ?',
      line: 'Les points avec la règle stricte et avec des croix volontaires.',
    },
    xInRegions: {
      ask: 'Et si une croix doit aller dans une région des cartes ?',
      line: 'Les points avec des croix partout et dans les régions.',
    },
    dockWorth: { ask: 'Quel embarcadère rapporte le plus ?', line: 'De combien ceux qui s’en servent dépassent la moyenne de leur table.' },
    arrondissementWorth: {
      ask: 'Quel arrondissement est sur le chemin ?',
      line: 'Les clubs d’un itinéraire, sur tous ceux de l’arrondissement.',
    },
    dayTooHard: { ask: 'Cette journée est-elle trop difficile ?', line: 'La part des journées gagnées.' },
    losingReason: { ask: 'Qu’est-ce qui fait perdre le plus souvent ?', line: 'Combien de fois la journée finit pour chaque raison.' },
    openPiles: { ask: 'Que changent les piles visibles ?', line: 'Les journées gagnées avec des piles cachées et visibles.' },
    avoidableSites: {
      ask: 'Et si l’on peut éviter les sites spéciaux ?',
      line: 'Les victoires avec l’une et l’autre règle, à la journée 5.',
    },
    closedSigns: { ask: 'Et si les sites aux panneaux sont fermés ?', line: 'Les victoires avec l’une et l’autre règle, à la journée 8.' },
    siteWorth: { ask: 'Quel site vaut le détour ?', line: 'Les voyageurs déposés à chaque passage du bus.' },
    dayOrder: {
      ask: 'Les journées sont-elles de plus en plus difficiles ?',
      line: 'La part des victoires pour chacune des douze journées.',
    },
    moreDrivers: { ask: 'Est-ce plus difficile à plusieurs ?', line: 'La part des journées gagnées à quatre.' },
    betterDriver: { ask: 'Quel bot est le meilleur ?', line: 'Les journées gagnées par l’un et par l’autre.' },
  },
};
