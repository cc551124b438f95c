import type { ExplainWords } from './explain.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const COLOUR = { green: 'grüner', blue: 'blauer', red: 'roter', yellow: 'gelber', grey: 'grauer' } as const;

/** What everything is, in German. */
export const explain: ExplainWords = {
  kinds: {
    bus: 'Bus',
    town: 'Stadt',
    harbour: 'Hafenstadt',
    tile: 'Attraktion',
    die: 'Tourist',
    morning: 'Morgenaktion',
    allDay: 'Ganztagsaktion',
    button: 'Möglichkeit',
    sign: 'Auf dem Tisch',
    category: 'Kategorie',
  },
  bus: (number, town) => `Bus ${number} in ${town}`,
  aboard: dice => `An Bord: ${dice}.`,
  town: ({ harbour, drop, morning, allDay, free, price }) => ({
    text: `Morgens: ${morning}. Ganztags: ${allDay}. Ein Bus hält hier für die Farben seiner Touristen${harbour ? ' und für den Hafen' : ''}.${drop ? ' Blaue Attraktionen dürfen hier stehen.' : ''}`,
    example: free > 0 ? `Jetzt: Ein Bauplatz ist frei, und eine rote Attraktion kostet ${price}.` : 'Jetzt: Alle Bauplätze sind belegt.',
  }),
  tile: ({ category, value, priority, pays, action, town, owner, price }, voice) => ({
    text:
      category === 'grey'
        ? `Wer mit einem Bus in ihrer Stadt ist, darf ihre Aktion nutzen: ${action}. Besucht wird sie nur bei „Alle Attraktionen locken“. Priorität ${priority}.`
        : `Bei jedem Rundgang kommt ein ${COLOUR[category]} Tourist mit mindestens ${counted(value, 'Auge', 'Augen')}, verliert ${value} und zahlt dem Besitzer ${pays}. Priorität ${priority}.`,
    ...(town
      ? { example: `In ${town}, ${owner === null ? 'ohne Besitzer' : voice.tell(owner, 'sie gehört dir', name => `sie gehört ${name}`)}.` }
      : {}),
    ...(price ? { example: `Kostet jetzt mindestens ${price}.` } : {}),
  }),
  goal: tile => (tile ? `Kann „${tile}“ bezahlen.` : 'Kann noch nichts bezahlen, was gebaut ist.'),
  actions: {
    increase: ({ increaseValue }, euro) =>
      `Jeder Besuch in diesem Zug bringt dem Besitzer ${euro(increaseValue)} mehr. Die Touristen verlieren dadurch nicht mehr Augen.`,
    ferry: ({ ferryFare }, euro) => `Zahle ${euro(ferryFare)} und setze in einen anderen Hafen ohne Bus über.`,
    pips: ({ dieSides }) => `Zwei Augen für einen Touristen oder je eines für zwei, nie über ${dieSides}.`,
    contractor: ({ contractorDiscount }, euro) => `Baue ${euro(contractorDiscount)} billiger, doch nie unter ${euro(0)}.`,
    centre: ({ centrePips }) =>
      `Ein Tourist seiner Farbe bekommt ${counted(centrePips, 'Auge', 'Augen')} mehr, wenn der Würfel noch Platz dafür hat.`,
    casino: ({ casinoRerolls }) =>
      casinoRerolls === 1 ? 'Würfle einen Touristen des Busses neu.' : `Würfle Touristen des Busses neu, bis zu ${casinoRerolls}-mal.`,
  },
  offered: (towns, one) => (towns === 1 ? `Jetzt in ${one}.` : `Jetzt in ${towns} Städten, zum Beispiel in ${one}.`),
  signs: {
    harbour: 'Hafen',
    drop: 'Wassertropfen',
    ferry: 'Fährlinien',
    bag: 'Würfelbeutel',
    market: 'Markt',
    prices: 'Baukosten',
    money: 'Geld',
    marker: 'Marke des Besitzers',
    priority: 'Priorität',
    turn: 'Zug',
    road: 'Straße',
    prospect: 'Was der Rundgang einbringt',
  },
  signTexts: {
    prospect: () => 'So viel nähmen alle bei einem Rundgang dort ein, wenn du am besten wählst. Bezahlt wird, wem die Attraktion gehört.',
    harbour: ({ options, euro }) =>
      `${options.harbourHasAppeal ? 'Jeder Bus mit einem Touristen darf hier halten.' : 'Lockt in dieser Partie nicht.'} ${options.harbourCountsForCost ? `Bauen kostet ${euro(options.surchargeStep)} mehr.` : ''}`.trim(),
    prices: ({ options, euro }) =>
      `Der Preis der Kategorie, dazu ${euro(options.surchargeStep)} je Attraktion derselben Kategorie in der Stadt${options.harbourCountsForCost ? ' und für einen Hafen' : ''}.`,
    priority: ({ options }) =>
      options.priorityOrder === 'free'
        ? 'In dieser Partie bestimmt die Reihenfolge, wer fährt.'
        : `Die Attraktionen einer Stadt werden in dieser Reihenfolge besucht, die ${options.priorityOrder === 'low-first' ? 'niedrigste' : 'höchste'} Zahl zuerst.`,
  },
  signExamples: {
    turn: ({ turn }) => `Das ist Zug ${turn}.`,
    harbour: ({ harbours }) => `${harbours} Städte haben einen.`,
    drop: ({ drops }) => `${drops} Städte haben einen.`,
    ferry: ({ options, euro }) => `Der Fährpreis ist ${euro(options.ferryFare)}.`,
    bag: ({ dice }) => `Noch ${dice} Würfel.`,
    market: ({ open }) => `${open} liegen jetzt offen.`,
    prices: ({ options, euro }) => `Eine rote Attraktion kostet ${euro(options.baseCost.red)} in einer leeren Stadt ohne Hafen.`,
    money: ({ richest }) => `Am meisten jetzt: ${richest}.`,
  },
  open: (tiles, price) => `${tiles} jetzt offen, ab ${price}.`,
};
