import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const COLOUR = { green: 'green', blue: 'blue', red: 'red', yellow: 'yellow', grey: 'grey' } as const;
const CATEGORY = { green: 'Nature', blue: 'Water', red: 'Culture', yellow: 'Food', grey: 'Utility' } as const;
const centre = (colour: string) => (pips: number) =>
  `One ${colour} tourist on the bus gets ${counted(pips, 'pip')} more, if the die has room.`;

/** What everything is, in English. */
export const explain: ExplainWords = {
  bus: (number, town, aboard) => ({
    kind: 'Bus',
    name: `Bus ${number} in ${town}`,
    text: 'No one owns it: choose any bus on your turn and drive it to the first stop on any road.',
    ...(aboard ? { example: `Aboard: ${aboard}.` } : {}),
  }),
  town: ({ name, harbour, drop, morning, allDay, free, price }) => ({
    kind: harbour ? 'Harbour town' : 'Town',
    name,
    text: `Morning: ${morning}. All day: ${allDay}. A bus stops here for its tourists’ colours${harbour ? ', and for the harbour' : ''}.${drop ? ' Blue attractions may stand here.' : ''}`,
    example: free > 0 ? `Now: room for more, and a red attraction costs ${price}.` : 'Now: every space is taken.',
  }),
  tile: ({ name, category, value, priority, pays, action, town, owner, price }, voice) => ({
    kind: `${CATEGORY[category]} attraction`,
    name,
    text:
      category === 'grey'
        ? `Anyone whose bus is in its town may use it: ${action}. Visited only under All Attractions Appeal. Priority ${priority}.`
        : `On each tour one ${COLOUR[category]} tourist with ${value} or more pips visits, loses ${value}, and pays the owner ${pays}. Priority ${priority}.`,
    ...(town
      ? { example: `In ${town}, ${owner === null ? 'no one’s' : voice.tell(owner, 'yours', other => `${other}’s`)}.` }
      : price
        ? { example: `Costs ${price} or more to build now.` }
        : {}),
  }),
  die: ({ name, colour, pips, goal }) => ({
    kind: `${CATEGORY[colour]} tourist`,
    name,
    text: `The pips are the money left: ${pips}. They visit ${COLOUR[colour]} attractions they can afford, and are ruined at 0.`,
    example: goal ? `Can afford ${goal}.` : `No ${COLOUR[colour]} attraction they can afford is built yet.`,
  }),
  morning: 'Morning action',
  allDay: 'All-day action',
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Each visit this turn pays its owner ${euro(increaseValue)} more. Tourists lose no more pips than usual.`,
    ignore: () => 'The bus drives through exactly one stop and ends at the next one.',
    ferry: ({ ferryFare }, euro) => `Pay ${euro(ferryFare)} and cross to any other harbour without a bus.`,
    appeal: () => 'This turn, tourists visit attractions of every colour they can afford, grey ones too.',
    build: () => 'Choose an open attraction and any town with a free space, and pay the price there.',
    reroll: () => 'Roll one tourist of the bus again.',
    pips: ({ dieSides }) => `Two pips for one tourist, or one each for two, never above ${dieSides}.`,
    tour: ({ giveTourWholeBus }) =>
      giveTourWholeBus
        ? 'Everyone on the bus tours its town again.'
        : 'One tourist of the bus tours its town alone, and may visit things again.',
    contractor: ({ contractorDiscount }, euro) => `Build ${euro(contractorDiscount)} cheaper.`,
    'centre green': ({ centrePips }) => centre('green')(centrePips),
    'centre blue': ({ centrePips }) => centre('blue')(centrePips),
    'centre red': ({ centrePips }) => centre('red')(centrePips),
    'centre yellow': ({ centrePips }) => centre('yellow')(centrePips),
    dispatch: () => 'Another bus moves along one road to a town without a bus. It makes no tour.',
    casino: ({ casinoRerolls }) => `Reroll tourists of the bus, up to ${counted(casinoRerolls, 'time')}.`,
  },
  offered: (towns, one) =>
    `${counted(towns, 'town')} ${towns === 1 ? 'offers' : 'offer'} it now: ${one}${towns === 1 ? '' : ' and others'}.`,
  buttons: {
    none: {
      kind: 'Choice',
      name: 'No action',
      text: 'Use none of the town’s actions. In the morning the bus drives; after the tour your turn ends.',
    },
    skip: { kind: 'Choice', name: 'Don’t visit', text: 'The tourist of another colour stays away from this attraction.' },
    stop: { kind: 'Choice', name: 'Stop rerolling', text: 'Keep the tourists as they are.' },
    plus2: { kind: 'Choice', name: 'Both pips', text: 'This tourist gets both pips.' },
    both: { kind: 'Choice', name: 'One pip each', text: 'Two equal tourists get one pip each.' },
  },
  signs: {
    harbour: ({ options, euro, harbours }) => ({
      kind: 'Symbol',
      name: 'Harbour',
      text: `${options.harbourHasAppeal ? 'Every bus with a tourist may stop here.' : 'Gives no appeal in this game.'} ${options.harbourCountsForCost ? `Building costs ${euro(options.surchargeStep)} more.` : 'Building costs no more.'}`,
      example: `${harbours} towns have one.`,
    }),
    drop: ({ drops }) => ({
      kind: 'Symbol',
      name: 'Water drop',
      text: 'Blue attractions can be built only in towns with a drop.',
      example: `${drops} towns have one.`,
    }),
    ferry: ({ options, euro }) => ({
      kind: 'Ferry',
      name: 'Ferry lines',
      text: `With Ferry a bus crosses to any other harbour without a bus. The fare is ${euro(options.ferryFare)}.`,
    }),
    bag: ({ dice }) => ({
      kind: 'Dice bag',
      name: 'Tourists to come',
      text: 'Each ruined tourist is replaced from the bag. The game ends when a die is needed and the bag is empty.',
      example: `${counted(dice, 'die', 'dice')} left.`,
    }),
    market: ({ options, open }) => ({
      kind: 'Market',
      name: 'Open attractions',
      text: `You build from these. Each category is filled up to ${options.marketSize} at the end of a turn.`,
      example: `${open} are open now.`,
    }),
    prices: ({ options, euro }) => ({
      kind: 'Prices',
      name: 'Build costs',
      text: `The price of the category, plus ${euro(options.surchargeStep)} for each of the same category in the town${options.harbourCountsForCost ? ' and for a harbour' : ''}.`,
      example: `A red attraction costs ${euro(options.baseCost.red)} in an empty town without a harbour.`,
    }),
    money: ({ richest }) => ({
      kind: 'Money',
      name: 'Euros',
      text: 'Owners earn from visits, and whoever drives earns from ruined tourists. Most money wins, unless another aim was agreed.',
      example: `Most now: ${richest}.`,
    }),
    marker: () => ({
      kind: 'Marker',
      name: 'Owner’s marker',
      text: 'Shows who built the attraction and is paid for every visit, whoever drives.',
    }),
    priority: ({ options }) => ({
      kind: 'Number',
      name: 'Priority',
      text:
        options.priorityOrder === 'free'
          ? 'Whoever drives chooses the order of visits in this game.'
          : `The attractions of a town are visited in this order, the ${options.priorityOrder === 'low-first' ? 'lowest' : 'highest'} number first.`,
    }),
  },
  category: (category, open, price) => ({
    kind: 'Category',
    name: `${CATEGORY[category]} (${COLOUR[category]})`,
    text:
      category === 'grey'
        ? 'Grey attractions grant actions to everyone. They make no bus stop, and no tourist is grey.'
        : `Buses with a ${COLOUR[category]} tourist stop for ${COLOUR[category]} attractions, and only ${COLOUR[category]} tourists visit them.`,
    example: `${open} open now, from ${price}.`,
  }),
};
