import { manual } from './manual.ts';

export const fr = manual({
  goal: [
    'Vous dirigez une société de tourisme au bord du lac de Constance. Des bus pleins de touristes font le tour du lac ; chacun peut les conduire tous. Construisez des attractions là où ils s’arrêtent. Les touristes y dépensent leurs points, un euro chacun pour le propriétaire.',
    'La partie finit quand un touriste doit monter et que le sac est vide. Elle finit aussi quand les attractions d’une couleur sont épuisées.',
    'La société la plus riche gagne. Construire coûte d’abord de l’argent. Choisissez des villes où les bus doivent souvent s’arrêter, et amenez-y les bus vous-même.',
  ],
  turn: [
    'Choisissez un bus. Il n’est à personne.',
    'Le matin : vous pouvez utiliser une action de la ville où il se trouve.',
    'Trajet : le bus suit les routes jusqu’à la première ville libre qui attire quelqu’un à bord.',
    'Visite : les attractions sont visitées une à une, la plus haute priorité d’abord. Un touriste de la bonne couleur, avec assez de points, perd la valeur et la paie au propriétaire. Les derniers points d’un touriste que vous ruinez sont aussi pour vous.',
    'La journée : vous pouvez utiliser une action de la journée de la ville d’arrivée, par exemple Construire.',
    'Complément : de nouvelles attractions au marché, un nouveau touriste pour chaque touriste ruiné.',
  ],
  scoring: [
    'Seul l’argent compte : celui du départ et celui des touristes, moins les constructions et le ferry. Les attractions ne rapportent plus rien à la fin, mais elles départagent les égalités.',
  ],
  numbers: {
    money: 'Euros dans l’ordre du tour',
    buses: 'Bus',
    aboard: 'Touristes par bus',
    bag: 'Dés dans le sac',
    market: 'Attractions visibles',
  },
  euros: 'euros',
  sum: { ruined: 'touriste ruiné', fare: 'ferry' },
  result: { title: 'D’où vient l’argent', player: 'Société', tiles: 'Attractions' },
  parts: {
    startMoney: 'départ',
    atHome: 'vos tours',
    fromOthers: 'tours des autres',
    ruinMoney: 'touristes ruinés',
    spentOnBuilding: 'construction',
    spentOnFerry: 'ferry',
  },
  towns: {
    title: 'Les villes',
    town: 'Ville',
    spaces: 'Cases',
    morning: 'Action du matin',
    allDay: 'Action de la journée',
    signs: 'Signes',
    harbour: 'port',
    drop: 'goutte d’eau',
    note: 'Les cases sont lues sur l’image du plateau ; une option les modifie.',
  },
  prices: {
    title: 'Le prix des constructions',
    category: 'Catégorie',
    price: 'Euros',
    more: 'de plus par attraction de sa couleur',
    note: 'Un port ajoute encore autant. Notre chiffre : le prix des attractions grises ; une option le modifie.',
  },
});
