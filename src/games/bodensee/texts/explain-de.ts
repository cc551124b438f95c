import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const COLOUR = { green: 'Grün', blue: 'Blau', red: 'Rot', yellow: 'Gelb', grey: 'Grau' } as const;
const WITH = { green: 'grünen', blue: 'blauen', red: 'roten', yellow: 'gelben', grey: 'grauen' } as const;
const SOME = { green: 'grüne', blue: 'blaue', red: 'rote', yellow: 'gelbe', grey: 'graue' } as const;
const CATEGORY = { green: 'Natur', blue: 'Wasser', red: 'Kultur', yellow: 'Genuss', grey: 'Service' } as const;
const centre = (colour: string, pips: number) =>
  `Ein ${colour} Tourist im Bus bekommt ${counted(pips, 'Auge', 'Augen')} mehr, wenn sein Würfel Platz hat.`;

/** What everything is, in German. */
export const explain: ExplainWords = {
  bus: (number, town, aboard) => ({
    kind: 'Bus',
    name: `Bus ${number} in ${town}`,
    text: 'Er gehört niemandem: Wähle in deinem Zug irgendeinen Bus und fahre ihn zum ersten Halt auf einer Straße.',
    ...(aboard ? { example: `An Bord: ${aboard}.` } : {}),
  }),
  town: ({ name, harbour, drop, morning, allDay, free, price }) => ({
    kind: harbour ? 'Hafenstadt' : 'Stadt',
    name,
    text: `Morgens: ${morning}. Ganztags: ${allDay}. Ein Bus hält hier für die Farben seiner Touristen${harbour ? ' und für den Hafen' : ''}.${drop ? ' Blaue Attraktionen dürfen hier stehen.' : ''}`,
    example: free > 0 ? `Jetzt: Ein Bauplatz ist frei, und eine rote Attraktion kostet ${price}.` : 'Jetzt: Alle Bauplätze sind belegt.',
  }),
  tile: ({ name, category, value, priority, pays, action, town, owner, price }, voice) => ({
    kind: `Attraktion: ${CATEGORY[category]}`,
    name,
    text:
      category === 'grey'
        ? `Wessen Bus in ihrer Stadt steht, darf sie nutzen: ${action}. Besucht wird sie nur bei „Alle Attraktionen locken“. Priorität ${priority}.`
        : `Bei jedem Rundgang kommt ein Tourist in ${COLOUR[category]} mit mindestens ${counted(value, 'Auge', 'Augen')}, verliert ${value} und zahlt dem Besitzer ${pays}. Priorität ${priority}.`,
    ...(town
      ? { example: `In ${town}, ${owner === null ? 'ohne Besitzer' : voice.tell(owner, 'gehört dir', other => `gehört ${other}`)}.` }
      : price
        ? { example: `Kostet jetzt mindestens ${price}.` }
        : {}),
  }),
  die: ({ name, colour, pips, goal }) => ({
    kind: `Tourist: ${CATEGORY[colour]}`,
    name,
    text: `Die Augen sind das Geld, das noch da ist: ${pips}. Der Tourist besucht ${SOME[colour]} Attraktionen, die er bezahlen kann; bei 0 ist er ruiniert.`,
    example: goal ? `Kann „${goal}“ bezahlen.` : `Noch steht keine ${SOME[colour]} Attraktion, die er bezahlen kann.`,
  }),
  morning: 'Morgenaktion',
  allDay: 'Ganztagsaktion',
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Jeder Besuch in diesem Zug bringt dem Besitzer ${euro(increaseValue)} mehr. Die Touristen verlieren nicht mehr Augen als sonst.`,
    ignore: () => 'Der Bus fährt durch genau einen Halt und endet am nächsten.',
    ferry: ({ ferryFare }, euro) => `Zahle ${euro(ferryFare)} und setze in einen anderen Hafen ohne Bus über.`,
    appeal: () => 'In diesem Zug besuchen Touristen Attraktionen aller Farben, die sie bezahlen können, auch graue.',
    build: () => 'Wähle eine offene Attraktion und eine Stadt mit freiem Bauplatz und zahle den Preis dort.',
    reroll: () => 'Würfle einen Touristen des Busses neu.',
    pips: ({ dieSides }) => `Zwei Augen für einen Touristen oder je eines für zwei, nie über ${dieSides}.`,
    tour: ({ giveTourWholeBus }) =>
      giveTourWholeBus
        ? 'Der ganze Bus macht noch einen Rundgang durch die Stadt.'
        : 'Ein Tourist des Busses macht allein einen Rundgang und darf Besuchtes noch einmal besuchen.',
    contractor: ({ contractorDiscount }, euro) => `Baue ${euro(contractorDiscount)} billiger.`,
    'centre green': ({ centrePips }) => centre('grüner', centrePips),
    'centre blue': ({ centrePips }) => centre('blauer', centrePips),
    'centre red': ({ centrePips }) => centre('roter', centrePips),
    'centre yellow': ({ centrePips }) => centre('gelber', centrePips),
    dispatch: () => 'Ein anderer Bus fährt eine Straße weit in eine Stadt ohne Bus. Einen Rundgang gibt es nicht.',
    casino: ({ casinoRerolls }) => `Würfle Touristen des Busses neu, bis zu ${casinoRerolls}-mal.`,
  },
  offered: (towns, one) => `${counted(towns, 'Stadt bietet', 'Städte bieten')} sie jetzt: ${one}${towns === 1 ? '' : ' und andere'}.`,
  buttons: {
    none: {
      kind: 'Wahl',
      name: 'Keine Aktion',
      text: 'Nutze keine Aktion der Stadt. Am Morgen fährt der Bus los; nach dem Rundgang endet dein Zug.',
    },
    skip: { kind: 'Wahl', name: 'Nicht besuchen', text: 'Der Tourist einer anderen Farbe besucht diese Attraktion nicht.' },
    stop: { kind: 'Wahl', name: 'Nicht mehr würfeln', text: 'Lass die Touristen, wie sie sind.' },
    plus2: { kind: 'Wahl', name: 'Beide Augen', text: 'Dieser Tourist bekommt beide Augen.' },
    both: { kind: 'Wahl', name: 'Je ein Auge', text: 'Zwei gleiche Touristen bekommen je ein Auge.' },
  },
  signs: {
    harbour: ({ options, euro, harbours }) => ({
      kind: 'Symbol',
      name: 'Hafen',
      text: `${options.harbourHasAppeal ? 'Jeder Bus mit einem Touristen darf hier halten.' : 'Lockt in dieser Partie nicht.'} ${options.harbourCountsForCost ? `Bauen kostet ${euro(options.surchargeStep)} mehr.` : 'Bauen kostet nicht mehr.'}`,
      example: `${harbours} Städte haben einen.`,
    }),
    drop: ({ drops }) => ({
      kind: 'Symbol',
      name: 'Wassertropfen',
      text: 'Blaue Attraktionen lassen sich nur in Städten mit Tropfen bauen.',
      example: `${drops} Städte haben einen.`,
    }),
    ferry: ({ options, euro }) => ({
      kind: 'Fähre',
      name: 'Fährlinien',
      text: `Mit der Fähre setzt ein Bus in irgendeinen anderen Hafen ohne Bus über. Der Fährpreis ist ${euro(options.ferryFare)}.`,
    }),
    bag: ({ dice }) => ({
      kind: 'Würfelbeutel',
      name: 'Künftige Touristen',
      text: 'Jeder ruinierte Tourist wird ersetzt. Die Partie endet, wenn ein Würfel zu ziehen und der Beutel leer ist.',
      example: `Noch ${dice} Würfel.`,
    }),
    market: ({ options, open }) => ({
      kind: 'Markt',
      name: 'Offene Attraktionen',
      text: `Aus diesen baust du. Jede Kategorie wird am Ende des Zuges auf ${options.marketSize} aufgefüllt.`,
      example: `${open} liegen jetzt offen.`,
    }),
    prices: ({ options, euro }) => ({
      kind: 'Preise',
      name: 'Baukosten',
      text: `Der Preis der Kategorie und ${euro(options.surchargeStep)} je Attraktion derselben Kategorie in der Stadt${options.harbourCountsForCost ? ' und für einen Hafen' : ''}.`,
      example: `Eine rote Attraktion kostet ${euro(options.baseCost.red)} in einer leeren Stadt ohne Hafen.`,
    }),
    money: ({ richest }) => ({
      kind: 'Geld',
      name: 'Euro',
      text: 'Besitzer verdienen an Besuchen, wer fährt, an ruinierten Touristen. Das meiste Geld entscheidet, wenn kein anderes Ziel vereinbart ist.',
      example: `Am meisten jetzt: ${richest}.`,
    }),
    marker: () => ({
      kind: 'Marke',
      name: 'Marke des Besitzers',
      text: 'Zeigt, wer die Attraktion gebaut hat und für jeden Besuch bezahlt wird, wer auch fährt.',
    }),
    priority: ({ options }) => ({
      kind: 'Zahl',
      name: 'Priorität',
      text:
        options.priorityOrder === 'free'
          ? 'In dieser Partie wählt die Reihenfolge, wer fährt.'
          : `Die Attraktionen einer Stadt werden in dieser Reihenfolge besucht, die ${options.priorityOrder === 'low-first' ? 'niedrigste' : 'höchste'} Zahl zuerst.`,
    }),
  },
  category: (category, open, price) => ({
    kind: 'Kategorie',
    name: `${CATEGORY[category]} (${COLOUR[category]})`,
    text:
      category === 'grey'
        ? 'Graue Attraktionen bieten allen eine Aktion. Für sie hält kein Bus, und kein Tourist ist grau.'
        : `Busse mit einem ${WITH[category]} Touristen halten für ${SOME[category]} Attraktionen, und nur ${SOME[category]} Touristen besuchen sie.`,
    example: `${open} jetzt offen, ab ${price}.`,
  }),
};
