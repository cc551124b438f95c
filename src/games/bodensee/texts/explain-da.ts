import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const COLOUR = { green: 'grøn', blue: 'blå', red: 'rød', yellow: 'gul', grey: 'grå' } as const;
const COLOURS = { green: 'grønne', blue: 'blå', red: 'røde', yellow: 'gule', grey: 'grå' } as const;
const CATEGORY = { green: 'natur', blue: 'vand', red: 'kultur', yellow: 'gastronomi', grey: 'service' } as const;
const centre = (colour: string, pips: number) =>
  `Én ${colour} turist i bussen får ${counted(pips, 'øje', 'øjne')} mere, hvis terningen har plads.`;
/** Whose it is: Adas, Franz'. */
const owner = (name: string) => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`);

/** What everything is, in Danish. */
export const explain: ExplainWords = {
  bus: (number, town, aboard) => ({
    kind: 'Bus',
    name: `Bus ${number} i ${town}`,
    text: 'Ingen ejer den: Vælg en hvilken som helst bus i din tur, og kør den til det første stop ad en vej.',
    ...(aboard ? { example: `Om bord: ${aboard}.` } : {}),
  }),
  town: ({ name, harbour, drop, morning, allDay, free, price }) => ({
    kind: harbour ? 'Havneby' : 'By',
    name,
    text: `Morgen: ${morning}. Hele dagen: ${allDay}. En bus stopper her for sine turisters farver${harbour ? ' og for havnen' : ''}.${drop ? ' Blå attraktioner må stå her.' : ''}`,
    example: free > 0 ? `Nu: Der er ledig plads, og en rød attraktion koster ${price}.` : 'Nu: Alle pladser er optaget.',
  }),
  tile: ({ name, category, value, priority, pays, action, town, owner: seat, price }, voice) => ({
    kind: `Attraktion: ${CATEGORY[category]}`,
    name,
    text:
      category === 'grey'
        ? `Alle, hvis bus holder i byen, må bruge den: ${action}. Den besøges kun under ”Alle attraktioner har appel”. Prioritet ${priority}.`
        : `På hver rundtur går én ${COLOUR[category]} turist med mindst ${counted(value, 'øje', 'øjne')} ind, mister ${value} og betaler ejeren ${pays}. Prioritet ${priority}.`,
    ...(town
      ? { example: `I ${town}, ${seat === null ? 'ingens' : voice.tell(seat, 'din', owner)}.` }
      : price
        ? { example: `Koster nu mindst ${price} at bygge.` }
        : {}),
  }),
  die: ({ name, colour, pips, goal }) => ({
    kind: `Turist: ${CATEGORY[colour]}`,
    name,
    text: `Øjnene er de penge, der er tilbage: ${pips}. Turisten besøger ${COLOURS[colour]} attraktioner, den har råd til, og er ruineret ved 0.`,
    example: goal ? `Har råd til ${goal}.` : `Der er endnu ingen ${COLOUR[colour]} attraktion, den har råd til.`,
  }),
  morning: 'Morgenhandling',
  allDay: 'Heldagshandling',
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Hvert besøg i denne tur giver ejeren ${euro(increaseValue)} mere. Turisterne mister ikke flere øjne end ellers.`,
    ignore: () => 'Bussen kører gennem præcis ét stop og slutter ved det næste.',
    ferry: ({ ferryFare }, euro) => `Betal ${euro(ferryFare)}, og sejl til en anden havn uden bus.`,
    appeal: () => 'I denne tur besøger turisterne attraktioner i alle farver, de har råd til, også grå.',
    build: () => 'Vælg en åben attraktion og en by med en ledig plads, og betal prisen dér.',
    reroll: () => 'Slå én af bussens turister om.',
    pips: ({ dieSides }) => `To øjne til én turist eller ét til hver af to, aldrig over ${dieSides}.`,
    tour: ({ giveTourWholeBus }) =>
      giveTourWholeBus
        ? 'Alle i bussen tager på rundtur i byen igen.'
        : 'Én turist fra bussen tager alene på rundtur i byen og må besøge det samme igen.',
    contractor: ({ contractorDiscount }, euro) => `Byg ${euro(contractorDiscount)} billigere.`,
    'centre green': ({ centrePips }) => centre('grøn', centrePips),
    'centre blue': ({ centrePips }) => centre('blå', centrePips),
    'centre red': ({ centrePips }) => centre('rød', centrePips),
    'centre yellow': ({ centrePips }) => centre('gul', centrePips),
    dispatch: () => 'En anden bus kører ad én vej til en by uden bus. Der er ingen rundtur.',
    casino: ({ casinoRerolls }) => `Slå bussens turister om, op til ${counted(casinoRerolls, 'gang', 'gange')}.`,
  },
  offered: (towns, one) => `${counted(towns, 'by', 'byer')} tilbyder den nu: ${one}${towns === 1 ? '' : ' og andre'}.`,
  buttons: {
    none: {
      kind: 'Valg',
      name: 'Ingen handling',
      text: 'Brug ingen af byens handlinger. Om morgenen kører bussen; efter rundturen slutter din tur.',
    },
    skip: { kind: 'Valg', name: 'Intet besøg', text: 'Turisten i en anden farve går ikke ind i denne attraktion.' },
    stop: { kind: 'Valg', name: 'Slå ikke mere', text: 'Behold turisterne, som de er.' },
    plus2: { kind: 'Valg', name: 'Begge øjne', text: 'Denne turist får begge øjne.' },
    both: { kind: 'Valg', name: 'Ét øje hver', text: 'To ens turister får ét øje hver.' },
  },
  signs: {
    harbour: ({ options, euro, harbours }) => ({
      kind: 'Symbol',
      name: 'Havn',
      text: `${options.harbourHasAppeal ? 'Alle busser med en turist må stoppe her.' : 'Giver ingen appel i dette parti.'} ${options.harbourCountsForCost ? `Det koster ${euro(options.surchargeStep)} mere at bygge.` : 'Det koster ikke mere at bygge.'}`,
      example: `${harbours} byer har en.`,
    }),
    drop: ({ drops }) => ({
      kind: 'Symbol',
      name: 'Vanddråbe',
      text: 'Blå attraktioner kan kun bygges i byer med en dråbe.',
      example: `${drops} byer har en.`,
    }),
    ferry: ({ options, euro }) => ({
      kind: 'Færge',
      name: 'Færgeruter',
      text: `Med Færge sejler en bus til en anden havn uden bus. Billetten koster ${euro(options.ferryFare)}.`,
    }),
    bag: ({ dice }) => ({
      kind: 'Terningpose',
      name: 'Kommende turister',
      text: 'Hver ruineret turist erstattes fra posen. Spillet slutter, når der skal trækkes en terning, og posen er tom.',
      example: `${counted(dice, 'terning', 'terninger')} tilbage.`,
    }),
    market: ({ options, open }) => ({
      kind: 'Marked',
      name: 'Åbne attraktioner',
      text: `Du bygger af disse. Hver kategori fyldes op til ${options.marketSize} ved turens slutning.`,
      example: `${open} er åbne nu.`,
    }),
    prices: ({ options, euro }) => ({
      kind: 'Priser',
      name: 'Byggepriser',
      text: `Kategoriens pris plus ${euro(options.surchargeStep)} for hver i samme kategori i byen${options.harbourCountsForCost ? ' og for en havn' : ''}.`,
      example: `En rød attraktion koster ${euro(options.baseCost.red)} i en tom by uden havn.`,
    }),
    money: ({ richest }) => ({
      kind: 'Penge',
      name: 'Euro',
      text: 'Ejere tjener på besøg, og den, der kører, på ruinerede turister. Den med flest penge vinder, hvis ikke andet er aftalt.',
      example: `Flest nu: ${richest}.`,
    }),
    marker: () => ({
      kind: 'Mærke',
      name: 'Ejerens mærke',
      text: 'Viser, hvem der har bygget attraktionen og får betaling for hvert besøg, hvem der end kører.',
    }),
    priority: ({ options }) => ({
      kind: 'Tal',
      name: 'Prioritet',
      text:
        options.priorityOrder === 'free'
          ? 'I dette parti vælger den, der kører, rækkefølgen.'
          : `Byens attraktioner besøges i denne rækkefølge, det ${options.priorityOrder === 'low-first' ? 'laveste' : 'højeste'} tal først.`,
    }),
  },
  category: (category, open, price) => ({
    kind: 'Kategori',
    name: `${CATEGORY[category].charAt(0).toUpperCase()}${CATEGORY[category].slice(1)} (${COLOUR[category]})`,
    text:
      category === 'grey'
        ? 'Grå attraktioner giver alle en handling. De får ingen bus til at stoppe, og ingen turist er grå.'
        : `Busser med en ${COLOUR[category]} turist stopper for ${COLOURS[category]} attraktioner, og kun ${COLOURS[category]} turister besøger dem.`,
    example: `${open} åbne nu, fra ${price}.`,
  }),
};
