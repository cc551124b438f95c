// For tests only: all moves that draw luck, reveal something or end the turn, and what the English label of each says will happen.
import type { Language } from '../../kernel/index.ts';
import type { Move } from './moves.ts';

export const FINALS: Readonly<Partial<Record<Move['type'], RegExp>>> = {
  takeBlind: /^Draw a travel card from the deck instead \(no action\)$/,
  resign: /^Resign$/,
  drawEvent: /^Draw an event card$/,
  stop: /^Stop (without trading|and draw \d cards?)$/,
  buyTravel: /^Buy a travel card for \d coins?$/,
  buyEvent: /^Buy an event card for \d coins?$/,
  endTurn: /^(Stay and end|End) your turn( \(detective: \d days?\))?$/,
  depart: /^Depart for .+(: \d+ days?| and roll the die)$/,
  add: /^Use the (.*([Bb]alloon on .*|Elephant), then roll the die|.*(Express Train|Submarine|Offer|Connection).*)$/,
  accept: /^Keep the \d$/,
  reroll: /^Pay \d coins? and roll again$/,
  useChip: /^Use the (red|blue) chip: (draw a travel card|draw an event card|take a coin|everyone else loses a day)$/,
  discard: /^Discard .+?( and end your turn)?$/,
};

/** What a label says of what cannot be taken back: a card is drawn, the die is rolled, the turn ends. In every language the same labels say it. */
export const SIGNS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\bdraw\b/i, /\broll\b/i, /\bend your turn\b/i],
  da: [/\btræk\b/iu, /(?<!\p{L})slå(?!\p{L})/iu, /\bafslut din tur\b/i],
  fr: [/\bpiocher\b/i, /\b(?:re)?lancer\b/i, /\bfinir votre tour\b/i],
  de: [/\bziehen\b/i, /würfeln\b/iu, /\bZug beenden\b/],
};
