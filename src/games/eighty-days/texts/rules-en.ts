import { deckSize } from '../components.ts';
import type { Rulebook } from './sentences.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The rulebook and what may be agreed, in English. */
export const rulesEn: Rulebook = {
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
    'ED-1.1': 'Your day count only ever grows. No card gives a spent day back; an Offer makes a leg cheaper before you pay for it.',
    'ED-1.2': 'You may need more than 80 days. The count simply goes on.',
    'ED-1.3': 'Coins you pay go back to the supply.',
    'ED-1.4': 'There are 24 coins, in the supply and with the players, and never more.',
    'ED-1.5': 'Each of the 60 travel cards is always in the supply, in the discard pile, on the action track or in a hand.',
    'ED-1.6': 'Each event card is always in the supply, in the discard pile or in a hand.',
    'ED-1.7': 'Both blue cards are always in the upper part of the event supply, so that it never runs out.',
    'ED-1.8': 'No one knows the order of a supply, except that cards placed under it come last; the top event discard is visible.',
    'ED-2.1': 'Every place except London gets one red and one blue bonus chip at random, face up.',
    'ED-2.2': ({ startCoins }) =>
      `All figures stand in London, no one has spent a day, and everyone has ${startCoins} ${startCoins === 1 ? 'coin' : 'coins'}.`,
    'ED-2.3': 'The detective waits in Brindisi.',
    'ED-2.4': ({ startCards }) => `Everyone is dealt ${startCards} travel cards and no event card.`,
    'ED-2.5': ({ eventDeck, content }) =>
      (typeof eventDeck === 'string'
        ? `The event supply has 15 cards of the ${eventDeck === 'classic' ? 'Classic' : 'Expedition'} deck, or 14 with two players.`
        : `The event supply is a deck of your own: ${deckSize(eventDeck)} cards; two players do without Connection.`) +
      (content ? ' Some legs, cards or chips are this table’s own.' : ''),
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
      'A turn has five steps in this order: choose a travel card, action, travel or stay, detective, hand limit. Event cards and purchases may come at any time before the detective.',
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
    'ED-6.3': 'For a leg you discard exactly the cards of one of its routes.',
    'ED-6.4': 'Without the cards of the whole route you cannot travel.',
    'ED-6.5': 'From Bombay to Calcutta no card is needed.',
    'ED-6.6': 'When the leg is done its days are counted and your figure moves; then come the bonus chips, and London.',
    'ED-6.7': 'From Hong Kong to Yokohama you choose: two ships, or a train and a ship. Every other leg has one route.',
    'ED-6.8': 'Connection may be played before the first leg or between the two. The chip at the stop in between is resolved first.',
    'ED-6.9': ({ eventsUntil }) =>
      eventsUntil === 'spent'
        ? 'You declare a leg with its cards, and a balloon or an Elephant with it, before a die is rolled. Departing is binding; other event cards may be added until the days are counted.'
        : 'You declare a leg as a whole, with all cards and all that is added to them, before a die is rolled. Departing is binding.',
    'ED-7.1': ({ expressDays, submarineDays }) =>
      `Each card counts as its value, or as what replaces it: the die for a balloon, ${expressDays} for an Express Train, ${submarineDays} for a Submarine. One replacement per card.`,
    'ED-7.2': 'Two trains or two ships of the same value are a pair and count only once: no change, no waiting.',
    'ED-7.3': 'A train and a ship never count as a pair.',
    'ED-7.4': 'From New York to London only the two ships can be a pair; the train always counts in full.',
    'ED-7.5': 'A card that has been replaced is no part of a pair, even if the number happens to be the same.',
    'ED-7.6': 'Replacing the train of the last leg does not disturb the pair of its two ships.',
    'ED-7.7': ({ offerDays }) =>
      `The leg costs the sum of its cards, less what a pair saves, less ${days(offerDays)} for each Offer; with an Offer it is at least 1 day.`,
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
    'ED-9.5': 'A chip is resolved on arrival, before you travel on or end your turn.',
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
    'ED-11.3': ({ eventsUntil }) =>
      `You may buy whenever you have something to decide: also while a leg is under way, between a roll and the next, and before a chip. Only a trade is not interrupted, and ${eventsUntil === 'spent' ? 'Bradshaw’s Guide waits' : 'event cards that do not belong to the leg wait'} for the end of the leg.`,
    'ED-11.4': 'You cannot buy a card where there is none to draw.',
    'ED-11.5': 'Instead of riding it, you may discard an Elephant for 1 coin.',
    'ED-12.1': ({ detectiveDays }) =>
      `If you end your turn in the detective’s place, you lose ${days(detectiveDays)}, whether you arrived or stayed.`,
    'ED-12.2': 'Leaving the detective’s place costs nothing.',
    'ED-12.3': 'If the detective is moved to you on someone else’s turn, that alone costs nothing.',
    'ED-12.4': 'At a stop between two legs the detective asks no questions.',
    'ED-12.5': ({ handLimit }) =>
      `With more than ${handLimit} cards at the end of your turn, travel and event cards together, you discard down to ${handLimit}. During the turn there is no limit.`,
    'ED-12.6': 'When a turn is over, the next player has theirs.',
    'ED-13.1': 'A player who reaches London puts their slip under the others there.',
    'ED-13.2': ({ arrivalCoins }) =>
      `The cards of a player who is home go face down under their supplies; ${arrivalCoins === 'return' ? 'their coins go back to the supply' : 'they keep their coins'}.`,
    'ED-13.3': 'Reaching London ends your turn at once, and you have no more turns.',
    'ED-13.4': ({ pressureDays }) =>
      `Once someone is home, every round begins with ${days(pressureDays)} lost for everyone still travelling.`,
    'ED-13.5': 'In London your days never change again.',
    'ED-14.1': 'With three to five players the game ends after the round in which the last but one gets home.',
    'ED-14.2': 'With six players the game ends after the round in which the fourth gets home.',
    'ED-14.3': 'The last round is played to its end; everyone in London by then is counted.',
    'ED-14.4': 'A player who is not in London cannot win.',
    'ED-14.5': 'Of the players home within 80 days, the one with the fewest days wins; on a tie, the one who came home earlier.',
    'ED-14.6': 'If no one made it in 80 days, the first one home wins.',
    'ED-14.7': ({ maxRounds }) =>
      `If round ${maxRounds} is over first, the game ends; if no one is home, the player who got furthest wins, then the one with the fewest days.`,
    'ED-14.8': ({ resignation }) =>
      `${resignation === 'on' ? 'You' : 'With this option, you'} may resign at the start of your turn. Your cards and coins go back, and the others play on; the last one left wins.`,
    'ED-15.1': 'Two players do without Connection and with three cards on the track.',
    'ED-15.2': 'Two players take turns at starting.',
    'ED-15.3': 'With two players the detective never leaves Brindisi.',
    'ED-15.4': 'With two players the game ends after the round in which someone gets home.',
    'ED-15.5': 'If only one of two players is home, within 80 days, they win.',
    'ED-15.6': ({ twoPlayerLate }) =>
      `If only one of two players is home, and late, the other wins${twoPlayerLate === 'always' ? '' : ' if they have spent fewer days'}.`,
    'ED-15.7':
      'If both players are home, the one with the fewest days wins, even above 80; then the one with the most coins, then the earlier arrival.',
  },
  formerly: {
    1: { 'ED-11.3': 'You cannot buy cards during a trade, or from declaring a leg until its chip has been resolved.' },
  },
  options: {
    eventDeck: {
      name: 'Event cards',
      help: 'Classic has the nine kinds of the original; Expedition adds three companions from the novel.',
      rulebook: 'The rulebook names nine kinds of event card and says that there are fifteen cards; how many of each is our number.',
      values: { classic: 'Classic', expedition: 'Expedition' },
    },
    firstPlayer: {
      name: 'Who starts',
      help: 'The starting player of the first round.',
      rulebook: 'The players choose who starts.',
      values: { random: 'Random', 0: 'Player 1', 1: 'Player 2', 2: 'Player 3', 3: 'Player 4', 4: 'Player 5', 5: 'Player 6' },
    },
    startCards: { name: 'Travel cards dealt', help: 'Travel cards in each hand at the start.', rulebook: 'Three.' },
    startCoins: { name: 'Coins at the start', help: 'Coins each player starts with.', rulebook: 'One.' },
    handLimit: {
      name: 'Hand limit',
      help: 'Cards you may keep at the end of your turn.',
      rulebook: 'Six, travel and event cards together.',
    },
    detectiveDays: { name: 'Detective', help: 'Days lost for ending a turn in the detective’s place.', rulebook: 'Two days.' },
    pressureDays: {
      name: 'Time pressure',
      help: 'Days lost each round once someone is home.',
      rulebook: 'One day a round, however many are home.',
    },
    offerDays: {
      name: 'Offer',
      help: 'Days an Offer takes off a leg.',
      rulebook: 'The rulebook does not say what is printed on the card.',
    },
    expressDays: {
      name: 'Express Train',
      help: 'Days a train counts as with an Express Train.',
      rulebook: 'The rulebook does not say what is printed on the card.',
    },
    submarineDays: {
      name: 'Submarine',
      help: 'Days a ship counts as with a Submarine.',
      rulebook: 'The rulebook does not say what is printed on the card.',
    },
    twoPlayerLate: {
      name: 'Home too late (two players)',
      help: 'If the only player home took more than 80 days.',
      rulebook: 'The other player wins; a remark in brackets adds that they have spent fewer days. We read it as a condition.',
      values: { fewerDays: 'The other wins with fewer days', always: 'The other always wins' },
    },
    arrivalCoins: {
      name: 'Coins in London',
      help: 'What happens to your coins when you get home.',
      rulebook: 'Only the cards are given back. The rulebook says nothing about the coins, and two players need them to break a tie.',
      values: { keep: 'You keep them', return: 'Back to the supply' },
    },
    maxRounds: { name: 'Last round', help: 'The game ends after this round at the latest.', rulebook: 'The rulebook knows no last round.' },
    resignation: {
      name: 'Resigning',
      help: 'Whether players may resign.',
      rulebook: 'The rulebook says nothing about resigning.',
      values: { off: 'Not allowed', on: 'Allowed' },
    },
    eventsUntil: {
      name: 'Event cards on a leg',
      help: 'Until when Offers, Express Trains and other event cards may join a leg.',
      rulebook: 'Any number on your turn, and what you buy may be used at once: also after the die, until the days are counted.',
      values: { declared: 'Until the leg is declared', spent: 'Until its days are counted' },
    },
    content: {
      name: 'Own content',
      help: 'Legs, travel cards and chips of your own. Leave empty for the printed ones.',
      rulebook: 'The rulebook says nothing about content of your own.',
    },
  },
};
