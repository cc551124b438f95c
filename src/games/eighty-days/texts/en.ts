import type { Seat, Voice } from '../../../kernel/index.ts';
import { SPACES } from '../components.ts';
import { COVER } from '../cover.ts';
import { lexicon, nextLeg, texts } from './sentences.ts';
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
  T: 'train',
  S: 'ship',
  balloon: 'Balloon',
  elephant: 'Elephant',
  connection: 'Connection',
  offer: 'Offer',
  express: 'Express train',
  submarine: 'Submarine',
  princess: 'Princess',
  passepartout: 'Passepartout',
  carpetbag: 'Carpet-bag',
  bradshaw: "Bradshaw's Guide",
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
  'chip:day': 'everybody else loses a day',
  red: 'red',
  blue: 'blue',
};

const { piece, card, anyCard, space, chip, all } = lexicon('en', pieces);
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'day');
const coins = (count: unknown) => counted(count, 'coin');
const lose = (seats: readonly Seat[], voice: Voice, count: number) =>
  `${all(seats, voice)} ${seats.length === 1 ? 'loses' : 'lose'} ${days(count)}`;

const words: TableWords = {
  round: (round, start) => `Round ${round}, started by ${start}`,
  detective: place => `detective in ${place}`,
  supply: (left, travel, events) => `supply: ${coins(left)}, ${travel} travel, ${events} event`,
  topEvent: event => `top event discard: ${event}`,
  track: 'Track',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} travel + ${events} event`,
  home: order => `home as no. ${order}`,
  resigned: 'resigned',
  next: (place, routes) => `next ${place}: ${routes}`,
  or: 'or',
  noCards: 'no cards, 12 days',
  chips: (red, blue) => [red && `first: ${red}`, blue && `last: ${blue}`].filter(Boolean).join('; '),
};

/** Around the World in 80 Days, in English. */
export const en = texts({
  title: COVER.title.en,
  pitch: 'Race round the globe by train, steamer, balloon and elephant, and be home within 80 days.',
  sections: {
    'ED-1': 'In general',
    'ED-2': 'Setting up',
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
    'ED-1.5': 'Each of the 60 travel cards is always in the supply, on the discard, on the action track or in a hand.',
    'ED-1.6': 'Each event card is always in the supply, on the discard or in a hand.',
    'ED-1.7': 'Both blue cards are always in the upper part of the event supply, so that it never runs out.',
    'ED-1.8':
      'The order of a supply is unknown to everybody. Only cards put under a supply are drawn after all those above them; and the top card of the event discard can be seen.',
    'ED-2.1': 'Every place except London gets one red and one blue bonus chip at random, face up.',
    'ED-2.2': 'All figures stand in London, nobody has spent a day, and everybody owns one coin.',
    'ED-2.3': 'The detective waits in Brindisi.',
    'ED-2.4': 'Everybody is dealt three travel cards and no event card.',
    'ED-2.5': 'The event supply has 15 cards, or 14 with two players.',
    'ED-2.6': 'One player is the starting player of the first round.',
    'ED-3.1':
      'A round begins with the time pressure, if somebody is home; then travel cards are laid on the action track from left to right: 3, 4, 5 or 6 for 2, 3, 4 or more travellers.',
    'ED-3.2': 'The number of cards stays as it is for the round, even if somebody gets home meanwhile.',
    'ED-3.3': 'The starting player has the first turn, then everybody still travelling has one, clockwise.',
    'ED-3.4': 'At the end of the round the cards left on the track are discarded.',
    'ED-3.5': 'Then it is tested whether the game is over.',
    'ED-3.6': 'Then the next starting player is found.',
    'ED-3.7': 'As a rule one card is left on the track at the end of a round, and with six travellers none.',
    'ED-3.8':
      'When a travel card is needed and the supply is empty, the discard is shuffled into a new supply. If there is no card at all, nothing is drawn.',
    'ED-3.9':
      'A turn has five steps in this order: choose a travel card, action, travel or stay, detective, hand limit. Event cards and purchases may come between the first three.',
    'ED-4.1': 'You must take one travel card from the action track into your hand.',
    'ED-4.2': 'The starting player of the round may not take the card at the pocket watch.',
    'ED-4.3': 'Nobody else is restricted in choosing.',
    'ED-4.4':
      'If the round began with six travellers, the last one may draw a travel card unseen instead of taking the only card left. He then has no action.',
    'ED-4.5': 'A space stays empty once its card has been taken.',
    'ED-4.6': 'If there is no card on the track, this step is skipped.',
    'ED-4.7': 'You may travel with the card in the same turn.',
    'ED-5.1': 'You may carry out the action of the space your card came from, or leave it.',
    'ED-5.2': 'Coin: take one coin from the supply, if there is one.',
    'ED-5.3': 'Balloon: you may use a balloon in this turn; later it is lost.',
    'ED-5.4': 'Event: draw an event card.',
    'ED-5.5': 'Detective: put him in another place, anywhere but London.',
    'ED-5.6':
      'Pocket watch: you start the next round. If nobody takes it, the next traveller clockwise starts. Whoever took it and is home by then passes it on clockwise.',
    'ED-5.7': 'Trade: discard one to three travel cards, then draw as many.',
    'ED-5.8': 'With three travellers or fewer there is no pocket watch on the track; it moves clockwise.',
    'ED-5.9': 'With two travellers there is no detective on the track; he stays where he is.',
    'ED-6.1': 'You may stay, or travel one leg, always forwards.',
    'ED-6.2': 'With Connection you may travel two legs in a turn, never more.',
    'ED-6.3': 'For a leg you discard exactly the cards of one of its routes. Of two trains or two ships, put down the lower one first.',
    'ED-6.4': 'Without the cards of the whole route you cannot travel.',
    'ED-6.5': 'From Bombay to Calcutta no card is needed.',
    'ED-6.6': 'When the leg is done its days are counted and your figure moves; then come the bonus chips, and London.',
    'ED-6.7': 'From Hong Kong to Yokohama you choose: two ships, or a train and a ship. Every other leg has one route.',
    'ED-6.8': 'Connection may be played before the first leg or between the two. The chip at the stop between is settled first.',
    'ED-6.9': 'You declare a leg as a whole, with all cards and all that is added to them, before a die is rolled. Departing is binding.',
    'ED-7.1':
      'Each card counts its value, or what replaces it: the die for a balloon, 1 for an Express train, 2 for a Submarine. One replacement a card.',
    'ED-7.2': 'Two trains or two ships of the same value count only once: no change, no waiting.',
    'ED-7.3': 'A train and a ship never save time together, whatever their values.',
    'ED-7.4': 'From New York to London only the two ships can save; the train always counts in full.',
    'ED-7.5': 'A card that has been replaced saves no time, even if the number happens to be the same.',
    'ED-7.6': 'Replacing the train of the last leg does not disturb the saving of its two ships.',
    'ED-7.7': 'The leg costs the sum of its cards, less what is saved, less 2 for each Offer; with an Offer at least 1 day.',
    'ED-7.8': 'Replacements and Offers never spare you the travel cards themselves.',
    'ED-8.1': 'A balloon comes from the action track, from a Balloon card, or from the Princess copying one.',
    'ED-8.2': 'You may use one balloon a turn, whatever its source.',
    'ED-8.3': 'A balloon replaces one card, named before the die is rolled.',
    'ED-8.4': 'No balloon flies from Bombay to Calcutta.',
    'ED-8.5': 'After a roll you may pay 1 coin to roll again, as often as you like. The last roll counts, even if it is worse.',
    'ED-8.6': 'Once the die is rolled there is no way back.',
    'ED-8.7': 'From Bombay to Calcutta it takes 12 days; with an Elephant 6 and the die. One Elephant a leg.',
    'ED-8.8': 'Offer and Connection help on that leg too; Express train and Submarine do not.',
    'ED-9.1': 'The first to arrive at a place may use its red chip.',
    'ED-9.2': 'The last of all players to arrive may use its blue chip.',
    'ED-9.3': 'The chip is turned over, whether you use it or not.',
    'ED-9.4': 'There are no chips in London.',
    'ED-9.5': 'A chip is settled on arrival, before anything else.',
    'ED-9.6': 'A chip offers a coin, a travel card, an event card, or a lost day for every opponent still travelling.',
    'ED-9.7': 'The stop between two legs of one turn counts as an arrival.',
    'ED-10.1': 'You never have to draw an event card.',
    'ED-10.2': 'An event card that is not blue goes into your hand, seen by you alone.',
    'ED-10.3':
      'Event cards are played only in your own turn, from your hand, as many as you like, each when its text allows; also in the turn you drew them.',
    'ED-10.4': 'A played event card goes face up on top of the event discard at once.',
    'ED-10.5': 'What a card has already done this turn survives a blue card.',
    'ED-10.6':
      'A blue card strikes at once: every traveller loses 1 day (Delay) or 2 (Storm), everybody loses all event cards in hand, and all event cards are shuffled into a new supply.',
    'ED-10.7': 'Whoever draws a blue card gets no other card for it.',
    'ED-10.8': 'An Express train replaces one train and a Submarine one ship. Two of them may replace two cards of one leg.',
    'ED-10.9':
      'The Princess acts as the card on top of the event discard, if that card could be played now. It stays where it is, and she is put on top.',
    'ED-10.10': 'As a copy she counts as the copied card for every limit.',
    'ED-11.1': 'Coins pay for rolling again (1) and for cards (2).',
    'ED-11.2': 'At any time in your turn you may pay 2 coins to draw a travel card or an event card.',
    'ED-11.3':
      'That is whenever you have something to decide: also while a leg is under way, between a roll and the next, and before a chip. Only a trade is not interrupted, and other event cards wait for the end of the leg.',
    'ED-11.4': 'You cannot buy a card where there is none to draw.',
    'ED-11.5': 'Instead of riding it, you may discard an Elephant for 1 coin.',
    'ED-12.1': 'If you end your turn in the place of the detective, you lose 2 days, whether you arrived or stayed.',
    'ED-12.2': 'Leaving his place costs nothing.',
    'ED-12.3': 'If he is moved to you in somebody else’s turn, that costs nothing by itself.',
    'ED-12.4': 'At a stop between two legs he asks no questions.',
    'ED-12.5':
      'With more than 6 cards at the end of your turn, travel and event cards together, you discard down to 6. During the turn there is no limit.',
    'ED-12.6': 'Then the next player has his turn.',
    'ED-13.1': 'Whoever reaches London puts his slip under the others there.',
    'ED-13.2': 'His cards go face down under their supplies.',
    'ED-13.3': 'His turn is over at once, and he has no further ones.',
    'ED-13.4': 'From the next round on, every round begins with 1 day lost for everybody still travelling.',
    'ED-13.5': 'In London your days never change again.',
    'ED-14.1': 'With three to five players the game ends after the round in which the last but one gets home.',
    'ED-14.2': 'With six players it ends after the round in which the fourth gets home.',
    'ED-14.3': 'That round is played to its end; whoever is in London by then is counted.',
    'ED-14.4': 'Whoever is not in London cannot win.',
    'ED-14.5': 'Of those home within 80 days the one with the fewest days wins; in a tie, who came home earlier.',
    'ED-14.6': 'If nobody made it in 80 days, the first one home wins.',
    'ED-14.7': 'If the agreed last round is over first, the game ends; where nobody is home, whoever got furthest wins, then fewest days.',
    'ED-14.8':
      'Where it was agreed, you may resign at the start of your turn. Your cards and coins go back, and the others play on; the last one left wins.',
    'ED-15.1': 'Two players do without Connection and with three cards on the track.',
    'ED-15.2': 'They take turns at starting.',
    'ED-15.3': 'So the detective never leaves Brindisi.',
    'ED-15.4': 'The game ends after the round in which somebody gets home.',
    'ED-15.5': 'If only one is home, within 80 days, he wins.',
    'ED-15.6': 'If only one is home, and late, the other wins if he has spent fewer days.',
    'ED-15.7': 'If both are home, fewest days win, even above 80; then most coins, then the earlier arrival.',
  },
  formerly: {
    1: { 'ED-11.3': 'Not, however, within a trade, or between declaring a leg and its end, its chip included.' },
  },
  options: {
    eventDeck: {
      name: 'Event cards',
      help: 'Classic has the nine kinds of the original; Expedition adds three companions from the novel.',
      values: { classic: 'Classic', expedition: 'Expedition' },
    },
    firstPlayer: { name: 'Who starts', help: 'The starting player of the first round.', values: { random: 'Random' } },
    startCards: { name: 'Travel cards dealt', help: 'Travel cards in everybody’s hand at the start.' },
    startCoins: { name: 'Coins at the start', help: 'Coins everybody owns at the start.' },
    handLimit: { name: 'Hand limit', help: 'Cards you may keep at the end of your turn.' },
    detectiveDays: { name: 'Detective', help: 'Days lost by ending a turn beside the detective.' },
    pressureDays: { name: 'Time pressure', help: 'Days lost each round once somebody is home.' },
    offerDays: { name: 'Offer', help: 'Days an Offer takes off a leg.' },
    expressDays: { name: 'Express train', help: 'Days a train counts with the Express.' },
    submarineDays: { name: 'Submarine', help: 'Days a ship counts with the Submarine.' },
    twoPlayerLate: {
      name: 'Home too late (two players)',
      help: 'When the only one home took more than 80 days.',
      values: { fewerDays: 'The other wins with fewer days', always: 'The other always wins' },
    },
    arrivalCoins: {
      name: 'Coins in London',
      help: 'What happens to your coins when you get home.',
      values: { keep: 'You keep them', return: 'Back to the supply' },
    },
    maxRounds: { name: 'Last round', help: 'The game ends after this round at the latest.' },
    resignation: { name: 'Resigning', help: 'Whether players may give up.', values: { off: 'Not allowed', on: 'Allowed' } },
  },
  pieces,
  table: words,
  refusals: {
    'ED-4.4': ({ travellers, waiting, cards }) =>
      `Only the last of six travellers may draw unseen, facing the only card left; this round began with ${travellers}, ${waiting} still wait and ${counted(cards, 'card')} lie on the track.`,
    'ED-4.5': facts => `There is no card at ${space(facts.space)}.`,
    'ED-5.2': facts => `Your card came from ${space(facts.space)}, which has another action.`,
    'ED-5.3': facts => `Your card came from ${space(facts.space)}, which has another action.`,
    'ED-5.4': facts => `Your card came from ${space(facts.space)}, which has another action.`,
    'ED-5.5': ({ place, ...facts }) =>
      place ? `The detective is in ${piece(place)} already.` : `Your card came from ${space(facts.space)}, not from the detective.`,
    'ED-5.6': facts => `Your card came from ${space(facts.space)}, which has another action.`,
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `You have put away ${counted(swapped, 'card')}; three is the most.`;
      if (wanted !== undefined) return `You hold no ${anyCard(wanted)}.`;
      return facts.space ? `Your card came from ${space(facts.space)}, not from the trade.` : 'You have no travel card to trade.';
    },
    'ED-6.1': () => 'You have travelled one leg in this turn already.',
    'ED-6.2': ({ legs }) => (legs === 2 ? 'Two legs are the most in one turn.' : 'You have travelled two legs in this turn already.'),
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `A ${piece(facts.wanted)} is asked for here, not ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `You hold no ${anyCard(wanted)}.`;
      return `Put down the lower of two like cards first; ${anyCard(wanted)} does not fit that order.`;
    },
    'ED-6.4': ({ trains, ships, trainsInHand, shipsInHand }) =>
      `The route asks for ${counted(trains, 'train')} and ${counted(ships, 'ship')}; you hold ${counted(trainsInHand, 'train')} and ${counted(shipsInHand, 'ship')}.`,
    'ED-6.7': ({ route, place }) => `There is no route ${route} from ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `This leg has no card ${slot}.` : `Card ${slot} has been replaced already.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `There is no ${anyCard(wanted)} on the travel discard.` : `You hold no ${piece(event)}.`,
    'ED-10.8': () => 'An Express train replaces a train, a Submarine a ship.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'You do not hold the Princess.';
      return top
        ? `On top of the event discard lies ${piece(top)}, which cannot be played so.`
        : 'The event discard is empty: there is nothing to copy.';
    },
    'ED-11.2': ({ price, coins: owned }) => `A card costs ${coins(price)}; you have ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} must wait for the end of the leg.`),
    'ED-12.5': ({ card: wanted }) => `You hold no ${anyCard(wanted)}.`,
  },
  moves: {
    take: (move, view) => {
      const laid = view.display[SPACES.indexOf(move.space)];
      return `Take ${laid ? card(laid) : 'the card'} from ${space(move.space)}`;
    },
    takeBlind: () => 'Draw a travel card unseen instead, without an action',
    resign: () => 'Resign',
    decline: () => 'Leave the action',
    receiveCoin: () => 'Take a coin',
    readyBalloon: () => 'Ready a balloon for this turn',
    drawEvent: () => 'Draw an event card',
    sendDetective: ({ place }) => `Send the detective to ${piece(place)}`,
    takeWatch: () => 'Take the pocket watch and start the next round',
    trade: () => 'Trade travel cards',
    stop: () => 'Stop trading and draw',
    swap: move => `Put away ${card(move.card)}`,
    buyTravel: () => 'Buy a travel card for 2 coins',
    buyEvent: () => 'Buy an event card for 2 coins',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Discard the Elephant for a coin';
      return fetched ? `Play ${piece(event)} and fetch ${card(fetched)}` : `Play ${piece(event)}`;
    },
    playPrincess: ({ event, card: fetched }) =>
      fetched ? `Play the Princess as ${piece(event)} and fetch ${card(fetched)}` : `Play the Princess as ${piece(event)}`,
    endTurn: (_move, view) => (view.turn.legsDone > 0 ? 'End your turn' : 'Stay and end your turn'),
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed ? `Travel to ${piece(to)} (${needed})` : `Travel to ${piece(to)}`;
    },
    pay: move => `Pay with ${card(move.card)}`,
    depart: () => 'Depart',
    add: ({ modifier, slot }) => {
      const what = modifier === 'balloon' ? 'the balloon' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      return slot === null ? `Add ${what}` : `Add ${what} to card ${slot}`;
    },
    accept: () => 'Keep the roll',
    reroll: () => 'Roll again for 1 coin',
    leaveChip: () => 'Leave the chip',
    useChip: () => 'Use the chip',
    discard: move => `Discard ${anyCard(move.card)}`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) =>
      `Round ${round}: ${voice.name(start)} starts. On the track: ${display.filter(laid => laid !== null).join(', ')}.`,
    pressed: (event, voice) => `Time presses: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${voice.name(event.seat)} takes ${card(event.card)} from ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${voice.name(seat)} leaves the action.`,
    coinsReceived: (event, voice) =>
      event.coins === 0
        ? `There is no coin left for ${voice.name(event.seat)}.`
        : `${voice.name(event.seat)} receives ${coins(event.coins)}.`,
    balloonReadied: ({ seat }, voice) => `${voice.name(seat)} readies a balloon.`,
    detectiveSent: ({ seat, place }, voice) => `${voice.name(seat)} sends the detective to ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${voice.name(seat)} takes the pocket watch and will start the next round.`,
    swapped: (event, voice) => `${voice.name(event.seat)} puts away ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${voice.name(event.seat)} draws ${event.card ? card(event.card) : 'a travel card'}.`,
    eventDrawn: ({ seat, event }, voice) => `${voice.name(seat)} draws ${event ? piece(event) : 'an event card'}.`,
    travelShuffled: ({ cards }) => `The travel discard is shuffled: ${counted(cards, 'card')}.`,
    blueStruck: (event, voice) => {
      const lost = event.lost.flat();
      const loss = lost.length > 0 ? ` Event cards lost: ${lost.map(piece).join(', ')}.` : '';
      return `${voice.name(event.seat)} draws ${piece(event.event)}: ${lose(event.seats, voice, event.days)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${voice.name(seat)} pays ${coins(price)} for ${what === 'travel' ? 'a travel card' : 'an event card'}.`,
    played: ({ seat, event, as }, voice) =>
      event === as ? `${voice.name(seat)} plays ${piece(event)}.` : `${voice.name(seat)} plays the Princess as ${piece(as)}.`,
    fetched: (event, voice) => `${voice.name(event.seat)} fetches ${card(event.card)} from the discard.`,
    setOut: ({ seat, from, to }, voice) => `${voice.name(seat)} sets out from ${piece(from)} to ${piece(to)}.`,
    paid: (event, voice) => `${voice.name(event.seat)} pays with ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${piece(by)} stands in for card ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${voice.name(seat)} pays a coin and rolls again: ${die}.` : `${voice.name(seat)} rolls ${die}.`,
    travelled: (event, voice) => {
      const saved = event.saved > 0 ? `, less ${event.saved} for not changing` : '';
      const offers = event.offers > 0 ? `, ${event.offers === 1 ? 'with an Offer' : `with ${event.offers} Offers`}` : '';
      return `${voice.name(event.seat)} reaches ${piece(event.to)} after ${days(event.days)} (${event.parts.join(' + ')}${saved}${offers}).`;
    },
    chipLeft: ({ seat, colour, place }, voice) => `${voice.name(seat)} leaves the ${piece(colour)} chip of ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${voice.name(event.seat)} uses the ${piece(event.colour)} chip of ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: (event, voice) => `The detective questions ${voice.name(event.seat)} in ${piece(event.place)}: ${days(event.days)} lost.`,
    discarded: (event, voice) => `${voice.name(event.seat)} discards ${anyCard(event.card)}.`,
    returned: (event, voice) =>
      `${voice.name(event.seat)} is home in London as number ${event.order} after ${days(event.days)}, and returns ${counted(event.travel, 'travel card')} and ${counted(event.events, 'event card')}.`,
    resigned: ({ seat }, voice) => `${voice.name(seat)} resigns.`,
    ended: ({ winner }, voice) => `The bet is settled: ${voice.name(winner)} wins.`,
  },
});
