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
    foot: 'The game ends when the dice bag can’t fill a free seat, or one colour of attractions is gone.',
  },
  turn: {
    heading: 'Five steps with any bus.',
    brief: 'Take any bus and drive.',
    picture: 'The five steps of a turn, each with a picture.',
    steps: [
      ['Take any bus', 'They belong to no one.'],
      ['Morning', 'one action of the town where it stands, or none.'],
      ['Drive', 'to the first stop: a harbour, or an attraction in a tourist’s colour. Towns with a bus are passed.'],
      ['Tour', 'each attraction takes one tourist of its colour who can pay.'],
      ['All day', 'one action of the town you reached. Then refill.'],
    ],
  },
  counts: {
    heading: 'Every visit pays someone.',
    brief: 'Always the owner.',
    picture: 'What brings money, and what costs it.',
    rows: [
      ['A visit', 'the attraction’s value to its owner, no matter who drives'],
      ['The last pip', 'the driver earns that value once more'],
      ['Build', 'by colour:'],
      ['Extra', 'per attraction of its colour there, and at a harbour; never for grey'],
      ['The ferry', 'from harbour to harbour'],
    ],
  },
  advice: {
    heading: 'Build where a bus must stop next.',
    brief: `${n.together} in one turn.`,
    picture: `The bus in ${n.towns.from} carries a tourist with ${n.value}; an attraction of that value has just been built in ${n.towns.to}.`,
    sum: `${n.owner} owner + ${n.driver} driver − ${n.cost} build *${n.together}*`,
    text: 'Match value and pips: build in the morning, drive there at once. A new attraction counts at once.',
    caution: 'Every bus is everyone’s bus. What you leave on the road, the next player drives.',
  },
});
