import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`;
const COLOUR = { green: 'vert', blue: 'bleu', red: 'rouge', yellow: 'jaune', grey: 'gris' } as const;

/** What everything is, in French. */
export const explain: ExplainWords = {
  kinds: {
    bus: 'Bus',
    town: 'Ville',
    harbour: 'Ville portuaire',
    tile: 'Attraction',
    die: 'Touriste',
    morning: 'Action du matin',
    allDay: 'Action de la journée',
    button: 'Choix',
    sign: 'Sur la table',
    category: 'Catégorie',
  },
  bus: (number, town) => `Bus ${number}, à ${town}`,
  aboard: dice => `À bord : ${dice}.`,
  town: ({ harbour, drop, morning, allDay, free, price }) => ({
    text: `Matin : ${morning}. Journée : ${allDay}. Un bus s’y arrête pour les couleurs de ses touristes${harbour ? ' et pour le port' : ''}.${drop ? ' Le bleu y est permis.' : ''}`,
    example:
      free > 0 ? `En ce moment : de la place, et une attraction rouge coûte ${price}.` : 'En ce moment : toutes les cases sont prises.',
  }),
  tile: ({ category, value, priority, pays, action, town, owner, price }, voice) => ({
    text:
      category === 'grey'
        ? `Tout joueur dont le bus est dans sa ville peut l’utiliser : ${action}. Visitée seulement avec « Tout attire ». Priorité ${priority}.`
        : `À chaque visite, un touriste ${COLOUR[category]} qui a au moins ${counted(value, 'point')} en perd ${value} et paie ${pays} au propriétaire. Priorité ${priority}.`,
    ...(town
      ? {
          example: `À ${town}, ${owner === null ? 'sans propriétaire' : voice.tell(owner, 'elle est à vous', name => `elle est à ${name}`)}.`,
        }
      : {}),
    ...(price ? { example: `Coûte au moins ${price} en ce moment.` } : {}),
  }),
  goal: tile => (tile ? `À sa portée : « ${tile} ».` : 'Rien de ce qui est construit n’est à sa portée.'),
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Chaque visite de ce tour rapporte ${euro(increaseValue)} de plus au propriétaire. Les touristes ne perdent pas plus de points.`,
    ferry: ({ ferryFare }, euro) => `Payez ${euro(ferryFare)} et rejoignez un autre port sans bus.`,
    pips: ({ dieSides }) => `Deux points pour un touriste, ou un pour chacun de deux, jamais au-delà de ${dieSides}.`,
    contractor: ({ contractorDiscount }, euro) =>
      `Construisez ${euro(contractorDiscount)} moins cher, mais jamais en dessous de ${euro(0)}.`,
    centre: ({ centrePips }) => `Un touriste de sa couleur reçoit ${counted(centrePips, 'point')} de plus, si le dé le permet.`,
    casino: ({ casinoRerolls }) =>
      casinoRerolls === 1 ? 'Relancez un touriste du bus.' : `Relancez des touristes du bus, jusqu’à ${casinoRerolls} fois.`,
  },
  offered: (towns, one) => (towns < 2 ? `En ce moment à ${one}.` : `En ce moment dans ${towns} villes, dont ${one}.`),
  signs: {
    harbour: 'Port',
    drop: 'Goutte d’eau',
    ferry: 'Lignes de ferry',
    bag: 'Sac de dés',
    market: 'Marché',
    prices: 'Prix de construction',
    money: 'Argent',
    marker: 'Marque du propriétaire',
    priority: 'Priorité',
    turn: 'Tour de jeu',
    road: 'Route',
    prospect: 'Ce que rapporterait la visite',
  },
  signTexts: {
    prospect: () => 'Ce que chacun gagnerait là-bas si vous choisissez au mieux. Les touristes paient le propriétaire de l’attraction.',
    harbour: ({ options, euro }) =>
      `${options.harbourHasAppeal ? 'Tout bus qui a un touriste peut s’y arrêter.' : 'N’attire pas dans cette partie.'} ${options.harbourCountsForCost ? `Construire y coûte ${euro(options.surchargeStep)} de plus.` : ''}`.trim(),
    prices: ({ options, euro }) =>
      `Le prix de la catégorie, plus ${euro(options.surchargeStep)} par attraction de la même catégorie dans la ville${options.harbourCountsForCost ? ' et pour un port' : ''}.`,
    priority: ({ options }) =>
      options.priorityOrder === 'free'
        ? 'Dans cette partie, celui qui conduit choisit l’ordre des visites.'
        : `Les attractions d’une ville se visitent dans cet ordre, le plus ${options.priorityOrder === 'low-first' ? 'petit' : 'grand'} nombre d’abord.`,
  },
  signExamples: {
    turn: ({ turn }) => `C’est le tour ${turn}.`,
    harbour: ({ harbours }) => `${harbours} villes en ont un.`,
    drop: ({ drops }) => `${drops} villes en ont une.`,
    ferry: ({ options, euro }) => `Le passage coûte ${euro(options.ferryFare)}.`,
    bag: ({ dice }) => `Il reste ${counted(dice, 'dé')}.`,
    market: ({ open }) => `${open} attractions sont visibles en ce moment.`,
    prices: ({ options, euro }) => `Une attraction rouge coûte ${euro(options.baseCost.red)} dans une ville vide sans port.`,
    money: ({ richest }) => `Le plus en ce moment : ${richest}.`,
  },
  open: (tiles, price) => `${counted(tiles, 'visible')} en ce moment, dès ${price}.`,
};
