import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const COLOUR = { green: 'grøn', blue: 'blå', red: 'rød', yellow: 'gul', grey: 'grå' } as const;

/** What everything is, in Danish. */
export const explain: ExplainWords = {
  kinds: {
    bus: 'Bus',
    town: 'By',
    harbour: 'Havneby',
    tile: 'Attraktion',
    die: 'Turist',
    morning: 'Morgenhandling',
    allDay: 'Heldagshandling',
    button: 'Valg',
    sign: 'På bordet',
    category: 'Kategori',
  },
  bus: (number, town) => `Bus ${number} i ${town}`,
  aboard: dice => `Om bord: ${dice}.`,
  town: ({ harbour, drop, morning, allDay, free, price }) => ({
    text: `Morgen: ${morning}. Hele dagen: ${allDay}. En bus stopper her for sine turisters farver${harbour ? ' og for havnen' : ''}.${drop ? ' Blå attraktioner må bygges her.' : ''}`,
    example: free > 0 ? `Nu: Der er ledig plads, og en rød attraktion koster ${price}.` : 'Nu: Alle pladser er optaget.',
  }),
  tile: ({ category, value, priority, pays, action, town, owner, price }, voice) => ({
    text:
      category === 'grey'
        ? `Holder din bus i byen, må du bruge den: ${action}. Den besøges kun under ”Alle attraktioner har appel”. Prioritet ${priority}.`
        : `På hver rundtur går én ${COLOUR[category]} turist med mindst ${counted(value, 'øje', 'øjne')} ind, mister ${value} og betaler ejeren ${pays}. Prioritet ${priority}.`,
    ...(town ? { example: `I ${town}${owner === null ? '' : `, ejes af ${voice.tell(owner, 'dig', name => name)}`}.` } : {}),
    ...(price ? { example: `Koster nu mindst ${price} at bygge.` } : {}),
  }),
  goal: tile => (tile ? `Har råd til ${tile}.` : 'Har ikke råd til noget af det, der er bygget indtil nu.'),
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Hvert besøg i denne tur giver ejeren ${euro(increaseValue)} mere. Turisterne mister ikke flere øjne end ellers.`,
    ferry: ({ ferryFare }, euro) => `Betal ${euro(ferryFare)}, og sejl til en anden havn uden bus.`,
    pips: ({ dieSides }) => `To øjne til én turist eller ét til hver af to, aldrig over ${dieSides}.`,
    contractor: ({ contractorDiscount }, euro) => `Byg ${euro(contractorDiscount)} billigere, men aldrig under ${euro(0)}.`,
    centre: ({ centrePips }) => `Én turist i centrets farve får ${counted(centrePips, 'øje', 'øjne')} mere, hvis terningen har plads.`,
    casino: ({ casinoRerolls }) => `Slå bussens turister om, op til ${counted(casinoRerolls, 'gang', 'gange')}.`,
  },
  offered: (towns, one) => (towns === 1 ? `Tilbydes nu i ${one}.` : `Tilbydes nu i ${towns} byer, blandt andet ${one}.`),
  signs: {
    harbour: 'Havn',
    drop: 'Vanddråbe',
    ferry: 'Færgeruter',
    bag: 'Terningpose',
    market: 'Marked',
    prices: 'Byggepriser',
    money: 'Penge',
    marker: 'Ejerens mærke',
    priority: 'Prioritet',
    turn: 'Tur',
    road: 'Vej',
    prospect: 'Det giver rundturen',
  },
  signTexts: {
    prospect: () =>
      'Så meget ville hver spiller tjene på en rundtur dér, hvis du vælger bedst muligt. Turisterne betaler den, der ejer attraktionen.',
    harbour: ({ options, euro }) =>
      `${options.harbourHasAppeal ? 'Alle busser med en turist må stoppe her.' : 'Giver ingen appel i dette parti.'} ${options.harbourCountsForCost ? `Det koster ${euro(options.surchargeStep)} mere at bygge.` : ''}`.trim(),
    prices: ({ options, euro }) =>
      `Kategoriens pris plus ${euro(options.surchargeStep)} for hver i samme kategori i byen${options.harbourCountsForCost ? ' og for en havn' : ''}.`,
    priority: ({ options }) =>
      options.priorityOrder === 'free'
        ? 'I dette parti vælger den, der kører, rækkefølgen.'
        : `Byens attraktioner besøges i denne rækkefølge, det ${options.priorityOrder === 'low-first' ? 'laveste' : 'højeste'} tal først.`,
  },
  signExamples: {
    turn: ({ turn }) => `Dette er tur ${turn}.`,
    harbour: ({ harbours }) => `${harbours} byer har en.`,
    drop: ({ drops }) => `${drops} byer har en.`,
    ferry: ({ options, euro }) => `Billetten koster ${euro(options.ferryFare)}.`,
    bag: ({ dice }) => `${counted(dice, 'terning', 'terninger')} tilbage.`,
    market: ({ open }) => `${open} er åbne nu.`,
    prices: ({ options, euro }) => `En rød attraktion koster ${euro(options.baseCost.red)} i en tom by uden havn.`,
    money: ({ richest }) => `Flest nu: ${richest}.`,
  },
  open: (tiles, price) => `${tiles} åbne nu, fra ${price}.`,
};
