import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The words of the cards in one language, and the one on the card of the day. */
export interface Told extends LookWords {
  readonly travellers: string;
}

/** The four cards in English. */
export const en = (n: Numbers): Told => ({
  title: 'The city in one minute',
  guide: 'Pauline, driver',
  travellers: 'travellers',
  goal: {
    heading: `Bring ${n.objective} to their sites, then leave by the exit.`,
    brief: n.isAlone ? 'Then the day is won.' : 'You win together.',
    picture: `The bus drives past sites to the exit; the day asks for ${n.objective} travellers.`,
    text: [
      `${n.isAlone ? '' : 'You win *together*. '}Travellers count once they have got off at a site of their colour, with enough others.`,
    ],
    legend: [`${n.sites.GA}, ${n.sites.LA}`, `${n.sites.CL}, ${n.sites.CA}`, `${n.sites.FO}, ${n.sites.BR}`],
    foot: `Fewer than ${n.objective} when the bus leaves? ${n.isDaily ? 'The day is lost, and your first attempt counts.' : 'Play the day again.'}${n.later ? ` Later days ask for ${n.later.join(' to ')}.` : ''}`,
  },
  turn: {
    heading: 'Choose, rotate, drive.',
    brief: 'One tile a turn.',
    picture: 'The five steps of a turn, each with a picture.',
    steps: [
      ['Two tiles', 'keep one; the other leaves the game.'],
      ['Rotate it, lay it', 'on the space in front of the bus. Four ways, and laid is laid.'],
      ['The bus drives', 'to the end of the road, over old tiles and around the edge. It never turns back.'],
      ['Travellers get on', `everyone waiting along its road. ${n.seats} seats.`],
      ['At a site', 'all of its colour get off: enough stay, too few go back.'],
    ],
  },
  counts: {
    heading: 'Enough, or none.',
    brief: 'Too few go back.',
    picture: 'What counts at the sites, and what does not.',
    rows: [
      ['Enough', `the castle asks for ${n.enough.asked}: all ${n.enough.come} stay and count`],
      ['Too few', `the bridge asks for ${n.tooFew}: back to the reserve`],
      ['Seats', 'a full bus leaves people waiting'],
      ['Each site', 'is passed once at most. Collect first.'],
      ['Still aboard', 'at the exit: they don’t count'],
    ],
  },
  advice: {
    heading: 'Keep the exit corner for the end.',
    brief: 'Fill the other side first.',
    picture: 'The corner at the exit is still free; the bus fills the other side.',
    text: 'The tile in this corner can send the bus out at once, and the day is over. Fill the other side first.',
    caution: `Not sure? “${n.question}” at the table tells you at any time.`,
  },
});
