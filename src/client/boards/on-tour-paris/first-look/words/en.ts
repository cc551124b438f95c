import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The four cards in English. */
export const en = (n: Numbers): LookWords => ({
  title: 'Paris in one minute',
  guide: 'Léon, bandleader',
  goal: {
    heading: 'The longest rising tour.',
    brief: `${n.tour.clubs} clubs + ${n.tour.circled} circled = ${n.tour.points}`,
    picture: 'A finished map: a golden tour climbs from 08 in the west to 97 in the east.',
    sum: `*${n.tour.clubs}* clubs *+ ${n.tour.circled}* circled *= ${n.tour.points}*`,
    text: [
      `Fill ${n.clubs} clubs with numbers. Then draw one route along the lines, *never to a lower number*.`,
      'The Seine divides North and South; only boats cross it.',
    ],
    foot: `Most points win. Alone you play for a title: ${n.title.points} makes you a ${n.title.name}.`,
  },
  turn: {
    heading: 'Three cards, two dice, two clubs.',
    brief: 'Everyone writes at once.',
    picture: 'The five steps of a turn, each with a picture.',
    steps: [
      ['Three cards', 'each opens a region and names one arrondissement.'],
      ['Two dice', `4 and 8 make ${n.numbers.join(' and ')}. All players use them.`],
      ['Write both', 'each with a card of its own, in an empty club of its region.'],
      ['The exact place', 'in the arrondissement on its card it is circled.'],
      ['Doubles: a star', 'also with three equal regions. A number without a place becomes an X.'],
    ],
  },
  counts: {
    heading: 'Only the route counts.',
    brief: 'A club 1, a circle 1 more.',
    picture: 'What brings points on a route, and what closes it.',
    rows: [
      ['A club on your route', 'every number must be equal or higher'],
      ['If it is circled', 'number or star'],
      ['A boat ride', `from dock to dock: the letters between, ${n.ride.from} to ${n.ride.to} is ${n.ride.points}`],
      ['A star', 'fits any number, and counts as a club'],
      ['An X', 'closed: the route can’t pass'],
    ],
  },
  advice: {
    heading: 'Decide where low begins and high ends.',
    brief: 'Low west, high east.',
    picture: `A map on which numbers rise from ${n.low} in the west to ${n.high} in the east.`,
    text: 'Write low at one end, fifty in the middle, high at the other. Then most numbers have a place.',
    caution: 'What is written stays. Keep one corner for numbers that fit nowhere.',
  },
});
