import type { Agreement, Chip, EventCard, Space } from '../../../../games/eighty-days/index.ts';

type Effects = Readonly<Record<EventCard, (agreed: Agreement) => string>>;
type Spaces = Readonly<Record<Space, { readonly name: string; readonly does: string; readonly explains: string }>>;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const coins = (count: number) => (count === 1 ? '1 coin' : `${count} coins`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const effects: Effects = {
  balloon: () => 'One card counts the die',
  elephant: () => 'India in 6 days and the die, or 1 coin',
  connection: () => 'A second leg this turn',
  offer: ({ offerDays }) => `The leg is ${days(offerDays)} shorter`,
  express: ({ expressDays }) => `One train counts ${expressDays}`,
  submarine: ({ submarineDays }) => `One ship counts ${submarineDays}`,
  princess: () => 'Copies the top event on the discard',
  passepartout: () => 'No detective this turn',
  carpetbag: () => 'Take 2 coins',
  bradshaw: () => 'Fetch a travel card from the discard',
  delay: () => 'Everybody loses 1 day and all event cards',
  storm: () => 'Everybody loses 2 days and all event cards',
};

const spaces: Spaces = {
  coin: { name: 'Coin', does: 'take 1', explains: 'You take one coin from the supply.' },
  balloon: { name: 'Balloon', does: 'may fly', explains: 'This turn the die may stand in for one of your cards.' },
  event: { name: 'Event', does: 'draw 1', explains: 'You draw an event card. It may be a blue one.' },
  detective: { name: 'Detective', does: 'send him', explains: 'Choose the place where he waits.' },
  start: { name: 'Start', does: 'next round', explains: 'You take the pocket watch and start the next round.' },
  trade: { name: 'Trade', does: 'up to 3', explains: 'Put away up to three travel cards and draw as many.' },
};

const chips: Readonly<Record<Chip, string>> = {
  coin: 'You take a coin.',
  travel: 'You draw a travel card.',
  event: 'You draw an event card.',
  day: 'Everybody else on the way loses a day.',
};

const act: Readonly<Record<Space, string>> = {
  coin: 'Take a coin',
  balloon: 'Ready the balloon',
  event: 'Draw an event card',
  detective: 'Send the detective',
  start: 'Take the watch',
  trade: 'Trade cards',
};

const asks: Readonly<Record<Space, string>> = {
  coin: 'Take the coin?',
  balloon: 'Keep a balloon ready?',
  event: 'Draw an event card?',
  detective: 'Where do you send the detective?',
  start: 'Start the next round?',
  trade: 'Trade travel cards?',
};

const oceans: readonly [string, string] = ['Atlantic', 'Pacific'];
const steps: readonly string[] = ['Card', 'Action', 'Travel', 'Detective', 'Hand'];

/** The labels of the board in English. */
export const en = {
  days,
  coins,
  cards,
  dayWord: (count: number): string => (count === 1 ? 'day' : 'days'),
  list: (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  title: { before: 'Around the World in', after: 'Days' },
  zoom: { closer: 'Closer', farther: 'Farther', fit: 'The whole board' },
  board: 'The world, and 80 days around it',
  round: (round: number) => `Round ${round}`,
  nobodyHome: 'nobody home yet',
  home: (count: number) => (count === 1 ? 'one is home' : `${count} are home`),
  pressure: (count: number) => `+${days(count)} a round`,
  ruler: (days: string) => `Days: ${days}`,
  legend: { first: 'first to arrive', last: 'last to arrive', ocean: oceans, north: 'N' },
  seen: {
    next: 'your next stop',
    figures: (names: string) => `here: ${names}`,
    detective: 'the detective',
    red: (what: string) => `red chip for the first: ${what}`,
    blue: (what: string) => `blue chip for the last: ${what}`,
    card: (name: string, value: number) => `${name}, ${days(value)}`,
    send: (place: string) => `Send the detective to ${place}`,
    route: (place: string, needs: string) => `Travel to ${place}: ${needs}`,
    noCards: 'no card, 12 days',
    slot: (slot: number) => `Card ${slot}`,
    empty: 'still empty',
  },
  track: {
    label: 'Action track',
    spaces,
    took: 'took',
    taken: 'taken',
    closed: 'closed',
    from: (travellers: number) => `${travellers}+ on the way`,
    take: (card: string, space: string, does: string) => `Take ${card}; ${space}: ${does}`,
  },
  act,
  hand: {
    label: 'Your hand',
    count: (held: number, limit: number) => `${held} of ${limit}`,
    empty: 'No cards in hand',
    buys: (price: number) => `a card costs ${price}`,
    travel: 'Travel',
    event: 'Event',
    buyTravel: 'Buy a travel card for 2 coins',
    buyEvent: 'Buy an event card for 2 coins',
    atHome: (order: number) => `You are home, number ${order} in London.`,
    left: 'You have left the race.',
  },
  stacks: {
    label: 'Stacks',
    travel: (count: number): string => (count === 1 ? 'travel card' : 'travel cards'),
    event: (count: number): string => (count === 1 ? 'event card' : 'event cards'),
    discarded: (count: number) => `${count} discarded`,
    under: (count: number) => `${count} at the bottom`,
    blue: '2 are blue',
    coins: 'coins in the supply',
    emptyDiscard: 'no event discarded',
    top: 'on top',
  },
  seat: {
    left: (count: number) => `${days(count)} left to 80`,
    late: (count: number) => `${days(count)} beyond 80`,
    coins,
    travel: (count: number) => (count === 1 ? '1 travel card' : `${count} travel cards`),
    event: (count: number) => (count === 1 ? '1 event card' : `${count} event cards`),
    starts: 'starts',
    startsNext: 'starts next',
    home: (order: number) => `home, no.\u00a0${order}`,
    resigned: 'resigned',
    next: 'Next leg',
    or: 'or',
    onFoot: '12 days, no card',
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
    trade: (swapped: number) => (swapped === 0 ? 'Put away up to three travel cards.' : `${cards(swapped)} put away. Another one?`),
    travel: (place: string) => `Travel to ${place}, or stay?`,
    stay: 'You have arrived: end your turn.',
    lacking: (place: string) => `The cards for ${place} are missing: stay, or find some.`,
    pay: (kind: string, slot: number, slots: number) => (slots === 1 ? `Put down a ${kind}.` : `Put down a ${kind} (${slot} of ${slots}).`),
    modify: (place: string) => `Depart for ${place}?`,
    slot: (what: string) => `${what}: on which card?`,
    fetch: 'Which card do you fetch from the discard?',
    roll: (die: number) => `You rolled ${die}. Keep it?`,
    chip: (place: string) => `Use the chip of ${place}?`,
    discard: (surplus: number) => `Put ${cards(surplus)} away.`,
    wait: (name: string) => `It is the turn of ${name}.`,
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
    label: 'What you may add',
    becomes: (total: string) => `leg: ${total} ${total === '1' ? 'day' : 'days'}`,
    breaks: 'breaks the pair',
    copies: (name: string) => `as ${name}`,
    cashes: 'for 1 coin',
  },
  reroll: { better: (percent: number) => `${percent} % for a better roll`, price: 'Rolling again costs 1 coin' },
  chip: { colours: { red: 'Red chip, for the first', blue: 'Blue chip, for the last' }, kinds: chips },
  trade: { put: (put: number, most: number) => `${put} of ${most} put away` },
  effects,
  banner: {
    pressed: (count: number) => `Time presses: +${days(count)}`,
    struck: (name: string, count: number) => `${name}: +${days(count)} for all on the way`,
    lost: 'All event cards go back',
    questioned: (name: string, count: number) => `The detective questions ${name}: +${days(count)}`,
    delayed: (count: number) => `+${days(count)} for the others`,
    home: (name: string, order: number, count: number) => `${name} is home, number ${order}, in ${days(count)}`,
    resigned: (name: string) => `${name} leaves the race`,
    leg: (name: string, place: string) => `${name} reaches ${place}`,
  },
  score: {
    sea: 'by sea',
    rail: 'by rail',
    air: 'by balloon',
    land: 'across India',
    detective: 'detective',
    blue: 'storms and delays',
    pressure: 'time pressure',
    chips: 'chips of others',
    other: 'on the way',
  },
  facts: {
    fastest: (name: string, from: string, to: string, count: number) => `Quickest leg: ${name}, ${from} to ${to}, ${days(count)}.`,
    saved: (name: string, count: number) => `${name} saved ${days(count)} with pairs.`,
    questioned: (name: string, count: number) => `The detective cost ${name} ${days(count)}.`,
    struck: (count: number) => (count === 1 ? 'One blue card struck.' : `${count} blue cards struck.`),
  },
  finale: { inTime: 'home in time', late: 'home late', away: 'not home' },
  reference: {
    travel: 'Travel cards',
    events: 'Event cards',
    chips: 'Bonus chips',
    spaces: 'Action track',
    legs: 'The ten legs',
    copies: (count: number) => `${count}×`,
    deck: (classic: number, expedition: number) => `Classic ${classic}, Expedition ${expedition}`,
    pieces: '24 coins, one die, one detective, one pocket watch; a figure, a day marker and a betting slip for everybody.',
  },
};

/** All the board says in one language. */
export type Words = typeof en;
