// The rulebook and the options, in French.
import { type Book, gridIn, weeksIn } from './sentences.ts';

const weeks = weeksIn('7 semaines à deux, 6 à trois et 5 à quatre (ou 6, mais le carburant du dernier vol est alors difficile à prévoir)', [
  'semaine',
  'semaines',
]);
const counted = (count: number, one: string) => `${count} ${one}${count < 2 ? '' : 's'}`;
const grid = gridIn(
  { cols: count => `${count} par ligne`, rows: count => counted(count, 'ligne'), gaps: count => counted(count, 'vide') },
  parts => `Les villes : ${parts}.`,
  'Certaines cartes sont propres à cette table et diffèrent des cartes imprimées.',
);

export const book: Book = {
  sections: {
    'TO-G': 'En général',
    'TO-1': 'Départs de l’hôtel',
    'TO-2': 'Nouveaux touristes',
    'TO-3': 'Ressources',
    'TO-F': 'Actions libres',
    'TO-4': 'Le vol',
    'TO-5': 'Arrivées à l’hôtel',
    'TO-6': 'Activités et impatience',
    'TO-X': 'La fin',
  },
  rules: {
    'TO-G.1': ({ rounds }) => `La partie dure ${weeks(rounds)}. Une semaine a six phases, et chacune se termine quand tous l’ont achevée.`,
    'TO-G.2': 'Chaque semaine, on joue dans le sens horaire à partir du premier joueur.',
    'TO-G.3':
      'L’ordre compte pour les nouveaux touristes, les dés, les vols et les week-ends. Pour les départs et arrivées à l’hôtel, il est sans effet.',
    'TO-G.4': ({ startTieIncludesCurrent: includes }) =>
      `Celui qui a le moins de points commence la semaine suivante ; à égalité, celui qui a le moins de ressources ; puis le plus proche dans le sens horaire${includes ? '' : ', le premier joueur actuel en dernier'}.`,
    'TO-G.5': ({ startFuel, startCoupons }) =>
      `Vos ressources sont les jetons de votre réserve, au départ ${counted(startFuel, 'carburant')} et ${counted(startCoupons, 'coupon')}. Ceux qui sont posés sur des sièges ou des chambres ne comptent plus.`,
    'TO-G.6':
      'Personne ne connaît l’ordre d’une pioche. Une pioche vide est refaite avec sa défausse ; s’il n’y a plus aucune carte, on n’en pioche pas.',
    'TO-G.7': 'Jetons et marqueurs ne manquent jamais, et vous pouvez en avoir autant que vous voulez.',
    'TO-G.8': 'Le score peut descendre sous zéro. La piste montre dizaines et unités.',
    'TO-G.9': 'Chaque changement de points a une raison, et le journal la donne.',
    'TO-G.10': agreed =>
      `Le hasard ne décide que de la place des villes, du premier joueur, des touristes et employés révélés, et des dés.${grid(agreed)}`,
    'TO-G.11': 'Ce que plusieurs joueurs font en même temps ne touche que leurs propres plateaux.',
    'TO-1.1': 'La première semaine, personne ne quitte l’hôtel.',
    'TO-1.2': 'Chaque séjour raccourcit d’une semaine.',
    'TO-1.3': 'La dernière semaine passée, tous les clients de la chambre partent. Elle est alors vide et sale.',
    'TO-1.4': 'Ceux à qui il reste des semaines demeurent, sans qu’on nettoie leur chambre.',
    'TO-1.5': 'Un départ ne rapporte rien.',
    'TO-2.1': 'Après cette phase, chacun a quatre touristes au bureau.',
    'TO-2.2': 'Chaque joueur qui a un guichet libre participe au tour de choix. Quand il n’y a plus personne, la phase est terminée.',
    'TO-2.3': ({ touristDeck }) =>
      `On révèle un touriste de plus qu’il n’y a de participants.${touristDeck === 'full60' ? '' : ' Il n’y a que 30 touristes.'}`,
    'TO-2.4': 'Chacun prend un des touristes révélés : dans l’ordre du tour, et à rebours un tour de choix sur deux.',
    'TO-2.5': 'Le touriste restant est défaussé.',
    'TO-2.6': 'Le touriste s’installe à votre premier guichet libre, aussi patient que l’indique sa carte.',
    'TO-2.7': 'Avec quatre touristes au bureau, votre tour de choix est sauté.',
    'TO-2.8': 'Si les cartes manquent, les derniers n’en reçoivent pas et la phase s’achève.',
    'TO-2.9': 'Les touristes restés dans l’avion ne comptent pas parmi ceux du bureau.',
    'TO-3.1': 'Quand vient votre tour, vous lancez les cinq dés.',
    'TO-3.2': 'Sacrifiez un dé pour en tourner un autre sur la face de votre choix. C’est possible deux fois par semaine.',
    'TO-3.3': 'Un dé sacrifié ne rapporte rien, et on n’en sacrifie un que pour en tourner un autre.',
    'TO-3.4': 'Les employés qui changent les dés aident jusqu’à ce que vous gardiez vos dés ; ensuite ils sont fixés.',
    'TO-3.5': 'Une face jeton donne ce jeton, une face employé une embauche, un joker, l’une de ces récompenses au choix.',
    'TO-3.6': 'Les jetons simples viennent d’abord. Puis vous résolvez les dés employé et joker un à un, dans l’ordre de votre choix.',
    'TO-3.7': 'Pour embaucher, on révèle trois cartes. Prenez-en une ou aucune ; les autres sont défaussées.',
    'TO-3.8': 'Bureau, avion et hôtel ont chacun une place. Le nouveau remplace l’ancien.',
    'TO-3.9': 'Tant que les cartes sont visibles, vos employés peuvent encore servir, même celui qui va partir.',
    'TO-3.10': 'Un nouvel employé peut travailler dès cette semaine.',
    'TO-3.11':
      'Avec le symbole recyclage, un employé travaille une fois par semaine, sauf si sa carte dit plus ; avec la poubelle, une seule fois, puis la carte est défaussée.',
    'TO-3.12': ({ overlapPrep }) =>
      `${overlapPrep ? 'Quand tous ont lancé les dés, chacun se prépare en même temps' : 'Après les dés, vous vous préparez'} : nettoyer, réconforter, employer. Dites quand c’est terminé.`,
    'TO-F.1': 'Chaque action libre a ses moments à elle dans votre tour.',
    'TO-F.2': 'Un jeton siège nettoie un siège qui n’est pas propre, même occupé.',
    'TO-F.3': 'Un jeton chambre nettoie une chambre vide qui n’est pas propre.',
    'TO-F.4': 'Un coupon rend content un touriste impatient du bureau, pendant la préparation ou le week-end.',
    'TO-F.5': 'Un employé ne travaille que comme et quand sa carte le dit.',
    'TO-F.6': 'Les actions libres ne coûtent pas de tour et se font dans n’importe quel ordre.',
    'TO-F.7': 'Les jetons posés sur des sièges ou des chambres ne se reprennent jamais.',
    'TO-4.1': 'Dans l’ordre du tour, chacun embarque, vole ou reste, et arrive.',
    'TO-4.2': 'Jusqu’à trois touristes de votre bureau prennent des sièges libres. Personne n’est obligé de voler.',
    'TO-4.3': 'Vous pouvez embarquer plus de passagers que vous n’avez de chambres propres. À vos risques.',
    'TO-4.4': 'L’avion vole une fois vers une autre ville, jamais en diagonale, ou reste sur place sans frais.',
    'TO-4.5': 'Chaque ville survolée ou atteinte coûte 1 carburant.',
    'TO-4.6': ({ baseline }) =>
      `De l’extérieur, la première ville de toute ligne ou colonne face à votre côté coûte 1 carburant.${baseline === 'choose' ? '' : ' Votre place détermine ce côté.'}`,
    'TO-4.7': 'Un avion qui n’a pas encore quitté son côté en part toujours. Il n’y revient jamais.',
    'TO-4.8': 'Sans assez de carburant, une ville est hors d’atteinte.',
    'TO-4.9': 'Une ville n’accueille qu’un avion. On peut en survoler un autre.',
    'TO-4.10': 'On peut survoler une ville fermée et y atterrir.',
    'TO-4.11':
      'Au départ, même en restant : −1 pour un touriste affaires en éco, −1 pour un passager sur un siège sale. Puis tout siège occupé est sale.',
    'TO-4.12': 'Un touriste sans symbole affaires en classe affaires ne change rien.',
    'TO-4.13':
      'Dans une ville ouverte, chaque passager marque la valeur que la ville donne à l’un de ses intérêts, et 1 de plus si cet intérêt porte un +1.',
    'TO-4.14': 'Les points comptent aussitôt, et une seule fois par touriste.',
    'TO-4.15':
      'Dans une ville fermée ou hors de la grille, personne ne marque, et vous décidez pour chaque passager : aller à l’hôtel, quitter l’avion ou rester à bord.',
    'TO-4.16': 'À l’hôtel, le passager prend une chambre sans points. S’il quitte l’avion : −3.',
    'TO-4.17': 'Rester à bord : −1, et le passager garde son siège jusqu’au prochain vol. Impossible sur le strapontin.',
    'TO-4.18': ({ stayRule }) =>
      `Un passager resté à bord garde son siège la semaine suivante et vole aussi. ${stayRule === 'grounded' ? 'Cette semaine-là, les touristes de l’agence ne peuvent pas voler' : 'Les touristes de l’agence n’embarquent que sur les sièges libres'}.`,
    'TO-4.19': 'Un vol à vide est permis et compte comme une visite.',
    'TO-5.1': 'Tous les arrivants doivent recevoir une chambre. Vous les placez un à un.',
    'TO-5.2': 'Une chambre doit être propre et vide.',
    'TO-5.3': 'Le jeton chambre est retiré ; le client reste autant de semaines que dit sa carte.',
    'TO-5.4': 'Un VIP en chambre simple ou au dortoir coûte 1 point. Tout le monde peut dormir dans la chambre VIP.',
    'TO-5.5': 'Deux clients ne partagent le dortoir que si tous deux ont le symbole et arrivent ensemble.',
    'TO-5.6': 'N’importe quel client peut avoir le dortoir pour lui seul.',
    'TO-5.7': 'À deux au dortoir, on reste le temps du séjour le plus long.',
    'TO-5.8': 'Avec le symbole dortoir, on dort dans n’importe quelle chambre.',
    'TO-5.9':
      'Si aucun de ceux qui attendent n’a de chambre possible, et alors seulement, vous pouvez en refuser un : vous perdez ses points et 3 de plus.',
    'TO-5.10': 'Avant de refuser quelqu’un, vous pouvez nettoyer et faire travailler vos employés, sans y être obligé.',
    'TO-5.11': 'Après les arrivées, tous les sièges sont vides, sauf ceux des passagers restés à bord.',
    'TO-6.1': 'Dans l’ordre du tour : marqueur, fermeture de la ville, actions libres, humeur, dernières actions libres.',
    'TO-6.2': ({ activityNeedsGuest: needs }) =>
      `Si vous avez atterri dans une ville ouverte${needs ? ' et logé un de ses visiteurs' : ''}, vous pouvez poser un marqueur sur une activité de cette ville.${needs ? ' Une variante dispense de loger.' : ''}`,
    'TO-6.3': 'Les cases d’une rangée se couvrent dans n’importe quel ordre.',
    'TO-6.4': 'Le premier à couvrir une rangée reçoit aussitôt son bonus. Ensuite, plus personne ne peut y poser de marqueur.',
    'TO-6.5': 'Certaines rangées ne servent qu’à trois ou quatre joueurs.',
    'TO-6.6': 'La ville visitée est fermée jusqu’à la fin, quel que soit le résultat.',
    'TO-6.7': 'Chaque ville ne rapporte qu’une fois par partie.',
    'TO-6.8':
      'Pour chaque touriste encore au bureau, guichet par guichet : préservez son humeur avec un coupon ou l’agent de voyages, ou laissez-la baisser.',
    'TO-6.9': 'Un touriste content devient impatient ; un impatient se met en colère, part et coûte 3 points.',
    'TO-6.10': 'L’humeur baisse aussi la dernière semaine.',
    'TO-6.11': 'Avant que l’humeur ne baisse, vous pouvez aussi réconforter un touriste avec un coupon.',
    'TO-X.1': 'La partie s’achève après la dernière semaine. Les jetons restants ne rapportent rien.',
    'TO-X.2': 'Celui qui a le plus de points gagne.',
    'TO-X.3': 'À égalité, celui qui a le moins de touristes en attente, au bureau ou dans l’avion, gagne.',
    'TO-X.4': 'Si l’égalité demeure, celui qui a le plus de ressources gagne.',
    'TO-X.5': 'Si l’égalité demeure encore, la victoire est partagée.',
  },
  options: {
    cols: {
      name: 'Villes par ligne',
      help: 'Combien de villes côte à côte.',
      rulebook: 'Conseillé : 4 à deux, 5 à trois ou quatre. Tout autre nombre est permis.',
      values: { recommended: 'Comme conseillé' },
    },
    rows: {
      name: 'Lignes de villes',
      help: 'Combien de lignes de villes.',
      rulebook: 'Conseillé : 4 à deux ou trois, 5 à quatre. Tout autre nombre est permis.',
      values: { recommended: 'Comme conseillé' },
    },
    mask: {
      name: 'Trous',
      help: 'Cases sans ville, comptées ligne par ligne à partir de 0.',
      rulebook: 'Les villes peuvent former n’importe quelle figure ; les trous ne sont pas mentionnés.',
    },
    rounds: {
      name: 'Semaines',
      help: 'Combien de semaines dure la partie. Avec moins de villes que de vols, la fin se corse.',
      rulebook:
        'Conseillé : 7 semaines à deux, 6 à trois, 5 à quatre. À quatre, on peut en jouer 6, mais le carburant du dernier vol est alors difficile à prévoir.',
      values: { recommended: 'Comme conseillé', long4: 'Longue partie à quatre (6)' },
    },
    firstStart: {
      name: 'Premier joueur',
      help: 'Qui commence la première semaine ?',
      rulebook: 'Le joueur qui a voyagé le plus récemment commence.',
      values: { random: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4' },
    },
    baseline: {
      name: 'Côtés',
      help: 'Où les avions attendent au début.',
      rulebook: 'Chacun place son avion sur l’un des quatre côtés. Rien ne dit si deux avions peuvent partager un côté ; ici, oui.',
      values: { choose: 'Chacun choisit', bySeat: 'Selon la place' },
    },
    stayRule: {
      name: 'Rester dans l’avion',
      help: 'Ce que les passagers restés à bord changent au vol suivant.',
      rulebook: 'Les quatre touristes de l’agence ne peuvent pas voler la semaine suivante.',
      values: { seats: 'Leurs sièges sont pris', grounded: 'Personne d’autre n’embarque' },
    },
    startTieIncludesCurrent: {
      name: 'Le premier joueur le reste à égalité',
      help: 'À égalité, le premier joueur compte-t-il comme le plus proche ?',
      rulebook:
        'À égalité commence le joueur le plus proche du premier joueur, dans le sens horaire. Rien ne dit si celui-ci est lui-même le plus proche.',
      values: { true: 'Oui', false: 'Non' },
    },
    activityNeedsGuest: {
      name: 'Activité seulement avec un client',
      help: 'Faut-il avoir logé un visiteur pour poser un marqueur ?',
      rulebook: 'Les touristes que vous venez de loger participent à une activité. Rien n’est dit si vous n’en avez logé aucun.',
      values: { true: 'Oui', false: 'Non' },
    },
    autoScoreBest: {
      name: 'Meilleur intérêt automatique',
      help: 'Les touristes à deux intérêts marquent le meilleur sans demander.',
      rulebook: 'Vous choisissez lequel des deux intérêts marque.',
      values: { true: 'Oui', false: 'Demander' },
    },
    autoEmployees: {
      name: 'Employés automatiques',
      help: 'Recruteuse, ingénieure de vol, chef de cabine, cuisinier de bord, concierge et animateur aident sans être appelés.',
      rulebook: 'Vous pouvez employer quelqu’un à tout moment qui s’y prête.',
      values: { true: 'Oui', false: 'Sur appel seulement' },
    },
    simultaneousCheckIn: {
      name: 'Arrivées en même temps',
      help: 'Tous logent leurs clients à la fois, au lieu de chacun son tour.',
      rulebook: 'Dans cette phase, tous peuvent jouer à la fois pour aller plus vite.',
      values: { true: 'Oui', false: 'Non' },
    },
    overlapPrep: {
      name: 'Préparation en même temps',
      help: 'Tous lancent d’abord, puis se préparent à la fois.',
      rulebook: 'Pendant que le joueur suivant lance les dés, vous pouvez déjà utiliser vos ressources.',
      values: { true: 'Oui', false: 'Non' },
    },
    touristDeck: {
      name: 'Cartes touriste',
      help: 'Combien de touristes il y a.',
      rulebook: 'Le nombre de cartes touriste n’est pas indiqué.',
      values: { full60: '60 cartes', compact30: '30 cartes' },
    },
    startFuel: { name: 'Carburant au début', help: 'Le carburant de chacun au départ.', rulebook: 'Chacun commence avec 2 carburants.' },
    startCoupons: { name: 'Coupons au début', help: 'Les coupons de chacun au départ.', rulebook: 'Chacun commence avec 2 coupons.' },
    content: {
      name: 'Contenu personnel',
      help: 'Vos propres villes, touristes, rangées et chiffres des cartes d’employés ; vide pour ceux de la boîte.',
    },
  },
};
