import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainEn } from './explain-en.ts';
import { capital, isTravelCard, lexicon } from './lexicon.ts';
import { obstaclesEn } from './obstacles.ts';
import { piecesEn } from './pieces-en.ts';
import { cardInSlot, cardOn, chipOffered, copiedBy, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { rulesEn } from './rules-en.ts';
import { texts } from './sentences.ts';
import { type StoryWords, thing } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { TableWords } from './table.ts';

const pieces = piecesEn;

const { piece, card, space, chip, list, all } = lexicon({ locale: 'en-GB', you: 'you' }, pieces);
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'day');
const coins = (count: unknown) => counted(count, 'coin');
/** Trains and ships, as far as there are any. */
const fleet = (trains: unknown, ships: unknown) =>
  list([...(trains ? [counted(trains, 'train')] : []), ...(ships ? [counted(ships, 'ship')] : [])]);
const ordinal = (order: number) => `${order}${['th', 'st', 'nd', 'rd'][order] ?? 'th'}`;
/** Named cards take an article, people and books do not. */
const the = (id: unknown) => (['passepartout', 'bradshaw', 'connection'].includes(String(id)) ? piece(id) : `the ${piece(id)}`);
const anyCard = (id: unknown) => (isTravelCard(id) ? card(id) : the(id));
/** Subject and verb together: 'You take', 'Ada takes'. */
const does = (voice: Voice, seat: Seat, you: string, other: string) => voice.tell(seat, `You ${you}`, name => `${name} ${other}`);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => {
  const alone = seats.length === 1 && !seats.some(voice.isYou);
  return `${all(seats, voice)} ${alone ? 'loses' : 'lose'} ${days(count)}`;
};
const otherSpace = (id: unknown) => `That action belongs to another space; your card came from the ${space(id)} space.`;
const gains = { coin: 'take a coin', travel: 'draw a travel card', event: 'draw an event card', day: 'everyone else loses a day' };

const sum: SumWords = {
  elephant: 'by elephant',
  pair: saved => `less ${saved} for a matching pair`,
  offers: (spared, offers) => `less ${spared} for ${offers === 1 ? 'the Offer' : `${offers} Offers`}`,
  questions: asked => `+${asked} for the detective’s questions`,
};

const words: TableWords = {
  you: 'You',
  colon: ': ',
  round: (round, start, voice) => voice.tell(start, `Round ${round}, you started`, name => `Round ${round}, started by ${name}`),
  detective: place => `detective in ${place}`,
  supply: (left, travel, events) => `supply: ${coins(left)}, ${travel} travel, ${events} event`,
  topEvent: event => `top event discard: ${event}`,
  track: 'Track',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} travel + ${events} event`,
  home: order => `home, ${ordinal(order)}`,
  resigned: 'resigned',
  next: (place, routes) => `next ${place}: ${routes}`,
  or: 'or',
  noCards: 'no cards needed, 12 days',
  chips: (red, blue) => [red && `first: ${red}`, blue && `last: ${blue}`].filter(Boolean).join('; '),
};

const story: StoryWords = {
  you: 'You',
  and: 'and',
  sum: { ...sum, pair: saved => `less ${saved} for the pair` },
  by: { balloon: 'by balloon', express: 'by Express', submarine: 'by Submarine' },
  begins: (you, round) => `${you ? 'start' : 'starts'} round ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} to time pressure`,
  wins: you => (you ? 'win the bet' : 'wins the bet'),
  resigns: you => (you ? 'resign' : 'resigns'),
  takes: (you, taken) => [you ? 'take ' : 'takes ', { piece: taken }],
  draws: you => [you ? 'draw ' : 'draws ', thing('travel card', 'a travel card')],
  struck: (you, event, { days: count, isHome, lost }) => [
    you ? 'draw ' : 'draws ',
    { piece: event },
    ` (${isHome ? 'everyone still travelling' : 'everyone'} +${days(count)}${lost.length > 0 ? `; you lose ${list(lost.map(the))}` : ''})`,
  ],
  coins: (you, count) => [you ? 'take ' : 'takes ', thing('coin', coins(count))],
  readies: you => [you ? 'get ' : 'gets ', thing('balloon ready', 'a balloon'), ' ready'],
  event: you => [you ? 'draw ' : 'draws ', thing('event card', 'an event card')],
  sends: (you, place, meets) => [
    you ? 'move ' : 'moves ',
    thing('detective', 'the detective'),
    ' to ',
    { piece: place },
    meets === 'next' ? ', your next stop' : meets === 'there' ? ', where you are' : '',
  ],
  watch: you => [you ? 'take ' : 'takes ', thing('watch', 'the pocket watch')],
  trades: (you, count) => [you ? 'trade ' : 'trades ', thing('travel card', counted(count, 'card'))],
  buys: (you, count, paid) => [you ? 'buy ' : 'buys ', thing('travel card', counted(count, 'card')), ` for ${coins(paid)}`],
  reaches: (you, place, count) => [you ? 'reach ' : 'reaches ', { piece: place }, ` in ${days(count)}`],
  home: (you, order, day, leg) => [`${you ? 'are' : 'is'} home ${ordinal(order)} on day ${day}, last leg ${days(leg)}`],
  stays: you => [you ? 'stay' : 'stays'],
  chip: (you, colour, gain) => [
    you ? 'use ' : 'uses ',
    thing(`${colour}:${gain}`, `the ${piece(colour)} chip`),
    ` (${piece(`chip:${gain}`)})`,
  ],
  questioned: (you, count) => [`${you ? 'lose' : 'loses'} ${days(count)} to `, thing('detective', 'the detective')],
  drew: drawn => ['draw ', ...drawn],
  discards: thrown => ['discard ', ...thrown],
  plays: (you, event) => [you ? 'play ' : 'plays ', { piece: event }],
  fetches: (you, fetched) => [you ? 'take ' : 'takes ', { piece: fetched }, ' from the discard pile'],
  rerolls: (you, paid) => [`${you ? 'reroll' : 'rerolls'} for ${coins(paid)}`],
  delays: (you, colour, { seats, days: count }, voice) => [
    you ? 'use ' : 'uses ',
    thing(`${colour}:day`, `the ${piece(colour)} chip`),
    ` (${lose(seats, voice, count)})`,
  ],
};

/** Around the World in 80 Days, in English. */
export const en = texts({
  title: COVER.title.en,
  pitch: 'Race around the world by train, steamer, balloon and elephant, and be home within 80 days.',
  ...rulesEn,
  handbook: async () => (await import('../handbook/en.ts')).en,
  pieces,
  table: words,
  story,
  explain: { ...explainEn, people: all },
  warnings: {
    detective: ({ place, days: lost }) =>
      `The detective is in ${piece(place)}: ending your turn here costs you ${days(lost)}. End it anyway?`,
    balloonLost: ({ place }) =>
      `Your balloon is only for this turn, and you have the cards for ${piece(place)}. Stay and lose the balloon?`,
    secondLegLost: ({ place }) => `Connection lets you travel on to ${piece(place)} this turn. Stop here and lose the second leg?`,
    onFoot: ({ days: taken }) => `You hold the Elephant, which never takes longer. Walk for ${days(taken)} instead?`,
    balloonUnused: ({ days: spared }) => `Your balloon is only for this turn and would save at least ${days(spared)}. Depart without it?`,
    cardLost: ({ card: held, days: spared }) =>
      `In London you give back your cards, and ${the(held)} would save at least ${days(spared)}. Depart without it?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'A 1 can’t get any better. Pay a coin and roll again?'
        : `A ${die} is hard to beat, and the last roll counts. Pay a coin and roll again?`,
    chipLeft: ({ chip: offered, place }) =>
      `The chip in ${piece(place)} is turned over either way. ${offered === 'coin' ? 'Give up the coin?' : 'Spare the others the lost day?'}`,
    longWithSix: () => 'With six players the game is rather long; three to five is best.',
    nothingTraded: () => 'You haven’t discarded a card, so you draw none. Stop trading anyway?',
  },
  obstacles: obstaclesEn({ piece, the }),
  refusals: {
    'ED-4.4': () => 'Only the sixth of six travellers may draw from the deck instead of taking the last card.',
    'ED-4.5': facts => `There is no card on the ${space(facts.space)} space.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) =>
      place ? `The detective is already in ${piece(place)}; choose another place.` : otherSpace(facts.space),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `You’ve already discarded ${counted(swapped, 'card')}, and three is the limit. Stop and draw.`;
      if (wanted !== undefined) return `You don’t hold ${anyCard(wanted)}.`;
      return facts.space ? otherSpace(facts.space) : 'You have no travel card to trade.';
    },
    'ED-6.1': () => 'You’ve already travelled one leg this turn. End your turn.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Two legs are the most in one turn.' : 'You’ve already travelled two legs this turn. End your turn.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `You need a ${piece(facts.wanted)} here, not ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `You don’t hold ${anyCard(wanted)}.`;
      return `The record lists the lower of two cards first; name it before ${anyCard(wanted)}.`;
    },
    'ED-6.4': facts =>
      `The route needs ${fleet(facts.trains, facts.ships)}; you have ${fleet(facts.trainsInHand, facts.shipsInHand) || 'neither'}.`,
    'ED-6.7': ({ place }) => `There is only one route from ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `This leg has only ${counted(slots, 'card')}.` : `Card ${slot} has already been replaced.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `There is no ${piece(wanted)} in the travel discard pile.` : `You don’t hold ${the(event)}.`,
    'ED-10.8': () => 'An Express Train replaces a train, a Submarine a ship.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'You don’t hold the Princess.';
      return top
        ? `On top of the event discard pile is ${the(top)}, which cannot be played now.`
        : 'The event discard pile is empty: there is nothing to copy.';
    },
    'ED-11.2': ({ price, coins: owned }) => `A card costs ${coins(price)}; you have ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${capital(the(event))} must wait for the end of the leg.`),
    'ED-12.5': ({ card: wanted }) => `You don’t hold ${anyCard(wanted)}.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `Take ${laid ? card(laid) : 'the card'} from the ${space(move.space)} space`;
    },
    takeBlind: () => 'Draw a travel card from the deck instead (no action)',
    resign: () => 'Resign',
    decline: () => 'Skip the action',
    receiveCoin: () => 'Take a coin',
    readyBalloon: () => 'Get a balloon ready for this turn',
    drawEvent: () => 'Draw an event card',
    sendDetective: ({ place }) => `Move the detective to ${piece(place)}`,
    takeWatch: () => 'Take the pocket watch and start the next round',
    trade: () => 'Trade travel cards',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Stop without trading' : `Stop and draw ${counted(tradedIn(view), 'card')}`),
    swap: move => `Discard ${card(move.card)}`,
    buyTravel: () => 'Buy a travel card for 2 coins',
    buyEvent: () => 'Buy an event card for 2 coins',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Discard the Elephant for a coin';
      return fetched ? `Play ${the(event)} and take ${card(fetched)}` : `Play ${the(event)}`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Discard the Princess as the Elephant for a coin';
      return fetched ? `Play the Princess as ${the(event)} and take ${card(fetched)}` : `Play the Princess as ${the(event)}`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'End your turn' : 'Stay and end your turn';
      return questionsNow(view) > 0 ? `${ends} (detective: ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards } = nextLeg(view, route);
      return cards.length > 0 ? `Travel to ${piece(to)} (${cards.map(piece).join(' + ')})` : `Travel to ${piece(to)}`;
    },
    pay: move => `Pay with ${card(move.card)}`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      if (taken === undefined) return `Depart for ${piece(to)}`;
      return taken === null ? `Depart for ${piece(to)} and roll the die` : `Depart for ${piece(to)}: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const copied = copiedBy(view, modifier);
      const plain = modifier === 'balloon' ? 'the balloon' : the(modifier === 'balloon-card' ? 'balloon' : modifier);
      const what = copied ? `${plain} as ${the(copied)}` : plain;
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `Use ${what}` : `Use ${what} on card ${slot}${laid ? ` (${card(laid)})` : ''}`;
      return rolls(view, modifier) ? `${use}, then roll the die` : use;
    },
    accept: (_move, view) => `Keep the ${dieOf(view)}`,
    reroll: () => 'Pay 1 coin and roll again',
    leaveChip: () => 'Don’t use the chip',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Use the ${piece(offered.colour)} chip: ${gains[offered.chip]}` : 'Use the chip';
    },
    discard: (move, view) => (surplus(view) > 1 ? `Discard ${anyCard(move.card)}` : `Discard ${anyCard(move.card)} and end your turn`),
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Round ${round}: ${voice.tell(start, 'you start', name => `${name} starts`)}.`;
      return laid.length > 0 ? `${begun} On the track: ${list(laid)}.` : begun;
    },
    pressed: (event, voice) => `Time pressure: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'take', 'takes')} ${card(event.card)} from the ${space(event.space)} space.`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'skip', 'skips')} the action.`,
    coinsReceived: ({ seat, coins: count }, voice) => {
      if (count === 0) return `There is no coin left for ${voice.tell(seat, 'you', name => name)}.`;
      return `${does(voice, seat, 'take', 'takes')} ${coins(count)}.`;
    },
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'get', 'gets')} a balloon ready.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'move', 'moves')} the detective to ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${does(voice, seat, 'take', 'takes')} the pocket watch and will start the next round.`,
    swapped: (event, voice) => `${does(voice, event.seat, 'discard', 'discards')} ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${does(voice, event.seat, 'draw', 'draws')} ${event.card ? card(event.card) : 'a travel card'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'draw', 'draws')} ${event ? the(event) : 'an event card'}.`,
    travelShuffled: ({ cards }) => `The travel discard pile (${counted(cards, 'card')}) is shuffled into a new deck.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Event cards lost: ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'draw', 'draws')} ${the(event)}: ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'pay', 'pays')} ${coins(price)} for ${what === 'travel' ? 'a travel card' : 'an event card'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const played = `${does(voice, seat, cashed ? 'discard' : 'play', cashed ? 'discards' : 'plays')} ${the(event)}`;
      return `${played}${event === as ? '' : ` as ${the(as)}`}${cashed ? ' for a coin' : ''}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'take', 'takes')} ${card(event.card)} from the discard pile.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'set', 'sets')} out from ${piece(from)} to ${piece(to)}.`,
    paid: (event, voice) => `${does(voice, event.seat, 'pay', 'pays')} with ${card(event.card)}.`,
    replaced: event => `The ${event.by === 'balloon' ? 'balloon' : piece(event.by)} replaces ${card(event.card)}.`,
    rolled: ({ seat, die, again }, voice) =>
      again
        ? `${does(voice, seat, 'pay a coin and reroll', 'pays a coin and rerolls')}: ${die}.`
        : `${does(voice, seat, 'roll', 'rolls')} ${die}.`,
    travelled: (event, voice) =>
      `${does(voice, event.seat, 'reach', 'reaches')} ${piece(event.to)} in ${days(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) =>
      `${does(voice, seat, 'don’t', 'doesn’t')} use the ${piece(colour)} chip in ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'use', 'uses')} the ${piece(event.colour)} chip in ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${capital(lose(event.seats, voice, event.days))}.`),
    questioned: ({ seat, place, days: count }, voice) =>
      `The detective questions ${voice.tell(seat, 'you', name => name)} in ${piece(place)}: ${days(count)} lost.`,
    discarded: (event, voice) => `${does(voice, event.seat, 'discard', 'discards')} ${anyCard(event.card)}.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = [...(travel > 0 ? [counted(travel, 'travel card')] : []), ...(events > 0 ? [counted(events, 'event card')] : [])];
      const given = back.length > 0 ? ` and ${voice.tell(seat, 'return', () => 'returns')} ${list(back)}` : '';
      return `${does(voice, seat, 'are', 'is')} ${ordinal(order)} home, after ${days(count)}${given}.`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'resign', 'resigns')}.`,
    ended: ({ winner }, voice) => `The bet is settled: ${voice.tell(winner, 'you win!', name => `${name} wins.`)}`,
  },
});
