import { manual } from './manual.ts';

export const en = manual({
  goal: [
    'You have bet that you can travel around the world in 80 days. Ten legs lead from London eastwards and back to London. Two clocks run. Your figure shows how far you are; your day counter shows how long you took.',
    'The game ends after the round in which enough travellers are home. Anyone still travelling by then has lost, however few days they have spent.',
    'Of those who are home within 80 days, the one with the fewest days wins. So be quick twice: cheap legs save days, and idling lets the others end the game.',
  ],
  turn: [
    'Take one travel card from the action track. You must; only the last player has no choice.',
    'Carry out the action of the space the card came from, or skip it. It may be a coin, a balloon, an event card, the detective, the pocket watch or a trade.',
    'Travel one leg, or stay. A leg costs exactly the cards it shows; their values are the days it takes. Two trains or two ships of the same value count only once.',
    'On arrival the first player may use the red chip, the last one the blue chip.',
    'If the detective is in your place at the end of your turn, you lose days.',
    'Discard down to the hand limit.',
  ],
  scoring: [
    'Only days count at the end: those of your legs and those you lost on the way. The detective, blue cards and the chips of others cost days. Once someone is home, time pressure costs days as well.',
    'Equal days: the traveller who came home earlier wins. If no one made it within 80 days, the first one home wins.',
  ],
  numbers: {
    cards: 'Travel cards each',
    coins: 'Coins each',
    bank: 'Coins in the supply',
    track: 'Cards on the track',
    events: 'Event cards',
    home: 'Home before it ends',
  },
  sum: { pair: 'matching pair', offer: 'Offer', land: 'by land', days: 'days' },
  legs: {
    title: 'The ten legs',
    leg: 'Leg',
    cards: 'Cards',
    byLand: 'no card: 12 days, or 6 days and the die with an Elephant',
    note: 'Our number: the cards of legs 2, 3, 6, 8 and 9. The rulebook does not list them.',
  },
  chips: { title: 'Bonus chips', chip: 'Chip' },
  deck: {
    title: 'The two event decks',
    card: 'Event card',
    classic: 'Classic',
    expedition: 'Expedition',
    note: 'Our number: how often each card exists. With two players Connection stays in the box.',
  },
  result: {
    title: 'Days and homecoming',
    player: 'Traveller',
    home: 'Home',
    days: 'days',
    legs: 'legs',
    detective: 'detective',
    others: 'blue cards, chips, time pressure',
  },
});
