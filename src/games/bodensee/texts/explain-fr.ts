import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`;
const COLOUR = { green: 'vert', blue: 'bleu', red: 'rouge', yellow: 'jaune', grey: 'gris' } as const;
/** Of several attractions. */
const COLOURS = { green: 'vertes', blue: 'bleues', red: 'rouges', yellow: 'jaunes', grey: 'grises' } as const;
const CATEGORY = { green: 'nature', blue: 'eau', red: 'culture', yellow: 'gastronomie', grey: 'services' } as const;
const centre = (colour: string, pips: number) =>
  `Un touriste ${colour} du bus reçoit ${counted(pips, 'point')} de plus, si son dé a la place.`;

/** What everything is, in French. */
export const explain: ExplainWords = {
  bus: (number, town, aboard) => ({
    kind: 'Bus',
    name: `Bus ${number}, à ${town}`,
    text: 'Il n’est à personne : à votre tour, choisissez n’importe quel bus et menez-le au premier arrêt d’une route.',
    ...(aboard ? { example: `À bord : ${aboard}.` } : {}),
  }),
  town: ({ name, harbour, drop, morning, allDay, free, price }) => ({
    kind: harbour ? 'Ville portuaire' : 'Ville',
    name,
    text: `Matin : ${morning}. Journée : ${allDay}. Un bus s’y arrête pour les couleurs de ses touristes${harbour ? ' et pour le port' : ''}.${drop ? ' Le bleu y est permis.' : ''}`,
    example:
      free > 0 ? `En ce moment : de la place, et une attraction rouge coûte ${price}.` : 'En ce moment : toutes les cases sont prises.',
  }),
  tile: ({ name, category, value, priority, pays, action, town, owner, price }, voice) => ({
    kind: `Attraction : ${CATEGORY[category]}`,
    name,
    text:
      category === 'grey'
        ? `Tout joueur dont le bus est dans sa ville peut l’utiliser : ${action}. Visitée seulement avec « Tout attire ». Priorité ${priority}.`
        : `À chaque visite, un touriste ${COLOUR[category]} qui a au moins ${counted(value, 'point')} en perd ${value} et paie ${pays} au propriétaire. Priorité ${priority}.`,
    ...(town
      ? { example: `À ${town}, ${owner === null ? 'à personne' : voice.tell(owner, 'à vous', other => `à ${other}`)}.` }
      : price
        ? { example: `Coûte au moins ${price} en ce moment.` }
        : {}),
  }),
  die: ({ name, colour, pips, goal }) => ({
    kind: `Touriste : ${CATEGORY[colour]}`,
    name,
    text: `Ses points sont l’argent qui lui reste : ${pips}. Il visite les attractions ${COLOURS[colour]} à sa portée ; à 0, il est ruiné.`,
    example: goal ? `À sa portée : « ${goal} ».` : `Aucune des attractions ${COLOURS[colour]} construites n’est à sa portée.`,
  }),
  morning: 'Action du matin',
  allDay: 'Action de la journée',
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Chaque visite de ce tour rapporte ${euro(increaseValue)} de plus au propriétaire. Les touristes ne perdent pas plus de points.`,
    ignore: () => 'Le bus traverse exactement un arrêt et finit au suivant.',
    ferry: ({ ferryFare }, euro) => `Payez ${euro(ferryFare)} et gagnez un autre port sans bus.`,
    appeal: () => 'Ce tour-ci, les touristes visitent les attractions de toutes les couleurs à leur portée, même grises.',
    build: () => 'Choisissez une attraction visible et une ville qui a une case libre, et payez-en le prix.',
    reroll: () => 'Relancez un touriste du bus.',
    pips: ({ dieSides }) => `Deux points pour un touriste, ou un pour chacun de deux, jamais au-delà de ${dieSides}.`,
    tour: ({ giveTourWholeBus }) =>
      giveTourWholeBus
        ? 'Tout le bus visite de nouveau sa ville.'
        : 'Un touriste du bus visite seul sa ville et peut y revoir des attractions.',
    contractor: ({ contractorDiscount }, euro) => `Construisez ${euro(contractorDiscount)} moins cher.`,
    'centre green': ({ centrePips }) => centre('vert', centrePips),
    'centre blue': ({ centrePips }) => centre('bleu', centrePips),
    'centre red': ({ centrePips }) => centre('rouge', centrePips),
    'centre yellow': ({ centrePips }) => centre('jaune', centrePips),
    dispatch: () => 'Un autre bus suit une route jusqu’à une ville sans bus. Il n’y a pas de visite.',
    casino: ({ casinoRerolls }) => `Relancez des touristes du bus, jusqu’à ${casinoRerolls} fois.`,
  },
  offered: (towns, one) =>
    `${counted(towns, 'ville')} ${towns < 2 ? 'l’offre' : 'l’offrent'} en ce moment : ${one}${towns < 2 ? '' : ' et d’autres'}.`,
  buttons: {
    none: {
      kind: 'Choix',
      name: 'Aucune action',
      text: 'N’utilisez aucune action de la ville. Le matin, le bus part ; après la visite, votre tour finit.',
    },
    skip: { kind: 'Choix', name: 'Ne pas visiter', text: 'Le touriste d’une autre couleur ne visite pas cette attraction.' },
    stop: { kind: 'Choix', name: 'Ne plus relancer', text: 'Gardez les touristes comme ils sont.' },
    plus2: { kind: 'Choix', name: 'Les deux points', text: 'Ce touriste reçoit les deux points.' },
    both: { kind: 'Choix', name: 'Un point chacun', text: 'Deux touristes pareils reçoivent un point chacun.' },
  },
  signs: {
    harbour: ({ options, euro, harbours }) => ({
      kind: 'Symbole',
      name: 'Port',
      text: `${options.harbourHasAppeal ? 'Tout bus qui a un touriste peut s’y arrêter.' : 'N’attire pas dans cette partie.'} ${options.harbourCountsForCost ? `Construire y coûte ${euro(options.surchargeStep)} de plus.` : 'Construire n’y coûte pas plus cher.'}`,
      example: `${harbours} villes en ont un.`,
    }),
    drop: ({ drops }) => ({
      kind: 'Symbole',
      name: 'Goutte d’eau',
      text: 'Les attractions bleues ne se construisent que dans les villes marquées d’une goutte.',
      example: `${drops} villes en ont une.`,
    }),
    ferry: ({ options, euro }) => ({
      kind: 'Ferry',
      name: 'Lignes de ferry',
      text: `Le ferry mène un bus à n’importe quel autre port sans bus. Le passage coûte ${euro(options.ferryFare)}.`,
    }),
    bag: ({ dice }) => ({
      kind: 'Sac de dés',
      name: 'Touristes à venir',
      text: 'Chaque touriste ruiné est remplacé. La partie finit quand il faut tirer un dé et que le sac est vide.',
      example: `Il reste ${counted(dice, 'dé')}.`,
    }),
    market: ({ options, open }) => ({
      kind: 'Marché',
      name: 'Attractions visibles',
      text: `Vous construisez parmi celles-ci. Chaque catégorie est complétée à ${options.marketSize} à la fin du tour.`,
      example: `${open} sont visibles en ce moment.`,
    }),
    prices: ({ options, euro }) => ({
      kind: 'Prix',
      name: 'Prix de construction',
      text: `Le prix de la catégorie, plus ${euro(options.surchargeStep)} par attraction de la même catégorie dans la ville${options.harbourCountsForCost ? ' et pour un port' : ''}.`,
      example: `Une attraction rouge coûte ${euro(options.baseCost.red)} dans une ville vide sans port.`,
    }),
    money: ({ richest }) => ({
      kind: 'Argent',
      name: 'Euros',
      text: 'Les visites paient les propriétaires, les touristes ruinés celui qui conduit. Le plus riche gagne, sauf autre but choisi.',
      example: `Le plus en ce moment : ${richest}.`,
    }),
    marker: () => ({
      kind: 'Marque',
      name: 'Marque du propriétaire',
      text: 'Montre qui a construit l’attraction et touche l’argent de chaque visite, quel que soit le conducteur.',
    }),
    priority: ({ options }) => ({
      kind: 'Nombre',
      name: 'Priorité',
      text:
        options.priorityOrder === 'free'
          ? 'Dans cette partie, celui qui conduit choisit l’ordre des visites.'
          : `Les attractions d’une ville se visitent dans cet ordre, le plus ${options.priorityOrder === 'low-first' ? 'petit' : 'grand'} nombre d’abord.`,
    }),
  },
  category: (category, open, price) => ({
    kind: 'Catégorie',
    name: `${CATEGORY[category].charAt(0).toUpperCase()}${CATEGORY[category].slice(1)} (${COLOUR[category]})`,
    text:
      category === 'grey'
        ? 'Les attractions grises offrent une action à tous. Elles n’arrêtent aucun bus, et aucun touriste n’est gris.'
        : `Un bus qui a un touriste ${COLOUR[category]} s’arrête pour les attractions ${COLOURS[category]} ; les autres couleurs ne les visitent pas.`,
    example: `${counted(open, 'visible')} en ce moment, dès ${price}.`,
  }),
};
