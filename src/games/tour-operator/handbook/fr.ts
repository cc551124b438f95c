import { manual } from './manual.ts';

export const fr = manual({
  goal: [
    'Vous dirigez une agence de voyages : un bureau, un avion, un hôtel. Des touristes arrivent au bureau, et vous les emmenez dans des villes qui leur plaisent. Ils dorment dans votre hôtel jusqu’au retour.',
    'La partie dure un nombre fixe de semaines, plus grand quand les joueurs sont peu nombreux. Elle se termine après la dernière semaine.',
    'Le joueur qui a le plus de points gagne. Ils viennent des passagers qui atterrissent là où ils se plaisent et des rangées d’activités complétées en premier. On en perd avec les sièges sales, les mauvaises chambres et les touristes qui partent en colère.',
  ],
  setup: [
    'Disposez les villes au hasard en grille, de la taille indiquée dans le tableau ci-dessous.',
    'Chacun prend une agence : sièges et chambres propres, aucun point, aucun employé, un bureau vide. Carburants et coupons sont dans le tableau.',
    'Mélangez les touristes et les employés, chacun dans sa pioche.',
    'Dans l’ordre du tour, chacun choisit le côté de la grille où attend son avion. Plusieurs joueurs peuvent prendre le même.',
  ],
  turn: [
    'Départs : chaque séjour raccourcit d’une semaine ; les chambres qui se libèrent sont sales.',
    'Nouveaux touristes : prenez-les un par un jusqu’à en avoir quatre au bureau.',
    'Dés : lancez-en cinq, changez-en jusqu’à deux en sacrifiant d’autres, prenez des jetons et embauchez ; puis nettoyez, réconfortez, préparez.',
    'Vol : embarquez jusqu’à trois touristes et volez ; chaque ville survolée ou atteinte coûte 1 carburant. Dans une ville ouverte, chaque passager marque la valeur d’un de ses intérêts.',
    'Arrivées à l’hôtel : à chacun une chambre propre et libre.',
    'Week-end : vous pouvez couvrir une activité de la ville ; la ville ferme. Ceux qui attendent encore au bureau perdent patience.',
  ],
  scoring: [
    'Les points comptent aussitôt : la piste montre toujours où vous en êtes. Ils peuvent passer sous zéro.',
    'À égalité, celui qui a le moins de touristes en attente gagne, puis celui qui a le plus de jetons. Sinon, la victoire est partagée.',
  ],
  numbers: {
    grid: 'Grille (colonnes × lignes)',
    cities: 'Villes',
    weeks: 'Semaines',
    fuel: 'Carburants chacun',
    coupons: 'Coupons chacun',
    first: 'Touristes proposés',
    rows: 'Rangées en jeu',
  },
  points: 'points',
  player: 'Agence',
  result: 'D’où viennent les points',
  groups: { sights: 'intérêts', rows: 'activités', staff: 'employés', seats: 'sièges', rooms: 'chambres', angry: 'en colère' },
  ours: {
    cities: 'les valeurs et les activités, sauf mention contraire',
    cairo: 'nature 3 et culture 5',
    kyoto: 'les deux activités',
    tourists: 'tous les symboles, sauf mention contraire',
    symbols: 'tous les symboles',
    interests: 'les deux intérêts',
    employees: 'les effets',
    rows: 'les cases et les bonus',
  },
  rows: {
    title: 'Les rangées d’activités',
    row: 'Rangée',
    spaces: 'Cases',
    bonus: 'Bonus du premier',
    players: 'Joueurs',
    note: 'Notre chiffre : les cases et les bonus. Le dessin du plateau d’hôtel est perdu.',
  },
});
