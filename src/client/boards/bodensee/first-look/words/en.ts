import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The words of the cards in one language; those beside the die, and two actions in short. */
export interface Told extends LookWords {
  readonly likes: string;
  readonly has: string;
  readonly build: string;
  readonly pips: string;
}

/** The four cards in English. */
export const en = (n: Numbers): Told => ({
  title: 'The lake in one minute',
  guide: 'Captain Resi',
  likes: `likes ${n.likes.toLowerCase()},`,
  has: `has ${n.value}`,
  build: 'Build',
  pips: '+2 pips',
  goal: {
    heading: 'Most money wins.',
    brief: 'Own what tourists like.',
    picture: `A tourist with ${n.value} leaves the bus for an attraction of that value; its owner earns ${n.value}.`,
    text: ['Dice are tourists: their colour is what they like, their pips are their money. *Own the places* where they spend it.'],
    legend: n.colours,
    foot: 'It ends when a free seat finds the dice bag empty, or one colour of tiles is gone.',
  },
  turn: {
    heading: 'Five steps with any bus.',
    brief: 'Take any bus and drive.',
    picture: 'The five steps of a turn, each with a picture.',
    steps: [
      ['Take any bus', 'They belong to nobody.'],
      ['Morning', 'one action of the town where it stands, or none.'],
      ['Drive', 'to the first stop: a harbour, or a tile in a tourist’s colour. Towns with a bus are passed.'],
      ['Tour', 'each tile takes one tourist of its colour who can pay.'],
      ['All day', 'one action of the town you reached. Then refill.'],
    ],
  },
  counts: {
    heading: 'Every visit pays somebody.',
    brief: 'The owner, whoever drives.',
    picture: 'What brings money, and what costs it.',
    rows: [
      ['A visit', 'the tile’s value, to its owner, whoever drives'],
      ['The last pip', 'whoever drove earns that value once more'],
      ['Build a tile', 'by its colour:'],
      ['Dearer', 'per tile of its colour there, and at a harbour; grey never'],
      ['The ferry', 'from harbour to harbour'],
    ],
  },
  advice: {
    heading: 'Build where a bus must stop next.',
    brief: `${n.together} in one turn.`,
    picture: `The bus in ${n.towns.from} carries a tourist with ${n.value}; an attraction of that value has just been built in ${n.towns.to}.`,
    sum: `${n.owner} owner + ${n.driver} driver − ${n.cost} build *${n.together}*`,
    text: 'Match value and pips: build in the morning, drive there at once. A new tile counts already.',
    caution: 'Every bus is everybody’s bus. What you leave on the road, the next player drives.',
  },
});
