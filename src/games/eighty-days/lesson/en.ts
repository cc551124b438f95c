import type { LessonTexts } from '../../../kernel/index.ts';
import { placeAt, TRAVEL, type TravelCard } from '../components.ts';
import { en as texts } from '../texts/en.ts';
import type { View } from '../view.ts';
import {
  cardTaken,
  isChoosing,
  isLoading,
  isPaying,
  isRolled,
  isSettingOut,
  journeyOf,
  restOfHand,
  sumOfLowest,
  trainsInHand,
} from './reading.ts';

const card = (id: TravelCard) => `${TRAVEL[id].kind === 'T' ? 'train' : 'ship'} ${TRAVEL[id].value}`;
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
/** Said until a leg is chosen. */
const out = (text: string) => (seen: View) => (isSettingOut(seen) ? text : '');

export const en: LessonTexts<View> = {
  guide: 'Passepartout',
  title: 'First game',
  here: 'Passepartout is here if you need him.',
  steps: {
    goal: {
      idea: 'Be home by day 80.',
      say: 'From London around the world and back, in as few days as possible. If you’re not home, you can’t win.',
      do: 'Off we go',
      why: 'Everyone home within 80 days is in the running. Of those, the player with the fewest days wins; on a tie, the earlier arrival.',
      captions: ['ten legs, from London to London', 'your days: none yet'],
      stamp: 'Home by day 80',
    },
    leg: {
      idea: 'A leg asks for its cards.',
      say: 'Paris asks for one ship and one train, no more and no less. The number on a card is how many days it takes.',
      why: 'Each leg shows what it asks for. You play exactly these cards, and their numbers are added up.',
      captions: ['ship and train', seen => `Paris in ${sumOfLowest(seen)} days with your lowest cards`],
    },
    card: {
      idea: 'Every turn begins with a card.',
      say: 'Take one of these four. The space beside it gives you something as well.',
      do: 'Your choice: select a card. All four are allowed.',
      why: 'You need a card every turn, and low numbers are fast. Look one stop ahead: Brindisi asks for two trains.',
      good: 'A quick train. Brindisi will ask for two of them.',
      captions: ['one card a turn', 'ship 4 + train 2: Paris in 6 days'],
      stamp: 'A card a turn',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'You may. Look one stop ahead first.',
          say: 'Paris is paid for either way: ship 4 and train 2. But Brindisi asks for two trains.',
          rows: [
            { choice: `With ${card(own)}`, pieces: restOfHand(own), comesTo: 'two trains to find' },
            { choice: 'With train 2', pieces: restOfHand('T2'), comesTo: 'one train to find' },
          ],
          keep: `Keep ${card(own)}`,
        };
      },
    },
    space: {
      idea: 'Every space gives something.',
      say: 'You took the card from this space, so its action is yours. You may use it or leave it.',
      do: 'Select the action, or skip it.',
      why: 'You never have to use an action. Use what helps you this turn, and skip what only costs time.',
      good: 'Good. What a space offers is yours for this turn.',
      captions: ['yours with the card'],
      stamp: 'Spaces give something',
    },
    pay: {
      idea: 'Pay with the lowest numbers.',
      say: 'Paris asks for a ship and a train. Their numbers are the days you spend.',
      do: seen => (isPaying(seen) ? 'Play ship 4 and train 2, then depart.' : isSettingOut(seen) ? 'Choose Paris.' : 'Depart.'),
      why: 'In the end, only days count. A high ship is better kept for a balloon, which ignores its number.',
      good: 'Four and two: Paris on day 6.',
      otherwise: seen =>
        journeyOf(seen).place === 'paris'
          ? `Paris on day ${journeyOf(seen).days}.`
          : 'You stay in London for now. The leg waits for its cards.',
      captions: [seen => (isSettingOut(seen) ? `Paris in ${sumOfLowest(seen)} days with your lowest` : '')],
      stamp: 'Low is fast',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        const spent = TRAVEL[own].value;
        return {
          idea: 'You may. Count the days first.',
          say: 'Both ships take you to Paris. One of them takes longer.',
          rows: [
            { choice: `With ${card(own)}`, pieces: [own, 'T2'], comesTo: `Paris on day ${spent + 2}` },
            { choice: 'With ship 4', pieces: ['S4', 'T2'], comesTo: 'Paris on day 6' },
          ],
          keep: `Keep ${card(own)}`,
        };
      },
    },
    chip: {
      idea: 'First to arrive: the red chip.',
      say: 'You are the first in Paris, so its red chip is yours. The blue one waits for the last.',
      do: 'Select the red chip, then end your turn.',
      why: 'The chip is turned over whether you use it or not. There’s no point in saving it.',
      good: 'A coin for the first in Paris.',
      otherwise: 'Used or not, the chip is turned over now.',
      captions: [seen => (seen.frames.at(-1)?.phase === 'arrive' ? 'red: for the first' : '')],
      stamp: 'First and last',
    },
    clocks: {
      idea: 'There are two clocks.',
      say: (_seen, voice) =>
        `${voice.name(1)} and ${voice.name(2)} have moved too. Look at the place and at the days: far is not the same as fast.`,
      why: 'The leader on the map may have spent the most days. In the end only the days of those at home are compared.',
      captions: [
        seen => `you: ${days(seen.travellers[0]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(1)}: ${days(seen.travellers[1]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(2)}: ${days(seen.travellers[2]?.days ?? 0)}`,
      ],
    },
    pair: {
      idea: 'A pair counts once.',
      say: 'Brindisi asks for two trains. Two equal trains count as one: 2 and 2 make 2.',
      do: seen => (isChoosing(seen) ? 'Take a card. A second train 2 makes the pair.' : 'Use the action, or skip it.'),
      why: 'Equal cards mean no change and no waiting. Two equal ships are worth even more on the long legs.',
      good: 'Now see what that does for Brindisi.',
      otherwise: seen => {
        const { pair, lowest } = trainsInHand(seen);
        if (pair !== undefined) return `A pair: for Brindisi, ${pair} and ${pair} make ${pair}.`;
        return lowest
          ? `No pair: for Brindisi, ${lowest.join(' and ')} make ${lowest[0] + lowest[1]}.`
          : 'Brindisi needs two trains. Keep looking for them.';
      },
      captions: [seen => (isChoosing(seen) ? 'what the others left' : ''), 'your hand'],
      stamp: 'Pairs count once',
    },
    detective: {
      idea: 'The detective asks questions.',
      say: 'End your turn where he is, and you lose 2 days. Leaving him costs nothing.',
      do: 'Go to Brindisi, or end your turn and stay in Paris.',
      why: 'Arriving now costs the leg and his 2 days. A round later he may be gone, but the others are ahead.',
      good: 'Done. Even with his questions you are quick.',
      otherwise: seen =>
        journeyOf(seen).place === 'brindisi'
          ? `Brindisi on day ${journeyOf(seen).days}.`
          : 'You stay in Paris: no questions today, and the others get ahead.',
      captions: [out('two trains'), out('2 days for ending here')],
      stamp: 'The detective',
    },
    die: {
      idea: 'A die can stand in for a card.',
      say: 'A balloon is ready, and ship 7 is slow. The balloon puts a die in its place.',
      do: 'Put the balloon on the ship and depart. Roll again for a coin, or keep the roll.',
      why: 'The last roll counts, even if it is worse. A coin buys another roll, two coins buy a card.',
      good: 'That’s how ship 7 becomes quick.',
      otherwise: seen =>
        journeyOf(seen).place === 'suez'
          ? `Suez on day ${journeyOf(seen).days}. The balloon could have changed that.`
          : 'The leg is still before you.',
      captions: [
        seen => (isLoading(seen) ? 'balloon for a card' : isRolled(seen) ? 'a coin rolls again' : ''),
        seen => (isLoading(seen) ? 'a coin rolls again' : ''),
      ],
      stamp: 'The die',
    },
    home: {
      idea: 'The last leg asks for three cards.',
      say: (_seen, voice) => `${voice.name(1)} is home, so every round costs the others a day. You hold two ships and a train.`,
      do: 'Go home with ship 5, ship 5 and train 3. Or wait, if you like.',
      why: 'When only one player is still travelling, the game ends. Anyone not in London by then can’t win.',
      good: 'Home on day 74, and the pair of ships did it.',
      otherwise: seen =>
        journeyOf(seen).isHome ? `Home on day ${journeyOf(seen).days}.` : 'You wait in New York. Every round costs you a day now.',
      captions: [seen => (isSettingOut(seen) ? 'two ships and a train' : isPaying(seen) ? 'two equal ships count once' : '')],
      stamp: 'The last leg',
    },
    yours: {
      idea: 'The table is yours.',
      say: 'This is your own game again, as you left it. From here on, chance decides.',
      do: 'To the passport',
      why: 'The elephant and the storm are still to come. You may ask for a hint at any time.',
      captions: ['your game'],
    },
  },
  end: {
    title: 'Now the journey is yours.',
    lead: (_seen, voice) =>
      `The table stays as it is. ${voice.name(1)} and ${voice.name(2)} play on as beginners, and you may ask for a hint at any time.`,
    figures: (seen, voice) => [
      { label: 'You are in', value: texts.pieces[placeAt(seen.travellers[0]?.position ?? 0)] ?? '' },
      { label: 'Days spent', value: String(seen.travellers[0]?.days ?? 0) },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => seen.travellers[seat]?.days ?? 0).join(', ') },
    ],
    discover: [
      { icon: 'g-elephant', lead: 'Waiting for you in India:', text: 'twelve days on foot, or an elephant.' },
      { icon: 'g-storm', lead: 'Two event cards are blue.', text: 'They strike everyone at once.' },
    ],
  },
};
