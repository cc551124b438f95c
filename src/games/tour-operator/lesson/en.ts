import type { LessonTexts } from '../../../kernel/index.ts';

import { roundsOf } from '../options.ts';

import { en as texts } from '../texts/en.ts';
import type { View } from '../view.ts';
import { isStaffed, scoredIn, visitedBy } from './after-landing.ts';
import { landed, points } from './en-landed.ts';
import {
  agencyIn,
  applicantsIn,
  bestCompany,
  bestTrip,
  boarded,
  diceLeft,
  draftedIn,
  draftIn,
  flightsFrom,
  flownTo,
  nameOf,
  officeOf,
  phaseOf,
  type Trip,
  tripWith,
  twoFlights,
} from './reading.ts';

const { pieces } = texts;
const trip = (to: Trip | undefined) => (to ? `${points(to.points)} in ${pieces[to.city]}` : 'no city in reach');
const flight = (to: Trip | undefined) => (to ? `${pieces[to.city]}: ${points(to.points)}, ${to.fuel} fuel` : '');

export const en: LessonTexts<View> = {
  guide: 'Gloria',
  title: 'First week',
  here: 'Gloria is here if you need her.',
  steps: {
    goal: {
      idea: 'Have the most points after the last week.',
      say: 'Welcome to your agency! Take in tourists, fly them to cities they love, and give them rooms.',
      do: 'Off we go',
      why: 'A week has six phases: check-out, draft, dice, flight, check-in and weekend. All players go through them together.',
      captions: [({ round, plan }) => `week ${Math.max(1, round)} of ${roundsOf(plan.options, plan.seats)}: no points yet`],
    },
    number: {
      idea: 'A city has a number for each interest.',
      say: 'Isabel likes nature, and Nairobi’s number for nature is 6. Her +1 makes it 7.',
      why: 'Each passenger scores one interest when you land. With two interests, the better one counts.',
      captions: ['Isabel: nature, +1', 'Nairobi: nature 6'],
      stamp: 'One number each',
    },
    draft: {
      idea: 'Four desks, four tourists.',
      say: 'Everyone takes one tourist at a time, until four are waiting in each office.',
      do: 'Your choice: select a tourist, then the button.',
      why: 'One card is always left over. The order of picking is reversed each time: now you are first, next time last.',
      good: 'Welcome to the office!',
      otherwise: 'Welcome to the office!',
      captions: ['new tourists'],
    },
    together: {
      idea: 'Draft people who love the same city.',
      say: 'Your plane flies to one city a week. It pays when everyone aboard loves it.',
      do: seen => (draftIn(seen).round < 3 ? 'Take one of these two, then one of the next four.' : 'Now take one of these four.'),
      why: 'Three passengers score on one flight. So look for the city first, then for the people.',
      good: 'Good company.',
      otherwise: seen => {
        const best = bestTrip(seen, officeOf(seen));
        return best ? `Your office could now score ${trip(best)}.` : 'They are waiting in your office now.';
      },
      captions: ['new tourists', seen => `waiting: ${officeOf(seen).map(nameOf).join(', ')}`],
      stamp: 'One city for all',
      futures: (move, seen) => {
        const [own, other] = [draftedIn(move), bestCompany(seen)];
        return {
          idea: 'You may. Look for a city for all first.',
          say: 'This is what your office would score in its best city within your fuel.',
          rows: [
            { choice: `With ${nameOf(own)}`, pieces: own ? [own] : [], comesTo: trip(own && tripWith(seen, own)) },
            { choice: `With ${nameOf(other)}`, pieces: other ? [other] : [], comesTo: trip(other && tripWith(seen, other)) },
          ],
          keep: `Keep ${nameOf(own)}`,
        };
      },
    },
    fourth: {
      idea: 'The fourth will have to wait.',
      say: 'Your plane has three seats, so one of your tourists stays in the office. A face shows their mood.',
      do: 'Take your last tourist.',
      why: 'Each tourist arrives as patient as the card says: happy or impatient. At the weekend you will see what that means.',
      good: 'All four desks are taken. Now to the dice.',
      otherwise: 'All four desks are taken. Now to the dice.',
      captions: ['the last choice', 'three seats for four'],
    },
    dice: {
      idea: 'Dice are your supplies.',
      say: 'Each die is a token or an employee. Give one up, and you may change another.',
      do: seen => {
        if (phaseOf(seen) === 'dice') return 'Keep these dice. Or swap: give one up, then change another.';
        return diceLeft(seen).includes('employee')
          ? 'Now select the employee die, then the button.'
          : 'Now select the wild die, then a token.';
      },
      why: 'Fuel is for flying, coupons calm people down, tokens clean seats and rooms. You may swap twice, so at least three dice remain.',
      good: 'The tokens are yours. Now to the applicants.',
      otherwise: seen =>
        phaseOf(seen) === 'hire'
          ? 'The dice are yours. Now to the applicants.'
          : 'The dice are yours. Without an employee die, nobody applies this week.',
      captions: [
        seen => (phaseOf(seen) === 'dice' ? 'keep them all' : diceLeft(seen).includes('employee') ? 'brings applicants' : 'any token'),
        'or swap: one out, one changed',
      ],
      stamp: 'Five dice',
    },
    hire: {
      idea: 'Good staff work for you.',
      say: 'Your employee die turned up applicants. Office, plane and hotel have room for one each.',
      do: seen => {
        if (phaseOf(seen) === 'prep') return 'Select Done to go on.';
        return applicantsIn(seen).length > 0
          ? 'Select an applicant, then the button. You may hire no one.'
          : 'Resolve your other die, too.';
      },
      why: 'A circle of arrows means: every week. A bin means: once, and then the card is gone.',
      good: 'Welcome aboard! On to the plane.',
      otherwise: seen =>
        isStaffed(seen) ? 'Welcome aboard! On to the plane.' : 'No one hired: all three places are empty. On to the plane.',
      captions: [seen => (applicantsIn(seen).length > 0 ? 'one for each place' : '')],
      stamp: 'Your first employee',
      futures: () => ({
        idea: 'You may. Hiring is free, though.',
        say: 'An employee costs nothing. An empty place does nothing for you.',
        rows: [
          { choice: 'With no one', comesTo: 'the hotel place stays empty' },
          { choice: `With the ${pieces.H1}`, pieces: ['H1'], comesTo: 'one room cleaned every week' },
        ],
        keep: 'Hire no one',
      }),
    },
    board: {
      idea: 'Three seats, three passengers.',
      say: 'Business tourists want the front seat; in economy they cost 1 point. So does a dirty seat.',
      do: 'Select a tourist, then a seat, until three are aboard.',
      why: 'After the flight, used seats are dirty. Those who stay behind lose patience at the weekend.',
      good: 'All aboard. Where to?',
      otherwise: seen => {
        if (phaseOf(seen) === 'flight') return 'Ready for take-off. Where to?';
        const city = visitedBy(seen);
        return city ? `You have already flown, to ${pieces[city]}.` : 'Your plane stays: nobody lands this week.';
      },
      captions: ['your office', 'business in front, economy behind'],
      futures: (move, seen) => {
        const name = nameOf(boarded(seen, move));
        return {
          idea: 'You may. It costs a point, though.',
          say: `${name} has the business symbol, and the business seat is still free.`,
          rows: [
            { choice: `${name} in economy`, pieces: ['E1'], comesTo: '−1 point' },
            { choice: `${name} in business`, pieces: ['B1'], comesTo: 'no penalty' },
          ],
          keep: 'Keep economy',
        };
      },
    },
    city: {
      idea: 'One landing, all score.',
      say: 'Every city you fly over or land in costs 1 fuel. Each city scores only once per game.',
      do: 'Select a city, then confirm the flight.',
      why: 'Everyone aboard scores one of the city’s numbers. After the visit it closes, for the others too.',
      good: 'A good landing! The points are yours.',
      otherwise: seen => {
        const city = visitedBy(seen);
        return city
          ? `Landed in ${pieces[city]}: your passengers score ${points(scoredIn(seen))}.`
          : 'Your plane stays: nobody lands this week.';
      },
      captions: [seen => flight(twoFlights(seen)[0]), seen => flight(twoFlights(seen)[1])],
      stamp: 'The first flight',
      futures: (move, seen) => {
        const [best] = flightsFrom(seen);
        const own = flownTo(seen, move);
        return {
          idea: 'You may. Compare the numbers first.',
          say: own ? 'You keep the fuel you save. Points come only from landings.' : 'A plane that stays lands nowhere.',
          rows: [
            {
              choice: own ? `To ${pieces[own.city]}` : 'Stay here',
              pieces: own ? [own.city] : [],
              comesTo: own ? `${points(own.points)} for ${own.fuel} fuel` : 'no points',
            },
            {
              choice: best ? `To ${pieces[best.city]}` : '',
              pieces: best ? [best.city] : [],
              comesTo: best ? `${points(best.points)} for ${best.fuel} fuel` : '',
            },
          ],
          keep: own ? `Keep ${pieces[own.city]}` : 'Stay here',
        };
      },
    },
    ...landed,
  },
  end: {
    title: 'Now the agency is yours.',
    lead: (_seen, voice) =>
      `The table stays as it is. ${voice.name(1)} and ${voice.name(2)} play on as beginners, and you may ask for a hint at any time.`,
    figures: (seen, voice) => [
      { label: 'Week', value: `${seen.round} of ${roundsOf(seen.plan.options, seen.plan.seats)}` },
      { label: 'Your points', value: String(agencyIn(seen).vp).replace('-', '−') },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => agencyIn(seen, seat).vp).join(', ') },
    ],
    discover: [
      { icon: 'g-dorm', lead: 'Two in the dorm:', text: 'guests with the dorm symbol share one room.' },
      { icon: 'g-employee', lead: 'Twenty-eight employees', text: 'bend the rules, each in a different way.' },
    ],
  },
};
