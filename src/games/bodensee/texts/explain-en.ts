import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What everything is, in English. */
export const explain: ExplainWords = {
  kinds: {
    bus: 'Bus',
    town: 'Town',
    harbour: 'Harbour town',
    tile: 'Attraction',
    die: 'Tourist',
    morning: 'Morning action',
    allDay: 'All-day action',
    button: 'Choice',
    sign: 'On the table',
    category: 'Category',
  },
  bus: (number, town) => `Bus ${number} in ${town}`,
  aboard: dice => `Aboard: ${dice}.`,
  town: ({ harbour, drop, morning, allDay, free, price }) => ({
    text: `Morning: ${morning}. All day: ${allDay}. A bus stops here for its tourists’ colours${harbour ? ', and for the harbour' : ''}.${drop ? ' Blue attractions may be built here.' : ''}`,
    example: free > 0 ? `Now: room for more, and a red attraction costs ${price}.` : 'Now: every space is taken.',
  }),
  tile: ({ category, value, priority, pays, action, town, owner, price }, voice) => ({
    text:
      category === 'grey'
        ? `You may use it when your bus is in its town: ${action}. Visited only under All Attractions Appeal. Priority ${priority}.`
        : `On each tour one ${category} tourist with ${value} or more pips visits, loses ${value}, and pays the owner ${pays}. Priority ${priority}.`,
    ...(town ? { example: `In ${town}, ${owner === null ? 'no one’s' : voice.tell(owner, 'yours', name => `${name}’s`)}.` } : {}),
    ...(price ? { example: `Costs ${price} or more to build now.` } : {}),
  }),
  goal: tile => (tile ? `Can afford ${tile}.` : 'Can afford nothing that is built so far.'),
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Each visit this turn pays its owner ${euro(increaseValue)} more. Tourists lose no more pips than usual.`,
    ferry: ({ ferryFare }, euro) => `Pay ${euro(ferryFare)} and cross to any other harbour without a bus.`,
    pips: ({ dieSides }) => `Two pips for one tourist, or one each for two, never above ${dieSides}.`,
    contractor: ({ contractorDiscount }, euro) => `Build ${euro(contractorDiscount)} cheaper, but never below ${euro(0)}.`,
    centre: ({ centrePips }) => `One tourist of its colour on the bus gets ${counted(centrePips, 'pip')} more, if the die has room.`,
    casino: ({ casinoRerolls }) => `Reroll tourists on the bus, up to ${counted(casinoRerolls, 'time')}.`,
  },
  offered: (towns, one) => (towns === 1 ? `Offered now in ${one}.` : `Offered now in ${towns} towns, one of them ${one}.`),
  signs: {
    harbour: 'Harbour',
    drop: 'Water drop',
    ferry: 'Ferry lines',
    bag: 'Dice bag',
    market: 'Market',
    prices: 'Build costs',
    money: 'Money',
    marker: 'Owner’s marker',
    priority: 'Priority',
    turn: 'Turn',
    road: 'Road',
    prospect: 'What the tour would earn',
  },
  signTexts: {
    prospect: () => 'What each player would earn from the tour there, with your best choices. Tourists pay the owner of the attraction.',
    harbour: ({ options, euro }) =>
      `${options.harbourHasAppeal ? 'Every bus with a tourist may stop here.' : 'Gives no appeal in this game.'} ${options.harbourCountsForCost ? `Building costs ${euro(options.surchargeStep)} more.` : ''}`.trim(),
    prices: ({ options, euro }) =>
      `The price of the category, plus ${euro(options.surchargeStep)} for each of the same category in the town${options.harbourCountsForCost ? ' and for a harbour' : ''}.`,
    priority: ({ options }) =>
      options.priorityOrder === 'free'
        ? 'In this game the active player chooses the order of visits.'
        : `A town’s attractions are visited in this order, the ${options.priorityOrder === 'low-first' ? 'lowest' : 'highest'} number first.`,
  },
  signExamples: {
    turn: ({ turn }) => `This is turn ${turn}.`,
    harbour: ({ harbours }) => `${harbours} towns have one.`,
    drop: ({ drops }) => `${drops} towns have one.`,
    ferry: ({ options, euro }) => `The fare is ${euro(options.ferryFare)}.`,
    bag: ({ dice }) => `${counted(dice, 'die', 'dice')} left.`,
    market: ({ open }) => `${open} are open now.`,
    prices: ({ options, euro }) => `A red attraction costs ${euro(options.baseCost.red)} in an empty town without a harbour.`,
    money: ({ richest }) => `Most now: ${richest}.`,
  },
  open: (tiles, price) => `${tiles} open now, from ${price}.`,
};
