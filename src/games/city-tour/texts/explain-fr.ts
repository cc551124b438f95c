import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  kinds: {
    tile: 'Tuile Routes',
    rotation: 'Rouler',
    passenger: 'Passager',
    vote: 'Vote',
    site: 'Site',
    letter: 'Lettre sans site',
    sign: 'Panneau Déviation',
    fan: 'Fan',
    bus: 'Bus',
    pile: 'Piles',
    unseen: 'Tuiles cachées',
    discards: 'Défausse',
    reserve: 'Réserve',
    day: 'Carte Journée',
    card: 'Carte de la journée',
    space: 'Case devant le bus',
    exit: 'Sortie',
    turn: 'Tour de jeu',
  },
  tile: {
    X: 'Deux routes droites se croisent, l’une au-dessus de l’autre. Le bus va tout droit et prend ceux qui attendent sur sa route.',
    D: 'Deux virages séparés. Le bus suit celui où il entre et prend ceux qui y attendent ; les autres restent là.',
    inspector: 'Elle doit être posée. Chaque fois que le bus roule dessus, un passager doit descendre.',
  },
  asItLies: phrases => `Posée sans pivoter : ${phrases}.`,
  rotated: degrees => (degrees === 0 ? 'Telle quelle' : `Pivotée de ${degrees}°`),
  rotation: 'Pose la tuile ainsi, et le bus part aussitôt. Une tuile posée ne bouge plus.',
  passenger: isFan =>
    isFan
      ? 'Occupe une place. Descend au Stade ou à la Gare ; si la contrôleuse fait descendre un fan, c’est pour de bon.'
      : 'Occupe une place. Descend à un site de sa couleur, avec tous ceux de cette couleur ; la contrôleuse peut en renvoyer un à la réserve.',
  onBus: (tally, free) => `À bord : ${tally} ; ${free} ${free > 1 ? 'places libres' : 'place libre'}.`,
  emptyBus: 'Le bus est vide.',
  concede: 'Abandonner la journée',
  vote: needed =>
    needed === 1
      ? 'Votre voix termine aussitôt la journée, perdue.'
      : `À ${needed} voix, la journée est perdue. Les voix s’annulent à la tuile suivante.`,
  votes: (count, needed) => `${count} voix sur ${needed}.`,
  site: tally =>
    `Il faut au moins ${tally}. Tous ceux de cette couleur descendent : s’ils sont assez nombreux, ils restent et comptent ; sinon, ils retournent à la réserve.`,
  specials: {
    PARK: 'Un passager vert, un orange et un bleu descendent et comptent. S’il manque une couleur, la journée est perdue sur-le-champ.',
    STATION:
      'Un bus complet se vide : six passagers, quelle que soit la couleur, descendent et comptent. À moins de six, la journée est perdue.',
    STADIUM: 'Les deux fans descendent et comptent. S’ils ne sont pas tous deux à bord, la journée est perdue sur-le-champ.',
  },
  mandatory: 'Il faut le desservir pour gagner.',
  now: (aboard, missing) => `À bord : ${aboard} ; ${missing === 0 ? 'c’est assez' : `il en manque ${missing}`}.`,
  here: crowd => `Ici : ${crowd}.`,
  passed: 'Le bus est passé ; on ne peut plus amener personne ici.',
  closed: 'Fermé pour l’instant ; tout le monde resterait à bord.',
  letter: 'Rien ne se passe ici ; le bus fait le tour et rentre en ville.',
  sign: areSitesOpen =>
    `Le premier panneau rencontré ouvre les sites, le second ferme les suivants. Les sites des panneaux sont ${areSitesOpen ? 'ouverts' : 'fermés'}.`,
  signs: met => `Panneaux rencontrés : ${met} sur 2.`,
  fan: 'Monte au passage du bus, après le site, s’il y a une place ; sinon il reste là pour de bon.',
  bus: 'Six places. Les voyageurs de sa route montent tant qu’il reste une place.',
  pile: isOpen =>
    isOpen
      ? 'À chaque tour, la première tuile de chaque pile est révélée ; on voit aussi les suivantes.'
      : 'À chaque tour, la première tuile de chaque pile est révélée ; l’une des deux est posée.',
  left: count => `${count} ${count > 1 ? 'tuiles' : 'tuile'}.`,
  unseen: 'Les tuiles qui n’ont pas encore été révélées. Toutes ont la même chance d’être révélées.',
  discards: 'Les tuiles non choisies ; elles ne reviennent plus de la journée.',
  reserve: 'Les pions qui ne sont ni dans le bus ni sur un site. Une couleur épuisée ne monte plus.',
  day: objective => `Amenez ${objective} voyageurs à leurs sites avant que le bus quitte la ville, et la journée est gagnée.`,
  delivered: (count, objective) => `Arrivés : ${count} sur ${objective}.`,
  cards: {
    Park: 'Le Parc est en ville : un passager de chaque couleur, sinon la journée est perdue.',
    Controller: 'La tuile Contrôleur est parmi les tuiles. Révélée, elle doit être posée.',
    Station: 'La Gare est en ville : six passagers, sinon la journée est perdue.',
    Detour: 'Les sites n’accueillent personne avant le premier panneau ni après le second.',
    Stadium: 'Deux fans attendent en ville ; le Stade demande les deux.',
  },
  voyageurs: (tally, count) => `À bord à la sortie : ${tally}, sinon la journée est perdue. Ils ajoutent ${count} au total.`,
  space: 'La prochaine tuile se pose ici, et nulle part ailleurs.',
  exit: 'Quand le bus sort par ici, la journée finit et on compte les voyageurs sur les sites.',
  turn: 'Le bus sort de la ville au plus tôt au tour 7, au plus tard au tour 16. Aucune route n’est prise deux fois.',
  turnNow: turn => `C’est le tour ${turn}.`,
};
