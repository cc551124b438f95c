import { manual } from './manual.ts';

export const fr = manual({
  goal: [
    'Votre groupe part en tournée dans les clubs de jazz de Paris. Chacun a son plan de quarante clubs. Tour après tour, deux dés donnent à tous les mêmes nombres ; à vous de choisir où les écrire. La boîte contient aussi un plan de New York et ses quarante cartes ; il n’est pas inclus ici.',
    'Quand tous les clubs sont remplis, chacun trace un itinéraire de club en club, au besoin en bateau. Puis c’est fini.',
    'Le long de l’itinéraire, les nombres ne descendent jamais. Chaque club rapporte un point, chaque cercle un de plus, chaque trajet en bateau sa longueur. Le meilleur total gagne. Rangez donc vos nombres en écrivant, du plus petit au plus grand, le long d’un chemin praticable.',
  ],
  turn: [
    'On retourne trois cartes et on lance les deux dés, les mêmes pour tous. 3 et 7 donnent 37 et 73.',
    'Écrivez les deux nombres, chacun dans un club libre de la région d’une carte. Chaque nombre utilise sa propre carte.',
    'Si le club est dans l’arrondissement même que montre sa carte, le nombre est entouré : il vaudra davantage.',
    'Un double, ou trois cartes de la même région : dessinez une étoile à la place. Une étoile vaut n’importe quel nombre.',
    'Ce qui ne va nulle part devient une croix, et aucun itinéraire ne passe par une croix.',
    'S’il ne reste qu’un ou deux clubs libres, on lance seulement les dés, et rien n’est entouré.',
  ],
  scoring: [
    'Seul l’itinéraire compte : clubs, cercles et bateaux. Un bateau part d’un embarcadère de votre club et arrive à n’importe quel autre. Chaque pas le long des embarcadères vaut un point.',
    'En solo, vous jouez pour un titre : le tableau dit combien de points il demande.',
  ],
  numbers: {
    clubs: 'Clubs par plan',
    cards: 'Cartes dans la boîte',
    given: 'Nombres de départ',
    shown: 'Cartes par tour',
    dice: 'Dés',
  },
  sum: { tens: 'un dé', ones: 'l’autre', lower: 'le plus petit nombre ; l’autre, ce sont les mêmes dés inversés' },
  result: {
    title: 'Ce que valent les itinéraires',
    player: 'Groupe',
    clubs: 'clubs',
    circled: 'cercles',
    boats: 'bateaux',
    points: 'points',
  },
  ours: {
    clubs: 'leur place, leur nom et les lignes qui les relient',
    docks: 'leur place ; lettres et longueurs viennent de la règle',
    cards: 'la région associée à chaque arrondissement',
    homes: 'lesquels sont à l’Ouest, au Centre ou à l’Est',
    secret: 'que cela se fait en secret',
    starCircle: 'que le cercle d’une étoile n’est pas un choix',
    bestShown: 'que le meilleur itinéraire est montré',
    between: 'qu’il faut un club avant et après le bateau',
    ties: 'ce qui se passe à égalité',
  },
  docks: {
    title: 'Les trajets en bateau, en points',
    from: 'De',
    note: 'Notre dessin : la place des embarcadères. Lettres et longueurs viennent de la règle.',
  },
  titles: {
    title: 'Les titres selon les points',
    name: 'Titre',
    free: 'Embarcadères libres',
    once: 'Une fois chacun',
    note: 'Nos chiffres, d’après de nombreuses parties jouées par des bots.',
  },
});
