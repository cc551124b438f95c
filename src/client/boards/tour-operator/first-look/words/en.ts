import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

function weeks([two, three, four]: readonly number[]): string {
  return three === undefined ? `Weeks to play: ${two}.` : `Weeks to play: ${two} with two players, ${three} with three, ${four} with four.`;
}

/** The four cards in English. */
export const en = (n: Numbers): LookWords => ({
  title: 'Tour Operator in one minute',
  guide: 'Gloria, senior agent',
  goal: {
    heading: 'Most points after the last week.',
    brief: 'Fly tourists to cities they love.',
    picture: `${n.names.tourist} likes parties and brings ${n.sign} more; ${n.names.city} gives ${n.city} for parties: ${n.landed} points.`,
    sum: `*${n.city}* for parties *+ ${n.sign}* for his symbol`,
    text: ['Fly tourists to the cities they love. A city scores *once*, for one agency, and then closes.'],
    legend: n.interests,
    foot: weeks(n.weeks),
  },
  turn: {
    name: 'A week',
    heading: 'Draft, roll, fly, house, calm.',
    brief: 'Five steps a week.',
    picture: 'The five steps of a week, each with a picture.',
    steps: [
      ['Draft tourists', `one at a time, until ${n.desks} sit in your office.`],
      [`Roll ${n.dice} dice`, 'Fuel, coupon, clean seat, clean room, staff or wild. Give one up to change another.'],
      ['Fly to one city', `with up to ${n.cabin} aboard. A step costs one fuel; no diagonals.`],
      ['Give clean rooms', `${n.rooms} rooms; a guest stays ${n.stays.join(' to ')} weeks and leaves it dirty.`],
      ['Mark, then calm', 'one activity of the city. A coupon keeps a waiting tourist calm.'],
    ],
  },
  counts: {
    heading: 'You score when you land.',
    brief: 'A city’s number, once each.',
    picture: 'What brings points, and what costs them.',
    rows: [
      ['A passenger lands', 'the city’s number for one interest; one more with the +1'],
      ['Activity row', 'for the first to fill it; one marker a week'],
      ['A slip', 'dirty seat; business in economy; VIP not in the VIP room'],
      ['Lost patience', 'an impatient tourist who waits and is not calmed'],
      ['No clean room', 'and what that guest scored is taken back'],
    ],
  },
  advice: {
    heading: 'Draft three who love the same city.',
    brief: `${n.each.join(' + ')} = ${n.together}`,
    picture: `${n.names.three.join(', ')} land in ${n.names.far}: ${n.together} points.`,
    sum: `${n.each.join(' + ')} *= ${n.together}*`,
    text: `One landing, three scores: ${n.names.three[0]} shops, ${n.names.three[1]} and ${n.names.three[2]} party.`,
    caution: 'Count clean rooms before you board. Two with the dorm symbol may share the dorm.',
  },
});
