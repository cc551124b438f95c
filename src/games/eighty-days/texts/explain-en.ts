import type { ExplainWords } from './explain-words.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/** What every thing is, in English. */
export const explainEn: Omit<ExplainWords, 'people'> = {
  kinds: {
    space: 'Action space',
    place: 'Place',
    route: 'Leg',
    travel: 'Travel card',
    event: 'Event card',
    blue: 'Blue card',
    deck: 'Deck',
    chip: 'Bonus chip',
    slot: 'Card of the leg',
    thing: 'On the table',
    button: 'Choice',
  },
  spaces: {
    coin: 'Take the card here, and you may also take a coin from the supply.',
    balloon: 'Take the card here, and this turn the die may replace one of your travel cards. An unused balloon is lost.',
    event: 'Take the card here, and you may also draw an event card. It might be a blue one.',
    detective: 'Take the card here, and you may move the detective to any other place except London.',
    start: 'Take the card here, and you may start the next round. The starting player cannot take it.',
    trade: 'Take the card here, and you may discard up to three travel cards, then draw the same number.',
  },
  events: {
    balloon: () => 'The die counts instead of one card of a leg. You roll when you depart. One balloon per turn.',
    elephant: () => 'From Bombay to Calcutta it takes 6 days plus the die instead of 12. Or discard it for 1 coin.',
    connection: () => 'You may travel a second leg this turn.',
    offer: ({ offerDays }) => `A leg takes ${days(offerDays)} less, but always at least 1 day.`,
    express: ({ expressDays }) => `One train of a leg counts as ${days(expressDays)}.`,
    submarine: ({ submarineDays }) => `One ship of a leg counts as ${days(submarineDays)}.`,
    princess: () => 'She acts as the card on top of the event discard pile, if that card could be played now.',
    passepartout: () => 'The detective does not question you this turn.',
    carpetbag: () => 'You take 2 coins from the supply.',
    bradshaw: () => 'You take a travel card of your choice from the discard pile.',
    delay: () => 'When drawn, every traveller loses 1 day and everyone loses their event cards. All are shuffled again.',
    storm: () => 'When drawn, every traveller loses 2 days and everyone loses their event cards. All are shuffled again.',
  },
  chipNames: { red: place => `Red chip in ${place}`, blue: place => `Blue chip in ${place}` },
  chips: {
    red: gain => `The first player to arrive here may use it: ${gain}. Then it is turned over.`,
    blue: gain => `The last player of all to arrive here may use it: ${gain}. Then it is turned over.`,
  },
  gains: {
    coin: 'take a coin',
    travel: 'draw a travel card',
    event: 'draw an event card',
    day: 'everyone else still travelling loses a day',
  },
  things: {
    'button:takeBlind': [
      'Draw from the deck',
      () => 'The last of six travellers may draw from the deck instead of taking the last card, without an action.',
    ],
    'button:resign': ['Resign', () => 'Your cards and coins go back and the others play on. You cannot return.'],
    'button:decline': ['Skip the action', () => 'You keep the card and do without the action of its space.'],
    'button:stop': ['Stop and draw', () => 'You draw as many travel cards as you have discarded. The trade is over.'],
    'button:endTurn': [
      'End your turn',
      ({ detectiveDays }) => `The next player goes. If the detective is in your place, you lose ${days(detectiveDays)}.`,
    ],
    'button:depart': ['Depart', () => 'The leg is fixed: its days are counted, after the roll if the die is needed. You can’t undo this.'],
    'button:accept': ['Keep the roll', () => 'The die stays as it is, and you arrive.'],
    'button:reroll': ['Reroll', () => 'Pay 1 coin and roll again. The last roll counts, even if it is worse.'],
    'button:leave': ['Don’t use the chip', () => 'The chip is turned over all the same.'],
    detective: [
      'Detective',
      ({ detectiveDays }) => `If your turn ends where he is, you lose ${days(detectiveDays)}. Passing through or leaving costs nothing.`,
    ],
    watch: ['Pocket watch', () => 'The player who has it starts the round. It moves on clockwise unless someone takes it from the track.'],
    coins: ['Coins', () => 'A coin pays for a reroll, two coins for a travel card or an event card.'],
    die: ['Die', () => 'It decides how many days a balloon or an Elephant takes, from 1 to 6.'],
    days: ['Day counter', () => 'The days you have spent. Of those home within 80 days, the player with the fewest wins.'],
    figure: ['Figure', () => 'It shows where a traveller is. It moves one leg per turn, two with Connection, and only forwards.'],
    hand: ['Hand', ({ handLimit }) => `At the end of your turn you may keep ${handLimit} cards, travel and event cards together.`],
    discard: ['Event discard pile', () => 'Played event cards lie here face up. The Princess copies the one on top.'],
    pressure: [
      'Time pressure',
      ({ pressureDays }) => `Once someone is home, every round costs everyone still travelling ${days(pressureDays)}.`,
    ],
  },
  travel: count => `It counts as ${days(count)} on a leg. Two of the same kind and value count only once.`,
  place: 'The first and the last to arrive here may use a bonus chip. The detective may wait here.',
  london: 'Where the journey begins and ends. Once you are back, your days never change again.',
  route: 'Discard exactly these cards to travel there. Their values are the days it takes.',
  onFoot: 'No cards needed: 12 days on foot, or 6 days plus the die with an Elephant.',
  slotName: slot => `Card ${slot}`,
  slot: 'One card of the leg. A balloon, an Express Train or a Submarine may replace its value, one per card.',
  decks: {
    travel: ['Travel cards', 'On your turn you may pay 2 coins to draw one. Trains are 2–6, ships 4–8.'],
    event: ['Event cards', 'On your turn you may pay 2 coins to draw one. Two of them are blue and strike at once.'],
  },
  lies: card => `Here now: ${card}.`,
  here: people => `Here now: ${people}.`,
  nobodyHere: 'No one is here now.',
  needs: kinds => `Needed: ${kinds}.`,
  copies: (count, all) => `${count} of the ${all} cards ${count === 1 ? 'is' : 'are'} like this.`,
  left: count => `${cards(count)} left.`,
  detectiveIn: (place, count) => `He is in ${place} now: a turn that ends there costs ${days(count)}.`,
  starts: (seat, voice) => voice.tell(seat, 'You start this round.', name => `${name} starts this round.`),
  owns: (seat, voice, count) => {
    const coins = count === 1 ? '1 coin' : `${count} coins`;
    return voice.tell(seat, `You have ${coins}.`, name => `${name} has ${coins}.`);
  },
  onDay: (seat, voice, count) => voice.tell(seat, `You have spent ${days(count)}.`, name => `${name} has spent ${days(count)}.`),
  holds: (seat, voice, count) => voice.tell(seat, `You hold ${cards(count)}.`, name => `${name} holds ${cards(count)}.`),
  onTop: card => `On top: ${card}.`,
};
