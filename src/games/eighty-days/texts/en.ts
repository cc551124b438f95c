import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainEn } from './explain-en.ts';
import { capital, isTravelCard, lexicon, travelNames } from './lexicon.ts';
import { cardInSlot, cardOn, chipOffered, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { texts } from './sentences.ts';
import type { StoryWords } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { Pieces, TableWords } from './table.ts';

const pieces: Pieces = {
  london: 'London',
  paris: 'Paris',
  brindisi: 'Brindisi',
  suez: 'Suez',
  bombay: 'Bombay',
  calcutta: 'Calcutta',
  hongkong: 'Hong Kong',
  yokohama: 'Yokohama',
  sanfrancisco: 'San Francisco',
  newyork: 'New York',
  ...travelNames({ T: 'train', S: 'ship' }),
  balloon: 'Balloon',
  elephant: 'Elephant',
  connection: 'Connection',
  offer: 'Offer',
  express: 'Express Train',
  submarine: 'Submarine',
  princess: 'Princess',
  passepartout: 'Passepartout',
  carpetbag: 'Carpet Bag',
  bradshaw: 'Bradshaw’s Guide',
  delay: 'Delay',
  storm: 'Storm',
  'space:coin': 'Coin',
  'space:balloon': 'Balloon',
  'space:event': 'Event',
  'space:detective': 'Detective',
  'space:start': 'Pocket watch',
  'space:trade': 'Trade',
  'chip:coin': 'a coin',
  'chip:travel': 'a travel card',
  'chip:event': 'an event card',
  'chip:day': 'everyone else loses a day',
  red: 'red',
  blue: 'blue',
};

const { piece, card, space, chip, list, all } = lexicon({ locale: 'en-GB', you: 'you' }, pieces);
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'day');
const coins = (count: unknown) => counted(count, 'coin');
const ordinal = (order: number) => `${order}${['th', 'st', 'nd', 'rd'][order] ?? 'th'}`;
/** Named cards take an article, people and books do not. */
const the = (id: unknown) => (id === 'passepartout' || id === 'bradshaw' ? piece(id) : `the ${piece(id)}`);
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
};

const words: TableWords = {
  you: 'You',
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
  draws: you => [you ? 'draw a travel card' : 'draws a travel card'],
  struck: (you, event, count) => [you ? 'draw ' : 'draws ', { piece: event }, ` (everyone +${days(count)})`],
  coins: (you, count) => [`${you ? 'take' : 'takes'} ${coins(count)}`],
  readies: you => [you ? 'get a balloon ready' : 'gets a balloon ready'],
  event: you => [you ? 'draw an event card' : 'draws an event card'],
  sends: (you, place) => [`${you ? 'move' : 'moves'} the detective to `, { piece: place }],
  watch: you => [you ? 'take the pocket watch' : 'takes the pocket watch'],
  trades: (you, count) => [`${you ? 'trade' : 'trades'} ${counted(count, 'card')}`],
  buys: (you, count) => [`${you ? 'buy' : 'buys'} ${counted(count, 'card')}`],
  reaches: (you, place, count) => [you ? 'reach ' : 'reaches ', { piece: place }, ` in ${days(count)}`],
  home: (you, order, count) => [`${you ? 'are' : 'is'} home ${ordinal(order)}, after ${days(count)}`],
  stays: you => [you ? 'stay' : 'stays'],
  chip: (you, colour, gain) => [`${you ? 'use' : 'uses'} the ${piece(colour)} chip (`, { piece: `chip:${gain}` }, ')'],
  questioned: (you, count) => [`${you ? 'lose' : 'loses'} ${days(count)} to the detective`],
};

/** Around the World in 80 Days, in English. */
export const en = texts({
  title: COVER.title.en,
  pitch: 'Race around the world by train, steamer, balloon and elephant, and be home within 80 days.',
  sections: {
    'ED-1': 'General',
    'ED-2': 'Setup',
    'ED-3': 'The round',
    'ED-4': 'Choosing a travel card',
    'ED-5': 'The action',
    'ED-6': 'Travelling',
    'ED-7': 'Counting the days',
    'ED-8': 'Balloon, elephant and dice',
    'ED-9': 'Bonus chips',
    'ED-10': 'Event cards',
    'ED-11': 'Coins',
    'ED-12': 'The end of a turn',
    'ED-13': 'Back in London',
    'ED-14': 'The end of the game',
    'ED-15': 'Two players',
  },
  rules: {
    'ED-1.1': 'Your days only ever grow. No card gives a spent day back; an Offer makes a leg cheaper before you pay for it.',
    'ED-1.2': 'You may need more than 80 days. The count simply goes on.',
    'ED-1.3': 'Coins you pay go back to the supply.',
    'ED-1.4': 'There are 24 coins, in the supply and with the players, and never more.',
    'ED-1.5': 'Each of the 60 travel cards is always in the supply, in the discard pile, on the action track or in a hand.',
    'ED-1.6': 'Each event card is always in the supply, in the discard pile or in a hand.',
    'ED-1.7': 'Both blue cards are always in the upper part of the event supply, so that it never runs out.',
    'ED-1.8': 'No one knows the order of a supply, except that cards placed under it come last; the top event discard is visible.',
    'ED-2.1': 'Every place except London gets one red and one blue bonus chip at random, face up.',
    'ED-2.2': 'All figures stand in London, no one has spent a day, and everyone has 1 coin, unless agreed otherwise.',
    'ED-2.3': 'The detective waits in Brindisi.',
    'ED-2.4': 'Everyone is dealt 3 travel cards, unless agreed otherwise, and no event card.',
    'ED-2.5': 'The event supply has 15 cards, or 14 with two players.',
    'ED-2.6': 'One player is the starting player of the first round.',
    'ED-3.1':
      'A round begins with the time pressure, if someone is home; then travel cards are laid on the action track from left to right: 3, 4, 5 or 6 for 2, 3, 4 or more travellers.',
    'ED-3.2': 'The number of cards stays as it is for the round, even if someone gets home meanwhile.',
    'ED-3.3': 'The starting player has the first turn, then everyone still travelling has one, clockwise.',
    'ED-3.4': 'At the end of the round the cards left on the track are discarded.',
    'ED-3.5': 'After each round, check whether the game is over.',
    'ED-3.6': 'After each round, find the next starting player.',
    'ED-3.7': 'As a rule one card is left on the track at the end of a round, and with six travellers none.',
    'ED-3.8':
      'When a travel card is needed and the supply is empty, the discard pile is shuffled into a new supply. If there is no card at all, nothing is drawn.',
    'ED-3.9':
      'A turn has five steps in this order: choose a travel card, action, travel or stay, detective, hand limit. Event cards and purchases may come between the first three.',
    'ED-4.1': 'You must take one travel card from the action track into your hand.',
    'ED-4.2': 'The starting player of the round may not take the card on the Pocket watch space.',
    'ED-4.3': 'Apart from the starting player, no one is restricted in choosing.',
    'ED-4.4':
      'If the round began with six travellers, the last traveller may draw a travel card from the supply instead of taking the only card left, and then has no action.',
    'ED-4.5': 'A space stays empty once its card has been taken.',
    'ED-4.6': 'If there is no card on the track, you skip choosing a travel card.',
    'ED-4.7': 'You may travel with the card in the same turn.',
    'ED-5.1': 'You may carry out the action of the space your card came from, or skip it.',
    'ED-5.2': 'Coin: take one coin from the supply, if there is one.',
    'ED-5.3': 'Balloon: you may use a balloon this turn; later it is lost.',
    'ED-5.4': 'Event: draw an event card.',
    'ED-5.5': 'Detective: move him to another place, anywhere but London.',
    'ED-5.6':
      'Pocket watch: you start the next round. If no one takes it, the next traveller clockwise starts. A player who took it and is home by then passes it on clockwise.',
    'ED-5.7': 'Trade: discard one to three travel cards, then draw the same number.',
    'ED-5.8': 'With three travellers or fewer there is no pocket watch on the track; it moves clockwise.',
    'ED-5.9': 'With two travellers there is no detective on the track; he stays where he is.',
    'ED-6.1': 'You may stay, or travel one leg, always forwards.',
    'ED-6.2': 'With Connection you may travel two legs in a turn, never more.',
    'ED-6.3': 'For a leg you discard exactly the cards of one of its routes. Of two trains or two ships, play the lower one first.',
    'ED-6.4': 'Without the cards of the whole route you cannot travel.',
    'ED-6.5': 'From Bombay to Calcutta no card is needed.',
    'ED-6.6': 'When the leg is done its days are counted and your figure moves; then come the bonus chips, and London.',
    'ED-6.7': 'From Hong Kong to Yokohama you choose: two ships, or a train and a ship. Every other leg has one route.',
    'ED-6.8': 'Connection may be played before the first leg or between the two. The chip at the stop in between is resolved first.',
    'ED-6.9': 'You declare a leg as a whole, with all cards and all that is added to them, before a die is rolled. Departing is binding.',
    'ED-7.1':
      'Each card counts as its value, or as what replaces it: the die for a balloon, 1 for an Express Train, 2 for a Submarine, unless agreed otherwise. One replacement per card.',
    'ED-7.2': 'Two trains or two ships of the same value are a pair and count only once: no change, no waiting.',
    'ED-7.3': 'A train and a ship never count as a pair.',
    'ED-7.4': 'From New York to London only the two ships can be a pair; the train always counts in full.',
    'ED-7.5': 'A card that has been replaced is no part of a pair, even if the number happens to be the same.',
    'ED-7.6': 'Replacing the train of the last leg does not disturb the pair of its two ships.',
    'ED-7.7':
      'The leg costs the sum of its cards, less what a pair saves, less 2 days for each Offer, unless agreed otherwise; with an Offer it is at least 1 day.',
    'ED-7.8': 'Replacements and Offers never spare you the travel cards themselves.',
    'ED-8.1': 'A balloon comes from the action track, from a Balloon card, or from the Princess copying one.',
    'ED-8.2': 'You may use one balloon per turn, whatever its source.',
    'ED-8.3': 'A balloon replaces one card, named before the die is rolled.',
    'ED-8.4': 'No balloon flies from Bombay to Calcutta.',
    'ED-8.5': 'After a roll you may pay 1 coin to reroll, as often as you like. The last roll counts, even if it is worse.',
    'ED-8.6': 'Once the die is rolled there is no way back.',
    'ED-8.7': 'From Bombay to Calcutta it takes 12 days; with an Elephant 6 plus the die. One Elephant per leg.',
    'ED-8.8': 'Offer and Connection help from Bombay to Calcutta too; Express Train and Submarine do not.',
    'ED-9.1': 'The first player to arrive at a place may use its red chip.',
    'ED-9.2': 'The last player of all to arrive at a place may use its blue chip.',
    'ED-9.3': 'The chip is turned over, whether you use it or not.',
    'ED-9.4': 'There are no chips in London.',
    'ED-9.5': 'A chip is resolved on arrival, before anything else.',
    'ED-9.6': 'A chip offers a coin, a travel card, an event card, or a lost day for every opponent still travelling.',
    'ED-9.7': 'The stop between two legs of one turn counts as an arrival.',
    'ED-10.1': 'You never have to draw an event card.',
    'ED-10.2': 'An event card that is not blue goes into your hand, seen by you alone.',
    'ED-10.3': 'You play event cards only on your own turn, as many as you like, when their text allows, even on the turn you draw them.',
    'ED-10.4': 'A played event card goes face up on top of the event discard pile at once.',
    'ED-10.5': 'What a card has already done this turn survives a blue card.',
    'ED-10.6':
      'A blue card strikes at once: every traveller loses 1 day (Delay) or 2 (Storm), everyone loses all event cards in hand, and all event cards are shuffled into a new supply.',
    'ED-10.7': 'A player who draws a blue card gets no other card for it.',
    'ED-10.8': 'An Express Train replaces one train and a Submarine one ship. Two of them may replace two cards of one leg.',
    'ED-10.9':
      'The Princess acts as the card on top of the event discard pile, if that card could be played now. It stays where it is, and she is put on top.',
    'ED-10.10': 'As a copy the Princess counts as the copied card for every limit.',
    'ED-11.1': 'Coins pay for rerolls (1) and for cards (2).',
    'ED-11.2': 'At any time on your turn you may pay 2 coins to draw a travel card or an event card.',
    'ED-11.3':
      'You may buy whenever you have something to decide: also while a leg is under way, between a roll and the next, and before a chip. Only a trade is not interrupted, and other event cards wait for the end of the leg.',
    'ED-11.4': 'You cannot buy a card where there is none to draw.',
    'ED-11.5': 'Instead of riding it, you may discard an Elephant for 1 coin.',
    'ED-12.1': 'If you end your turn in the detective’s place, you lose 2 days, unless agreed otherwise, whether you arrived or stayed.',
    'ED-12.2': 'Leaving the detective’s place costs nothing.',
    'ED-12.3': 'If the detective is moved to you on someone else’s turn, that alone costs nothing.',
    'ED-12.4': 'At a stop between two legs the detective asks no questions.',
    'ED-12.5':
      'With more than 6 cards at the end of your turn, travel and event cards together, you discard down to 6, unless another limit was agreed. During the turn there is no limit.',
    'ED-12.6': 'When a turn is over, the next player has theirs.',
    'ED-13.1': 'A player who reaches London puts their slip under the others there.',
    'ED-13.2': 'The cards of a player who is home go face down under their supplies.',
    'ED-13.3': 'Reaching London ends your turn at once, and you have no more turns.',
    'ED-13.4': 'Once someone is home, every round begins with 1 day lost, unless agreed otherwise, for everyone still travelling.',
    'ED-13.5': 'In London your days never change again.',
    'ED-14.1': 'With three to five players the game ends after the round in which the last but one gets home.',
    'ED-14.2': 'With six players the game ends after the round in which the fourth gets home.',
    'ED-14.3': 'The last round is played to its end; everyone in London by then is counted.',
    'ED-14.4': 'A player who is not in London cannot win.',
    'ED-14.5': 'Of the players home within 80 days, the one with the fewest days wins; on a tie, whoever came home earlier.',
    'ED-14.6': 'If no one made it in 80 days, the first one home wins.',
    'ED-14.7':
      'If the agreed last round is over first, the game ends; if no one is home, whoever got furthest wins, then whoever has the fewest days.',
    'ED-14.8':
      'With this option, you may resign at the start of your turn. Your cards and coins go back, and the others play on; the last one left wins.',
    'ED-15.1': 'Two players do without Connection and with three cards on the track.',
    'ED-15.2': 'Two players take turns at starting.',
    'ED-15.3': 'With two players the detective never leaves Brindisi.',
    'ED-15.4': 'With two players the game ends after the round in which someone gets home.',
    'ED-15.5': 'If only one of two players is home, within 80 days, they win.',
    'ED-15.6': 'If only one of two players is home, and late, the other wins if they have spent fewer days, unless agreed otherwise.',
    'ED-15.7': 'If both of two players are home, the fewest days win, even above 80; then the most coins, then the earlier arrival.',
  },
  formerly: {
    1: { 'ED-11.3': 'You cannot buy cards during a trade, or from declaring a leg until its chip has been resolved.' },
  },
  options: {
    eventDeck: {
      name: 'Event cards',
      help: 'Classic has the nine kinds of the original; Expedition adds three companions from the novel.',
      values: { classic: 'Classic', expedition: 'Expedition' },
    },
    firstPlayer: {
      name: 'Who starts',
      help: 'The starting player of the first round.',
      values: { random: 'Random', 0: 'Player 1', 1: 'Player 2', 2: 'Player 3', 3: 'Player 4', 4: 'Player 5', 5: 'Player 6' },
    },
    startCards: { name: 'Travel cards dealt', help: 'Travel cards in each hand at the start.' },
    startCoins: { name: 'Coins at the start', help: 'Coins each player starts with.' },
    handLimit: { name: 'Hand limit', help: 'Cards you may keep at the end of your turn.' },
    detectiveDays: { name: 'Detective', help: 'Days lost for ending a turn in the detective’s place.' },
    pressureDays: { name: 'Time pressure', help: 'Days lost each round once someone is home.' },
    offerDays: { name: 'Offer', help: 'Days an Offer takes off a leg.' },
    expressDays: { name: 'Express Train', help: 'Days a train counts as with an Express Train.' },
    submarineDays: { name: 'Submarine', help: 'Days a ship counts as with a Submarine.' },
    twoPlayerLate: {
      name: 'Home too late (two players)',
      help: 'If the only player home took more than 80 days.',
      values: { fewerDays: 'The other wins with fewer days', always: 'The other always wins' },
    },
    arrivalCoins: {
      name: 'Coins in London',
      help: 'What happens to your coins when you get home.',
      values: { keep: 'You keep them', return: 'Back to the supply' },
    },
    maxRounds: { name: 'Last round', help: 'The game ends after this round at the latest.' },
    resignation: { name: 'Resigning', help: 'Whether players may resign.', values: { off: 'Not allowed', on: 'Allowed' } },
  },
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
      `The chip in ${piece(place)} is turned over either way${offered === 'coin' ? ', and the coin is lost' : ', and the others lose no day'}. Don’t use it?`,
    nothingTraded: () => 'You haven’t discarded a card, so you draw none. Stop trading anyway?',
  },
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
    'ED-6.1': () => 'You’ve already travelled one leg this turn. End your turn, or play Connection.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Two legs are the most in one turn.' : 'You’ve already travelled two legs this turn. End your turn.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `You need a ${piece(facts.wanted)} here, not ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `You don’t hold ${anyCard(wanted)}.`;
      return `Of two cards of a kind, play the lower one first; ${anyCard(wanted)} doesn’t fit that order.`;
    },
    'ED-6.4': ({ trains, ships, trainsInHand, shipsInHand }) =>
      `The route needs ${counted(trains, 'train')} and ${counted(ships, 'ship')}; you have ${counted(trainsInHand, 'train')} and ${counted(shipsInHand, 'ship')}.`,
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
      return taken === null ? `Depart for ${piece(to)} and roll the die` : `Depart for ${piece(to)}: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const what = modifier === 'balloon' ? 'the balloon' : the(modifier === 'balloon-card' ? 'balloon' : modifier);
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
    replaced: ({ by, slot }) => `The ${by === 'balloon' ? 'balloon' : piece(by)} replaces card ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again
        ? `${does(voice, seat, 'pay a coin and reroll', 'pays a coin and rerolls')}: ${die}.`
        : `${does(voice, seat, 'roll', 'rolls')} ${die}.`,
    travelled: (event, voice) =>
      `${does(voice, event.seat, 'reach', 'reaches')} ${piece(event.to)} after ${days(event.days)}${reasonsOf(event, sum)}.`,
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
