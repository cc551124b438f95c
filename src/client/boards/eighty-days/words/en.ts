import type { Agreement, Chip, Colour, EventCard, Space } from '../../../../games/eighty-days/index.ts';
import type { Seat, Voice } from '../../../../kernel/index.ts';

type Effects = Readonly<Record<EventCard, (agreed: Agreement) => string>>;
type Spaces = Readonly<Record<Space, { readonly name: string; readonly does: string; readonly explains: string }>>;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const coins = (count: number) => (count === 1 ? '1 coin' : `${count} coins`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const ordinal = (order: number) => `${order}${['th', 'st', 'nd', 'rd'][order] ?? 'th'}`;

const effects: Effects = {
  balloon: () => 'The die counts instead of one card',
  elephant: () => 'Cross India in 6 days + die, or take 1 coin',
  connection: () => 'A second leg this turn',
  offer: ({ offerDays }) => `The leg is ${days(offerDays)} shorter`,
  express: ({ expressDays }) => `One train counts as ${expressDays}`,
  submarine: ({ submarineDays }) => `One ship counts as ${submarineDays}`,
  princess: () => 'Copies the top card of the event discard pile',
  passepartout: () => 'No detective this turn',
  carpetbag: () => 'Take 2 coins',
  bradshaw: () => 'Take a travel card from the discard pile',
  delay: () => 'Everyone loses 1 day and all event cards',
  storm: () => 'Everyone loses 2 days and all event cards',
};

const spaces: Spaces = {
  coin: { name: 'Coin', does: 'take 1', explains: 'You take one coin from the supply.' },
  balloon: { name: 'Balloon', does: 'ready to fly', explains: 'This turn the die may replace one of your cards.' },
  event: { name: 'Event', does: 'draw 1', explains: 'You draw an event card. It might be a blue card.' },
  detective: { name: 'Detective', does: 'move him', explains: 'Move him to any place except London.' },
  start: { name: 'Pocket watch', does: 'start next', explains: 'You take the pocket watch and start the next round.' },
  trade: { name: 'Trade', does: 'up to 3', explains: 'Discard up to three travel cards, then draw the same number.' },
};

const chips: Readonly<Record<Chip, string>> = {
  coin: 'You take a coin.',
  travel: 'You draw a travel card.',
  event: 'You draw an event card.',
  day: 'Everyone else still travelling loses a day.',
};

/** What the prompt asks about a chip. */
const gains: Readonly<Record<Chip, string>> = {
  coin: 'take a coin',
  travel: 'draw a travel card',
  event: 'draw an event card',
  day: 'make everyone else lose a day',
};
const colours: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue' };

const act: Readonly<Record<Space, string>> = {
  coin: 'Take a coin',
  balloon: 'Get the balloon ready',
  event: 'Draw an event card',
  detective: 'Move the detective',
  start: 'Take the pocket watch',
  trade: 'Trade cards',
};

const asks: Readonly<Record<Space, string>> = {
  coin: 'Take the coin?',
  balloon: 'Get a balloon ready?',
  event: 'Draw an event card?',
  detective: 'Where does the detective go?',
  start: 'Start the next round?',
  trade: 'Trade travel cards?',
};

const oceans: readonly [string, string] = ['Atlantic', 'Pacific'];
const steps: readonly string[] = ['Card', 'Action', 'Travel', 'Detective', 'Hand'];

/** The labels of the board in English. */
export const en = {
  you: 'you',
  colon: ': ',
  days,
  coins,
  cards,
  dayWord: (count: number): string => (count === 1 ? 'day' : 'days'),
  list: (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  title: { before: 'Around the World in', after: 'Days' },
  zoom: { closer: 'Zoom in', farther: 'Zoom out', fit: 'Fit board' },
  board: 'Map of the world inside an 80-day track',
  round: (round: number) => `Round ${round}`,
  nobodyHome: 'no one back in London yet',
  home: (count: number) => `${count} back in London`,
  pressure: (count: number) => `+${days(count)} per round`,
  ruler: (days: string) => `Days: ${days}`,
  legend: { first: 'first to arrive', last: 'last to arrive', ocean: oceans, north: 'N' },
  seen: {
    next: 'your next stop',
    figures: (names: string) => `here: ${names}`,
    detective: 'the detective',
    red: (what: string) => `red chip, first to arrive: ${what}`,
    blue: (what: string) => `blue chip, last to arrive: ${what}`,
    card: (name: string, value: number) => `${name}, ${days(value)}`,
    send: (place: string) => `Move the detective to ${place}`,
    route: (place: string, needs: string) => `Travel to ${place}: ${needs}`,
    noCards: 'no cards needed, 12 days',
    slot: (slot: number) => `Card ${slot}`,
    empty: 'still empty',
  },
  track: {
    label: 'Action track',
    spaces,
    took: 'took',
    taken: 'taken',
    closed: 'not in use',
    from: (travellers: number) => `${travellers}+ travellers`,
    take: (card: string, space: string, does: string) => `Take ${card}; ${space}: ${does}`,
  },
  act,
  hand: {
    label: 'Your hand',
    count: (held: number, limit: number) => `${held} of ${limit}`,
    empty: 'No cards in hand',
    buys: (price: number) => `cards cost ${price}`,
    travel: 'Travel',
    event: 'Event',
    buyTravel: 'Buy a travel card for 2 coins',
    buyEvent: 'Buy an event card for 2 coins',
    atHome: (order: number) => `You’re home, ${ordinal(order)} to reach London.`,
    left: 'You have resigned.',
  },
  stacks: {
    label: 'Decks',
    travel: (count: number): string => (count === 1 ? 'travel card' : 'travel cards'),
    event: (count: number): string => (count === 1 ? 'event card' : 'event cards'),
    discarded: (count: number) => `${count} discarded`,
    under: (count: number) => `${count} at the bottom`,
    blue: '2 are blue',
    coins: (count: number): string => (count === 1 ? 'coin in the supply' : 'coins in the supply'),
    emptyDiscard: 'no event discarded',
    top: 'on top',
  },
  seat: {
    left: (count: number) => `${days(count)} left`,
    leftWord: (count: number): string => (count === 1 ? 'day left' : 'days left'),
    late: (count: number) => `${days(count)} over`,
    coins,
    travel: (count: number) => (count === 1 ? '1 travel card' : `${count} travel cards`),
    event: (count: number) => (count === 1 ? '1 event card' : `${count} event cards`),
    starts: 'starts',
    startsNext: 'starts next',
    home: (order: number) => `home, ${ordinal(order)}`,
    resigned: 'resigned',
    next: 'Next leg',
    or: 'or',
    onFoot: '12 days, no cards',
  },
  turn: {
    steps,
    balloon: 'balloon ready',
    connection: 'two legs',
    shielded: 'no detective',
  },
  prompt: {
    choose: 'Take a card from the track.',
    act: asks,
    trade: (swapped: number) => (swapped === 0 ? 'Discard up to three travel cards.' : `${cards(swapped)} discarded. Another one?`),
    travel: (place: string) => `Travel to ${place}, or stay?`,
    stay: 'You’ve arrived. End your turn.',
    lacking: (place: string) => `You don’t have the cards for ${place}: stay, or get some.`,
    pay: (kind: string, slot: number, slots: number) =>
      slots === 1 ? `Play a ${kind} card.` : `Play a ${kind} card (${slot} of ${slots}).`,
    modify: (place: string) => `Depart for ${place}?`,
    slot: (what: string) => `Use the ${what} on which card?`,
    fetch: 'Which card do you take from the discard pile?',
    roll: (die: number) => `You rolled ${die}. Keep it?`,
    chip: (colour: Colour, place: string, chip: Chip) => `Use the ${colours[colour]} chip in ${place} and ${gains[chip]}?`,
    discard: (surplus: number) => `Discard ${cards(surplus)}.`,
    wait: (seat: Seat, voice: Voice): string => voice.tell(seat, 'It’s your turn.', name => `It’s ${name}’s turn.`),
    over: 'The bet is settled.',
  },
  leg: {
    label: (from: string, to: string) => `From ${from} to ${to}`,
    bySea: 'By sea',
    byRail: 'By rail',
    byLand: 'By land',
    lacking: 'cards are missing',
    pair: { T: 'no change of train', S: 'no change of ship' },
    pairWhy: 'A pair counts once',
    onFoot: 'on foot',
    arrive: (from: number, to: string) => `day ${from} → ${to}`,
    detective: 'detective',
    range: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
  },
  extras: {
    label: 'You can add',
    becomes: (total: string) => `leg: ${total} ${total === '1' ? 'day' : 'days'}`,
    breaks: 'breaks the pair',
    rolls: 'then roll the die',
    copies: (name: string) => `as ${name}`,
    cashes: 'for 1 coin',
  },
  reroll: { better: (percent: number) => `${percent}% chance of a better roll`, price: 'Rolling again costs 1 coin' },
  chip: { colours: { red: 'Red chip: first to arrive', blue: 'Blue chip: last to arrive' }, kinds: chips },
  trade: { put: (put: number, most: number) => `${put} of ${most} discarded` },
  effects,
  banner: {
    pressed: (count: number) => `Time pressure: +${days(count)}`,
    struck: (name: string, count: number) => `${name}: +${days(count)} for everyone still travelling`,
    lost: 'All event cards are shuffled back',
    questioned: (seat: Seat, voice: Voice, count: number) =>
      `The detective questions ${voice.tell(seat, 'you', name => name)}: +${days(count)}`,
    delayed: (count: number) => `+${days(count)} for the others`,
    home: (seat: Seat, voice: Voice, order: number, count: number) =>
      `${voice.tell(seat, 'You’re', name => `${name} is`)} home, ${ordinal(order)}, after ${days(count)}`,
    resigned: (seat: Seat, voice: Voice): string => voice.tell(seat, 'You resign', name => `${name} resigns`),
    leg: (seat: Seat, voice: Voice, place: string) => `${voice.tell(seat, 'You reach', name => `${name} reaches`)} ${place}`,
  },
  score: {
    sea: 'by sea',
    rail: 'by rail',
    air: 'by balloon',
    land: 'across India',
    detective: 'detective',
    blue: 'storms and delays',
    pressure: 'time pressure',
    chips: 'opponents’ chips',
    other: 'other',
  },
  reference: {
    travel: 'Travel cards',
    events: 'Event cards',
    chips: 'Bonus chips',
    spaces: 'Action track',
    legs: 'The ten legs',
    copies: (count: number) => `${count}×`,
    deck: (classic: number, expedition: number) => `Classic ${classic}, Expedition ${expedition}`,
    pieces: '24 coins, one die, one detective, one pocket watch; a figure, a day marker and a betting slip for each player.',
  },
};

/** All the board says in one language. */
export type Words = typeof en;
