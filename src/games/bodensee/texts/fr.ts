import { de as from, type Seat, type Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explain } from './explain-fr.ts';
import { letter } from './letter-fr.ts';
import { agreedIn, dieAsked, endsTurn, numbersOf, people, priceIn, printedNames, texts, tileAsked } from './sentences.ts';
import { type Pieces, sentence, speechOf, type Whence } from './table.ts';
import { why } from './why-fr.ts';

const pieces: Pieces = {
  ...printedNames('english'),
  n01: 'Piste cyclable',
  n02: 'Téléphérique',
  n03: 'Parc floral',
  n04: 'Sentiers de montagne',
  n05: 'Base jump',
  n06: 'VTT',
  n07: 'Train de montagne',
  n08: 'Luge d’été',
  n09: 'Sentier des vignes',
  n10: 'Parc animalier',
  n11: 'Parapente',
  n12: 'Parc d’attractions',
  n13: 'Vol en zeppelin',
  w01: 'Piscine en plein air',
  w02: 'Paddle',
  w03: 'Surf',
  w04: 'Plage aménagée',
  w05: 'Canoë',
  w06: 'Kayak',
  w07: 'Pédalos',
  w08: 'Voile',
  w09: 'Location de bateaux',
  w10: 'Parc aquatique',
  w11: 'Kitesurf',
  w12: 'Ski nautique',
  c01: 'Église',
  c02: 'Hôtel de ville',
  c03: 'Train historique',
  c04: 'Monastère',
  c05: 'Vieille ville',
  c06: 'Musée de plein air',
  c07: 'Théâtre',
  c08: 'Galerie d’art',
  c09: 'Musée d’histoire',
  c10: 'Château',
  c11: 'Opéra',
  g01: 'Baraque à frites',
  g02: 'Boulangerie',
  g03: 'Taverne',
  g04: 'Brasserie',
  g05: 'Vergers',
  g06: 'Distillerie',
  g07: 'Restaurant de poisson',
  g08: 'Festival gourmand',
  g09: 'Domaine viticole',
  g10: 'Restaurant gastronomique',
  u01: 'Gare routière',
  u02: 'Gare routière',
  u03: 'Casino',
  u04: 'Casino',
  u05: 'Entreprise de bâtiment',
  u06: 'Entreprise de bâtiment',
  u07: 'Hôtel',
  u08: 'Hôtel',
  u09: 'Centre culturel',
  u10: 'Centre culturel',
  u11: 'Centre culinaire',
  u12: 'Centre culinaire',
  u13: 'Centre nature',
  u14: 'Centre nature',
  u15: 'Centre nautique',
  u16: 'Centre nautique',
  kon: 'Constance',
  bre: 'Brégence',
  stg: 'Saint-Gall',
  green: 'vert',
  blue: 'bleu',
  red: 'rouge',
  yellow: 'jaune',
  grey: 'gris',
  'category:green': 'nature',
  'category:blue': 'eau',
  'category:red': 'culture',
  'category:yellow': 'gastronomie',
  'category:grey': 'services',
  'action:increase': 'Augmenter la valeur',
  'action:ignore': 'Sauter le premier arrêt',
  'action:ferry': 'Ferry',
  'action:appeal': 'Tout attire',
  'action:build': 'Construire une attraction',
  'action:reroll': 'Relancer un touriste',
  'action:pips': 'Ajouter deux points',
  'action:tour': 'Offrir une visite',
  'action:contractor': 'Entreprise de bâtiment : construire moins cher',
  'action:centre green': 'Centre nature : points pour un touriste vert',
  'action:centre blue': 'Centre nautique : points pour un touriste bleu',
  'action:centre red': 'Centre culturel : points pour un touriste rouge',
  'action:centre yellow': 'Centre culinaire : points pour un touriste jaune',
  'action:dispatch': 'Envoyer un autre bus',
  'action:casino': 'Casino',
};
const speech = speechOf('fr', pieces, 'french');
const { piece, die, tourist, town, list } = speech;
const tile = (id: unknown, whence?: Whence) => `« ${speech.tile(id, whence)} »`;
const action = (id: unknown) => piece(`action:${id}`);
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`;
const euro = (euros: unknown) => `${euros} €`;
const { startTowns, spaces, prices } = agreedIn(speech, euro);
/** A rule that holds only where it was agreed. */
const option = (isAgreed: boolean, rule: string) => (isAgreed ? sentence(rule) : `Si la variante est choisie, ${rule}`);
/** With its preposition: d’Arbon, de Wil. */
const subject = (seat: Seat, voice: Voice, you: string, other: string) => voice.tell(seat, `vous ${you}`, name => `${name} ${other}`);
const object = (seat: Seat, voice: Voice) => voice.tell(seat, 'vous', name => name);
const win = (seats: readonly Seat[], voice: Voice, what = '') => {
  const [first = 0] = seats;
  if (seats.length === 1) return `${subject(first, voice, 'gagnez', 'gagne')}${what}`;
  return `${list(people(seats, voice, 'vous', 'first'))} ${seats.some(voice.isYou) ? 'gagnez' : 'gagnent'}${what || ' ensemble'}`;
};
const END = ', puis votre tour est fini';
/** What is done with the tourist who is chosen. */
function forDie(who: string, asked: string | undefined, pips: number): string {
  if (asked === 'tour') return `Offrir une visite au ${who}`;
  if (asked === 'reroll' || asked === 'casino') return `Relancer le ${who}`;
  return asked ? `${counted(pips, 'point')} pour le ${who}` : `Choisir le ${who}`;
}
/** What somebody does who takes the action: you, then others. */
const DONE: Readonly<Record<string, readonly [string, string]>> = {
  contractor: ['faites appel à l’entreprise de bâtiment', 'fait appel à l’entreprise de bâtiment'],
  reroll: ['relancez un touriste', 'relance un touriste'],
  casino: ['allez au casino', 'va au casino'],
  pips: ['ajoutez deux points', 'ajoute deux points'],
  tour: ['offrez une visite', 'offre une visite'],
  dispatch: ['envoyez un autre bus', 'envoie un autre bus'],
};
const done = (id: string, seat: Seat, voice: Voice) => {
  const [you, other] = DONE[id] ?? [`utilisez « ${action(id)} »`, `utilise « ${action(id)} »`];
  return subject(seat, voice, you, other);
};
const WHY = {
  dice: 'le sac de dés est vide',
  category: 'une catégorie est épuisée',
  stuck: 'plus aucun bus ne peut rouler',
  stall: 'il ne se passe plus rien depuis plusieurs manches',
  turns: 'le dernier tour a été joué',
};

/** Bodensee Tourismus, en français. */
export const fr = texts({
  handbook: async () => (await import('../handbook/fr.ts')).fr,
  title: COVER.title.en,
  pitch: 'Promenez des bus de touristes autour du lac de Constance et faites en sorte qu’ils dépensent leur dernier euro chez vous.',
  sections: {
    'BT-1': 'Définitions',
    'BT-2': 'Mise en place',
    'BT-3': 'Le tour de jeu',
    'BT-4': 'Rouler',
    'BT-5': 'La visite',
    'BT-6': 'Actions du matin',
    'BT-7': 'Actions de la journée',
    'BT-8': 'Construire',
    'BT-9': 'Compléter',
    'BT-10': 'Fin de la partie',
    'BT-11': 'Décompte',
  },
  rules: {
    'BT-1.1': 'Un dé dans un bus est un touriste ; ses points sont l’argent qui lui reste.',
    'BT-1.2':
      'La couleur d’un touriste est sa catégorie : vert nature, bleu eau, rouge culture, jaune gastronomie. Aucun touriste n’est gris.',
    'BT-1.3': ({ grey }) =>
      `Une attraction a un nom, une catégorie, une valeur en points et une priorité${grey ? ' ; les grises portent en plus une action' : '. Il n’y a pas d’attractions grises'}.`,
    'BT-1.4': 'Le joueur actif conduit le bus choisi de sa ville de départ à sa ville d’arrivée.',
    'BT-1.5': 'Les bus ne sont à personne : chacun peut conduire n’importe lequel.',
    'BT-2.1': agreed => `Les bus partent de ces villes : ${list(startTowns(agreed))}.`,
    'BT-2.2': ({ startTourists, seatsPerBus, dicePerColour, rerollOnes }) =>
      `Chaque bus reçoit ${counted(startTourists, 'dé')} du sac, qui en contient ${dicePerColour} de chaque couleur${rerollOnes === 'never' ? '' : ' ; on relance les 1'}${rerollOnes === 'entering' ? ', mais seulement à la montée' : ''}. Les autres dés restent dans le sac.${seatsPerBus === 4 ? '' : ` Un bus a ${counted(seatsPerBus, 'place')}.`}`,
    'BT-2.3': ({ marketSize, greyMarket }) =>
      `${counted(marketSize, 'attraction')} de chaque ${greyMarket === 'all' ? 'couleur et toutes les grises' : 'catégorie'} ${marketSize === 1 && greyMarket === 'two' ? 'est visible' : 'sont visibles'}. Piles et sac n’ont pas d’ordre : la suite se décide au moment de tirer.`,
    'BT-2.4': 'Le premier joueur est tiré au sort, ou c’est le dernier à avoir vu le lac.',
    'BT-2.5': ({ startMoney }) => `Argent de départ dans l’ordre du jeu : ${list(startMoney.map(euro))}.`,
    'BT-2.6': ({ harbourHasAppeal }) =>
      `Rien n’est encore construit : ${harbourHasAppeal ? 'seuls les ports attirent' : 'aucune ville n’attire'}.`,
    'BT-2.7': 'Le plateau et le marché sont visibles de tous.',
    'BT-2.8': 'Chaque lancer et chaque tirage est noté avec le coup qui l’a demandé.',
    'BT-2.9': 'On tire d’abord le premier joueur, puis les dés bus par bus, puis les attractions par catégorie.',
    'BT-3.1': 'On joue chacun son tour dans le sens horaire, à partir du premier joueur.',
    'BT-3.2': 'Un tour compte six étapes : bus, matin, route, visite, action de la journée, complément.',
    'BT-3.3': 'Choisissez un bus qui peut se déplacer, par la route ou par une action du matin que vous pouvez payer.',
    'BT-3.4':
      'Le matin, vous pouvez utiliser une action de la ville de départ : celle du matin, celle de la journée ou celle d’une attraction grise.',
    'BT-3.5': 'Une action doit être accomplie en entier et laisser au bus un chemin ; sinon elle n’est pas proposée.',
    'BT-3.6': 'Le bus doit quitter sa ville de départ.',
    'BT-3.7': 'La visite se déroule d’elle-même, hormis les choix qu’elle vous laisse.',
    'BT-3.8':
      'Après la visite, vous pouvez utiliser une action de la journée de la ville d’arrivée ou d’une attraction grise qui s’y trouve.',
    'BT-3.9': 'Une action de la journée prise le matin n’empêche pas d’en prendre une après la visite.',
    'BT-3.10': 'Tout le monde peut utiliser l’action d’une attraction grise, sans rien payer.',
    'BT-3.11': 'La même action deux fois dans une ville reste un seul choix.',
    'BT-3.12': 'Le joueur qui n’a aucun bus à choisir passe son tour ; si cela arrive à tous à la suite, la partie s’arrête.',
    'BT-4.1': 'Les bus suivent les routes, aussi loin et dans la direction que l’on veut.',
    'BT-4.2': 'Une ville attire si une attraction y a la couleur d’un touriste à bord, qu’il puisse payer ou non.',
    'BT-4.3': ({ harbourHasAppeal }) =>
      harbourHasAppeal ? 'Un port attire tout bus qui transporte un touriste.' : 'Les ports n’attirent pas.',
    'BT-4.4': 'Les attractions grises n’attirent pas.',
    'BT-4.5': ({ useAppeal }) => `Un arrêt est une ville ${useAppeal ? 'qui attire et ' : ''}où ne stationne aucun autre bus.`,
    'BT-4.6': 'Un bus termine son trajet au premier arrêt ; il traverse les autres villes. Aucun trajet ne passe deux fois par une ville.',
    'BT-4.7': 'On peut aller à tout arrêt qui est le premier d’un trajet.',
    'BT-4.8': 'Vous choisissez la destination ; le chemin suivi ne compte pas.',
    'BT-4.9': 'En sautant le premier arrêt, le bus traverse exactement un arrêt et termine au deuxième.',
    'BT-4.10': 'Le ferry mène le bus à n’importe quel autre port sans bus.',
    'BT-4.11': ({ occupied }) => option(occupied === 'block', 'une ville occupée ne peut même pas être traversée.'),
    'BT-4.12': 'Deux bus ne sont jamais dans la même ville.',
    'BT-4.13': 'Si les ports n’attirent pas et que le plateau n’offre aucun arrêt, toute ville libre en est un.',
    'BT-4.14': ({ allAppealMovement }) => option(allAppealMovement, '« Tout attire » fait un arrêt de toute ville qui a une attraction.'),
    'BT-5.1': 'La visite a lieu dans la ville d’arrivée, avec tous ceux qui sont alors à bord.',
    'BT-5.2': ({ priorityOrder }) =>
      priorityOrder === 'free'
        ? 'Le joueur actif choisit l’ordre des visites.'
        : `On visite par priorité, le plus ${priorityOrder === 'low-first' ? 'petit' : 'grand'} nombre d’abord.`,
    'BT-5.3': 'Chaque attraction est visitée par un touriste qui le peut : de sa couleur et avec au moins sa valeur en points.',
    'BT-5.4': 'Si personne ne peut la visiter, on saute l’attraction ; si un touriste le peut, il le doit.',
    'BT-5.5': 'Entre attractions de même priorité, vous choisissez la suivante, là où cela peut compter.',
    'BT-5.6': 'Si plusieurs touristes peuvent la visiter, vous choisissez lequel.',
    'BT-5.7': 'Chaque attraction est visitée une fois par visite ; un touriste peut en voir plusieurs.',
    'BT-5.8': ({ bonusEuro }) =>
      `Le visiteur perd la valeur en points et le propriétaire reçoit autant d’euros${bonusEuro ? `, et ${euro(1)} de plus pour une attraction marquée` : ''}.`,
    'BT-5.9': 'Le propriétaire est payé à chaque tour, quel que soit le conducteur.',
    'BT-5.10': ({ ruinBonus }) =>
      `Un touriste sans points est ruiné et quitte la partie${ruinBonus === 'pips' ? ' ; le joueur actif reçoit en euros les points de cette dernière visite' : ''}.`,
    'BT-5.11': 'Le joueur actif qui possède aussi l’attraction reçoit les deux.',
    'BT-5.12': 'La visite finit quand tout est vu ou que plus personne ne peut rien voir.',
    'BT-5.13': 'Le port n’est pas une attraction : personne ne le visite.',
    'BT-5.14': 'Les attractions grises ne se visitent que lorsque tout attire.',
    'BT-5.15': ({ priorityOrder }) =>
      priorityOrder === 'free'
        ? 'Vous choisissez chaque attraction suivante.'
        : 'Si l’ordre est libre, vous choisissez chaque attraction suivante.',
    'BT-6.1': ({ increaseValue }) =>
      `Augmenter la valeur : chaque visite de ce tour rapporte ${euro(increaseValue)} de plus au propriétaire ; les touristes ne perdent pas plus de points.`,
    'BT-6.2': 'Sauter le premier arrêt : traversez le premier arrêt.',
    'BT-6.3': ({ ferryFare }) => `Ferry : payez ${euro(ferryFare)} et gagnez un autre port libre.`,
    'BT-6.4': ({ allAppealVisits }) =>
      `Tout attire : ce tour-ci, chaque touriste visite toutes les catégories, même grises${allAppealVisits === 'optional' ? ' ; vous pouvez refuser une visite d’une autre couleur' : ''}.`,
    'BT-6.5': 'Les actions du matin durent jusqu’à la fin du tour.',
    'BT-7.1': 'Les actions de la journée concernent le bus choisi et sa ville, sauf Construire et Envoyer.',
    'BT-7.2': 'Construire une attraction se fait selon les règles de construction.',
    'BT-7.3': 'Relancer un touriste : relancez un dé du bus.',
    'BT-7.4': ({ dieSides }) => `Ajouter deux points : deux sur un dé ou un sur chacun de deux dés, jamais au-delà de ${dieSides}.`,
    'BT-7.5': 'Offrir une visite : un touriste visite seul la ville.',
    'BT-7.6': 'Offrir une visite est une visite à part : on peut y revoir ce qui a déjà été vu.',
    'BT-7.7': 'Seul un touriste qui verrait quelque chose peut se voir offrir une visite.',
    'BT-7.8': ({ centrePips }) =>
      `Un centre donne ${counted(centrePips, 'point')} à un touriste de sa couleur dont le dé peut encore monter.`,
    'BT-7.9': 'Envoyer : un autre bus suit une route jusqu’à une ville libre, sans visite.',
    'BT-7.10': ({ giveTourWholeBus }) =>
      option(giveTourWholeBus, 'la visite est pour tout le bus ; s’il ne peut plus partir ensuite, il reste sur place.'),
    'BT-7.11': ({ casinoRerolls }) =>
      casinoRerolls > 1
        ? `Au casino, vous pouvez relancer ${casinoRerolls} fois et arrêter après chaque lancer.`
        : 'Si le casino permet plusieurs lancers, vous pouvez continuer ou arrêter après chacun.',
    'BT-7.12': 'Dans un bus vide, on ne peut ni relancer, ni ajouter de points, ni offrir de visite.',
    'BT-8.1': agreed =>
      `Choisissez une attraction visible et n’importe quelle ville${agreed.capacity === 'unlimited' ? ' ; il y a toujours une case libre' : ' qui a une case libre'}.${spaces(agreed).length > 0 ? ` Autres nombres de cases : ${list(spaces(agreed))}.` : ''}`,
    'BT-8.2': ({ baseCost, surchargeStep, harbourCountsForCost }) =>
      `Une attraction de couleur coûte son prix de base (${prices(baseCost)}) et ${euro(surchargeStep)} de plus par attraction de sa couleur dans la ville${harbourCountsForCost ? ' et pour un port' : ''}.`,
    'BT-8.3': ({ greyCostMode, greyCost }) =>
      `Une attraction grise coûte partout ${greyCostMode === 'fixed' ? euro(greyCost) : 'ses points en euros'} et n’en renchérit aucune autre.`,
    'BT-8.4': 'Peu importe à qui sont les attractions comptées.',
    'BT-8.5': 'Les attractions bleues demandent une ville marquée d’une goutte d’eau.',
    'BT-8.6': 'Vous payez le tout et marquez l’attraction comme vôtre.',
    'BT-8.7': ({ contractorDiscount }) =>
      `L’entreprise de bâtiment construit ${euro(contractorDiscount)} moins cher, mais jamais en dessous de ${euro(0)}.`,
    'BT-8.8': 'Une attraction n’est jamais déplacée, vendue ni retirée.',
    'BT-8.9': 'Ce que vous construisez le matin compte aussitôt.',
    'BT-8.10': 'Le marché n’est pas complété avant la fin du tour.',
    'BT-9.1': ({ marketSize }) =>
      `Chaque catégorie est complétée à ${counted(marketSize, 'attraction visible', 'attractions visibles')}, tant que sa pile suffit.`,
    'BT-9.2': ({ refillMode, seatsPerBus }) =>
      refillMode === 'missing'
        ? 'Pour chaque touriste ruiné, on tire un nouveau dé, on le lance et on l’installe.'
        : `Quand un bus est vide, on tire, lance et installe ${counted(seatsPerBus, 'dé')}.`,
    'BT-9.3': 'Les places des touristes ruinés restent vides jusqu’au complément.',
    'BT-9.4': ({ refillMode }) => option(refillMode === 'whenEmpty', 'seul un bus vide est rempli, et alors entièrement.'),
    'BT-9.5': 'D’abord les attractions, puis les dés, puis on regarde si la partie est terminée.',
    'BT-10.1': 'La partie finit quand il faut tirer un dé et que le sac est vide.',
    'BT-10.2': ({ categoryRunsOut }) =>
      `La partie finit quand une couleur ${categoryRunsOut === 'allGone' ? 'n’a plus d’attraction, ni visible ni dans sa pile' : 'ne peut plus être complétée'}.`,
    'BT-10.3': ({ endTiming }) =>
      endTiming === 'finishRound'
        ? 'La manche en cours est achevée.'
        : 'Le tour en cours est achevé ; si la variante est choisie, la manche aussi.',
    'BT-10.4': ({ greyEndsGame }) => `L’épuisement des grises ${greyEndsGame ? 'met aussi' : 'ne met pas'} fin à la partie.`,
    'BT-10.5': ({ stallRounds, maxTurns }) =>
      `La partie finit aussi après ${stallRounds} manches sans visite ni construction, ou après le tour ${maxTurns}.`,
    'BT-11.1': ({ winCondition }) =>
      ({
        money: 'Le joueur qui a le plus d’argent gagne.',
        attractions: 'Le joueur qui a le plus d’attractions gagne.',
        ruined: 'Le joueur qui a ruiné le plus de touristes gagne.',
        netProfit: 'Le joueur qui fait le plus grand bénéfice gagne : argent moins argent de départ.',
        mixed: `Le joueur qui a le plus grand total gagne : ${euro(1)} compte 1, une attraction 3.`,
      })[winCondition],
    'BT-11.2': ({ winCondition }) =>
      `À égalité, celui qui a le plus ${winCondition === 'money' ? '' : 'd’argent, puis '}d’attractions l’emporte.`,
    'BT-11.3': ({ finalTie }) =>
      finalTie === 'race'
        ? 'S’il y a encore égalité, on court pour la première place ; les autres rangs sont partagés.'
        : 'S’il y a encore égalité, on partage le rang, ou on court pour le premier si la variante est choisie.',
    'BT-11.4': 'Le tableau final montre d’où vient l’argent de chacun et où il est passé.',
    'BT-11.5': 'On peut choisir d’autres buts : attractions, touristes ruinés, bénéfice, ou argent et attractions ensemble.',
  },
  options: {
    startMoney: { name: 'Argent de départ', help: 'Euros au début, dans l’ordre du jeu.' },
    startPlayer: {
      name: 'Qui commence',
      help: 'Qui joue en premier.',
      values: { random: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5', 5: 'Place 6' },
    },
    dicePerColour: { name: 'Dés par couleur', help: 'Moins de dés, partie plus courte.' },
    buses: { name: 'Bus', help: 'Pour un autre nombre que quatre, indiquez aussi les villes de départ.' },
    startTowns: { name: 'Villes de départ', help: 'Une ville par bus.' },
    startTourists: { name: 'Touristes au départ', help: 'Dés dans chaque bus au début.' },
    seatsPerBus: { name: 'Places par bus', help: 'Dés que contient un bus.' },
    dieSides: { name: 'Faces d’un dé', help: 'Avec quatre faces, les attractions les plus chères restent dans la boîte.' },
    rerollOnes: {
      name: 'Relancer les 1',
      help: 'Quand on relance un 1.',
      values: { entering: 'À la montée', always: 'Toujours', never: 'Jamais' },
    },
    marketSize: { name: 'Attractions visibles', help: 'Attractions visibles par catégorie.' },
    grey: { name: 'Attractions grises', help: 'Des attractions qui ont leur propre action.' },
    greyMarket: {
      name: 'Marché gris',
      help: 'Combien d’attractions grises sont visibles.',
      values: { two: 'Comme les autres', all: 'Toutes' },
    },
    greyCostMode: { name: 'Prix des grises', help: 'Ce que coûte une attraction grise.', values: { fixed: 'Fixe', value: 'Ses points' } },
    greyCost: { name: 'Prix fixe des grises', help: 'Euros pour une attraction grise.' },
    baseCost: { name: 'Prix de base', help: 'Euros par couleur avant suppléments.' },
    surchargeStep: { name: 'Supplément', help: 'Euros par attraction de la même couleur dans la ville.' },
    harbourCountsForCost: { name: 'Supplément portuaire', help: 'Construire dans un port coûte-t-il plus cher ?' },
    harbourHasAppeal: { name: 'Attrait des ports', help: 'Les bus s’arrêtent-ils dans chaque port ?' },
    capacity: {
      name: 'Cases dans les villes',
      help: 'Combien d’attractions contient une ville.',
      values: { printed: 'Comme imprimé', unlimited: 'Sans limite' },
    },
    ferryFare: { name: 'Prix du ferry', help: 'Euros pour une traversée.' },
    priorityOrder: {
      name: 'Ordre des visites',
      help: 'Quelle priorité passe d’abord.',
      values: { 'high-first': 'La plus haute', 'low-first': 'La plus basse', free: 'Le joueur choisit' },
    },
    occupied: { name: 'Villes occupées', help: 'Les bus les traversent-ils ?', values: { pass: 'On traverse', block: 'Fermées' } },
    useAppeal: { name: 'Attrait', help: 'Sans lui, toute ville libre est un arrêt.' },
    allAppealMovement: { name: 'Tout attire sur la route', help: '« Tout attire » arrête-t-il aussi les bus ?' },
    allAppealVisits: {
      name: 'Visites d’autres couleurs',
      help: 'Lorsque tout attire.',
      values: { forced: 'Obligatoires', optional: 'Facultatives' },
    },
    increaseValue: { name: 'Augmenter la valeur', help: 'Euros de plus par visite.' },
    bonusEuro: { name: 'Euro de bonus', help: 'Les attractions marquées rapportent 1 € de plus.' },
    ruinBonus: {
      name: 'Prime pour un touriste ruiné',
      help: 'Ce que reçoit le joueur actif.',
      values: { pips: 'Les points', none: 'Rien' },
    },
    centrePips: { name: 'Points d’un centre', help: 'Combien de points donne un centre.' },
    casinoRerolls: { name: 'Lancers au casino', help: 'Combien de fois le casino relance.' },
    contractorDiscount: { name: 'Remise de l’entreprise de bâtiment', help: 'Euros de moins pour construire.' },
    giveTourWholeBus: { name: 'Visite pour tout le bus', help: 'Offrir une visite emmène tout le monde.' },
    refillMode: {
      name: 'Nouveaux touristes',
      help: 'Quand les places se remplissent.',
      values: { missing: 'Pour chaque ruiné', whenEmpty: 'Quand le bus est vide' },
    },
    categoryRunsOut: {
      name: 'Épuisement',
      help: 'Quand une catégorie est épuisée.',
      values: { allGone: 'Quand tout est construit', cannotRefill: 'Quand on ne peut plus la compléter' },
    },
    greyEndsGame: { name: 'Les grises finissent la partie', help: 'L’épuisement des grises met-il fin à la partie ?' },
    endTiming: { name: 'Fin', help: 'Quand la partie s’arrête.', values: { endOfTurn: 'Après le tour', finishRound: 'Après la manche' } },
    winCondition: {
      name: 'But',
      help: 'Ce qui fait gagner.',
      values: {
        money: 'Argent',
        attractions: 'Attractions',
        ruined: 'Touristes ruinés',
        netProfit: 'Bénéfice',
        mixed: 'Argent et attractions',
      },
    },
    finalTie: { name: 'Égalité finale', help: 'Quand tout est égal.', values: { shared: 'Rang partagé', race: 'Une course' } },
    stallRounds: { name: 'Manches calmes', help: 'Manches sans visite ni construction avant la fin.' },
    maxTurns: { name: 'Dernier tour', help: 'La partie s’arrête au plus tard après ce nombre de tours.' },
    content: { name: 'Contenu personnel', help: 'Vos propres attractions et plateaux ; vide pour ceux de la boîte.' },
  },
  letter,
  why,
  pieces,
  speech,
  explain,
  table: {
    turn: (turn, seat, voice) => `Tour ${turn}, à ${object(seat, voice)} de jouer`,
    steps: {
      bus: 'étape 1 : choisir un bus',
      morning: 'étape 2 : le matin',
      drive: 'étape 3 : la route',
      tour: 'étape 4 : la visite',
      allDay: 'étape 5 : action de la journée',
      tile: 'construire : quelle attraction',
      town: 'construire : dans quelle ville',
      die: 'quel touriste',
      again: 'casino : encore ou stop',
      pips: 'où ajouter les points',
      call: 'envoyer : quel bus',
      to: 'envoyer : où',
      refill: 'étape 6 : compléter',
      endTurn: 'fin du tour',
    },
    over: (winners, voice) => `La partie est terminée. ${sentence(win(winners, voice))}.`,
    you: 'Vous',
    euro,
    colon: ' : ',
    tiles: count => counted(count, 'attraction'),
    bus: place => `Bus à ${place}`,
    empty: 'vide',
    market: 'Marché',
    stack: count => `${count} dans la pile`,
    bag: 'Sac de dés',
    nobody: 'à personne',
    income: (own, others, ruin) => `gagné : ${own} à ses propres tours, ${others} à ceux des autres, ${ruin} de touristes ruinés`,
    spent: (building, ferry) => `dépensé : ${building} en construction, ${ferry} en ferry`,
  },
  story: {
    you: 'Vous',
    drives: ['roulez jusqu’à ', 'roule jusqu’à '],
    ferries: ['prenez le ferry pour ', 'prend le ferry pour '],
    takes: ['prenez ', 'prend '],
    bus: 'le volant',
    within: ' à ',
    builds: ['construisez ', 'construit '],
    quoted: name => `« ${name} »`,
    acts: {
      reroll: ['relancez un touriste', 'relance un touriste'],
      pips: ['ajoutez des points', 'ajoute des points'],
      dispatch: ['envoyez un bus', 'envoie un bus'],
      tour: ['offrez une visite', 'offre une visite'],
    },
    using: name => ` avec « ${name} »`,
    comma: ', ',
    and: ' et ',
    colon: ' : ',
    semicolon: ' ; ',
    noVisits: ', sans visite',
    skipped: ['n’avez aucun bus qui puisse partir', 'n’a aucun bus qui puisse partir'],
    gain: euros => (euros < 0 ? `−${-euros}\u00a0€` : `${euros > 0 ? '+' : ''}${euros}\u00a0€`),
    visits: count => (count === 1 ? '1 visite' : `${count} visites`),
    ruined: count => (count === 1 ? '1 touriste ruiné' : `${count} touristes ruinés`),
    building: 'construction',
    ferry: 'ferry',
  },
  warnings: {
    unseen: facts =>
      facts.category === 'grey'
        ? `Construire ${tile(facts.tile, facts)} à ${town(facts.town, facts)} ? Aucun bus ne peut s’y arrêter pour l’instant : personne ne pourrait l’utiliser. Votre tour finit ainsi.`
        : `Construire ${tile(facts.tile, facts)} à ${town(facts.town, facts)} ? Aucun bus ne peut s’y arrêter : aucun ne transporte de touriste ${piece(facts.category)}. Votre tour finit ainsi.`,
    'tour unused': facts => `Finir le tour sans offrir de visite ? Vous perdriez ${euro(facts.euros)}.`,
    'best reroll': facts => `Relancer le ${tourist(facts.die)} ? Il montre la plus haute face et ne peut que perdre des points.`,
  },
  refusals: {
    'BT-1.5': facts => `Aucun bus ne se trouve à ${town(facts.town, facts)}.`,
    'BT-3.2': facts =>
      facts.step === undefined
        ? undefined
        : {
            bus: 'Choisissez d’abord un bus.',
            morning: 'C’est le matin : utilisez une action de la ville, ou roulez sans action.',
            drive: 'Le bus prend la route : choisissez une ville en surbrillance.',
            tour: 'La visite est en cours : choisissez qui visite, ou ce qu’on visite ensuite.',
            allDay: 'La visite est finie : utilisez une action de la journée, ou finissez le tour.',
            tile: 'Vous construisez : choisissez une attraction du marché.',
            town: 'Vous construisez : choisissez la ville de votre attraction.',
            die: 'Choisissez un touriste du bus.',
            again: 'Vous êtes au casino : relancez encore, ou arrêtez.',
            pips: 'Choisissez qui reçoit les deux points.',
            call: 'Vous envoyez un bus : choisissez lequel.',
            to: 'Vous envoyez un bus : choisissez où il va.',
          }[String(facts.step)],
    'BT-3.3': facts => `Le bus ${from(town(facts.town, facts))} ne peut pas partir. Choisissez-en un autre.`,
    'BT-3.4': facts => `${town(facts.town, facts)} offre une autre action du matin.`,
    'BT-3.5': facts => {
      if (facts.price !== undefined) return `Construire coûte au moins ${euro(facts.price)} ; vous avez ${euro(facts.money)}.`;
      return facts.action ? `« ${action(facts.action)} » : impossible de l’accomplir en entier ici, ou sans bloquer le bus.` : undefined;
    },
    'BT-3.8': facts => `${town(facts.town, facts)} n’offre pas « ${action(facts.action)} ».`,
    'BT-4.1': facts => `Il n’y a pas de ville ${facts.town}.`,
    'BT-4.2': facts => `${town(facts.town, facts)} n’attire pas ce bus. Il y faut une attraction d’une couleur présente à bord.`,
    'BT-4.5': facts => `Un autre bus se trouve à ${town(facts.town, facts)}.`,
    'BT-4.6': facts => `Tout chemin vers ${town(facts.town, facts)} passe par un autre arrêt, où le bus doit finir.`,
    'BT-4.9': facts => `${town(facts.town, facts)} n’est le deuxième arrêt d’aucun trajet.`,
    'BT-4.10': facts => `Le ferry ne va pas à ${town(facts.town, facts)}. Choisissez un autre port sans bus.`,
    'BT-5.5': facts => `${tile(facts.tile, facts)} : ce n’est pas la prochaine visite.`,
    'BT-5.6': facts =>
      `Le ${tourist(facts.die)} ne peut pas visiter ${facts.tile ? tile(facts.tile, facts) : 'quoi que ce soit maintenant'}.`,
    'BT-6.3': facts => `Le ferry coûte ${euro(facts.fare)} ; vous avez ${euro(facts.money)}.`,
    'BT-7.1': facts => `Pas de touriste ${tourist(facts.die)} dans ce bus.`,
    'BT-7.4': facts => `Pas de place pour ces points sur le ${tourist(facts.die)}${facts.other ? ` et le ${tourist(facts.other)}` : ''}.`,
    'BT-7.7': facts => `Le ${tourist(facts.die)} ne verrait rien ici, ou bloquerait le bus.`,
    'BT-7.8': facts => `Le ${tourist(facts.die)} est d’une autre couleur ou n’a pas de place pour ${facts.pips} de plus.`,
    'BT-7.9': facts => `Aucun bus ne peut être envoyé depuis ${town(facts.town, facts)} ou vers cette ville.`,
    'BT-7.11': facts => `Pas de touriste ${tourist(facts.die)} à relancer dans ce bus.`,
    'BT-8.1': facts =>
      facts.tile ? `${tile(facts.tile, facts)} n’est pas au marché.` : `${town(facts.town, facts)} n’a pas de case libre.`,
    'BT-8.5': facts => `${town(facts.town, facts)} n’a pas de goutte d’eau : rien de bleu ne s’y construit.`,
    'BT-8.6': facts =>
      facts.price === undefined
        ? `Impossible de construire ${tile(facts.tile, facts)} avec vos ${euro(facts.money)}.`
        : `À ${town(facts.town, facts)}, cela coûte ${euro(facts.price)} ; vous avez ${euro(facts.money)}.`,
  },
  moves: {
    bus: (move, view) => `Choisir le bus ${from(town(move.town, view))}`,
    none: (_move, view) => (view.frames[0]?.phase === 'morning' ? 'Rouler sans action' : 'Finir le tour sans action'),
    morning: (move, view) => (move.action === 'ferry' ? `Prendre le ferry pour ${euro(view.plan.options.ferryFare)}` : action(move.action)),
    act: (move, view) => `${action(move.action)}${endsTurn(view, move) ? END : ''}`,
    drive: (move, view) => `Rouler jusqu’à ${town(move.town, view)}`,
    next: (move, view) =>
      `Visiter ${tile(move.tile, view)} maintenant (${counted(numbersOf(view, move.tile).value, 'point')})${endsTurn(view, move) ? END : ''}`,
    skip: (move, view) =>
      `${tileAsked(view) ? `Ne pas visiter ${tile(tileAsked(view), view)}` : 'Renoncer à la visite'}${endsTurn(view, move) ? END : ''}`,
    send: (move, view) =>
      `Envoyer le ${die(move.die)}${tileAsked(view) ? ` visiter ${tile(tileAsked(view), view)}` : ''}${endsTurn(view, move) ? END : ''}`,
    tile: (move, view) => {
      const { value, priority } = numbersOf(view, move.tile);
      return `Construire ${tile(move.tile, view)} (${counted(value, 'point')}, priorité ${priority})`;
    },
    town: (move, view) => `Construire à ${town(move.town, view)} pour ${euro(priceIn(view, move.town))}${endsTurn(view, move) ? END : ''}`,
    die: (move, view) => `${forDie(die(move.die), dieAsked(view), view.plan.options.centrePips)}${endsTurn(view, move) ? END : ''}`,
    plus2: (move, view) => `Deux points pour le ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
    plus1: (move, view) => `Un point pour le ${die(move.dice[0])} et un pour le ${die(move.dice[1])}${endsTurn(view, move) ? END : ''}`,
    call: (move, view) => `Envoyer le bus ${from(town(move.town, view))}`,
    to: (move, view) => `L’envoyer à ${town(move.town, view)}${endsTurn(view, move) ? END : ''}`,
    stop: (move, view) => `Ne plus relancer${endsTurn(view, move) ? END : ''}`,
    again: (move, view) => `Relancer encore le ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
  },
  events: {
    dealt: ({ start }, voice) => `Les bus sont prêts. ${sentence(subject(start, voice, 'commencez', 'commence'))}.`,
    turnBegun: ({ seat, turn }, voice) => `Tour ${turn} : à ${object(seat, voice)} de jouer.`,
    turnSkipped: ({ seat, turn }, voice) =>
      `Tour ${turn} : ${subject(seat, voice, 'n’avez aucun bus qui puisse partir et passez votre tour', 'n’a aucun bus qui puisse partir et passe son tour')}.`,
    busChosen: (event, voice) => `${subject(event.seat, voice, 'choisissez', 'choisit')} le bus ${from(town(event.town, event))}.`,
    morningTaken: ({ seat, action: taken, fare }, voice) =>
      taken === 'ferry'
        ? `${subject(seat, voice, 'prenez', 'prend')} le ferry${fare > 0 ? ` pour ${euro(fare)}` : ''}.`
        : `${done(taken, seat, voice)}.`,
    actionTaken: (event, voice) => (event.action === 'build' ? undefined : `${done(event.action, event.seat, voice)}.`),
    built: (event, voice) =>
      `${subject(event.seat, voice, 'construisez', 'construit')} ${tile(event.tile, event)} à ${town(event.town, event)} pour ${euro(event.price)}.`,
    rerolled: ({ from: old, to }) => (old === to ? `${die(old)} est relancé et ne change pas.` : `${die(old)} est relancé : ${die(to)}.`),
    pipsAdded: ({ from: old, to }) => `${list(old.map(die))} ${old.length > 1 ? 'passent' : 'passe'} à ${list(to.map(die))}.`,
    dispatched: event => `Le bus ${from(town(event.from, event))} est envoyé à ${town(event.to, event)}.`,
    drove: event =>
      event.by === 'ferry'
        ? `Le ferry mène le bus à ${town(event.to, event)}.`
        : `Le bus roule : ${event.route.map(each => town(each, event)).join(' – ')}.`,
    visited: (event, voice) =>
      `${die(event.die)} visite ${tile(event.tile, event)} : ${event.owner === null ? 'l’argent reste à la banque' : `${euro(event.paid)} pour ${object(event.owner, voice)}`}.`,
    visitDeclined: event => `Personne ne visite ${tile(event.tile, event)}.`,
    ruined: ({ seat, bonus }, voice) => `Le touriste est ruiné${bonus > 0 ? ` : ${euro(bonus)} pour ${object(seat, voice)}` : ''}.`,
    tileOpened: event => `Nouveau sur le marché : ${tile(event.tile, event)} (${piece(`category:${event.category}`)}).`,
    touristBoarded: event => `${die(event.die)} monte dans le bus à ${town(event.town, event)}.`,
    lastRound: ({ reason }) => `C’est la dernière manche : ${WHY[reason]}.`,
    raced: (event, voice) => `${win(event.winners, voice, ` la course ${from(town(event.from, event))} à ${town(event.to, event)}`)}.`,
    ended: ({ reason, winners }, voice) => `La partie est terminée : ${WHY[reason]}. ${sentence(win(winners, voice))}.`,
  },
});
